import { expect, test } from '../../../tests/fixtures';

test('the row of the pressed button is marked, and no other', { tag: '@design' }, async ({ open, page }) => {
  await open('/text-and-locators');
  await page.getByRole('button', { name: 'Track parcel' }).click();
  await page.getByRole('button', { name: 'Third button' }).click();
  await expect(page.locator('.text-row-pressed')).toHaveCount(1);
  await expect(page.getByTestId('text-row-digit-id')).toHaveClass(/text-row-pressed/);
});

test('a press of the hidden twin by a script shows as what it is', async ({ open, page }) => {
  await open('/text-and-locators');
  await page
    .getByTestId('text-row-twin')
    .locator('button')
    .first()
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page.getByTestId('text-pressed')).toHaveText('Pressed: hidden twin');
});

test('one id has a dot, a colon and brackets, one begins with a digit, and one is there twice', async ({
  open,
  page,
}) => {
  await open('/text-and-locators');
  const idOf = (key: string) => page.getByTestId(`text-row-${key}`).getByRole('button').getAttribute('id');
  expect(await idOf('odd-id')).toMatch(/^(?=.*\.)(?=.*:)(?=.*\[)/);
  expect(await idOf('digit-id')).toMatch(/^\d/);
  expect(await idOf('twice-second')).toBe(await idOf('twice-first'));
});

test('id and class of “Track parcel” are the same with the same seed, and others with another', async ({
  open,
  page,
}) => {
  const found = new Set<string>();
  for (const seed of [1, 1, 2]) {
    await open(`/text-and-locators?seed=${seed}`);
    const button = page.getByRole('button', { name: 'Track parcel' });
    found.add(`${await button.getAttribute('id')} ${await button.getAttribute('class')}`);
  }
  expect(found.size).toBe(2);
});

test('XPath finds no svg by its plain name', async ({ open, page }) => {
  await open('/text-and-locators');
  const row = page.getByTestId('text-row-svg');
  await expect(row.locator('css=svg')).toHaveCount(1);
  await expect(row.locator('xpath=.//svg')).toHaveCount(0);
});

test('the result is beside the rows and covers none of them', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/text-and-locators');
  await page.getByTestId('text-row-twin').getByRole('button').scrollIntoViewIfNeeded();
  const result = await page.getByTestId('text-pressed').boundingBox();
  const row = await page.getByTestId('text-row-twin').boundingBox();
  expect(result?.x).toBeGreaterThan((row?.x ?? 0) + (row?.width ?? 0));
  await expect(page.getByTestId('text-pressed')).toBeInViewport();
});

for (const width of [1280, 390])
  test(`as much of a cut label is seen as its row says, in a window of ${width} px`, { tag: '@design' }, async ({
    open,
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/text-and-locators');
    const label = page.getByTestId('text-row-cut').getByRole('button').locator('> *');
    /** The room that is left behind a part of the label with the dots after it. */
    const roomBehind = (part: string) =>
      label.evaluate(async (element, part) => {
        await document.fonts.ready;
        const { firstChild: text } = element;
        if (!text?.textContent?.startsWith(part)) throw new Error(`The label does not begin with ${part}`);
        const range = new Range();
        range.setStart(text, 0);
        range.setEnd(text, part.length);
        const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
        const canvas = document.createElement('canvas').getContext('2d');
        if (!canvas) throw new Error('No canvas');
        canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
        const dots = canvas.measureText('…').width;
        return element.getBoundingClientRect().right - range.getBoundingClientRect().right - dots;
      }, part);
    for (const _theme of ['light', 'dark']) {
      expect(await roomBehind('Download the')).toBeGreaterThan(1);
      expect(await roomBehind('Download the c')).toBeLessThan(-1);
      await page.getByTestId('theme-toggle').click();
    }
  });
