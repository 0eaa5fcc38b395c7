import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('heading: the page is headed by the name of the site', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Automation Practice (Web and Mobile Web)');
});

test('cards: a card for each page of the sidebar, in the same groups and order', async ({ page }) => {
  // Groups and pages as one list, in the order in which they stand. Not spelled out: a new page would change it.
  const listed = await page.getByRole('navigation').locator('h3, li a').allTextContents();
  expect(listed.slice(0, 2)).toEqual(['Basic', 'About']);
  await expect(page.getByRole('main').locator('h2, h3')).toHaveText(listed);

  // Under the name a line that describes the page, before the one that names the skill.
  const cards = page.getByTestId(/^feature-card-/);
  await expect(cards.getByRole('heading')).toHaveText(await page.getByTestId(/^nav-/).allTextContents());
  for (const card of await cards.all()) {
    await expect(card.getByRole('paragraph').first()).toHaveText(/^(?!Trains one who).{10,}/);
  }
});

test('links: a click anywhere on a card shows its page', async ({ page }) => {
  // By its name and not by its place: a new exercise would move it.
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
    await page.getByTestId(id).click();
    await expect(page).toHaveURL(new RegExp(`/${id.replace('feature-card-', '')}$`));
    await page.goBack();
  }
});

test('search: what is typed leaves the cards of the pages that have it, and counts them', async ({ page }) => {
  const cards = page.getByTestId(/^feature-card-/).getByRole('heading');
  const result = page.getByTestId('page-search-result');
  const all = await page.getByTestId(/^nav-/).count();
  for (const [text, names] of [
    ['slider', ['Dynamic Elements', 'Slider']],
    ['login-form', ['Forms']],
    ['invalid username or password', ['Authentication']],
  ] as const) {
    // Requirements and test ids arrive a moment after the field is first used. The assertion waits for them.
    await page.getByTestId('page-search').fill(text);
    await expect(cards).toHaveText(names);
    await expect(result).toHaveText(`${names.length} of ${all} pages`);
  }
  await page.getByTestId('page-search').clear();
  await expect(cards).toHaveCount(all);
});

test('nothing: where no page has it, no card is left, and the result says so', async ({ page }) => {
  await page.getByTestId('page-search').fill('no such page');
  await expect(page.getByTestId(/^feature-card-/)).toHaveCount(0);
  await expect(page.getByTestId('page-search-result')).toHaveText(/^Nothing found for/);
});

test('shortcut: the key / leads to the search field, and Enter to the first page found', async ({ page }) => {
  // A key goes to whatever is there: unlike an action on a locator it does not wait for the page.
  await expect(page.getByTestId('page-search')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByTestId('page-search')).toBeFocused();
  await page.keyboard.type('slider');
  // The page that only mentions it stands first, and arrives a moment after the other. Enter is not to open it.
  await expect(page.getByTestId(/^feature-card-/).getByRole('heading')).toHaveText(['Dynamic Elements', 'Slider']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/slider$/);
});

test('command: it starts this very site, with the options in force', async ({ page }) => {
  const command = page.getByTestId('run-command');
  await expect(command).toHaveText(/^npx practice-site serve/);
  await page.goto('/?seed=7&variant=B');
  await expect(command).toContainText('--seed 7 --variant B');
  const { port } = new URL(page.url());
  if (port !== '7357') await expect(command).toContainText(`--port ${port}`);
});

test('copy: the button beside the command copies it, and says so for a moment', async ({
  page,
  context,
  browserName,
}) => {
  // Reading the clipboard needs a permission, which only Chromium's tests can grant.
  if (browserName === 'chromium') await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // A clock that stands still, so that the moment lasts until it has been read.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  const button = page.getByTestId('run-bar').getByRole('button');
  await expect(button).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await button.click();
  await expect(button).toContainText('Copied');
  if (browserName === 'chromium') {
    const command = await page.getByTestId('run-command').textContent();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(command);
  }
  await page.clock.runFor(2000);
  await expect(button).not.toContainText('Copied');
});

const testIdsOf = (elements: Element[]) => elements.map((element) => element.getAttribute('data-testid') ?? '');
