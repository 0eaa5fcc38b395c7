import { expect, type Page, test } from '@playwright/test';

const numbers = [1, 2, 3];

test.beforeEach(async ({ page }) => {
  await page.goto('/checkboxes');
});

test('initial: only “Checkbox 2” is ticked at first', async ({ page }) => {
  await expectTicked(page, [false, true, false]);
});

test('toggle: a click on a box ticks it', async ({ page }) => {
  for (const number of [3, 1]) {
    // `uncheck` sets a state. A click would tick the box if it had no tick.
    await box(page, number).uncheck();
    await box(page, number).click();
    await expect(box(page, number)).toBeChecked();
  }
});

test('untick: a second click removes the tick', async ({ page }) => {
  await box(page, 1).check();
  await box(page, 1).click();
  await expect(box(page, 1)).not.toBeChecked();
});

test('label: a click on the label ticks the box', async ({ page }) => {
  await box(page, 1).uncheck();
  await page.getByText('Checkbox 1', { exact: true }).click();
  await expect(box(page, 1)).toBeChecked();
});

test('space: Space ticks the focused box', async ({ page }) => {
  await box(page, 1).uncheck();
  await box(page, 1).press('Space');
  await expect(box(page, 1)).toBeChecked();
});

test('alone: a click leaves the other boxes as they were', async ({ page }) => {
  const before = await Promise.all([2, 3].map((number) => box(page, number).isChecked()));
  await box(page, 1).click();
  await expect(box(page, 1)).toBeChecked();
  for (const [index, checked] of before.entries()) await expect(box(page, index + 2)).toBeChecked({ checked });
});

test('all: “Check All” ticks all three', async ({ page }) => {
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expectTicked(page, [true, true, true]);
});

test('again: “Check All” leaves ticked boxes ticked', async ({ page }) => {
  for (const number of numbers) await box(page, number).check();
  await page.getByRole('button', { name: 'Check All', exact: true }).click();
  await expectTicked(page, [true, true, true]);
});

test('none: “Uncheck All” removes every tick', async ({ page }) => {
  for (const number of numbers) await box(page, number).check();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expectTicked(page, [false, false, false]);
});

test('none-again: “Uncheck All” leaves boxes without a tick as they were', async ({ page }) => {
  // At the second press no box has a tick.
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await page.getByRole('button', { name: 'Uncheck All' }).click();
  await expectTicked(page, [false, false, false]);
});

test('count: the line shows how many boxes are ticked', async ({ page }) => {
  const count = page.getByTestId('ticked-count');
  await expect(count).toHaveText('Ticked: 1 of 3');
  await box(page, 1).check();
  // Counts the ticks now, because what a click does to the other boxes is another requirement.
  const ticked = await page.getByRole('checkbox', { checked: true }).count();
  await expect(count).toHaveText(`Ticked: ${ticked} of 3`);
});

function box(page: Page, number: number) {
  return page.getByRole('checkbox', { name: `Checkbox ${number}` });
}

async function expectTicked(page: Page, ticked: boolean[]) {
  for (const [index, checked] of ticked.entries()) await expect(box(page, index + 1)).toBeChecked({ checked });
}
