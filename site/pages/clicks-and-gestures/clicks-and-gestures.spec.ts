import type { Locator } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

test('the list is one stop, and the arrows move the focus', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-row-1').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('clicks-row-2')).toBeFocused();
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2');
  await page.keyboard.press('Control+End');
  await expect(page.getByTestId('clicks-row-12')).toBeFocused();
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2');
  await page.keyboard.press('Control+Space');
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2, 12');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('clicks-tile-1')).toBeFocused();
});

test('the row has the focus again after Enter and Escape', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  for (const key of ['Enter', 'Escape']) {
    await page.getByTestId('clicks-row-5').press('F2');
    await expect(page.getByTestId('clicks-edit-5')).toBeFocused();
    await page.keyboard.press(key);
    await expect(page.getByTestId('clicks-row-5')).toBeFocused();
  }
});

test('what is typed in the field of a row is no key of the list', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-row-5').click();
  await page.keyboard.press('F2');
  await page.getByTestId('clicks-edit-5').fill('a b');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 5');
  await page.getByTestId('clicks-edit-5').click();
  await expect(page.getByTestId('clicks-edit-5')).toBeVisible();
});

test('a tile is taken in and out by a click and by Space', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const result = page.getByTestId('clicks-tiles-selected');
  await page.getByTestId('clicks-tile-4').click();
  await page.getByTestId('clicks-tile-2').press('Space');
  await expect(result).toHaveText('Tiles: 2, 4');
  await page.getByTestId('clicks-tile-4').click();
  await expect(result).toHaveText('Tiles: 2');
});

test('a rectangle within one tile selects it, and is no click', { tag: '@design' }, async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const tile = page.getByTestId('clicks-tile-6');
  await tile.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(tile);
  await page.mouse.move(x - 10, y - 10);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10, { steps: 3 });
  await expect(page.locator('.clicks-rectangle')).toBeVisible();
  await page.mouse.up();
  await expect(page.locator('.clicks-rectangle')).toHaveCount(0);
  await expect(page.getByTestId('clicks-tiles-selected')).toHaveText('Tiles: 6');
});

test('the menu works by keyboard, and gives the focus back', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const [button, menu] = [page.getByTestId('clicks-press'), page.getByTestId('clicks-press-menu')];
  await button.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Copy' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(menu.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(page.getByTestId('clicks-press-result')).toHaveText('Chosen: Delete');
  await button.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();
  await button.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(menu).toHaveCount(0);
});

test('a press that moves away opens no menu', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/clicks-and-gestures');
  await page.getByTestId('clicks-press').hover();
  await page.mouse.down();
  await page.mouse.move(5, 300);
  await page.clock.runFor(5000);
  await page.mouse.up();
  await expect(page.getByTestId('clicks-press-menu')).toHaveCount(0);
});

test('a press elsewhere closes the menu', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-press').press('ArrowDown');
  await expect(page.getByTestId('clicks-press-menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByTestId('clicks-press-menu')).toHaveCount(0);
});

test('the carousel turns both ways, and round', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const slide = page.getByTestId('clicks-slide');
  await page.getByTestId('clicks-previous').click();
  await expect(slide).toHaveText('Slide 5 of 5');
  await page.getByTestId('clicks-next').click();
  await expect(slide).toHaveText('Slide 1 of 5');
  await slide.press('ArrowLeft');
  await expect(slide).toHaveText('Slide 5 of 5');
});

test('a movement that is short or goes down turns nothing', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const slide = page.getByTestId('clicks-slide');
  await slide.scrollIntoViewIfNeeded();
  const { x, y } = await middleOf(slide);
  for (const [across, down] of [
    [-30, 0],
    [-50, 60],
  ] as const) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + across, y + down, { steps: 3 });
    await page.mouse.up();
  }
  await expect(slide).toHaveText('Slide 1 of 5');
});

test('the wheel zooms only with Ctrl', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const picture = page.getByTestId('clicks-zoom');
  await picture.hover();
  await page.mouse.wheel(0, -1);
  await page.getByTestId('clicks-zoom-out').click();
  await expect(picture).toHaveText('75 %');
});

test('the keys zoom the picture only without Ctrl, with which they zoom the page', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const picture = page.getByTestId('clicks-zoom');
  await picture.press('Control+-');
  await picture.press('-');
  await expect(picture).toHaveText('75 %');
});

test('another key between the two ends the chord', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/clicks-and-gestures');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('x');
  await page.keyboard.press('s');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Control+s');
  await expect(page.getByTestId('clicks-chord')).toHaveText('Chords: 1');
});

test('a click by keyboard is logged as one', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-next').press('Enter');
  await expect(page.getByTestId('clicks-log').getByRole('listitem')).toHaveText('click left keyboard trusted');
});

test('the log moves nothing as it grows', { tag: '@design' }, async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const height = () => page.getByTestId('clicks-log').evaluate((log: HTMLElement) => log.offsetHeight);
  const before = await height();
  for (let time = 0; time < 11; time++) await page.getByTestId('clicks-zoom-in').click();
  expect(await height()).toBe(before);
});

test('leaving the page in the middle of a press and a chord leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 600);
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-press').dispatchEvent('pointerdown', { button: 0 });
  await page.keyboard.press('Control+k');
  await expectNoneAfterLeaving(page, timers);
});

test('a key acts on the row that has the focus, also when a script gave it', async ({ open, page }) => {
  const row = (number: number) => page.getByTestId(`clicks-row-${number}`);
  for (const key of ['F2', 'Enter']) {
    await open('/clicks-and-gestures');
    await row(7).click();
    await row(3).press(key);
    await expect(page.getByTestId('clicks-edit-3')).toBeFocused();
  }
  await open('/clicks-and-gestures');
  await row(5).click();
  await row(3).focus();
  await expect(row(3)).toHaveAttribute('tabindex', '0');
  await expect(row(5)).toHaveAttribute('tabindex', '-1');
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 5');
  // From the row that was clicked, as after Ctrl with an arrow.
  await row(3).press('Shift+ArrowUp');
  await expect(row(2)).toBeFocused();
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 2, 3, 4, 5');
  await row(9).press('Space');
  await expect(page.getByTestId('clicks-selected')).toHaveText('Selected: 9');
});

test('Alt counts alone, and not with another key', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  const button = page.getByTestId('clicks-alt');
  for (const other of ['Shift', 'Control', 'Meta'] as const) {
    await button.click({ modifiers: ['Alt', other] });
    await button.press(`Alt+${other}+Enter`);
  }
  await expect(button).toHaveText('Alt clicks: 0');
  await button.click({ modifiers: ['Alt'] });
  await button.press('Alt+Enter');
  await expect(button).toHaveText('Alt clicks: 2');
});

test('Enter that confirms what an input method has composed does not end the editing', async ({ open, page }) => {
  await open('/clicks-and-gestures');
  await page.getByTestId('clicks-row-4').click();
  await page.keyboard.press('F2');
  const field = page.getByTestId('clicks-edit-4');
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  );
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(field).toHaveCount(0);
});
