import { $, $$, browser, expect } from '@wdio/globals';
import { hook, hooks } from './hooks.js';

const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Dynamic Elements', 'Hover States', 'Key Press', 'Slider'],
  Content: ['File Upload', 'File Download', 'Iframes', 'Broken Images', 'Shadow DOM'],
  Advanced: [
    'Context Menu',
    'Multi Tiered Menu',
    'Notifications',
    'A/B Testing',
    'Authentication',
    'Checkboxes',
    'Exit Intent',
    'Alerts',
  ],
};

describe('home', () => {
  beforeEach(() => browser.url('/'));

  it('heading: the page is headed by the name of the site', async () => {
    await expect($('h1')).toHaveText('Test Automation Practice (Web and Mobile Web)');
  });

  it('cards: a card for each page of the sidebar, in the same groups and order', async () => {
    const names = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
    await expect($$('main :is(h2, h3)')).toHaveText(names);
    await expect(hooks('nav-')).toHaveText(Object.values(groups).flat());
    // A line of description: the card says more than its name.
    const described = Object.values(groups)
      .flat()
      .map((name) => new RegExp(`^${name}\\s*\\S.{10,}`));
    await expect(hooks('feature-card-')).toHaveText(described);
  });

  it('links: a click anywhere on a card shows its page', async () => {
    // By its name and not by its place: a new exercise would move it.
    const card = hook('feature-card-slider');
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
    for (const link of await hooks('nav-').map((link) => link.getAttribute('data-testid'))) {
      const page = link.replace('nav-', '');
      await hook(`feature-card-${page}`).click();
      await expect(browser).toHaveUrl(new RegExp(`/${page}$`));
      await browser.back();
    }
  });
});
