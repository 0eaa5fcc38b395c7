import { expect, test } from '../fixtures';

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('the legend of a chart has the colours of its bars', async ({ open, page }) => {
  await open('/canvas');
  const colours = await page
    .locator('.chart-swatch')
    .evaluateAll((all) => all.map((swatch) => getComputedStyle(swatch).backgroundColor));
  expect(new Set(colours).size).toBe(2);
});

test('a selected row differs from the others', async ({ open, page }) => {
  await open('/long-lists');
  const [one, two] = [page.getByTestId('rows-row-1'), page.getByTestId('rows-row-2')];
  await one.click();
  await expect(one).toHaveAttribute('aria-selected', 'true');
  const backgroundOf = (row: typeof one) => row.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await backgroundOf(one)).not.toBe(await backgroundOf(two));
});

test('the current step of the wizard differs from the others', async ({ open, page }) => {
  await open('/wizard');
  const edgeOf = (step: string) =>
    page.locator(step).evaluate((element) => [getComputedStyle(element).outlineStyle, getComputedStyle(element).color]);
  expect((await edgeOf('.wizard-steps > li[aria-current]'))[0]).toBe('solid');
  expect((await edgeOf('.wizard-steps > li:last-child'))[0]).toBe('none');
});

test('the mark at 75% is drawn', async ({ open, page }) => {
  await open('/moving-targets');
  const mark = page.locator('.bar-target');
  const [own, around] = await mark.evaluate((element) => [
    getComputedStyle(element).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(own).not.toBe(around);
});

test('a pressed tile and a pressed tool of the editor differ from the others', async ({ open, page }) => {
  const lookOf = (name: string) =>
    page.getByTestId(name).evaluate((button) => {
      const { backgroundColor, borderTopColor } = getComputedStyle(button);
      return [backgroundColor, borderTopColor];
    });
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-tile-2').click();
  expect(await lookOf('clicks-tile-2')).not.toEqual(await lookOf('clicks-tile-1'));
  await open('/rich-text');
  await page.getByTestId('editor-bold').click();
  await expect(page.getByTestId('editor-bold')).toHaveAttribute('aria-pressed', 'true');
  expect(await lookOf('editor-bold')).not.toEqual(await lookOf('editor-italic'));
});
