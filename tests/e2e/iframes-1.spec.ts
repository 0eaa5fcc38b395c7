import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';

test('the page holds /iframes-2 in a sandboxed frame, and reaches its document', async ({ open, page }) => {
  await open('/iframes-1');
  const frame = page.getByTestId('iframe-nested');
  await expect(frame).toHaveAttribute('src', '/iframes-2');
  await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin allow-scripts allow-popups allow-forms allow-modals');
  await expect(frame.contentFrame().locator('h1')).toBeVisible();
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.location.pathname)).toBe('/iframes-2');
});

test('the page and the one in its frame together have no accessibility violation', async ({ open, page, browserName }) => {
  test.skip(browserName !== 'chromium', 'axe reads the same document in every browser, but takes long in Firefox');
  await open('/iframes-1');
  await expect(page.getByTestId('iframe-nested').contentFrame().getByTestId('editable-row-1')).toBeAttached();
  // One site inside the other has each landmark twice.
  expect((await new AxeBuilder({ page }).disableRules('landmark-unique').analyze()).violations).toEqual([]);
});
