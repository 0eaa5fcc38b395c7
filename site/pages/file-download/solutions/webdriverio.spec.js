import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const names = ['Sample Text', 'Sample CSV', 'Sample PDF'];

// The folder in which the browser saves files, see wdio.conf.js.
const downloads = process.env.DOWNLOADS;

describe('file-download', () => {
  const button = (index) => byTestId(`download-button-${index}`);
  const openWithoutDelay = () => browser.url('/file-download?delayScale=0&downloadFailure=none');
  const openWithClock = async (downloadFailure) => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url(`/file-download?delayScale=1&downloadFailure=${downloadFailure}`);
    return clock;
  };
  const fail = async (downloadFailure) => {
    await browser.url(`/file-download?delayScale=0&downloadFailure=${downloadFailure}`);
    await button(0).click();
    await expect(byTestId('error-message')).toBeDisplayed();
  };

  it('cards: the cards have their titles', async () => {
    await browser.url('/file-download');
    await expect($$('main h3')).toHaveText(names);
  });

  it('details: each card shows type and size of its file', async () => {
    await browser.url('/file-download');
    for (const [index, details] of ['TXT • 1 KB', 'CSV • 2 KB', 'PDF • 20 KB'].entries()) {
      await expect(byTestId(`download-card-${index}`).$(`p=${details}`)).toBeDisplayed();
    }
  });

  it('buttons: each button is named after its file', async () => {
    await browser.url('/file-download');
    for (const [index, name] of names.entries()) await expect(button(index)).toHaveComputedLabel(`Download ${name}`);
  });

  it('saved: the files have their names', async () => {
    await openWithoutDelay();
    for (const [index, name] of ['sample.txt', 'sample.csv', 'sample.pdf'].entries()) await saved(index, name);
  });

  it('sizes: the files have their sizes', async () => {
    await openWithoutDelay();
    expect(await saved(0, 'sample.txt')).toHaveLength(1024);
    expect(await saved(1, 'sample.csv')).toHaveLength(2048);
    expect(await saved(2, 'sample.pdf')).toHaveLength(20_480);
  });

  it('text: sample.txt is text', async () => {
    await openWithoutDelay();
    const text = (await saved(0, 'sample.txt')).toString('utf8');
    // It has words, and every character is valid UTF-8.
    expect(text).toMatch(/\w+ \w+/);
    expect(text).not.toContain('\ufffd');
  });

  it('table: each row of sample.csv has as many values as its header', async () => {
    await openWithoutDelay();
    const [header, ...rows] = (await saved(1, 'sample.csv')).toString('utf8').trim().split(/\r?\n/);
    // A comma in quotes is part of its value.
    const values = (row) => row.replace(/"[^"]*"/g, '').split(',').length;
    expect(values(header)).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(values(row)).toBe(values(header));
  });

  it('pdf: sample.pdf is a PDF of one page', async () => {
    await openWithoutDelay();
    const pdf = (await saved(2, 'sample.pdf')).toString('latin1');
    expect(pdf).toMatch(/^%PDF-\d/);
    expect(pdf.trimEnd()).toMatch(/%%EOF$/);
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  it('busy: the pressed button is disabled for half a second', async () => {
    const clock = await openWithClock('none');
    await button(0).click();
    await expect(button(0)).toBeDisabled();
    await clock.tick(499);
    await expect(button(0)).toBeDisabled();
  });

  it('until: it stays disabled until its file is there', async () => {
    const clock = await openWithClock('none');
    // Holds the request back, so that only the file can end the wait.
    const { intercept } = await browser.networkAddIntercept({ phases: ['beforeRequestSent'] });
    const requests = [];
    const hold = ({ isBlocked, request }) => isBlocked && requests.push(request.request);
    browser.on('network.beforeRequestSent', hold);

    await button(0).click();
    await clock.tick(1500);
    await browser.waitUntil(() => requests.length > 0);
    await expect(button(0)).toBeDisabled();
    browser.off('network.beforeRequestSent', hold);
    await browser.networkRemoveIntercept({ intercept });
    for (const request of requests) await browser.networkContinueRequest({ request });
    await expect(button(0)).toBeEnabled();
    await browser.waitUntil(() => existsSync(join(downloads, 'sample.txt')));
  });

  it('others: the other buttons stay enabled', async () => {
    const clock = await openWithClock('none');
    await button(0).click();
    await clock.tick(499);
    for (const other of [1, 2]) await expect(button(other)).toBeEnabled();
  });

  it('failed: the message says which download failed', async () => {
    await fail('http');
    await expect(byTestId('error-message')).toHaveText(
      'Failed to download Sample Text. Please try again later or contact support if the issue persists.',
    );
  });

  it('red: the message is red', async () => {
    await fail('http');
    const { parsed } = await byTestId('error-message').getCSSProperty('color');
    // More red than green or blue, in both themes.
    const [red, ...others] = parsed.hex.match(/[0-9a-f]{2}/g).map((part) => Number.parseInt(part, 16));
    expect(red).toBeGreaterThan(Math.max(...others));
  });

  it('alert: the message is an alert', async () => {
    await fail('http');
    await expect(byTestId('error-message')).toHaveComputedRole('alert');
  });

  it('unsaved: no file is saved when a download fails', async () => {
    const before = readdirSync(downloads);
    await fail('http');
    await expect(button(0)).toBeEnabled();
    expect(readdirSync(downloads)).toEqual(before);
  });

  it('empty: an empty file is a failure', async () => {
    await fail('empty');
  });

  it('reason: the console shows why a download failed', async () => {
    const logged = [];
    const note = ({ text }) => logged.push(text);
    await browser.sessionSubscribe({ events: ['log.entryAdded'] });
    browser.on('log.entryAdded', note);
    await fail('http');
    await browser.waitUntil(() => logged.some((text) => text.includes('HTTP error! status: 503')));
    browser.off('log.entryAdded', note);
  });

  it('cleared: the message is gone when the next download begins', async () => {
    const clock = await openWithClock('http');
    await button(0).click();
    await clock.tick(1500);
    await expect(byTestId('error-message')).toBeDisplayed();
    await button(1).click();
    // The clock is stopped, so the second download is still under way.
    await expect(byTestId('error-message')).not.toExist();
  });
});

async function saved(index, filename) {
  const path = join(downloads, filename);
  // Without this, the file of an earlier test could pass for the new one.
  rmSync(path, { force: true });
  await byTestId(`download-button-${index}`).click();
  // Chromium saves the file under another name first. It renames the file once it is complete.
  await browser.waitUntil(() => existsSync(path));
  return readFileSync(path);
}
