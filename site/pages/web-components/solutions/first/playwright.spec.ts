import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/web-components');
});

test('counted: the card counts its guests', async ({ page }) => {
  // Not: a count of the “p” in `wc-card`; “Members only” is one of them and never shown: the card has no slot for
  // it. What is in the document is not always what users see.
  await expect(page.getByTestId('wc-guest-count')).toHaveText('2 guests');
  await page.getByRole('button', { name: 'Remove guest' }).click();
  await expect(page.getByTestId('wc-guest-count')).toHaveText('1 guest');
});

test('review: stars and comment are sent', async ({ page }) => {
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill('Good');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('Sent: 4 stars, Good');
});
