import { expect, type Page, test } from '@playwright/test';

const values = { username: 'nancy', email: 'nancy@example.com', password: 'secret1' };

// The length of the wait is tested, so the address sets the real one: delayScale=1.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/forms?delayScale=1');
});

test('fields: the fields are labelled', async ({ page }) => {
  await expect(page.getByLabel('Username')).toHaveAttribute('data-testid', 'username-input');
  await expect(page.getByLabel('Email')).toHaveAttribute('data-testid', 'email-input');
  await expect(page.getByLabel('Password')).toHaveAttribute('data-testid', 'password-input');
});

test('hidden: the password is hidden', async ({ page }) => {
  await expect(page.getByTestId('password-input')).toHaveAttribute('type', 'password');
});

test('required: the empty form shows every message at once', async ({ page }) => {
  await page.getByTestId('submit-button').click();
  for (const name of ['Username', 'Email', 'Password']) {
    await expect(page.getByTestId(`${name.toLowerCase()}-error`)).toHaveText(`${name} is required`);
  }
});

test('below: each message is below its field', async ({ page }) => {
  for (const name of Object.keys(values)) {
    await submitWithout(page, name);
    const field = await page.getByTestId(`${name}-input`).boundingBox();
    const message = await page.getByTestId(`${name}-error`).boundingBox();
    expect(message?.y).toBeGreaterThanOrEqual((field?.y ?? 0) + (field?.height ?? 0));
  }
});

test('described: each message describes its field', async ({ page }) => {
  for (const name of Object.keys(values)) {
    await submitWithout(page, name);
    const message = await page.getByTestId(`${name}-error`).textContent();
    await expect(page.getByTestId(`${name}-input`)).toHaveAccessibleDescription(message ?? '');
  }
});

test('email: an email without a name, an @ or a dot is invalid', async ({ page }) => {
  await page.getByTestId('username-input').fill(values.username);
  for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
    await page.getByTestId('email-input').fill(email);
    await page.getByTestId('submit-button').click();
    await expect(page.getByTestId('email-error'), email).toHaveText('Email is invalid');
    // Empties the field in between, so that the next message cannot be the old one.
    await page.getByTestId('email-input').clear();
    await page.getByTestId('submit-button').click();
    await expect(page.getByTestId('email-error')).toHaveText('Email is required');
  }
});

test('password: a password of 5 characters is too short', async ({ page }) => {
  await page.getByTestId('username-input').fill(values.username);
  await page.getByTestId('password-input').fill('12345');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('password-error')).toHaveText('Password must be at least 6 characters');
});

test('shortest: a password of 6 characters is long enough', async ({ page }) => {
  await page.getByTestId('password-input').fill('123456');
  await page.getByTestId('submit-button').click();
  // The message of another field shows that the form was checked.
  await expect(page.getByTestId('username-error')).toBeVisible();
  await expect(page.getByTestId('password-error')).toHaveCount(0);
});

test('unchanged: a message stays while its field is corrected', async ({ page }) => {
  await page.getByTestId('submit-button').click();
  await page.getByTestId('username-input').fill('nancy');
  await page.getByTestId('username-input').blur();
  await expect(page.getByTestId('username-error')).toHaveText('Username is required');
});

test('corrected: a message is gone after the next submit', async ({ page }) => {
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('username-error')).toBeVisible();
  await page.getByTestId('username-input').fill(values.username);
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('username-error')).toHaveCount(0);
  await fillIn(page);
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId(/-error$/)).toHaveCount(0);
});

test('busy: the button is disabled for one to three seconds', async ({ page }) => {
  const button = page.getByTestId('submit-button');
  await submitValues(page);
  await expect(button).toBeDisabled();
  await page.clock.runFor(999);
  await expect(button).toBeDisabled();
  await page.clock.runFor(2001);
  await expect(button).toBeEnabled();
});

test('loading: the button shows “Loading...” while the form is sent', async ({ page }) => {
  await submitValues(page);
  await expect(page.getByTestId('submit-button')).toHaveText('Loading...');
  await page.clock.runFor(999);
  await expect(page.getByTestId('submit-button')).toHaveText('Loading...');
});

test('ready: the button shows “Sign In” again once the form is sent', async ({ page }) => {
  const button = page.getByTestId('submit-button');
  await submitValues(page);
  // First busy, then ready again, because the button shows "Sign In" before the click, too.
  await expect(button).not.toHaveText('Sign In');
  await page.clock.runFor(10_000);
  await expect(button).toHaveText('Sign In');
});

test('logged: the values are logged once the form is sent', async ({ page }) => {
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  await submitValues(page);
  await page.clock.runFor(999);
  expect(logged).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => logged[0]).toEqual(values);
});

test('once: the values are logged once', async ({ page }) => {
  let logs = 0;
  page.on('console', (message) => {
    if (message.type() === 'log') logs += 1;
  });
  await submitValues(page);
  await page.clock.runFor(10_000);
  await expect(page.getByTestId('submit-button')).toBeEnabled();
  expect(logs).toBe(1);
});

test('kept: the fields still have their values', async ({ page }) => {
  const button = page.getByTestId('submit-button');
  await submitValues(page);
  await expect(button).not.toHaveText('Sign In');
  await page.clock.runFor(10_000);
  await expect(button).toBeEnabled();
  for (const [name, value] of Object.entries(values)) {
    await expect(page.getByTestId(`${name}-input`)).toHaveValue(value);
  }
});

async function fillIn(page: Page) {
  for (const [name, value] of Object.entries(values)) await page.getByTestId(`${name}-input`).fill(value);
}

async function submitWithout(page: Page, name: string) {
  await fillIn(page);
  await page.getByTestId(`${name}-input`).clear();
  await page.getByTestId('submit-button').click();
}

/** Sends a valid form with a stopped clock. */
async function submitValues(page: Page) {
  await fillIn(page);
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByTestId('submit-button').click();
}
