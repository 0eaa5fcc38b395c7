import { expect, test } from '../fixtures';

const loaded = () =>
  [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', ''));

const typefaces = ['Atkinson Hyperlegible Mono', 'Atkinson Hyperlegible Next'];
for (const [address, used] of [
  ['/', typefaces],
  ['/forms', typefaces],
  ['/#/slider', typefaces],
  // With an arrow in the header of a table.
  ['/tables', [...typefaces, 'Practice Symbols']],
] as const) {
  test(`${address} has its own typefaces at load, and nothing has moved for them`, async ({ page, browserName }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) return;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(address, { waitUntil: 'load' });
    expect((await page.evaluate(loaded)).sort()).toEqual(used);
    if (browserName !== 'chromium') return;
    // Two frames, so that the shifts of the first paint have been noted.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
  });
}

test('each typeface is fetched once, from this server', async ({ page, baseURL }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2?$/.test(request.url())) fonts.push(request.url());
  });
  await page.goto('/forms', { waitUntil: 'load' });
  expect(fonts).toHaveLength(2);
  for (const url of fonts) expect(url.startsWith(`${new URL(baseURL ?? '').origin}/`)).toBe(true);
});

test('characters that are easily mixed up differ', async ({ open, page }) => {
  await open('/');
  // As wide as each other in a monospaced typeface, so only their shapes can tell them apart.
  const shapes = await page.evaluate(() =>
    ['I', 'l', '1', '|', 'O', '0'].map((character) => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = '64px "Atkinson Hyperlegible Mono"';
      context.fillText(character, 20, 100);
      return canvas.toDataURL();
    }),
  );
  expect(new Set(shapes).size).toBe(6);
});
