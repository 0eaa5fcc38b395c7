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

test('a box toggles by itself, by its label and by keyboard', async ({ page }) => {
  await page.getByTestId('checkbox-checkbox1').click();
  await page.getByText('Checkbox 2', { exact: true }).click();
  await page.getByTestId('checkbox-checkbox3').press('Space');
  await expect(page.getByTestId('checkbox-checkbox1')).toBeChecked();
  await expect(page.getByTestId('checkbox-checkbox2')).not.toBeChecked();
  await expect(page.getByTestId('checkbox-checkbox3')).toBeChecked();
  await page.getByTestId('checkbox-checkbox1').uncheck();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1);
});

test('the line below counts the ticked boxes', async ({ page }) => {
  const count = page.getByTestId('ticked-count');
  await expect(count).toHaveText('Ticked: 1 of 3');
  await page.getByTestId('checkbox-checkbox3').check();
  await expect(count).toHaveText('Ticked: 2 of 3');
  await page.getByTestId('uncheck-all-button').click();
  await expect(count).toHaveText('Ticked: 0 of 3');
});

test('Check All ticks every box, Uncheck All none, and once more changes nothing', async ({ page }) => {
  const ticked = page.getByRole('checkbox', { checked: true });
  for (const _ of ['once', 'again']) {
    await page.getByTestId('check-all-button').click();
    await expect(ticked).toHaveCount(3);
  }
  for (const _ of ['once', 'again']) {
    await page.getByTestId('uncheck-all-button').click();
    await expect(ticked).toHaveCount(0);
  }
  await expect(page.getByTestId('check-all-button')).toHaveText('Check All');
  await expect(page.getByTestId('uncheck-all-button')).toHaveText('Uncheck All');
});
