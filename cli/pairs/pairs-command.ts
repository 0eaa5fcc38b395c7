import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, BrowserType } from 'playwright-core';
import type { RedesignId } from '../../site/redesigns';
import { CliError } from '../output/cli-error';
import { refuseUnwritable, writeReport } from '../output/write-report';
import { startSite } from '../start/start-site';
import { chromiumArguments, findChromium } from './find-browser';
import { collectPairs } from './pairs';

/** Packages that have Playwright's browsers, the smallest first. */
const packages = ['playwright-core', 'playwright', '@playwright/test'];

/**
 * Writes what a redesign changes: for every test id of every page its element before and after, as JSON. To stdout if
 * no file is named. Throws a CliError if there is no Playwright, no browser, or the file cannot be written.
 */
export async function writePairs(id: RedesignId, file?: string, browserPath?: string) {
  if (file !== undefined) refuseUnwritable(file);
  const chromium = await loadChromium();
  const browser = await launch(chromium, browserPath);
  const options = { port: 0, seed: 1, variant: 'A' } as const;
  const [before, after] = await Promise.all([startSite(options), startSite({ ...options, redesigns: [id] })]);
  try {
    const pairs = await collectPairs(browser, before.url, after.url);
    const text = JSON.stringify({ redesign: id, pairs }, null, 2);
    if (file === undefined) console.log(text);
    else writeReport(file, `${text}\n`);
  } finally {
    await browser.close();
    await Promise.all([before.close(), after.close()]);
  }
}

/** From the user's project, because this package does not bring Playwright. */
async function loadChromium(): Promise<BrowserType> {
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  for (const name of packages) {
    try {
      const loaded = await import(pathToFileURL(resolve(name)).href);
      return loaded.chromium ?? loaded.default.chromium;
    } catch {
      // The next one may be there.
    }
  }
  throw new CliError(
    '--pairs needs Playwright to drive a browser. Add it to your project: npm install playwright-core',
  );
}

async function launch(chromium: BrowserType, browserPath?: string): Promise<Browser> {
  const executablePath = browserPath ?? findChromium(chromium.executablePath());
  if (!executablePath) {
    throw new CliError('There is no Chrome or Chromium. Install one, or name one: --browser /path/to/chrome');
  }
  try {
    return await chromium.launch({ executablePath, args: chromiumArguments });
  } catch (error) {
    const [reason] = (error as Error).message.split('\n');
    throw new CliError(`${executablePath} cannot be started: ${reason}`);
  }
}
