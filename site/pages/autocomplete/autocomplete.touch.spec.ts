import { expect, test } from '../../../tests/fixtures';

test('the buttons in the fields are large enough for a finger', async ({ open, page }) => {
  await open('/autocomplete?delayScale=0');
  await page.getByTestId('place-input').fill('ashby');
  await page.getByTestId(/^place-option-/).tap();
  await page.getByTestId('stops-input').fill('mal');
  await page.getByTestId(/^stops-option-/).tap();
  for (const name of ['place-clear', 'stops-remove-Málaga']) {
    const { width = 0, height = 0 } = (await page.getByTestId(name).boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await page.getByTestId(name).tap();
  }
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: none');
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: none');
});

test('the label of the checkbox is as high as a button', async ({ open, page }) => {
  await open('/autocomplete');
  const label = page.locator('label', { has: page.getByTestId('place-fail') });
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
