import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/checkboxes');
});

test('the second of three boxes is ticked at first, each in its label', { tag: '@design' }, async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Checkboxes');
  const boxes = page.getByTestId('checkbox-group').getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  for (const [number, checked] of [
    [1, false],
    [2, true],
    [3, false],
  ] as const) {
    const label = page.locator(`label[data-test="checkbox-label-checkbox${number}"]`);
    await expect(label).toHaveText(`Checkbox ${number}`);
    await expect(label.locator(`> input#checkbox${number}:first-child`)).toHaveAttribute(
      'data-test',
      `checkbox-checkbox${number}`,
    );
    await expect(page.getByRole('checkbox', { name: `Checkbox ${number}` })).toBeChecked({ checked });
  }
});
