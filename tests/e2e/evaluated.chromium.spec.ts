import type { Page } from '@playwright/test';
import { pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

const libraries = ['mui', 'antd', 'dnd-kit'] as const;

/** The libraries of which a function has run in the page since its document was opened. */
async function evaluated(page: Page): Promise<string[]> {
  const scripts = await page.coverage.stopJSCoverage();
  return libraries.filter((library) => {
    const ofLibrary = scripts.filter(({ url }) => new URL(url).pathname.startsWith(`/assets/${library}-`));
    // The first function is the script itself.
    const functions = ofLibrary.flatMap((script) => script.functions).filter(({ functionName }) => functionName !== '');
    return functions.some(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
  });
}

// Of pictures that are broken on purpose.
test.use({ expectedErrors: [/Failed to load resource/] });

const visited = ['', ...pages.filter((page) => !('ownScript' in page)).map(({ id }) => id)];
for (const id of visited) {
  test(`/${id} runs the library that it uses and no other`, async ({ page }) => {
    await page.coverage.startJSCoverage({ resetOnNavigation: false });
    await page.goto(`/${id}`);
    const used = pages.find((page) => page.id === id);
    const own = used && 'library' in used ? used.library : undefined;
    test.skip(page.frames().length > 1, 'The pages in its frames use libraries of their own.');
    // The page of antd's script has a menu of MUI too.
    const wanted = own === 'antd' ? ['mui', 'antd'] : own ? [own] : [];
    expect(await evaluated(page)).toEqual(wanted);
  });
}

test('a click on a link runs the library of its page', async ({ page }) => {
  await page.coverage.startJSCoverage({ resetOnNavigation: false });
  await page.goto('/checkboxes');
  await page.getByTestId('nav-tables').click();
  await expect(page.getByRole('heading', { name: 'Dynamic Tables', exact: true })).toBeVisible();
  expect(await evaluated(page)).toEqual(['mui']);
});
