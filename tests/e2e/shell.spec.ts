import { groups, type MenuPage } from '../../site/catalogue';
import { expect, test } from '../fixtures';

test.describe('addresses', () => {
  for (const [address, path] of [
    ['/#/drag-drop', '/#/drag-drop'],
    ['/?#/drag-drop', '/#/drag-drop'],
    ['/#//multi-tiered-menu/', '/#/multi-tiered-menu'],
    ['/forms#/drag-drop', '/drag-drop'],
    ['//multi-tiered-menu', '/multi-tiered-menu'],
    ['/no-such-page', '/'],
    ['/forms/no-such-page', '/'],
    ['/#/no-such-page', '/#/'],
  ] as const) {
    // On a static host an unknown address is a 404, which the browser logs as an error.
    test(`${address} shows ${path}`, { tag: /^[^#]*no-such-page/.test(address) ? '@server' : [] }, async ({
      page,
      baseURL,
    }) => {
      // Not by `new URL(address, baseURL)`, which would take `//host/path` for another host.
      await page.goto(`${new URL(baseURL ?? '').origin}${address}`);
      await expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).hash).toBe(path);
      await expect(page.getByRole('main').locator('h1').first()).toBeVisible();
    });
  }

  test('an address in hash form stays in hash form, and in its document', async ({ open, page }) => {
    await open('/#/auth?delayScale=0');
    for (const name of ['username-input', 'password-input']) await page.getByTestId(name).fill('admin');
    await page.getByTestId('login-button').click();
    await expect(page.getByTestId('auth-success')).toBeVisible();
    // Opening the same address again loads no new document, so the login is still there.
    await page.goto('/#/auth?delayScale=0');
    await expect(page.getByTestId('auth-success')).toBeVisible();

    await page.getByTestId('nav-forms').evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL('/#/forms');
    await expect(page.getByTestId('login-form')).toBeVisible();
    expect(await page.getByTestId('nav-slider').evaluate((link: HTMLAnchorElement) => link.href)).toMatch(
      /\/#\/slider$/,
    );
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Basic Authentication' })).toBeVisible();
  });

  for (const address of ['/?variant=B#/ab-testing', '/#/ab-testing?variant=B', '/?variant=A#/ab-testing?variant=B']) {
    test(`${address} has its parameter`, async ({ open, page }) => {
      await open(address);
      await expect(page.getByTestId('variant-title')).toHaveText('Experience Version B');
    });
  }

  test('a later hash change opens its page and leaves no entry of its own', async ({ open, page }) => {
    await open('/');
    await open('/forms');
    await page.evaluate(() => {
      location.hash = '#/checkboxes';
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Checkboxes' })).toBeVisible();
    expect(new URL(page.url()).hash).toBe('');
    await page.goBack({ waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1, name: 'Forms and Validation' })).toBeVisible();
  });
});

test.describe('theme', () => {
  test('is kept in a cookie for a year and applied before the first paint', { tag: '@design' }, async ({
    open,
    page,
    storedCookie,
  }) => {
    await open('/');
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await page.getByTestId('theme-toggle').click();
    await expect(page.locator('html')).toHaveClass('dark');
    const cookie = await storedCookie('theme', /^dark$/);
    expect(cookie).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(Math.round(days)).toBe(365);

    // The site's scripts are held back, so only the document itself can have set the class.
    await page.route('**/assets/*.js', () => {});
    await page.goto('/forms', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveClass('dark');
  });

  test('goes back to light', { tag: '@design' }, async ({ open, page, storedCookie }) => {
    await open('/');
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await page.getByRole('button', { name: 'Toggle theme' }).click();
    await expect(page.locator('html')).not.toHaveClass(/dark/);
    await storedCookie('theme', /^light$/);
  });
});

test('the current page is the active link', async ({ open, page, isMobile }) => {
  await open('/forms');
  if (isMobile) await page.getByRole('button', { name: 'Toggle menu' }).click();
  await expect(page.getByTestId('nav-forms')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('home-link')).not.toHaveAttribute('aria-current');
  await page.getByTestId('home-link').click();
  await expect(page).toHaveURL('/');
  await expect(page.getByTestId('home-link')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Automation Practice (Web and Mobile Web)');
});

test('the current link is in view, and neither the page nor the focus has moved for it', async ({
  open,
  page,
  isMobile,
}) => {
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  for (const id of ['alerts', 'notifications', 'about']) {
    await open(`/${id}`);
    const link = page.getByTestId(`nav-${id}`);
    const menuButton = page.getByTestId('mobile-menu-button');
    if (isMobile) await menuButton.click();
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(isMobile ? menuButton : page.locator('body')).toBeFocused();
  }
  if (isMobile) return;
  await page.getByTestId('home-link').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByTestId('home-link')).toBeInViewport({ ratio: 1 });
  await page.getByTestId('feature-card-alerts').click();
  await expect(page.getByTestId('nav-alerts')).toBeInViewport({ ratio: 1 });
});

test('the name of the site leads home, and is not a link of the menu', async ({ open, page }) => {
  await open('/#/forms');
  await page.getByRole('link', { name: 'practice-site', exact: true }).click();
  await expect(page).toHaveURL('/#/');
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await expect(page.getByRole('navigation').getByText('practice-site')).toHaveCount(0);
});

for (const key of ['ControlOrMeta', 'Shift'] as const)
  test(`a link that is clicked with ${key} opens a tab or a window, and the page stays`, async ({
    open,
    page,
    context,
  }) => {
    await open('/forms');
    const opened = context.waitForEvent('page');
    await page.getByTestId('brand').click({ modifiers: [key] });
    const other = await opened;
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL('/forms');
    await other.close();
  });

test('a link to the page that is shown leaves no entry in the history', async ({ open, page }) => {
  await open('/');
  const before = await page.evaluate(() => history.length);
  await page.getByTestId('brand').click();
  expect(await page.evaluate(() => history.length)).toBe(before);
});

test('a page that comes by a link is shown from its top', async ({ open, page }) => {
  // A low window, so that both pages are longer than it.
  await page.setViewportSize({ width: 1280, height: 300 });
  await open('/');
  // By whole pixels: after a scroll by parts of one, Firefox is a pixel below each place that it is sent to.
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page.getByTestId('feature-card-forms').evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms and Validation');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('Enter that confirms what an input method has composed opens no page', async ({ open, page }) => {
  await open('/forms');
  const field = page.getByTestId('page-search');
  await field.fill('auth/refused');
  await expect(page.getByTestId('search-result-auth')).toBeVisible();
  await field.evaluate((input) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  );
  await expect(page).toHaveURL('/forms');
});

test.describe('a move to another page', () => {
  test('is announced by its name, which a new document leaves to the browser', async ({ open, page }) => {
    await open('/');
    const arrival = page.locator('body > #root > [aria-live="polite"]');
    await expect(arrival).toBeEmpty();
    await page.getByTestId('feature-card-key-press').click();
    await expect(arrival).toHaveText('Key Press');
    await page.getByRole('link', { name: 'practice-site' }).click();
    await expect(arrival).toHaveText('Home');
    await page.goBack();
    await expect(arrival).toHaveText('Key Press');
    await expect(page.getByRole('main').getByTestId('arrival')).toHaveCount(0);
  });

  for (const address of ['/', '/#/']) {
    test(`from ${address} gives the page the focus, and keys right after the click`, async ({ open, page }) => {
      await open(address);
      await page.getByTestId('nav-key-press').evaluate(async (link: HTMLElement) => {
        link.focus();
        link.click();
        // In the same task: React renders in a microtask.
        await Promise.resolve();
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
      });
      await expect(page.getByTestId('last-key-pressed')).toHaveText('x');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.getByTestId('last-key-pressed')).toHaveText('Enter');
    });
  }
});

test.describe('in a frame', () => {
  test('a page is alone, and by itself it has everything', async ({ open, page }) => {
    await open('/iframes-1');
    const framed = page.getByTestId('iframe-nested').contentFrame();
    await expect(framed.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
    await expect(framed.getByRole('main')).toHaveAccessibleName('Dynamic Tables Have Input');
    await expect(framed.locator('header, nav, .skip')).toHaveCount(0);
    expect(await framed.getByRole('main').evaluate((main) => main.getBoundingClientRect().left)).toBe(0);
    await open('/iframes-2');
    await expect(page.locator('header, nav')).toHaveCount(2);
  });

  test('a link of the page leads to another in the frame', async ({ open, page }) => {
    await open('/iframes-1');
    const framed = page.getByTestId('iframe-nested').contentFrame();
    await framed.locator('body').evaluate(() => {
      location.hash = '#/';
    });
    await framed.getByTestId('feature-card-slider').click();
    await expect(framed.getByRole('heading', { level: 1 })).toHaveText('Horizontal Slider');
    await expect(page).toHaveURL('/iframes-1');
  });
});

test('each link of a page is directly in an item of its group', { tag: '@design' }, async ({ open, page }) => {
  await open('/');
  const links = page.locator('nav [data-test^="nav-"]');
  await expect(links).toHaveCount(groups.flatMap((group): readonly MenuPage[] => group.pages).length);
  await expect(page.locator('nav ul > li > a[data-test^="nav-"]:only-child')).toHaveCount(await links.count());
  await expect(page.locator("//nav/section[h3='Interaction']/ul/li[a='Key Press']")).toHaveCount(1);
});

for (const id of ['date-pickers', 'dropdowns', 'multi-tiered-menu', 'tabs-and-trees']) {
  test(`the link around ${id} keeps its line beside the library`, { tag: '@design' }, async ({ open, page }) => {
    await open(`/${id}`);
    await expect(page.getByRole('link', { name: /^Next in / })).toHaveCSS('text-decoration-line', 'underline');
  });
}

test('the shell brings no heading, form, label or field of its own but the search', async ({ open, page }) => {
  await open('/about');
  const brought = 'h1, h2, form, label, input, textarea, select';
  const outside = await page
    .locator(`body :is(${brought}):not(main *)`)
    .evaluateAll((all) => all.map((one) => one.outerHTML));
  expect(outside).toEqual([expect.stringContaining('type="search"')]);
  await expect(page.getByRole('main').getByTestId('theme-toggle')).toHaveCount(0);
});

test('one link goes straight to the page, past the menu', { tag: '@design' }, async ({ open, page, browserName }) => {
  await open('/forms');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', { name: 'Skip to content' });
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('username-input'), browserName).toBeFocused();
});

for (const [address, target] of [
  ['/forms', '/forms#main'],
  ['/forms?seed=7', '/forms?seed=7#main'],
  ['/#/forms', /^\/(#\/forms|forms#main)$/],
] as const) {
  test(`at ${address} that link stays in the document and leaves address and history alone`, async ({ open, page }) => {
    await open(address);
    await page.getByTestId('username-input').fill('nancy');
    const link = page.getByRole('link', { name: 'Skip to content' });
    const href = await link.evaluate((element: HTMLAnchorElement) => element.href.slice(element.origin.length));
    expect(href).toMatch(target);
    const before = await page.evaluate(() => [location.href, history.length]);
    await link.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    expect(await page.evaluate(() => [location.href, history.length])).toEqual(before);
    await expect(page.getByTestId('username-input')).toHaveValue('nancy');
  });
}

test('that link names the page that is shown, after a walk too', async ({ open, page }) => {
  await open('/');
  await page.getByTestId('feature-card-forms').click();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveJSProperty(
    'href',
    new URL('/forms#main', page.url()).href,
  );
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 768, height: 800 }, isMobile: false });

  test('the sidebar is always there and the menu button never', { tag: '@design' }, async ({ open, page }) => {
    await open('/');
    await expect(page.getByTestId('nav-alerts')).toBeVisible();
    await expect(page.getByTestId('mobile-menu-button')).toBeHidden();
    expect((await page.getByRole('navigation').boundingBox())?.width).toBe(256);
  });
});

test.describe('below 768 px', () => {
  test.use({ viewport: { width: 767, height: 800 } });

  test('the menu opens by its button and closes on navigation', async ({ open, page }) => {
    await open('/');
    await expect(page.getByTestId('nav-slider')).toBeHidden();
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await page.getByTestId('nav-slider').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horizontal Slider');
    await expect(page.getByTestId('nav-slider')).toBeHidden();
  });

  test('the menu closes and the search is empty on the way between entries that no link made', async ({
    open,
    page,
  }) => {
    await open('/#/forms');
    await page.getByRole('button', { name: 'Toggle menu' }).click();
    await page.getByTestId('page-search').fill('slider');
    await open('/#/auth');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Basic Authentication');
    await expect(page.getByTestId('nav-about')).toBeHidden();
    await expect(page.getByTestId('page-search')).toHaveValue('');
  });

  test('a click on the dimmed page, a second press and Escape close it', async ({ open, page }) => {
    await open('/');
    const button = page.getByTestId('mobile-menu-button');
    const link = page.getByTestId('nav-about');
    await button.click();
    await expect(link).toBeVisible();
    await page.mouse.click(700, 400);
    await expect(link).toBeHidden();
    await button.click();
    await expect(link).toBeVisible();
    await button.click();
    await expect(link).toBeHidden();
    await button.click();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('a window that has become narrow starts with the menu closed', async ({ open, page }) => {
    await open('/');
    await page.getByTestId('mobile-menu-button').click();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(page.getByTestId('nav-about')).toBeVisible();
    await page.setViewportSize({ width: 600, height: 800 });
    await expect(page.getByTestId('nav-about')).toBeHidden();
  });

  test('a narrow window that is resized closes the menu, and its overlay goes', async ({ open, page }) => {
    await open('/');
    await page.getByTestId('mobile-menu-button').click();
    await expect(page.getByTestId('menu-overlay')).toBeVisible();
    await page.setViewportSize({ width: 700, height: 800 });
    await expect(page.getByTestId('nav-about')).toBeHidden();
    await expect(page.getByTestId('menu-overlay')).toHaveCount(0);
    await page.getByTestId('mobile-menu-button').click();
    await page.getByTestId('menu-overlay').click({ position: { x: 600, y: 300 } });
    await expect(page.getByTestId('menu-overlay')).toHaveCount(0);
  });
});
