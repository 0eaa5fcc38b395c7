import { type BrowserType, chromium, firefox, type LaunchOptions } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { chromiumLaunch, findFirefox } from '../browser';
import { hasWebKit, startWebKit } from '../webkit/driver';

/** A browser window in any engine. */
export type Tab = {
  /** Goes to an address, and is back when `DOMContentLoaded` has fired there, in WebKit when `load` has. */
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page, and awaits it. */
  run<Result>(expression: string): Promise<Result>;
};

export type Browser = { tabs: Tab[]; stop(): Promise<void> };

export type Engine = {
  name: 'Chromium' | 'Firefox' | 'WebKit';
  /** What to install when the engine is not on this machine. */
  missing?: string;
  start(): Promise<Browser>;
};

/** Tests that run side by side each take a tab of their own. */
const tabs = 4;

const firefoxPath = findFirefox();

export const engines: Engine[] = [
  { name: 'Chromium', start: () => startPlaywright(chromium, chromiumLaunch()) },
  {
    name: 'Firefox',
    ...(!firefoxPath && { missing: 'apt-get install firefox-esr' }),
    start: () => startPlaywright(firefox, { channel: 'moz-firefox', executablePath: firefoxPath }),
  },
  {
    name: 'WebKit',
    ...(!hasWebKit && { missing: 'apt-get install webkit2gtk-driver xvfb' }),
    start: startWebDriver,
  },
];

async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    tabs: await Promise.all(
      Array.from({ length: tabs }, async () => {
        const page = await (await browser.newContext()).newPage();
        return {
          async open(url: string) {
            // Stops what is still loading, because Firefox would report the next navigation as interrupted.
            await page.evaluate('stop()');
            const go = () => page.goto(url, { waitUntil: 'domcontentloaded' });
            // Firefox takes a download that the page before has started for this navigation.
            await go().catch((error) => {
              if (!`${error}`.includes('Download is starting')) throw error;
              return go();
            });
          },
          run: <Result>(expression: string) => page.evaluate<Result>(expression),
        };
      }),
    ),
    stop: () => browser.close(),
  };
}

async function startWebDriver(): Promise<Browser> {
  const { driver, stop } = await startWebKit();
  const run = <Result>(expression: string) => driver.executeScript<Result>(`return (${expression});`);
  return { tabs: [{ open: (url) => arrive(driver, url), run }], stop };
}

/** Waits for the new document, because WebKitWebDriver's `get` can return while the previous one is still there. */
export async function arrive(driver: WebDriver, url: string) {
  await driver.get(url);
  const there = 'return document.readyState === "complete" && location.origin === arguments[0]';
  await driver.wait(() => driver.executeScript(there, new URL(url).origin).catch(() => false));
}

/** An expression that resolves once `load` has fired. */
export const loaded = `document.readyState === 'complete' ||
  new Promise((resolve) => addEventListener('load', () => resolve(true)))`;

/** Lends each of the tabs to one test at a time. */
export function lending(tabs: Tab[]) {
  const waiting: ((tab: Tab) => void)[] = [];
  return async function borrow<Result>(use: (tab: Tab) => Promise<Result>): Promise<Result> {
    const tab = tabs.pop() ?? (await new Promise<Tab>((resolve) => waiting.push(resolve)));
    try {
      return await use(tab);
    } finally {
      const next = waiting.shift();
      if (next) next(tab);
      else tabs.push(tab);
    }
  };
}
