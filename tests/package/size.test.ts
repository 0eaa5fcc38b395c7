import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { readBuild } from '../../cli/server/site';
import { startPracticeSite } from '../../dist/cli/index.js';
import { pages } from '../../site/catalogue';
import type { Page } from '../../site/page';

const site = await startPracticeSite({ port: 0 });
afterAll(() => site.close());

const { files } = readBuild(join(import.meta.dirname, '../../dist/site'));

/** The scripts and styles that a page's HTML loads by itself: the page's own and the site's. */
async function filesOf(path: string): Promise<string[]> {
  const html = await (await fetch(`${site.url}/${path}`)).text();
  const found = html.matchAll(/(?:href|src)="\.\/(assets\/[^"]+\.(?:js|css))"/g);
  return [...new Set([...found].map(([, file]) => file ?? ''))];
}

async function gzipBytes(files: string[]): Promise<number> {
  const texts = await Promise.all(files.map(async (file) => (await fetch(`${site.url}/${file}`)).text()));
  return texts.reduce((sum, text) => sum + gzipSync(text, { level: 9 }).byteLength, 0);
}

/** The components of a page. */
function sourceOf(id: string): string {
  const folder = join(import.meta.dirname, '../../site/pages', id);
  const components = readdirSync(folder).filter((file) => file.endsWith('.tsx'));
  return components.map((file) => readFileSync(join(folder, file), 'utf8')).join('');
}

test('home needs at most 105 KB of scripts and styles, gzip', async () => {
  const files = await filesOf('');
  // One script and one style sheet: each further one would take longer than what is in it.
  expect(files).toHaveLength(2);
  expect(await gzipBytes(files)).toBeLessThanOrEqual(105_000);
});

test('the pages that share their scripts need at most 250 KB beside those of home, gzip', async () => {
  const own = await filesOf('');
  const linked = pages.filter((page) => !('ownScript' in page));
  const others = [...new Set((await Promise.all(linked.map(({ id }) => filesOf(id)))).flat())].filter(
    (file) => !own.includes(file),
  );
  expect(others.length).toBeGreaterThan(4);
  expect(await gzipBytes(others)).toBeLessThanOrEqual(250_000);
});

test.each(['', 'forms'])('/%s waits for no script of antd, MUI or dnd-kit', async (path) => {
  const scripts = (await filesOf(path)).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(scripts.map(async (file) => (await fetch(`${site.url}/${file}`)).text()));
  for (const text of texts) expect(text).not.toMatch(/Mui[A-Z]|ant-menu|dnd-kit|DndContext/i);
});

test('antd is in a script of its own, which only the pages that use it load', async () => {
  const withAntd = [];
  // Not the name alone, which is in what the practice panel says about the page.
  for (const file of Object.keys(files).filter((name) => name.endsWith('.js')))
    if (/cssVar:\{key:.antd/.test(await (await fetch(`${site.url}/${file}`)).text())) withAntd.push(file);
  expect(withAntd).toHaveLength(1);
  const users = [];
  for (const { id } of pages) if ((await filesOf(id)).includes(withAntd[0] ?? '')) users.push(id);
  const importing = pages.filter(({ id }) => sourceOf(id).includes(" from 'antd/")).map(({ id }) => id);
  expect(importing.length).toBeGreaterThan(1);
  expect(users).toEqual(importing);
});

test.each(pages.map((page: Page) => [page.id, page.kilobytes ?? 250] as const))(
  '%s needs at most %d KB of scripts and styles, gzip',
  async (id, kilobytes) => {
    const files = await filesOf(id);
    expect(files.length).toBeGreaterThan(2);
    expect(await gzipBytes(files)).toBeLessThanOrEqual(1000 * kilobytes);
  },
);

test('the typefaces are at most 60 KB together', () => {
  const fonts = Object.keys(files).filter((name) => name.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const bytes = fonts.map((name) => statSync(join(import.meta.dirname, '../../dist/site', name)).size);
  expect(bytes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000);
});
