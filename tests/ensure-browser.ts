import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { findChromium } from './browser';

/** Makes sure that there is a Chromium to test in, or says what to do. */
export async function ensureBrowser() {
  if (findChromium()) return;
  await attempt('playwright', ['install', 'chromium']);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await attempt('apt-get', ['update']);
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    // By itself: not every Debian has it, and the tests only take longer without.
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (findChromium()) return;
  throw new Error(
    'No browser to test in. Install Chrome or Chromium, or run "npx playwright install chromium", or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** What fails here is followed by the next way to a browser. */
async function attempt(command: string, args: string[]) {
  await execa(command, args, {
    preferLocal: true,
    stdin: 'ignore',
    stdout: 2,
    stderr: 2,
    reject: false,
    timeout: 300_000,
  });
}
