import { home, pages } from '../../site/catalogue.ts';
import { type BundleName, bundleOf, documentTitle, type Page } from '../../site/page.ts';
import type { RedesignId } from '../../site/redesigns';
import type { RunOptions } from '../../site/run/run-options';
import type { SiteBuild } from './manifest';
import type { RedesignFiles } from './redesigned-build';

export type PageSettings = {
  basePath: string;
  runOptions: RunOptions;
  /** False where no server answers `/proxy`: in an export. */
  proxy: boolean;
  /** Default: none. */
  redesigns?: readonly RedesignId[];
};

/** Addresses below the site's base. */
export type Files = {
  script: string;
  styles: string[];
  /** What the script imports, and what that imports, to be fetched at the same time. */
  imports: string[];
};

/** The files of the main script, the further ones of each bundle, the fonts of all pages, and what redesigns need. */
export type Scripts = {
  main: Files;
  bundles: { [name: string]: Files };
  fonts: string[];
  redesign: RedesignFiles;
};

/** Functions that complete the built template for each page and this run, by the page's path; home's path is empty. */
export function completePages({ template, scripts }: SiteBuild, settings: PageSettings): Map<string, () => string> {
  const complete = (page: Page) => () => completePage(template, settings, scripts, page);
  return new Map([['', complete(home)], ...pages.map((page) => [page.id, complete(page)] as const)]);
}

/** The template with the run's settings, and with the scripts and styles of one page. */
export function completePage(
  template: string,
  settings: PageSettings,
  { main, bundles, fonts }: Scripts,
  page: Page,
): string {
  const name = bundleOf(page);
  const bundle = name && bundles[name];
  const siteFiles = {
    bundles,
    pages: Object.fromEntries(pages.map((page) => [page.id, bundleOf(page)])),
  };
  const head = [
    `<base href="${settings.basePath}" />`,
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    jsonScript('run-options', shownOptions(settings)),
    jsonScript('site-files', siteFiles),
  ];
  const files = bundle ? [main, bundle] : [main];
  const preloads = [...files.map(({ script }) => script), ...files.flatMap(({ imports }) => imports)];
  // Module scripts run in document order, so the page is registered before the site starts.
  const scripts = [
    ...(bundle ? [`<script type="module" src="${bundle.script}"></script>`] : []),
    `<script type="module">import{start}from"${main.script}";start()</script>`,
  ];
  const links = [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" />`),
    // With `crossorigin`, because fonts are always requested so, and another kind of request is not reused.
    ...fonts.map((href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin />`),
    // The page's styles come after the site's, and so override them.
    ...files.flatMap(({ styles }) => styles).map((href) => `<link rel="stylesheet" href="${href}" />`),
  ];
  return (
    template
      // Functions, because a $ in a replacement text is special.
      .replace('<!--practice-site:settings-->', () => head.join(''))
      .replace('<!--practice-site:links-->', () => links.join(''))
      .replace('<!--practice-site:script-->', () => scripts.join(''))
  );
}

/** What a page's scripts know of the run. */
function shownOptions({ runOptions, proxy }: PageSettings) {
  // JSON leaves out what is undefined: a page that is neither slow nor late, nor at a time, has no byte more for these.
  const { slow, late, now } = runOptions;
  return { ...runOptions, slow: slow || undefined, late: late || undefined, now: now ?? undefined, proxy };
}

/** The names of all bundles. */
export function bundleNames(): BundleName[] {
  return [...new Set(pages.flatMap((page) => bundleOf(page) ?? []))];
}

/** A script element that holds data and is never run. `<` is escaped, because `</script>` would end the element. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
