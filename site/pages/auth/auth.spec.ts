import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';

test('what is refused is refused in red', { tag: '@design' }, async ({ open, page }) => {
  await open('/auth?delayScale=0');
  await page.getByTestId('login-button').click();
  await expect(page.getByTestId('auth-error')).toHaveCSS('color', 'rgb(192, 43, 43)');
});

test('a second submit while one is under way is ignored, with any text in the fields', async ({ open, page }) => {
  const waits = await countTimers(page, 1_000_000);
  await open('/auth?delayScale=1000');
  const form = page.getByTestId('auth-form');
  await form.evaluate((element: HTMLFormElement) => {
    // Twice in one task, before anything can show that the first is under way.
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByTestId('login-button')).toBeDisabled();
  await page.getByTestId('username-input').fill('admin');
  await page.getByTestId('password-input').fill('admin');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  expect(await waits()).toBe(1);
});

test('the values of the first submit count, a later one counts again, and a logout takes the success away', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/auth');
  const form = page.getByTestId('auth-form');
  const submit = () => form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await submit();
  await page.clock.runFor(900);
  await page.getByTestId('username-input').fill('admin');
  await page.getByTestId('password-input').fill('admin');
  await submit();
  await page.clock.runFor(2100);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await submit();
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-success')).toBeVisible();
  await page.getByTestId('logout-button').click();
  await expect(page.getByTestId('auth-success')).toHaveCount(0);
});

test('the fields are found by their types', { tag: '@design' }, async ({ open, page }) => {
  await open('/auth');
  await expect(page.locator("//form//input[@type='text']")).toHaveAttribute('id', 'username');
  await expect(page.locator('input[type="password"]')).toHaveAttribute('id', 'password');
});
