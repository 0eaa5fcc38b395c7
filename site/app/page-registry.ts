import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { PageId } from '../catalogue';
import type { BundleName } from '../page';

export type RouteId = 'home' | PageId;

/** Which files the build made, as addresses below the site's base, and where each page is. The document's HTML says so. */
type SiteFiles = {
  bundles: Record<BundleName, { script: string; styles: string[] }>;
  pages: Record<PageId, BundleName>;
};

const files: SiteFiles = JSON.parse(document.getElementById('site-files')?.textContent ?? '{}');

const components = new Map<string, ComponentType>();
const listeners = new Set<() => void>();

/** Called by the main script and by each bundle of pages when they run. */
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
 * them in its own task. Called at DOMContentLoaded, so that the first page waits for none of it. `load` waits for all.
 */
export async function loadOtherPages() {
  const release = delayLoad();
  await Promise.all((Object.keys(files.bundles) as BundleName[]).map(loadBundle));
  release();
}

/**
 * Keeps the browser from firing `load` until the returned function is called. In Chromium and WebKit module scripts
 * that are added before `load` do that by themselves; in Firefox they do not, but a frame whose document is still open
 * does. It is in a closed shadow root, where no test that counts frames meets it.
 */
function delayLoad(): () => void {
  const isFirefox = CSS.supports('-moz-appearance', 'none');
  if (!isFirefox) return () => {};
  const host = document.createElement('div');
  const frame = document.createElement('iframe');
  host.hidden = true;
  host.attachShadow({ mode: 'closed' }).append(frame);
  document.body.append(host);
  frame.contentDocument?.open();
  return () => {
    frame.contentDocument?.close();
    host.remove();
  };
}

/** Resolves when the bundle has run, or could not be fetched. */
async function loadBundle(name: BundleName): Promise<void> {
  const { script, styles } = files.bundles[name];
  if (document.querySelector(`script[src="${script}"]`)) return;
  for (const href of styles) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href, fetchPriority: 'low' }),
    );
  }
  const element = Object.assign(document.createElement('script'), {
    type: 'module',
    src: script,
    fetchPriority: 'low',
  });
  document.head.append(element);
  await new Promise((resolve) => {
    element.onload = resolve;
    element.onerror = () => {
      // The next visit of one of its pages tries again.
      element.remove();
      resolve(undefined);
    };
  });
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
