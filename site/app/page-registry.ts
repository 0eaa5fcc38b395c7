import { type ComponentType, useEffect, useMemo } from 'react';
import type { PageId } from '../catalogue';
import type { BundleName, huntPage } from '../page';
import { fetchNow, inDocument, NotFetched, take } from './lent-scripts';

export type RouteId = 'home' | PageId | (typeof huntPage)['id'];

/** Addresses below the site's base. `functions`: what the script takes from, see lent-scripts.ts. */
type Bundle = { script: string; isModule: boolean; styles: string[]; functions: string[] };

type SiteFiles = { bundles: { [Name in BundleName]?: Bundle }; pages: Record<Exclude<RouteId, 'home'>, BundleName> };

/** The server writes this into the document's HTML. */
const files: SiteFiles = JSON.parse(document.getElementById('site-files')?.textContent ?? '{}');

/** Of the pages whose scripts are modules. They evaluate the modules of a page, and return its component. */
const makers = new Map<string, () => ComponentType>();
/** Of the pages that have been shown. */
const components = new Map<string, ComponentType>();

/** Called by the main script, and by a bundle of pages that is a module, when they run. */
export function registerPages(pages: Record<string, () => ComponentType>) {
  for (const [id, make] of Object.entries(pages)) makers.set(id, make);
}

/** The bundle of a page. Home has none, because it is in the main script. */
function bundleOfPage(id: RouteId): Bundle | undefined {
  return id === 'home' ? undefined : files.bundles[files.pages[id]];
}

/**
 * A page's component, or undefined if its script could not be fetched, which the next visit tries again. Not React.lazy,
 * which would show it after the task of the click.
 */
export function usePage(id: RouteId): ComponentType | undefined {
  const Page = useMemo(() => componentOf(id), [id]);
  useEffect(() => {
    const bundle = bundleOfPage(id);
    // Links load a document for such a page. This is for scripts that change the hash or the history.
    if (!Page && bundle?.isModule && !inDocument(bundle.script)) location.reload();
  }, [id, Page]);
  return Page;
}

function componentOf(id: RouteId): ComponentType | undefined {
  const Page = components.get(id) ?? makers.get(id)?.() ?? ofFunction(id);
  if (Page) components.set(id, Page);
  return Page;
}

function ofFunction(id: RouteId): ComponentType | undefined {
  const bundle = bundleOfPage(id);
  if (!bundle || bundle.isModule) return undefined;
  try {
    for (const href of bundle.styles) addStyles(href);
    return (take(bundle.script).pages as Record<string, ComponentType>)[id];
  } catch (error) {
    if (error instanceof NotFetched) return undefined;
    throw error;
  }
}

/**
 * Fetches what a page needs into the browser's cache, because its link is pointed at or has the focus: the click that
 * follows has to wait for less, which shows where the server is far away.
 */
export function fetchAhead(id: RouteId) {
  const bundle = bundleOfPage(id);
  if (!bundle || bundle.isModule || components.has(id)) return;
  for (const href of [bundle.script, ...bundle.functions, ...bundle.styles]) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}

/** Adds a style sheet that the document does not have, so that the page never shows without it. */
function addStyles(href: string) {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"], style[data-href="${href}"]`)) return;
  const element = document.createElement('style');
  element.textContent = fetchNow(href);
  element.dataset.href = href;
  document.head.append(element);
}
