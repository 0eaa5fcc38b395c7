import { expect, test } from '../../../tests/fixtures';

test('the page holds /iframes-2 in a sandboxed frame, and reaches its document', async ({ open, page }) => {
  await open('/iframes-1');
  const frame = page.getByTestId('iframe-nested');
  await expect(frame).toHaveAttribute('src', '/iframes-2');
  await expect(frame).toHaveAttribute(
    'sandbox',
    'allow-same-origin allow-scripts allow-popups allow-forms allow-modals',
  );
  await expect(frame.contentFrame().locator('h1')).toBeVisible();
  expect(await frame.evaluate((element: HTMLIFrameElement) => element.contentDocument?.location.pathname)).toBe(
    '/iframes-2',
  );
});
