import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/masked-inputs');
});

test('phone: the mask formats ten digits', async ({ page }) => {
  // Not: evaluate((input) => { input.value = '2125550134'; }); no event is fired, so the mask does not see it.
  await page.getByLabel('Phone').pressSequentially('2125550134');
  await expect(page.getByLabel('Phone')).toHaveValue('+1 (212) 555-0134');
});

test('luhn: a wrong check digit is an error', async ({ page }) => {
  await page.getByLabel('Card number').pressSequentially('4242424242424241');
  await page.getByLabel('Card number').blur();
  await expect(page.getByTestId('mask-error-card')).toHaveText('This card number is not valid');
});

test('raw: raw values have no signs of the mask', async ({ page }) => {
  await page.getByLabel('Phone').pressSequentially('2125550134');
  await expect(page.getByTestId('mask-raw-phone')).toHaveText('12125550134');
});
