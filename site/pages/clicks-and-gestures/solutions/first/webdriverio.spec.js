import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('clicks-and-gestures', () => {
  beforeEach(() => browser.url('/clicks-and-gestures'));

  afterEach(() => browser.releaseActions());

  it('toggle: Ctrl adds a row', async () => {
    await $('td=Call Ada').click();
    await browser.action('key').down(Key.Ctrl).perform(true);
    // Not: browser.execute((row) => row.click(), row), which comes without a key, and is not trusted.
    await $('td=Bake bread').click();
    await expect(byTestId('clicks-selected')).toHaveText('Selected: 2, 7');
  });

  it('edit: a double click, F2 and Enter open the field', async () => {
    await $('td=Water the plants').doubleClick();
    await expect(byTestId('clicks-edit-3')).toHaveValue('Water the plants');
  });
});
