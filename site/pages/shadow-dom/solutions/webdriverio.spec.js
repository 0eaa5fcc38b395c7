import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('shadow-dom', () => {
  beforeEach(() => browser.url('/shadow-dom'));

  const button = () => byTestId('shadow-button');
  const dialog = () => byTestId('dialog');
  const openDialog = async () => {
    await button().click();
    await expect(dialog()).toBeDisplayed();
  };
  const press = async (key) => {
    await button().execute((button) => button.focus());
    await browser.keys(key);
  };
  const inside = () => byTestId('shadow-content').$('.note');
  const outside = () => byTestId('regular-content').$('.note');
  const addStyle = (host, css) => {
    const style = Object.assign(document.createElement('style'), { textContent: css });
    (host.shadowRoot ?? host).append(style);
  };

  it('root: plain selectors do not find the button in the open shadow root', async () => {
    // WebdriverIO's CSS selectors look into shadow roots. Those of the document never do.
    await expect(button()).toHaveText('Click me!');
    expect(await browser.execute(() => document.querySelector('[data-testid="shadow-button"]'))).toBe(null);
    expect(await byTestId('shadow-host').execute((host) => host.shadowRoot?.mode)).toBe('open');
  });

  it('dialog: a click opens the dialog in the page', async () => {
    await button().click();
    await expect($('[role=dialog]')).toHaveComputedLabel('Shadow DOM Button');
    expect(await $('[role=dialog]').execute((element) => element.getRootNode() === document)).toBe(true);
  });

  it('text: the dialog names the button', async () => {
    await openDialog();
    await expect(byTestId('dialog-text')).toHaveText('The button inside the Shadow DOM was clicked!');
  });

  it('enter: Enter opens the dialog', async () => {
    await press('Enter');
    await expect(dialog()).toBeDisplayed();
  });

  it('space: Space opens the dialog', async () => {
    await press('Space');
    await expect(dialog()).toBeDisplayed();
  });

  it('closed: “Close” closes the dialog', async () => {
    await openDialog();
    await dialog().$('button=Close').click();
    await expect(dialog()).not.toExist();
  });

  it('escape: Escape closes the dialog', async () => {
    await openDialog();
    await browser.keys('Escape');
    await expect(dialog()).not.toExist();
  });

  it('focus: the focus is on the button again', async () => {
    await openDialog();
    // A click beside the dialog closes it too.
    await browser.action('pointer').move({ x: 5, y: 5 }).down().up().perform();
    await expect(dialog()).not.toExist();
    // For the document the host has the focus. Only its root knows which of its elements has it.
    await browser.waitUntil(() => button().execute((button) => button.getRootNode().activeElement === button));
  });

  it('styles: the page takes no style from the root', async () => {
    const background = await inside().getCSSProperty('background-color');
    expect((await outside().getCSSProperty('background-color')).value).not.toBe(background.value);
    await byTestId('shadow-host').execute(addStyle, '.note { outline: 7px dotted }');
    await expect(inside()).toHaveStyle({ 'outline-style': 'dotted' });
    await expect(outside()).toHaveStyle({ 'outline-style': 'none' });
  });

  it('sealed: the root takes no style from the page', async () => {
    await expect(outside()).toHaveStyle({ 'border-left-style': 'solid' });
    await expect(inside()).toHaveStyle({ 'border-left-style': 'none' });
    await $('head').execute(addStyle, '.note { text-indent: 7px !important }');
    await expect(outside()).toHaveStyle({ 'text-indent': '7px' });
    await expect(inside()).toHaveStyle({ 'text-indent': '0px' });
  });
});
