import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const failure = 'Failed to download Sample Text. Please try again later or contact support if the issue persists.';

// The folder in which the browser saves files, see wdio.conf.js.
const downloads = process.env.DOWNLOADS;

describe('file-download', () => {
  it('cards: three cards with their texts, and buttons named after their files', async () => {
    await browser.url('/file-download');
    for (const [index, [name, details]] of [
      ['Sample Text', 'TXT • 1 KB'],
      ['Sample CSV', 'CSV • 2 KB'],
      ['Sample PDF', 'PDF • 20 KB'],
    ].entries()) {
      const card = byTestId(`download-card-${index}`);
      await expect(card.$('h3')).toHaveText(name);
      await expect(card.$(`p=${details}`)).toBeDisplayed();
      await expect(byTestId(`download-button-${index}`)).toHaveComputedLabel(`Download ${name}`);
    }
  });

  it('saved: the files have their names and sizes', async () => {
    await browser.url('/file-download?delayScale=0&downloadFailure=none');
    expect(await saved(0, 'sample.txt')).toHaveLength(1024);
    expect(await saved(1, 'sample.csv')).toHaveLength(2048);
    expect(await saved(2, 'sample.pdf')).toHaveLength(20_480);
  });

  it('contents: a text, a table and a PDF of one page', async () => {
    await browser.url('/file-download?delayScale=0&downloadFailure=none');
    const text = (await saved(0, 'sample.txt')).toString('utf8');
    // Words, and nothing that is not UTF-8.
    expect(text).toMatch(/\w+ \w+/);
    expect(text).not.toContain('\ufffd');

    const [header, ...rows] = (await saved(1, 'sample.csv')).toString('utf8').trim().split(/\r?\n/);
    // A comma in quotes is part of its value.
    const values = (row) => row.replace(/"[^"]*"/g, '').split(',').length;
    expect(values(header)).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(values(row)).toBe(values(header));

    const pdf = (await saved(2, 'sample.pdf')).toString('latin1');
    expect(pdf).toMatch(/^%PDF-\d/);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it('busy: only the pressed button is disabled, for half a second and until its file is there', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/file-download?delayScale=1&downloadFailure=none');
    const [pressed, ...others] = [0, 1, 2].map((index) => byTestId(`download-button-${index}`));

    // The request is held back, so that only the file can end the wait.
    const { intercept } = await browser.networkAddIntercept({ phases: ['beforeRequestSent'] });
    const requests = [];
    const hold = ({ isBlocked, request }) => isBlocked && requests.push(request.request);
    browser.on('network.beforeRequestSent', hold);

    await pressed.click();
    await clock.tick(499);
    await expect(pressed).toBeDisabled();
    for (const other of others) await expect(other).toBeEnabled();
    await clock.tick(1001);
    await browser.waitUntil(() => requests.length > 0);
    await expect(pressed).toBeDisabled();
    browser.off('network.beforeRequestSent', hold);
    await browser.networkRemoveIntercept({ intercept });
    for (const request of requests) await browser.networkContinueRequest({ request });
    await expect(pressed).toBeEnabled();
    await browser.waitUntil(() => existsSync(join(downloads, 'sample.txt')));
  });

  it('failed: a failure is alerted in red, and no file is saved', async () => {
    await browser.url('/file-download?delayScale=0&downloadFailure=http');
    const before = readdirSync(downloads);
    await byTestId('download-button-0').click();
    const message = byTestId('error-message');
    await expect(message).toHaveText(failure);
    await expect(message).toHaveComputedRole('alert');
    const { parsed } = await message.getCSSProperty('color');
    const [red, ...others] = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
    expect(red).toBeGreaterThan(Math.max(...others));
    await expect(byTestId('download-button-0')).toBeEnabled();
    expect(readdirSync(downloads)).toEqual(before);
  });

  it('empty: an empty file is refused with the same message', async () => {
    await browser.url('/file-download?delayScale=0&downloadFailure=empty');
    const before = readdirSync(downloads);
    await byTestId('download-button-0').click();
    await expect(byTestId('error-message')).toHaveText(failure);
    await expect(byTestId('download-button-0')).toBeEnabled();
    expect(readdirSync(downloads)).toEqual(before);
  });

  it('reason: the console says why a download failed', async () => {
    const logged = [];
    const note = ({ text }) => logged.push(text);
    await browser.sessionSubscribe({ events: ['log.entryAdded'] });
    browser.on('log.entryAdded', note);
    for (const [failure, reason] of [
      ['http', 'HTTP error! status: 503'],
      ['empty', 'File is empty'],
    ]) {
      await browser.url(`/file-download?delayScale=0&downloadFailure=${failure}`);
      await byTestId('download-button-0').click();
      await browser.waitUntil(() => logged.some((text) => text.includes(reason)));
    }
    browser.off('log.entryAdded', note);
  });

  it('cleared: the message is gone as soon as the next download begins', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/file-download?delayScale=1&downloadFailure=http');
    await byTestId('download-button-0').click();
    await clock.tick(1500);
    await expect(byTestId('error-message')).toHaveText(failure);
    await byTestId('download-button-1').click();
    // The clock stands still, so the second download has begun and not ended.
    await expect(byTestId('download-button-1')).toBeDisabled();
    await expect(byTestId('error-message')).not.toExist();
  });
});

async function saved(index, filename) {
  const path = join(downloads, filename);
  // The file of an earlier test would be taken for this one.
  rmSync(path, { force: true });
  await byTestId(`download-button-${index}`).click();
  // Chromium writes under another name and renames the file once it is complete.
  await browser.waitUntil(() => existsSync(path));
  return readFileSync(path);
}
