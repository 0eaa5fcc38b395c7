import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { build } from 'vite';
import { pages } from '../site/catalogue';
import { chromiumLaunch } from '../tests/browser';
import { median, root } from './servers';

/**
 * Milliseconds with an empty cache, from the start of the navigation: to the first test id, the first paint of content,
 * DOMContentLoaded and `load`; and the processor time of the page's main thread up to then.
 */
export type Times = { firstTestId: number; painted: number; there: number; load: number; processor: number };
export type PageFigures = Times & { id: string; scripts: Bytes; styles: Bytes; requests: number };
type Bytes = { gzip: number; brotli: number };

const emptyPage = '/frames/empty.html';

/** Size and times of each page, and of an empty React page that is served by the same server. */
export async function measurePages(url: string, times: number): Promise<PageFigures[]> {
  const browser = await chromium.launch(chromiumLaunch());
  const addresses = new Map([
    ['empty', emptyPage],
    ['home', '/'],
    ...pages.map(({ id }) => [id, `/${id}`] as const),
    ['forms by hash', '/#/forms'],
    ['multi-tiered-menu by hash', '/#/multi-tiered-menu'],
  ]);
  const taken = new Map([...addresses.keys()].map((id) => [id, [] as Times[]]));
  // Pages take turns, so that a busy moment of the machine affects all of them.
  for (let time = 0; time < times; time++) {
    for (const [index, [id, address]] of [...addresses].entries()) {
      taken.get(id)?.push(await timesOf(browser, url + address));
      // The empty page is visited more often, because all others are compared with its median.
      if (index % 8 === 0) taken.get('empty')?.push(await timesOf(browser, url + emptyPage));
    }
  }
  await browser.close();

  const figures: PageFigures[] = [];
  for (const [id, address] of addresses) {
    const html = await (await fetch(url + address)).text();
    const files = [
      ...new Set([...html.matchAll(/(?:href|src)="\.*\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file ?? '')),
    ];
    const middle = (figure: keyof Times) => median((taken.get(id) ?? []).map((one) => one[figure]));
    figures.push({
      id,
      scripts: await bytesOf(url, files, '.js'),
      styles: await bytesOf(url, files, '.css'),
      requests: files.length + 1,
      firstTestId: middle('firstTestId'),
      painted: middle('painted'),
      there: middle('there'),
      load: middle('load'),
      processor: middle('processor'),
    });
  }
  return figures;
}

/** A copy of the built package with an empty React page among the frames. Call `remove` when done. */
export async function withEmptyPage(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'practice-site-bench-'));
  for (const part of ['bin', 'dist', 'package.json']) cpSync(join(root, part), join(folder, part), { recursive: true });
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(root, 'bench/empty.tsx') } },
  });
  const [chunk] = (Array.isArray(output) ? output : [output]).flatMap((part) => ('output' in part ? part.output : []));
  if (chunk?.type !== 'chunk') throw new Error('The empty page was not built.');
  const script = join(folder, 'dist/site/assets/empty.js');
  writeFileSync(script, chunk.code);
  writeFileSync(`${script}.br`, brotliCompressSync(chunk.code));
  writeFileSync(`${script}.gz`, gzipSync(chunk.code));
  writeFileSync(
    join(folder, 'dist/site/frames/empty.html'),
    '<!doctype html><title>Empty</title><div id="root"></div><script type="module" src="../assets/empty.js"></script>',
  );
  const list = join(folder, 'dist/site.json');
  const built = JSON.parse(readFileSync(list, 'utf8'));
  Object.assign(built.files, { 'frames/empty.html': ['identity'], 'assets/empty.js': ['br', 'gzip', 'identity'] });
  writeFileSync(list, JSON.stringify(built));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
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

/** Measured in the page, because polling from outside would be less exact. */
async function timesOf(browser: Browser, address: string): Promise<Times> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(noteFirstTestId);
  await page.goto(address);
  const times = await page.evaluate(async () => {
    const [{ domContentLoadedEventStart, loadEventStart }] = performance.getEntriesByType('navigation') as [
      PerformanceNavigationTiming,
    ];
    const painted = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntriesByName('first-contentful-paint')) resolve(startTime);
      });
      observer.observe({ type: 'paint', buffered: true });
    });
    const firstTestId = Number(Reflect.get(window, 'firstTestIdAt'));
    return { firstTestId, painted, there: domContentLoadedEventStart, load: loadEventStart };
  });
  const { metrics } = await devtools.send('Performance.getMetrics');
  await context.close();
  const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value;
  return { ...times, processor: 1000 * (seconds ?? Number.NaN) };
}

/** Runs in the page and in each of its frames. */
function noteFirstTestId() {
  const observer = new MutationObserver(() => {
    // Iframes and Exit Intent have no test id when they are opened, so the heading counts there.
    if (!document.querySelector('main :is([data-test], h1)')) return;
    Object.assign(window, { firstTestIdAt: performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}
