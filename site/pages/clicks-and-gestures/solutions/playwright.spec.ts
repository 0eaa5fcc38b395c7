import { type CDPSession, expect, type Locator, type Page, test } from '@playwright/test';

type Point = { x: number; y: number };

test.beforeEach(async ({ page }) => {
  await page.goto('/clicks-and-gestures');
});

const row = (page: Page, number: number) => page.getByTestId(`clicks-row-${number}`);
const field = (page: Page, number: number) => page.getByTestId(`clicks-edit-${number}`);
const expectSelected = (page: Page, rows: string) =>
  expect(page.getByTestId('clicks-selected')).toHaveText(`Selected: ${rows}`);

async function edit(page: Page, number: number) {
  await row(page, number).click();
  await page.keyboard.press('Enter');
}

test('select: a click selects one row', async ({ page }) => {
  for (const number of [2, 5, 5]) {
    await row(page, number).click();
    await expectSelected(page, `${number}`);
    await expect(row(page, number)).toHaveAttribute('aria-selected', 'true');
  }
});

test('toggle: Ctrl adds a row and takes it out', async ({ page }) => {
  await row(page, 2).click();
  for (const number of [7, 3]) await row(page, number).click({ modifiers: ['ControlOrMeta'] });
  await expectSelected(page, '2, 3, 7');
  await row(page, 7).click({ modifiers: ['ControlOrMeta'] });
  await expectSelected(page, '2, 3');
});

test('range: Shift selects all rows in between', async ({ page }) => {
  await row(page, 3).click();
  await row(page, 6).click({ modifiers: ['Shift'] });
  await expectSelected(page, '3, 4, 5, 6');
  await row(page, 2).click({ modifiers: ['Shift'] });
  await expectSelected(page, '2, 3');
});

test('all: with Ctrl+A all twelve rows are selected', async ({ page }) => {
  await row(page, 4).click();
  await page.keyboard.press('ControlOrMeta+a');
  await expectSelected(page, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12');
});

test('extend: Shift with an arrow key moves the end of the selection', async ({ page }) => {
  await row(page, 3).click();
  for (const selected of ['3, 4', '3, 4, 5']) {
    await page.keyboard.press('Shift+ArrowDown');
    await expectSelected(page, selected);
  }
  await page.keyboard.press('Shift+ArrowUp');
  await expectSelected(page, '3, 4');
});

test('edit: a double click, F2 and Enter open the field', async ({ page }) => {
  await row(page, 3).dblclick();
  await expect(field(page, 3)).toHaveValue('Water the plants');
  for (const key of ['F2', 'Enter']) {
    await page.keyboard.press('Escape');
    await expect(field(page, 3)).toHaveCount(0);
    await page.keyboard.press(key);
    await expect(field(page, 3)).toHaveValue('Water the plants');
  }
});

test('keep: Enter and a click elsewhere keep the text', async ({ page }) => {
  await edit(page, 3);
  await field(page, 3).fill('Water the roses');
  await field(page, 3).press('Enter');
  await expect(row(page, 3)).toHaveText('Water the roses');
  await edit(page, 4);
  await field(page, 4).fill('Book two ferries');
  await row(page, 1).click();
  await expect(row(page, 4)).toHaveText('Book two ferries');
});

test('discard: Escape keeps the old text', async ({ page }) => {
  await edit(page, 3);
  await field(page, 3).fill('Water the roses');
  await field(page, 3).press('Escape');
  await expect(row(page, 3)).toHaveText('Water the plants');
});

test('rectangle: the rectangle selects the tiles that it touches', async ({ page }) => {
  await page.getByTestId('clicks-tiles').scrollIntoViewIfNeeded();
  const [first, second] = [
    await boxOf(page.getByTestId('clicks-tile-1')),
    await boxOf(page.getByTestId('clicks-tile-2')),
  ];
  const inFirst = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
  // In the gap below the second tile.
  const belowSecond = { x: second.x + second.width / 2, y: second.y + second.height + 8 };
  await draw(page, inFirst, belowSecond);
  await expect(page.getByTestId('clicks-tiles-selected')).toHaveText('Tiles: 1, 2');
  const left = { x: first.x - 8, y: inFirst.y };
  await draw(page, left, inFirst);
  await expect(page.getByTestId('clicks-tiles-selected')).toHaveText('Tiles: 1');
  await draw(page, belowSecond, inFirst);
  await expect(page.getByTestId('clicks-tiles-selected')).toHaveText('Tiles: 1, 2');
});

async function draw(page: Page, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
}

test('press: a press of 600 ms opens the menu', async ({ page }) => {
  await stopClock(page);
  const menu = page.getByTestId('clicks-press-menu');
  await page.getByRole('button', { name: 'Hold for menu' }).hover();
  await page.mouse.down();
  await page.clock.runFor(599);
  await page.mouse.up();
  await page.clock.runFor(5000);
  await expect(menu).toHaveCount(0);
  await page.mouse.down();
  await page.clock.runFor(599);
  await expect(menu).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(menu).toBeVisible();
});

test('alt: only clicks with Alt count', async ({ page }) => {
  const button = page.getByTestId('clicks-alt');
  await button.click({ modifiers: ['Alt'] });
  await expect(button).toHaveText('Alt clicks: 1');
  await button.click();
  await button.click({ modifiers: ['Alt'] });
  await expect(button).toHaveText('Alt clicks: 2');
});

test('middle: only the middle button counts', async ({ page }) => {
  const button = page.getByTestId('clicks-middle');
  for (const pressed of ['middle', 'left', 'right'] as const) await button.click({ button: pressed });
  await expect(button).toHaveText('Middle clicks: 1');
  await button.click({ button: 'middle' });
  await expect(button).toHaveText('Middle clicks: 2');
});

test('paragraph: a triple click selects the paragraph', async ({ page }) => {
  await page.getByTestId('clicks-paragraph').click({ clickCount: 3, position: { x: 20, y: 12 } });
  await expect(page.getByTestId('clicks-words')).toHaveText('Selected words: 14');
});

test('slide: a swipe, an arrow key and a button change the slide', async ({ page }) => {
  const slide = page.getByTestId('clicks-slide');
  await slide.scrollIntoViewIfNeeded();
  const { x, y } = middle(await boxOf(slide));
  await fingers(page, [{ x: x + 60, y }], [{ x: x - 60, y }]);
  await expect(slide).toHaveText('Slide 2 of 5');
  await slide.press('ArrowRight');
  await expect(slide).toHaveText('Slide 3 of 5');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(slide).toHaveText('Slide 4 of 5');
});

test('zoom: keys, buttons and the wheel zoom by 25 %', async ({ page }) => {
  const picture = page.getByTestId('clicks-zoom');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(picture).toHaveText('125 %');
  await picture.press('-');
  await expect(picture).toHaveText('100 %');
  await picture.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await expect(picture).toHaveText('125 %');
  await page.keyboard.up('Control');
  for (let time = 0; time < 12; time++) await picture.press('+');
  await expect(picture).toHaveText('400 %');
  for (let time = 0; time < 15; time++) await picture.press('-');
  await expect(picture).toHaveText('50 %');
});

test('pinch: two fingers zoom by the factor of their distance', async ({ page }) => {
  const picture = page.getByTestId('clicks-zoom');
  await picture.scrollIntoViewIfNeeded();
  const { x, y } = middle(await boxOf(picture));
  const apart = (pixels: number) => [
    { x: x - pixels / 2, y, id: 1 },
    { x: x + pixels / 2, y, id: 2 },
  ];
  await fingers(page, apart(40), apart(80));
  await expect(picture).toHaveText('200 %');
  await fingers(page, apart(40), apart(60));
  await expect(picture).toHaveText('300 %');
});

test('chord: S counts within a second of Ctrl+K', async ({ page }) => {
  await stopClock(page);
  const chords = page.getByTestId('clicks-chord');
  await page.keyboard.press('ControlOrMeta+k');
  await page.clock.runFor(999);
  await page.keyboard.press('s');
  await expect(chords).toHaveText('Chords: 1');
  await page.keyboard.press('s');
  await page.keyboard.press('ControlOrMeta+k');
  await page.clock.runFor(1001);
  await page.keyboard.press('s');
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.press('s');
  await expect(chords).toHaveText('Chords: 2');
});

test('log: the last ten clicks are listed, the newest first', async ({ page }) => {
  const entries = page.getByTestId('clicks-log').getByRole('listitem');
  for (let time = 0; time < 11; time++) await row(page, 4).click();
  await row(page, 2).click({ modifiers: ['Shift'] });
  await expect(entries).toHaveText(['click left Shift mouse trusted', ...Array(9).fill('click left mouse trusted')]);
});

test('trust: a click by a script is not trusted', async ({ page }) => {
  const entries = page.getByTestId('clicks-log').getByRole('listitem');
  await row(page, 2).click();
  await expect(entries).toHaveText(['click left mouse trusted']);
  await row(page, 2).evaluate((element: HTMLElement) => element.click());
  await expect(entries).toHaveCount(2);
  await expect(entries.filter({ hasText: 'not trusted' })).toHaveCount(1);
});

/** With a stopped clock, times are exact and take no time. */
async function stopClock(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/clicks-and-gestures');
  await expect(page.getByTestId('clicks-chord')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

/** Playwright's touchscreen only taps, so the fingers come from Chromium's protocol. */
async function fingers(page: Page, from: Point[], to: Point[]) {
  const touch: CDPSession = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: from });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: to });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

function middle({ x, y, width, height }: Awaited<ReturnType<typeof boxOf>>): Point {
  return { x: x + width / 2, y: y + height / 2 };
}
