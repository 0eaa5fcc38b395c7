import { expect, test } from '@playwright/test';

// The length of the wait is part of what is tested, so it is the real one wherever this site is served.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/forms?delayScale=1');
});

test('fields: the fields are labelled, and the password is hidden', async ({ page }) => {
  await expect(page.getByLabel('Username')).toHaveAttribute('data-testid', 'username-input');
  await expect(page.getByLabel('Email')).toHaveAttribute('data-testid', 'email-input');
  await expect(page.getByLabel('Password')).toHaveAttribute('data-testid', 'password-input');
  await expect(page.getByLabel('Password')).toHaveAttribute('type', 'password');
});

test('required: sent empty, the form shows every message at once, each tied to its field', async ({ page }) => {
  await page.getByTestId('submit-button').click();
  for (const name of ['Username', 'Email', 'Password']) {
    const message = page.getByTestId(`${name.toLowerCase()}-error`);
    await expect(message).toHaveText(`${name} is required`);
    const field = page.getByTestId(`${name.toLowerCase()}-input`);
    await expect(field).toHaveAccessibleDescription(`${name} is required`);
    const box = await field.boundingBox();
    const below = await message.boundingBox();
    expect(below?.y).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
  }
});

test('email: an email without a name, an @ or a dot is invalid', async ({ page }) => {
  for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
    await page.getByLabel('Email').fill(email);
    await page.getByTestId('submit-button').click();
    await expect(page.getByTestId('email-error'), email).toHaveText('Email is invalid');
    // Emptied in between, so that the next message cannot be the old one.
    await page.getByLabel('Email').clear();
    await page.getByTestId('submit-button').click();
    await expect(page.getByTestId('email-error')).toHaveText('Email is required');
  }
  await page.getByLabel('Email').fill('nancy123@gmail.com');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('email-error')).toHaveCount(0);
});

test('password: one of 5 characters is too short, one of 6 is not', async ({ page }) => {
  await page.getByLabel('Password').fill('12345');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('password-error')).toHaveText('Password must be at least 6 characters');
  await page.getByLabel('Password').fill('123456');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('password-error')).toHaveCount(0);
});

test('corrected: a message stays until the next submit, and is gone after it', async ({ page }) => {
  await page.getByTestId('submit-button').click();
  await page.getByLabel('Username').fill('nancy');
  await page.getByLabel('Username').blur();
  await expect(page.getByTestId('username-error')).toHaveText('Username is required');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('username-error')).toHaveCount(0);
  await expect(page.getByTestId('email-error')).toHaveText('Email is required');
  await page.getByLabel('Email').fill('nancy@example.com');
  await page.getByLabel('Password').fill('123456');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId(/-error$/)).toHaveCount(0);
});

test('busy: the button is disabled and reads Loading... for one to three seconds', async ({ page }) => {
  await page.getByLabel('Username').fill('nancy');
  await page.getByLabel('Email').fill('nancy@example.com');
  await page.getByLabel('Password').fill('123456');
  await page.clock.pauseAt('2030-01-01T09:00:00');
  const button = page.getByTestId('submit-button');
  await button.click();
  // First busy, then ready again: the button reads "Sign In" before the click as well.
  await expect(button).toHaveText('Loading...');
  await expect(button).toBeDisabled();
  await page.clock.runFor(999);
  await expect(button).toHaveText('Loading...');
  await page.clock.runFor(2001);
  await expect(button).toHaveText('Sign In');
  await expect(button).toBeEnabled();
});

test('logged: at the end the values are logged once, and stay in the fields', async ({ page }) => {
  const values = { username: 'nancy', email: 'nancy@example.com', password: '123456' };
  const logged: unknown[] = [];
  page.on('console', async (message) => {
    if (message.type() === 'log') logged.push(await message.args()[1]?.jsonValue());
  });
  for (const [name, value] of Object.entries(values)) await page.getByTestId(`${name}-input`).fill(value);
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByTestId('submit-button').click();
  await expect(page.getByTestId('submit-button')).toBeDisabled();
  await page.clock.runFor(999);
  expect(logged).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => logged).toEqual([values]);
  for (const [name, value] of Object.entries(values)) {
    await expect(page.getByTestId(`${name}-input`)).toHaveValue(value);
  }
});
