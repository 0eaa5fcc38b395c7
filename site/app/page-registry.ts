import { type ComponentType, useEffect, useMemo } from 'react';
import type { PageId } from '../catalogue';
import type { BundleName, huntPage } from '../page';
import { fetchNow, inDocument, NotFetched, take } from './lent-scripts';

export type RouteId = 'home' | PageId | (typeof huntPage)['id'];

/** Addresses below the site's base. `functions`: what the script takes from, see lent-scripts.ts. */
type Bundle = { script: string; isModule: boolean; styles: string[]; functions: string[] };

type SiteFiles = {
  bundles: { [Name in BundleName]?: Bundle };
  pages: Record<Exclude<RouteId, 'home'>, BundleName>;
  /** The functions of which a module takes something that the main script imports later. */
  late: string[];
};

/** The server writes this into the document's HTML. */
export const files: SiteFiles = JSON.parse(document.getElementById('site-files')?.textContent ?? '{}');

/** Of home, and of the pages whose scripts are modules. They evaluate the modules of a page, and return its component. */
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

/** Whether the page is shown by a document of its own alone, which this one is not: no click can run a module. */
function needsDocument(id: RouteId): boolean {
  const bundle = bundleOfPage(id);
  return !!bundle?.isModule && !inDocument(bundle.script);
}

/**
 * A page's component, or undefined if its script could not be fetched, which the next visit tries again. Not React.lazy,
 * which would show it after the task of the click.
 */
export function usePage(id: RouteId): ComponentType | undefined {
  const Page = useMemo(() => componentOf(id), [id]);
  useEffect(() => {
    // A link loads a document for such a page. This is for scripts that change the hash or the history.
    if (!Page && needsDocument(id)) location.reload();
  }, [id, Page]);
  return Page;
}

function componentOf(id: RouteId): ComponentType | undefined {
  try {
    styleAs(id);
    const Page = components.get(id) ?? makers.get(id)?.() ?? ofFunction(id);
    if (Page) components.set(id, Page);
    return Page;
  } catch (error) {
    if (error instanceof NotFetched) return undefined;
    throw error;
  }
}

function ofFunction(id: RouteId): ComponentType | undefined {
  const bundle = bundleOfPage(id);
  if (!bundle || bundle.isModule) return undefined;
  return (take(bundle.script).pages as Record<string, ComponentType>)[id];
}

/**
 * Fetches what a page needs into the browser's cache, because its link is pointed at or has the focus: the click that
 * follows has to wait for less, which shows where the server is far away.
 */
export function fetchAhead(id: RouteId) {
  const bundle = bundleOfPage(id);
  if (!bundle || needsDocument(id) || components.has(id)) return;
  for (const href of [bundle.script, ...bundle.functions, ...bundle.styles]) {
    if (document.querySelector(`[src="${href}"], [href="${href}"]`)) continue;
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}

/**
 * Gives the document the style sheets of a page, and of no other page: it looks as in a document of its own, and never
 * without its styles. They come right after the site's, as in the HTML, because a library's come later. Throws
 * NotFetched.
 */
function styleAs(id: RouteId) {
  const wanted = needsDocument(id) ? [] : (bundleOfPage(id)?.styles ?? []);
  const present = new Map(styleElements().map((element) => [addressOf(element), element]));
  for (const href of wanted.toReversed()) if (!present.has(href)) addStyles(href);
  for (const href of Object.values(files.bundles).flatMap((bundle) => bundle?.styles ?? [])) {
    const sheet = present.get(href)?.sheet;
    if (sheet) sheet.disabled = !wanted.includes(href);
  }
}

function styleElements(): (HTMLLinkElement | HTMLStyleElement)[] {
  return [...document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>('[rel=stylesheet], style[data-href]')];
}

function addressOf(element: HTMLLinkElement | HTMLStyleElement): string {
  return element.getAttribute('href') ?? element.dataset.href ?? '';
}

function addStyles(href: string) {
  const element = document.createElement('style');
  element.textContent = fetchNow(href);
  element.dataset.href = href;
  styleElements()[0]?.after(element);
}
