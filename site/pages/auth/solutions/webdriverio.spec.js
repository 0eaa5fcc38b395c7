import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('auth', () => {
  let clock;

  // The length of the wait is tested, so the address sets the real one: delayScale=1. With a stopped clock, it is exact
  // and takes no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/auth?delayScale=1');
  });

  it('account: the page shows the demo account', async () => {
    await expect($('main')).toHaveText(expect.stringContaining('username admin, password admin'));
  });

  it('busy: the button shows “Loading...” while a login is checked', async () => {
    await logIn('wrong', 'wrong');
    await expect(byTestId('login-button')).toHaveText('Loading...');
    await clock.tick(3000);
    await expect(byTestId('login-button')).toHaveText('Login');
  });

  it('disabled: the button is disabled while a login is checked', async () => {
    await logIn('wrong', 'wrong');
    await expect(byTestId('login-button')).toBeDisabled();
    await clock.tick(3000);
    await expect(byTestId('login-button')).toBeEnabled();
  });

  it('duration: a login is checked for one to three seconds', async () => {
    await logIn('admin', 'admin');
    await clock.tick(999);
    await expect(byTestId('login-button')).toHaveText('Loading...');
    await clock.tick(2001);
    await expect(byTestId('auth-success')).toBeDisplayed();
  });

  it('accepted: the right name and password show a success', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await expect(byTestId('auth-success')).toHaveText(expect.stringContaining('Successfully authenticated!'));
  });

  it('gone: the form is gone after a successful login', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await expect(byTestId('auth-success')).toBeDisplayed();
    await expect(byTestId('auth-form')).not.toExist();
  });

  it('offered: a successful login shows the button “Logout”', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await expect($('button=Logout')).toBeDisplayed();
  });

  it('refused: a wrong or empty name or password is refused', async () => {
    for (const [username, password] of [
      ['admin', 'wrong'],
      ['wrong', 'admin'],
      ['Admin', 'admin'],
      ['admin', 'admin '],
      ['admin', ''],
      ['', 'admin'],
      ['', ''],
    ]) {
      // Each login gets a new page, so that the error of an earlier login cannot pass for its own.
      await browser.url('/auth?delayScale=1');
      await logIn(username, password);
      await clock.tick(3000);
      await expect(byTestId('auth-form').$('[role=alert]')).toHaveText('Invalid username or password');
    }
  });

  it('red: the message is red', async () => {
    await logIn('wrong', 'wrong');
    await clock.tick(3000);
    const { parsed } = await byTestId('auth-error').getCSSProperty('color');
    const [red, ...others] = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
    expect(red).toBeGreaterThan(Math.max(...others));
  });

  it('cleared: the message is gone as soon as the next login is sent', async () => {
    await logIn('wrong', 'wrong');
    await clock.tick(3000);
    await expect(byTestId('auth-error')).toBeDisplayed();
    await byTestId('login-button').click();
    // The clock is stopped, so the next login is still being checked.
    await expect(byTestId('auth-error')).not.toExist();
  });

  it('retry: a right login after a refused one is successful', async () => {
    await logIn('wrong', 'wrong');
    await clock.tick(3000);
    await expect(byTestId('auth-error')).toBeDisplayed();
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await expect(byTestId('auth-success')).toBeDisplayed();
  });

  it('logout: “Logout” shows the form again, with empty fields', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await byTestId('logout-button').click();
    await expect(byTestId('username-input')).toHaveValue('');
    await expect(byTestId('password-input')).toHaveValue('');
  });

  it('fresh: the form has no message after “Logout”', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await byTestId('logout-button').click();
    await expect(byTestId('auth-form')).toBeDisplayed();
    await expect(byTestId('auth-error')).not.toExist();
  });

  it('repeated: the same seed gives the same wait', async () => {
    const waits = [];
    for (const _ of ['once', 'twice']) {
      await browser.url('/auth?seed=7&delayScale=1');
      await logIn('admin', 'admin');
      let steps = 0;
      for (; !(await byTestId('auth-success').isExisting()); steps++) await clock.tick(100);
      waits.push(steps);
    }
    // One step of 100 ms may differ, because the page renders a moment after its timer.
    expect(Math.abs(waits[0] - waits[1])).toBeLessThanOrEqual(1);
  });

  it('unscaled: a login takes no time with ?delayScale=0', async () => {
    await browser.url('/auth?delayScale=0');
    await logIn('admin', 'admin');
    await clock.tick(1);
    await expect(byTestId('auth-success')).toBeDisplayed();
  });
});

async function logIn(username, password) {
  await byTestId('username-input').setValue(username);
  await byTestId('password-input').setValue(password);
  await byTestId('login-button').click();
}
