import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('exit-intent', () => {
  const modal = () => byTestId('exit-modal');
  const result = () => byTestId('exit-result');

  beforeEach(() => browser.url('/exit-intent'));

  async function closeBy(name) {
    await leave(300, -1);
    await byTestId(name).click();
  }

  /** Escape closes the dialog as “Close” does. */
  async function openAndClose() {
    await leave(300, -1);
    await expect(modal()).toBeDisplayed();
    await browser.keys('Escape');
    await expect(modal()).not.toExist();
  }

  it('top: a dialog opens when the pointer leaves at the top', async () => {
    // Far above the window, where a fast pointer is when the browser notices it.
    await leave(300, -250);
    await expect(modal()).toBeDisplayed();
    await expect(modal()).toHaveComputedRole('dialog');
  });

  it('zero: a vertical position of 0 is enough', async () => {
    await leave(300, 0);
    await expect(modal()).toBeDisplayed();
  });

  it('edges: another edge opens nothing', async () => {
    for (const [x, y] of [
      [-1, 300],
      [1281, 300],
      [300, 801],
      [300, 1],
    ]) {
      await leave(x, y);
    }
    // Checks the absence only after something that comes later. An open dialog would also be in this click's way.
    await byTestId('theme-toggle').click();
    await expect(modal()).not.toExist();
  });

  it('dismissed: “Close” closes the dialog', async () => {
    await leave(300, -1);
    await $('aria/Close').click();
    await expect(modal()).not.toExist();
  });

  it('declined: “No thanks” closes the dialog', async () => {
    await leave(300, -1);
    await $('button=No thanks').click();
    await expect(modal()).not.toExist();
  });

  it('subscribed: “Subscribe” closes the dialog', async () => {
    await leave(300, -1);
    await $('button=Subscribe').click();
    await expect(modal()).not.toExist();
  });

  it('result: the line reads “Closed” after “Close”', async () => {
    await closeBy('close-modal');
    await expect(result()).toHaveText('Closed');
  });

  it('result-declined: the line reads “Declined” after “No thanks”', async () => {
    await closeBy('modal-no');
    await expect(result()).toHaveText('Declined');
  });

  it('result-subscribed: the line reads “Subscribed” after “Subscribe”', async () => {
    await closeBy('modal-yes');
    await expect(result()).toHaveText('Subscribed');
  });

  it('empty: the line is empty until the dialog is closed', async () => {
    await expect(result()).toHaveText('');
    await leave(300, -1);
    await expect(modal()).toBeDisplayed();
    await expect(result()).toHaveText('');
  });

  it('once: the dialog does not open again', async () => {
    await openAndClose();
    await leave(300, -1);
    await byTestId('theme-toggle').click();
    await expect(modal()).not.toExist();
  });

  it('reopened: the dialog can open again when the page is loaded again', async () => {
    await openAndClose();
    await browser.refresh();
    await leave(300, -1);
    await expect(modal()).toBeDisplayed();
  });

  it('unsent: “Subscribe” sends nothing', async () => {
    const requests = [];
    const note = ({ request }) => requests.push(request.url);
    await leave(300, -1);
    await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
    browser.on('network.beforeRequestSent', note);
    await byTestId('modal-yes').click();
    await expect(modal()).not.toExist();
    browser.off('network.beforeRequestSent', note);
    expect(requests).toEqual([]);
  });

  it('tab: Tab moves through the buttons in a circle', async () => {
    await leave(300, -1);
    await focus('close-modal');
    for (const name of ['modal-no', 'modal-yes', 'close-modal']) {
      await browser.keys('Tab');
      await expect(byTestId(name)).toBeFocused();
    }
  });

  it('shift-tab: Shift+Tab moves in the other direction', async () => {
    await leave(300, -1);
    await focus('close-modal');
    for (const name of ['modal-yes', 'modal-no', 'close-modal']) {
      await browser.keys(['Shift', 'Tab']);
      await expect(byTestId(name)).toBeFocused();
    }
  });

  it('focus: the focus is back where it was', async () => {
    await focus('theme-toggle');
    await openAndClose();
    await expect(byTestId('theme-toggle')).toBeFocused();
  });
});

/** No driver can move the pointer out of its window, so this sends the event that the browser would send. */
function leave(x, y) {
  return browser.execute(
    (clientX, clientY) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientX, clientY })),
    x,
    y,
  );
}

const focus = (name) => byTestId(name).execute((element) => element.focus());
