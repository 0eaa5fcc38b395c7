import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { buildIfStale } from '../build/build';
import { pages } from '../site/catalogue';
import { chromiumLaunch } from '../tests/browser';
import { type BuiltSite, serveBuilt } from '../tests/built-cli';
import { descriptorsOf, memoryOf, paths, prepare } from './servers';
import { load } from './under-load';

// npm run soak: two minutes at full load, while a visitor goes from page to page.

const { values: flags } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
const seconds = Number(flags.seconds);
/** Memory may vary by this factor: a leak would make the second half higher than the first. */
const tolerance = 1.1;

await buildIfStale();
await prepare();
const site = await serveBuilt();
for (const path of Object.values(paths)) await load(site.port, path, 2);
await new Promise((resolve) => setTimeout(resolve, 2000));
const before = descriptorsOf(site.pid);

const samples: number[] = [];
const sampler = setInterval(() => samples.push(memoryOf(site.pid)), 500);
const until = performance.now() + seconds * 1000;
const [requests, visits] = await Promise.all([fullLoad(site, until), navigations(site, until)]);
clearInterval(sampler);
await new Promise((resolve) => setTimeout(resolve, 2000));

const half = samples.length / 2;
const [early, late] = [Math.max(...samples.slice(0, half)), Math.max(...samples.slice(half))];
const left = descriptorsOf(site.pid) - before;
const { code } = await site.stop();

const checks: [string, boolean][] = [
  [`${requests.total} requests, ${requests.failed} failed`, requests.failed === 0 && requests.total > 0],
  [`${visits.pages} pages visited, ${visits.errors.length} errors`, visits.errors.length === 0 && visits.pages > 0],
  [
    `memory at most ${early.toFixed(0)} MB in the first half, ${late.toFixed(0)} MB in the second`,
    late <= early * tolerance,
  ],
  [`${Math.max(0, left)} descriptors left`, left <= 0],
  [`ended with exit code ${code}`, code === 0],
  [`on stderr: ${site.stderr() || 'none'}`, site.stderr() === ''],
];
for (const [what, holds] of checks) console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
for (const error of visits.errors.slice(0, 10)) console.log(`     ${error}`);
process.exitCode = checks.every(([, holds]) => holds) ? 0 : 1;

async function fullLoad({ port }: BuiltSite, end: number) {
  const sum = { total: 0, failed: 0 };
  while (performance.now() < end) {
    for (const path of Object.values(paths)) {
      const { total, failed } = await load(port, path, 3);
      sum.total += total;
      sum.failed += failed;
    }
  }
  return sum;
}

async function navigations({ url }: BuiltSite, end: number) {
  const browser = await chromium.launch(chromiumLaunch());
  const page = await browser.newPage();
  const errors: string[] = [];
  let visited = 0;
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('response', (response) => {
    // Two images are broken on purpose.
    if (response.status() >= 400 && !/does-not-exist\.jpg|invalid-url/.test(response.url()))
      errors.push(`${response.status()} ${response.url()}`);
  });
  while (performance.now() < end) {
    for (const { id } of pages) {
      await page.goto(`${url}/${id}`, { timeout: 60_000 }).catch((error) => errors.push(error.message));
      await page
        .locator('main h1')
        .first()
        .waitFor({ timeout: 60_000 })
        .catch((error) => errors.push(error.message));
      visited++;
      if (performance.now() > end) break;
    }
  }
  await browser.close();
  return { pages: visited, errors };
}
