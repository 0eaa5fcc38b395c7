import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('dialogs', () => {
  let clock;

  // With a stopped clock, waits are exact and take no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/dialogs?delayScale=1');
    await movePointerAway();
  });

  const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
  // By a script, because WebdriverIO's own `scrollIntoView` waits for the next frame, which never comes while the clock
  // is stopped.
  const centre = (name) => byTestId(name).execute((element) => element.scrollIntoView({ block: 'center' }));
  /** Clicks at its place, even if something covers it there. `click()` would fail and name what covers it. */
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

  async function book(seat) {
    await $('button=Book a seat').click();
    await byTestId('dialog-seat').selectByVisibleText(seat);
  }

  async function openFilters() {
    await centre('popover-filters-button');
    await byTestId('popover-filters-button').click();
    await $('button=More filters').click();
    await expect(byTestId('popover-more')).toBeDisplayed();
  }

  it('modal: nothing behind the dialog takes a click or the focus', async () => {
    await $('button=Book a seat').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await expect(byTestId('dialog-modal')).toHaveComputedLabel('Your seat');
    await clickAt('dialog-add');
    expect(await takesFocus('dialog-add')).toBe(false);
    await $('button=Cancel').click();
    await expect(byTestId('dialog-added')).toHaveText('Added: 0');
  });

  it('focus: the focus goes back to the button', async () => {
    await $('button=Book a seat').click();
    await $('button=Cancel').click();
    await expect(byTestId('dialog-modal')).not.toBeDisplayed();
    await expect(byTestId('dialog-modal-open')).toBeFocused();
  });

  it('returned: “Confirm” returns the seat', async () => {
    for (const seat of ['Aisle', 'Window']) {
      await book(seat);
      await $('button=Confirm').click();
      await expect(byTestId('dialog-result')).toHaveText(`Returned: ${seat.toLowerCase()}`);
    }
  });

  it('required: “Confirm” needs a seat', async () => {
    await $('button=Book a seat').click();
    await $('button=Confirm').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
  });

  it('cancelled: “Cancel” and Escape return nothing', async () => {
    for (const close of [() => browser.keys('Escape'), () => $('button=Cancel').click()]) {
      // A seat was returned before. It must not be chosen again.
      await book('Aisle');
      await $('button=Confirm').click();
      await expect(byTestId('dialog-result')).toHaveText(/aisle/i);
      await book('Window');
      await close();
      await expect(byTestId('dialog-result')).toHaveText('Returned: nothing');
    }
  });

  it('fresh: the dialog opens without a seat', async () => {
    for (const close of ['Confirm', 'Cancel']) {
      await book('Middle');
      await $(`button=${close}`).click();
      await $('button=Book a seat').click();
      await expect(byTestId('dialog-seat')).toHaveValue('');
      await browser.keys('Escape');
    }
  });

  it('toast: the toast is shown above the dialog', async () => {
    await $('button=Book a seat').click();
    await $('button=Hold seat').click();
    await expect(byTestId('dialog-toast')).toBeDisplayed();
    await expect(byTestId('dialog-toast')).toHaveText(/^Seat held for ten minutes/);
  });

  it('dismissed: “Dismiss” closes only the toast', async () => {
    await $('button=Book a seat').click();
    await $('button=Hold seat').click();
    // Only the element on top gets the click.
    await $('button=Dismiss').click();
    await expect(byTestId('dialog-toast')).not.toBeDisplayed();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
  });

  it('gone: the toast disappears with the dialog', async () => {
    await $('button=Book a seat').click();
    await $('button=Hold seat').click();
    await expect(byTestId('dialog-toast')).toBeDisplayed();
    await browser.keys('Escape');
    await expect(byTestId('dialog-modal')).not.toBeDisplayed();
    await $('button=Book a seat').click();
    await expect(byTestId('dialog-modal')).toBeDisplayed();
    await expect(byTestId('dialog-toast')).not.toBeDisplayed();
  });

  it('beside: the page works while the notes are open', async () => {
    await $('button=Open notes').click();
    for (const count of [1, 2]) {
      await $('button=Add one').click();
      await expect(byTestId('dialog-added')).toHaveText(`Added: ${count}`);
    }
  });

  it('notes: only “Close notes” closes the notes', async () => {
    await $('button=Open notes').click();
    await $('button=Add one').click();
    await expect(byTestId('dialog-notes')).toBeDisplayed();
    await byTestId('dialog-notes-text').click();
    await browser.keys('Escape');
    await expect(byTestId('dialog-notes')).toBeDisplayed();
    await $('button=Close notes').click();
    await expect(byTestId('dialog-notes')).not.toBeDisplayed();
  });

  it('light: Escape closes one popover after the other', async () => {
    await openFilters();
    await browser.keys('Escape');
    await expect(byTestId('popover-more')).not.toBeDisplayed();
    await expect(byTestId('popover-filters')).toBeDisplayed();
    await browser.keys('Escape');
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
  });

  it('elsewhere: a click elsewhere closes both popovers', async () => {
    await openFilters();
    await $('h2=Popovers').click();
    await expect(byTestId('popover-more')).not.toBeDisplayed();
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
  });

  it('again: a second click closes the popover', async () => {
    await centre('popover-filters-button');
    await byTestId('popover-filters-button').click();
    await expect(byTestId('popover-filters')).toBeDisplayed();
    await byTestId('popover-filters-button').click();
    await expect(byTestId('popover-filters')).not.toBeDisplayed();
  });

  it('manual: the help stays open', async () => {
    await centre('popover-help-button');
    await $('button=Help').click();
    await browser.keys('Escape');
    // A click far away from the popover, wherever it opens.
    await $('h1').scrollIntoView({ block: 'center' });
    await $('h1').click();
    await expect(byTestId('popover-help')).toBeDisplayed();
  });

  it('under: the help stays under its button', async () => {
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
    await browser.execute(() => window.scrollBy(0, 50));
    await browser.waitUntil(async () => (await distance()).down === down);
  });

  it('help-closed: “Close help” and “Help” close the help', async () => {
    await centre('popover-help-button');
    for (const close of ['Close help', 'Help']) {
      await $('button=Help').click();
      await expect(byTestId('popover-help')).toBeDisplayed();
      await $(`button=${close}`).click();
      await expect(byTestId('popover-help')).not.toBeDisplayed();
    }
  });

  it('tooltip: the description is shown after the pointer rests for 500 ms', async () => {
    await centre('tooltip-button');
    await byTestId('tooltip-button').moveTo();
    await clock.tick(400);
    await byTestId('tooltip-button').moveTo({ xOffset: 5, yOffset: 5 });
    await clock.tick(499);
    await expect(byTestId('tooltip-text')).not.toBeDisplayed();
    await clock.tick(1);
    await expect(byTestId('tooltip-text')).toHaveText('Changes are free until the day before.');
  });

  it('keyboard: keyboard focus shows the description', async () => {
    await byTestId('popover-help-button').execute((element) => element.focus());
    await browser.keys('Tab');
    await expect(byTestId('tooltip-button')).toBeFocused();
    await expect(byTestId('tooltip-text')).toBeDisplayed();
    await browser.keys('Tab');
    await expect(byTestId('tooltip-text')).not.toBeDisplayed();
  });

  it('tooltip-end: leaving and Escape hide the description', async () => {
    await centre('tooltip-button');
    for (const hide of [movePointerAway, () => browser.keys('Escape')]) {
      await byTestId('tooltip-button').moveTo();
      await clock.tick(5000);
      await expect(byTestId('tooltip-text')).toBeDisplayed();
      await hide();
      await expect(byTestId('tooltip-text')).not.toBeDisplayed();
    }
  });

  it('inert: the part takes no click and no focus while it is off', async () => {
    await centre('inert-print');
    await clickAt('inert-print');
    expect(await takesFocus('inert-greeting')).toBe(false);
    expect(await takesFocus('inert-print')).toBe(false);
    await expect(byTestId('inert-result')).toHaveText('');
  });

  it('printed: “Print card” shows the greeting', async () => {
    await byTestId('inert-switch').click();
    await byTestId('inert-greeting').setValue('Have a good trip');
    await $('button=Print card').click();
    await expect(byTestId('inert-result')).toHaveText('Printed: Have a good trip');
  });

  it('kept: the greeting is kept while the part is off', async () => {
    await byTestId('inert-switch').click();
    await byTestId('inert-greeting').setValue('Have a good trip');
    await byTestId('inert-switch').click();
    await byTestId('inert-switch').click();
    await expect(byTestId('inert-greeting')).toHaveValue('Have a good trip');
  });

  it('cover: the button is covered for 2 seconds', async () => {
    await $('button=Load offer').click();
    await expect(byTestId('cover-overlay')).toHaveText('Loading offer...');
    await clock.tick(1999);
    await expect(byTestId('cover-overlay')).toBeDisplayed();
    await clock.tick(1);
    await expect(byTestId('cover-overlay')).not.toExist();
  });

  it('covered: no click reaches the covered button', async () => {
    await centre('cover-accept');
    await $('button=Load offer').click();
    await expect(byTestId('cover-overlay')).toBeDisplayed();
    await clickAt('cover-accept');
    await clock.tick(5000);
    await $('button=Accept offer').click();
    await expect(byTestId('cover-count')).toHaveText('Accepted: 1');
  });

  it('accepted: clicks without the cover are counted', async () => {
    for (const count of [1, 2]) {
      await $('button=Accept offer').click();
      await expect(byTestId('cover-count')).toHaveText(`Accepted: ${count}`);
    }
  });

  it('sticky: after the jump a click lands on the bar', async () => {
    await centre('sticky-box');
    await $('button=Jump to Renew').click();
    await clickAt('sticky-renew');
    await expect(byTestId('sticky-result')).toHaveText('Clicked: Back to top');
  });

  it('top: “Back to top” scrolls to the top', async () => {
    await centre('sticky-box');
    await byTestId('sticky-box').execute((box) => box.scrollTo(0, 100));
    await $('button=Back to top').click();
    await expect(byTestId('sticky-box')).toHaveElementProperty('scrollTop', 0);
  });

  it('renew: away from the bar, a click lands on “Renew”', async () => {
    await centre('sticky-renew');
    await clickAt('sticky-renew');
    await expect(byTestId('sticky-result')).toHaveText('Clicked: Renew');
  });
});
