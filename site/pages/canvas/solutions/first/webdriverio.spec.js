import { $, browser, expect } from '@wdio/globals';

describe('canvas', () => {
  beforeEach(() => browser.url('/canvas'));

  it('stroke: a stroke is listed with its first and last point', async () => {
    const origin = await $('canvas[aria-label=Drawing]');
    await origin.scrollIntoView({ block: 'center' });
    const { width, height } = await origin.getSize();
    // From its middle. Its own coordinates are 400 across and 240 down in any size: from 40, 60 to 120, 60.
    // Not: move({ x: 340, y: 460 }); another size of the window moves the canvas, and such a place with it.
    const y = Math.round(-0.25 * height);
    const mouse = browser.action('pointer');
    mouse.move({ origin, x: Math.round(-0.4 * width), y }).down();
    mouse.move({ origin, x: Math.round(-0.2 * width), y }).up();
    await mouse.perform();
    await expect($('li=Stroke 1: from 40, 60 to 120, 60')).toBeDisplayed();
  });

  it('marker: “Lighthouse” opens a card', async () => {
    await $('button=Lighthouse').click();
    await expect($('//*[text()="Built in 1893, open on Sundays."]')).toBeDisplayed();
  });
});
