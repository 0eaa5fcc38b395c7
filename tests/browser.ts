import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';

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

/** The browser to test in: `CHROMIUM_PATH`, then Playwright's own, then the system's Chrome or Chromium. */
export function findChromium(): string | undefined {
  const explicit = process.env.CHROMIUM_PATH;
  if (explicit) {
    if (!existsSync(explicit)) throw new Error(`CHROMIUM_PATH names ${explicit}, which does not exist.`);
    return explicit;
  }
  return [chromium.executablePath(), ...systemBrowsers].find((path) => existsSync(path));
}

/** Firefox is tested where it is installed. */
export function findFirefox(): string | undefined {
  const explicit = process.env.FIREFOX_PATH;
  return [explicit ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

/** A Chromium or Chrome and the driver that was released with it: another one does not fit. */
export function findDriven(): { CHROMIUM_PATH?: string; CHROMEDRIVER_PATH?: string } | undefined {
  return [
    { CHROMIUM_PATH: process.env.CHROMIUM_PATH, CHROMEDRIVER_PATH: process.env.CHROMEDRIVER_PATH },
    { CHROMIUM_PATH: '/usr/bin/chromium', CHROMEDRIVER_PATH: '/usr/bin/chromedriver' },
    { CHROMIUM_PATH: '/usr/bin/google-chrome', CHROMEDRIVER_PATH: `${process.env.CHROMEWEBDRIVER}/chromedriver` },
  ].find((pair) => existsSync(pair.CHROMIUM_PATH ?? '') && existsSync(pair.CHROMEDRIVER_PATH ?? ''));
}

/**
 * How the tests start Chromium. Headless by the headless shell, where there is one, as Playwright does it with its own: it is
 * the same engine without the windows of the whole browser, which take as long again as the tests.
 */
export function chromiumLaunch(): LaunchOptions {
  return { executablePath: findHeadless(), args: chromiumArguments };
}

const systemShell = '/usr/bin/chromium-headless-shell';

function findHeadless(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  // Undefined is Playwright's own, of which it knows the way to the shell.
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(systemShell) ? systemShell : findChromium();
}

/** A browser that calls home would be a request to a foreign host in every test. */
const chromiumArguments = [
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses its own sandbox to root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];
