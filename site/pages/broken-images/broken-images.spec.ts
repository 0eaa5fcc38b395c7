import { expect, test } from '../../../tests/fixtures';

test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)/] });

const images = [
  { index: 0, src: 'photos/square.svg', naturalWidth: 200 },
  { index: 1, src: 'photos/does-not-exist.jpg', naturalWidth: 0 },
  { index: 2, src: 'invalid-url', naturalWidth: 0 },
];

test('one image loads and two are broken', async ({ open, page }) => {
  await open('/broken-images');
  for (const { index, src, naturalWidth } of images) {
    const image = page.getByTestId(`image-${index}`);
    await expect(image).toBeVisible();
    await expect(image).toHaveAttribute('src', src);
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', naturalWidth);
    await expect(image).toHaveAttribute('alt', /\w/);
    await expect(page.getByTestId(`image-container-${index}`)).toHaveText(/\w/);
    await expect(page.getByTestId(`image-container-${index}`).getByTestId(`image-${index}`)).toHaveCount(1);
  }
  await expect(page.getByRole('main').locator('img')).toHaveCount(3);
});

test('the browser gets 200 for the valid image and 404 for the others', async ({ open, page, baseURL }) => {
  const statuses = new Map<string, number>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'image')
      statuses.set(response.url().replace(`${baseURL}/`, ''), response.status());
  });
  await open('/broken-images');
  await expect.poll(() => statuses.get('photos/square.svg')).toBe(200);
  await expect.poll(() => statuses.get('photos/does-not-exist.jpg')).toBe(404);
  await expect.poll(() => statuses.get('invalid-url')).toBe(404);
});

test('a script that follows the sources gets 404 for the broken ones, and no HTML', { tag: '@server' }, async ({
  open,
  page,
}) => {
  await open('/broken-images');
  for (const { index, naturalWidth } of images) {
    const address = await page.getByTestId(`image-${index}`).evaluate((image: HTMLImageElement) => image.src);
    const response = await page.request.get(address);
    expect(response.status()).toBe(naturalWidth > 0 ? 200 : 404);
    expect(response.headers()['content-type']).not.toContain('html');
  }
});
