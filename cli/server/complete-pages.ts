import { home, pages } from '../../site/catalogue.ts';
import { type BundleName, bundleOf, documentTitle, type Page } from '../../site/page.ts';
import { setOptions } from '../../site/run/run-options.ts';
import type { Scripts, SiteBuild } from './manifest';
import type { PageSettings } from './site-settings';

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
    jsonScript('run-options', toldOptions(settings)),
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

/** What a page's scripts have to be told of the run. They know the defaults. */
function toldOptions({ runOptions, proxy }: PageSettings) {
  return { ...Object.fromEntries(setOptions(runOptions).map(({ name }) => [name, runOptions[name]])), proxy };
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
