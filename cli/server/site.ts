import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Asset, htmlAsset } from './asset';
import { sharedAssets } from './assets';
import { readBuild } from './build';
import { completePages, type PageSettings } from './page';
import { navigationHeaders } from './request';

/** What the server looks paths up in. A path has no slash in front; home is the empty one. */
export type Site = {
  find(path: string): Promise<Asset | undefined> | Asset | undefined;
  /** What a navigation to an unknown path gets: home's HTML. The page then corrects its address. */
  lost(): Promise<Asset> | Asset;
  /** Reads what nobody has asked for yet. Throws when something cannot be read. */
  readAll?: () => void;
  /** Asked before the endpoints: Vite, during development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The site as it was built, beside the built CLI. */
export const builtSite = join(import.meta.dirname, '../site');

/** The built site, wholly in memory. Sites of one process share everything but the pages, which hold the run's options. */
export function loadSite(settings: PageSettings, folder = builtSite): Site {
  const build = readBuild(folder);
  const assets = sharedAssets(folder, build.files);
  const completed = completePages(build, settings);
  const pages = new Map([...completed].map(([path, makeHtml]) => [path, htmlAsset(makeHtml)]));
  const lost = htmlAsset(completed.get('') as () => string, navigationHeaders);
  return {
    find: (path) => assets.get(path) ?? pages.get(path.replace(/\/$/, '')),
    lost: () => lost,
    readAll: assets.readAll,
  };
}
