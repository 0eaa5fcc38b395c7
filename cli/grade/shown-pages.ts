import { pages as allPages } from '../../site/catalogue';
import { textAsset } from '../server/asset';
import type { PageSettings } from '../server/complete-pages';
import type { Site } from '../server/site';

const address = '__practice/shown/';

/** Records which pages a browser shows: a file that is only fetched is no page that a suite looks at. */
export class ShownPages {
  readonly ids = new Set<string>();

  /** The settings of a site whose pages report that they are shown. */
  settings(settings: PageSettings): PageSettings {
    return { ...settings, headScript: reportScript(settings.basePath) };
  }

  /** The site, with an answer to those reports. */
  site(site: Site): Site {
    const answer = textAsset('text/plain; charset=utf-8', 'no-store', () => '');
    return {
      ...site,
      find: (path) => {
        if (!path.startsWith(address)) return site.find(path);
        const id = path.slice(address.length);
        if (id === 'home' || allPages.some((page) => page.id === id)) this.ids.add(id);
        return answer;
      },
    };
  }
}

/** Runs in the browser. It reports the page of the address: after the parser is through, and at every navigation. */
function reportScript(basePath: string): string {
  return `(() => {
    const report = () => {
      const path = location.hash.startsWith('#/') ? location.hash.slice(2) : location.pathname.slice(${basePath.length});
      const id = path.split(/[/?#]/).find(Boolean) ?? 'home';
      fetch('${basePath}${address}' + id, { keepalive: true }).catch(() => {});
    };
    addEventListener('DOMContentLoaded', report);
    addEventListener('popstate', report);
    for (const name of ['pushState', 'replaceState']) {
      const original = history[name];
      history[name] = function (...args) {
        original.apply(this, args);
        report();
      };
    }
  })()`;
}
