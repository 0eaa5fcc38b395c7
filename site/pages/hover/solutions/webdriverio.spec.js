import { $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const numbers = [1, 2, 3];

describe('hover', () => {
  beforeEach(async () => {
    await movePointerAway();
    await browser.url('/hover');
  });

  it('photos: there are three photos', async () => {
    await expect($$('main img')).toBeElementsArrayOfSize(3);
    for (const number of numbers) {
      // A photo that does not load has no size of its own.
      await expect(figure(number).$('img')).toHaveElementProperty('naturalWidth', 400);
    }
  });

  it('named: the photos have alternative texts', async () => {
    for (const number of numbers) {
      await expect(figure(number).$('img')).toHaveComputedLabel(`Figure ${number}`);
    }
  });

  it('shown: the pointer over a figure shows its caption', async () => {
    for (const number of numbers) {
      await figure(number).moveTo();
      await expect(caption(number)).toHaveText(`Figure ${number}`);
    }
  });

  it('alone: the pointer over a figure shows no other caption', async () => {
    for (const number of numbers) {
      await figure(number).moveTo();
      // Checks all captions, so that the caption of another figure fails the test.
      await expect(byTestIdPrefix('hover-caption-')).toHaveText([`Figure ${number}`]);
    }
  });

  it('left: the caption is gone once the pointer has left', async () => {
    for (const number of numbers) {
      await expect(caption(number)).not.toExist();
      await figure(number).moveTo();
      await expect(caption(number)).toBeDisplayed();
      // The pointer stays where the last step put it, until something moves it away.
      await movePointerAway();
      await expect(caption(number)).not.toExist();
    }
  });

  it('clicked: the caption of a clicked figure is gone when the pointer leaves', async () => {
    await figure(2).click();
    await expect(caption(2)).toBeDisplayed();
    await movePointerAway();
    await expect(caption(2)).not.toExist();
  });

  it('focused: Tab leads to each figure', async () => {
    await figure(1).execute((element) => element.focus());
    await browser.keys(['Shift', 'Tab']);
    for (const number of numbers) {
      await browser.keys('Tab');
      await expect(figure(number)).toBeFocused();
    }
  });

  it('captioned: a focused figure shows its caption', async () => {
    for (const number of numbers) {
      await figure(number).execute((element) => element.focus());
      await expect(caption(number)).toBeDisplayed();
    }
  });

  it('blurred: the caption is gone when the focus moves on', async () => {
    for (const number of numbers) {
      await figure(number).execute((element) => element.focus());
      await figure(number).execute((element) => element.blur());
      await expect(caption(number)).not.toExist();
    }
  });
});

const figure = (number) => byTestId(`hover-figure-${number}`);
const caption = (number) => byTestId(`hover-caption-${number}`);
const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
