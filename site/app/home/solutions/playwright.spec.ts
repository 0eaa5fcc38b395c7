import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('heading: the page is headed by the name of the site', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Automation Practice (Web and Mobile Web)');
});

test('cards: the cards are the pages of the sidebar', async ({ page }) => {
  // Groups and pages as one list, in their order. Read from the sidebar, because a new page would change it.
  const listed = await page.getByRole('navigation').locator('h3, li a').allTextContents();
  expect(listed.slice(0, 2)).toEqual(['Basic', 'About']);
  await expect(page.getByRole('main').locator('h2, h3')).toHaveText(listed);
});

test('described: each card has a line that describes its page', async ({ page }) => {
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  for (const card of await page.getByTestId(/^feature-card-/).all()) {
    // The description comes before the line that names the skill.
    await expect(card.getByRole('paragraph').first()).toHaveText(/^(?!For a test that).{10,}/);
  }
});

test('links: a click anywhere on a card shows its page', async ({ page }) => {
  // By its name and not by its place, because a new page would move it.
  const card = page.getByRole('link', { name: 'Slider' }).and(page.getByTestId('feature-card-slider'));
  const { width, height } = (await card.boundingBox()) ?? { width: 0, height: 0 };
  for (const position of [
    { x: 8, y: height / 2 },
    { x: width / 2, y: height / 2 },
    { x: width - 8, y: height - 8 },
  ]) {
    await card.click({ position });
    await expect(page).toHaveURL(/\/slider$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Horizontal Slider');
    await page.goBack();
  }
  for (const id of await page.getByTestId(/^feature-card-/).evaluateAll(testIdsOf)) {
    await expect(page.getByTestId(id)).toHaveAttribute('href', new RegExp(`/${id.replace('feature-card-', '')}$`));
  }
});

test('search: a text leaves only the cards that have it', async ({ page }) => {
  const cards = page.getByTestId(/^feature-card-/);
  const all = await page.getByTestId(/^nav-/).count();
  await page.getByTestId('page-search').fill('validation errors');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Forms');
  await page.getByTestId('page-search').clear();
  await expect(cards).toHaveCount(all);
});

test('count: the result counts the cards that are left', async ({ page }) => {
  const all = await page.getByTestId(/^nav-/).count();
  await page.getByTestId('page-search').fill('menus');
  await expect(page.getByTestId('page-search-result')).toHaveText(`2 of ${all} pages`);
});

test('nothing: the result says that nothing was found', async ({ page }) => {
  await page.getByTestId('page-search').fill('no such page');
  await expect(page.getByTestId('page-search-result')).toHaveText(/^Nothing found for/);
});

test('inside: requirements and test ids are searched too', async ({ page }) => {
  for (const [text, name] of [
    ['login-form', 'Forms'],
    ['invalid username or password', 'Authentication'],
  ] as const) {
    // Requirements and test ids load when the field is first used. The assertion waits for them.
    await page.getByTestId('page-search').fill(text);
    await expect(page.getByTestId(/^feature-card-/).getByRole('heading')).toHaveText([name]);
  }
});

test('shortcut: the key / leads to the search field', async ({ page }) => {
  // Waits here, because a key does not wait for an element as an action on a locator does.
  await expect(page.getByTestId('page-search')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByTestId('page-search')).toBeFocused();
});

test('untyped: the key / is not typed into the field', async ({ page }) => {
  await expect(page.getByTestId('page-search')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByTestId('page-search')).toHaveValue('');
});

test('start-here: “Start here” leads to the first page of the track', async ({ page }) => {
  await page.getByRole('link', { name: 'Start here' }).click();
  await expect(page).toHaveURL(/\/checkboxes$/);
});

test('levels: each card shows the level of its page', async ({ page }) => {
  await expect(page.getByTestId('level-checkboxes')).toContainText('Level 1');
  await expect(page.getByTestId('level-tables')).toContainText('Level 2');
  await expect(page.getByTestId('level-canvas')).toContainText('Level 3');
});

test('tracks: each card names the track of its page', async ({ page }) => {
  await expect(page.getByTestId('level-forms')).toContainText('First week');
  await expect(page.getByTestId('level-canvas')).toContainText('What is hard');
});

test('command: the command starts this site, on its own port', async ({ page }) => {
  const command = page.getByTestId('run-command');
  await expect(command).toHaveText(/^npx practice-site serve/);
  const { port } = new URL(page.url());
  if (port !== '7357') await expect(command).toContainText(`--port ${port}`);
});

test('options: the command has the options of the address', async ({ page }) => {
  await page.goto('/?seed=7&variant=B');
  await expect(page.getByTestId('run-command')).toContainText('--seed 7 --variant B');
});

test('copy: the button beside the command copies it', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Reading the clipboard needs a permission, which only Chromium can grant.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/?seed=7');
  await page.getByTestId('run-bar').getByRole('button').click();
  const command = await page.getByTestId('run-command').textContent();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(command);
});

test('copied: the button shows “Copied” for a moment', async ({ page }) => {
  // The clock is stopped, so that the moment lasts until it is read.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  const button = page.getByTestId('run-bar').getByRole('button');
  await expect(button).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await button.click();
  await expect(button).toContainText('Copied');
  await page.clock.runFor(2000);
  await expect(button).not.toContainText('Copied');
});

test('hunt: the link “Bug hunt” opens its page', async ({ page }) => {
  await page.getByRole('link', { name: 'Bug hunt' }).click();
  await expect(page).toHaveURL(/\/hunt$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bug hunt');
});

test('shop: the link “Practise on a whole shop” opens the page Shop', async ({ page }) => {
  await page.getByRole('link', { name: 'Practise on a whole shop' }).click();
  await expect(page).toHaveURL(/\/shop$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shop');
});

const testIdsOf = (elements: Element[]) => elements.map((element) => element.getAttribute('data-testid') ?? '');
