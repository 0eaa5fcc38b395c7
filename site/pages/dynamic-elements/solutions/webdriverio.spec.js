import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('dynamic-elements', () => {
  let clock;

  // With a stopped clock, seconds are exact, and 30 of them take no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/dynamic-elements?delayScale=1');
  });

  const content = () => byTestIdPrefix('dynamic-item-');
  const slider = () => byTestId('load-time-slider');
  /**
   * Ends the first load, and puts the focus on the slider for the keys that follow. Another test measures this load.
   */
  const load = async () => {
    await clock.tick(60_000);
    await expect(byTestId('dynamic-item-0')).toBeDisplayed();
    await slider().execute((element) => element.focus());
  };

  it('loading: the content is there 5 seconds after the page was opened', async () => {
    await clock.tick(5000);
    await expect(byTestId('dynamic-item-0')).toBeDisplayed();
  });

  it('absent: until then no content is in the document', async () => {
    await expect(byTestId('content-area')).toBeDisplayed();
    await clock.tick(4999);
    await expect(content()).toBeElementsArrayOfSize(0);
  });

  it('spinner: loading-indicator is visible while content is loading', async () => {
    await expect(byTestId('loading-indicator')).toBeDisplayed();
    await clock.tick(4999);
    await expect(byTestId('loading-indicator')).toBeDisplayed();
  });

  it('items: the content is Dynamic Content 1 to 3', async () => {
    await load();
    await expect(content()).toHaveText(['Dynamic Content 1', 'Dynamic Content 2', 'Dynamic Content 3']);
  });

  it('loaded: loading-indicator is gone once the content is there', async () => {
    await load();
    await expect(byTestId('loading-indicator')).not.toExist();
  });

  it('slider: the slider goes from 1 to 30', async () => {
    await expect(slider()).toHaveComputedLabel('Load time');
    await slider().execute((element) => element.focus());
    for (const [key, seconds] of [
      ['End', '30'],
      ['ArrowRight', '30'],
      ['ArrowLeft', '29'],
      ['Home', '1'],
      ['ArrowLeft', '1'],
      ['ArrowRight', '2'],
    ]) {
      await browser.keys(key);
      await expect(slider()).toHaveValue(seconds);
    }
  });

  it('value: the value is beside the slider at once', async () => {
    await load();
    await expect(byTestId('load-time-value')).toHaveText('5s');
    await browser.keys('End');
    await expect(byTestId('load-time-value')).toHaveText('30s');
  });

  it('seconds: each change starts a load of this number of seconds', async () => {
    await load();
    for (const [key, seconds] of [
      ['Home', 1],
      ['End', 30],
    ]) {
      await browser.keys(key);
      await clock.tick(seconds * 1000 - 1);
      await expect(content()).toBeElementsArrayOfSize(0);
      await clock.tick(1);
      await expect(byTestId('dynamic-item-0')).toBeDisplayed();
    }
  });

  it('reload: “Reload” removes the content at once', async () => {
    await load();
    await $('button=Reload').click();
    await expect(content()).toBeElementsArrayOfSize(0);
  });

  it('again: after “Reload” the content is there again', async () => {
    await load();
    await browser.keys('Home');
    await clock.tick(1000);
    await expect(byTestId('dynamic-item-0')).toBeDisplayed();
    await $('button=Reload').click();
    await clock.tick(1000);
    await expect(byTestId('dynamic-item-0')).toBeDisplayed();
  });

  it('latest: an earlier load never shows its content', async () => {
    await load();
    await browser.keys('ArrowRight');
    await clock.tick(4000);
    await browser.keys('End');
    await expect(content()).toBeElementsArrayOfSize(0);
    await clock.tick(29_000);
    await expect(content()).toBeElementsArrayOfSize(0);
  });

  it('hidden: hidden-content is in the document, hidden by its class', async () => {
    // Present and displayed are different: an absent element would not be displayed either.
    await expect(byTestId('hidden-content')).toExist();
    await expect(byTestId('hidden-content')).not.toBeDisplayed();
    await expect(byTestId('hidden-content')).toHaveElementClass('hidden');
  });

  it('toggle: “Toggle Hidden Content” shows it or hides it again', async () => {
    const visible = await byTestId('hidden-content').isDisplayed();
    for (const now of [!visible, visible, !visible]) {
      await $('button=Toggle Hidden Content').click();
      await byTestId('hidden-content').waitForDisplayed({ reverse: !now });
    }
  });

  it('invisible: invisible-element has opacity 0', async () => {
    expect((await byTestId('invisible-element').getCSSProperty('opacity')).value).toBe(0);
  });

  it('size: invisible-element takes up space', async () => {
    const element = byTestId('invisible-element');
    // For WebdriverIO an element of opacity 0 is not displayed, so its `getText` would be empty.
    await expect(element).toHaveElementProperty('textContent', /\w/);
    expect(await element.getSize('width')).toBeGreaterThan(0);
    expect(await element.getSize('height')).toBeGreaterThan(0);
  });
});
