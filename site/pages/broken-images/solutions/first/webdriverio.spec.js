import { $, browser, expect } from '@wdio/globals';

describe('broken-images', () => {
  beforeEach(() => browser.url('/broken-images'));

  it('loaded: the first image is loaded and 200 pixels wide', async () => {
    await expect($('img[alt="Hot-air balloons over a valley"]')).toHaveElementProperty('naturalWidth', 200);
  });

  it('broken: the other two images are not loaded', async () => {
    for (const name of ['Broken image: no such file', 'Broken image: no valid address']) {
      // Not: expect(…).toBeDisplayed(); a broken image is visible too, with its size and its alternative text.
      await expect($(`img[alt="${name}"]`)).toHaveElementProperty('complete', true);
      await expect($(`img[alt="${name}"]`)).toHaveElementProperty('naturalWidth', 0);
    }
  });
});
