import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('home', () => {
  beforeEach(() => browser.url('/'));

  it('heading: the page is headed by the name of the site', async () => {
    await expect($('h1')).toHaveText('Test Automation Practice (Web and Mobile Web)');
  });

  it('cards: the cards are the pages of the sidebar', async () => {
    // Groups and pages as one list, in their order. Read from the sidebar, because a new page would change it.
    const listed = await $$('nav :is(h3, li a)').map((element) => element.getProperty('textContent'));
    expect(listed.slice(0, 2)).toEqual(['Basic', 'About']);
    await expect($$('main :is(h2, h3)')).toHaveText(listed);
  });

  it('described: each card has a line that describes its page', async () => {
    // The description comes before the line that names the skill.
    const lines = await $$('[data-testid^="feature-card-"] h3 + p').map((line) => line.getText());
    expect(lines).toHaveLength(await byTestIdPrefix('nav-').length);
    for (const line of lines) expect(line).toMatch(/^(?!For a test that).{10,}/);
  });

  it('links: a click anywhere on a card shows its page', async () => {
    // By its name and not by its place, because a new page would move it.
    const card = byTestId('feature-card-slider');
    const { width, height } = await card.getSize();
    // The distance from the middle of the card.
    for (const [x, y] of [
      [8 - width / 2, 0],
      [0, 0],
      [width / 2 - 8, height / 2 - 8],
    ]) {
      await card.click({ x: Math.round(x), y: Math.round(y) });
      await expect(browser).toHaveUrl(/\/slider$/);
      await expect($('h1')).toHaveText('Horizontal Slider');
      await browser.back();
    }
    for (const link of await byTestIdPrefix('nav-').map((link) => link.getAttribute('data-testid'))) {
      const page = link.replace('nav-', '');
      await byTestId(`feature-card-${page}`).click();
      await expect(browser).toHaveUrl(new RegExp(`/${page}$`));
      await browser.back();
    }
  });

  const field = () => byTestId('page-search');
  const names = () => $$('[data-testid^="feature-card-"] h3');

  it('search: a text leaves only the cards that have it', async () => {
    const all = await byTestIdPrefix('nav-').length;
    await field().setValue('validation errors');
    await expect(names()).toHaveText(['Forms']);
    // Not clearValue, because the page does not notice it.
    await browser.keys('Escape');
    await expect(names()).toBeElementsArrayOfSize(all);
  });

  it('count: the result counts the cards that are left', async () => {
    const all = await byTestIdPrefix('nav-').length;
    await field().setValue('menus');
    await expect(byTestId('page-search-result')).toHaveText(`2 of ${all} pages`);
  });

  it('nothing: the result says that nothing was found', async () => {
    await field().setValue('no such page');
    await expect(byTestId('page-search-result')).toHaveText(/^Nothing found for/);
  });

  it('inside: requirements and test ids are searched too', async () => {
    for (const [text, name] of [
      ['login-form', 'Forms'],
      ['invalid username or password', 'Authentication'],
    ]) {
      // Requirements and test ids load when the field is first used. The assertion waits for them.
      await field().setValue(text);
      await expect(names()).toHaveText([name]);
    }
  });

  it('shortcut: the key / leads to the search field', async () => {
    await browser.keys('/');
    await expect(field()).toBeFocused();
  });

  it('untyped: the key / is not typed into the field', async () => {
    await browser.keys('/');
    await expect(field()).toHaveValue('');
  });

  it('start-here: “Start here” leads to the first page of the track', async () => {
    await $('=Start here').click();
    await expect(browser).toHaveUrl(/\/checkboxes$/);
  });

  it('levels: each card shows the level of its page', async () => {
    await expect(byTestId('level-checkboxes')).toHaveText(/Level 1/);
    await expect(byTestId('level-tables')).toHaveText(/Level 2/);
    await expect(byTestId('level-canvas')).toHaveText(/Level 3/);
  });

  it('tracks: each card names the track of its page', async () => {
    await expect(byTestId('level-forms')).toHaveText(/First week/);
    await expect(byTestId('level-canvas')).toHaveText(/What is hard/);
  });

  it('command: the command starts this site, on its own port', async () => {
    await expect(byTestId('run-command')).toHaveText(/^npx practice-site serve/);
    const { port } = new URL(await browser.getUrl());
    if (port !== '7357') await expect(byTestId('run-command')).toHaveText(new RegExp(` --port ${port}`));
  });

  it('options: the command has the options of the address', async () => {
    await browser.url('/?seed=7&variant=B');
    await expect(byTestId('run-command')).toHaveText(/ --seed 7 --variant B/);
  });

  it('copy: the button beside the command copies it', async () => {
    await browser.setPermissions({ name: 'clipboard-read' }, 'granted');
    await byTestId('run-bar').$('button').click();
    const command = await byTestId('run-command').getText();
    await browser.waitUntil(async () => (await browser.execute(() => navigator.clipboard.readText())) === command);
  });

  it('copied: the button shows “Copied” for a moment', async () => {
    const button = byTestId('run-bar').$('button');
    await button.click();
    await expect(button).toHaveText(/Copied/);
    await expect(button).not.toHaveText(/Copied/);
  });

  it('hunt: the link “Bug hunt” opens its page', async () => {
    await $('=Bug hunt').click();
    await expect(browser).toHaveUrl(expect.stringMatching(/\/hunt$/));
    await expect($('h1')).toHaveText('Bug hunt');
  });

  it('shop: the link “Practise on a whole shop” opens the page Shop', async () => {
    await $('=Practise on a whole shop').click();
    await expect(browser).toHaveUrl(expect.stringMatching(/\/shop$/));
    await expect($('h1')).toHaveText('Shop');
  });
});
