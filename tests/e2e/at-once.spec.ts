import { expect, test } from '../fixtures';

const events = [
  { id: 'key-press', event: 'new KeyboardEvent("keydown", { key: "a", bubbles: true })', shows: 'key-0' },
  { id: 'exit-intent', event: 'new MouseEvent("mouseleave", { clientY: -1 })', shows: 'exit-modal' },
  { id: 'iframes', event: 'new MessageEvent("message", { data: "sent" })', target: 'window', shows: 'iframe-message-0' },
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
