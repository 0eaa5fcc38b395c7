import { browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const items = ['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3'];

describe('dynamic-elements', () => {
  let clock;

  // A clock that stands still makes seconds exact, and 30 of them cost no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/dynamic-elements?delayScale=1');
  });

  async function expectLoad(seconds) {
    await expect(byTestId('loading-indicator')).toBeDisplayed();
    await clock.tick(seconds * 1000 - 1);
    await expect(byTestId('loading-indicator')).toBeDisplayed();
    await expect(byTestIdPrefix('dynamic-item-')).toBeElementsArrayOfSize(0);
    await clock.tick(1);
    await expect(byTestIdPrefix('dynamic-item-')).toHaveText(items);
  }

  it('loading: a load of 5 seconds begins when the page opens', async () => {
    await expect(byTestId('load-time-value')).toHaveText('5s');
    await expectLoad(5);
  });

  it('items: once loaded the content reads Dynamic Content 1 to 3', async () => {
    await clock.tick(5000);
    await expect(byTestIdPrefix('dynamic-item-')).toHaveText(items);
    await expect(byTestId('loading-indicator')).not.toExist();
  });

  it('slider: it goes from 1 to 30, shows its value and starts a load of as many seconds', async () => {
    await clock.tick(5000);
    const slider = byTestId('load-time-slider');
    await expect(slider).toHaveComputedLabel('Load time');
    await slider.execute((element) => element.focus());
    for (const [key, seconds] of [
      ['End', 30],
      ['ArrowRight', 30],
      ['ArrowLeft', 29],
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
    ]) {
      await browser.keys(key);
      await expect(byTestId('load-time-value')).toHaveText(`${seconds}s`);
    }
    await expectLoad(2);
    await browser.keys('End');
    await expectLoad(30);
  });

  it('reload: Reload takes the content away at once and loads it again', async () => {
    await clock.tick(5000);
    await expect(byTestIdPrefix('dynamic-item-')).toHaveText(items);
    await byTestId('reload-button').click();
    await expectLoad(5);
  });

  it('latest: content never shows at the end of an earlier load', async () => {
    await byTestId('load-time-slider').execute((element) => element.focus());
    // Five seconds from the start, of which four are over when the next load begins.
    await clock.tick(4000);
    await browser.keys('ArrowRight');
    await expect(byTestId('load-time-value')).toHaveText('6s');
    await expectLoad(6);
    await byTestId('reload-button').click();
    await expect(byTestId('loading-indicator')).toBeDisplayed();
    await clock.tick(5000);
    await byTestId('reload-button').click();
    await expectLoad(6);
  });

  it('hidden: hidden-content is always in the document, and hidden by its class', async () => {
    const content = byTestId('hidden-content');
    for (const _ of ['once', 'twice']) {
      // In the document and displayed are two things: an absent element would not be displayed either.
      await expect(content).toExist();
      await expect(content).not.toBeDisplayed();
      await expect(content).toHaveElementClass('hidden');
      await byTestId('toggle-hidden-button').click();
      await expect(content).toBeDisplayed();
      await expect(content).not.toHaveElementClass('hidden');
      await byTestId('toggle-hidden-button').click();
    }
    await expect(content).not.toBeDisplayed();
    await expect(byTestId('toggle-hidden-button')).toHaveText('Toggle Hidden Content');
  });

  it('invisible: invisible-element has a size, a text and opacity 0', async () => {
    const element = byTestId('invisible-element');
    // For WebdriverIO an element of opacity 0 is not displayed, so its `getText` would be empty.
    await expect(element).not.toBeDisplayed();
    expect((await element.getCSSProperty('opacity')).value).toBe(0);
    await expect(element).toHaveElementProperty('textContent', /\w/);
    expect(await element.getSize('width')).toBeGreaterThan(0);
    expect(await element.getSize('height')).toBeGreaterThan(0);
  });
});
