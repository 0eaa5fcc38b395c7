import type { Page } from '@playwright/test';
import { drives } from '../drives';
import { expect, test } from '../fixtures';
import { provokedErrors } from '../states';

test.use({ expectedErrors: provokedErrors });

// Pages that the menu links. The two others are shown in frames: no click leads to them.
const walked = drives.filter(([id]) => !['home', 'iframes-1', 'iframes-2'].includes(id));
const options = 'delayScale=0&downloadFailure=http';

test('ids are the same on a direct load and after two walks in different orders', async ({ browser, baseURL, page, open }) => {
  test.setTimeout(300_000);
  const direct: Record<string, unknown> = {};
  for (const [id, drive] of walked) {
    const other = await browser.newPage();
    await other.goto(new URL(`/${id}?${options}`, baseURL).href);
    direct[id] = await idsOf(other, drive);
    await other.close();
  }

  // Both in one document, so that each page is also opened a second time.
  await open(`/?${options}`);
  for (const pages of [walked, walked.toReversed()]) {
    const afterWalk: Record<string, unknown> = {};
    for (const [id, drive] of pages) {
      // By the element, because an open dialog makes the menu inert.
      await page.getByTestId(`nav-${id}`).evaluate((link: HTMLElement) => link.click());
      await expect(page.getByTestId(`nav-${id}`)).toHaveAttribute('aria-current', 'page');
      afterWalk[id] = await idsOf(page, drive);
    }
    expect(afterWalk).toEqual(direct);
  }
});

/** Every id and every attribute that names one, as the page is opened and in the state that is reached last. */
async function idsOf(page: Page, drive: (page: Page) => Promise<void>) {
  await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
  // Content that loads late is the same page: with a scale of 0 it is there soon.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const opened = await page.evaluate(collect);
  await drive(page);
  return { opened, driven: await page.evaluate(collect) };
}

function collect(): string[] {
  // The whole body, because dialogs are shown beside main.
  const attributes = [...document.body.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].map((attribute) => ({ element, attribute })),
  );
  return attributes
    .filter(({ attribute: { name } }) => name === 'id' || name === 'for' || name.startsWith('aria-'))
    .map(({ element, attribute: { name, value } }) => `${element.localName} ${name}=${value}`);
}
