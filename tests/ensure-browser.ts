import { existsSync } from 'node:fs';
import { execa } from 'execa';
import { findChromium } from './browser';

/** Installs a Chromium to test in if there is none. Throws an Error that says what to do if that fails. */
export async function ensureBrowser() {
  if (findChromium()) return;
  await attempt('playwright', ['install', 'chromium']);
  if (findChromium()) return;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    await attempt('apt-get', ['update']);
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    // Attempted separately, because not every Debian has this package, and the tests run without it as well.
    await attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
  }
  if (findChromium()) return;
  throw new Error(
    'No browser to test in. Install Chrome or Chromium, or run "npx playwright install chromium", ' +
      'or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

/** Runs a command and ignores its failure, because the caller then tries the next one. */
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
