import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentTitle, type Page, pages } from '../../site/catalogue';
import type { RunOptions } from '../../site/run-options';

type Chunk = { file: string; css?: string[]; imports?: string[] };
export type Manifest = Record<string, Chunk>;
export type PageSettings = {
  basePath: string;
  runOptions: RunOptions;
  /** False where no server answers `/proxy`: in an export. */
  proxy: boolean;
};

/** What makes each page's HTML, by its path, home as the empty one: the built template, completed with what this run needs. */
export function completePages(folder: string, settings: PageSettings): Map<string, () => string> {
  const template = readFileSync(join(folder, 'index.html'), 'utf8');
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const complete = (page?: Page) => () => completePage(template, settings, page, preloads(manifest, page?.id ?? 'home'));
  return new Map([['', complete()], ...pages.map((page) => [page.id, complete(page)] as const)]);
}

export function completePage(template: string, settings: PageSettings, page?: Page, links = ''): string {
  const head = [
    `<base href="${settings.basePath}" />`,
    `<title>${escapeHtml(documentTitle(page))}</title>`,
    `<script type="application/json" id="run-options">${scriptJson({ ...settings.runOptions, proxy: settings.proxy })}</script>`,
  ];
  return (
    template
      // Functions, because a $ in a replacement text is special.
      .replace('<!--practice-site:head-->', () => head.join(''))
      // Last, so that a page's styles follow the site's.
      .replace('</head>', () => `${links}</head>`)
  );
}

/** Links that fetch the page's own chunk beside the main script instead of after it. */
function preloads(manifest: Manifest, pageId: string): string {
  const [key] = Object.keys(manifest).filter((name) => name.startsWith(`pages/${pageId}/`));
  const entry = manifest['index.html'];
  if (!key || !entry) return '';
  const already = reachable(manifest, 'index.html');
  const chunks = [...reachable(manifest, key)].filter((name) => !already.has(name)).map((name) => manifest[name]);
  const scripts = chunks.map((chunk) => `<link rel="modulepreload" href="./${chunk?.file}" />`);
  const styles = chunks.flatMap((chunk) => chunk?.css ?? []).map((file) => `<link rel="stylesheet" href="./${file}" />`);
  return [...scripts, ...styles].join('');
}

function reachable(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  if (found.has(key)) return found;
  found.add(key);
  for (const name of manifest[key]?.imports ?? []) reachable(manifest, name, found);
  return found;
}

function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
