import { $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('broken-images', () => {
  it('three: three images, each with an alternative text and a description below it', async () => {
    await browser.url('/broken-images');
    await expect($$('main img')).toBeElementsArrayOfSize(3);
    for (const index of [0, 1, 2]) {
      const container = byTestId(`image-container-${index}`);
      const image = container.$('img');
      await expect(image).toBeDisplayed();
      await expect(image).toHaveAttribute('alt', /\w/);
      const description = container.$('p');
      await expect(description).toHaveText(/\w/);
      const bottom = (await image.getLocation('y')) + (await image.getSize('height'));
      expect(await description.getLocation('y')).toBeGreaterThanOrEqual(Math.floor(bottom));
    }
  });

  it('loaded: the first is loaded and 200 pixels wide, the others are not', async () => {
    await browser.url('/broken-images');
    // All three are displayed. What was loaded shows only in the natural width, once loading is complete.
    for (const [index, width] of [200, 0, 0].entries()) {
      await expect(byTestId(`image-${index}`)).toHaveElementProperty('complete', true);
      await expect(byTestId(`image-${index}`)).toHaveElementProperty('naturalWidth', width);
    }
  });

  it('status: the server answers 404 for the two broken ones, and never with a page', async () => {
    const answers = [];
    await browser.sessionSubscribe({ events: ['network.responseCompleted'] });
    const note = ({ response }) => answers.push(response);
    browser.on('network.responseCompleted', note);
    await browser.url('/broken-images');
    for (const address of [/photos\/does-not-exist\.jpg$/, /invalid-url$/]) {
      await browser.waitUntil(() => answers.some(({ url }) => address.test(url)));
      const answer = answers.find(({ url }) => address.test(url));
      expect(answer.status).toBe(404);
      expect(answer.mimeType).not.toContain('html');
    }
    browser.off('network.responseCompleted', note);
  });
});
