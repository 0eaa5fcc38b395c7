import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/checkboxes');
});

test('initial: only Checkbox 2 is ticked at first', async ({ page }) => {
  await expectTicked(page, [false, true, false]);
});

test('toggle: a click on a box or its label, or Space, changes this box and no other', async ({ page }) => {
  await page.getByTestId('checkbox-checkbox1').click();
  await expectTicked(page, [true, true, false]);
  await page.getByText('Checkbox 2', { exact: true }).click();
  await expectTicked(page, [true, false, false]);
  await page.getByTestId('checkbox-checkbox3').press('Space');
  await expectTicked(page, [true, false, true]);
  await page.getByTestId('checkbox-checkbox1').press('Space');
  await expectTicked(page, [false, false, true]);
});

test('all: Check All ticks all three, whatever they were before', async ({ page }) => {
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expectTicked(page, [true, true, true]);
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expectTicked(page, [true, true, true]);
  // `uncheck` brings the box to a state. A click would do the opposite where it is in that state already.
  for (const number of [1, 2, 3]) await page.getByTestId(`checkbox-checkbox${number}`).uncheck();
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expectTicked(page, [true, true, true]);
});

test('count: the line below follows every change', async ({ page }) => {
  const count = page.getByTestId('ticked-count');
  await expect(count).toHaveText('Ticked: 1 of 3');
  await page.getByTestId('checkbox-checkbox3').check();
  await expect(count).toHaveText('Ticked: 2 of 3');
  await page.getByTestId('checkbox-checkbox2').uncheck();
  await expect(count).toHaveText('Ticked: 1 of 3');
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expect(count).toHaveText('Ticked: 3 of 3');
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expect(count).toHaveText('Ticked: 0 of 3');
});

test('none: Uncheck All leaves none ticked, whatever they were before', async ({ page }) => {
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expectTicked(page, [false, false, false]);
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expectTicked(page, [false, false, false]);
  for (const number of [1, 2, 3]) await page.getByTestId(`checkbox-checkbox${number}`).check();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expectTicked(page, [false, false, false]);
});

async function expectTicked(page: Page, ticked: boolean[]) {
  for (const [index, checked] of ticked.entries()) {
    await expect(page.getByRole('checkbox', { name: `Checkbox ${index + 1}` })).toBeChecked({ checked });
  }
}
