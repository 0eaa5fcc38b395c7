import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  // Not: '/date-pickers' alone; then today is the real day, and next month the 6th may be on a weekend.
  await page.goto('/date-pickers?now=2026-03-05T09:30');
});

test('chosen: a chosen day is in the field', async ({ page }) => {
  await page.getByLabel('Appointment').click();
  await page.getByTestId('date-appointment-day-2026-03-06').click();
  await expect(page.getByLabel('Appointment')).toHaveValue('6 Mar 2026');
});

test('closed: the calendar closes when a day is chosen', async ({ page }) => {
  await page.getByLabel('Appointment').click();
  await page.getByTestId('date-appointment-day-2026-03-12').click();
  await expect(page.getByTestId('date-appointment-calendar')).toBeHidden();
});
