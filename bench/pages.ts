import { gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { pages } from '../site/catalogue';
import { chromiumLaunch } from '../tests/browser';
import { median } from './servers';

export type PageFigures = { id: string; scripts: Bytes; styles: Bytes; requests: number; firstHook: number };
type Bytes = { gzip: number; brotli: number };

/** What each page's HTML names, and how long a browser with an empty cache takes to show its first hook. */
export async function measurePages(url: string, times: number): Promise<PageFigures[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const figures: PageFigures[] = [];
  for (const id of ['', ...pages.map((page) => page.id)]) {
    const html = await (await fetch(`${url}/${id}`)).text();
    const files = [...new Set([...html.matchAll(/(?:href|src)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? ''))];
    const taken: number[] = [];
    for (let time = 0; time < times; time++) taken.push(await timeToFirstHook(browser, `${url}/${id}`));
    figures.push({
      id: id || 'home',
      scripts: await bytesOf(url, files, '.js'),
      styles: await bytesOf(url, files, '.css'),
      requests: files.length + 1,
      firstHook: median(taken),
    });
  }
  await browser.close();
  return figures;
}

async function bytesOf(url: string, files: string[], ending: string): Promise<Bytes> {
  const sizes = { gzip: 0, brotli: 0 };
  for (const file of files.filter((name) => name.endsWith(ending))) {
    const answer = await fetch(`${url}/${file}`, { headers: { 'Accept-Encoding': 'br' } });
    sizes.brotli += Number(answer.headers.get('content-length'));
    sizes.gzip += gzipSync(await answer.text(), { level: 9 }).length;
  }
  return sizes;
}

/** From the call of `page.goto` to the moment that the document holds a hook, noted in the page: a poll from outside would round it up. */
async function timeToFirstHook(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.addInitScript(noteFirstHook);
  const before = performance.timeOrigin + performance.now();
  await page.goto(address, { waitUntil: 'commit' });
  const shown = await page.waitForFunction(() => Reflect.get(window, 'firstHookAt'));
  const taken = (await shown.jsonValue()) - before;
  await context.close();
  return taken;
}

/** Runs in the page, in every frame of it. */
function noteFirstHook() {
  const observer = new MutationObserver(() => {
    // Iframes and Exit Intent open without a hook: there it is the heading.
    if (!document.querySelector('main :is([data-test], h1)')) return;
    Object.assign(window, { firstHookAt: performance.timeOrigin + performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
