import type { SiteBuild } from '../cli/server/manifest';
import { home, pages } from '../site/catalogue.ts';
import { type BundleName, bundleOf, huntPage, type Page } from '../site/page.ts';

/** What the server knows about the pages, so that it starts without reading their requirements and test ids. */
export function servedPages(): SiteBuild['pages'] {
  return Object.fromEntries(
    [home, ...pages, huntPage].map((page) => {
      const path = page.id === 'home' ? '' : page.id;
      const { title, views } = page as Page;
      return [path, { title, bundle: bundleOf(page), views }];
    }),
  );
}

/** The names of all bundles. */
export function bundleNames(): BundleName[] {
  return [...new Set([...pages, huntPage].flatMap((page) => bundleOf(page) ?? []))];
}
