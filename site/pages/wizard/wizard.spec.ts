import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

async function fillInAccount(page: Page) {
  await page.getByTestId('wizard-name').fill('Ada');
  await page.getByTestId('wizard-email').fill('ada@example.org');
}

async function fillIn(page: Page) {
  await fillInAccount(page);
  await page.getByTestId('wizard-next').click();
  await page.getByTestId('wizard-street').fill('Main Street 1');
  await page.getByTestId('wizard-postcode').fill('12345');
  await page.getByTestId('wizard-city').fill('London');
  await page.getByTestId('wizard-next').click();
  await page.getByTestId('wizard-contact-phone').check();
  await page.getByTestId('wizard-next').click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Review');
}

test('Enter in a field goes to the next step', async ({ open, page }) => {
  await open('/wizard');
  await fillInAccount(page);
  await page.getByTestId('wizard-email').press('Enter');
  await expect(page.getByTestId('wizard-heading')).toHaveText('Address');
});

test('a step is not left by what is typed into it', async ({ open, page }) => {
  await open('/wizard');
  await fillIn(page);
  await page.getByTestId('wizard-discard').click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
  // To the entry of the history in which the last step was shown.
  await page.goBack();
  await expect(page.getByTestId('wizard-name')).toHaveValue('');
  await fillInAccount(page);
  await page.getByTestId('wizard-name').press('End');
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
  await page.getByTestId('wizard-next').click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Address');
});

/** The browser's forward to where the page sends the visitor back from. */
async function goForwardAndBack(page: Page) {
  await page.evaluate(async () => {
    history.forward();
    for (let moves = 0; moves < 2; moves++)
      await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  });
}

test('the browser’s forward leads no further than to a step that is wrong', async ({ open, page }) => {
  await open('/wizard');
  await fillIn(page);
  for (const step of ['Preferences', 'Address', 'Account']) {
    await page.goBack();
    await expect(page.getByTestId('wizard-heading')).toHaveText(step);
  }
  await page.getByTestId('wizard-email').fill('ada');
  await goForwardAndBack(page);
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
});

test('a forward that leads no further leaves the history where it was', async ({ open, page }) => {
  await open('/wizard');
  await fillIn(page);
  const heading = page.getByTestId('wizard-heading');
  for (const step of ['Preferences', 'Address']) {
    await page.goBack();
    await expect(heading).toHaveText(step);
  }
  await page.getByTestId('wizard-street').fill('');
  for (let forward = 1; forward <= 2; forward++) {
    await goForwardAndBack(page);
    await expect(heading).toHaveText('Address');
  }
  await page.getByTestId('wizard-street').fill('Main Street 1');
  await page.goForward();
  await expect(heading).toHaveText('Preferences');
  await page.goForward();
  await expect(heading).toHaveText('Review');
  for (const step of ['Preferences', 'Address', 'Account']) {
    await page.goBack();
    await expect(heading).toHaveText(step);
  }
});

test('back leads to the step that was shown, also where a step with no draft behind it was reloaded', async ({
  open,
  page,
}) => {
  await open('/wizard');
  await fillInAccount(page);
  await page.getByTestId('wizard-next').click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Address');
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
  await fillInAccount(page);
  await page.getByTestId('wizard-next').click();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Address');
  await page.goBack();
  await expect(page.getByTestId('wizard-heading')).toHaveText('Account');
});

test('an invalid stored draft counts as an empty one', async ({ open, page }) => {
  await open('/wizard');
  await fillInAccount(page);
  await page.evaluate(() => {
    for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, '{"name":7,"email":');
  });
  await page.reload();
  await expect(page.getByTestId('wizard-name')).toHaveValue('');
});

test('if nothing can be stored the page works without a draft', async ({ open, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Refused', 'SecurityError');
      },
    });
  });
  await open('/wizard');
  await fillIn(page);
});

test('what is being sent stays in view when the browser goes back', async ({ open, page }) => {
  await open('/wizard?delayScale=1000');
  await fillIn(page);
  await page.getByTestId('wizard-send').click();
  await page.goBack();
  await expect(page.getByTestId('wizard-send')).toHaveText('Sending...');
  await expect(page.getByTestId('wizard-review-name')).toHaveText('Ada');
});

test('a code is refused before one was sent and while it is incomplete', async ({ open, page }) => {
  await open('/wizard?delayScale=0');
  await page.getByTestId('otp-digit-1').fill('1');
  await page.getByTestId('otp-verify').click();
  await expect(page.getByTestId('otp-result')).toHaveText('Send a code first');
  await page.getByTestId('otp-send').click();
  await expect(page.getByTestId('otp-code-1')).toBeVisible();
  await page.getByTestId('otp-verify').click();
  await expect(page.getByTestId('otp-result')).toHaveText('Enter all six digits');
  // On to the first that is missing.
  await expect(page.getByTestId('otp-digit-2')).toBeFocused();
});

test('arrow keys go from box to box, and a digit replaces the one that is there', async ({ open, page }) => {
  await open('/wizard');
  for (const [index, digit] of [...'123456'].entries()) await page.getByTestId(`otp-digit-${index + 1}`).fill(digit);
  await page.getByTestId('otp-digit-3').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('otp-digit-2')).toBeFocused();
  await page.keyboard.press('9');
  await expect(page.getByTestId('otp-digit-2')).toHaveValue('9');
  await expect(page.getByTestId('otp-digit-3')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('otp-digit-4')).toBeFocused();
});

test('the same seed sends the same codes', async ({ open, page }) => {
  const codes: (string | null)[] = [];
  for (const seed of [7, 7, 8]) {
    await open(`/wizard?delayScale=0&seed=${seed}`);
    await page.getByTestId('otp-send').click();
    codes.push(await page.getByTestId('otp-code-1').textContent());
  }
  expect(codes[1]).toBe(codes[0]);
  expect(codes[2]).not.toBe(codes[0]);
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 30_000);
  await open('/wizard?delayScale=0');
  await page.getByTestId('otp-send').click();
  await expect(page.getByTestId('otp-code-1')).toBeVisible();
  await expect.poll(timers).toBe(1);
  await expectNoneAfterLeaving(page, timers);
});

test('what confirms the application has the focus of the button that sent it', async ({ open, page }) => {
  await open('/wizard?delayScale=0');
  await fillIn(page);
  await page.getByTestId('wizard-send').press('Enter');
  await expect(page.getByTestId('wizard-again')).toBeFocused();
});

test('a visitor who has gone on while the application is sent keeps the focus', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/wizard');
  await fillIn(page);
  await page.getByTestId('wizard-send').press('Enter');
  await page.getByTestId('otp-digit-1').focus();
  await page.clock.runFor(2000);
  await expect(page.getByTestId('wizard-sent')).toBeVisible();
  await expect(page.getByTestId('otp-digit-1')).toBeFocused();
});

test('a confirmed number leaves the focus at the button for another, and that at the first button', async ({
  open,
  page,
}) => {
  await open('/wizard?delayScale=0');
  await page.getByTestId('otp-send').click();
  const code = (await page.getByTestId('otp-code-1').textContent()) ?? '';
  await page.getByTestId('otp-digit-1').focus();
  await page.keyboard.type(code);
  await page.getByTestId('otp-verify').press('Enter');
  await expect(page.getByTestId('otp-again')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('otp-send')).toBeFocused();
});
