import { expect, test } from '../../../tests/fixtures';
import { emptyFrames, sections, toggle } from './spec-helpers';

test.beforeEach(({ open }) => open('/iframes'));

test('frames have their sizes', async ({ page, viewport }) => {
  await emptyFrames(page);
  for (const section of sections) await toggle(page, section);
  const sizeOf = (name: string) =>
    page.getByTestId(`iframe-${name}`).evaluate((frame: HTMLIFrameElement) => [frame.offsetWidth, frame.offsetHeight]);
  const heightOf = async (name: string) => (await sizeOf(name))[1];
  expect(await heightOf('simple-form')).toBe(600);
  expect(await heightOf('complex-form')).toBe(600);
  expect(await heightOf('complex-page')).toBe(800);
  for (const name of ['same-domain', 'same-domain-forms', 'same-domain-tables', 'nested-level']) {
    expect(await heightOf(name)).toBe(viewport?.height);
  }
  expect(await sizeOf('map')).toEqual([1000, 450]);
});

test('the two forms are side by side, or one above the other if there is no room', async ({ page, viewport }) => {
  await toggle(page, 'Iframe Complex');
  const simple = await page.getByTestId('iframe-simple-form').boundingBox();
  const complex = await page.getByTestId('iframe-complex-form').boundingBox();
  const below = await page.getByTestId('iframe-complex-page').boundingBox();
  if (!simple || !complex || !below) throw new Error('a frame is missing');
  if ((viewport?.width ?? 0) < 768) expect(complex.y).toBeGreaterThan(simple.y + 600);
  else expect(complex.y).toBe(simple.y);
  expect(below.y).toBeGreaterThan(complex.y + 600);
});
