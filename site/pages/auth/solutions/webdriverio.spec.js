import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('auth', () => {
  let clock;

  // The length of the wait is part of what is tested, so it is the real one wherever this site is served. A clock that
  // stands still makes it exact, and it costs no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/auth?delayScale=1');
  });

  it('account: the page shows the demo account', async () => {
    await expect($('main')).toHaveText(expect.stringContaining('username admin, password admin'));
  });

  it('busy: the button is disabled and reads Loading... for one to three seconds', async () => {
    const button = byTestId('login-button');
    await logIn('admin', 'wrong');
    await expect(button).toBeDisabled();
    await expect(button).toHaveText('Loading...');
    await clock.tick(999);
    await expect(button).toHaveText('Loading...');
    await clock.tick(2001);
    await expect(button).toBeEnabled();
    await expect(button).toHaveText('Login');
  });

  it('accepted: with both right the form gives way to a success', async () => {
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await expect(byTestId('auth-success')).toHaveText(expect.stringContaining('Successfully authenticated!'));
    await expect($('button=Logout')).toBeDisplayed();
    await expect(byTestId('auth-form')).not.toExist();
  });

  it('refused: a wrong or empty name or password is refused', async () => {
    const error = byTestId('auth-error');
    for (const [username, password] of [
      ['admin', 'wrong'],
      ['wrong', 'admin'],
      ['Admin', 'admin'],
      ['admin', 'admin '],
      ['admin', ''],
      ['', 'admin'],
      ['', ''],
    ]) {
      await logIn(username, password);
      // The last error has to go first, or it would be taken for the answer.
      await expect(error).not.toExist();
      await clock.tick(3000);
      await expect(error).toHaveText('Invalid username or password');
      await expect(byTestId('auth-form')).toBeDisplayed();
    }
    const { parsed } = await error.getCSSProperty('color');
    const [red, ...others] = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
    expect(red).toBeGreaterThan(Math.max(...others));
    expect(await error.getLocation('y')).toBeGreaterThan(await byTestId('login-button').getLocation('y'));
  });

  it('cleared: the message is gone as soon as the next login is sent', async () => {
    await logIn('admin', 'wrong');
    await clock.tick(3000);
    await expect(byTestId('auth-error')).toBeDisplayed();
    await byTestId('login-button').click();
    await expect(byTestId('login-button')).toBeDisabled();
    await expect(byTestId('auth-error')).not.toExist();
  });

  it('logout: Logout leads back to the form, with empty fields and no message', async () => {
    await logIn('admin', 'wrong');
    await clock.tick(3000);
    await expect(byTestId('auth-error')).toBeDisplayed();
    await logIn('admin', 'admin');
    await clock.tick(3000);
    await byTestId('logout-button').click();
    await expect(byTestId('username-input')).toHaveValue('');
    await expect(byTestId('password-input')).toHaveValue('');
    await expect(byTestId('auth-error')).not.toExist();
    await expect(byTestId('auth-success')).not.toExist();
  });

  it('repeated: the same seed gives the same wait, and ?delayScale=0 none', async () => {
    const waits = [];
    for (const _ of ['once', 'twice']) {
      await browser.url('/auth?seed=7&delayScale=1');
      await logIn('admin', 'admin');
      await expect(byTestId('login-button')).toBeDisabled();
      let steps = 0;
      for (; !(await byTestId('auth-success').isExisting()); steps++) await clock.tick(100);
      waits.push(steps);
    }
    // A step of 100 ms to either side, because the page is drawn a moment after its clock.
    expect(Math.abs(waits[0] - waits[1])).toBeLessThanOrEqual(1);

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
