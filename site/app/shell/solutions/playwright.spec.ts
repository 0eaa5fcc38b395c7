import { expect, type Page, test } from '@playwright/test';

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

test('menu: the sidebar lists the pages under seven headings', async ({ page }) => {
  await page.goto('/');
  const sidebar = page.getByRole('navigation');
  // Headings and links as one list, in their order: each heading over its own links.
  const known = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
  const listed = await sidebar.getByRole('heading').or(sidebar.getByRole('link')).allTextContents();
  expect(listed.slice(1, 3)).toEqual(['Basic', 'About']);
  expect(listed.filter((name) => known.includes(name))).toEqual(known);
  await expect(sidebar.getByRole('heading')).toHaveText(Object.keys(groups));
});

test('home: the first link is Home', async ({ page }) => {
  await page.goto('/forms');
  const first = page.getByRole('navigation').getByRole('link').first();
  await expect(first).toHaveText('Home');
  await first.click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
});

test('links: a click on a link shows its page', async ({ page }) => {
  await page.goto('/');
  for (const id of ['forms', 'slider', 'alerts']) {
    await page.getByTestId(`nav-${id}`).click();
    await expect(page).toHaveURL(new RegExp(`/${id}$`));
  }
  await page.getByTestId('nav-forms').locator('svg').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
});

test('marked: the link of the current page alone is marked', async ({ page }) => {
  await page.goto('/');
  for (const id of ['forms', 'slider', 'alerts']) {
    await page.getByTestId(`nav-${id}`).click();
    await expect(page.getByTestId(`nav-${id}`)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]')).toHaveCount(1);
  }
});

test('title: the title names the page', async ({ page }) => {
  await page.goto('/');
  for (const [id, name] of [
    ['forms', 'Forms'],
    ['alerts', 'Alerts'],
  ]) {
    await page.getByTestId(`nav-${id}`).click();
    await expect(page).toHaveTitle(`${name} | Test Automation Practice (Web and Mobile Web)`);
  }
  await page.getByTestId('home-link').click();
  await expect(page).toHaveTitle('Test Automation Practice (Web and Mobile Web)');
});

test('current: the link of the current page is in view', async ({ page }) => {
  for (const id of ['alerts', 'ab-testing', 'about']) {
    await page.goto(`/${id}`);
    await expect(page.getByTestId(`nav-${id}`)).toBeInViewport({ ratio: 1 });
  }
});

test('unscrolled: a page that is opened is not scrolled', async ({ page }) => {
  // A low window, so that the link is far below it, and the page is longer than it.
  await page.setViewportSize({ width: 1280, height: 300 });
  for (const id of ['alerts', 'ab-testing', 'about']) {
    await page.goto(`/${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('brand: the name of the site in the header leads home', async ({ page }) => {
  await page.goto('/forms');
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
});

test('arrival: after a move the name of the page is announced', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('arrival')).toBeEmpty();
  await page.getByTestId('nav-key-press').click();
  await expect(page.getByTestId('arrival')).toHaveText('Key Press');
});

test('focus: after a move the focus is in the page', async ({ page }) => {
  await page.goto('/');
  await page.getByTestId('nav-key-press').click();
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('x');
});

test('narrow: below 768 px “Toggle menu” shows or hides the sidebar', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Toggle menu' });
  await expect(page.getByTestId('nav-about')).toBeHidden();
  await button.click();
  await expect(page.getByTestId('nav-about')).toBeVisible();
  await button.click();
  await expect(page.getByTestId('nav-about')).toBeHidden();
});

test('wide: from 768 px on the sidebar is always shown', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/');
  await expect(page.getByTestId('nav-about')).toBeVisible();
  await expect(page.getByTestId('mobile-menu-button')).toBeHidden();
});

test('closing: the menu closes when a link is followed', async ({ page }) => {
  await openMenu(page);
  await page.getByTestId('nav-slider').click();
  await expect(page.getByTestId('nav-slider')).toBeHidden();
  // Once more, because the menu has to close even if the page stays the same.
  await page.getByTestId('mobile-menu-button').click();
  await page.getByTestId('nav-slider').click();
  await expect(page.getByTestId('nav-slider')).toBeHidden();
});

test('dimmed: a click on the dimmed page closes the menu', async ({ page }) => {
  await openMenu(page);
  // The menu covers the middle of the overlay, so this clicks its right edge.
  await page.getByTestId('menu-overlay').click({ position: { x: 590, y: 400 } });
  await expect(page.getByTestId('nav-slider')).toBeHidden();
  await expect(page.getByTestId('menu-overlay')).toHaveCount(0);
});

test('escape: Escape closes the menu', async ({ page }) => {
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('nav-slider')).toBeHidden();
});

test('theme: “Toggle theme” switches between light and dark', async ({ page }) => {
  await openLight(page, '/');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await expect(page.locator('html')).not.toContainClass('dark');
  await toggle.click();
  await expect(page.locator('html')).toContainClass('dark');
  await toggle.click();
  await expect(page.locator('html')).not.toContainClass('dark');
});

test('remembered: the theme is kept for 365 days', async ({ page, context }) => {
  await openLight(page, '/');
  await page.getByTestId('theme-toggle').click();
  // The browser stores a cookie a moment after the page has set it.
  const dark = async () => (await context.cookies()).find(({ name, value }) => name === 'theme' && value === 'dark');
  await expect.poll(dark).toBeTruthy();
  expect((((await dark())?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
});

test('everywhere: the theme is the same on every page', async ({ page }) => {
  // Not home: its path / would hide a cookie that is valid only for the page that set it.
  await openLight(page, '/forms');
  await page.getByTestId('theme-toggle').click();
  await expect(page.locator('html')).toContainClass('dark');
  for (const path of ['/', '/multi-tiered-menu', '/iframes-2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toContainClass('dark');
  }
});

test('flash: a dark site never flashes light', async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'theme', value: 'dark', url: page.url() }]);
  // Without its scripts, the site stays as it is at the start.
  await page.route('**/*.js', () => {});
  await page.goto('/forms', { waitUntil: 'commit' });
  await expect(page.locator('html')).toContainClass('dark');
});

test('skip: the first Tab reaches “Skip to content”', async ({ page }) => {
  await page.goto('/forms');
  await expect(page.getByTestId('username-input')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});

test('skipped: “Skip to content” moves the focus to the page', async ({ page }) => {
  await page.goto('/forms');
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('login-form').locator(':focus')).toBeVisible();
});

test('framed: in a frame a page has neither header nor sidebar', async ({ page }) => {
  await page.goto('/iframes-1');
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByTestId('theme-toggle')).toHaveCount(0);
});

test('unknown: an unknown address leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
});

test('replaced: an unknown address leaves no entry in the history', async ({ page }) => {
  await page.goto('/forms');
  await page.goto('/no-such-page');
  await expect(page).not.toHaveURL('/no-such-page');
  await page.goBack();
  await expect(page).toHaveURL('/forms');
});

test('hash: /#/drag-drop shows the page of /drag-drop', async ({ page }) => {
  await page.goto('/#/drag-drop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drag and Drop');
});

test('form: an address like /#/checkboxes keeps this form', async ({ page }) => {
  await page.goto('/#/checkboxes');
  await expect(page.getByTestId('checkbox-group')).toBeVisible();
  await expect(page).toHaveURL('/#/checkboxes');
  await page.getByTestId('nav-forms').click();
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page).toHaveURL('/#/forms');
});

test('rerouted: on a page opened by its path, the hash leads to another path', async ({ page }) => {
  await page.goto('/checkboxes');
  await setHash(page);
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page).toHaveURL('/forms');
});

test('entries: a hash that was set leaves no entry of its own', async ({ page }) => {
  await page.goto('/slider');
  await page.goto('/checkboxes');
  await setHash(page);
  await expect(page).toHaveURL(/forms$/);
  await page.goBack();
  await expect(page).toHaveURL('/checkboxes');
});

test('ignored: an invalid option is ignored', async ({ page }) => {
  await page.goto('/ab-testing?variant=C');
  await expect(page.getByTestId('variant-title')).toHaveText(/Version [AB]$/);
});

test('warned: the console shows one warning about an invalid option', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/ab-testing?variant=C');
  await expect.poll(() => warnings).toEqual([expect.stringContaining('variant=C')]);
});

test('hint: “Hint” opens the help for its requirement, or closes it', async ({ page }) => {
  await page.goto('/auth');
  await page.getByTestId('practice-toggle').click();
  const hint = page.getByTestId('practice-hint-refused');
  const bugs = page.getByTestId('practice-panel').getByText(/\d+ bugs? breaks? it/);
  await expect(hint).toHaveAttribute('aria-expanded', 'false');
  await hint.click();
  await expect(hint).toHaveAttribute('aria-expanded', 'true');
  await expect(bugs).toBeVisible();
  await hint.click();
  await expect(hint).toHaveAttribute('aria-expanded', 'false');
  await expect(bugs).toHaveCount(0);
});

test('ticks: ticked requirements are still ticked after a reload', async ({ page }) => {
  await page.goto('/auth');
  await tick(page, 'busy', 'refused');
  // Closes the panel, because an open one opens by itself after a reload.
  await page.getByTestId('practice-close').click();
  await page.reload();
  await page.getByTestId('practice-toggle').click();
  await expect(page.getByTestId('practice-tick-busy')).toBeChecked();
  await expect(page.getByTestId('practice-tick-refused')).toBeChecked();
  await expect(page.getByTestId('practice-tick-account')).not.toBeChecked();
});

test('ticked: the sidebar shows how many requirements are ticked', async ({ page }) => {
  await page.goto('/auth');
  await tick(page, 'busy');
  await expect(page.getByTestId('nav-auth')).toContainText(/1 of \d+/);
  await page.getByTestId('nav-forms').click();
  await expect(page.getByTestId('nav-auth')).toContainText(/1 of \d+/);
  await expect(page.getByTestId('nav-forms')).toHaveText('Forms');
});

test('reopened: after a reload the practice panel is as before', async ({ page }) => {
  await page.goto('/auth');
  await page.getByTestId('practice-toggle').click();
  await expect(page.getByTestId('practice-panel')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('practice-panel')).toBeVisible();
  await page.getByTestId('practice-close').click();
  await page.reload();
  // A panel that opens by itself does so once its script is loaded.
  await page.waitForLoadState('networkidle');
  await expect(page.getByTestId('practice-panel')).toHaveCount(0);
});

test('named: /auth#refused opens the help for the requirement', async ({ page }) => {
  await page.goto('/auth#refused');
  await expect(page.getByTestId('practice-panel')).toBeVisible();
  await expect(page.getByTestId('practice-hint-refused')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByTestId('practice-hint-refused')).toBeInViewport();
  await expect(page.getByTestId('practice-hint-busy')).toHaveAttribute('aria-expanded', 'false');
});

test('forget: “Forget” removes the ticks of all pages', async ({ page }) => {
  await page.goto('/forms');
  await tick(page, 'fields');
  await page.getByTestId('nav-auth').click();
  await tick(page, 'busy');
  await page.getByTestId('practice-forget').click();
  await expect(page.getByTestId('practice-tick-busy')).not.toBeChecked();
  await page.getByTestId('nav-forms').click();
  await expect(page.getByTestId('practice-tick-fields')).not.toBeChecked();
});

test('offline: nothing is requested from another server', async ({ page }) => {
  // It opens every page.
  test.slow();
  const foreign: string[] = [];
  await page.goto('/');
  const { hostname, port } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The map comes from the same server under its other name.
    const known = url.port === port && [hostname, 'localhost', '127.0.0.1'].includes(url.hostname);
    if (url.protocol.startsWith('http') && !known) foreign.push(request.url());
  });
  await page.reload();
  for (const link of await page.getByTestId(/^nav-/).all()) {
    await link.click();
    await expect(page).toHaveURL(await link.evaluate(({ href }: HTMLAnchorElement) => href));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.getByTestId('nav-iframes').click();
  await page.getByRole('button', { name: 'Iframe different domain' }).click();
  await expect(page.getByTestId('iframe-map').contentFrame().getByRole('heading')).toBeVisible();
  expect(foreign).toEqual([]);
});

const results = (page: Page) => page.getByTestId(/^search-result-/);

test('search: the search lists the pages with the text, on every page', async ({ page }) => {
  for (const path of ['/', '/forms', '/canvas']) {
    await page.goto(path);
    await page.getByTestId('page-search').fill('shadow');
    await expect(page.getByTestId('search-result-shadow-dom')).toBeVisible();
    await expect(page.getByTestId('search-result-tables')).toHaveCount(0);
  }
});

test('search-says-why: each result marks the text that was found', async ({ page }) => {
  await page.goto('/slider');
  await page.getByTestId('page-search').fill('login-form');
  // Test ids load when the field is first used. The assertion waits for them.
  await expect(page.getByTestId('search-result-forms')).toContainText('test id login-form');
  await expect(page.getByTestId('search-result-forms').locator('mark')).toHaveText('login-form');
});

test('search-words: the search knows the words of testers', async ({ page }) => {
  await page.goto('/slider');
  await page.getByTestId('page-search').fill('2FA');
  await expect(results(page)).toContainText(['Wizard and One-Time Code']);
});

test('search-order: pages whose title has the text come first', async ({ page }) => {
  await page.goto('/forms');
  await page.getByTestId('page-search').fill('slider');
  await expect(results(page).locator('strong')).toHaveText(['Slider', 'Dynamic Elements']);
});

test('search-enter: Enter opens the first result', async ({ page }) => {
  await page.goto('/forms');
  await page.getByTestId('page-search').fill('shadow');
  await expect(page.getByTestId('search-result-shadow-dom')).toBeVisible();
  await page.getByTestId('page-search').press('Enter');
  await expect(page).toHaveURL(/\/shadow-dom$/);
});

test('search-keys: the arrow keys move the focus to the results', async ({ page }) => {
  await page.goto('/forms');
  await page.getByTestId('page-search').fill('menu');
  await expect(page.getByTestId('search-result-multi-tiered-menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
});

test('search-escape: Escape closes the results', async ({ page }) => {
  await page.goto('/forms');
  await page.getByTestId('page-search').fill('shadow');
  await expect(page.getByTestId('search-result-shadow-dom')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(results(page)).toHaveCount(0);
});

test('search-closest: the closest page is the only result', async ({ page }) => {
  await page.goto('/forms');
  await page.getByTestId('page-search').fill('captcha');
  await expect(results(page)).toHaveCount(1);
});

test('next-page: a page ends with a link to the next one', async ({ page }) => {
  await page.goto('/checkboxes');
  await expect(page.getByTestId('next-page')).toHaveText('Next in First week: Forms');
  await page.getByTestId('next-page').click();
  await expect(page).toHaveURL(/\/forms$/);
});

test('last-page: the last page of a track has no such link', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByTestId('next-page')).toHaveCount(0);
});

async function tick(page: Page, ...requirements: string[]) {
  const toggle = page.getByTestId('practice-toggle');
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
  for (const requirement of requirements) await page.getByTestId(`practice-tick-${requirement}`).check();
}

async function openMenu(page: Page) {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/');
  await page.getByTestId('mobile-menu-button').click();
  await expect(page.getByTestId('nav-slider')).toBeVisible();
}

/** Opens the site in the light theme, even if it is served dark. */
async function openLight(page: Page, path: string) {
  await page.goto(path);
  await page.context().addCookies([{ name: 'theme', value: 'light', url: new URL('/', page.url()).href }]);
  await page.reload();
  await expect(page.getByTestId('theme-toggle')).toBeVisible();
}

async function setHash(page: Page) {
  await page.evaluate(() => {
    location.hash = '#/forms';
  });
}
