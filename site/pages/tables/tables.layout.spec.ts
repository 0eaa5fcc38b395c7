import { expect, test } from '../../../tests/fixtures';

test('at 1280 px the table in the frame of /iframes-1 shows all of its columns', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/iframes-1');
  const box = page.getByTestId('iframe-nested').contentFrame().getByRole('group', { name: 'Editable table' });
  await expect(box).toBeVisible();
  expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('on a phone no row is much higher than a control', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/tables');
  for (const id of [1, 2, 3])
    expect((await page.getByTestId(`editable-row-${id}`).boundingBox())?.height).toBeLessThanOrEqual(80);
});
