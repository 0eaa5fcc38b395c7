import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { BundleName } from './bundles';
import type { PageId } from './catalogue';

export type RouteId = 'home' | PageId;

/** Which files the build made, as addresses below the site's base, and where each page is. The document's HTML says so. */
type SiteFiles = {
  main: string;
  bundles: Record<BundleName, { script: string; styles: string[] }>;
  pages: Record<PageId, BundleName>;
};

const files: SiteFiles = JSON.parse(document.getElementById('site-files')?.textContent ?? '{}');

const components = new Map<string, ComponentType>();
const listeners = new Set<() => void>();
const underWay = new Set<BundleName>();

/** Called by the module scripts of a document, which import a bundle and this. */
export function registerPages(pages: Record<string, ComponentType>) {
  for (const [id, Page] of Object.entries(pages)) components.set(id, Page);
  for (const listener of listeners) listener();
}

/**
 * A page's component, undefined until its script has run: that can happen only to a visitor who moves on before `load`,
 * or where the script could not be fetched. Not React.lazy: once Suspense has shown its fallback, React holds the
 * content back for 300 ms, however soon it arrives.
 */
export function usePage(id: RouteId): ComponentType | undefined {
  const Page = useSyncExternalStore(subscribe, () => components.get(id));
  useEffect(() => {
    // Home is in the main script, so it is never missing.
    if (!Page && id !== 'home') loadBundle(files.pages[id]);
  }, [id, Page]);
  return Page;
}

/**
 * Fetches and runs the scripts of the pages that this document did not open with, so that a click on a link shows
 * them in its own task. Called at DOMContentLoaded, so that the first page waits for none of it. `load` waits for all of
 * it: the browser counts the scripts and style sheets that are added before.
 */
export function loadOtherPages() {
  for (const name of Object.keys(files.bundles) as BundleName[]) loadBundle(name);
}

function loadBundle(name: BundleName) {
  const { script, styles } = files.bundles[name];
  if (underWay.has(name) || document.querySelector(`link[href="${script}"]`)) return;
  underWay.add(name);
  for (const href of styles) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' }));
  }
  const element = document.createElement('script');
  // The same text as in the document's HTML.
  element.text = `import{registerPages}from"${files.main}";import pages from"${script}";registerPages(pages)`;
  element.type = 'module';
  element.fetchPriority = 'low';
  element.onerror = () => underWay.delete(name);
  document.head.append(element);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
