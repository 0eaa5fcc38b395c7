import { existsSync } from 'node:fs';
import { CliError } from '../output/cli-error';

const systemBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The Chromium to use: `CHROMIUM_PATH`, then Playwright's own, then the system's Chrome or Chromium. Throws a CliError
 * if `CHROMIUM_PATH` names none.
 */
export function findChromium(playwrights: string): string | undefined {
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) {
    if (!existsSync(explicit)) throw new CliError(`CHROMIUM_PATH names ${explicit}, which does not exist.`);
    return explicit;
  }
  return [playwrights, ...systemBrowsers].find((path) => existsSync(path));
}

/** Keep the browser from calling its maker's servers. */
export const chromiumArguments = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium does not run with its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
