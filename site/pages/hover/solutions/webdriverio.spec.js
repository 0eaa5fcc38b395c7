import { $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

const numbers = [1, 2, 3];

describe('hover', () => {
  beforeEach(async () => {
    await movePointerAway();
    await browser.url('/hover');
  });

  it('photos: three photos of 400 by 300 pixels, with alternative texts', async () => {
    await expect($$('main img')).toBeElementsArrayOfSize(3);
    for (const number of numbers) {
      const photo = byTestId(`hover-figure-${number}`).$('img');
      await expect(photo).toHaveAttribute('alt', `Figure ${number}`);
      await expect(photo).toHaveElementProperty('naturalWidth', 400);
      await expect(photo).toHaveElementProperty('naturalHeight', 300);
    }
  });

  it('shown: the pointer over a figure shows its caption alone', async () => {
    for (const number of numbers) {
      await byTestId(`hover-figure-${number}`).moveTo();
      // The list of all captions, so that one of another figure would be noticed.
      await expect(byTestIdPrefix('hover-caption-')).toHaveText([`Figure ${number}`]);
    }
  });

  it('left: no caption before, nor after the pointer has left, even after a click', async () => {
    await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(0);
    for (const number of numbers) {
      await byTestId(`hover-figure-${number}`).moveTo();
      await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(1);
      // The pointer stays where the last step put it, until something moves it away.
      await movePointerAway();
      await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(0);
      await byTestId(`hover-figure-${number}`).click();
      await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(1);
      await movePointerAway();
      await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(0);
    }
  });

  it('focused: each figure is reached by Tab and shows its caption while it has the focus', async () => {
    await byTestId('hover-figure-1').execute((element) => element.focus());
    await browser.keys(['Shift', 'Tab']);
    await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(0);
    for (const number of numbers) {
      await browser.keys('Tab');
      await expect(byTestId(`hover-figure-${number}`)).toBeFocused();
      await expect(byTestIdPrefix('hover-caption-')).toHaveText([`Figure ${number}`]);
    }
    await byTestId('hover-figure-3').execute((element) => element.blur());
    await expect(byTestIdPrefix('hover-caption-')).toBeElementsArrayOfSize(0);
  });
});

const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
