import { type ComponentType, useEffect, useSyncExternalStore } from 'react';
import type { PageId } from '../catalogue';
import { type BundleName, type huntPage, isOnDemand } from '../page';

export type RouteId = 'home' | PageId | (typeof huntPage)['id'];

/** Addresses below the site's base. `imports`: what the script imports, besides the files of the main script. */
type Bundle = { script: string; styles: string[]; imports: string[] };

type SiteFiles = { bundles: { [Name in BundleName]?: Bundle }; pages: Record<Exclude<RouteId, 'home'>, BundleName> };

/** The server writes this into the document's HTML. */
const files: SiteFiles = JSON.parse(document.getElementById('site-files')?.textContent ?? '{}');

const fetchedAhead = Object.entries(files.bundles)
  .filter(([name]) => !isOnDemand(name))
  .map(([, bundle]) => bundle as Bundle);

/** Evaluate the modules of a page, and return its component. */
const makers = new Map<string, () => ComponentType>();
/** Of the pages that have been shown. */
const components = new Map<string, ComponentType>();
const listeners = new Set<() => void>();

/**
 * Called by the main script and by each bundle of pages when they run. What they give is called when a page is first
 * shown, so that no page costs the time of the libraries of others.
 */
export function registerPages(pages: Record<string, () => ComponentType>) {
  for (const [id, make] of Object.entries(pages)) makers.set(id, make);
  for (const listener of listeners) listener();
}

function componentOf(id: RouteId): ComponentType | undefined {
  const Page = components.get(id) ?? makers.get(id)?.();
  if (Page) components.set(id, Page);
  return Page;
}

/**
 * A page's component, or undefined until its script has run: a visitor may follow a link before `load`, or the script
 * may have failed to load. Not React.lazy, because React shows the content no sooner than 300 ms after the fallback of
 * Suspense, even if the script has arrived before.
 */
export function usePage(id: RouteId): ComponentType | undefined {
  const Page = useSyncExternalStore(subscribe, () => componentOf(id));
  useEffect(() => {
    // Home is in the main script, so it is never missing.
    if (Page || id === 'home') return;
    const name = files.pages[id];
    const bundle = files.bundles[name];
    if (!bundle) return;
    // Links load a document for such a page. This is for scripts that change the hash or the history.
    if (isOnDemand(name) && !isLoading(bundle)) location.reload();
    else loadBundle(bundle);
  }, [id, Page]);
  return Page;
}

/**
 * Loads the bundles of all other pages, but for those that are loaded on demand, so that a click on a link shows its page
 * in the same task. Called at DOMContentLoaded, so that the first page does not wait for them. `load` does.
 */
export async function loadOtherPages() {
  const release = delayLoad();
  // What they import is fetched at the same time, and not only once they have come.
  for (const href of new Set(fetchedAhead.flatMap(({ imports }) => imports))) {
    const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' });
    document.head.append(link);
  }
  await Promise.all(fetchedAhead.map(loadBundle));
  release();
}

/**
 * Keeps the browser from firing `load` until the returned function is called. In Chromium and WebKit module scripts
 * that are added before `load` delay it by themselves; in Firefox they do not, but a frame whose document is still open
 * does. The frame is in a closed shadow root, so that a test that counts the page's frames does not find it.
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
async function loadBundle(bundle: Bundle): Promise<void> {
  if (isLoading(bundle)) return;
  const { script, styles } = bundle;
  for (const href of styles) {
    // Pages that are fetched ahead have one in common.
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) continue;
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
      // Removed, so that the next visit to one of its pages tries again.
      element.remove();
      resolve(undefined);
    };
  });
}

/** Whether the document has the bundle's script, which may not have run yet. */
function isLoading({ script }: Bundle): boolean {
  return document.querySelector(`script[src="${script}"]`) !== null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
