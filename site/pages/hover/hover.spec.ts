import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/hover');
});

test('three figures hold a photo each and no caption', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hover States');
  const figures = page.locator('[data-test="hover-example"] > div');
  await expect(figures).toHaveCount(3);
  for (const number of [1, 2, 3]) {
    const photo = page.getByTestId(`hover-figure-${number}`).getByRole('img');
    await expect(photo).toHaveAttribute('alt', `Figure ${number}`);
    await expect
      .poll(() => photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight]))
      .toEqual([400, 300]);
  }
  await expect(page.locator('[data-test^="hover-caption-"]')).toHaveCount(0);
});

test('hovering shows the one caption, and leaving removes it', async ({ page }) => {
  for (const number of [1, 2, 3]) {
    await page.getByTestId(`hover-figure-${number}`).hover();
    await expect(page.locator('[data-test^="hover-caption-"]')).toHaveText([`Figure ${number}`]);
  }
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-test^="hover-caption-"]')).toHaveCount(0);
});

test('the caption is a translucent dark band within the photo', async ({ page }) => {
  await page.getByTestId('hover-figure-1').hover();
  const caption = page.getByTestId('hover-caption-1');
  await expect(caption).toHaveCSS('background-color', 'rgba(16, 24, 38, 0.78)');
  await expect(caption).toHaveCSS('color', 'rgb(255, 255, 255)');
  const [band, photo] = [await caption.boundingBox(), await page.getByAltText('Figure 1').boundingBox()];
  expect(band?.x).toBe(photo?.x);
  expect(band?.width).toBe(photo?.width);
  expect((band?.y ?? 0) + (band?.height ?? 0)).toBeCloseTo((photo?.y ?? 0) + (photo?.height ?? 0), 0);
  await expect(page.getByTestId('hover-figure-1')).toHaveCSS('overflow', 'hidden');
});

test('a caption shows for keyboard focus', async ({ page }) => {
  const figure = page.getByTestId('hover-figure-2');
  await figure.focus();
  await expect(page.getByTestId('hover-caption-2')).toHaveText('Figure 2');
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('hover-figure-3')).toBeFocused();
  await expect(page.locator('[data-test^="hover-caption-"]')).toHaveText(['Figure 3']);
});

test('a click does not make the caption stay', async ({ page }) => {
  await page.getByTestId('hover-figure-1').click();
  await expect(page.getByTestId('hover-caption-1')).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByTestId('hover-caption-1')).toHaveCount(0);
});

for (const [enter, leave] of [
  ['mouseover', 'mouseout'],
  ['mouseenter', 'mouseleave'],
]) {
  test(`a tool that only dispatches ${enter} and ${leave} sees the caption come and go`, async ({ page }) => {
    const figure = page.getByTestId('hover-figure-2');
    const captions = (type: string) =>
      figure.evaluate((element, type) => {
        element.dispatchEvent(new MouseEvent(type, { bubbles: type === 'mouseover' || type === 'mouseout' }));
        return element.querySelectorAll('[data-test="hover-caption-2"]').length;
      }, type);
    expect(await captions(`${enter}`)).toBe(1);
    expect(await captions(`${leave}`)).toBe(0);
  });
}

test('moving within a figure keeps its caption', async ({ page }) => {
  await page.getByTestId('hover-figure-3').hover();
  await page.getByTestId('hover-caption-3').evaluate((caption) => caption.setAttribute('data-same', 'yes'));
  await page.getByTestId('hover-caption-3').hover();
  await page.getByTestId('hover-figure-3').hover({ position: { x: 10, y: 10 } });
  await expect(page.getByTestId('hover-caption-3')).toHaveAttribute('data-same', 'yes');
});
