import { expect, test } from '../fixtures';
import { violations, violationsInDark } from './axe';
import { overflowOf } from './overflow';

// The search in the header of every page.

test('shows what it finds in the window while one types, and a click opens it', async ({ open, page }) => {
  await open('/forms');
  await page.getByTestId('page-search').click();
  await page.keyboard.type('infinite scroll');
  const result = page.getByTestId('search-result-long-lists');
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result.locator('mark')).toHaveText(['infinite', 'scroll', 'scroll']);
  await expect(page.getByTestId('search-status')).toHaveText(/^1 of \d+ pages$/);
  expect(await overflowOf(page)).toBe(0);
  expect([...(await violations(page)), ...(await violationsInDark(page))]).toEqual([]);
  await result.click();
  await expect(page).toHaveURL('/long-lists');
  await expect(page.getByTestId('page-search')).toHaveValue('');
});

test('in hash form its results and the next page are addresses in hash form', async ({ open, page }) => {
  await open('/#/checkboxes');
  await expect(page.getByTestId('next-page')).toHaveAttribute('href', /#\/forms$/);
  await page.getByTestId('page-search').fill('tables');
  await expect(page.getByTestId('search-result-tables')).toHaveAttribute('href', /#\/tables$/);
  await page.getByTestId('page-search').press('Enter');
  await expect(page).toHaveURL('/#/tables');
  await expect(page.getByTestId('dynamic-table')).toBeVisible();
});

test('says that a captcha is on no page, and which comes closest', async ({ open, page }) => {
  await open('/forms');
  await page.getByTestId('page-search').fill('captcha');
  await expect(page.getByTestId('search-status')).toContainText('Nothing found for “captcha”. No page has it.');
  await expect(page.getByTestId(/^search-result-/)).toContainText(['Wizard and One-Time Code']);
});

test('Enter waits for all that is searched, however slowly it comes', async ({ open, page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/search-texts-/, async (route) => {
    await released;
    await route.continue();
  });
  await open('/slider');
  await page.getByTestId('page-search').fill('snackbar');
  await expect(page.getByTestId('search-status')).toHaveText('Nothing found for “snackbar”.');
  await page.getByTestId('page-search').press('Enter');
  release();
  await expect(page).toHaveURL('/notifications');
  await expect(page.getByTestId('page-search')).toHaveValue('');
});

test('keys in it are no keys of the page', async ({ open, page }) => {
  await open('/forms');
  // Pages listen there.
  await page.evaluate(() => window.addEventListener('keydown', ({ key }) => document.body.setAttribute('heard', key)));
  await page.getByTestId('page-search').pressSequentially('abc');
  await expect(page.getByTestId('page-search')).toHaveValue('abc');
  await expect(page.locator('body')).not.toHaveAttribute('heard');
});

test('arrow keys go to the results and back, Tab goes through them, and a click elsewhere closes them', async ({
  open,
  page,
}) => {
  await open('/forms');
  const field = page.getByTestId('page-search');
  const results = page.getByTestId(/^search-result-/);
  await field.fill('shadow');
  await expect(page.getByTestId('search-result-web-components')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(results.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(results).toHaveCount(0);
  await field.fill('shadow');
  // Near the corner, where neither the results of a phone nor a link of the sidebar is.
  await page.mouse.click(3, (page.viewportSize()?.height ?? 0) - 5);
  await expect(results).toHaveCount(0);
  await expect(field).toHaveValue('shadow');
});

test('in a window of 320x200 its results can be scrolled to their end', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 200 });
  await open('/forms');
  await page.getByTestId('page-search').fill('drag');
  // The last result, which comes with the texts that are fetched.
  const last = page.getByTestId('search-result-canvas');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
});

test('text of twice the size leaves the name beside it whole', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open('/forms');
  await page.addStyleTag({ content: ':root { font-size: 32px }' });
  const brand = page.getByTestId('brand');
  await expect(brand).toHaveText('practice-site');
  expect(await brand.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(page.getByTestId('page-search')).toBeInViewport({ ratio: 1 });
  expect(await overflowOf(page)).toBe(0);
});

test('what it searches besides the cards is fetched when the field is first used', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/forms', { waitUntil: 'load' });
  const texts = () => fetched.filter((url) => /\/(search-texts|catalogue)-/.test(url));
  expect(texts()).toEqual([]);
  await page.getByTestId('page-search').focus();
  await expect.poll(() => texts().length).toBeGreaterThan(0);
});

test.describe('tracks', () => {
  // Two images are broken on purpose.
  test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)/] });

  test('every page of a track but its last leads to the next one', async ({ open, page }) => {
    test.slow();
    await open('/checkboxes');
    const visited = ['checkboxes'];
    while ((await page.getByTestId('next-page').count()) > 0) {
      const href = await page.getByTestId('next-page').getAttribute('href');
      visited.push(`${href?.slice(1)}`);
      await page.getByTestId('next-page').click();
      await expect(page).toHaveURL(`${href}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    expect(visited.length).toBeGreaterThan(15);
    expect(new Set(visited).size).toBe(visited.length);
    expect(visited.at(-1)).toBe('about');
  });
});

test('home, pages without a place in the menu and pages in frames have no next page', async ({ open, page }) => {
  await open('/');
  await expect(page.getByTestId('next-page')).toHaveCount(0);
  await open('/iframes-1');
  await expect(page.getByTestId('next-page')).toHaveCount(0);
  const framed = page.getByTestId('iframe-nested').contentFrame();
  await expect(framed.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(framed.getByTestId('page-search')).toHaveCount(0);
});
