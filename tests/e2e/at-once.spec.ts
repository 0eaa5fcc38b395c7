import { expect, test } from '../fixtures';

const events = [
  { id: 'key-press', event: 'new KeyboardEvent("keydown", { key: "a", bubbles: true })', shows: 'key-0' },
  { id: 'exit-intent', event: 'new MouseEvent("mouseleave", { clientY: -1 })', shows: 'exit-modal' },
  {
    id: 'iframes',
    event: 'new MessageEvent("message", { data: "sent" })',
    target: 'window',
    shows: 'iframe-message-0',
  },
];

for (const { id, event, target = 'document', shows } of events) {
  test(`${id} hears what happens as soon as it has a heading`, async ({ page }) => {
    await page.addInitScript(`new MutationObserver((changes, observer) => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      ${target}.dispatchEvent(${event});
    }).observe(document, { childList: true, subtree: true })`);
    await page.goto(`/${id}`);
    await expect(page.getByTestId(shows)).toBeVisible();
  });
}

test('a page that is come back to has its title as soon as it has a heading', async ({ open, page }) => {
  await open('/forms');
  await page.getByTestId('home-link').evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveTitle(/^Test/);
  const title = await page.evaluate(
    () =>
      new Promise((resolve) => {
        new MutationObserver(
          () => document.querySelector('main h1')?.textContent?.startsWith('Forms') && resolve(document.title),
        ).observe(document, {
          childList: true,
          subtree: true,
        });
        location.hash = '#/forms';
      }),
  );
  expect(title).toMatch(/^Forms \|/);
});
