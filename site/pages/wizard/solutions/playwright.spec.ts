import { expect, type Page, test } from '@playwright/test';

// With a stopped clock, all waits pass at once: also the minute of a code and the half minute of a lock.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/wizard?delayScale=1');
  await expect(page.getByTestId('wizard-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('checked: “Next” needs valid fields', async ({ page }) => {
  const [next, heading] = [page.getByRole('button', { name: 'Next' }), page.getByTestId('wizard-heading')];
  await next.click();
  await expect(page.getByTestId('wizard-error-name')).toBeVisible();
  await page.getByLabel('Name').fill('Ada');
  await email(page).fill('ada@example');
  await next.click();
  await expect(heading).toHaveText('Account');
  await email(page).fill('ada@example.org');
  await next.click();
  await expect(heading).toHaveText('Address');
  await page.getByLabel('Street').fill('Main Street 1');
  await page.getByLabel('City').fill('London');
  for (const wrong of ['1234', '123456']) {
    await page.getByLabel('Postcode').fill(wrong);
    await next.click();
    await expect(heading).toHaveText('Address');
  }
  await page.getByLabel('Postcode').fill('12345');
  await next.click();
  await expect(heading).toHaveText('Preferences');
  await next.click();
  await expect(page.getByTestId('wizard-error-contact')).toHaveText('Choose how we contact you');
});

test('described: each wrong field is described by its message', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Enter your name');
  await expect(email(page)).toHaveAccessibleDescription('Enter an email address like ada@example.org');
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Name')).toHaveAccessibleDescription('');
});

test('focus: the first wrong field has the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Ada');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(email(page)).toBeFocused();
});

test('back: “Back” shows the step as it was filled in', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Post' })).toBeChecked();
  await expect(page.getByLabel('Newsletter')).toBeChecked();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('City')).toHaveValue('London');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(email(page)).toHaveValue('ada@example.org');
});

test('current: the list marks the current step', async ({ page }) => {
  const steps = page.getByTestId('wizard-steps');
  await expect(steps.getByRole('listitem')).toHaveText(['Account', 'Address', 'Preferences', 'Review']);
  await expect(steps.locator('[aria-current=step]')).toHaveText(['Account']);
  await fillIn(page);
  await expect(steps.locator('[aria-current=step]')).toHaveText(['Review']);
});

test('heading: the heading of a new step has the focus', async ({ page }) => {
  await fillIn(page);
  await expect(page.getByTestId('wizard-heading')).toBeFocused();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByTestId('wizard-heading')).toBeFocused();
});

test('history: back and forward lead through the steps', async ({ page }) => {
  const heading = page.getByTestId('wizard-heading');
  await fillIn(page);
  for (const step of ['Preferences', 'Address', 'Account']) {
    await page.goBack();
    await expect(heading).toHaveText(step);
  }
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.goForward();
  await expect(heading).toHaveText('Address');
  await expect(page.getByLabel('Street')).toHaveValue('Main Street 1');
});

test('address: the address keeps its options', async ({ page }) => {
  await fillIn(page);
  await expect(page).toHaveURL(/delayScale=1/);
});

test('draft: a reload keeps step and values', async ({ page }) => {
  await fillIn(page);
  await page.reload();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Review');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: 'Post' })).toBeChecked();
  await expect(page.getByLabel('Newsletter')).toBeChecked();
});

test('discarded: “Discard draft” empties all steps', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await shouldBeEmpty(page);
  await page.reload();
  await shouldBeEmpty(page);
});

test('review: the review shows all values', async ({ page }) => {
  await fillIn(page);
  for (const [field, value] of Object.entries({
    name: 'Ada',
    email: 'ada@example.org',
    street: 'Main Street 1',
    postcode: '12345',
    city: 'London',
    contact: 'Post',
    newsletter: 'Yes',
  })) {
    await expect(page.getByTestId(`wizard-review-${field}`)).toHaveText(value);
  }
});

test('sent: the application is sent after 1 to 2 seconds', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.clock.runFor(999);
  await expect(page.getByTestId('wizard-sent')).toHaveCount(0);
  await page.clock.runFor(1001);
  await expect(page.getByTestId('wizard-sent')).toHaveText('Application sent');
});

test('sending: the button is disabled while it sends', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await expect(page.getByTestId('wizard-send')).toHaveText('Sending...');
  await expect(page.getByTestId('wizard-send')).toBeDisabled();
});

test('gone: the draft is gone after it was sent', async ({ page }) => {
  await fillIn(page);
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.clock.runFor(5000);
  await expect(page.getByTestId('wizard-sent')).toBeVisible();
  await page.reload();
  await shouldBeEmpty(page);
});

test('typing: a digit moves the focus to the next box', async ({ page }) => {
  await digit(page, 1).click();
  await page.keyboard.press('1');
  await expect(digit(page, 2)).toBeFocused();
  await page.keyboard.type('23456');
  await shouldHold(page, '123456');
  await expect(digit(page, 6)).toBeFocused();
});

test('letters: letters change nothing', async ({ page }) => {
  await digit(page, 1).click();
  await page.keyboard.press('a');
  await expect(digit(page, 1)).toBeFocused();
  await shouldHold(page, '');
});

test('backspace: Backspace empties the box before', async ({ page }) => {
  await paste(page, 1, '123456');
  await digit(page, 6).press('Backspace');
  await shouldHold(page, '12345');
  await digit(page, 6).press('Backspace');
  await shouldHold(page, '1234');
  await expect(digit(page, 5)).toBeFocused();
});

test('paste: a pasted code fills all boxes', async ({ page }) => {
  await paste(page, 4, '123456');
  await shouldHold(page, '123456');
  await paste(page, 1, 'Your code: 987-65 4');
  await shouldHold(page, '987654');
});

test('code: a code arrives after 1 to 3 seconds', async ({ page }) => {
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByTestId('otp-send')).toBeDisabled();
  await page.clock.runFor(999);
  await expect(page.getByTestId('otp-message-1')).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(page.getByTestId('otp-code-1')).toHaveText(/^\d{6}$/);
});

test('newest: only the newest code is accepted', async ({ page }) => {
  const first = await sendCode(page, 1);
  const second = await sendCode(page, 2);
  expect(second).not.toBe(first);
  await expect(page.getByTestId('otp-state-1')).toHaveText('Replaced');
  await verify(page, first);
  await expect(page.getByTestId('otp-result')).toHaveText(/^Wrong code/);
  await verify(page, second);
  await expect(page.getByTestId('otp-success')).toHaveText('Number confirmed');
});

test('expiry: a code expires after 60 seconds', async ({ page }) => {
  // With the delay scale 0 a code arrives at once, so that its minute begins at a known moment.
  await page.goto('/wizard?delayScale=0');
  await expect(page.getByTestId('otp-example')).toBeVisible();
  await sendCode(page, 1, 10);
  await page.clock.runFor(59_900);
  await expect(page.getByTestId('otp-state-1')).toHaveText('Valid for 60 seconds');
  await page.clock.runFor(100);
  await expect(page.getByTestId('otp-state-1')).toHaveText('Expired');
});

test('expired: an expired code is refused', async ({ page }) => {
  const code = await sendCode(page, 1);
  await page.clock.runFor(60_000);
  await verify(page, code);
  await expect(page.getByTestId('otp-result')).toHaveText('This code has expired');
});

test('wrong: a wrong code costs a try', async ({ page }) => {
  const code = await sendCode(page, 1);
  for (const tries of [2, 1]) {
    await verify(page, other(code));
    await expect(page.getByTestId('otp-result')).toHaveText(`Wrong code, tries left: ${tries}`);
  }
});

test('lock: three wrong codes lock for 30 seconds', async ({ page }) => {
  const verifyButton = page.getByRole('button', { name: 'Verify' });
  const code = await sendCode(page, 1);
  for (const _ of ['first', 'second', 'third']) await verify(page, other(code));
  await expect(verifyButton).toBeDisabled();
  await expect(digit(page, 1)).toBeDisabled();
  await page.clock.runFor(29_999);
  await expect(verifyButton).toBeDisabled();
  await page.clock.runFor(1);
  await expect(verifyButton).toBeEnabled();
  await expect(digit(page, 1)).toBeEnabled();
});

test('tries: a new code does not reset the tries', async ({ page }) => {
  await verify(page, other(await sendCode(page, 1)));
  const second = await sendCode(page, 2);
  for (const _ of ['second', 'third']) await verify(page, other(second));
  await expect(page.getByRole('button', { name: 'Verify' })).toBeDisabled();
});

// By its test id, because a radio button of another step has the same name.
const email = (page: Page) => page.getByTestId('wizard-email');

async function fillIn(page: Page) {
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Name').fill('Ada');
  await email(page).fill('ada@example.org');
  await next.click();
  await page.getByLabel('Street').fill('Main Street 1');
  await page.getByLabel('Postcode').fill('12345');
  await page.getByLabel('City').fill('London');
  await next.click();
  await page.getByRole('radio', { name: 'Post' }).check();
  await page.getByLabel('Newsletter').check();
  await next.click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Review');
}

async function shouldBeEmpty(page: Page) {
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
  await expect(page.getByLabel('Name')).toHaveValue('');
  await expect(email(page)).toHaveValue('');
}
const digit = (page: Page, position: number) => page.getByLabel(`Digit ${position} of 6`);

async function shouldHold(page: Page, code: string) {
  for (const position of [1, 2, 3, 4, 5, 6]) await expect(digit(page, position)).toHaveValue(code[position - 1] ?? '');
}

/** Sends the browser's event of a paste, because the clipboard needs a permission, and all tests share it. */
async function paste(page: Page, position: number, text: string) {
  await digit(page, position).evaluate((box, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
  }, text);
}

async function sendCode(page: Page, number: number, longest = 10_000): Promise<string> {
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.clock.runFor(longest);
  return (await page.getByTestId(`otp-code-${number}`).textContent()) ?? '';
}

async function verify(page: Page, code: string) {
  await paste(page, 1, code);
  await page.getByRole('button', { name: 'Verify' }).click();
}

/** A code that differs from this one. */
const other = (code: string) => (code === '111111' ? '222222' : '111111');
