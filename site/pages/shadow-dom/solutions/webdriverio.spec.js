import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('shadow-dom', () => {
  const dialog = () => $('[role=dialog]');

  beforeEach(() => browser.url('/shadow-dom'));

  it('root: the button is in the open shadow root, where a selector of the document does not find it', async () => {
    // WebdriverIO's own CSS selectors look into shadow roots, those of the document never do.
    await expect(byTestId('shadow-button')).toHaveText('Click me!');
    expect(await browser.execute(() => document.querySelector('[data-testid="shadow-button"]'))).toBe(null);
    expect(await byTestId('shadow-host').execute((host) => host.shadowRoot?.mode)).toBe('open');
  });

  it('dialog: a click, Enter and Space open the dialog in the page', async () => {
    const press = async (key) => {
      await byTestId('shadow-button').execute((button) => button.focus());
      await browser.keys(key);
    };
    for (const open of [() => byTestId('shadow-button').click(), () => press('Enter'), () => press('Space')]) {
      await open();
      await expect(dialog()).toHaveComputedLabel('Shadow DOM Button');
      await expect(dialog()).toHaveText(expect.stringContaining('The button inside the Shadow DOM was clicked!'));
      expect(await dialog().execute((element) => element.getRootNode() === document)).toBe(true);
      await dialog().$('button=Close').click();
      await expect(dialog()).not.toExist();
    }
  });

  it('closed: Close and Escape close the dialog and put the focus back on the button', async () => {
    for (const close of [() => dialog().$('button=Close').click(), () => browser.keys('Escape')]) {
      await byTestId('shadow-button').click();
      await expect(dialog()).toBeDisplayed();
      await close();
      await expect(dialog()).not.toExist();
      // For the document the focus is on the host. Its root says what has it in there.
      await browser.waitUntil(() =>
        byTestId('shadow-button').execute((button) => button.getRootNode().activeElement === button),
      );
    }
  });

  it('styles: no style leaks, neither into the root nor out of it', async () => {
    const inside = byTestId('shadow-content').$('.note');
    const outside = byTestId('regular-content').$('.note');
    const background = await inside.getCSSProperty('background-color');
    expect((await outside.getCSSProperty('background-color')).value).not.toBe(background.value);

    const addStyle = (host, css) => {
      const style = Object.assign(document.createElement('style'), { textContent: css });
      (host.shadowRoot ?? host).append(style);
    };
    await $('head').execute(addStyle, '.note { text-indent: 7px !important }');
    await expect(outside).toHaveStyle({ 'text-indent': '7px' });
    await expect(inside).toHaveStyle({ 'text-indent': '0px' });
    await byTestId('shadow-host').execute(addStyle, '.note { outline: 7px dotted }');
    await expect(inside).toHaveStyle({ 'outline-style': 'dotted' });
    await expect(outside).toHaveStyle({ 'outline-style': 'none' });
  });
});
