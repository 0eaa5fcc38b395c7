import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const values = { username: 'nancy', email: 'nancy@example.com', password: '123456' };

describe('forms', () => {
  let clock;

  // The length of the wait is part of what is tested, so it is the real one wherever this site is served.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/forms?delayScale=1');
  });

  it('fields: the fields are labelled, and the password is hidden', async () => {
    await expect(byTestId('username-input')).toHaveComputedLabel('Username');
    await expect(byTestId('email-input')).toHaveComputedLabel('Email');
    await expect(byTestId('password-input')).toHaveComputedLabel('Password');
    await expect(byTestId('password-input')).toHaveAttribute('type', 'password');
  });

  it('required: sent empty, the form shows every message at once, each tied to its field', async () => {
    await byTestId('submit-button').click();
    for (const name of ['Username', 'Email', 'Password']) {
      const field = byTestId(`${name.toLowerCase()}-input`);
      const message = byTestId(`${name.toLowerCase()}-error`);
      await expect(message).toHaveText(`${name} is required`);
      // WebdriverIO reads names and roles, and no descriptions: what describes a field is named by its id.
      expect((await field.getAttribute('aria-describedby')).split(' ')).toContain(await message.getAttribute('id'));
      const bottom = (await field.getLocation('y')) + (await field.getSize('height'));
      expect(await message.getLocation('y')).toBeGreaterThanOrEqual(bottom);
    }
  });

  it('email: an email without a name, an @ or a dot is invalid', async () => {
    for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
      await byTestId('email-input').setValue(email);
      await byTestId('submit-button').click();
      await expect(byTestId('email-error')).toHaveText('Email is invalid');
      // Emptied in between, so that the next message cannot be the old one.
      await byTestId('email-input').clearValue();
      await byTestId('submit-button').click();
      await expect(byTestId('email-error')).toHaveText('Email is required');
    }
    await byTestId('email-input').setValue('nancy123@gmail.com');
    await byTestId('submit-button').click();
    await expect(byTestId('email-error')).not.toExist();
  });

  it('password: one of 5 characters is too short, one of 6 is not', async () => {
    await byTestId('password-input').setValue('12345');
    await byTestId('submit-button').click();
    await expect(byTestId('password-error')).toHaveText('Password must be at least 6 characters');
    await byTestId('password-input').setValue('123456');
    await byTestId('submit-button').click();
    await expect(byTestId('password-error')).not.toExist();
  });

  it('corrected: a message stays until the next submit, and is gone after it', async () => {
    await byTestId('submit-button').click();
    await byTestId('username-input').setValue('nancy');
    await byTestId('email-input').click();
    await expect(byTestId('username-error')).toHaveText('Username is required');
    await byTestId('submit-button').click();
    await expect(byTestId('username-error')).not.toExist();
    await expect(byTestId('email-error')).toHaveText('Email is required');
  });

  it('busy: the button is disabled and reads Loading... for one to three seconds', async () => {
    const button = byTestId('submit-button');
    await fillIn();
    await button.click();
    // First busy, then ready again: the button reads "Sign In" before the click as well.
    await expect(button).toHaveText('Loading...');
    await expect(button).toBeDisabled();
    await clock.tick(999);
    await expect(button).toHaveText('Loading...');
    await clock.tick(2001);
    await expect(button).toHaveText('Sign In');
    await expect(button).toBeEnabled();
  });

  it('logged: at the end the values are logged once, and stay in the fields', async () => {
    const logged = [];
    const note = ({ args }) => logged.push(args[1]);
    await browser.sessionSubscribe({ events: ['log.entryAdded'] });
    browser.on('log.entryAdded', note);
    await fillIn();
    await byTestId('submit-button').click();
    await expect(byTestId('submit-button')).toBeDisabled();
    await clock.tick(999);
    expect(logged).toEqual([]);
    await clock.tick(10_000);
    await browser.waitUntil(() => logged.length > 0);
    await expect(byTestId('submit-button')).toBeEnabled();
    browser.off('log.entryAdded', note);
    // WebDriver sends an object as a list of its keys and values.
    expect(logged.map(({ value }) => Object.fromEntries(value.map(([key, { value }]) => [key, value])))).toEqual([
      values,
    ]);
    for (const [name, value] of Object.entries(values)) await expect(byTestId(`${name}-input`)).toHaveValue(value);
  });
});

async function fillIn() {
  for (const [name, value] of Object.entries(values)) await byTestId(`${name}-input`).setValue(value);
}
