import { expect, test } from '@playwright/test';

/** Some pages of each group, in their order. There may be others between them. */
const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Hover States', 'Slider'],
  Content: ['File Upload', 'File Download', 'Broken Images'],
  Advanced: ['Context Menu', 'Notifications', 'Alerts'],
  Platform: ['Date Pickers', 'Autocomplete', 'Canvas and Charts'],
};

test('menu: the sidebar lists the pages under five headings, after a link to Home', async ({ page }) => {
  await page.goto('/');
  const sidebar = page.getByRole('navigation');
  // Headings and links as one list, in the order in which they stand: each heading over its own links.
  const known = ['Home', ...Object.entries(groups).flatMap(([group, pages]) => [group, ...pages])];
  const listed = await sidebar.getByRole('heading').or(sidebar.getByRole('link')).allTextContents();
  expect(listed.slice(0, 3)).toEqual(['Home', 'Basic', 'About']);
  expect(listed.filter((name) => known.includes(name))).toEqual(known);
  await expect(sidebar.getByRole('heading')).toHaveText(Object.keys(groups));
});

test('links: a link shows its page, is the only current one and gives the title', async ({ page }) => {
  await page.goto('/');
  for (const [name, testId, path] of [
    ['Forms', 'nav-forms', /\/forms$/],
    ['Slider', 'nav-slider', /\/slider$/],
    ['Alerts', 'nav-alerts', /\/alerts$/],
  ] as const) {
    await page.getByTestId(testId).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${name} | Test Automation Practice (Web and Mobile Web)`);
    await expect(page.getByTestId(testId)).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[aria-current]')).toHaveCount(1);
  }
  await page.getByTestId('home-link').click();
  await expect(page).toHaveTitle('Test Automation Practice (Web and Mobile Web)');
});

test('current: the link of the current page is in view, and the page is not scrolled for that', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const id of ['alerts', 'ab-testing', 'about']) {
    await page.goto(`/${id}`);
    await expect(page.getByTestId(`nav-${id}`)).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('brand: the name of the site in the header leads home', async ({ page }) => {
  await page.goto('/forms');
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
});

test('arrival: after a move the name of the page is announced, and the focus is in it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('arrival')).toBeEmpty();
  await page.getByTestId('nav-key-press').click();
  await expect(page.getByTestId('arrival')).toHaveText('Key Press');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('x');
  await expect(page.getByTestId('last-key-pressed')).toHaveText('x');
});

test('narrow: below 768 px the sidebar is hidden behind Toggle menu', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Toggle menu' });
  await expect(button).toBeVisible();
  await expect(page.getByTestId('nav-about')).toBeHidden();
  await button.click();
  await expect(page.getByTestId('nav-about')).toBeVisible();
  await button.click();
  await expect(page.getByTestId('nav-about')).toBeHidden();
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByTestId('nav-about')).toBeVisible();
  await expect(button).toBeHidden();
});

test('closing: the opened menu closes by a link, a click on the dimmed page, and Escape', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto('/');
  for (const close of [
    () => page.getByTestId('nav-slider').click(),
    // Once more: the page stays the same, and the menu has to close nevertheless.
    () => page.getByTestId('nav-slider').click(),
    // The overlay's middle is below the menu, so the click goes to its right edge.
    () => page.getByTestId('menu-overlay').click({ position: { x: 590, y: 400 } }),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByTestId('mobile-menu-button').click();
    await expect(page.getByTestId('nav-slider')).toBeVisible();
    await close();
    await expect(page.getByTestId('nav-slider')).toBeHidden();
    await expect(page.getByTestId('menu-overlay')).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/slider$/);
});

test('theme: Toggle theme switches between light and dark', async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'theme', value: 'light', url: page.url() }]);
  await page.reload();
  const root = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Toggle theme' });
  await expect(toggle).toBeVisible();
  await expect(root).not.toContainClass('dark');
  await toggle.click();
  await expect(root).toContainClass('dark');
  await toggle.click();
  await expect(root).not.toContainClass('dark');
});

test('remembered: the theme is kept for 365 days, and holds on every page', async ({ page, context }) => {
  // Not home, whose path would hide that a cookie is only for the page that set it.
  await page.goto('/forms');
  await context.addCookies([{ name: 'theme', value: 'light', url: new URL('/', page.url()).href }]);
  await page.reload();
  await page.getByTestId('theme-toggle').click();
  await expect(page.locator('html')).toContainClass('dark');
  // The browser stores a cookie a moment after the page has set it.
  const stored = async () => (await context.cookies()).find(({ name }) => name === 'theme');
  await expect.poll(async () => (await stored())?.value).toBe('dark');
  const cookie = await stored();
  expect(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  for (const path of ['/', '/multi-tiered-menu', '/iframes-2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('html')).toContainClass('dark');
  }
});

test('flash: a site that was left dark is dark from the start', async ({ page, context }) => {
  await page.goto('/');
  await context.addCookies([{ name: 'theme', value: 'dark', url: page.url() }]);
  // With its scripts held back the site stays as it is at the start.
  await page.route('**/*.js', () => {});
  await page.goto('/forms', { waitUntil: 'commit' });
  await expect(page.locator('html')).toContainClass('dark');
});

test('skip: the first Tab reaches Skip to content, which moves the focus to the page', async ({ page }) => {
  await page.goto('/forms');
  await expect(page.getByTestId('username-input')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('login-form').locator(':focus')).toBeVisible();
});

test('framed: in a frame a page stands alone', async ({ page }) => {
  await page.goto('/iframes-1');
  const frame = page.getByTestId('iframe-nested').contentFrame();
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(frame.getByRole('navigation')).toHaveCount(0);
  await expect(frame.getByRole('banner')).toHaveCount(0);
  await expect(frame.getByTestId('theme-toggle')).toHaveCount(0);
});

test('unknown: an unknown address leads home and leaves no entry in the history', async ({ page }) => {
  await page.goto('/forms');
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/forms');
});

test('hash: /#/drag-drop shows the page of /drag-drop and stays in this form', async ({ page }) => {
  await page.goto('/#/drag-drop');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Drag and Drop');
  await expect(page).toHaveURL('/#/drag-drop');
  await expect(page.getByTestId('nav-slider')).toHaveAttribute('href', /#\/slider$/);
  // A new document would have lost this.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByTestId('nav-forms').click();
  await expect(page).toHaveURL('/#/forms');
  await expect(page.getByTestId('login-form')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('rerouted: setting the hash on a page of a path leads to the path', async ({ page }) => {
  await page.goto('/slider');
  await page.goto('/checkboxes');
  await expect(page.getByTestId('checkbox-group')).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#/forms';
  });
  await expect(page.getByTestId('login-form')).toBeVisible();
  await expect(page).toHaveURL('/forms');
  await page.goBack();
  await expect(page).toHaveURL('/checkboxes');
  await expect(page.getByTestId('checkbox-group')).toBeVisible();
});

test('ignored: an option that makes no sense is ignored with one warning', async ({ page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await page.goto('/ab-testing?variant=C');
  await expect(page.getByTestId('variant-title')).toHaveText(/Version [AB]$/);
  await expect.poll(() => warnings).toEqual([expect.stringContaining('variant=C')]);
});

test('offline: nothing is requested from another server', async ({ page }) => {
  const foreign: string[] = [];
  await page.goto('/');
  const { hostname, port } = new URL(page.url());
  page.on('request', (request) => {
    const url = new URL(request.url());
    // The map comes from the same server by its other name.
    const known = url.port === port && [hostname, 'localhost', '127.0.0.1'].includes(url.hostname);
    if (url.protocol.startsWith('http') && !known) foreign.push(request.url());
  });
  await page.reload();
  for (const link of await page.getByTestId(/^nav-/).all()) {
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.getByTestId('nav-iframes').click();
  await page.getByRole('button', { name: 'Iframe different domain' }).click();
  await expect(page.getByTestId('iframe-map').contentFrame().getByRole('heading')).toBeVisible();
  expect(foreign).toEqual([]);
});
