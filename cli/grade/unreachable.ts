import { home, pages } from '../../site/catalogue';
import { type Asset, changedAsset } from '../server/asset';
import { pathOf } from '../server/request';
import type { Site } from '../server/site';
import { isDocument, pageIdScript, shownAt } from './shown-pages';

/** A request for this ends in a reset connection. */
const nowhere = '__practice/unreachable';

/**
 * The site without some pages. A request for such a page's document, and a move to the page within the site, end in a
 * reset connection: tests that show the page then fail at once, instead of waiting for what does not come.
 */
export function withoutPages(site: Site, basePath: string, gone: ReadonlySet<string>): Site {
  const settings = {
    nowhere: basePath + nowhere,
    gone: [...gone],
    pages: pages.map(({ id }) => id),
    home: home.id,
  };
  const script = `<head><script>(${leave})(${pageIdScript(basePath)}, ${JSON.stringify(settings)})</script>`;
  // Home's document is that of all addresses with a hash, which no server sees: there the script decides.
  const isGone = (path: string) => gone.has(shownAt(path)) || path === nowhere;
  const guarded = (asset: Asset) => changedAsset(asset, (html) => html.replace('<head>', () => script), 'no-store');
  return {
    ...site,
    find: async (path) => {
      const asset = isGone(path) ? undefined : await site.find(path);
      return asset && isDocument(path) ? guarded(asset) : asset;
    },
    lost: async () => guarded(await site.lost()),
    middleware: (request, response, next) => {
      if (isGone(pathOf(request.url ?? '', basePath) ?? '')) request.socket.resetAndDestroy();
      else if (site.middleware) site.middleware(request, response, next);
      else next();
    },
  };
}

/** Runs in the browser, before any other script. Not a function of this file, because a build may change its text. */
const leave = `(idOf, { nowhere, gone, pages, home }) => {
  // An unknown page becomes home.
  const isGone = (url) => gone.includes(pages.includes(idOf(url)) ? idOf(url) : home);
  const go = () => {
    document.documentElement.remove();
    location.replace(nowhere);
  };
  if (isGone(location)) return go();
  for (const name of ['pushState', 'replaceState']) {
    const original = history[name];
    history[name] = function (state, unused, url) {
      if (url != null && isGone(new URL(url, location.href))) {
        go();
        // The router goes no further after an error of this name only.
        throw new DOMException('This page cannot be reached.', 'DataCloneError');
      }
      return original.apply(this, arguments);
    };
  }
  for (const type of ['popstate', 'hashchange']) {
    addEventListener(type, (event) => {
      if (!isGone(location)) return;
      event.stopImmediatePropagation();
      go();
    }, true);
  }
}`;
