import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { pages } from '../../site/catalogue';
import type { Page } from '../../site/page';
import { isInDepth } from '../depth';
import { startSlowProxy } from '../slow-proxy';
import { temporaryFolder } from '../temporary-folder';
import { type Browser, engines, lending, type Tab } from './engines';
import type { Expected } from './expected';
import { exportedSite } from './exported-site';
import { probeOf, type Seen } from './in-browser';
import { expected } from './pages';

type Way = {
  site: 'served' | 'below a base' | 'exported';
  by: 'path' | 'hash';
  warm?: true;
  delays: Record<'document' | 'script' | 'style', number>;
};

const scriptsLast = { document: 20, script: 120, style: 20 };
const stylesLast = { document: 20, script: 20, style: 150 };

const ways: Way[] = [
  { site: 'served', by: 'path', warm: true, delays: stylesLast },
  { site: 'served', by: 'hash', warm: true, delays: scriptsLast },
  { site: 'below a base', by: 'path', delays: scriptsLast },
  { site: 'below a base', by: 'hash', delays: stylesLast },
  { site: 'exported', by: 'path', delays: scriptsLast },
  { site: 'exported', by: 'hash', delays: stylesLast },
];

/** They are in the scripts of libraries. All others are in one script or in one of their own. */
const withLibrary: readonly string[] = pages.filter((page: Page) => page.library).map(({ id }) => id);

/**
 * The pages that are opened in a way in an engine. In a normal run those that are not tested in depth are opened in
 * Chromium, where nothing is between the site and them: all of them by path, and by hash those of a library, because
 * what a hash has to lead to is the script of a page. The other engines reach a state of each of them anyway.
 */
function pagesOpened(engine: string, { site, by }: Way): [string, Expected][] {
  const isOpened = (id: string) =>
    site === 'served' && engine === 'Chromium' && (by === 'path' || withLibrary.includes(id));
  return Object.entries(expected).filter(([id]) => isInDepth(id) || isOpened(id));
}

const sites = {} as Record<Way['site'], { url: string; close(): Promise<void> }>;
const folder = temporaryFolder();

beforeAll(async () => {
  const [served, below, exported]: [PracticeSite, PracticeSite, Awaited<ReturnType<typeof exportedSite>>] =
    await Promise.all([
      startPracticeSite({ port: 0 }),
      startPracticeSite({ port: 0, base: '/practice/' }),
      exportedSite(folder),
    ]);
  Object.assign(sites, { served, 'below a base': below, exported });
});

afterAll(async () => {
  await Promise.all(Object.values(sites).map((site) => site.close()));
});

describe.each(engines)('at DOMContentLoaded in $name', ({ name, missing, start }) => {
  let browser: Browser;
  let borrow: ReturnType<typeof lending>;

  beforeAll(async () => {
    if (missing) return;
    browser = await start();
    borrow = lending(browser.tabs);
  });

  afterAll(() => browser?.stop());

  describe.each(ways)('$site, by $by', (way) => {
    const { site, by, warm, delays } = way;
    test.concurrent.for(pagesOpened(name, way))('%s is there and works', async ([id, page], { skip }) => {
      if (missing) skip(missing);
      const proxy = await startSlowProxy(sites[site].url, { delays, dribble: 5, insert: probeOf(page) });
      const path = id === 'home' ? '' : id;
      const address = `${proxy.url}/${by === 'hash' ? `#/${path}` : path}`;
      const wanted: Seen = {
        h1: page.h1,
        title: page.title,
        style: page.style[2],
        background: 'rgb(246, 247, 249)',
        theme: true,
        works: page.works,
        sameTask: true,
        address: address.slice(new URL(proxy.url).origin.length),
        errors: [],
      };
      try {
        await borrow(async (tab) => {
          expect(await visit(tab, address), 'with an empty cache').toEqual(wanted);
          if (page.later) await shows(tab, ...page.later);
          if (!warm || name === 'WebKit' || !isInDepth(id)) return;
          await tab.open('about:blank');
          expect(await visit(tab, address), 'with a warm cache').toEqual(wanted);
        });
      } finally {
        await proxy.close();
      }
    });
  });
});

async function visit(tab: Tab, address: string) {
  await tab.open(address);
  return tab.run<Seen>('window.seen');
}

/** Waits, in the page, for a text to be in the document. */
function shows(tab: Tab, selector: string, text: string) {
  return tab.run(`new Promise((resolve) => {
    const look = () => {
      const found = document.querySelector(${JSON.stringify(selector)});
      if (found?.textContent === ${JSON.stringify(text)}) resolve();
      else requestAnimationFrame(look);
    };
    look();
  })`);
}
