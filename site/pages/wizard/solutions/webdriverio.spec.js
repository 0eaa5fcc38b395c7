import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const values = {
  name: 'Ada',
  email: 'ada@example.org',
  street: 'Main Street 1',
  postcode: '12345',
  city: 'London',
};

describe('wizard', () => {
  let clock;

  // With a stopped clock, all waits pass at once: also the minute of a code and the half minute of a lock.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/wizard?delayScale=1');
    // The draft belongs to the tab, and all tests share one tab.
    await browser.execute(() => sessionStorage.clear());
    await browser.refresh();
  });

  it('checked: “Next” needs valid fields', async () => {
    await $('button=Next').click();
    await expect(byTestId('wizard-heading')).toHaveText('Account');
    await fill('name');
    await byTestId('wizard-email').setValue('ada@example');
    await $('button=Next').click();
    await expect(byTestId('wizard-error-email')).toBeDisplayed();
    await fill('email');
    await $('button=Next').click();
    await expect(byTestId('wizard-heading')).toHaveText('Address');
    await fill('street', 'city');
    for (const wrong of ['1234', '123456']) {
      await byTestId('wizard-postcode').setValue(wrong);
      await $('button=Next').click();
      await expect(byTestId('wizard-error-postcode')).toHaveText('Enter a postcode of five digits');
    }
    await fill('postcode');
    await $('button=Next').click();
    await expect(byTestId('wizard-heading')).toHaveText('Preferences');
    await $('button=Next').click();
    await expect(byTestId('wizard-error-contact')).toHaveText('Choose how we contact you');
  });

  it('described: each wrong field is described by its message', async () => {
    await $('button=Next').click();
    for (const [field, message] of [
      ['name', 'Enter your name'],
      ['email', 'Enter an email address like ada@example.org'],
    ]) {
      const describedBy = await byTestId(`wizard-${field}`).getAttribute('aria-describedby');
      await expect($(`#${describedBy}`)).toHaveText(message);
    }
  });

  it('focus: the first wrong field has the focus', async () => {
    await $('button=Next').click();
    await expect(byTestId('wizard-name')).toBeFocused();
    await fill('name');
    await $('button=Next').click();
    await expect(byTestId('wizard-email')).toBeFocused();
  });

  it('back: “Back” shows the step as it was filled in', async () => {
    await fillIn();
    await $('button=Back').click();
    await expect(byTestId('wizard-contact-post')).toBeSelected();
    await $('button=Back').click();
    await expect(byTestId('wizard-city')).toHaveValue('London');
    await $('button=Back').click();
    await expect(byTestId('wizard-email')).toHaveValue('ada@example.org');
  });

  it('current: the list marks the current step', async () => {
    await fillIn();
    for (const step of ['Preferences', 'Address', 'Account']) {
      await $('button=Back').click();
      await expect($('[aria-current="step"]')).toHaveText(step);
    }
  });

  it('heading: the heading of a new step has the focus', async () => {
    await fillIn();
    await expect(byTestId('wizard-heading')).toBeFocused();
    await $('button=Back').click();
    await expect(byTestId('wizard-heading')).toBeFocused();
  });

  it('history: back and forward lead through the steps', async () => {
    await fillIn();
    for (const step of ['Preferences', 'Address', 'Account']) {
      await browser.back();
      await expect(byTestId('wizard-heading')).toHaveText(step);
    }
    await expect(byTestId('wizard-name')).toHaveValue('Ada');
    await browser.forward();
    await expect(byTestId('wizard-heading')).toHaveText('Address');
    await expect(byTestId('wizard-street')).toHaveValue('Main Street 1');
  });

  it('address: the address keeps its options', async () => {
    await fillIn();
    await expect(browser).toHaveUrl(/delayScale=1/);
  });

  it('draft: a reload keeps step and values', async () => {
    await fillIn();
    await browser.refresh();
    await expect(byTestId('wizard-heading')).toHaveText('Review');
    await $('button=Back').click();
    await expect(byTestId('wizard-contact-post')).toBeSelected();
    await expect(byTestId('wizard-newsletter')).toBeSelected();
  });

  it('discarded: “Discard draft” empties all steps', async () => {
    await fillIn();
    await $('button=Discard draft').click();
    await isEmpty();
    await browser.refresh();
    await isEmpty();
  });

  it('review: the review shows all values', async () => {
    await fillIn();
    for (const [field, value] of Object.entries({ ...values, contact: 'Post', newsletter: 'Yes' })) {
      await expect(byTestId(`wizard-review-${field}`)).toHaveText(value);
    }
  });

  it('sent: the application is sent after 1 to 2 seconds', async () => {
    await fillIn();
    await $('button=Send application').click();
    await clock.tick(999);
    await expect(byTestId('wizard-sent')).not.toExist();
    await clock.tick(1001);
    await expect(byTestId('wizard-sent')).toHaveText('Application sent');
  });

  it('sending: the button is disabled while it sends', async () => {
    await fillIn();
    await $('button=Send application').click();
    await expect(byTestId('wizard-send')).toHaveText('Sending...');
    await expect(byTestId('wizard-send')).toBeDisabled();
  });

  it('gone: the draft is gone after it was sent', async () => {
    await fillIn();
    await $('button=Send application').click();
    await clock.tick(2000);
    await expect(byTestId('wizard-sent')).toBeDisplayed();
    await browser.refresh();
    await isEmpty();
  });

  it('typing: a digit moves the focus to the next box', async () => {
    await digit(1).click();
    await browser.keys('1');
    await expect(digit(2)).toBeFocused();
    await browser.keys([...'23456']);
    await shouldHold('123456');
    await expect(digit(6)).toBeFocused();
  });

  it('letters: letters change nothing', async () => {
    await digit(1).click();
    await browser.keys('a');
    await expect(digit(1)).toBeFocused();
    await shouldHold('');
  });

  it('backspace: Backspace empties the box before', async () => {
    await digit(1).click();
    await browser.keys([...'123456']);
    await expect(digit(6)).toBeFocused();
    await browser.keys('Backspace');
    await shouldHold('12345');
    await browser.keys('Backspace');
    await shouldHold('1234');
    await expect(digit(5)).toBeFocused();
  });

  it('paste: a pasted code fills all boxes', async () => {
    await paste(4, '123456');
    await shouldHold('123456');
    await paste(1, 'Your code: 987-65 4');
    await shouldHold('987654');
  });

  it('code: a code arrives after 1 to 3 seconds', async () => {
    await $('button=Send code').click();
    await expect(byTestId('otp-send')).toBeDisabled();
    await clock.tick(999);
    await expect(byTestId('otp-message-1')).not.toExist();
    await clock.tick(2001);
    await expect(byTestId('otp-code-1')).toHaveText(/^\d{6}$/);
  });

  it('newest: only the newest code is accepted', async () => {
    const first = await sendCode(1);
    const second = await sendCode(2);
    expect(second).not.toBe(first);
    await expect(byTestId('otp-state-1')).toHaveText('Replaced');
    await verify(first);
    await expect(byTestId('otp-result')).toHaveText(/^Wrong code/);
    await verify(second);
    await expect(byTestId('otp-success')).toHaveText('Number confirmed');
  });

  it('expiry: a code expires after 60 seconds', async () => {
    // With the delay scale 0 a code arrives at once, so that its minute begins at a known moment.
    await browser.url('/wizard?delayScale=0');
    await sendCode(1, 10);
    await clock.tick(59_900);
    await expect(byTestId('otp-state-1')).toHaveText('Valid for 60 seconds');
    await clock.tick(100);
    await expect(byTestId('otp-state-1')).toHaveText('Expired');
  });

  it('expired: an expired code is refused', async () => {
    const code = await sendCode(1);
    await clock.tick(60_000);
    await verify(code);
    await expect(byTestId('otp-result')).toHaveText('This code has expired');
  });

  it('wrong: a wrong code costs a try', async () => {
    const code = await sendCode(1);
    for (const tries of [2, 1]) {
      await verify(other(code));
      await expect(byTestId('otp-result')).toHaveText(`Wrong code, tries left: ${tries}`);
    }
  });

  it('lock: three wrong codes lock for 30 seconds', async () => {
    const code = await sendCode(1);
    for (const _ of ['first', 'second', 'third']) await verify(other(code));
    await expect($('button=Verify')).toBeDisabled();
    await expect(digit(1)).toBeDisabled();
    await clock.tick(29_999);
    await expect($('button=Verify')).toBeDisabled();
    await clock.tick(1);
    await expect($('button=Verify')).toBeEnabled();
    await expect(digit(1)).toBeEnabled();
  });

  it('tries: a new code does not reset the tries', async () => {
    await verify(other(await sendCode(1)));
    const second = await sendCode(2);
    for (const _ of ['second', 'third']) await verify(other(second));
    await expect($('button=Verify')).toBeDisabled();
  });

  async function fill(...fields) {
    for (const field of fields) await byTestId(`wizard-${field}`).setValue(values[field]);
  }

  async function fillIn() {
    await fill('name', 'email');
    await $('button=Next').click();
    await fill('street', 'postcode', 'city');
    await $('button=Next').click();
    await byTestId('wizard-contact-post').click();
    await byTestId('wizard-newsletter').click();
    await $('button=Next').click();
    await expect(byTestId('wizard-heading')).toHaveText('Review');
  }

  async function isEmpty() {
    await expect(byTestId('wizard-heading')).toHaveText('Account');
    await expect(byTestId('wizard-name')).toHaveValue('');
    await expect(byTestId('wizard-email')).toHaveValue('');
  }
  const digit = (position) => $(`aria/Digit ${position} of 6`);

  async function shouldHold(code) {
    for (const position of [1, 2, 3, 4, 5, 6]) await expect(digit(position)).toHaveValue(code[position - 1] ?? '');
  }

  /** Sends the browser's event of a paste, because the clipboard needs a permission, and all tests share it. */
  const paste = (position, text) =>
    digit(position).execute((box, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      box.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    }, text);

  async function sendCode(number, longest = 3000) {
    await $('button=Send code').click();
    await clock.tick(longest);
    return byTestId(`otp-code-${number}`).getText();
  }

  async function verify(code) {
    await digit(1).click();
    await browser.keys([...code]);
    await $('button=Verify').click();
  }

  /** A code that differs from this one. */
  const other = (code) => (code === '111111' ? '222222' : '111111');
});
