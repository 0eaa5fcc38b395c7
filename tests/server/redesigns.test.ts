import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { redesignIds as ids, type RedesignId } from '../../site/redesigns';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, ...args], { reject: false });

describe('a redesigned site', () => {
  const sites = {} as Record<RedesignId | 'plain', PracticeSite>;

  beforeAll(async () => {
    sites.plain = await startPracticeSite({ port: 0, seed: 7 });
    for (const id of ids) sites[id] = await startPracticeSite({ port: 0, seed: 7, redesigns: [id] });
  });

  afterAll(() => Promise.all(Object.values(sites).map((site) => site.close())));

  const get = async (id: keyof typeof sites, path: string) => (await fetch(`${sites[id].url}/${path}`)).text();

  test.each(ids)('%s: every page has the script that redesigns, before those of the page', async (id) => {
    for (const path of ['', 'forms', 'multi-tiered-menu']) {
      const html = await get(id, path);
      const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => `${src}`);
      // It has the names of the changes. The document has them in the options of the run alone, for commands to copy.
      expect(await get(id, `${scripts[0]}`)).toContain(id === 'next' ? 'ids classes nesting' : id);
      expect(html.replace(/<script[^>]* id="run-options"[^>]*>.*?<\/script>/s, '')).not.toMatch(/redesign/);
    }
  });

  test('without a redesign no page has anything of it', async () => {
    for (const path of ['', 'forms', 'frames/simple-form.html', 'frames/theme.js']) {
      expect(await get('plain', path)).not.toMatch(/redesign|theme=light/);
    }
  });

  test('classes: pages have other style sheets, in which no class of ours is left', async () => {
    const sheetsOf = async (id: 'plain' | 'classes') =>
      [...(await get(id, 'tables')).matchAll(/<link rel="stylesheet" href="(\.\/[^"]+)"/g)].map(
        ([, href]) => `${href}`,
      );
    const [plain, classes] = await Promise.all([sheetsOf('plain'), sheetsOf('classes')]);
    expect(classes.length).toBeGreaterThan(0);
    expect(classes.filter((sheet) => plain.includes(sheet))).toEqual([]);
    for (const sheet of classes) {
      const css = await get('classes', sheet);
      expect(css).toMatch(/\.k-/);
      expect(css).not.toMatch(/\.(card|button|sidebar|table|field)\b/);
    }
  });

  test.each(ids)('%s: no style sheet comes again after another, whose rules it would take back', async (id) => {
    for (const path of ['', 'key-press', 'tables']) {
      const links = [...(await get(id, path)).matchAll(/<link rel="stylesheet" href="(\.\/[^"]+)"/g)];
      const sheets = await Promise.all(links.map(([, href]) => get(id, `${href}`)));
      expect(sheets.filter((sheet, index) => sheets.indexOf(sheet) < index)).toEqual([]);
    }
  });

  test('dark: pages and frames are dark unless the cookie says light', async () => {
    expect(await get('plain', '')).toContain('theme=dark');
    for (const path of ['', 'frames/theme.js']) {
      expect(await get('dark', path)).toContain('!/(?:^|; )theme=light(?:;|$)/.test(document.cookie)');
      expect(await get('dark', path)).not.toContain('theme=dark');
    }
  });

  test.each([
    ['classes', /class="(?!k-)/],
    ['tags', /<div/],
    ['prose', /by structure or by name/],
    ['nesting', /<main aria-labelledby="title">\s*<h1/],
    ['order', /<button type="button" id="nestedButton"/],
    ['layout', /<\/script>\s*<\/head>/],
  ] as const)('%s changes the documents of frames, whose ids stay', async (id, changed) => {
    const path = 'frames/nested-elements.html';
    expect(await get('plain', path)).toMatch(changed);
    expect(await get(id, path)).not.toMatch(changed);
    const idsOf = (html: string) => [...html.matchAll(/\bid="(\w+)"/g)].map(([, name]) => name).sort();
    expect(idsOf(await get('plain', path))).toContain('nestedButton');
    expect(idsOf(await get(id, path))).toEqual(idsOf(await get('plain', path)));
  });

  test('bugs are there beside redesigns', async () => {
    const site = await startPracticeSite({ port: 0, redesigns: ['next'], bugs: ['auth/any-password'] });
    const html = await (await fetch(`${site.url}/auth`)).text();
    const [, script] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    expect(await (await fetch(`${site.url}/${script}`)).text()).toContain('ids classes nesting');
    await site.close();
    const ofPage = (text: string) => /<script defer [^>]*src="([^"]+)"/.exec(text)?.[1];
    expect(ofPage(await get('plain', 'auth'))).toMatch(/assets\/light-/);
    expect(ofPage(html)).not.toBe(ofPage(await get('plain', 'auth')));
  });
});

describe('the command', () => {
  test('redesigns lists them, --json as data', async () => {
    const { stdout } = await run('redesigns');
    for (const id of ids) expect(stdout).toMatch(new RegExp(`^${id} {2}`, 'm'));
    const listed = JSON.parse((await run('redesigns', '--json')).stdout) as { id: string; changes: string }[];
    expect(listed.map(({ id }) => id)).toEqual([...ids]);
  });

  test.each([
    [['redesigns', 'idz'], 'There is no redesign "idz". Did you mean ids?'],
    [['serve', '--port', '0', '--redesign', 'drak'], 'There is no redesign "drak". Did you mean dark?'],
    [['redesigns', '--pairs'], '--pairs needs a redesign'],
    [['redesigns', '--browser', '/nowhere'], '--browser is only for --pairs.'],
    [['redesigns', 'ids', '--pairs', '--browser', '/nowhere'], '/nowhere cannot be started'],
    // Before the browser, which takes its time.
    [['redesigns', 'ids', '--pairs', '/no/such/pairs.json', '--browser', '/nowhere'], 'its folder does not exist'],
  ])('%j says what to change', async (args, message) => {
    const { exitCode, stderr, stdout } = await run(...args);
    expect({ exitCode, stdout }).toEqual({ exitCode: 1, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr.split('\n')).toHaveLength(1);
  });

  test('export writes a redesigned site', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'practice-site-redesigned-'));
    const { exitCode } = await run('export', folder, '--redesign', 'dark', '--redesign', 'tags');
    expect(exitCode).toBe(0);
    const [, script = ''] =
      /<script type="module" src="([^"]+)"/.exec(readFileSync(join(folder, 'forms.html'), 'utf8')) ?? [];
    expect(readFileSync(join(folder, script), 'utf8')).toContain('dark tags');
    expect(readFileSync(join(folder, 'frames/nested-elements.html'), 'utf8')).not.toContain('<div');
    rmSync(folder, { recursive: true });
  });
});
