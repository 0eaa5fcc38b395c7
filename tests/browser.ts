import { existsSync } from 'node:fs';
import { chromium, type LaunchOptions } from '@playwright/test';
import { chromiumArguments, findChromium as find } from '../cli/pairs/find-browser';

// Not the script /usr/bin/chromium-headless-shell, which starts this one: ending the script leaves it running.
const systemShell = '/usr/lib/chromium/chromium-headless-shell';

/** The browser to test in: `CHROMIUM_PATH`, then Playwright's own, then the system's Chrome or Chromium. */
export function findChromium(): string | undefined {
  return find(chromium.executablePath());
}

/** The system's Firefox, if there is one. Without it nothing is tested in Firefox. */
export function findFirefox(): string | undefined {
  const explicit = process.env.FIREFOX_PATH;
  return [explicit ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path));
}

/** A Chromium or Chrome and its driver, which works only with the browser of the same version. */
export function findDriven(): { CHROMIUM_PATH?: string; CHROMEDRIVER_PATH?: string } | undefined {
  return [
    { CHROMIUM_PATH: process.env.CHROMIUM_PATH, CHROMEDRIVER_PATH: process.env.CHROMEDRIVER_PATH },
    { CHROMIUM_PATH: systemShell, CHROMEDRIVER_PATH: '/usr/bin/chromedriver' },
    { CHROMIUM_PATH: '/usr/bin/chromium', CHROMEDRIVER_PATH: '/usr/bin/chromedriver' },
    { CHROMIUM_PATH: '/usr/bin/google-chrome', CHROMEDRIVER_PATH: `${process.env.CHROMEWEBDRIVER}/chromedriver` },
  ].find((pair) => existsSync(pair.CHROMIUM_PATH ?? '') && existsSync(pair.CHROMEDRIVER_PATH ?? ''));
}

/**
 * How the tests start Chromium: as headless shell, where there is one, as Playwright does with its own Chromium. It is
 * the same engine without a window, and the tests take half as long.
 */
export function chromiumLaunch(): LaunchOptions {
  return { executablePath: findHeadless(), args: chromiumArguments };
}

function findHeadless(): string | undefined {
  if (process.env.CHROMIUM_PATH) return findChromium();
  // Undefined: Playwright then starts its own browser, and finds its headless shell by itself.
  if (existsSync(chromium.executablePath())) return undefined;
  return existsSync(systemShell) ? systemShell : findChromium();
}
