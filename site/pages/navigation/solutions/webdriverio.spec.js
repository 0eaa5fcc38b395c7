import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

// The folder in which the browser saves files, see wdio.conf.js.
const downloads = process.env.DOWNLOADS;

describe('navigation', () => {
  const open = async (options = '?delayScale=0') => {
    await browser.url(`/navigation${options}`);
    await expect(byTestId('navigation')).toBeDisplayed();
  };
  /** With a stopped clock, waits are exact and take no time. */
  async function openWithClockStopped() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open('?delayScale=1');
    return clock;
  }
  const press = (name) => byTestId(`go-${name}`).click();
  const seesView = (name) => expect(byTestId('go-view')).toHaveText(name);
  const seesTitle = (name) => expect($(`h1=${name}`)).toBeDisplayed();
  const seesAddress = (address) => browser.waitUntil(async () => (await browser.getUrl()).endsWith(address));

  it('address: only the view in the address changes', async () => {
    await open('?seed=7&delayScale=0');
    for (const view of ['archive', 'settings', 'inbox']) {
      await press(view);
      await seesAddress(`/navigation?seed=7&delayScale=0&view=${view}`);
    }
  });

  it('title: the title follows the address', async () => {
    const clock = await openWithClockStopped();
    await press('archive');
    await seesView('Archive');
    await clock.tick(299);
    expect(await browser.getTitle()).toMatch(/^Navigation \|/);
    await clock.tick(1);
    await expect(browser).toHaveTitle(expect.stringMatching(/^Archive \| Navigation \|/));
    await press('inbox');
    await seesView('Inbox');
    await clock.tick(300);
    await expect(browser).toHaveTitle(expect.stringMatching(/^Inbox \| Navigation \|/));
  });

  it('history: back and forward lead through the views', async () => {
    await open();
    await press('archive');
    await press('settings');
    for (const [way, name] of [
      ['back', 'Archive'],
      ['back', 'Inbox'],
      ['forward', 'Archive'],
      ['forward', 'Settings'],
    ]) {
      await browser[way]();
      await seesView(name);
    }
  });

  it('replaced: back leads past the replaced entry', async () => {
    await open();
    await open('?delayScale=0&view=archive');
    await press('replace');
    await seesView('Settings');
    await browser.back();
    await seesView('Inbox');
  });

  it('skeleton: the report loads for 500 to 1500 milliseconds', async () => {
    const clock = await openWithClockStopped();
    await press('skeleton');
    await clock.tick(499);
    await expect(byTestId('go-status')).toHaveText('Loading the report');
    await expect(byTestId('go-content')).not.toHaveText(expect.stringContaining('80 letters'));
    await clock.tick(1001);
    await expect(byTestId('go-content')).toHaveText(expect.stringContaining('80 letters'));
    await expect(byTestId('go-status')).toHaveText('');
  });

  it('scroll: the list is scrolled as before', async () => {
    const place = () => byTestId('go-list').execute(({ scrollTop }) => scrollTop);
    for (const [view, name] of [
      ['inbox', 'Inbox'],
      ['archive', 'Archive'],
    ]) {
      await open();
      await press(view);
      await seesView(name);
      await browser
        .action('wheel')
        .scroll({ origin: await byTestId('go-list'), deltaY: 240 })
        .perform();
      await browser.waitUntil(async () => (await place()) === 240);
      await press('settings');
      await seesView('Settings');
      await browser.back();
      await seesView(name);
      await browser.waitUntil(async () => (await place()) === 240);
    }
  });

  it('fragment: the header does not cover the heading', async () => {
    await open();
    await press('fragment');
    const below = () =>
      browser.execute(() => {
        const [rules, header] = [document.getElementById('go-rules'), document.querySelector('header')];
        return rules.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
      });
    await browser.waitUntil(async () => (await below()) < 200);
    expect(await below()).toBeGreaterThanOrEqual(0);
  });

  it('script: another document opens after a second', async () => {
    await open('?delayScale=1');
    await press('script');
    await seesTitle('Arrived by script');
  });

  it('past: back leads to this page', async () => {
    await open('?delayScale=1');
    await press('script');
    await expect(browser).toHaveUrl(expect.stringContaining('what=arrived'));
    await browser.back();
    await seesTitle('Navigation');
  });

  it('meta: another document opens after a second', async () => {
    await open('?delayScale=1');
    await press('meta');
    await seesTitle('Arrived by meta refresh');
  });

  it('chain: three redirects end at a document', async () => {
    await open();
    await press('chain');
    await seesTitle('Arrived by a chain');
  });

  it('get: the name is in the address', async () => {
    await open();
    await byTestId('go-name-get').setValue('Ada');
    await press('get');
    await seesTitle('Received by GET');
    expect(new URL(await browser.getUrl()).searchParams.get('name')).toBe('Ada');
  });

  it('post: the document has received the name', async () => {
    await open();
    await byTestId('go-name-post').setValue('Ada');
    await press('post');
    await seesTitle('Received by POST');
    await expect($('p=Name: Ada')).toBeDisplayed();
  });

  it('reload: the document loads twice', async () => {
    await open();
    await press('reload');
    await expect($('p=Reloads: 1')).toBeDisplayed();
  });

  it('late: the text is there before the load event', async () => {
    await open('?delayScale=1');
    await press('late-load');
    await expect($('p=The text is here.')).toBeDisplayed();
    await expect($('p=Load event: done')).toBeDisplayed();
    const seconds = await browser.execute(() => {
      const [{ loadEventStart, domInteractive }] = performance.getEntriesByType('navigation');
      return (loadEventStart - domInteractive) / 1000;
    });
    expect(seconds).toBeGreaterThan(2.5);
    expect(seconds).toBeLessThan(8);
  });

  it('window: the open window is used again', async () => {
    await open();
    const own = await browser.getWindowHandle();
    await press('window');
    const opened = await browser.waitUntil(async () =>
      (await browser.getWindowHandles()).find((handle) => handle !== own),
    );
    for (const visits of [1, 2]) {
      await browser.switchToWindow(opened);
      // Reads the source, because a locator that is sent while the window loads may never return.
      await browser.waitUntil(async () => (await browser.getPageSource()).includes(`Visits: ${visits}`));
      await browser.switchToWindow(own);
      if (visits === 1) await press('window');
    }
    expect(await browser.getWindowHandles()).toHaveLength(2);
    await browser.switchToWindow(opened);
    await browser.closeWindow();
    await browser.switchToWindow(own);
  });

  it('download: the file is saved, and the page stays', async () => {
    const file = join(downloads, 'orders.csv');
    rmSync(file, { force: true });
    await open();
    await press('download');
    await browser.waitUntil(() => existsSync(file));
    await expect(byTestId('navigation')).toBeDisplayed();
  });

  it('listed: the addresses are in the order of the visits', async () => {
    await open();
    // The visits belong to the tab, and all tests share one tab.
    await browser.execute(() => sessionStorage.clear());
    await open();
    for (const name of ['Archive', 'Settings', 'Archive']) {
      await press(name.toLowerCase());
      await seesView(name);
    }
    const listed = await $$('[data-testid=go-history] li').map((one) => one.getText());
    expect(listed).toEqual([
      '/navigation?delayScale=0',
      '/navigation?delayScale=0&view=archive',
      '/navigation?delayScale=0&view=settings',
      '/navigation?delayScale=0&view=archive',
    ]);
  });

  it('return: the link back keeps the options', async () => {
    for (const [name, address] of [
      ['cached', 'what=cached'],
      ['script', 'what=arrived'],
      ['post', '/http/form'],
    ]) {
      await open('?seed=7&delayScale=0');
      await press(name);
      await expect(browser).toHaveUrl(expect.stringContaining(address));
      await byTestId('go-back').click();
      await seesTitle('Navigation');
      await seesAddress('/navigation?seed=7&delayScale=0');
    }
  });
});
