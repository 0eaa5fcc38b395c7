import { $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('exit-intent', () => {
  beforeEach(() => browser.url('/exit-intent'));

  it('top: a dialog opens when the pointer leaves at a vertical position of 0 or less', async () => {
    for (const y of [0, -1, -250]) {
      await expect(byTestId('exit-modal')).not.toExist();
      await leave(300, y);
      await expect(byTestId('exit-modal')).toBeDisplayed();
      await expect(byTestId('exit-modal')).toHaveComputedRole('dialog');
      await browser.refresh();
    }
  });

  it('edges: leaving by another edge opens nothing', async () => {
    for (const [x, y] of [
      [-1, 300],
      [1281, 300],
      [300, 801],
      [300, 1],
    ]) {
      await leave(x, y);
    }
    // An absence can be checked only after something that comes later. The dialog would also be in this click's way.
    await byTestId('theme-toggle').click();
    await expect(byTestId('exit-modal')).not.toExist();
  });

  it('dismissed: Close, No thanks and Subscribe each close the dialog', async () => {
    for (const [name, label] of [
      ['close-modal', 'Close'],
      ['modal-no', 'No thanks'],
      ['modal-yes', 'Subscribe'],
    ]) {
      await leave(300, 0);
      await expect(byTestId(name)).toHaveComputedLabel(label);
      await byTestId(name).click();
      await expect(byTestId('exit-modal')).not.toExist();
      await browser.refresh();
    }
  });

  it('result: the line reads Closed, Declined or Subscribed, and nothing before', async () => {
    for (const [name, result] of [
      ['close-modal', 'Closed'],
      ['modal-no', 'Declined'],
      ['modal-yes', 'Subscribed'],
    ]) {
      await leave(300, 0);
      await expect(byTestId('exit-modal')).toBeDisplayed();
      await expect(byTestId('exit-result')).toHaveText('');
      await byTestId(name).click();
      await expect(byTestId('exit-result')).toHaveText(result);
      await browser.refresh();
    }
  });

  it('once: once closed it does not open again until the page is opened again', async () => {
    for (const name of ['close-modal', 'modal-no', 'modal-yes']) {
      await leave(300, 0);
      await byTestId(name).click();
      await expect(byTestId('exit-modal')).not.toExist();
      await leave(300, 0);
      await leave(300, -10);
      await byTestId('theme-toggle').click();
      await expect(byTestId('exit-modal')).not.toExist();
      await browser.refresh();
    }
    await leave(300, 0);
    await expect(byTestId('exit-modal')).toBeDisplayed();
  });

  it('unsent: Subscribe sends nothing', async () => {
    const requests = [];
    const note = ({ request }) => requests.push(request.url);
    await leave(300, 0);
    await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
    browser.on('network.beforeRequestSent', note);
    await byTestId('modal-yes').click();
    await expect(byTestId('exit-modal')).not.toExist();
    browser.off('network.beforeRequestSent', note);
    expect(requests).toEqual([]);
  });

  it('focus: Tab and Shift+Tab stay in the dialog, and the focus comes back', async () => {
    await focus('theme-toggle');
    await leave(300, 0);
    await expect(byTestId('exit-modal')).toBeDisplayed();
    await focus('close-modal');
    for (const name of ['modal-no', 'modal-yes', 'close-modal']) {
      await browser.keys('Tab');
      await expect(byTestId(name)).toBeFocused();
    }
    for (const name of ['modal-yes', 'modal-no', 'close-modal']) {
      await browser.keys(['Shift', 'Tab']);
      await expect(byTestId(name)).toBeFocused();
    }
    await expect($$('[data-testid="exit-modal"] button')).toBeElementsArrayOfSize(3);
    await browser.keys('Enter');
    await expect(byTestId('exit-modal')).not.toExist();
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
