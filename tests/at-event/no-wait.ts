import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { isInDepth, wholeSuite } from '../depth';
import { onDemand } from '../on-demand';
import { startSlowProxy } from '../slow-proxy';
import type { Driver, DriverOption } from './no-wait-drivers';

const site = 'Test Automation Practice (Web and Mobile Web)';

/** Elements of every page as suites in the wild look for them. */
const elements: Record<string, string[]> = {
  '': [`//h1[text()='${site}']`, "//a[@data-test='feature-card-forms']", "//h2[text()='Advanced']"],
  about: ["//h1[contains(text(),'About')]", "//h2[text()='Project Team']"],
  forms: [
    "//h1[contains(text(),'Forms')]",
    "//input[@type='text' and @name='username']",
    "//form//button[text()='Sign In']",
  ],
  tables: [
    "//h1[text()='Dynamic Tables']",
    "//div[@data-test='dynamic-table']//tbody/tr[1]/td[text()='Bob Johnson']",
    "//input[@data-test='editable-name-1']",
  ],
  'drag-drop': ["//h1[text()='Drag and Drop']", "//div[@data-test='drag-drop-list']/div[1]/button"],
  'dynamic-elements': [
    "//h1[text()='Dynamic Elements']",
    "//input[@type='range' and @min='1']",
    "//button[text()='Reload']",
  ],
  hover: ["//h1[text()='Hover States']", "//div[@data-test='hover-figure-1']/img"],
  'key-press': ["//h1[contains(text(),'Key')]", "//div[@data-test='last-key-pressed'][text()='No key pressed']"],
  slider: [
    "//h1[text()='Horizontal Slider']",
    "//input[@type='range' and @max='100']",
    "//div[contains(text(),'Current value')]",
  ],
  'file-upload': [
    "//h1[text()='File Upload']",
    "//div[@data-test='file-uploader']//input[@type='file']",
    "//button[text()='browse']",
  ],
  'file-download': [
    "//h1[text()='File Download']",
    "//div[@data-test='download-card-0']//button[contains(.,'Download')]",
  ],
  iframes: ["//h1[text()='Iframes']", "//button[contains(.,'Iframe Examples')]"],
  'broken-images': ["//h1[text()='Broken Images']", "//div[@data-test='image-container-0']/img"],
  'shadow-dom': ["//h1[text()='Shadow DOM']", "//div[@data-test='shadow-host']"],
  'context-menu': ["//h1[text()='Context Menu']", "//div[@data-test='context-menu-trigger']"],
  'multi-tiered-menu': [
    "//h1[text()='Simple Multi Tiered Menu']/following-sibling::nav[1]//button[contains(.,'Products')]",
    "//h1[text()='Simple Multi Tiered Menu Use Antd']/following-sibling::*[@role='menu']",
  ],
  notifications: ["//h1[text()='Notifications']", "//div[@data-test='notification-example']/div/button[3]"],
  'ab-testing': [
    "//h1[text()='A/B Testing']",
    "//h2[@data-test='variant-title']",
    "//button[contains(text(),'Click Me')]",
  ],
  auth: [
    "//h1[contains(text(),'Authentication')]",
    "//input[@type='text' and @name='username']",
    "//button[text()='Login']",
  ],
  checkboxes: [
    "//h1[text()='Checkboxes']",
    "//input[@type='checkbox'][@id='checkbox2']",
    "//button[text()='Check All']",
  ],
  'exit-intent': ["//h1[text()='Exit Intent']"],
  alerts: ["//h1[text()='JavaScript Alerts']", "//button[text()='Show Alert']", "//button[text()='Show Prompt']"],
  'date-pickers': ["//h1[text()='Date Pickers']", "//input[@type='date']", "//button[text()='Today']"],
  autocomplete: [
    "//h1[text()='Autocomplete']",
    "//label[text()='Place']/following::input[1]",
    "//optgroup[@label='Back']/option[text()='18:00']",
  ],
  'rich-text': [
    "//h1[text()='Rich Text']",
    "//div[@role='textbox'][@aria-label='Editor']/p",
    "//p[@data-test='code-position'][text()='Line 1, column 1']",
  ],
  'long-lists': [
    "//h1[text()='Long Lists']",
    "//div[@role='option'][text()='Row 6']",
    "//section[@data-test='more-list']//li[10]",
    "//button[text()='Load more']",
  ],
  windows: ["//h1[text()='Windows and Tabs']", "//a[text()='Open with opener']", "//button[text()='Ask']"],
  'web-components': [
    "//h1[text()='Web Components']",
    "//button[text()='Add guest']",
    "//*[local-name()='ticket-counter'][contains(.,'20 €')]",
  ],
  'native-drag': [
    "//h1[text()='Native Drag and Drop']",
    "//div[@data-test='native-board']//li[text()='Write']",
    "//button[text()='Up']",
  ],
  dialogs: [
    "//h1[text()='Dialogs and Popovers']",
    "//button[text()='Book a seat']",
    "//div[@data-test='inert-part']//button[text()='Print card']",
  ],
  'moving-targets': [
    "//h1[text()='Moving Targets']",
    "//button[normalize-space()='Count']",
    "//div[@data-test='slide-track']/button",
  ],
  network: ["//h1[text()='Network']", "//button[text()='Load orders']", "//select[@data-test='net-filter']/option[2]"],
  http: ["//h1[text()='HTTP']", "//a[text()='Basic authentication']", "//button[text()='Set cookies']"],
  storage: [
    "//h1[text()='Storage and Permissions']",
    "//button[text()='Accept all']",
    "//p[@data-test='connection-status']",
  ],
  wizard: ["//h1[text()='Wizard and One-Time Code']", "//button[text()='Next']", "//input[@data-test='otp-digit-6']"],
  canvas: ["//h1[text()='Canvas and Charts']", "//button[text()='Zoom in']", "//p[@data-test='shapes-result']"],
  'iframes-1': ["//h1[text()='Nested Frame']", "//iframe[@data-test='iframe-nested']"],
  'iframes-2': ["//h1[text()='Dynamic Tables Have Input']", "//select[@data-test='editable-status-1']"],
};

const listed = Object.keys(elements).filter((id) => !['', 'iframes-1', 'iframes-2'].includes(id));
/** What a link shows within the document. */
const linked = listed.filter((id) => !onDemand.includes(id));

/** The suite, for a file of tests of its own for each driver: files run side by side, and drivers take long. */
export function suiteThatNeverWaits({ name, missing, start }: DriverOption) {
  let served: PracticeSite;
  let driver: Driver;
  // In the other engines `pages.test.ts` loads each page as well, and a browser without a tool is no slower.
  const loaded = wholeSuite || name === 'Selenium, Chromium' ? Object.keys(elements) : [''];
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
    if (onDemand.includes(id)) return;
    await driver.run('(window.sameDocument = true)');
    await driver.get(`${url}/#/${id === 'about' ? 'forms' : 'about'}`);
    await finds(id === 'about' ? 'forms' : 'about');
    await driver.get(`${url}/#/${id}`);
    await finds(id);
    expect(await driver.run('window.sameDocument')).toBe(true);
    expect(await driver.address()).toBe(`${url}/#/${id}`);
  });

  // `links.test.ts` clicks on the links of all of them.
  test.for(linked.filter(isInDepth))('%s by the menu', async (id, { skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/${id === 'about' ? 'forms' : 'about'}`);
    await driver.click(`//a[@data-test='nav-${id}']`);
    await finds(id);
  });

  test.for(onDemand)('%s, which is a document of its own, by the menu and by its card', async (id, { skip }) => {
    if (missing) skip(missing);
    if (name !== 'Selenium, Chromium') skip('a click waits for the document that it loads with chromedriver alone');
    await driver.get(await cold());
    await driver.click(`//a[@data-test='nav-${id}']`);
    await finds(id);
    await driver.back();
    await driver.click(`//a[@data-test='feature-card-${id}']`);
    await finds(id);
  });

  test('every page by its card', async ({ skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/#/`);
    for (const id of linked) {
      await driver.click(`//a[@data-test='feature-card-${id}']`);
      await finds(id);
      await driver.back();
      await finds('');
    }
  });

  test('one page after the other, back and forward', async ({ skip }) => {
    if (missing) skip(missing);
    await driver.get(`${await cold()}/`);
    for (const id of linked) {
      await driver.click(`//li/a[@data-test='nav-${id}']`);
      await finds(id);
    }
    const places = ['', ...linked];
    for (const id of places.slice(0, -1).reverse()) {
      await driver.back();
      await finds(id);
    }
    for (const id of linked) {
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
    if (name === 'Selenium, WebKit') skip('WebKitWebDriver loads a document anew when it is asked for its own address');
    const url = await cold();
    await driver.get(`${url}/#/auth`);
    for (const field of ['username', 'password']) {
      await driver.click(`//input[@name='${field}']`);
      await driver.type('admin');
    }
    // Waits, because the page answers after one to three seconds on purpose.
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
