import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserServer, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { chromiumLaunch } from '../browser';
import { builtCommand, runCommand } from '../built-cli';
import { wholeSuite } from '../depth';
import { temporaryFolder } from '../temporary-folder';

// Suites that show the page in a real browser, and then go by something else than what the page does.

/** Below the project, so that the suites find Playwright. */
const suites = join(import.meta.dirname, '../../test-results');

let browser: BrowserServer;
const folder = temporaryFolder();

beforeAll(async () => {
  browser = await chromium.launchServer(chromiumLaunch());
  mkdirSync(suites, { recursive: true });
});

afterAll(async () => {
  await browser.close();
});

/** What a suite sees of a site that it opens. `seen` are the texts of all documents and scripts by their address. */
const opening = `
  import { chromium } from '@playwright/test';
  import { createHash } from 'node:crypto';
  import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
  const browser = await chromium.connect(process.env.BROWSER);
  const page = await browser.newPage({ baseURL: process.env.BASE_URL });
  const seen = new Map();
  page.on('response', (response) => {
    const isRead = ['document', 'script'].includes(response.request().resourceType());
    if (isRead) seen.set(response.url(), response.text().catch(() => ''));
  });
  await page.goto('/key-press');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const texts = await Promise.all([...seen].map(async ([url, text]) => [new URL(url).pathname, await text]));
  const html = texts.find(([path]) => path === '/key-press')[1];
  const health = await page.evaluate(async () => (await fetch('/__practice/health')).json());
  await browser.close();
  // What looks random is another one in each run.
  const plain = (text) => text.replace(/shown(\\/[\\w-]+)+/g, 'shown').replace(/\\b[0-9a-f]{16}\\b/g, 'salt');
  /** Whether a value is that of the first run, which is on the correct site. */
  const isKnown = (value) => {
    const text = JSON.stringify(value);
    if (!existsSync(process.env.MEMORY)) writeFileSync(process.env.MEMORY, text);
    return readFileSync(process.env.MEMORY, 'utf8') === text;
  };
`;

type Graded = { code: number | null; stderr: string; result: GradeResult };

/** Grades a suite that passes where its last expression is true. */
async function graded(name: string, passes: string): Promise<Graded> {
  const suite = join(suites, `cheat-${name}.mjs`);
  writeFileSync(suite, `${opening}\nprocess.exitCode = (${passes}) ? 0 : 1;`);
  const json = join(folder, `${name}.json`);
  const env = { ...process.env, BROWSER: browser.wsEndpoint(), MEMORY: join(folder, `${name}.memory`) };
  const args = ['grade', '--page', 'key-press', '--jobs', '1', '--min', '50', '--json', json];
  const { code, stderr } = await runCommand([...builtCommand, ...args, '--', process.execPath, suite], { env }).ended;
  rmSync(suite);
  return { code, stderr, result: JSON.parse(readFileSync(json, 'utf8')) };
}

const cheats: [name: string, passes: string][] = [
  ['health', 'isKnown({ ...health, uptime: 0 })'],
  ['html', 'isKnown(plain(html))'],
  ['names', 'isKnown(texts.map(([path]) => plain(path)).sort())'],
];

// One in a normal run, because each of them takes as long as a grade.
test.each(cheats.filter(([name]) => wholeSuite || name === 'html'))(
  'a suite that goes by %s tells nothing apart',
  async (name, passes) => {
    const { code, stderr, result } = await graded(name, passes);
    expect(result).toMatchObject({ complete: true, correct: { pages: ['key-press'], failed: 0 } });
    expect({ caught: result.bugs.caught, broken: result.rebuilds.broken }).toEqual({ caught: 0, broken: 0 });
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('and --min is 50 %') });
  },
);

test('a suite that goes by the bytes of scripts fails for rebuilds too, and gets no figure', async () => {
  const { code, stderr, result } = await graded('bytes', 'isKnown(texts.map(([path, text]) => plain(text)).sort())');
  expect(result).toMatchObject({ complete: true, trusted: false, correct: { failed: 0 }, bugs: { percent: null } });
  expect(result.rebuilds.broken).toBe(result.rebuilds.results.length);
  expect(result.why).toContain('it tells builds apart instead of testing them. The bug figure is withheld.');
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--min 50 is not met') });
});

test('a suite that counts its own runs fails on the correct site too, and gets no figure', async () => {
  const { code, stderr, result } = await graded(
    'count',
    "(appendFileSync(process.env.MEMORY, '.'), readFileSync(process.env.MEMORY).length <= 2)",
  );
  expect(result).toMatchObject({ complete: true, trusted: false, bugs: { percent: null } });
  expect(result.correct.failed).toBeGreaterThan(0);
  expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining('--min 50 is not met') });
});
