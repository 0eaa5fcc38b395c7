import { By, Key, until, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { pages } from '../../site/catalogue';
import { hasWebKit, startWebKit } from './driver';

const timeout = 10_000;

describe.skipIf(!hasWebKit)('in WebKit (apt-get install webkit2gtk-driver xvfb)', () => {
  let webkit: Awaited<ReturnType<typeof startWebKit>>;
  let site: PracticeSite;

  beforeAll(async () => {
    site = await startPracticeSite({ port: 0, seed: 'webkit', delayScale: 0.01 });
    webkit = await startWebKit();
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.close();
  });

  async function open(address: string) {
    await webkit.driver.get(site.url + address);
    await find('main h1');
  }

  function find(selector: string): Promise<WebElement> {
    return webkit.driver.wait(until.elementLocated(By.css(selector)), timeout, `no ${selector}`);
  }

  const hooked = (name: string) => find(`[data-test="${name}"]`);
  const click = async (name: string) => (await hooked(name)).click();
  const textOf = async (name: string) => (await hooked(name)).getText();
  // By a script: what is taken out of the document while WebKitWebDriver looks for elements makes its answer an error.
  const gone = (name: string) =>
    webkit.driver.wait(() => webkit.driver.executeScript(`return !document.querySelector('[data-test="${name}"]')`), timeout);
  const hover = async (element: WebElement) => webkit.driver.actions().move({ origin: element }).perform();

  async function button(name: string): Promise<WebElement> {
    return webkit.driver.wait(until.elementLocated(By.xpath(`//button[normalize-space()="${name}"]`)), timeout);
  }

  test.for(['', ...pages.map(({ id }) => id)])('/%s loads directly and has its heading', async (id) => {
    await open(`/${id}`);
    expect(await (await find('main h1')).isDisplayed()).toBe(true);
    expect(await webkit.driver.getTitle()).toContain('Test Automation Practice (Web and Mobile Web)');
  });

  test('old addresses lead to their pages', async () => {
    await open('/#/drag-drop');
    expect(await webkit.driver.getCurrentUrl()).toBe(`${site.url}/#/drag-drop`);
    await open('//multi-tiered-menu');
    expect(await webkit.driver.getCurrentUrl()).toBe(`${site.url}/multi-tiered-menu`);
  });

  test('the theme is kept', async () => {
    await open('/');
    await click('theme-toggle');
    await open('/about');
    await find('html.dark');
    await click('theme-toggle');
    await find('html:not(.dark)');
  });

  test('forms: errors, then a sign-in', async () => {
    await open('/forms');
    await click('submit-button');
    expect(await textOf('email-error')).toBe('Email is required');
    await (await hooked('username-input')).sendKeys('nancy');
    await (await hooked('email-input')).sendKeys('nancy@example.com');
    await (await hooked('password-input')).sendKeys('secret');
    await click('submit-button');
    await gone('email-error');
  });

  test('tables: sorting and the dialog', async () => {
    await open('/tables');
    await click('table-header-id');
    await webkit.driver.wait(
      async () => (await textOf('dynamic-table')).indexOf('John Doe') < (await textOf('dynamic-table')).indexOf('Bob'),
      timeout,
    );
    await click('editable-action-1');
    await (await button('Close')).click();
  });

  test('drag and drop by keyboard', async () => {
    await open('/drag-drop');
    const handle = await hooked('drag-handle-Item 1');
    await handle.sendKeys(Key.SPACE);
    await webkit.driver.wait(until.elementLocated(By.css('[aria-pressed="true"]')), timeout);
    await webkit.driver.actions().sendKeys(Key.ARROW_DOWN).perform();
    await webkit.driver.actions().sendKeys(Key.SPACE).perform();
    await webkit.driver.wait(async () => /Item 2\s*Item 1/.test(await textOf('drag-drop-list')), timeout);
  });

  test('drag and drop by mouse', async () => {
    await open('/drag-drop');
    const [from, to] = [await hooked('drag-handle-Item 1'), await hooked('drag-handle-Item 3')];
    await webkit.driver.actions().move({ origin: from }).press().move({ origin: to }).release().perform();
    await webkit.driver.wait(async () => /Item 3\s*Item 1/.test(await textOf('drag-drop-list')), timeout);
  });

  test('dynamic elements arrive', async () => {
    await open('/dynamic-elements');
    expect(await textOf('dynamic-item-2')).toBe('Dynamic Content 3');
  });

  test('hovering shows a caption and leaving takes it away', async () => {
    await open('/hover');
    await hover(await hooked('hover-figure-2'));
    expect(await textOf('hover-caption-2')).toBe('Figure 2');
    await hover(await find('h1'));
    await gone('hover-caption-2');
  });

  test('keys are shown', async () => {
    await open('/key-press');
    await webkit.driver.actions().sendKeys('a', Key.ESCAPE).perform();
    await webkit.driver.wait(async () => (await textOf('last-key-pressed')) === 'Escape', timeout);
    expect(await textOf('key-1')).toBe('a');
  });

  test('the slider follows the keyboard', async () => {
    await open('/slider');
    await (await hooked('slider')).sendKeys(Key.ARROW_RIGHT);
    await webkit.driver.wait(async () => (await textOf('slider-value')) === 'Current value: 51', timeout);
  });

  test('a file is uploaded', async () => {
    await open('/file-upload');
    await (await hooked('file-input')).sendKeys(`${import.meta.dirname}/journey.test.ts`);
    expect(await textOf('uploaded-file-0')).toContain('journey.test.ts');
  });

  test('a failing download says so', async () => {
    await open('/file-download?downloadFailure=http');
    await click('download-button-0');
    expect(await textOf('error-message')).toContain('Failed to download Sample Text.');
  });

  test('one image of three has a width', async () => {
    await open('/broken-images');
    const widths = () =>
      webkit.driver.executeScript<number[]>('return [...document.querySelectorAll("main img")].map((image) => image.naturalWidth)');
    await webkit.driver.wait(async () => (await widths()).join() === '200,0,0', timeout);
  });

  test('the shadow button opens its dialog and gets the focus back', async () => {
    await open('/shadow-dom');
    const root = await (await hooked('shadow-host')).getShadowRoot();
    await (await root.findElement(By.css('[data-test="shadow-button"]'))).click();
    await (await button('Close')).click();
    const focused = 'return document.activeElement?.shadowRoot?.activeElement?.dataset.test';
    await webkit.driver.wait(async () => (await webkit.driver.executeScript(focused)) === 'shadow-button', timeout);
  });

  test('the context menu opens at a right click', async () => {
    await open('/context-menu');
    await webkit.driver
      .actions()
      .contextClick(await hooked('context-menu-trigger'))
      .perform();
    expect(await textOf('context-menu-edit')).toBe('Edit');
    await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
    await gone('context-menu');
  });

  test.for([
    ['menu-simple', ['Products', 'Clothing', "Men's Clothing", 'Formal Wear', 'Dress Shirts', 'French Cuff']],
    ['menu-mui', ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy Note Series']],
    ['menu-antd', ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Backup & Recovery']],
  ] as const)('%s: %o by mouse', async ([section, labels]) => {
    await open('/multi-tiered-menu');
    await hover(await find('h1'));
    const [top, ...deeper] = labels;
    const inSection = `//*[@data-test="${section}"]//*[self::button or @role="menuitem"][normalize-space()="${top}"]`;
    await hover(await webkit.driver.wait(until.elementLocated(By.xpath(inSection)), timeout));
    for (const label of deeper) await hover(await visible(label));
    await (await visible(labels.at(-1) ?? '')).click();
    await webkit.driver.wait(until.elementLocated(By.xpath(`//*[normalize-space()="You clicked: ${labels.at(-1)}"]`)), timeout);
  });

  /** The one item of that name that can be seen: closed submenus may stay in the document. */
  async function visible(label: string): Promise<WebElement> {
    return webkit.driver.wait(async () => {
      const items = await webkit.driver.findElements(By.xpath(`//*[self::button or @role="menuitem"][normalize-space()="${label}"]`));
      for (const item of items) if (await item.isDisplayed()) return item;
      return null;
    }, timeout) as Promise<WebElement>;
  }

  test('a notification is closed by its button', async () => {
    await open('/notifications');
    for (const [index, type] of ['success', 'error', 'info'].entries()) {
      await click(`add-${type}`);
      expect(await textOf(`notification-${index + 1}`)).toContain(`This is a ${type} notification message`);
    }
    await click('close-notification-1');
    await gone('notification-1');
  });

  test('the variant is the one of the seed, and counts', async () => {
    await open('/ab-testing?variant=B');
    await click('variant-button');
    expect(await textOf('variant-button')).toBe('Click Me (1)');
    expect(await textOf('variant-title')).toBe('Experience Version B');
  });

  test('sign in and out', async () => {
    await open('/auth');
    await (await hooked('username-input')).sendKeys('admin');
    await (await hooked('password-input')).sendKeys('admin');
    await click('login-button');
    await click('logout-button');
    await hooked('auth-form');
  });

  test('all checkboxes at once', async () => {
    await open('/checkboxes');
    await click('check-all-button');
    for (const name of ['checkbox-checkbox1', 'checkbox-checkbox2', 'checkbox-checkbox3']) expect(await (await hooked(name)).isSelected()).toBe(true);
  });

  test('leaving through the top edge opens the dialog', async () => {
    await open('/exit-intent');
    await webkit.driver.executeScript('document.dispatchEvent(new MouseEvent("mouseleave", { clientY: -1 }))');
    await click('modal-no');
    await gone('exit-modal');
  });

  test('native dialogs are answered', async () => {
    await open('/alerts');
    await click('prompt-button');
    const prompt = await webkit.driver.wait(until.alertIsPresent(), timeout);
    await prompt.sendKeys('Nancy');
    await prompt.accept();
    await webkit.driver.wait(async () => (await textOf('result-container')) === 'Last action: Prompt dialog: "Nancy"', timeout);
  });

  test('a frame sends its message to the page', async () => {
    await open('/iframes');
    await (await button('Iframe Examples')).click();
    const frame = await hooked('iframe-iframe1');
    await webkit.driver.actions().move({ origin: frame, x: 0, y: 0 }).perform();
    await webkit.driver.switchTo().frame(frame);
    await (await button('Click Me')).click();
    await webkit.driver.switchTo().defaultContent();
    expect(await textOf('iframe-message-0')).toBe('Button 1 clicked');
  });

  test('the map answers from another host', async () => {
    await open('/iframes');
    await (await button('Iframe different domain')).click();
    const frame = await hooked('iframe-map');
    expect(new URL((await frame.getAttribute('src')) ?? '').hostname).toBe('127.0.0.1');
    await webkit.driver.executeScript('arguments[0].scrollIntoView()', frame);
    await webkit.driver.switchTo().frame(frame);
    await (await find('#zoomIn')).click();
    await webkit.driver.wait(async () => (await (await find('#zoomLevel')).getText()) !== '100%', timeout);
    await webkit.driver.switchTo().defaultContent();
  });
});
