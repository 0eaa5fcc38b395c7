import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('home', () => {
  beforeEach(() => browser.url('/'));

  it('heading: the page is headed by the name of the site', async () => {
    await expect($('h1')).toHaveText('Test Automation Practice (Web and Mobile Web)');
  });

  it('cards: a card for each page of the sidebar, in the same groups and order', async () => {
    const texts = (elements) => elements.map((element) => element.getProperty('textContent'));
    // Groups and pages as one list, in the order in which they stand. Not spelled out: a new page would change it.
    const listed = await texts($$('nav :is(h3, li a)'));
    expect(listed.slice(0, 2)).toEqual(['Basic', 'About']);
    await expect($$('main :is(h2, h3)')).toHaveText(listed);
    // A line of description: the card says more than its name.
    const described = (await texts(byTestIdPrefix('nav-'))).map((name) => new RegExp(`^${name}\\s*\\S.{10,}`));
    await expect(byTestIdPrefix('feature-card-')).toHaveText(described);
  });

  it('links: a click anywhere on a card shows its page', async () => {
    // By its name and not by its place: a new exercise would move it.
    const card = byTestId('feature-card-slider');
    const { width, height } = await card.getSize();
    // How far from the middle of the card.
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

  it('search: what is typed leaves the cards of the pages that have it, and counts them', async () => {
    const field = byTestId('page-search');
    const all = await byTestIdPrefix('nav-').length;
    for (const [text, names] of [
      ['slider', ['Dynamic Elements', 'Slider']],
      ['login-form', ['Forms']],
      ['invalid username or password', ['Authentication']],
    ]) {
      await field.setValue(text);
      // Requirements and test ids arrive a moment after the field is first used. The assertion waits for them.
      await expect($$('[data-testid^="feature-card-"] h3')).toHaveText(names);
      await expect(byTestId('page-search-result')).toHaveText(`${names.length} of ${all} pages`);
    }
    // Not clearValue, which dispatches no event that a page notices.
    await field.click();
    await browser.keys('Escape');
    await expect(byTestIdPrefix('feature-card-')).toBeElementsArrayOfSize(all);
  });

  it('nothing: where no page has it, no card is left, and the result says so', async () => {
    await byTestId('page-search').setValue('no such page');
    await expect(byTestIdPrefix('feature-card-')).toBeElementsArrayOfSize(0);
    await expect(byTestId('page-search-result')).toHaveText(/^Nothing found for/);
  });

  it('shortcut: the key / leads to the search field, and Enter to the first page found', async () => {
    await browser.keys('/');
    await expect(byTestId('page-search')).toBeFocused();
    await browser.keys([...'slider']);
    await expect(byTestId('feature-card-forms')).not.toBeExisting();
    // The page that only mentions it stands first, and arrives a moment after the other. Enter is not to open it.
    await expect(byTestId('feature-card-dynamic-elements')).toBeDisplayed();
    await browser.keys('Enter');
    await expect(browser).toHaveUrl(/\/slider$/);
  });

  it('command: it starts this very site, with the options in force', async () => {
    await expect(byTestId('run-command')).toHaveText(/^npx practice-site serve/);
    await browser.url('/?seed=7&variant=B');
    await expect(byTestId('run-command')).toHaveText(/ --seed 7 --variant B/);
    const { port } = new URL(await browser.getUrl());
    if (port !== '7357') await expect(byTestId('run-command')).toHaveText(new RegExp(` --port ${port}`));
  });

  it('copy: the button beside the command copies it, and says so for a moment', async () => {
    await browser.setPermissions({ name: 'clipboard-read' }, 'granted');
    const button = byTestId('run-bar').$('button');
    await button.click();
    await expect(button).toHaveText(/Copied/);
    const command = await byTestId('run-command').getText();
    expect(await browser.execute(() => navigator.clipboard.readText())).toBe(command);
    await expect(button).not.toHaveText(/Copied/);
  });
});
