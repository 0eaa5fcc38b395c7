import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('notifications', () => {
  const notifications = () => byTestId('notification-container').$$('[data-testid^="notification-"]');
  const notification = (number) => byTestId(`notification-${number}`);
  const close = (number) => byTestId(`close-notification-${number}`);
  let clock;

  // With a stopped clock, five seconds pass at once, and no notification leaves before it is read.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/notifications');
  });

  /** Adds them and waits until each one shows, because its time begins then. */
  async function add(...kinds) {
    for (const kind of kinds) {
      const before = await notifications().length;
      await byTestId(`add-${kind}`).click();
      await expect(notifications()).toBeElementsArrayOfSize(before + 1);
    }
  }

  it('added: “Success Message” adds a success message', async () => {
    await $('button=Success Message').click();
    await expect(notification(1)).toHaveText('This is a success notification message');
  });

  it('error: “Error Message” adds an error message', async () => {
    await $('button=Error Message').click();
    await expect(notification(1)).toHaveText('This is a error notification message');
  });

  it('info: “Info Message” adds an info message', async () => {
    await $('button=Info Message').click();
    await expect(notification(1)).toHaveText('This is a info notification message');
  });

  it('order: notifications are numbered in the order of their arrival', async () => {
    await add('info', 'success', 'error');
    const ids = await notifications().map((one) => one.getAttribute('data-testid'));
    expect(ids).toEqual(['notification-1', 'notification-2', 'notification-3']);
  });

  it('numbers: the number of a closed notification is not used again', async () => {
    await add('success', 'success');
    await close(2).click();
    await add('success');
    await expect(notification(3)).toBeDisplayed();
  });

  it('timeout: each notification is gone after 5 seconds', async () => {
    await add('success', 'error', 'info');
    await clock.tick(4999);
    await expect(notifications()).toBeElementsArrayOfSize(3);
    await clock.tick(1);
    await expect(notifications()).toBeElementsArrayOfSize(0);
  });

  it('unscaled: the delay scale does not change the 5 seconds', async () => {
    await browser.url('/notifications?delayScale=0');
    await add('success');
    await clock.tick(4999);
    await expect(notification(1)).toBeDisplayed();
  });

  it('own: a new notification leaves the time of the others alone', async () => {
    await add('success');
    await clock.tick(2000);
    await add('success');
    await clock.tick(3000);
    // By its number, because any of them could be “a notification” that is gone.
    await expect(notification(1)).not.toExist();
  });

  it('apart: a notification that disappears removes no other', async () => {
    await add('success');
    await clock.tick(2000);
    await add('success');
    await clock.tick(4000);
    await expect(notification(1)).not.toExist();
    await expect(notification(2)).toBeDisplayed();
  });

  it('closing: closing a notification leaves the time of the others alone', async () => {
    await add('success', 'success');
    await clock.tick(2000);
    await close(1).click();
    await expect(notification(1)).not.toExist();
    await clock.tick(2999);
    await expect(notification(2)).toBeDisplayed();
    await clock.tick(1);
    await expect(notification(2)).not.toExist();
  });

  it('close: the button of a notification removes it at once', async () => {
    await add('success');
    await close(1).click();
    await expect(notification(1)).not.toExist();
  });

  it('others: the button of a notification removes no other', async () => {
    await add('success', 'success', 'success');
    await close(2).click();
    await expect(notification(2)).not.toExist();
    for (const number of [1, 3]) await expect(notification(number)).toBeDisplayed();
  });

  it('named: the name of each button has the number', async () => {
    await add('success', 'success');
    for (const number of [1, 2]) await expect(close(number)).toHaveComputedLabel(`Close notification ${number}`);
  });

  it('announced: the container is a polite live region', async () => {
    await expect(byTestId('notification-container')).toHaveAttribute('aria-live', 'polite');
  });

  it('ready: the live region is there before the first notification', async () => {
    // The region must be there before its text. Otherwise it is not announced.
    await expect(byTestId('notification-container')).toHaveComputedRole('log');
    await expect(byTestId('notification-container')).toHaveComputedLabel('Notifications');
    await expect(notifications()).toBeElementsArrayOfSize(0);
  });
});
