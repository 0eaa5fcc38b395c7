import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/canvas?seed=1');
  await expect(page.getByTestId('canvas-page')).toBeVisible();
});

test('stroke: a stroke is listed with its first and last point', async ({ page }) => {
  const canvas = page.getByTestId('draw-canvas');
  const strokes = page.getByTestId('draw-list').getByRole('listitem');
  await draw(page, canvas, [40, 60], [80, 60], [120, 60]);
  await expect(strokes).toHaveText(['Stroke 1: from 40, 60 to 120, 60']);
  await draw(page, canvas, [300, 40], [200, 200], [380, 220]);
  await expect(strokes).toHaveText(['Stroke 1: from 40, 60 to 120, 60', 'Stroke 2: from 300, 40 to 380, 220']);
});

test('painted: a stroke is painted where it was drawn', async ({ page }) => {
  const canvas = page.getByTestId('draw-canvas');
  await draw(page, canvas, [40, 60], [80, 60], [120, 60]);
  await expect(page.getByTestId('draw-list')).toContainText('Stroke 1');
  expect(await isPainted(canvas, 80, 60)).toBe(true);
  expect(await isPainted(canvas, 80, 100)).toBe(false);
});

test('size: points are the same in any size of the canvas', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  const canvas = page.getByTestId('draw-canvas');
  await draw(page, canvas, [300, 40], [200, 200], [380, 220]);
  await expect(page.getByTestId('draw-list')).toHaveText('Stroke 1: from 300, 40 to 380, 220');
});

test('pen: arrow keys move the pen by 10', async ({ page }) => {
  const pen = page.getByTestId('draw-pen');
  await expect(pen).toHaveText('Pen up at 200, 120');
  await page.getByTestId('draw-canvas').focus();
  await press(page, 'ArrowRight');
  await expect(pen).toHaveText('Pen up at 210, 120');
  await press(page, 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp');
  await expect(pen).toHaveText('Pen up at 210, 110');
});

test('lift: the space bar puts the pen down and lifts it', async ({ page }) => {
  const [pen, strokes] = [page.getByTestId('draw-pen'), page.getByTestId('draw-list').getByRole('listitem')];
  await page.getByTestId('draw-canvas').focus();
  await press(page, 'Space');
  await expect(pen).toHaveText('Pen down at 200, 120');
  await press(page, 'ArrowRight', 'Space');
  await expect(pen).toHaveText(/^Pen up/);
  await press(page, 'ArrowRight', 'Space');
  await expect(strokes).toHaveCount(2);
  await expect(strokes.first()).toHaveText(/^Stroke 1: from 200, 120 to 2\d0, 120$/);
});

test('undo: “Undo” removes the last stroke', async ({ page }) => {
  const canvas = page.getByTestId('draw-canvas');
  const strokes = page.getByTestId('draw-list').getByRole('listitem');
  for (const y of [40, 80]) await draw(page, canvas, [40, y], [360, y]);
  await expect(strokes).toHaveCount(2);
  const [listed, painted] = [await strokes.allTextContents(), await isPainted(canvas, 200, 80)];
  await draw(page, canvas, [40, 120], [360, 120]);
  await expect(strokes).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(strokes).toHaveText(listed);
  expect(await isPainted(canvas, 200, 80)).toBe(painted);
  expect(await isPainted(canvas, 200, 120)).toBe(false);
});

test('clear: “Clear” removes all strokes', async ({ page }) => {
  const [canvas, list] = [page.getByTestId('draw-canvas'), page.getByTestId('draw-list')];
  await expect(list).toHaveText('No strokes');
  for (const y of [40, 80]) await draw(page, canvas, [40, y], [360, y]);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(list).toHaveText('No strokes');
});

test('idle: “Undo” and “Clear” are disabled without a stroke', async ({ page }) => {
  const buttons = ['Undo', 'Clear'].map((name) => page.getByRole('button', { name }));
  for (const button of buttons) await expect(button).toBeDisabled();
  await draw(page, page.getByTestId('draw-canvas'), [40, 40], [360, 40]);
  for (const button of buttons) await expect(button).toBeEnabled();
});

test('hit: a click names the shape in front', async ({ page }) => {
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
  // The square covers the middle of the circle. The far side of the circle is free.
  await hit(circle.x, circle.y);
  await expect(result).toHaveText('Hit: blue square');
  await hit(2 * circle.x - square.x, 2 * circle.y - square.y);
  await expect(result).toHaveText('Hit: red circle');
  // A corner of the box around the disc: outside of the round shape, on the side where nothing else is.
  const corner = {
    x: disc.x + 28 * (disc.x < triangle.x ? -1 : 1),
    y: disc.y + 28 * (disc.y < triangle.y ? -1 : 1),
  };
  await hit(corner.x, corner.y);
  await expect(result).toHaveText(`Nothing at ${tens(corner.x)}, ${tens(corner.y)}`);
  await hit(alone.x - 20, alone.y - 20);
  await expect(result).toHaveText(`Nothing at ${alone.x - 20}, ${alone.y - 20}`);
});

test('aim: Enter hits the place of the cross', async ({ page }) => {
  const canvas = page.getByTestId('shapes-canvas');
  const alone = (await shapesOf(page)).find(({ name }) => name === 'red triangle') as Shape;
  await canvas.focus();
  await expect(page.getByTestId('shapes-cross')).toHaveText('Cross at 200, 120');
  const [across, down] = [(alone.x - 200) / 10, (alone.y - 120) / 10];
  await press(page, ...Array(Math.abs(across)).fill(across < 0 ? 'ArrowLeft' : 'ArrowRight'));
  await press(page, ...Array(Math.abs(down)).fill(down < 0 ? 'ArrowUp' : 'ArrowDown'));
  await expect(page.getByTestId('shapes-cross')).toHaveText(`Cross at ${alone.x}, ${alone.y}`);
  await press(page, 'Enter');
  await expect(page.getByTestId('shapes-result')).toHaveText('Hit: red triangle');
});

test('places: the same seed puts the shapes in the same places', async ({ page }) => {
  const shapes = await shapesOf(page);
  await page.goto('/canvas?seed=1');
  expect(await shapesOf(page)).toEqual(shapes);
  await page.goto('/canvas?seed=2');
  expect(await shapesOf(page)).not.toEqual(shapes);
});

const bars = ['Ferry', 'Tram'].flatMap((line) =>
  ['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => ({ line, season, id: `${line}-${season}`.toLowerCase() })),
);

test('tooltip: a bar shows its value while the pointer or the focus is on it', async ({ page }) => {
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
  }
});

test('dismissed: Escape hides the tooltip', async ({ page }) => {
  await page.getByTestId('chart-bar-ferry-spring').hover();
  await expect(page.getByTestId('chart-tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chart-tooltip')).toHaveCount(0);
});

test('legend: “Ferry” and “Tram” each hide and show their own bars', async ({ page }) => {
  const barsOf = (line: string) => page.getByTestId(new RegExp(`^chart-bar-${line}-`));
  for (const [line, other] of [
    ['Ferry', 'tram'],
    ['Tram', 'ferry'],
  ] as const) {
    const button = page.getByRole('button', { name: line });
    await expect(barsOf(line.toLowerCase())).toHaveCount(4);
    await button.click();
    await expect(barsOf(line.toLowerCase())).toHaveCount(0);
    await expect(barsOf(other)).toHaveCount(4);
    await button.click();
    await expect(barsOf(line.toLowerCase())).toHaveCount(4);
  }
});

test('pressed: a button is pressed while its bars are shown', async ({ page }) => {
  await page.getByRole('button', { name: 'Ferry' }).click();
  await expect(page.getByTestId(/^chart-bar-/)).toHaveCount(4);
  for (const name of ['Ferry', 'Tram']) {
    const count = await page.getByTestId(new RegExp(`^chart-bar-${name.toLowerCase()}-`)).count();
    await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', `${count > 0}`);
  }
});

test('table: the table has the values of both lines', async ({ page }) => {
  for (const name of ['Ferry', 'Tram']) await page.getByRole('button', { name }).click();
  await expect(page.getByTestId(/^chart-bar-/)).toHaveCount(0);
  for (const { id } of bars) await expect(page.getByTestId(`chart-cell-${id}`)).toHaveText(/^\d\d$/);
});

test('map: a drag moves the map', async ({ page }) => {
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
  await dragBy(0, -0.4);
  await expect(view).toHaveText('Centre 750, 420, zoom 1');
});

test('arrows: arrow keys move the map, and half as far at zoom 2', async ({ page }) => {
  const [map, view] = [page.getByTestId('map'), page.getByTestId('map-view')];
  await map.focus();
  await press(page, 'ArrowLeft', 'ArrowUp');
  await expect(view).toHaveText('Centre 460, 260, zoom 1');
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await map.focus();
  await press(page, 'ArrowRight', 'ArrowDown');
  await expect(view).toHaveText('Centre 480, 280, zoom 2');
});

test('zoom: the wheel and the buttons zoom the map', async ({ page }) => {
  const [map, view] = [page.getByTestId('map'), page.getByTestId('map-view')];
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(view).toHaveText('Centre 500, 300, zoom 2');
  await map.hover();
  await page.mouse.wheel(0, -100);
  await expect(view).toHaveText('Centre 500, 300, zoom 4');
  await page.mouse.wheel(0, 100);
  await expect(view).toHaveText('Centre 500, 300, zoom 2');
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect(view).toHaveText('Centre 500, 300, zoom 1');
});

test('marker: “Lighthouse” opens a card', async ({ page }) => {
  const [marker, card] = [page.getByRole('button', { name: 'Lighthouse' }), page.getByTestId('map-card')];
  await expect(card).toHaveCount(0);
  await marker.click();
  await expect(card).toContainText('Built in 1893, open on Sundays.');
});

test('closed: “Close” and Escape close the card', async ({ page }) => {
  const [marker, card] = [page.getByRole('button', { name: 'Lighthouse' }), page.getByTestId('map-card')];
  for (const close of [() => card.getByRole('button', { name: 'Close' }).click(), () => press(page, 'Escape')]) {
    await marker.click();
    await expect(card).toBeVisible();
    await close();
    await expect(card).toHaveCount(0);
  }
});

test('focus: the focus goes back to “Lighthouse”', async ({ page }) => {
  const [marker, card] = [page.getByRole('button', { name: 'Lighthouse' }), page.getByTestId('map-card')];
  await marker.click();
  await card.getByRole('button', { name: 'Close' }).click();
  await expect(card).toHaveCount(0);
  await expect(marker).toBeFocused();
});

test('view: “Lighthouse” is there only while its place is in view', async ({ page }) => {
  const marker = page.getByRole('button', { name: 'Lighthouse' });
  await page.getByTestId('map').focus();
  await press(page, ...Array(10).fill('ArrowRight'));
  await expect(page.getByTestId('map-view')).toHaveText('Centre 900, 300, zoom 1');
  await expect(marker).toHaveCount(0);
  await press(page, ...Array(6).fill('ArrowLeft'));
  await expect(marker).toBeVisible();
});

test('play: “Play” and “Pause” start and stop a player', async ({ page }) => {
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
    await setTime(media, 1);
    await expect(state).toHaveText('Paused at 1.0 s');
    // Slower, because the two seconds may be over before the test looks.
    await media.evaluate((element: HTMLMediaElement) => {
      element.playbackRate = 0.1;
    });
    await play.click();
    await expect(state).toHaveText('Playing');
    expect(await media.evaluate((element: HTMLMediaElement) => element.paused)).toBe(false);
    await pause.click();
    await expect(state).toHaveText(/^Paused at 1\.[0-9] s$/);
    const time = await media.evaluate((element: HTMLMediaElement) => element.paused && element.currentTime);
    await expect(state).toHaveText(`Paused at ${Number(time).toFixed(1)} s`);
    await play.click();
    await expect(state).toHaveText('Playing');
  }
});

test('ended: a player ends after 2 seconds', async ({ page }) => {
  for (const kind of ['video', 'audio']) {
    await page.getByTestId(`media-play-${kind}`).click();
    await expect(page.getByTestId(`media-state-${kind}`)).toHaveText('Ended');
    await expect(page.getByTestId(`media-time-${kind}`)).toHaveText('2.0 s of 2.0 s');
  }
});

test('position: “Position” moves a player to another time', async ({ page }) => {
  for (const [name, kind] of [
    ['Video', 'video'],
    ['Audio', 'audio'],
  ] as const) {
    await page.getByRole('region', { name }).getByLabel('Position').fill('1.2');
    await expect(page.getByTestId(`media-time-${kind}`)).toHaveText('1.2 s of 2.0 s');
    await expect(page.getByTestId(`media-state-${kind}`)).toHaveText('Paused at 1.2 s');
    const media = page.getByTestId(`media-${kind}`);
    expect(await media.evaluate((element: HTMLMediaElement) => element.currentTime)).toBeCloseTo(1.2, 1);
  }
});

test('sound: each player has its own volume', async ({ page }) => {
  for (const [name, kind, other] of [
    ['Video', 'video', 'audio'],
    ['Audio', 'audio', 'video'],
  ] as const) {
    const player = page.getByRole('region', { name });
    const [media, sound] = [page.getByTestId(`media-${kind}`), page.getByTestId(`media-sound-${kind}`)];
    await expect(sound).toHaveText('Volume 100%');
    await player.getByLabel('Volume').fill('30');
    await expect(sound).toHaveText('Volume 30%');
    expect(await media.evaluate(({ volume }: HTMLMediaElement) => volume)).toBeCloseTo(0.3);
    await expect(page.getByTestId(`media-sound-${other}`)).toHaveText('Volume 100%');
    await player.getByLabel('Volume').fill('100');
    await expect(sound).toHaveText('Volume 100%');
  }
});

test('mute: “Mute” silences a player and brings its volume back', async ({ page }) => {
  for (const [name, kind] of [
    ['Video', 'video'],
    ['Audio', 'audio'],
  ] as const) {
    const player = page.getByRole('region', { name });
    const sound = page.getByTestId(`media-sound-${kind}`);
    const isMuted = () => page.getByTestId(`media-${kind}`).evaluate(({ muted }: HTMLMediaElement) => muted);
    await player.getByLabel('Volume').fill('30');
    await player.getByRole('button', { name: 'Mute' }).click();
    await expect(sound).toHaveText('Muted');
    expect(await isMuted()).toBe(true);
    await player.getByRole('button', { name: 'Mute' }).click();
    await expect(sound).toHaveText('Volume 30%');
    expect(await isMuted()).toBe(false);
  }
});

function setTime(media: Locator, seconds: number) {
  return media.evaluate((element: HTMLMediaElement, wanted) => {
    element.currentTime = wanted;
  }, seconds);
}
/** Where a point of a canvas is on the page. Its own coordinates are 400 across and 240 down, in any size. */
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
