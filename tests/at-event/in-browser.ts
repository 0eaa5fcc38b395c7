import { groups } from '../../site/catalogue';
import type { Expected } from './expected';
import type { ExpectedFrame } from './expected-frames';
import { expected } from './pages';

/** What a page showed when `DOMContentLoaded` came, and what it did there and then. */
export type Seen = {
  h1: string[];
  title: string;
  style: string;
  /** The page's background, from the tokens that all pages share. */
  background: string;
  works: unknown;
  /** Whether a click on the theme's button took effect at once. */
  theme: boolean;
  /** Whether all of that was over before anything else ran. */
  sameTask: boolean;
  /** Below the address of the site. */
  address: string;
  errors: string[];
};

/** What the tests find in pages. Every document gets it before anything else. */
const tools = `{
  byTestId(name) {
    const found = document.querySelector('[data-test="' + name + '"]');
    if (!found) throw new Error('no ' + name);
    return found;
  },
  element: (selector) => document.querySelector(selector),
  text: (selector) => document.querySelector(selector)?.textContent.trim(),
  settled: () => Promise.resolve(),
}`;

/**
 * A classic script that listens for `DOMContentLoaded` before any script of the page has run. On the window and
 * capturing, so that it is the first of all listeners: what the page does in one of its own comes too late.
 */
export function probeOf({ style: [selector, property], use }: Expected): string {
  return `(() => {
    // Documents in the page's frames get this script too.
    if (window !== top) return;
    const tools = ${tools};
    const errors = [];
    addEventListener('error', ({ message }) => message && errors.push(message));
    addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)));
    window.timers = [];
    const { setTimeout } = window;
    window.setTimeout = (...args) => {
      timers.push(args[1]);
      return setTimeout.apply(window, args);
    };
    const use = ${use};
    addEventListener('DOMContentLoaded', async () => {
      let sameTask = true;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => { sameTask = false; };
      port2.postMessage('');
      const element = document.querySelector(${JSON.stringify(selector)});
      const seen = {
        h1: Array.from(document.querySelectorAll('main h1'), (h1) => h1.textContent),
        title: document.title,
        style: element ? getComputedStyle(element).getPropertyValue(${JSON.stringify(property)}) : 'no element',
        background: document.body ? getComputedStyle(document.body).backgroundColor : '',
        address: location.pathname + location.search + location.hash,
        errors,
      };
      const attempt = async (act) => {
        try {
          return await act();
        } catch (error) {
          return String(error);
        }
      };
      seen.theme = await attempt(async () => {
        const isDark = () => document.documentElement.classList.contains('dark');
        const before = [isDark(), tools.byTestId('theme-toggle').title];
        tools.byTestId('theme-toggle').click();
        await tools.settled();
        const after = [isDark(), tools.byTestId('theme-toggle').title];
        tools.byTestId('theme-toggle').click();
        await tools.settled();
        return before[0] !== after[0] && before[1] !== after[1];
      });
      seen.works = await attempt(() => use(tools));
      seen.sameTask = sameTask;
      window.seen = seen;
    }, { capture: true, once: true });
  })();`;
}

/** In an embedded document's `load`, before any listener of its own: uses the document and tells the page around it. */
export function frameProbeOf(frames: Record<string, ExpectedFrame>): string {
  const uses = Object.entries(frames).map(([name, { use }]) => `${JSON.stringify(name)}: ${use}`);
  return `addEventListener('load', () => {
    const name = location.pathname.split('/frames/')[1];
    const use = { ${uses} }[name];
    if (!use) return;
    const answer = { frame: name, styled: getComputedStyle(document.body).marginTop === '0px' };
    try {
      answer.works = use(${tools});
    } catch (error) {
      answer.works = String(error);
    }
    parent.postMessage(answer, '*');
  }, { capture: true, once: true });`;
}

const listed: readonly string[] = groups.flatMap(({ pages }) => pages.map(({ id }) => id));

/** The pages that the menu leads to, by the test ids of its links. */
const linked = Object.fromEntries(
  Object.entries(expected)
    .filter(([id]) => id === 'home' || listed.includes(id))
    .map(([id, { h1, title, own, style }]) => [
      id === 'home' ? 'home-link' : `nav-${id}`,
      { id, h1, title, own, style },
    ]),
);

export const linkedPages = Object.keys(linked).length;

/**
 * A function `walk(back)` for the browser. It clicks on every link of the menu and looks for the page before the task
 * of the click is over. Then it goes back and forward through all of them and looks before `popstate` is over.
 */
export const walk = `async (back) => {
  const linked = ${JSON.stringify(linked)};
  const inHashForm = location.hash.startsWith('#/');
  const home = document.baseURI;
  const missing = [];
  let finds = 0;
  function look(link, way) {
    finds++;
    const { id, h1, title, own, style: [selector, property, value] } = linked[link];
    const path = id === 'home' ? '' : id;
    const element = document.querySelector(selector);
    const there =
      String(Array.from(document.querySelectorAll('main h1'), (heading) => heading.textContent)) === String(h1) &&
      document.title === title &&
      (own === '' || document.querySelector('main [data-test="' + own + '"]') !== null) &&
      element !== null && getComputedStyle(element).getPropertyValue(property) === value &&
      location.href === home + (inHashForm ? '#/' : '') + path;
    if (!there) missing.push(link + ' ' + way);
  }
  const links = Object.keys(linked);
  for (const link of links) {
    document.querySelector('[data-test="' + link + '"]').click();
    await Promise.resolve();
    look(link, 'by its link');
  }
  if (!back) return { finds, missing };
  const gone = (direction) => new Promise((resolve) => {
    addEventListener('popstate', async () => {
      await Promise.resolve();
      resolve();
    }, { once: true });
    history[direction]();
  });
  for (let place = links.length - 2; place >= 0; place--) {
    await gone('back');
    look(links[place], 'by back');
  }
  for (let place = 1; place < links.length; place++) {
    await gone('forward');
    look(links[place], 'by forward');
  }
  return { finds, missing };
}`;

export type Walked = { finds: number; missing: string[] };
