import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PracticeSite, startPracticeSite } from '../../dist/cli/index.js';
import { addressOf, button, dialog, type RouteId, type Visitor } from '../state';
import { states } from '../states';
import { hasWebKit, startWebKit } from './driver';
import { webDriverVisitor } from './visitor';

const timeout = 10_000;
const heading = { css: 'main h1' };

describe.skipIf(!hasWebKit)('in WebKit (apt-get install webkit2gtk-driver xvfb)', () => {
  let webkit: Awaited<ReturnType<typeof startWebKit>>;
  let site: PracticeSite;
  let visitor: ReturnType<typeof webDriverVisitor>;

  beforeAll(async () => {
    site = await startPracticeSite({ port: 0, seed: 'webkit', delayScale: 0.01 });
    webkit = await startWebKit();
    visitor = webDriverVisitor(webkit.driver);
  });

  afterAll(async () => {
    await webkit?.stop();
    await site?.close();
  });

  async function open(address: string) {
    await webkit.driver.get(site.url + address);
    await visitor.see(heading);
  }

  async function reach(page: RouteId, name: string) {
    const state = states.find((one) => one.page === page && one.name === name);
    await open(addressOf(page, state?.parameters));
    await state?.reach?.(visitor);
  }

  const script = <Result>(text: string) => webkit.driver.executeScript<Result>(text);
  const until = (condition: () => Promise<boolean>) => webkit.driver.wait(condition, timeout);
  const gone = (css: string) => until(() => script(`return !document.querySelector('${css}')`));

  test('old addresses lead to their pages', async () => {
    await open('/#/drag-drop');
    expect(await webkit.driver.getCurrentUrl()).toBe(`${site.url}/#/drag-drop`);
    await open('//multi-tiered-menu');
    expect(await webkit.driver.getCurrentUrl()).toBe(`${site.url}/multi-tiered-menu`);
  });

  test('the theme is kept', async () => {
    await open('/');
    await visitor.click('theme-toggle');
    await open('/about');
    await visitor.see({ css: 'html.dark' });
    await visitor.click('theme-toggle');
    await visitor.see({ css: 'html:not(.dark)' });
  });

  test('forms: errors go with a sign-in', async () => {
    await reach('forms', 'with errors');
    // No click before it, because typing focuses the field.
    await (await visitor.find('username-input')).sendKeys('nancy');
    await (await visitor.find('email-input')).sendKeys('nancy@example.com');
    await (await visitor.find('password-input')).sendKeys('secret');
    await visitor.click('submit-button');
    await gone('[data-test=email-error]');
  });

  const listed = async () => (await visitor.find('drag-drop-list')).getText();

  test('drag and drop by keyboard', async () => {
    await reach('drag-drop', 'an item lifted by keyboard');
    await visitor.press('ArrowDown', 'Space');
    await until(async () => /Item 3\s*Item 2/.test(await listed()));
  });

  test('drag and drop by mouse', async () => {
    await open('/drag-drop');
    const [from, to] = [await visitor.find('drag-handle-Item 1'), await visitor.find('drag-handle-Item 3')];
    await webkit.driver.actions().move({ origin: from }).press().move({ origin: to }).release().perform();
    await until(async () => /Item 3\s*Item 1/.test(await listed()));
  });

  // Last, because WebKitGTK's driver loses keys and presses after a right click.
  test.for<[RouteId, string, string, (visitor: Visitor) => Promise<void>]>([
    ['hover', 'with a caption, after each of the others', 'hover-caption-2', ({ hover }) => hover(heading)],
    ['context-menu', 'open', 'context-menu', ({ press }) => press('Escape')],
    ['notifications', 'one of each', 'notification-1', ({ click }) => click('close-notification-1')],
    ['auth', 'logged in', 'auth-success', ({ click }) => click('logout-button')],
    ['exit-intent', 'with the modal', 'exit-modal', ({ click }) => click('modal-no')],
  ])('%s, %s: %s goes again', async ([page, name, hook, act]) => {
    await reach(page, name);
    await act(visitor);
    await gone(`[data-test=${hook}]`);
  });

  test('one image of three has a width', async () => {
    await open('/broken-images');
    const widths = 'return [...document.querySelectorAll("main img")].map((image) => image.naturalWidth).join()';
    await until(async () => (await script(widths)) === '200,0,0');
  });

  test('the shadow button gets the focus back from its dialog', async () => {
    await reach('shadow-dom', 'with the dialog');
    await visitor.click(button('Close'));
    const focused = 'return document.activeElement?.shadowRoot?.activeElement?.dataset.test';
    await until(async () => (await script(focused)) === 'shadow-button');
  });

  test.for([
    ['menu-simple', ['Products', 'Clothing', "Men's Clothing", 'Formal Wear', 'Dress Shirts', 'French Cuff']],
    ['menu-mui', ['Products', 'Electronics', 'Smartphones', 'Android Phones', 'Samsung', 'Galaxy Note Series']],
    [
      'menu-antd',
      ['Services', 'Technical Support', 'Device Support', 'Phone Support', 'iOS Support', 'Backup & Recovery'],
    ],
  ] as const)('%s: %o by mouse', async ([menu, labels]) => {
    const item = (text: string) => ({ css: `[data-test=${menu}] :is(button, [role=menuitem])`, text });
    await open('/multi-tiered-menu');
    await visitor.hover(heading);
    for (const label of labels) await visitor.hover(item(label));
    await visitor.click(item(labels[5]));
    await visitor.see(dialog('Item Clicked'));
    await visitor.see({ css: '[role=dialog] p', text: `You clicked: ${labels[5]}` });
  });

  test('the map comes from another host', async () => {
    await reach('iframes', 'the map of another origin');
    expect(new URL(`${await (await visitor.find('iframe-map')).getAttribute('src')}`).hostname).toBe('127.0.0.1');
  });
});
