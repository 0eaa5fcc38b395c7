import { expect, test } from '../../../tests/fixtures';

test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)/] });

test('the valid image is found by its source, in the first container', async ({ open, page }) => {
  await open('/broken-images');
  await expect(page.getByTestId('image-container-0').locator('img[src="photos/square.svg"]')).toHaveAttribute(
    'data-test',
    'image-0',
  );
});

test('each image is in a figure that its description names', async ({ open, page }) => {
  await open('/broken-images');
  for (const name of ['A valid image', 'A well-formed address', 'Text that is no address'])
    await expect(page.getByRole('figure', { name }).getByRole('img')).toBeVisible();
});
