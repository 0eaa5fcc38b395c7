import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('moving-targets', () => {
  beforeEach(() => browser.url('/moving-targets'));

  it('twin: each click on “Count” counts', async () => {
    for (const count of [1, 2, 3]) {
      // Not: browser.elementClick(id), with the elementId of the button that was there before the loop; it is stale
      // after the first click, which puts another button in its place.
      await $('button=Count').click();
      await expect(byTestId('twin-result')).toHaveText(`Clicks: ${count}`);
    }
  });

  it('saved: the nickname is saved', async () => {
    await $('//input[@id=//label[.="Nickname"]/@for]').setValue('Ada');
    await $('button=Save nickname').click();
    await expect(byTestId('renamed-result')).toHaveText('Saved: Ada');
  });
});
