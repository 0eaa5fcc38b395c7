import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Asset, htmlAsset } from './asset';
import { loadAssets } from './assets';
import { completePages, type PageSettings } from './page';

/** What the server looks paths up in. A path has no slash in front; home is the empty one. */
export type Site = {
  find(path: string): Promise<Asset | undefined> | Asset | undefined;
  home(): Promise<Asset> | Asset;
  /** Asked before the endpoints: Vite, during development. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** The site as it was built, beside the built CLI. */
export const builtSite = join(import.meta.dirname, '../site');

/** The built site, wholly in memory. */
export function loadSite(settings: PageSettings): Site {
  const assets = loadAssets(builtSite);
  const pages = new Map([...completePages(builtSite, settings)].map(([path, makeHtml]) => [path, htmlAsset(makeHtml)]));
  return {
    find: (path) => assets.get(path) ?? pages.get(path.replace(/\/$/, '')),
    home: () => pages.get('') as Asset,
  };
}
