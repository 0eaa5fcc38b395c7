import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('notifications', () => {
  const notifications = () => byTestId('notification-container').$$('[data-testid^="notification-"]');
  let clock;

  // Five seconds pass at once with a clock that stands still, and nothing leaves before it is read.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/notifications?delayScale=0');
  });

  it('added: each button adds a notification of its kind', async () => {
    for (const [index, kind] of ['Success', 'Error', 'Info'].entries()) {
      await $(`button=${kind} Message`).click();
      await expect(byTestId(`notification-${index + 1}`)).toHaveText(
        `This is a ${kind.toLowerCase()} notification message`,
      );
      await expect(notifications()).toBeElementsArrayOfSize(index + 1);
    }
  });

  it('order: they stand in the order of arrival and are numbered from 1', async () => {
    for (const kind of ['info', 'success', 'error']) await byTestId(`add-${kind}`).click();
    await expect(notifications()).toHaveText([/info/, /success/, /error/]);
    await byTestId('close-notification-3').click();
    await byTestId('add-info').click();
    await expect(byTestId('notification-1')).toHaveText(/info/);
    await expect(byTestId('notification-2')).toHaveText(/success/);
    await expect(byTestId('notification-4')).toHaveText(/info/);
    await expect(byTestId('notification-3')).not.toExist();
  });

  it('timeout: each is gone 5 seconds after it was added', async () => {
    for (const kind of ['success', 'error', 'info']) await byTestId(`add-${kind}`).click();
    await expect(notifications()).toBeElementsArrayOfSize(3);
    await clock.tick(4999);
    await expect(notifications()).toBeElementsArrayOfSize(3);
    await clock.tick(1);
    await expect(notifications()).toBeElementsArrayOfSize(0);
  });

  it('own: adding or closing one leaves the time of the others alone', async () => {
    await byTestId('add-success').click();
    await clock.tick(2000);
    await byTestId('add-error').click();
    await clock.tick(1000);
    await byTestId('add-info').click();
    await byTestId('close-notification-2').click();
    await expect(byTestId('notification-2')).not.toExist();
    await clock.tick(1999);
    await expect(byTestId('notification-1')).toBeDisplayed();
    await clock.tick(1);
    // Named one by one: "a notification is gone" would be true of any of them.
    await expect(byTestId('notification-1')).not.toExist();
    await expect(byTestId('notification-3')).toBeDisplayed();
    await clock.tick(2999);
    await expect(byTestId('notification-3')).toBeDisplayed();
    await clock.tick(1);
    await expect(byTestId('notification-3')).not.toExist();
  });

  it('close: its button takes this notification away and no other', async () => {
    for (const kind of ['success', 'error', 'info']) await byTestId(`add-${kind}`).click();
    await $('aria/Close notification 2').click();
    await expect(notifications()).toHaveText([/success/, /info/]);
    await $('aria/Close notification 1').click();
    await expect(notifications()).toHaveText([/info/]);
    await $('aria/Close notification 3').click();
    await expect(notifications()).toBeElementsArrayOfSize(0);
  });

  it('announced: the container is a polite live region', async () => {
    const region = byTestId('notification-container');
    // It has to be there before its first message: what comes with its text is not announced.
    await expect(region).toHaveAttribute('aria-live', 'polite');
    await byTestId('add-info').click();
    await expect(region.$('[data-testid="notification-1"]')).toBeDisplayed();
  });
});
