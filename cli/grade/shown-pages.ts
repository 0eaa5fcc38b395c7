import { randomBytes } from 'node:crypto';
import { home, pages } from '../../site/catalogue';
import type { Page } from '../../site/page';
import { pageAt } from '../../site/run/page-at';
import { type Asset, changedAsset, textAsset } from '../server/asset';
import type { Site } from '../server/site';

const address = '__practice/shown/';

/**
 * Records which pages a browser shows. Every document names a script of its own, which reports once the document's page
 * is there: a file that is only requested is no page that a suite looks at.
 */
export class ShownPages {
  readonly ids = new Set<string>();
  /** How many requests the site got. */
  requests = 0;
  /** The key of each document that was served, by its nonce. Only the document's script has it. */
  readonly #keys = new Map<string, string>();

  /** The site, whose documents report that they are shown. */
  site(site: Site, basePath: string): Site {
    return {
      ...site,
      find: (path) => {
        this.requests++;
        if (path.startsWith(address)) return this.#answer(path.slice(address.length), basePath);
        const asset = site.find(path);
        return isDocument(path) && !(asset instanceof Promise) ? this.#reporting(asset) : asset;
      },
      lost: async () => this.#reporting(await site.lost()) as Asset,
    };
  }

  #reporting(asset: Asset | undefined): Asset | undefined {
    if (!asset) return undefined;
    const nonce = randomBytes(9).toString('base64url');
    this.#keys.set(nonce, randomBytes(9).toString('base64url'));
    const script = `<script type="module" src="./${address}${nonce}.js"></script></body>`;
    return changedAsset(asset, (html) => html.replace('</body>', script), 'no-store');
  }

  /** Of `<nonce>.js` the script, and of its report `<nonce>/<key>/<page>` nothing. */
  #answer(path: string, basePath: string): Asset | undefined {
    const [nonce = '', key, id] = path.replace(/\.js$/, '').split('/');
    const expected = this.#keys.get(nonce);
    if (expected === undefined) return undefined;
    if (key === undefined) {
      return textAsset('text/javascript; charset=utf-8', 'no-store', () => reportScript(basePath, nonce, expected));
    }
    if (key !== expected || !id || !isDocument(id === 'home' ? '' : id)) return undefined;
    this.ids.add(id);
    return textAsset('text/plain; charset=utf-8', 'no-store', () => '');
  }
}

/** Whether a path is that of a page. */
export function isDocument(path: string): boolean {
  const id = shownAt(path);
  return id === '' || pages.some((page) => page.id === id);
}

/** The id of the page at a path, with or without a slash at its end. */
export function shownAt(path: string): string {
  return pageAt(path.replace(/\/$/, ''), (id) => pages.some((page: Page) => page.views && page.id === id));
}

/** A function for the browser: the id of the page in an address, in path form and in hash form. */
export function pageIdScript(basePath: string): string {
  return `({ pathname, hash }) =>
    (hash.startsWith('#/') ? hash.slice(2) : pathname.slice(${basePath.length})).split(/[/?#]/).find(Boolean) ?? '${home.id}'`;
}

/** Runs in the browser. Like every module script it runs in the order of the document, after the one of the page. */
function reportScript(basePath: string, nonce: string, key: string): string {
  return `const report = () => {
  if (!document.getElementById('root')?.firstElementChild) return;
  const id = (${pageIdScript(basePath)})(location);
  fetch('${basePath}${address}${nonce}/${key}/' + id, { keepalive: true }).catch(() => {});
};
report();
addEventListener('load', report);
addEventListener('popstate', report);
for (const name of ['pushState', 'replaceState']) {
  const original = history[name];
  history[name] = function (...args) {
    original.apply(this, args);
    report();
  };
}
`;
}
