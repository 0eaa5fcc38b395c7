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

// MUI ends a transition of no length by a timer, for which what was closed would still be there.
const closed = [
  { id: 'alerts', open: '[data-test=dialog-button]', close: '[data-test=dialog-close]', leaves: '[role=dialog]' },
  { id: 'exit-intent', close: '[data-test=modal-no]', leaves: '[role=dialog]' },
  {
    id: 'dropdowns',
    open: '[data-test=dropdown-mui] [role=combobox]',
    close: '[role=option]:nth-child(3)',
    leaves: '.MuiPopover-root',
  },
];

for (const { id, open: opener, close, leaves } of closed) {
  test(`what is closed on ${id} has left the document as soon as its click is over`, async ({ open, page }) => {
    await open(`/${id}`);
    if (opener) await page.locator(opener).click();
    else await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
    await expect(page.locator(leaves)).toHaveCount(1);
    const left = await page.locator(close).evaluate((element: HTMLElement, selector) => {
      element.click();
      return document.querySelectorAll(selector).length;
    }, leaves);
    expect(left).toBe(0);
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
