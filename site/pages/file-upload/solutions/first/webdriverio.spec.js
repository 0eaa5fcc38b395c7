import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('file-upload', () => {
  beforeEach(async () => {
    await browser.url('/file-upload?delayScale=0.1');
    writeFileSync(join(tmpdir(), 'first.txt'), 'hello');
    // Not: a script that makes this hidden input visible; it takes files as it is, and no visitor has such a page.
    await $('[aria-label="Files to upload"]').addValue(join(tmpdir(), 'first.txt'));
    await expect($('main li')).toBeDisplayed();
  });

  it('listed: a file is listed by its name', async () => {
    await expect($('h3=Uploaded Files')).toBeDisplayed();
    await expect($('main li')).toHaveText(/^first\.txt/);
  });

  it('done: upload-loading is gone afterwards', async () => {
    await expect(byTestId('upload-loading')).not.toExist();
  });
});
