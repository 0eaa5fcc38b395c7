import { expect, test } from '../fixtures';

for (const [path, name] of [
  ['dialogs', 'dialog-result'],
  ['storage', 'clipboard-copied'],
  ['context-menu', 'context-menu-result'],
  ['moving-targets', 'bar-result'],
] as const) {
  test(`an empty outcome of ${path} has no box`, { tag: '@design' }, async ({ open, page }) => {
    await open(`/${path}`);
    const outcome = page.getByTestId(name);
    await expect(outcome).toHaveText('');
    expect((await outcome.boundingBox())?.height ?? 0).toBe(0);
  });
}

test('a failure looks like none of the other states', { tag: ['@design', '@server'] }, async ({ open, page }) => {
  const look = () =>
    page.getByTestId('net-status').evaluate((outcome) => {
      const { color, backgroundColor, borderLeftColor } = getComputedStyle(outcome);
      return [color, backgroundColor, borderLeftColor];
    });
  await open('/network?delayScale=0&seed=1');
  const idle = await look();
  await page.getByTestId('net-load').click();
  await expect(page.getByTestId('net-status')).toHaveText('Loaded');
  const ok = await look();
  expect(ok[2]).not.toBe(idle[2]);
  await page.route('**/api/orders?*', (route) => route.fulfill({ json: [] }));
  await page.getByTestId('net-load').click();
  await expect(page.getByTestId('net-status')).toHaveText('Failed: unexpected response');
  const failed = await look();
  for (const [index, part] of failed.entries()) expect([idle[index], ok[index]]).not.toContain(part);
});
