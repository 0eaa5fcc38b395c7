import { $, browser, expect } from '@wdio/globals';

describe('windows', () => {
  let own;
  beforeEach(async () => {
    await browser.url('/windows');
    own = await browser.getWindowHandle();
  });
  afterEach(async () => {
    for (const handle of (await browser.getWindowHandles()).filter((one) => one !== own)) {
      await browser.switchToWindow(handle);
      await browser.closeWindow();
    }
    await browser.switchToWindow(own);
  });
  it('opener: the new tab knows its opener', async () => {
    await $('=Open with opener').click();
    // Not: (await browser.getWindowHandles()).at(-1) at once; the tab opens a moment later, at any place of the list.
    const isNew = (handle) => handle !== own;
    const tab = await browser.waitUntil(async () => (await browser.getWindowHandles()).find(isNew));
    await browser.switchToWindow(tab);
    await browser.refresh(); // Without this, Chromium finds nothing in a window with an opener.
    await expect($('p=Opener: yes')).toBeDisplayed();
  });
});
