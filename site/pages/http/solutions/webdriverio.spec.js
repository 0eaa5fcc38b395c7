import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

// The folder in which the browser saves files, see wdio.conf.js.
const downloads = process.env.DOWNLOADS;

describe('http', () => {
  const open = async () => {
    await browser.url('/http?delayScale=1');
    await expect(byTestId('http')).toBeDisplayed();
  };
  const choose = (name, text) => byTestId(name).selectByVisibleText(text);
  const status = () => browser.execute(() => performance.getEntriesByType('navigation')[0].responseStatus);
  const requests = (part) =>
    browser.execute(
      (part) =>
        performance
          .getEntriesByType('resource')
          .map(({ name }) => name)
          .filter((name) => name.includes(part)),
      part,
    );

  beforeEach(async () => {
    await open();
    await browser.deleteCookies();
    await open();
  });

  it('auth: both kinds accept only admin with the right password', async () => {
    // By a script, because the browser would show a sign-in dialog for a document.
    const asked = (address, headers) =>
      browser.execute(
        async (address, headers) => {
          const answer = await fetch(address, { credentials: 'omit', headers });
          return [answer.status, await answer.text()];
        },
        address,
        headers,
      );
    for (const [name, heading] of [
      ['http-basic', 'Basic authentication'],
      ['http-digest', 'Digest authentication'],
    ]) {
      await open();
      const address = await byTestId(name).getProperty('href');
      for (const headers of [{}, { Authorization: 'Basic YWRtaW46d3Jvbmc=' }]) {
        const [code, text] = await asked(address, headers);
        expect(code).toBe(401);
        expect(text).toContain('Not signed in: name and password are admin.');
      }
      // WebDriver cannot fill in the browser's dialog. With credentials in the address no dialog opens.
      await browser.url(address.replace('://', '://admin:admin@'));
      await expect(byTestId('http-line-0')).toHaveText('Signed in as admin.');
      await expect(byTestId('http-title')).toHaveText(heading);
      expect(await status()).toBe(200);
    }
  });

  it('status: the status of the response is shown', async () => {
    for (const code of ['404', '204', '503', '200']) {
      await choose('http-code', code);
      await $('button=Send request').click();
      await expect(byTestId('http-status')).toHaveText(`Response: ${code}`);
    }
  });

  it('redirected: a redirect is reported', async () => {
    for (const code of ['301', '302']) {
      await choose('http-code', code);
      await $('button=Send request').click();
      await expect(byTestId('http-status')).toHaveText('Response: 200, redirected');
    }
  });

  it('open: the response with the chosen status is shown', async () => {
    for (const [code, heading] of [
      ['404', '404 Not Found'],
      ['500', '500 Internal Server Error'],
    ]) {
      await open();
      await choose('http-code', code);
      await $('a=Open it').click();
      await expect(byTestId('http-title')).toHaveText(heading);
      expect(await status()).toBe(Number(code));
    }
  });

  it('redirects: the chosen number of redirects is followed', async () => {
    for (const times of ['10', '1', '3']) {
      await browser.execute(() => performance.clearResourceTimings());
      await choose('http-times', times);
      await $('button=Follow').click();
      // The browser lists a redirected request once, by its first address.
      await browser.waitUntil(async () => (await requests(`/http/redirect/${times}`)).length === 1);
    }
  });

  it('ended: the end of the chain is shown', async () => {
    await $('button=Follow').click();
    await expect(byTestId('http-redirects')).toHaveText('Ended at /http/redirect/0: 200');
  });

  it('slow: the response takes 2 seconds', async () => {
    await $('button=Send slow request').click();
    await expect(byTestId('http-slow')).toHaveText('Response: 200');
    const [address] = await requests('/http/slow');
    expect(new URL(address).search).toBe('?ms=2000');
  });

  it('asking: the button is disabled until the response', async () => {
    await $('button=Send slow request').click();
    await expect(byTestId('http-slow')).toHaveText('Waiting');
    await expect($('button=Send slow request')).toBeDisabled();
    await expect(byTestId('http-slow')).not.toHaveText('Waiting');
    await expect($('button=Send slow request')).toBeEnabled();
  });

  it('patience: after one second the page gives up', async () => {
    await choose('http-patience', 'One second');
    // Measures in the page, because a slow machine delays the commands of the test, too.
    await browser.execute(
      (slow) => {
        new MutationObserver(() => {
          const now = performance.now();
          if (slow.textContent === 'Waiting') window.asked = now;
          else window.waited = now - window.asked;
        }).observe(slow, { childList: true, characterData: true, subtree: true });
      },
      await byTestId('http-slow'),
    );
    await $('button=Send slow request').click();
    await expect(byTestId('http-slow')).toHaveText('Gave up');
    const waited = await browser.execute(() => window.waited);
    expect(waited).toBeGreaterThan(990);
    expect(waited).toBeLessThan(1900);
  });

  it('enabled: the button is enabled again', async () => {
    await choose('http-patience', 'One second');
    await $('button=Send slow request').click();
    await expect(byTestId('http-slow')).toHaveText('Gave up');
    await expect($('button=Send slow request')).toBeEnabled();
  });

  it('download: the file has a header and all orders', async () => {
    const file = join(downloads, 'orders.csv');
    // Without this, the file of an earlier test could pass for the new one.
    rmSync(file, { force: true });
    await $('a=Download orders').click();
    await browser.waitUntil(() => existsSync(file));
    const [header, ...lines] = readFileSync(file, 'utf8').trim().split('\r\n');
    expect(header.split(',')).toHaveLength(5);
    expect(lines.map((line) => Number(line.split(',')[0]))).toEqual(
      Array.from({ length: 23 }, (_, index) => 1001 + index),
    );
  });

  it('cache: each response is a new one', async () => {
    for (const _ of ['once', 'twice']) {
      await $('button=Load').click();
      await expect(byTestId('http-cache')).toHaveText('Response: 200');
    }
  });

  it('unchanged: an unchanged document is not sent again', async () => {
    await $('button=Load').click();
    await expect(byTestId('http-cache')).toHaveText('Response: 200');
    await $('button=Load if changed').click();
    await expect(byTestId('http-cache')).toHaveText('Response: 304');
  });

  it('early: the button is disabled before the first response', async () => {
    await expect($('button=Load if changed')).toBeDisabled();
    await $('button=Load').click();
    await expect($('button=Load if changed')).toBeEnabled();
  });

  it('cookies: each request sends all its cookies', async () => {
    await $('button=Set cookies').click();
    await expect(byTestId('http-cookies-sent')).toHaveText('Sent: none');
    await $('button=Set cookies').click();
    for (const name of ['practice-session', 'practice-http-only', 'practice-path'])
      await expect(byTestId('http-cookies-sent')).toHaveText(expect.stringContaining(name));
  });

  it('seen: the page reads only some of them', async () => {
    const seen = byTestId('http-cookies-seen');
    await expect(seen).toHaveText('Read by the page: none');
    // The second request sends the cookies of the first response, even those that the page cannot read.
    for (const _ of ['first', 'second']) {
      await $('button=Set cookies').click();
      await expect($('button=Set cookies')).toBeEnabled();
      await expect(seen).toHaveText(expect.stringContaining('practice-session'));
    }
    for (const hidden of ['practice-http-only', 'practice-path'])
      await expect(seen).not.toHaveText(expect.stringContaining(hidden));
    await browser.refresh();
    await expect(seen).toHaveText(expect.stringContaining('practice-session'));
  });

  it('removed: no cookie is left', async () => {
    const [sent, seen] = [byTestId('http-cookies-sent'), byTestId('http-cookies-seen')];
    await $('button=Set cookies').click();
    await expect(seen).toHaveText(expect.stringContaining('practice-session'));
    await $('button=Remove cookies').click();
    await expect(sent).toHaveText('Removed');
    await expect(seen).toHaveText('Read by the page: none');
    const left = (await browser.getCookies()).filter(({ name }) => name.startsWith('practice-'));
    expect(left).toEqual([]);
    await $('button=Set cookies').click();
    await expect(sent).toHaveText('Sent: none');
  });
});
