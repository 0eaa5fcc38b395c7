import { type Asset, changedAsset } from '../server/asset';
import type { Site } from '../server/site';

const nothing = '<!doctype html><html lang="en"><head><title>Empty</title></head><body></body></html>';

/** The site with nothing in its documents: a test that passes there checks none of them. */
export function withEmptyPages(site: Site): Site {
  const empty = (asset: Asset) => changedAsset(asset, () => nothing, 'no-store');
  const emptied = (asset: Asset | undefined) => (asset?.type.startsWith('text/html') ? empty(asset) : asset);
  return {
    ...site,
    find: (path) => {
      const asset = site.find(path);
      return asset instanceof Promise ? asset.then(emptied) : emptied(asset);
    },
    lost: async () => empty(await site.lost()),
  };
}
