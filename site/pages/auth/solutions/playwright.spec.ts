import { expect, type Page, test } from '@playwright/test';

// The length of the wait is part of what is tested, so it is the real one wherever this site is served. A clock that
// stands still makes it exact, and it costs no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/auth?delayScale=1');
  await expect(page.getByTestId('auth-form')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('account: the page shows the demo account', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText('username admin, password admin');
});

test('busy: the button is disabled and reads Loading... for one to three seconds', async ({ page }) => {
  const button = page.getByTestId('login-button');
  await logIn(page, 'admin', 'wrong');
  await expect(button).toBeDisabled();
  await expect(button).toHaveText('Loading...');
  await page.clock.runFor(999);
  await expect(button).toHaveText('Loading...');
  await page.clock.runFor(2001);
  await expect(button).toBeEnabled();
  await expect(button).toHaveText('Login');
});

test('accepted: with both right the form gives way to a success', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-success')).toContainText('Successfully authenticated!');
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(page.getByTestId('auth-form')).toHaveCount(0);
});

test('refused: a wrong or empty name or password is refused', async ({ page }) => {
  for (const [username, password] of [
    ['admin', 'wrong'],
    ['wrong', 'admin'],
    ['Admin', 'admin'],
    ['admin', 'admin '],
    ['admin', ''],
    ['', 'admin'],
    ['', ''],
  ] as const) {
    await logIn(page, username, password);
    // The last error has to go first, or it would be taken for the answer.
    await expect(page.getByTestId('auth-error')).toHaveCount(0);
    await page.clock.runFor(3000);
    const error = page.getByTestId('auth-error');
    await expect(error).toHaveText('Invalid username or password');
    await expect(page.getByTestId('auth-form')).toBeVisible();
    await expect(page.getByTestId('auth-success')).toHaveCount(0);
    const [red = 0, ...others] = await error.evaluate(
      (element) => getComputedStyle(element).color.match(/\d+/g)?.map(Number) ?? [],
    );
    expect(red).toBeGreaterThan(Math.max(...others));
  }
  const below = await page.getByTestId('auth-error').boundingBox();
  expect(below?.y).toBeGreaterThan((await page.getByTestId('login-button').boundingBox())?.y ?? 0);
});

test('cleared: the message is gone as soon as the next login is sent', async ({ page }) => {
  await logIn(page, 'admin', 'wrong');
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await page.getByTestId('login-button').click();
  await expect(page.getByTestId('login-button')).toBeDisabled();
  await expect(page.getByTestId('auth-error')).toHaveCount(0);
});

test('logout: Logout leads back to the form, with empty fields and no message', async ({ page }) => {
  await logIn(page, 'admin', 'wrong');
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await logIn(page, 'admin', 'admin');
  await page.clock.runFor(3000);
  await page.getByTestId('logout-button').click();
  await expect(page.getByTestId('username-input')).toHaveValue('');
  await expect(page.getByTestId('password-input')).toHaveValue('');
  await expect(page.getByTestId('auth-error')).toHaveCount(0);
  await expect(page.getByTestId('auth-success')).toHaveCount(0);
});

test('repeated: the same seed gives the same wait, and ?delayScale=0 none', async ({ page }) => {
  const waits: number[] = [];
  for (const hour of [10, 11, 12]) {
    await openAt(page, '/auth?seed=7&delayScale=1', `2030-01-01T${hour}:00:00`);
    await logIn(page, 'admin', 'admin');
    await expect(page.getByTestId('login-button')).toBeDisabled();
    let steps = 0;
    for (; !(await page.getByTestId('auth-success').isVisible()); steps++) {
      await page.clock.runFor(25);
      await drawn(page);
    }
    waits.push(steps);
  }
  // A step of 25 ms to either side, because a wait can end between two steps.
  expect(Math.max(...waits) - Math.min(...waits)).toBeLessThanOrEqual(1);

  await openAt(page, '/auth?delayScale=0', '2030-01-01T13:00:00');
  await logIn(page, 'admin', 'admin');
  await page.clock.runFor(1);
  await expect(page.getByTestId('auth-success')).toBeVisible();
});

async function logIn(page: Page, username: string, password: string) {
  await page.getByTestId('username-input').fill(username);
  await page.getByTestId('password-input').fill(password);
  await page.getByTestId('login-button').click();
}

async function openAt(page: Page, address: string, time: string) {
  await page.clock.resume();
  await page.goto(address);
  await expect(page.getByTestId('auth-form')).toBeVisible();
  await page.clock.pauseAt(time);
}

/** React draws in a message to itself: one that is sent now arrives after it. */
async function drawn(page: Page) {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
}
