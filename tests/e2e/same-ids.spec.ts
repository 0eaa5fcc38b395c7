import type { Page } from '@playwright/test';
import { drives } from '../drives';
import { expect, test } from '../fixtures';
import { provokedErrors } from '../states';

test.use({ expectedErrors: provokedErrors });

// Pages that the menu links. The two others are shown in frames: no click leads to them.
const walked = drives.filter(([id]) => !['home', 'iframes-1', 'iframes-2'].includes(id));
const options = 'delayScale=0&downloadFailure=http';

for (const [order, pages] of [
  ['menu', walked],
  ['reverse', walked.toReversed()],
] as const) {
  test(`ids are the same after a walk in ${order} order as on a direct load`, async ({ browser, page, open }) => {
    test.slow();
    await open(`/?${options}`);
    const afterWalk: Record<string, unknown> = {};
    for (const [id, drive] of pages) {
      // By the element, because an open dialog makes the menu inert.
      await page.getByTestId(`nav-${id}`).evaluate((link: HTMLElement) => link.click());
      await expect(page.getByTestId(`nav-${id}`)).toHaveAttribute('aria-current', 'page');
      afterWalk[id] = await idsOf(page, drive);
    }

    for (const [id, drive] of pages) {
      const direct = await browser.newPage();
      await direct.goto(new URL(`/${id}?${options}`, page.url()).href);
      expect(afterWalk[id], id).toEqual(await idsOf(direct, drive));
      await direct.close();
    }
  });
}

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
