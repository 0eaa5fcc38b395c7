import { expect, type Page, test } from '@playwright/test';

// The length of the wait is tested, so the address sets the real one: delayScale=1. With a stopped clock, it is exact
// and takes no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/auth?delayScale=1');
  await expect(page.getByTestId('auth-form')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('account: the page shows the demo account', async ({ page }) => {
  await expect(page.getByRole('main')).toContainText('username admin, password admin');
});

test('busy: the button shows “Loading...” while a login is checked', async ({ page }) => {
  const button = page.getByTestId('login-button');
  await logIn(page, 'wrong', 'wrong');
  await expect(button).toHaveText('Loading...');
  await passed(page);
  await expect(button).toHaveText('Login');
});

test('disabled: the button is disabled while a login is checked', async ({ page }) => {
  const button = page.getByTestId('login-button');
  await logIn(page, 'wrong', 'wrong');
  await expect(button).toBeDisabled();
  await passed(page);
  await expect(button).toBeEnabled();
});

test('duration: a login is checked for one to three seconds', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await page.clock.runFor(999);
  await drawn(page);
  await expect(page.getByTestId('auth-success')).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(page.getByTestId('auth-success')).toBeVisible();
});

test('accepted: the right name and password show a success', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await expect(page.getByTestId('auth-success')).toContainText('Successfully authenticated!');
});

test('gone: the form is gone after a successful login', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await expect(page.getByTestId('auth-success')).toBeVisible();
  await expect(page.getByTestId('auth-form')).toHaveCount(0);
});

test('offered: a successful login shows the button “Logout”', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
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
    // Each login gets a new page, so that the error of an earlier login cannot pass for its own.
    await page.goto('/auth?delayScale=1');
    await logIn(page, username, password);
    await passed(page);
    await expect(page.getByTestId('auth-form').getByTestId('auth-error')).toHaveText('Invalid username or password');
  }
});

test('red: the message is red', async ({ page }) => {
  await logIn(page, 'wrong', 'wrong');
  await passed(page);
  const color = await page.getByTestId('auth-error').evaluate((element) => getComputedStyle(element).color);
  const [red = 0, ...others] = color.match(/\d+/g)?.map(Number) ?? [];
  expect(red).toBeGreaterThan(Math.max(...others));
});

test('cleared: the message is gone as soon as the next login is sent', async ({ page }) => {
  await logIn(page, 'wrong', 'wrong');
  await passed(page);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await page.getByTestId('login-button').click();
  // The clock is stopped, so the next login is still being checked.
  await expect(page.getByTestId('auth-error')).toHaveCount(0);
});

test('retry: a right login after a refused one is successful', async ({ page }) => {
  await logIn(page, 'wrong', 'wrong');
  await passed(page);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await expect(page.getByTestId('auth-success')).toBeVisible();
});

test('logout: “Logout” shows the form again, with empty fields', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await page.getByTestId('logout-button').click();
  await expect(page.getByTestId('username-input')).toHaveValue('');
  await expect(page.getByTestId('password-input')).toHaveValue('');
});

test('fresh: the form has no message after “Logout”', async ({ page }) => {
  await logIn(page, 'admin', 'admin');
  await passed(page);
  await page.getByTestId('logout-button').click();
  await expect(page.getByTestId('auth-form')).toBeVisible();
  await expect(page.getByTestId('auth-error')).toHaveCount(0);
});

test('repeated: the same seed gives the same wait', async ({ page }) => {
  const waits = new Set();
  for (const _ of ['once', 'twice', 'three times']) {
    await page.goto('/auth?seed=7&delayScale=1');
    await page.evaluate(noteWaits);
    await logIn(page, 'admin', 'admin');
    waits.add(await page.evaluate('Math.max(...waits)'));
  }
  expect(waits.size).toBe(1);
});

test('unscaled: a login takes no time with ?delayScale=0', async ({ page }) => {
  await page.goto('/auth?delayScale=0');
  await logIn(page, 'admin', 'admin');
  await page.clock.runFor(1);
  await expect(page.getByTestId('auth-success')).toBeVisible();
});

async function logIn(page: Page, username: string, password: string) {
  await page.getByTestId('username-input').fill(username);
  await page.getByTestId('password-input').fill(password);
  await page.getByTestId('login-button').click();
}

/** Passes more time than a login takes. With a stopped clock that takes no time. */
async function passed(page: Page) {
  await page.clock.runFor(5000);
}

/** Records how long each timer of the page is to wait. */
function noteWaits() {
  const start = window.setTimeout;
  const waits: number[] = [];
  const note = (...timer: Parameters<typeof start>) => {
    waits.push(timer[1] ?? 0);
    return start(...timer);
  };
  Object.assign(window, { waits, setTimeout: note });
}

/** React renders in a message task. A message sent now arrives after that, so the page is up to date then. */
async function drawn(page: Page) {
  await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
  });
}
