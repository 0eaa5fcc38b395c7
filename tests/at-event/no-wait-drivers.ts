import { type BrowserType, firefox, type LaunchOptions } from '@playwright/test';
import { Browser, Builder, By, type WebDriver } from 'selenium-webdriver';
import { Options, ServiceBuilder } from 'selenium-webdriver/chrome.js';
import { findDriven, findFirefox } from '../browser';
import { hasWebKit, startWebKit } from '../webkit/driver';
import { arrive } from './engines';

/** What a beginner's suite does with a browser. None of it waits for an element: it is there or the call fails. */
export type Driver = {
  get(url: string): Promise<unknown>;
  textOf(xpath: string): Promise<string>;
  click(xpath: string): Promise<unknown>;
  type(keys: string): Promise<unknown>;
  back(): Promise<unknown>;
  forward(): Promise<unknown>;
  title(): Promise<string>;
  address(): Promise<string>;
  /** Evaluates an expression in the page, and awaits it. */
  run<Result>(expression: string): Promise<Result>;
  quit(): Promise<unknown>;
};

const driven = findDriven();
const firefoxPath = findFirefox();

export type DriverOption = {
  name: string;
  /** What to install when the driver is not on this machine. */
  missing?: string;
  start(): Promise<Driver>;
};

export const drivers = {
  chromium: {
    name: 'Selenium, Chromium',
    ...(!driven && {
      missing: 'apt-get install chromium-driver, or name a pair by CHROMIUM_PATH and CHROMEDRIVER_PATH',
    }),
    start: startChromium,
  },
  webkit: {
    name: 'Selenium, WebKit',
    ...(!hasWebKit && { missing: 'apt-get install webkit2gtk-driver xvfb' }),
    start: async () => {
      const { driver, stop } = await startWebKit();
      return { ...selenium(driver, stop), get: (url) => arrive(driver, url) };
    },
  },
  firefox: {
    // Debian has no geckodriver.
    name: 'Firefox',
    ...(!firefoxPath && { missing: 'apt-get install firefox-esr' }),
    start: () => startPlaywright(firefox, { channel: 'moz-firefox', executablePath: firefoxPath }),
  },
} satisfies Record<string, DriverOption>;

async function startChromium(): Promise<Driver> {
  const options = new Options();
  options.addArguments('--headless=new', '--window-size=1280,1024');
  // Chromium refuses its own sandbox to root.
  if (process.getuid?.() === 0) options.addArguments('--no-sandbox');
  options.setChromeBinaryPath(driven?.CHROMIUM_PATH ?? '');
  const driver = await new Builder()
    .forBrowser(Browser.CHROME)
    .setChromeOptions(options)
    .setChromeService(new ServiceBuilder(driven?.CHROMEDRIVER_PATH))
    .build();
  return selenium(driver, () => driver.quit());
}

function selenium(driver: WebDriver, quit: () => Promise<unknown>): Driver {
  const find = (xpath: string) => driver.findElement(By.xpath(xpath));
  return {
    get: (url) => driver.get(url),
    textOf: (xpath) => find(xpath).getText(),
    click: (xpath) => find(xpath).click(),
    type: (keys) => driver.actions().sendKeys(keys).perform(),
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    title: () => driver.getTitle(),
    address: () => driver.getCurrentUrl(),
    run: <Result>(expression: string) => driver.executeScript<Result>(`return (${expression});`),
    quit,
  };
}

async function startPlaywright(type: BrowserType, options: LaunchOptions): Promise<Driver> {
  const browser = await type.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 1024 } });
  // Not a locator: that one would wait.
  async function find(xpath: string) {
    const found = await page.$(`xpath=${xpath}`);
    if (!found) throw new Error(`no ${xpath}`);
    return found;
  }
  return {
    get: (url) => page.goto(url),
    textOf: async (xpath) => (await (await find(xpath)).textContent()) ?? '',
    click: async (xpath) => (await find(xpath)).click({ noWaitAfter: true }),
    type: (keys) => page.keyboard.type(keys),
    back: () => page.goBack(),
    forward: () => page.goForward(),
    title: () => page.title(),
    address: async () => page.url(),
    run: <Result>(expression: string) => page.evaluate<Result>(expression),
    quit: () => browser.close(),
  };
}
