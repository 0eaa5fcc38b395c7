import { existsSync, readFileSync, rmSync } from 'node:fs';
import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('file-download', () => {
  it('text: sample.txt is text', async () => {
    const path = `${process.env.DOWNLOADS}/sample.txt`;
    rmSync(path, { force: true });
    await browser.url('/file-download?downloadFailure=none');
    await $('button=Download Sample Text').click();
    // Not: readFileSync(path) at once; the file is not there yet, or not complete, or from the last run.
    await browser.waitUntil(() => existsSync(path));
    expect(readFileSync(path, 'utf8')).toMatch(/\w+ \w+/);
  });

  it('failed: the message says which download failed', async () => {
    await browser.url('/file-download?downloadFailure=http');
    await $('button=Download Sample Text').click();
    await expect(byTestId('error-message')).toHaveText(
      'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
    );
  });
});
