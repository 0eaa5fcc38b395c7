import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleName, bundleNames, bundleOf } from '../../site/bundles';
import { documentTitle, type Page, pages } from '../../site/catalogue';
import type { RunOptions } from '../../site/run-options';

type Chunk = { file: string; name?: string; isEntry?: boolean; css?: string[]; imports?: string[] };
type Manifest = Record<string, Chunk>;
export type PageSettings = {
  basePath: string;
  runOptions: RunOptions;
  /** False where no server answers `/proxy`: in an export. */
  proxy: boolean;
};

/** Addresses below the site's base. */
type Files = {
  script: string;
  styles: string[];
  /** What the script imports, and what that imports, to be fetched at the same time. */
  imports: string[];
};

/** The main script's files, and those of each bundle beside them. */
export type SiteFiles = { main: Files; bundles: { [Name in BundleName]?: Files } };

/** What makes each page's HTML, by its path, home as the empty one: the built template, completed with what this run needs. */
export function completePages(folder: string, settings: PageSettings): Map<string, () => string> {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = filesOf(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  const complete = (page?: Page) => () => completePage(template, settings, files, page);
  return new Map([['', complete()], ...pages.map((page) => [page.id, complete(page)] as const)]);
}

/** The template with the run's settings, and with the scripts and styles of one page; of home where none is named. */
export function completePage(template: string, settings: PageSettings, { main, bundles }: SiteFiles, page?: Page): string {
  const name = page && bundleOf(page.id);
  const bundle = name && bundles[name];
  const siteFiles = {
    main: main.script,
    bundles: Object.fromEntries(Object.entries(bundles).map(([name, { script, styles }]) => [name, { script, styles }])),
    pages: Object.fromEntries(pages.map(({ id }) => [id, bundleOf(id)])),
  };
  const head = [
    `<base href="${settings.basePath}" />`,
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    jsonScript('run-options', { ...settings.runOptions, proxy: settings.proxy }),
    jsonScript('site-files', siteFiles),
  ];
  const files = bundle ? [main, bundle] : [main];
  const preloads = [...files.map(({ script }) => script), ...files.flatMap(({ imports }) => imports)];
  const script = [
    `import{registerPages,start}from"${main.script}"`,
    ...(bundle ? [`import pages from"${bundle.script}"`, 'registerPages(pages)'] : []),
    'start()',
  ];
  const links = [
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}" />`),
    // The page's styles follow the site's.
    ...files.flatMap(({ styles }) => styles).map((href) => `<link rel="stylesheet" href="${href}" />`),
    `<script type="module">${script.join(';')}</script>`,
  ];
  return (
    template
      // Functions, because a $ in a replacement text is special.
      .replace('<!--practice-site:settings-->', () => head.join(''))
      .replace('<!--practice-site:page-->', () => links.join(''))
  );
}

function filesOf(manifest: Manifest): SiteFiles {
  const keyOf = (name: string) => Object.keys(manifest).find((key) => manifest[key]?.isEntry && manifest[key].name === name) ?? '';
  const ofMain = reachable(manifest, keyOf('main'));
  const filesOfEntry = (name: string, chunks: Iterable<string>): Files => {
    const script = keyOf(name);
    const keys = [...chunks];
    return {
      script: fileOf(script),
      styles: keys.flatMap((key) => manifest[key]?.css ?? []).map((file) => `./${file}`),
      imports: keys.filter((key) => key !== script).map(fileOf),
    };
  };
  const fileOf = (key: string) => `./${manifest[key]?.file}`;
  const beside = (name: string) => [...reachable(manifest, keyOf(name))].filter((key) => !ofMain.has(key));
  return {
    main: filesOfEntry('main', ofMain),
    bundles: Object.fromEntries(bundleNames.map((name) => [name, filesOfEntry(name, beside(name))])),
  };
}

function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const name of manifest[key]?.imports ?? []) reachable(manifest, name, found);
  return found;
}

/** Data in a script element that is never run. A `<` in it could end the element. */
function jsonScript(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
