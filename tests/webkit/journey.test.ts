import { describe, expect, test } from 'vitest';
import { addressOf, button, dialog, type StatePageId, type Visitor } from '../../site/state';
import { states } from '../../site/states';
import { hasWebKit } from './driver';
import { webkitSession } from './session';

const timeout = 60_000;
const heading = { css: 'main h1' };

describe.skipIf(!hasWebKit)('in WebKit (apt-get install webkit2gtk-driver xvfb)', () => {
  const session = webkitSession();

  async function open(address: string) {
    await session.driver.get(session.site.url + address);
    await session.visitor.see(heading);
  }

  async function reach(page: StatePageId, name: string) {
    const state = states.find((one) => one.page === page && one.name === name);
    if (!state) throw new Error(`The page ${page} has no state "${name}".`);
    await open(addressOf(page, state.parameters));
    await state.reach?.(session.visitor);
  }

  const script = <Result>(text: string) => session.driver.executeScript<Result>(text);
  const until = (condition: () => Promise<boolean>) => session.driver.wait(condition, timeout);
  const gone = (css: string) => until(() => script(`return !document.querySelector('${css}')`));

  test('old addresses lead to their pages', async () => {
    await open('/#/drag-drop');
    expect(await session.driver.getCurrentUrl()).toBe(`${session.site.url}/#/drag-drop`);
    await open('//multi-tiered-menu');
    expect(await session.driver.getCurrentUrl()).toBe(`${session.site.url}/multi-tiered-menu`);
  });

  test('the theme is kept', async () => {
    await open('/');
    await session.visitor.click('theme-toggle');
    await open('/about');
    await session.visitor.see({ css: 'html.dark' });
    await session.visitor.click('theme-toggle');
    await session.visitor.see({ css: 'html:not(.dark)' });
  });

  test('forms: errors go with a sign-in', async () => {
    await reach('forms', 'with errors');
    // No click before it, because typing focuses the field.
    await (await session.visitor.find('username-input')).sendKeys('nancy');
    await (await session.visitor.find('email-input')).sendKeys('nancy@example.com');
    await (await session.visitor.find('password-input')).sendKeys('secret');
    await session.visitor.click('submit-button');
    await gone('[data-test=email-error]');
  });

  test('autocomplete: a chip has its text', async () => {
    await reach('autocomplete', 'a place and two stops chosen');
    expect(await (await session.visitor.find('stops-chip-Málaga')).getText()).toBe('Málaga');
  });

  const listed = async () => (await session.visitor.find('drag-drop-list')).getText();

  test('drag and drop by keyboard', async () => {
    await reach('drag-drop', 'an item lifted by keyboard');
    await session.visitor.press('ArrowDown', 'Space');
    await until(async () => /Item 3\s*Item 2/.test(await listed()));
  });

  test('drag and drop by mouse', async () => {
    await open('/drag-drop');
    const [from, to] = [
      await session.visitor.find('drag-handle-Item 1'),
      await session.visitor.find('drag-handle-Item 3'),
    ];
    await session.driver.actions().move({ origin: from }).press().move({ origin: to }).release().perform();
    await until(async () => /Item 3\s*Item 1/.test(await listed()));
  });

  // Last, because WebKitGTK's driver loses keys and presses after a right click.
  test.for<[StatePageId, string, string, (visitor: Visitor) => Promise<void>]>([
    ['hover', 'with a caption, after each of the others', 'hover-caption-2', ({ hover }) => hover(heading)],
    ['context-menu', 'open', 'context-menu', ({ press }) => press('Escape')],
    ['notifications', 'one of each', 'notification-1', ({ click }) => click('close-notification-1')],
    ['auth', 'logged in', 'auth-success', ({ click }) => click('logout-button')],
    ['exit-intent', 'with the modal', 'exit-modal', ({ click }) => click('modal-no')],
  ])('%s, %s: %s goes again', async ([page, name, testId, act]) => {
    await reach(page, name);
    await act(session.visitor);
    await gone(`[data-test=${testId}]`);
  });

  test('one image of three has a width', async () => {
    await open('/broken-images');
    const widths = 'return [...document.querySelectorAll("main img")].map((image) => image.naturalWidth).join()';
    await until(async () => (await script(widths)) === '200,0,0');
  });

  test('the shadow button gets the focus back from its dialog', async () => {
    await reach('shadow-dom', 'with the dialog');
    await session.visitor.click(button('Close'));
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
    await session.visitor.hover(heading);
    for (const label of labels) await session.visitor.hover(item(label));
    await session.visitor.click(item(labels[5]));
    await session.visitor.see(dialog('Item Clicked'));
    await session.visitor.see({ css: '[role=dialog] p', text: `You clicked: ${labels[5]}` });
  });

  test('the map comes from another host', async () => {
    await reach('iframes', 'the map of another origin');
    expect(new URL(`${await (await session.visitor.find('iframe-map')).getAttribute('src')}`).hostname).toBe(
      '127.0.0.1',
    );
  });
});
