import { changedAsset } from '../server/asset';
import type { Site } from '../server/site';

const nothing = '<!doctype html><html lang="en"><head><title>Empty</title></head><body></body></html>';

/** The site with nothing in its documents: a test that passes there checks none of them. */
export function withEmptyPages(site: Site): Site {
  const empty = (asset: Awaited<ReturnType<Site['lost']>>) => changedAsset(asset, () => nothing, 'no-store');
  return {
    ...site,
    find: async (path) => {
      const asset = await site.find(path);
      return asset?.type.startsWith('text/html') ? empty(asset) : asset;
    },
    lost: async () => empty(await site.lost()),
  };
}
