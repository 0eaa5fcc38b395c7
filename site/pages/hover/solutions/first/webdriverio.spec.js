import { $, browser, expect } from '@wdio/globals';

describe('hover', () => {
  beforeEach(() => browser.url('/hover'));

  it('named: the photos have alternative texts', async () => {
    for (const name of ['Figure 1', 'Figure 2', 'Figure 3']) await expect($(`main img[alt="${name}"]`)).toBeDisplayed();
  });

  it('left: the caption is gone once the pointer has left', async () => {
    const caption = $('//main//*[text()="Figure 2"]');
    await movePointerAway();
    await $('[role=figure][aria-label="Figure 2"]').moveTo();
    await expect(caption).toBeDisplayed();
    // Not: the last line alone; the pointer stays where the last step put it, so the caption stays too.
    await movePointerAway();
    await expect(caption).not.toExist();
  });
});

const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
