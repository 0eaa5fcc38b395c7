import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

test('the canvases and the map are as wide as their cards, and keep their own size', async ({ open, page }) => {
  await open('/canvas');
  for (const name of ['draw-canvas', 'shapes-canvas']) {
    const canvas = page.getByTestId(name);
    await expect(canvas).toHaveJSProperty('width', 400);
    await expect(canvas).toHaveJSProperty('height', 240);
    const { width, height } = await sizeOf(page, name);
    expect(width / height).toBeCloseTo(400 / 240, 1);
  }
});

test('a drag that began elsewhere draws nothing, and the right button does not either', async ({ open, page }) => {
  await open('/canvas');
  const canvas = page.getByTestId('draw-canvas');
  await page.getByRole('heading', { name: 'A canvas to draw on' }).hover();
  await page.mouse.down();
  await canvas.hover();
  await page.mouse.up();
  await canvas.click({ button: 'right' });
  await expect(page.getByTestId('draw-list')).toHaveText('No strokes');
  await canvas.click({ position: { x: 3, y: 3 } });
  await expect(page.getByTestId('draw-list')).toHaveText('Stroke 1: from 0, 0 to 0, 0');
});

test('a stroke that leaves the canvas stays at its edge', async ({ open, page }) => {
  await open('/canvas');
  const canvas = page.getByTestId('draw-canvas');
  await canvas.hover();
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(page.getByTestId('draw-list')).toHaveText(/^Stroke 1: from 200, 120 to 0, \d+$/);
});

test('the pen stays within the canvas, and “Clear” lifts it', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('draw-canvas').focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowUp');
  await expect(page.getByTestId('draw-pen')).toHaveText('Pen down at 200, 0');
  await page.getByTestId('draw-clear').click();
  await expect(page.getByTestId('draw-pen')).toHaveText('Pen up at 200, 0');
  await page.getByTestId('draw-canvas').focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByTestId('draw-list')).toHaveText('No strokes');
});

test('the shapes are painted in the colours of the theme', async ({ open, page }) => {
  await open('/canvas');
  const item = await page.getByTestId('shapes-list').getByRole('listitem').last().textContent();
  const [x = 0, y = 0] = item?.match(/\d+/g)?.map(Number) ?? [];
  const colour = () =>
    page
      .getByTestId('shapes-canvas')
      .evaluate(
        (canvas: HTMLCanvasElement, [x = 0, y = 0]) => `${canvas.getContext('2d')?.getImageData(x, y, 1, 1).data}`,
        [x, y],
      );
  expect(await colour()).toBe('26,122,69,255');
  await page.getByTestId('theme-toggle').click();
  await expect.poll(colour).toBe('47,165,104,255');
});

test('a tooltip goes with its bar, and a bar that is hidden leaves none', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('chart-bar-tram-summer').focus();
  await expect(page.getByTestId('chart-tooltip')).toBeVisible();
  await page.getByTestId('chart-legend-tram').click();
  await expect(page.getByTestId('chart-tooltip')).toHaveCount(0);
  await page.getByTestId('chart-legend-tram').click();
  await expect(page.getByTestId('chart-bar-tram-summer')).toBeVisible();
  await expect(page.getByTestId('chart-tooltip')).toHaveCount(0);
});

test('Escape takes the tooltip of a pointed-at bar away, wherever the focus is', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('chart-bar-tram-summer').hover();
  await expect(page.getByTestId('chart-tooltip')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chart-tooltip')).toHaveCount(0);
});

test('bars are as high as their values', async ({ open, page }) => {
  await open('/canvas');
  const unit = async (id: string) => {
    const height = await page
      .getByTestId(`chart-bar-${id}`)
      .evaluate((bar: SVGRectElement) => bar.height.baseVal.value);
    return height / Number(await page.getByTestId(`chart-cell-${id}`).textContent());
  };
  const first = await unit('ferry-spring');
  for (const id of ['ferry-winter', 'tram-spring', 'tram-autumn']) expect(await unit(id)).toBeCloseTo(first);
});

test('the wheel scrolls the page where the map cannot zoom any further', async ({ open, page }) => {
  await page.setViewportSize({ width: 1000, height: 500 });
  await open('/canvas');
  await page.getByTestId('map').scrollIntoViewIfNeeded();
  await page.getByTestId('map').hover();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const before = await scrolled();
  await page.mouse.wheel(0, -10);
  await expect(page.getByTestId('map-view')).toHaveText('Centre 500, 300, zoom 2');
  expect(await scrolled()).toBe(before);
  await page.mouse.wheel(0, 10);
  await expect(page.getByTestId('map-view')).toHaveText('Centre 500, 300, zoom 1');
  await page.mouse.wheel(0, 30);
  await expect.poll(scrolled).toBeGreaterThan(before);
});

test('zoom ends at both ends, and the map at the edges of its world', async ({ open, page }) => {
  await open('/canvas');
  await expect(page.getByTestId('map-zoom-out')).toBeDisabled();
  await page.getByTestId('map-zoom-in').click();
  await page.getByTestId('map-zoom-in').click();
  await expect(page.getByTestId('map-view')).toHaveText('Centre 500, 300, zoom 4');
  await expect(page.getByTestId('map-zoom-in')).toBeDisabled();
  await page.getByTestId('map-zoom-out').click();
  await page.getByTestId('map-zoom-out').click();
  await page.getByTestId('map').focus();
  for (let step = 0; step < 14; step++) await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('map-view')).toHaveText('Centre 0, 300, zoom 1');
});

test('a card can be closed while its marker is out of view, and the map then has the focus', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('map-marker').click();
  await expect(page.getByTestId('map-card-close')).toBeFocused();
  await page.getByTestId('map').focus();
  for (let step = 0; step < 10; step++) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('map-marker')).toHaveCount(0);
  await page.getByTestId('map-card-close').click();
  await expect(page.getByTestId('map-card')).toHaveCount(0);
  await expect(page.getByTestId('map')).toBeFocused();
});

test('Escape closes the card from its marker and from the map too', async ({ open, page }) => {
  await open('/canvas');
  for (const name of ['map-marker', 'map']) {
    await page.getByTestId('map-marker').click();
    await expect(page.getByTestId('map-card-close')).toBeFocused();
    await page.getByTestId(name).focus();
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('map-card')).toHaveCount(0);
    await expect(page.getByTestId('map-marker')).toBeFocused();
  }
});

test('each player has a heading that can be seen', async ({ open, page }) => {
  await open('/canvas');
  for (const name of ['Video', 'Audio'])
    await expect(
      page.getByRole('region', { name, exact: true }).getByRole('heading', { name, exact: true }),
    ).toBeVisible();
});

test('what a browser cannot play says so, and its volume can be set anyway', async ({ open, page }) => {
  await page.addInitScript(() => {
    HTMLMediaElement.prototype.canPlayType = () => '';
  });
  await open('/canvas');
  for (const kind of ['video', 'audio']) {
    await expect(page.getByTestId(`media-state-${kind}`)).toHaveText('Cannot be played here');
    await expect(page.getByTestId(`media-play-${kind}`)).toBeDisabled();
    await expect(page.getByTestId(`media-position-${kind}`)).toBeDisabled();
    await expect(page.getByTestId(`media-${kind}`)).not.toHaveAttribute('src');
    await page.getByTestId(`media-volume-${kind}`).fill('30');
    await expect(page.getByTestId(`media-sound-${kind}`)).toHaveText('Volume 30%');
  }
});

async function sizeOf(page: Page, name: string) {
  return (await page.getByTestId(name).boundingBox()) ?? { width: 0, height: 0 };
}

test('the map takes the focus of the marker that is moved out of view', async ({ open, page }) => {
  await open('/canvas');
  await page.getByTestId('map-marker').focus();
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('map-marker')).toHaveCount(0);
  await expect(page.getByTestId('map')).toBeFocused();
});
