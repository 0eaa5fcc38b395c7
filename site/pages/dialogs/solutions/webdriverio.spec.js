import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('dialogs', () => {
  let clock;

  // A clock that stands still makes waits exact, and they cost no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/dialogs?delayScale=1');
    await movePointerAway();
  });

  const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
  // By a script: WebdriverIO's own `scrollIntoView` waits for frames, which do not come while the clock stands still.
  const centre = (name) => byTestId(name).execute((element) => element.scrollIntoView({ block: 'center' }));
  /** At its place, whatever lies over it there. `click()` would say what that is instead. */
  const clickAt = async (name) =>
    browser
      .action('pointer')
      .move({ origin: await byTestId(name) })
      .down()
      .up()
      .perform();
  const takesFocus = (name) =>
    byTestId(name).execute((element) => {
      element.focus();
      return document.activeElement === element;
    });

  it('modal: nothing behind the dialog takes a click or the focus, which then is back', async () => {
    await $('button=Book a seat').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await expect(byTestId('dialog-modal')).toHaveComputedLabel('Your seat');
    await clickAt('dialog-add');
    expect(await takesFocus('dialog-add')).toBe(false);
    await $('button=Cancel').click();
    await expect(byTestId('dialog-modal')).not.toBeDisplayed();
    await expect(byTestId('dialog-modal-open')).toBeFocused();
    await expect(byTestId('dialog-added')).toHaveText('Added: 0');
  });

  it('returned: the result is the seat, or nothing after Cancel and Escape', async () => {
    const open = async () => {
      await $('button=Book a seat').click();
      await expect(byTestId('dialog-seat')).toHaveValue('');
    };
    await open();
    await $('button=Confirm').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await byTestId('dialog-seat').selectByVisibleText('Aisle');
    await $('button=Confirm').click();
    await expect(byTestId('dialog-result')).toHaveText('Returned: aisle');
    await open();
    await byTestId('dialog-seat').selectByVisibleText('Window');
    await browser.keys('Escape');
    await expect(byTestId('dialog-result')).toHaveText('Returned: nothing');
    await open();
    await byTestId('dialog-seat').selectByVisibleText('Window');
    await $('button=Confirm').click();
    await expect(byTestId('dialog-result')).toHaveText('Returned: window');
    await open();
    await byTestId('dialog-seat').selectByVisibleText('Middle');
    await $('button=Cancel').click();
    await expect(byTestId('dialog-result')).toHaveText('Returned: nothing');
  });

  it('toast: it is above the dialog, and goes with “Dismiss” or the dialog', async () => {
    await $('button=Book a seat').click();
    await $('button=Hold seat').click();
    await expect(byTestId('dialog-toast')).toHaveText(/^Seat held for ten minutes/);
    // Only what is on top takes a click.
    await $('button=Dismiss').click();
    await expect(byTestId('dialog-toast')).not.toBeDisplayed();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await $('button=Hold seat').click();
    await expect(byTestId('dialog-toast')).toBeDisplayed();
    await browser.keys('Escape');
    await expect(byTestId('dialog-modal')).not.toBeDisplayed();
    await $('button=Book a seat').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await expect(byTestId('dialog-toast')).not.toBeDisplayed();
  });

  it('beside: the page goes on working, and only “Close notes” closes the notes', async () => {
    await $('button=Open notes').click();
    for (const count of [1, 2]) {
      await $('button=Add one').click();
      await expect(byTestId('dialog-added')).toHaveText(`Added: ${count}`);
      await expect(byTestId('dialog-notes')).toBeDisplayed();
    }
    await byTestId('dialog-notes-text').click();
    await browser.keys('Escape');
    await expect(byTestId('dialog-notes')).toBeDisplayed();
    await $('button=Close notes').click();
    await expect(byTestId('dialog-notes')).not.toBeDisplayed();
  });

  it('light: Escape closes one popover after the other, a click elsewhere both', async () => {
    const openBoth = async () => {
      await byTestId('popover-filters-button').click();
      await $('button=More filters').click();
      await expect(byTestId('popover-more')).toBeDisplayed();
    };
    await centre('popover-filters-button');
    await openBoth();
    await browser.keys('Escape');
    await expect(byTestId('popover-more')).not.toBeDisplayed();
    await expect(byTestId('popover-filters')).toBeDisplayed();
    await browser.keys('Escape');
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
    await openBoth();
    await $('h2=Popovers').click();
    await expect(byTestId('popover-more')).not.toBeDisplayed();
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
    await byTestId('popover-filters-button').click();
    await expect(byTestId('popover-filters')).toBeDisplayed();
    await byTestId('popover-filters-button').click();
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
  });

  it('manual: the help stays under its button until a button closes it', async () => {
    const distance = async () =>
      browser.execute(
        (button, help) => {
          const [above, below] = [button.getBoundingClientRect(), help.getBoundingClientRect()];
          return { right: below.left - above.left, down: Math.round(below.top - above.bottom) };
        },
        await byTestId('popover-help-button'),
        await byTestId('popover-help'),
      );
    await centre('popover-help-button');
    await $('button=Help').click();
    await expect(byTestId('popover-help')).toBeDisplayed();
    const { right, down } = await distance();
    expect(Math.abs(right)).toBeLessThan(2);
    expect(down).toBeGreaterThanOrEqual(0);
    expect(down).toBeLessThan(20);
    await browser.keys('Escape');
    await $('h2=Popovers').click();
    await browser.execute(() => window.scrollBy(0, 50));
    await browser.waitUntil(async () => (await distance()).down === down);
    await $('button=Close help').click();
    await expect(byTestId('popover-help')).not.toBeDisplayed();
    await $('button=Help').click();
    await expect(byTestId('popover-help')).toBeDisplayed();
    await $('button=Help').click();
    await expect(byTestId('popover-help')).not.toBeDisplayed();
  });

  it('tooltip: it comes once the pointer has rested for 500 ms, and with the keyboard at once', async () => {
    await centre('tooltip-button');
    await byTestId('tooltip-button').moveTo();
    await clock.tick(400);
    await byTestId('tooltip-button').moveTo({ xOffset: 5, yOffset: 5 });
    await clock.tick(499);
    await expect(byTestId('tooltip-text')).not.toBeDisplayed();
    await clock.tick(1);
    await expect(byTestId('tooltip-text')).toHaveText('Changes are free until the day before.');
    await movePointerAway();
    await expect(byTestId('tooltip-text')).not.toBeDisplayed();

    for (const key of ['Escape', 'Tab']) {
      await byTestId('popover-help-button').execute((element) => element.focus());
      await browser.keys('Tab');
      await expect(byTestId('tooltip-button')).toBeFocused();
      await expect(byTestId('tooltip-text')).toBeDisplayed();
      await browser.keys(key);
      await expect(byTestId('tooltip-text')).not.toBeDisplayed();
    }
  });

  it('inert: the part takes nothing while it is off, and keeps its greeting', async () => {
    await centre('inert-print');
    await clickAt('inert-print');
    expect(await takesFocus('inert-greeting')).toBe(false);
    expect(await takesFocus('inert-print')).toBe(false);
    await expect(byTestId('inert-result')).toHaveText('');
    await byTestId('inert-switch').click();
    await byTestId('inert-greeting').setValue('Have a good trip');
    await $('button=Print card').click();
    await expect(byTestId('inert-result')).toHaveText('Printed: Have a good trip');
    await byTestId('inert-switch').click();
    expect(await takesFocus('inert-print')).toBe(false);
    await byTestId('inert-switch').click();
    await expect(byTestId('inert-greeting')).toHaveValue('Have a good trip');
  });

  it('cover: for 2 seconds no click reaches the button, and the others are counted', async () => {
    await centre('cover-accept');
    await $('button=Load offer').click();
    await expect(byTestId('cover-overlay')).toHaveText('Loading offer...');
    await clickAt('cover-accept');
    await clock.tick(1999);
    await expect(byTestId('cover-overlay')).toBeDisplayed();
    await clock.tick(1);
    await expect(byTestId('cover-overlay')).not.toExist();
    for (const count of [1, 2]) {
      await $('button=Accept offer').click();
      await expect(byTestId('cover-count')).toHaveText(`Accepted: ${count}`);
    }
  });

  it('sticky: after the jump a click lands on the bar, and clear of it on “Renew”', async () => {
    await centre('sticky-box');
    await $('button=Jump to Renew').click();
    await clickAt('sticky-renew');
    await expect(byTestId('sticky-result')).toHaveText('Clicked: Back to top');
    await expect(byTestId('sticky-box')).toHaveElementProperty('scrollTop', 0);
    await centre('sticky-renew');
    await clickAt('sticky-renew');
    await expect(byTestId('sticky-result')).toHaveText('Clicked: Renew');
  });
});
