import { documentTitle } from '../../site/page.ts';
import { pageAt } from '../../site/run/page-at.ts';
import { namedChanges, setOptions } from '../../site/run/run-options.ts';
import type { SiteBuild } from './manifest';
import type { PageSettings } from './site-settings';

/** What a page is completed with, of what was built. */
type Parts = Pick<SiteBuild, 'template' | 'scripts' | 'pages'>;

/**
 * Functions that complete the built template for each page and each of its views and this run, by the path: `shop/cart`.
 * Home's path is empty.
 */
export function completePages(build: Parts, settings: PageSettings): Map<string, () => string> {
  return new Map(pathsOf(build.pages).map((path) => [path, () => completePage(build, settings, path)]));
}

/** The paths of all pages, and of the views that each of them names. */
export function pathsOf(pages: Parts['pages']): string[] {
  return Object.entries(pages).flatMap(([path, { views = {} }]) => [
    path,
    ...Object.keys(views).map((view) => `${path}/${view}`),
  ]);
}

/** Of what is at a path: itself, or the page that it is below, where that has views. */
export function atPath<Found>(
  pages: Parts['pages'],
  path: string,
  find: (path: string) => Found | undefined,
): Found | undefined {
  return find(path.replace(/\/$/, '')) ?? find(pageAt(path, (id) => pages[id]?.views !== undefined));
}

/** The template with the run's settings, and with the scripts and styles of one page. */
export function completePage({ template, scripts, pages }: Parts, settings: PageSettings, path: string): string {
  const { main, bundles, late, fonts } = scripts;
  const [id = '', ...view] = path.split('/');
  const { title = '', bundle: name, views } = pages[id] ?? {};
  const bundle = name === undefined ? undefined : bundles[name];
  const bundleOfPage = Object.entries(pages).map(([id, { bundle }]) => [id, bundle]);
  // Home is in the main script.
  const siteFiles = {
    // Without what is preloaded, of which the browser's scripts need to know nothing.
    bundles: Object.fromEntries(Object.entries(bundles).map(([name, { imports, ...needed }]) => [name, needed])),
    pages: Object.fromEntries(bundleOfPage.filter(([id]) => id !== '')),
    late,
  };
  const head = [
    `<base href="${settings.basePath}" />`,
    `<title>${escapeHtml(documentTitle({ id: id || 'home', title: views?.[view.join('/')] ?? title }))}</title>`,
    jsonScript('run-options', optionsForPage(settings)),
    jsonScript('site-files', siteFiles),
  ];
  const files = bundle ? [main, bundle] : [main];
  const modules = [main.script, ...(bundle?.isModule ? [bundle.script] : [])];
  const functions = [...(bundle && !bundle.isModule ? [bundle.script] : []), ...(bundle?.functions ?? [])];
  const preloads = [...modules, ...files.flatMap(({ imports }) => imports)];
  // Module scripts and those with `defer` run in document order, so the page is there before the site starts.
  const elements = [
    ...(bundle?.isModule ? [`<script type="module" src="${bundle.script}"></script>`] : []),
    `<script type="module">import*as main from"${main.script}";main.start(main)</script>`,
  ];
  const links = [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" />`),
    // Scripts with `defer` have a low priority by themselves.
    ...functions.map((src) => `<script defer fetchpriority="high" src="${src}"></script>`),
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
      .replace('<!--practice-site:script-->', () => elements.join(''))
  );
}

/** What a page's scripts need to know about the run. They have the defaults. */
function optionsForPage({ runOptions, proxy, hunt }: PageSettings) {
  const set = Object.fromEntries(setOptions(runOptions).map(({ name }) => [name, runOptions[name]]));
  return { ...set, ...namedChanges(runOptions), proxy, hunt };
}

/** A script element that holds data and is never run. `<` is escaped, because `</script>` would end the element. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
