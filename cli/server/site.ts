import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Asset, htmlAsset } from './asset';
import { type Assets, sharedAssets } from './assets';
import { withBugs } from './build-with-bugs';
import { withUnchanged } from './built-bugs';
import { atPath, completePages } from './complete-pages';
import { type HuntedSite, huntedSites } from './hunted-sites';
import type { BuiltChange, SiteBuild } from './manifest';
import { byContent, bySalt, type Naming } from './naming';
import type { ChangedBuild } from './redesigned-build';
import { navigationHeaders } from './request';
import { withSalt } from './salt';
import type { PageSettings } from './site-settings';

/** The files and pages of a site by their path, which has no slash in front. Home's path is empty. */
export type Site = {
  find(path: string): Promise<Asset | undefined> | Asset | undefined;
  /** The response to a navigation to an unknown path: home's HTML, whose script then changes the address to home's. */
  lost(): Promise<Asset> | Asset;
  /** Reads every file that has not been read yet. Throws if one cannot be read. */
  readAll?: () => void;
  /** The site of a hunt, whose token is in the address of a document. Absent where a site has no hunts. */
  ofHunt?: (token: string) => Promise<HuntedSite>;
  /** Gets requests before the endpoints do: Vite, during development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The folder of the built site, beside the built command. */
export const builtSite = join(import.meta.dirname, '../site');

/**
 * The built site, in memory. Sites of one process share all but the pages, which contain the run's options. Sites with a
 * salt look alike with any changes and redesigns.
 */
export async function loadSite(
  settings: PageSettings,
  changes: readonly BuiltChange[] = [],
  { folder = builtSite, salt }: { folder?: string; salt?: string } = {},
): Promise<Site> {
  const { build, files, assets } = await loadBuild(settings, changes, { folder, salt });
  const completed = completePages(build, settings);
  const pages = new Map([...completed].map(([path, makeHtml]) => [path, htmlAsset(makeHtml)]));
  const lost = htmlAsset(completed.get('') as () => string, navigationHeaders);
  return {
    find: (path) => files.get(path) ?? assets.get(path) ?? atPath(build.pages, path, (known) => pages.get(known)),
    lost: () => lost,
    readAll: assets.readAll,
    // Not in a grade, whose sites have to look alike.
    ...(salt === undefined && {
      ofHunt: huntedSites(settings, (bugs, naming) => loadBuild(settings, bugs, { folder, naming })),
    }),
  };
}

/** The build with the changes that its redesigns, bugs and salt make, and all of its files. */
export async function loadBuild(
  { redesigns = [] }: PageSettings,
  changes: readonly BuiltChange[],
  {
    folder = builtSite,
    salt,
    naming = salt === undefined ? byContent : bySalt(salt),
  }: { folder?: string; salt?: string; naming?: Naming } = {},
): Promise<ChangedBuild & { assets: Assets }> {
  const built = readBuild(folder);
  const assets = sharedAssets(folder, built.files);
  let changed: ChangedBuild = { build: built, files: new Map() };
  if (redesigns.length > 0 || salt !== undefined) {
    const { withRedesigns } = await import('./redesigned-build');
    // By content in a hunt too: its documents request these files without the hunt's token.
    changed = withRedesigns(built, assets, redesigns, salt === undefined ? byContent : naming);
  }
  const all = salt === undefined ? changes : withUnchanged(changes);
  if (all.length > 0) changed = withBugs(changed, assets, all, naming);
  if (salt !== undefined) changed = withSalt(changed, assets, naming);
  return { ...changed, assets };
}

export function readBuild(folder: string): SiteBuild {
  return JSON.parse(readFileSync(`${folder}.json`, 'utf8'));
}
