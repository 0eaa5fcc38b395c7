import { $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const indexes = [0, 1, 2];

describe('broken-images', () => {
  it('three: the page shows three images', async () => {
    await browser.url('/broken-images');
    await expect($$('main img')).toBeElementsArrayOfSize(3);
    for (const index of indexes) await expect(byTestId(`image-${index}`)).toBeDisplayed();
  });

  it('described: each image has a description below it', async () => {
    await browser.url('/broken-images');
    for (const index of indexes) {
      const description = byTestId(`image-container-${index}`).$('p');
      await expect(description).toHaveText(/\w/);
      const image = byTestId(`image-${index}`);
      const bottom = (await image.getLocation('y')) + (await image.getSize('height'));
      expect(await description.getLocation('y')).toBeGreaterThanOrEqual(Math.floor(bottom));
    }
  });

  it('named: each image has an alternative text', async () => {
    await browser.url('/broken-images');
    for (const index of indexes) await expect(byTestId(`image-${index}`)).toHaveAttribute('alt', /\w/);
  });

  it('loaded: the first image is loaded and 200 pixels wide', async () => {
    await browser.url('/broken-images');
    await expect(byTestId('image-0')).toHaveElementProperty('naturalWidth', 200);
  });

  it('broken: the other two images are not loaded', async () => {
    await browser.url('/broken-images');
    for (const index of [1, 2]) {
      // Displayed images may be broken too. The natural width says whether an image is loaded, once loading is
      // complete.
      await expect(byTestId(`image-${index}`)).toHaveElementProperty('complete', true);
      await expect(byTestId(`image-${index}`)).toHaveElementProperty('naturalWidth', 0);
    }
  });

  it('status: the server returns 404 for both, and never a page', async () => {
    const responses = [];
    await browser.sessionSubscribe({ events: ['network.responseCompleted'] });
    const note = ({ response }) => responses.push(response);
    browser.on('network.responseCompleted', note);
    await browser.url('/broken-images');
    for (const address of [/photos\/does-not-exist\.jpg$/, /invalid-url$/]) {
      await browser.waitUntil(() => responses.some(({ url }) => address.test(url)));
      const response = responses.find(({ url }) => address.test(url));
      expect(response.status).toBe(404);
      expect(response.mimeType).not.toContain('html');
    }
    browser.off('network.responseCompleted', note);
  });
});
