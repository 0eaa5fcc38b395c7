import type { ServedHunt } from '../../site/run/hunt-token';
import { isCliError } from '../output/cli-error';
import { type Asset, htmlAsset } from './asset';
import { bugsOfHunt, changesOf } from './built-bugs';
import { atPath, completePages } from './complete-pages';
import type { BuiltChange, Files } from './manifest';
import { bySalt, type Naming } from './naming';
import type { ChangedBuild } from './redesigned-build';
import type { PageSettings } from './site-settings';

/** The pages of a hunt, and the scripts that only they have. All else is the same as without it. */
export type HuntedSite = { find(path: string): Asset | undefined };

type Load = (bugs: readonly BuiltChange[], naming: Naming) => Promise<ChangedBuild>;

/** How many hunts are kept in memory. Each is made again when it is requested. */
const most = 50;

/**
 * The sites of hunts by their tokens. Nothing is stored between requests but what can be made again: each address of a
 * hunt has its token, those of its scripts too, so that any instance of the server can respond.
 */
export function huntedSites(settings: PageSettings, load: Load): (token: string) => Promise<HuntedSite> {
  const sites = new Map<string, Promise<HuntedSite>>();
  return (token) => {
    const site = sites.get(token) ?? huntedSite(settings, load, token);
    // The one that was requested last is the last, and the first one goes.
    sites.delete(token);
    sites.set(token, site);
    const [oldest] = sites.keys();
    if (sites.size > most && oldest !== undefined) sites.delete(oldest);
    // Made again at the next request, because a file that could not be read may be readable then.
    site.catch(() => sites.delete(token));
    return site;
  };
}

async function huntedSite(settings: PageSettings, load: Load, token: string): Promise<HuntedSite> {
  const { hunt, bugs } = huntOf(token);
  const naming = bySalt(token);
  // With the content, because browsers keep a script, and another build may have another one for the same hunt.
  const { build, files } = await load(bugs, (role, text) => naming(`${role} ${text}`, text));
  const withToken = (page: Files): Files =>
    files.has(page.script.replace('./', ''))
      ? { ...page, script: `${page.script}?hunt=${encodeURIComponent(token)}` }
      : page;
  const bundles = Object.entries(build.scripts.bundles).map(([name, page]) => [name, withToken(page)]);
  const scripts = { ...build.scripts, bundles: Object.fromEntries(bundles) };
  const pages = completePages({ ...build, scripts }, { ...settings, hunt });
  const assets = new Map([...pages].map(([path, makeHtml]) => [path, htmlAsset(makeHtml)]));
  return { find: (path) => files.get(path) ?? atPath(build.pages, path, (known) => assets.get(known)) };
}

function huntOf(token: string): { hunt: ServedHunt; bugs: readonly BuiltChange[] } {
  try {
    const bugs = bugsOfHunt(token);
    return { hunt: { token, pages: bugs.map(({ page }) => page) }, bugs: changesOf(bugs.map(({ id }) => id)) };
  } catch (error) {
    if (isCliError(error)) return { hunt: { problem: error.message }, bugs: [] };
    throw error;
  }
}
