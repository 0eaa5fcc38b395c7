import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/canvas?seed=1');
  await expect(page.getByTestId('canvas-page')).toBeVisible();
});

test('stroke: each is listed with its first and last point, whatever size the canvas is shown in', async ({ page }) => {
  const canvas = page.getByTestId('draw-canvas');
  const strokes = page.getByTestId('draw-list').getByRole('listitem');
  await draw(page, canvas, [40, 60], [80, 60], [120, 60]);
  await expect(strokes).toHaveText(['Stroke 1: from 40, 60 to 120, 60']);
  expect(await isPainted(canvas, 80, 60)).toBe(true);
  expect(await isPainted(canvas, 80, 100)).toBe(false);
  await page.setViewportSize({ width: 400, height: 800 });
  await draw(page, canvas, [300, 40], [200, 200], [380, 220]);
  await expect(strokes).toHaveText(['Stroke 1: from 40, 60 to 120, 60', 'Stroke 2: from 300, 40 to 380, 220']);
  expect(await isPainted(canvas, 200, 200)).toBe(true);
});

test('pen: arrow keys move it by 10, and the space bar puts it down and lifts it', async ({ page }) => {
  const pen = page.getByTestId('draw-pen');
  const strokes = page.getByTestId('draw-list').getByRole('listitem');
  await expect(pen).toHaveText('Pen up at 200, 120');
  await page.getByTestId('draw-canvas').focus();
  await press(page, 'Space', 'ArrowRight');
  await expect(pen).toHaveText('Pen down at 210, 120');
  await press(page, 'ArrowRight', 'ArrowDown', 'Space', 'ArrowLeft', 'ArrowUp', 'ArrowUp');
  await expect(pen).toHaveText('Pen up at 210, 110');
  await expect(strokes).toHaveText(['Stroke 1: from 200, 120 to 220, 130']);
  await press(page, 'Space', 'ArrowLeft');
  await expect(strokes).toHaveText(['Stroke 1: from 200, 120 to 220, 130', 'Stroke 2: from 210, 110 to 200, 110']);
});

test('undo: “Undo” takes the last stroke away, “Clear” all of them', async ({ page }) => {
  const canvas = page.getByTestId('draw-canvas');
  const strokes = page.getByTestId('draw-list').getByRole('listitem');
  const [undo, clear] = ['Undo', 'Clear'].map((name) => page.getByRole('button', { name })) as [Locator, Locator];
  await expect(strokes).toHaveText(['No strokes']);
  await expect(undo).toBeDisabled();
  await expect(clear).toBeDisabled();
  for (const y of [40, 80, 120]) await draw(page, canvas, [40, y], [360, y]);
  await expect(strokes).toHaveCount(3);
  await undo.click();
  await expect(strokes).toHaveText(['Stroke 1: from 40, 40 to 360, 40', 'Stroke 2: from 40, 80 to 360, 80']);
  expect(await isPainted(canvas, 200, 80)).toBe(true);
  expect(await isPainted(canvas, 200, 120)).toBe(false);
  await clear.click();
  await expect(strokes).toHaveText(['No strokes']);
  expect(await isPainted(canvas, 200, 40)).toBe(false);
  await expect(undo).toBeDisabled();
  await expect(clear).toBeDisabled();
});

test('hit: a click or Enter tells the front shape, and the seed places them', async ({ page }) => {
  const [canvas, result] = [page.getByTestId('shapes-canvas'), page.getByTestId('shapes-result')];
  const hit = async (x: number, y: number) => canvas.click({ position: await shownAt(canvas, x, y) });
  const shapes = await shapesOf(page);
  const [circle, square, triangle, disc, alone] = shapes as [Shape, Shape, Shape, Shape, Shape];
  expect([circle, square, triangle, disc, alone].map(({ name }) => name)).toEqual([
    'red circle',
    'blue square',
    'green triangle',
    'blue circle',
    'red triangle',
  ]);
  for (const { name, x, y } of [alone, square, disc]) {
    expect(await isPainted(canvas, x, y)).toBe(true);
    await hit(x, y);
    await expect(result).toHaveText(`Hit: ${name}`);
  }
  // Covered in its middle by the square, and free at the other side.
  await hit(circle.x, circle.y);
  await expect(result).toHaveText('Hit: blue square');
  await hit(2 * circle.x - square.x, 2 * circle.y - square.y);
  await expect(result).toHaveText('Hit: red circle');
  // In the corner of the box around a round one, at the side where nothing else is.
  const corner = {
    x: disc.x + 28 * (disc.x < triangle.x ? -1 : 1),
    y: disc.y + 28 * (disc.y < triangle.y ? -1 : 1),
  };
  await hit(corner.x, corner.y);
  await expect(result).toHaveText(`Nothing at ${tens(corner.x)}, ${tens(corner.y)}`);
  await hit(alone.x - 20, alone.y - 20);
  await expect(result).toHaveText(`Nothing at ${alone.x - 20}, ${alone.y - 20}`);

  await canvas.focus();
  await expect(page.getByTestId('shapes-cross')).toHaveText('Cross at 200, 120');
  const [across, down] = [(alone.x - 200) / 10, (alone.y - 120) / 10];
  await press(page, ...Array(Math.abs(across)).fill(across < 0 ? 'ArrowLeft' : 'ArrowRight'));
  await press(page, ...Array(Math.abs(down)).fill(down < 0 ? 'ArrowUp' : 'ArrowDown'));
  await expect(page.getByTestId('shapes-cross')).toHaveText(`Cross at ${alone.x}, ${alone.y}`);
  await press(page, 'Enter');
  await expect(result).toHaveText('Hit: red triangle');

  await page.goto('/canvas?seed=1');
  expect(await shapesOf(page)).toEqual(shapes);
  await page.goto('/canvas?seed=2');
  expect(await shapesOf(page)).not.toEqual(shapes);
});

const bars = ['Ferry', 'Tram'].flatMap((line) =>
  ['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => ({ line, season, id: `${line}-${season}`.toLowerCase() })),
);

test('tooltip: a bar that is pointed at or has the focus shows its value', async ({ page }) => {
  const tooltip = page.getByTestId('chart-tooltip');
  for (const { line, season, id } of bars) {
    const value = await page.getByTestId(`chart-cell-${id}`).textContent();
    await page.getByTestId(`chart-bar-${id}`).hover();
    await expect(tooltip).toHaveText(`${line}, ${season}: ${value}`);
    await page.mouse.move(0, 0);
    await expect(tooltip).toHaveCount(0);
  }
  for (const { line, season, id } of bars.slice(0, 2)) {
    const value = await page.getByTestId(`chart-cell-${id}`).textContent();
    const bar = page.getByTestId(`chart-bar-${id}`);
    await bar.focus();
    await expect(tooltip).toHaveText(`${line}, ${season}: ${value}`);
    await bar.blur();
    await expect(tooltip).toHaveCount(0);
    await bar.focus();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
  }
});

test('legend: “Ferry” and “Tram” each hide and show their own bars, and the table keeps both', async ({ page }) => {
  const barsOf = (line: string) => page.getByTestId(new RegExp(`^chart-bar-${line}-`));
  for (const [line, other] of [
    ['Ferry', 'tram'],
    ['Tram', 'ferry'],
  ] as const) {
    const button = page.getByRole('button', { name: line });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(barsOf(line.toLowerCase())).toHaveCount(4);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(barsOf(line.toLowerCase())).toHaveCount(0);
    await expect(barsOf(other)).toHaveCount(4);
    for (const { id } of bars) await expect(page.getByTestId(`chart-cell-${id}`)).toHaveText(/^\d\d$/);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(barsOf(line.toLowerCase())).toHaveCount(4);
  }
});

test('map: a drag and arrow keys move it, wheel and buttons zoom it', async ({ page }) => {
  const [map, view] = [page.getByTestId('map'), page.getByTestId('map-view')];
  const dragBy = async (across: number, down: number) => {
    await map.scrollIntoViewIfNeeded();
    const { x, y, width, height } = await boxOf(map);
    const start = { x: x + 0.8 * width, y: y + 0.8 * height };
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + across * width, start.y + down * height, { steps: 3 });
    await page.mouse.up();
  };
  await expect(view).toHaveText('Centre 500, 300, zoom 1');
  await dragBy(-0.5, 0);
  await expect(view).toHaveText('Centre 750, 300, zoom 1');
  await map.focus();
  await press(page, 'ArrowLeft', 'ArrowUp');
  await expect(view).toHaveText('Centre 710, 260, zoom 1');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(view).toHaveText('Centre 710, 260, zoom 2');
  await map.focus();
  await press(page, 'ArrowRight', 'ArrowDown');
  await expect(view).toHaveText('Centre 730, 280, zoom 2');
  await dragBy(0, -0.4);
  await expect(view).toHaveText('Centre 730, 340, zoom 2');
  await map.hover();
  await page.mouse.wheel(0, -100);
  await expect(view).toHaveText('Centre 730, 340, zoom 4');
  await page.mouse.wheel(0, 100);
  await expect(view).toHaveText('Centre 730, 340, zoom 2');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(view).toHaveText('Centre 730, 340, zoom 1');
});

test('marker: “Lighthouse” opens a card, which “Close” and Escape take away', async ({ page }) => {
  const [marker, card] = [page.getByRole('button', { name: 'Lighthouse' }), page.getByTestId('map-card')];
  await expect(card).toHaveCount(0);
  await marker.click();
  await expect(card).toContainText('Built in 1893, open on Sundays.');
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(marker).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(marker).toBeFocused();
  await page.getByTestId('map').focus();
  await press(page, ...Array(10).fill('ArrowRight'));
  await expect(page.getByTestId('map-view')).toHaveText('Centre 900, 300, zoom 1');
  await expect(marker).toHaveCount(0);
  await press(page, ...Array(6).fill('ArrowLeft'));
  await expect(marker).toBeVisible();
});

test('play: each player plays, pauses, ends and goes to another time', async ({ page }) => {
  for (const [name, kind] of [
    ['Video', 'video'],
    ['Audio', 'audio'],
  ] as const) {
    const player = page.getByRole('region', { name });
    const [media, state] = [page.getByTestId(`media-${kind}`), page.getByTestId(`media-state-${kind}`)];
    const [play, pause] = ['Play', 'Pause'].map((label) => player.getByRole('button', { name: label })) as [
      Locator,
      Locator,
    ];
    await expect(state).toHaveText('Paused at 0.0 s');
    await player.getByLabel('Position').fill('1.2');
    await expect(state).toHaveText('Paused at 1.2 s');
    await expect(page.getByTestId(`media-time-${kind}`)).toHaveText('1.2 s of 2.0 s');
    expect(await media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeCloseTo(1.2, 1);
    // Slower, because two seconds may be over before a test has looked.
    await media.evaluate((element: HTMLMediaElement) => {
      element.playbackRate = 0.1;
    });
    await play.click();
    await expect(state).toHaveText('Playing');
    expect(await media.evaluate((element: HTMLMediaElement) => element.paused)).toBe(false);
    await pause.click();
    await expect(state).toHaveText(/^Paused at 1\.[2-9] s$/);
    const time = await media.evaluate((element: HTMLMediaElement) => element.paused && element.currentTime);
    await expect(state).toHaveText(`Paused at ${Number(time).toFixed(1)} s`);
    await media.evaluate((element: HTMLMediaElement) => {
      element.playbackRate = 1;
    });
    await play.click();
    await expect(state).toHaveText('Ended');
    await expect(page.getByTestId(`media-time-${kind}`)).toHaveText('2.0 s of 2.0 s');
    await player.getByLabel('Position').fill('0.5');
    await expect(state).toHaveText('Paused at 0.5 s');
  }
});

test('sound: each player has its own volume, and “Mute” silences it and gives it back', async ({ page }) => {
  for (const [name, kind, other] of [
    ['Video', 'video', 'audio'],
    ['Audio', 'audio', 'video'],
  ] as const) {
    const player = page.getByRole('region', { name });
    const [media, sound] = [page.getByTestId(`media-${kind}`), page.getByTestId(`media-sound-${kind}`)];
    const loudness = () => media.evaluate(({ volume, muted }: HTMLMediaElement) => (muted ? 0 : volume));
    await expect(sound).toHaveText('Volume 100%');
    await player.getByLabel('Volume').fill('30');
    await expect(sound).toHaveText('Volume 30%');
    expect(await loudness()).toBeCloseTo(0.3);
    await player.getByRole('button', { name: 'Mute' }).click();
    await expect(sound).toHaveText('Muted');
    expect(await loudness()).toBe(0);
    await player.getByRole('button', { name: 'Mute' }).click();
    await expect(sound).toHaveText('Volume 30%');
    expect(await loudness()).toBeCloseTo(0.3);
    await expect(page.getByTestId(`media-sound-${other}`)).toHaveText('Volume 100%');
    await player.getByLabel('Volume').fill('100');
    await expect(sound).toHaveText('Volume 100%');
  }
});

/** Where a point of a canvas is shown: its own coordinates are 400 across and 240 down, in any size. */
async function shownAt(canvas: Locator, x: number, y: number) {
  const { width, height } = await boxOf(canvas);
  return { x: (x / 400) * width, y: (y / 240) * height };
}

async function draw(page: Page, canvas: Locator, ...points: [x: number, y: number][]) {
  await canvas.scrollIntoViewIfNeeded();
  const box = await boxOf(canvas);
  for (const [index, [x, y]] of points.entries()) {
    const at = await shownAt(canvas, x, y);
    await page.mouse.move(box.x + at.x, box.y + at.y);
    if (index === 0) await page.mouse.down();
  }
  await page.mouse.up();
}

function isPainted(canvas: Locator, x: number, y: number) {
  return canvas.evaluate(
    (element: HTMLCanvasElement, [x, y]) => {
      const pixel = element.getContext('2d')?.getImageData(x as number, y as number, 1, 1);
      return pixel?.data[3] !== 0;
    },
    [x, y],
  );
}

type Shape = { name: string; x: number; y: number };

async function shapesOf(page: Page): Promise<Shape[]> {
  const items = page.getByTestId('shapes-list').getByRole('listitem');
  await expect(items).toHaveCount(6);
  return (await items.allInnerTexts()).map((text) => {
    const [, name = '', x, y] = /^(.+) at (\d+), (\d+)$/.exec(text) ?? [];
    return { name, x: Number(x), y: Number(y) };
  });
}

function tens(value: number) {
  return Math.round(value / 10) * 10;
}

async function press(page: Page, ...keys: string[]) {
  for (const key of keys) await page.keyboard.press(key);
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
