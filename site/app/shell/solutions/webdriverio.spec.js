import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

/** Some pages of each group, in their order. There may be others between them. */
const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Hover States', 'Slider'],
  Content: ['File Upload', 'File Download', 'Broken Images'],
  Advanced: ['Context Menu', 'Notifications', 'Alerts'],
  Platform: ['Date Pickers', 'Autocomplete', 'Canvas and Charts'],
  'At Work': ['Text and Locators', 'Clicks and Gestures'],
  Journeys: ['Shop'],
};

describe('shell', () => {
  it('menu: the sidebar lists the pages under seven headings', async () => {
    await browser.url('/');
    // Headings and links as one list, in their order. Headings may be shown in capitals, so this is the text of the
    // document.
    const known = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
    const listed = await $$('nav :is(h2, h3, a)').map((entry) => entry.getProperty('textContent'));
    expect(listed.slice(1, 3)).toEqual(['Basic', 'About']);
    expect(listed.filter((name) => known.includes(name))).toEqual(known);
    await expect($$('nav :is(h2, h3)')).toHaveText(Object.keys(groups), { ignoreCase: true });
  });

  it('home: the first link is Home', async () => {
    await browser.url('/forms');
    await expect($('nav a')).toHaveText('Home');
    await $('nav a').click();
    await expect(byTestId('feature-card-forms')).toBeDisplayed();
  });

  it('links: a click on a link shows its page', async () => {
    await browser.url('/');
    for (const page of ['forms', 'slider', 'alerts']) {
      await byTestId(`nav-${page}`).click();
      await expect(browser).toHaveUrl(new RegExp(`/${page}$`));
    }
    await byTestId('nav-forms').$('svg').click();
    await expect(byTestId('login-form')).toBeDisplayed();
  });

  it('marked: the link of the current page alone is marked', async () => {
    await browser.url('/');
    for (const page of ['forms', 'slider', 'alerts']) {
      await byTestId(`nav-${page}`).click();
      await expect(byTestId(`nav-${page}`)).toHaveAttribute('aria-current', 'page');
      await expect($$('[aria-current]')).toBeElementsArrayOfSize(1);
    }
  });

  it('title: the title names the page', async () => {
    await browser.url('/');
    for (const [page, name] of [
      ['forms', 'Forms'],
      ['alerts', 'Alerts'],
    ]) {
      await byTestId(`nav-${page}`).click();
      await expect(browser).toHaveTitle(`${name} | Test Automation Practice (Web and Mobile Web)`);
    }
    await byTestId('home-link').click();
    await expect(browser).toHaveTitle('Test Automation Practice (Web and Mobile Web)');
  });

  it('current: the link of the current page is in view', async () => {
    await browser.setViewport({ width: 1280, height: 800 });
    for (const id of ['alerts', 'ab-testing', 'about']) {
      await browser.url(`/${id}`);
      await expect(byTestId(`nav-${id}`)).toBeDisplayed({ withinViewport: true });
    }
  });

  it('unscrolled: a page that is opened is not scrolled', async () => {
    // A low window, so that the link is far below it, and the page is longer than it.
    await browser.setViewport({ width: 1280, height: 300 });
    for (const id of ['alerts', 'ab-testing', 'about']) {
      await browser.url(`/${id}`);
      await expect($('h1')).toBeDisplayed();
      expect(await browser.execute(() => window.scrollY)).toBe(0);
    }
  });

  it('brand: the name of the site in the header leads home', async () => {
    await browser.url('/forms');
    await $('header').$('=practice-site').click();
    await expect(byTestId('feature-card-forms')).toBeDisplayed();
  });

  it('arrival: after a move the name of the page is announced', async () => {
    await browser.url('/');
    await expect(byTestId('arrival')).toHaveText('');
    await byTestId('nav-key-press').click();
    // Not its text, because a line for screen readers is not displayed.
    await expect(byTestId('arrival')).toHaveProperty('textContent', 'Key Press');
  });

  it('focus: after a move the focus is in the page', async () => {
    await browser.url('/');
    await byTestId('nav-key-press').click();
    await expect($('main')).toBeFocused();
    await browser.keys('x');
    await expect(byTestId('last-key-pressed')).toHaveText('x');
  });

  it('narrow: below 768 px “Toggle menu” shows or hides the sidebar', async () => {
    await browser.setViewport({ width: 767, height: 800 });
    await browser.url('/');
    const button = byTestId('mobile-menu-button');
    await expect(button).toHaveComputedLabel('Toggle menu');
    await expect(byTestId('nav-about')).not.toBeDisplayed({ withinViewport: true });
    await button.click();
    await expect(byTestId('nav-about')).toBeDisplayed({ withinViewport: true });
    await button.click();
    await expect(byTestId('nav-about')).not.toBeDisplayed({ withinViewport: true });
  });

  it('wide: from 768 px on the sidebar is always shown', async () => {
    await browser.setViewport({ width: 768, height: 800 });
    await browser.url('/');
    await expect(byTestId('nav-about')).toBeDisplayed({ withinViewport: true });
    await expect(byTestId('mobile-menu-button')).not.toBeDisplayed();
  });

  const openMenu = async () => {
    await byTestId('mobile-menu-button').click();
    await expect(byTestId('nav-slider')).toBeDisplayed();
  };
  const openNarrow = async () => {
    await browser.setViewport({ width: 600, height: 800 });
    await browser.url('/');
    await openMenu();
  };

  it('closing: the menu closes when a link is followed', async () => {
    await openNarrow();
    await byTestId('nav-slider').click();
    await expect(byTestId('nav-slider')).not.toBeDisplayed();
    // Once more, because the menu has to close even if the page stays the same.
    await openMenu();
    await byTestId('nav-slider').click();
    await expect(byTestId('nav-slider')).not.toBeDisplayed();
  });

  it('dimmed: a click on the dimmed page closes the menu', async () => {
    await openNarrow();
    // The menu covers the middle of the overlay, so this clicks near its right edge.
    await byTestId('menu-overlay').click({ x: 280 });
    await expect(byTestId('nav-slider')).not.toBeDisplayed();
    await expect(byTestId('menu-overlay')).not.toExist();
  });

  it('escape: Escape closes the menu', async () => {
    await openNarrow();
    await browser.keys('Escape');
    await expect(byTestId('nav-slider')).not.toBeDisplayed();
  });

  it('theme: “Toggle theme” switches between light and dark', async () => {
    await openLight();
    await expect(byTestId('theme-toggle')).toHaveComputedLabel('Toggle theme');
    await expect($('html')).not.toHaveElementClass('dark');
    await byTestId('theme-toggle').click();
    await expect($('html')).toHaveElementClass('dark');
    await byTestId('theme-toggle').click();
    await expect($('html')).not.toHaveElementClass('dark');
  });

  it('remembered: the theme is kept for 365 days', async () => {
    await openLight();
    await byTestId('theme-toggle').click();
    // The browser stores a cookie a moment after the page has set it.
    const cookie = await browser.waitUntil(async () => {
      const [stored] = await browser.getCookies({ name: 'theme' });
      return stored?.value === 'dark' && stored;
    });
    expect((cookie.expiry - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  });

  it('everywhere: the theme is the same on every page', async () => {
    await openLight();
    // Not home: its path / would hide a cookie that is valid only for the page that set it.
    await browser.url('/forms');
    await byTestId('theme-toggle').click();
    await expect($('html')).toHaveElementClass('dark');
    for (const path of ['/', '/multi-tiered-menu', '/iframes-2']) {
      await browser.url(path);
      await expect($('html')).toHaveElementClass('dark');
    }
  });

  it('flash: a dark site never flashes light', async () => {
    await browser.url('/');
    await browser.setCookies({ name: 'theme', value: 'dark' });
    // Runs before any script of the page, and records the theme at each frame.
    const noting = await browser.addInitScript(() => {
      window.themes = [];
      requestAnimationFrame(function note() {
        if (document.body) window.themes.push(document.documentElement.classList.contains('dark'));
        requestAnimationFrame(note);
      });
    });
    await browser.url('/forms');
    await browser.waitUntil(() => browser.execute(() => window.themes.length > 0));
    expect(new Set(await browser.execute(() => window.themes))).toEqual(new Set([true]));
    await noting.remove();
  });

  it('skip: the first Tab reaches “Skip to content”', async () => {
    await browser.url('/forms');
    await browser.keys('Tab');
    await expect($('a=Skip to content')).toBeFocused();
  });

  it('skipped: “Skip to content” moves the focus to the page', async () => {
    await browser.url('/forms');
    await $('a=Skip to content').execute((link) => link.focus());
    await browser.keys('Enter');
    await expect($('main')).toBeFocused();
    await browser.keys('Tab');
    await expect(byTestId('login-form').$(':focus')).toExist();
  });

  it('framed: in a frame a page has neither header nor sidebar', async () => {
    await browser.url('/iframes-1');
    await browser.switchFrame(byTestId('iframe-nested'));
    await expect($('h1')).toBeDisplayed();
    await expect($('nav')).not.toBeExisting();
    await expect($('header')).not.toBeExisting();
    await expect(byTestId('theme-toggle')).not.toBeExisting();
    await browser.switchFrame(null);
  });

  it('unknown: an unknown address leads home', async () => {
    await browser.url('/no-such-page');
    await expect(byTestId('feature-card-forms')).toBeDisplayed();
    await expect(browser).toHaveUrl(`${browser.options.baseUrl}/`);
  });

  it('replaced: an unknown address leaves no entry in the history', async () => {
    await browser.url('/forms');
    await browser.url('/no-such-page');
    await expect(browser).not.toHaveUrl(/no-such-page/);
    await browser.back();
    await expect(browser).toHaveUrl(/\/forms$/);
  });

  it('hash: /#/drag-drop shows the page of /drag-drop', async () => {
    await browser.url('/about');
    await browser.url('/#/drag-drop');
    await expect($('h1')).toHaveText('Drag and Drop');
  });

  it('form: an address like /#/checkboxes keeps this form', async () => {
    await browser.url('/about');
    await browser.url('/#/checkboxes');
    await expect(byTestId('checkbox-group')).toBeDisplayed();
    await expect(browser).toHaveUrl(/\/#\/checkboxes$/);
    await byTestId('nav-forms').click();
    await expect(byTestId('login-form')).toBeDisplayed();
    await expect(browser).toHaveUrl(/\/#\/forms$/);
  });

  const setHash = () =>
    browser.execute(() => {
      location.hash = '#/forms';
    });

  it('rerouted: on a page opened by its path, the hash leads to another path', async () => {
    await browser.url('/checkboxes');
    await setHash();
    await expect(byTestId('login-form')).toBeDisplayed();
    await expect(browser).toHaveUrl(/[^#]\/forms$/);
  });

  it('entries: a hash that was set leaves no entry of its own', async () => {
    await browser.url('/slider');
    await browser.url('/checkboxes');
    await setHash();
    await expect(browser).toHaveUrl(/forms$/);
    await browser.back();
    await expect(browser).toHaveUrl(/\/checkboxes$/);
  });

  it('ignored: an invalid option is ignored', async () => {
    await browser.url('/ab-testing?variant=C');
    await expect(byTestId('variant-title')).toHaveText(/Version [AB]$/);
  });

  it('warned: the console shows one warning about an invalid option', async () => {
    const warnings = [];
    const note = ({ level, text }) => level === 'warn' && warnings.push(text);
    await browser.sessionSubscribe({ events: ['log.entryAdded'] });
    browser.on('log.entryAdded', note);
    await browser.url('/ab-testing?variant=C');
    await browser.waitUntil(() => warnings.length > 0);
    browser.off('log.entryAdded', note);
    expect(warnings).toEqual([expect.stringContaining('variant=C')]);
  });

  it('hint: “Hint” opens the help for its requirement, or closes it', async () => {
    await openPractice('/auth');
    const hint = byTestId('practice-hint-refused');
    await expect(hint).toHaveAttribute('aria-expanded', 'false');
    await hint.click();
    await expect(hint).toHaveAttribute('aria-expanded', 'true');
    await expect($('#practice-help-refused')).toHaveText(expect.stringMatching(/bugs? breaks? it/));
    await hint.click();
    await expect(hint).toHaveAttribute('aria-expanded', 'false');
    await expect($('#practice-help-refused')).not.toExist();
  });

  it('ticks: ticked requirements are still ticked after a reload', async () => {
    await openPractice('/auth');
    await byTestId('practice-tick-busy').click();
    await byTestId('practice-tick-refused').click();
    // Closes the panel, because an open one opens by itself after a reload.
    await byTestId('practice-close').click();
    await browser.refresh();
    await byTestId('practice-toggle').click();
    await expect(byTestId('practice-tick-busy')).toBeSelected();
    await expect(byTestId('practice-tick-refused')).toBeSelected();
    await expect(byTestId('practice-tick-account')).not.toBeSelected();
  });

  it('ticked: the sidebar shows how many requirements are ticked', async () => {
    await openPractice('/auth');
    await byTestId('practice-tick-busy').click();
    await expect(byTestId('nav-auth')).toHaveText(expect.stringMatching(/1 of \d+/));
    await byTestId('nav-forms').click();
    await expect(byTestId('login-form')).toBeDisplayed();
    await expect(byTestId('nav-auth')).toHaveText(expect.stringMatching(/1 of \d+/));
    await expect(byTestId('nav-forms')).toHaveText('Forms');
  });

  it('reopened: after a reload the practice panel is as before', async () => {
    await openPractice('/auth');
    await browser.refresh();
    await expect(byTestId('practice-panel')).toBeDisplayed();
    await byTestId('practice-close').click();
    await browser.refresh();
    await expect(byTestId('practice-toggle')).toHaveAttribute('aria-expanded', 'false');
  });

  it('named: /auth#refused opens the help for the requirement', async () => {
    await browser.url('/auth#refused');
    await expect(byTestId('practice-hint-refused')).toHaveAttribute('aria-expanded', 'true');
    await expect(byTestId('practice-hint-refused')).toBeDisplayed({ withinViewport: true });
    await expect(byTestId('practice-hint-busy')).toHaveAttribute('aria-expanded', 'false');
  });

  it('forget: “Forget” removes the ticks of all pages', async () => {
    await openPractice('/forms');
    await byTestId('practice-tick-fields').click();
    await byTestId('nav-auth').click();
    await byTestId('practice-tick-busy').click();
    await byTestId('practice-forget').click();
    await expect(byTestId('practice-tick-busy')).not.toBeSelected();
    await byTestId('nav-forms').click();
    await expect(byTestId('practice-tick-fields')).not.toBeSelected();
  });

  it('offline: nothing is requested from another server', async () => {
    const requests = [];
    const note = ({ request }) => requests.push(new URL(request.url));
    await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
    browser.on('network.beforeRequestSent', note);
    await browser.url('/');
    // By their names, because some links load another document, and then the old elements are gone.
    for (const name of await byTestIdPrefix('nav-').map((link) => link.getAttribute('data-testid'))) {
      await byTestId(name).click();
      await expect(byTestId(name)).toHaveAttribute('aria-current', 'page');
    }
    await browser.url('/iframes');
    await byTestId('section-iframe-different-domain').click();
    await browser.switchFrame(byTestId('iframe-map'));
    await expect($('h1, h2')).toBeDisplayed();
    browser.off('network.beforeRequestSent', note);

    const { hostname, port } = new URL(browser.options.baseUrl);
    // The map comes from the same server under its other name.
    const known = (url) => url.port === port && [hostname, 'localhost', '127.0.0.1'].includes(url.hostname);
    const foreign = requests.filter((url) => url.protocol.startsWith('http') && !known(url));
    expect(requests.length).toBeGreaterThan(0);
    expect(foreign).toEqual([]);
  });

  const results = () => byTestIdPrefix('search-result-');

  it('search: the search lists the pages with the text, on every page', async () => {
    for (const path of ['/', '/forms', '/canvas']) {
      await browser.url(path);
      await byTestId('page-search').setValue('shadow');
      await expect(byTestId('search-result-shadow-dom')).toBeDisplayed();
      await expect(byTestId('search-result-tables')).not.toExist();
    }
  });

  it('search-says-why: each result marks the text that was found', async () => {
    await browser.url('/slider');
    await byTestId('page-search').setValue('login-form');
    // Test ids load when the field is first used. The assertion waits for them.
    await expect(byTestId('search-result-forms')).toHaveText(/test id login-form/);
    await expect(byTestId('search-result-forms').$('mark')).toHaveText('login-form');
  });

  it('search-words: the search knows the words of testers', async () => {
    await browser.url('/slider');
    await byTestId('page-search').setValue('2FA');
    await expect(byTestId('search-result-wizard')).toHaveText(/Wizard and One-Time Code/);
  });

  it('search-order: pages whose title has the text come first', async () => {
    await browser.url('/forms');
    await byTestId('page-search').setValue('slider');
    await expect($$('[data-testid^="search-result-"] strong')).toHaveText(['Slider', 'Dynamic Elements']);
  });

  it('search-enter: Enter opens the first result', async () => {
    await browser.url('/forms');
    await byTestId('page-search').setValue('shadow');
    await expect(byTestId('search-result-shadow-dom')).toBeDisplayed();
    await browser.keys('Enter');
    await expect(browser).toHaveUrl(/\/shadow-dom$/);
  });

  it('search-keys: the arrow keys move the focus to the results', async () => {
    await browser.url('/forms');
    await byTestId('page-search').setValue('menu');
    await expect(byTestId('search-result-multi-tiered-menu')).toBeDisplayed();
    await browser.keys('ArrowDown');
    await expect(results()[0]).toBeFocused();
    await browser.keys('ArrowDown');
    await expect(results()[1]).toBeFocused();
  });

  it('search-escape: Escape closes the results', async () => {
    await browser.url('/forms');
    await byTestId('page-search').setValue('shadow');
    await expect(byTestId('search-result-shadow-dom')).toBeDisplayed();
    await browser.keys('Escape');
    await expect(byTestId('search-result-shadow-dom')).not.toExist();
  });

  it('search-closest: the closest page is the only result', async () => {
    await browser.url('/forms');
    await byTestId('page-search').setValue('captcha');
    await expect(results()).toBeElementsArrayOfSize(1);
  });

  it('next-page: a page ends with a link to the next one', async () => {
    await browser.url('/checkboxes');
    await expect(byTestId('next-page')).toHaveText('Next in First week: Forms');
    await byTestId('next-page').click();
    await expect(browser).toHaveUrl(/\/forms$/);
  });

  it('last-page: the last page of a track has no such link', async () => {
    await browser.url('/about');
    await expect($('h1')).toBeDisplayed();
    await expect(byTestId('next-page')).not.toExist();
  });
});

async function openPractice(path) {
  await browser.url(path);
  await browser.execute(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await browser.refresh();
  await byTestId('practice-toggle').click();
  await expect(byTestId('practice-panel')).toBeDisplayed();
}

/** Opens the site in the light theme, even if it is served dark. */
async function openLight() {
  await browser.url('/');
  await browser.setCookies({ name: 'theme', value: 'light' });
  await browser.refresh();
}
