import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startPracticeSite } from '../../dist/cli/index.js';
import { wholeSuite } from '../depth';
import { startSlowProxy } from '../slow-proxy';
import { type Browser, engines, loaded, type Tab } from './engines';
import { linkedPages, probeOf, type Seen, type Walked, walk } from './in-browser';
import { expected } from './pages';

/** How many times a page is looked for in each engine: FINDS=500 for more certainty. */
const wantedFinds = Number(process.env.FINDS ?? (wholeSuite ? 150 : 30));

const starts = [
  '',
  '#/auth',
  'forms',
  '#/drag-drop',
  'multi-tiered-menu',
  '#/exit-intent',
  'iframes',
  '#/',
  'key-press',
  '#/multi-tiered-menu',
];

const site = await startPracticeSite({ port: 0 });
afterAll(() => site.close());

describe.each(engines)('links in $name', ({ name, missing, start }) => {
  let browser: Browser;
  let tab: Tab;

  beforeAll(async () => {
    if (missing) return;
    browser = await start();
    [tab] = browser.tabs as [Tab];
  });

  afterAll(() => browser?.stop());

  test('once loaded, a link shows its page in the task of the click, back and forward within their event', async ({
    skip,
  }) => {
    if (missing) skip(missing);
    let finds = 0;
    const absent: string[] = [];
    for (let round = 0; finds < wantedFinds; round++) {
      const address = starts[round % starts.length];
      // A cold cache, and a network that takes its time.
      const proxy = await startSlowProxy(site.url, { delays: { document: 10, script: 30, style: 30 } });
      try {
        await tab.open(`${proxy.url}/${address}`);
        await tab.run(loaded);
        const walked = await tab.run<Walked>(`(${walk})(true)`);
        finds += walked.finds;
        absent.push(...walked.missing.map((where) => `/${address}: ${where}`));
      } finally {
        await proxy.close();
      }
    }
    if (absent.length > 0) console.log(`${name}: ${absent.length} of ${finds} missing`);
    expect(absent).toEqual([]);
  });

  test.for(wholeSuite ? ['about', '#/about', 'multi-tiered-menu', '#/drag-drop'] : ['about'])(
    '/%s: load waits for no script of another page, which a link shows all the same',
    async (address, { skip }) => {
      if (missing) skip(missing);
      const id = address.replace('#/', '');
      const page = expected[id];
      if (!page) throw new Error(`There is no page ${id}.`);
      const own = new Set([...(await scriptsOf('')), ...(await scriptsOf(id))]);
      const proxy = await startSlowProxy(site.url, {
        insert: `${probeOf(page)}
          addEventListener('load', async () => {
            await fetch('told');
            window.walked = await (${walk})(false);
          }, true);`,
      });
      try {
        await tab.open(`${proxy.url}/${address}`);
        await tab.run(loaded);
        const { h1, works } = await tab.run<Seen>('window.seen');
        expect({ h1, works }).toEqual({ h1: page.h1, works: page.works });
        // The page was used: what it had opened is gone with it.
        const walked = await vi.waitUntil(() => tab.run<Walked | undefined>('window.walked'), { timeout: 30_000 });
        expect(walked).toEqual({ finds: linkedPages, missing: [] });
        const before = proxy.asked.slice(0, proxy.asked.indexOf('/told'));
        expect(before.filter((path) => path.endsWith('.js')).sort()).toEqual([...own].sort());
      } finally {
        await proxy.close();
      }
    },
  );

  test.for(wholeSuite ? ['', '#/checkboxes', 'drag-drop'] : ['#/checkboxes'])(
    '/%s: a link shows its page in the task of the click before load, too',
    async (address, { skip }) => {
      if (missing) skip(missing);
      const proxy = await startSlowProxy(site.url, {
        delays: { script: 20, style: 20 },
        insert: `addEventListener('DOMContentLoaded', async () => {
            window.state = document.readyState;
            window.walked = await (${walk})(false);
          }, { capture: true, once: true });`,
      });
      try {
        await tab.open(`${proxy.url}/${address}`);
        const walked = await vi.waitUntil(() => tab.run<Walked | undefined>('window.walked'), { timeout: 30_000 });
        expect(walked).toEqual({ finds: linkedPages, missing: [] });
        expect(await tab.run('window.state')).toBe('interactive');
      } finally {
        await proxy.close();
      }
    },
  );
});

/** The scripts that a page's HTML runs, with all that they import statically. */
async function scriptsOf(path: string): Promise<Set<string>> {
  const scripts = new Set<string>();
  const follow = async (text: string, from: string) => {
    for (const [, specifier = ''] of text.matchAll(/(?:\bfrom|\bimport|<script[^>]* src=)\s*["']([^"']+\.js)["']/g)) {
      const { pathname, href } = new URL(specifier, from);
      if (scripts.has(pathname)) continue;
      scripts.add(pathname);
      await follow(await (await fetch(href)).text(), href);
    }
  };
  await follow(await (await fetch(`${site.url}/${path}`)).text(), `${site.url}/`);
  return scripts;
}
