import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('autocomplete', () => {
  async function search(text) {
    await browser.url('/autocomplete?delayScale=0.2');
    await $('//input[@id=//label[.="Place"]/@for]').addValue(text);
    // Not: the first suggestion that appears; it may belong to the letters so far, and be replaced before the click.
    await expect(byTestId('place-list').$$('[role=option]')).toBeElementsArrayOfSize(1);
  }

  it('chosen: a click chooses a suggestion', async () => {
    await search('Ashby');
    await byTestId('place-list').$('[role=option]').click();
    await expect(byTestId('place-result')).toHaveText('Chosen: Ashby');
    await expect(byTestId('place-input')).toHaveValue('Ashby');
  });

  it('enter: Enter chooses the active suggestion', async () => {
    await search('zur');
    for (const key of ['ArrowDown', 'Enter']) await browser.keys([key]);
    await expect(byTestId('place-result')).toHaveText('Chosen: Zürich');
  });
});
