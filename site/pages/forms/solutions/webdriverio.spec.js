import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const values = { username: 'nancy', email: 'nancy@example.com', password: 'secret1' };
const names = Object.keys(values);

describe('forms', () => {
  let clock;

  // The length of the wait is tested, so the address sets the real one: delayScale=1.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/forms?delayScale=1');
  });

  const button = () => byTestId('submit-button');
  const field = (name) => byTestId(`${name}-input`);
  const error = (name) => byTestId(`${name}-error`);
  const submitValues = async () => {
    for (const name of names) await field(name).setValue(values[name]);
    await button().click();
  };

  it('fields: the fields are labelled', async () => {
    await expect(field('username')).toHaveComputedLabel('Username');
    await expect(field('email')).toHaveComputedLabel('Email');
    await expect(field('password')).toHaveComputedLabel('Password');
  });

  it('hidden: the password is hidden', async () => {
    await expect(field('password')).toHaveAttribute('type', 'password');
  });

  it('required: the empty form shows every message at once', async () => {
    await button().click();
    await expect(error('username')).toHaveText('Username is required');
    await expect(error('email')).toHaveText('Email is required');
    await expect(error('password')).toHaveText('Password is required');
  });

  it('below: each message is below its field', async () => {
    await button().click();
    for (const name of names) {
      const bottom = (await field(name).getLocation('y')) + (await field(name).getSize('height'));
      expect(await error(name).getLocation('y')).toBeGreaterThanOrEqual(bottom);
    }
  });

  it('described: each message describes its field', async () => {
    await button().click();
    for (const name of names) {
      // WebdriverIO reads names and roles, but no descriptions. The field has the id of the element that describes it.
      const id = await error(name).getAttribute('id');
      expect((await field(name).getAttribute('aria-describedby')).split(' ')).toContain(id);
    }
  });

  it('email: an email without a name, an @ or a dot is invalid', async () => {
    await field('username').setValue(values.username);
    for (const email of ['nancy123@gmail', 'nancy.gmail.com', '@gmail.com', 'nancy']) {
      await field('email').setValue(email);
      await button().click();
      await expect(error('email')).toHaveText('Email is invalid');
      // Empties the field in between, so that the next message cannot be the old one.
      await field('email').clearValue();
      await button().click();
      await expect(error('email')).toHaveText('Email is required');
    }
  });

  it('password: a password of 5 characters is too short', async () => {
    await field('username').setValue(values.username);
    await field('password').setValue('12345');
    await button().click();
    await expect(error('password')).toHaveText('Password must be at least 6 characters');
  });

  it('shortest: a password of 6 characters is long enough', async () => {
    await field('password').setValue('123456');
    await button().click();
    // The message of another field shows that the form was checked.
    await expect(error('username')).toBeDisplayed();
    await expect(error('password')).not.toExist();
  });

  it('unchanged: a message stays while its field is corrected', async () => {
    await button().click();
    await field('username').setValue('nancy');
    await field('email').click();
    await expect(error('username')).toHaveText('Username is required');
  });

  it('corrected: a message is gone after the next submit', async () => {
    await button().click();
    await expect(error('username')).toBeDisplayed();
    await field('username').setValue('nancy');
    await button().click();
    await expect(error('username')).not.toExist();
    await submitValues();
    for (const name of names) await expect(error(name)).not.toExist();
  });

  it('busy: the button is disabled for one to three seconds', async () => {
    await submitValues();
    await expect(button()).toBeDisabled();
    await clock.tick(999);
    await expect(button()).toBeDisabled();
    await clock.tick(2001);
    await expect(button()).toBeEnabled();
  });

  it('loading: the button shows “Loading...” while the form is sent', async () => {
    await submitValues();
    await expect(button()).toHaveText('Loading...');
    await clock.tick(999);
    await expect(button()).toHaveText('Loading...');
  });

  it('ready: the button shows “Sign In” again once the form is sent', async () => {
    await submitValues();
    // First busy, then ready again, because the button shows "Sign In" before the click, too.
    await expect(button()).not.toHaveText('Sign In');
    await clock.tick(10_000);
    await expect(button()).toHaveText('Sign In');
  });

  describe('the console', () => {
    let logged;
    const note = ({ args }) => logged.push(args[1]);

    beforeEach(async () => {
      logged = [];
      await browser.sessionSubscribe({ events: ['log.entryAdded'] });
      browser.on('log.entryAdded', note);
    });

    afterEach(() => browser.off('log.entryAdded', note));

    it('logged: the values are logged once the form is sent', async () => {
      await submitValues();
      await clock.tick(999);
      expect(logged).toEqual([]);
      await clock.tick(10_000);
      await browser.waitUntil(() => logged.length > 0);
      // WebDriver sends an object as a list of its keys and values.
      expect(Object.fromEntries(logged[0].value.map(([key, { value }]) => [key, value]))).toEqual(values);
    });

    it('once: the values are logged once', async () => {
      await submitValues();
      await clock.tick(10_000);
      await browser.waitUntil(() => logged.length > 0);
      await expect(button()).toBeEnabled();
      expect(logged.length).toBe(1);
    });
  });

  it('kept: the fields still have their values', async () => {
    await submitValues();
    await expect(button()).toBeDisabled();
    await clock.tick(10_000);
    await expect(button()).toBeEnabled();
    for (const name of names) await expect(field(name)).toHaveValue(values[name]);
  });
});
