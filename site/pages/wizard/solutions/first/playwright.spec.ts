import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/wizard?delayScale=1');
  await expect(page.getByTestId('wizard-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('letters: letters change nothing', async ({ page }) => {
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.press('a');
  await expect(page.getByLabel('Digit 1 of 6')).toHaveValue('');
});

test('wrong: a wrong code costs a try', async ({ page }) => {
  await page.getByRole('button', { name: 'Send code' }).click();
  // Not: a real wait for the code, or for the minute until it expires; it is long, and fails on a slow day.
  await page.clock.runFor(3000);
  const code = await page.getByTestId('otp-code-1').textContent();
  await page.getByLabel('Digit 1 of 6').click();
  await page.keyboard.type(code === '111111' ? '222222' : '111111');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByTestId('otp-result')).toHaveText('Wrong code, tries left: 2');
});
