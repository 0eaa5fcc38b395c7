import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { groups } from '../../site/catalogue';
import { isInDepth, wholeSuite } from '../depth';
import { startSlowProxy } from '../slow-proxy';
import type { Driver, DriverOption } from './no-wait-drivers';
import { expected } from './pages';

const site = 'Test Automation Practice (Web and Mobile Web)';

/** Elements of every page, by its path. */
const elements = Object.fromEntries(
  Object.entries(expected).map(([id, { xpaths }]) => [id === 'home' ? '' : id, xpaths]),
);

const listed: readonly string[] = groups.flatMap(({ pages }) => pages.map(({ id }) => id));

/** The suite, for a file of tests of its own for each driver: files run side by side, and drivers take long. */
export function suiteThatNeverWaits({ name, missing, start }: DriverOption) {
  let served: PracticeSite;
  let driver: Driver;
  // In the other engines `pages.test.ts` loads each page as well, and a browser without a tool is no slower.
  const isThorough = wholeSuite || name === 'Selenium, Chromium';
  const loaded = isThorough ? Object.keys(elements) : [''];
  const walked = isThorough ? listed : listed.filter(isInDepth);
  const hashed = Object.keys(elements).filter((id) => id === '' || isInDepth(id));

  beforeAll(async () => {
    served = await startPracticeSite({ port: 0, delayScale: 0 });
    if (!missing) driver = await start();
  });

  afterAll(async () => {
    await driver?.quit();
    await served.close();
  });

  /** All of a page's elements, looked for at once; `textOf` fails for one that is not there. */
  async function finds(id: string) {
    for (const xpath of elements[id] ?? []) await driver.textOf(xpath);
  }

  /** A new address of the site, so that the browser has nothing of it in its cache. */
  async function cold(): Promise<string> {
    const proxy = await startSlowProxy(served.url);
    onTestFinished(() => proxy.close());
    return proxy.url;
  }

  test.for(loaded)('/%s by its address', async (id, { skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/${id}`);
    await finds(id);
  });

  test.for(hashed)('/#/%s by its hash, and again from another page', async (id, { skip }) => {
    if (missing) skip(missing);
    const url = await cold();
    await driver.get(`${url}/#/${id}`);
    await finds(id);
    await driver.run('(window.sameDocument = true)');
    await driver.get(`${url}/#/${id === 'about' ? 'forms' : 'about'}`);
    await finds(id === 'about' ? 'forms' : 'about');
    await driver.get(`${url}/#/${id}`);
    await finds(id);
    expect(await driver.run('window.sameDocument')).toBe(true);
    expect(await driver.address()).toBe(`${url}/#/${id}`);
  });

  // `links.test.ts` clicks on the links of all of them.
  test.for(listed.filter(isInDepth))('%s by the menu', async (id, { skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/${id === 'about' ? 'forms' : 'about'}`);
    await driver.click(`//a[@data-test='nav-${id}']`);
    await finds(id);
  });

  test('pages by their cards', async ({ skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/#/`);
    for (const id of walked) {
      await driver.click(`//a[@data-test='feature-card-${id}']`);
      await finds(id);
      await driver.back();
      await finds('');
    }
  });

  test('one page after the other, back and forward', async ({ skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/`);
    for (const id of walked) {
      await driver.click(`//li/a[@data-test='nav-${id}']`);
      await finds(id);
    }
    const places = ['', ...walked];
    for (const id of places.slice(0, -1).reverse()) {
      await driver.back();
      await finds(id);
    }
    for (const id of walked) {
      await driver.forward();
      await finds(id);
    }
  });

  test('keys that follow a click on the menu are all heard', async ({ skip }) => {
    if (missing) skip(missing);
    await driver.get(await cold());
    await driver.click("//a[@data-test='nav-key-press']");
    await driver.type('abcd');
    const keys = [0, 1, 2, 3].map((index) => driver.textOf(`//div[@data-test='key-${index}']`));
    expect(await Promise.all(keys)).toEqual(['d', 'c', 'b', 'a']);
  });

  test('a login at /#/auth survives a second get of /#/auth', async ({ skip }) => {
    if (missing) skip(missing);
    if (name === 'Selenium, WebKit') skip('WebKitWebDriver loads a document again when it is sent to its own address');
    const url = await cold();
    await driver.get(`${url}/#/auth`);
    for (const field of ['username', 'password']) {
      await driver.click(`//input[@name='${field}']`);
      await driver.type('admin');
    }
    // Waits, because the page reacts after one to three seconds on purpose.
    const shown = `new Promise((resolve) => {
      const look = () => document.querySelector('[data-test=auth-success]') && resolve();
      new MutationObserver(look).observe(document, { childList: true, subtree: true });
      document.querySelector('[data-test=login-button]').click();
    })`;
    await driver.run(shown);
    await driver.get(`${url}/#/auth`);
    expect(await driver.textOf('//h2')).toBe('Successfully authenticated!');
  });

  test.for(['/?variant=B#/ab-testing', '/#/ab-testing?variant=B', '/ab-testing?variant=B'])(
    '%s shows variant B',
    async (address, { skip }) => {
      if (missing) skip(missing);
      await driver.get((await cold()) + address);
      expect(await driver.textOf("//h2[@data-test='variant-title']")).toBe('Experience Version B');
    },
  );

  test.for(['/?seed=7', '/?seed=7#/', '/#/?seed=7'])('%s has seed 7', async (address, { skip }) => {
    if (missing) skip(missing);
    await driver.get((await cold()) + address);
    await driver.textOf("//main//dd[text()='7']");
  });

  test('a hash that is set on a document opened by path goes to the path', async ({ skip }) => {
    if (missing) skip(missing);
    const url = await cold();
    await driver.get(`${url}/about`);
    await driver.run(`new Promise((resolve) => {
      addEventListener('hashchange', () => resolve());
      location.hash = '#/forms';
    })`);
    await finds('forms');
    expect(await driver.address()).toBe(`${url}/forms`);
    // By a script, because WebKit's own Back skips entries on which no visitor has done anything.
    await driver.run(`new Promise((resolve) => {
      addEventListener('popstate', () => resolve());
      history.back();
    })`);
    await finds('about');
    expect(await driver.address()).toBe(`${url}/about`);
  });

  test('links lead to the form of address that the document was opened by', async ({ skip }) => {
    if (missing) skip(missing);
    const url = await cold();
    const links = `Array.from(
        document.querySelectorAll("[data-test=home-link], [data-test^=nav-], [data-test^=feature-card-]"),
        ({ href }) => href
      )`;
    const menu = ['', ...listed, ...listed];
    await driver.get(`${url}/#/`);
    expect(await driver.run(links)).toEqual(menu.map((id) => `${url}/#/${id}`));
    await driver.get(`${await cold()}/`);
    expect(await driver.run<string[]>(links)).not.toContainEqual(expect.stringContaining('#'));
  });

  test.for(['/nope', '/#/nope', '/#/nope/at/all?x=1'])('%s shows home', async (address, { skip }) => {
    if (missing) skip(missing);
    await driver.get((await cold()) + address);
    await finds('');
    expect(await driver.title()).toBe(site);
  });
}
