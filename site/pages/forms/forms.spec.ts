import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';

test('a submit with errors moves the focus to the first field that has one', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await open('/forms');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('username-input')).toBeFocused();
  await page.getByTestId('username-input').fill('nancy');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('email-input')).toBeFocused();
  await expect(page.getByTestId('email-input')).toHaveAccessibleDescription('Email is required');
});

test('a second submit while one is under way is ignored', async ({ openWithClockStopped, page }) => {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  await openWithClockStopped('/forms?seed=7');
  const values = { username: 'nancy', email: 'nancy@example.com', password: '123456' };
  for (const [name, value] of Object.entries(values)) await page.getByTestId(`${name}-input`).fill(value);
  await page.getByTestId('login-form').evaluate((form: HTMLFormElement) => {
    // Twice in one task, before anything can show that the first is under way.
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page.getByTestId('submit-button')).toBeDisabled();
  await page.clock.runFor(900);
  // Values that are entered during the wait are not checked either.
  await page.getByTestId('username-input').fill('');
  await page.getByTestId('login-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByTestId('username-error')).toHaveCount(0);
  await page.clock.runFor(2100);
  await expect(page.getByTestId('submit-button')).toBeEnabled();
  await page.clock.runFor(3000);
  // It arrives a moment later.
  await expect.poll(() => logged).toEqual([values]);
  // A submit after the wait counts again.
  await page.getByTestId('login-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByTestId('username-error')).toHaveText('Username is required');
});

test('a second submit starts no wait that could end before the first', async ({ open, page }) => {
  const waits = await countTimers(page, 1_000_000);
  await open('/forms?delayScale=1000');
  await page.getByTestId('username-input').fill('nancy');
  await page.getByTestId('email-input').fill('nancy@example.com');
  await page.getByTestId('password-input').fill('123456');
  const submit = () => page.getByTestId('login-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await submit();
  await expect(page.getByTestId('submit-button')).toBeDisabled();
  await submit();
  expect(await waits()).toBe(1);
});

test('the fields are what password managers and tests expect', { tag: '@design' }, async ({ open, page }) => {
  await open('/forms');
  await expect(page.locator('form[data-test="login-form"]')).toBeVisible();
  for (const [name, type] of [
    ['username', 'text'],
    ['email', 'email'],
    ['password', 'password'],
  ]) {
    const input = page.getByTestId(`${name}-input`);
    await expect(input).toHaveAttribute('id', name ?? '');
    await expect(input).toHaveAttribute('name', name ?? '');
    await expect(input).toHaveAttribute('type', type ?? '');
    await expect(input).toHaveAttribute('aria-required', 'true');
  }
});
