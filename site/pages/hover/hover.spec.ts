import { expect, test } from '../../../tests/fixtures';

test.beforeEach(async ({ open }) => {
  await open('/hover');
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
