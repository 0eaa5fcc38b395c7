import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('heading: the page has its heading', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Test Automation Practice');
});

test('features: forms, interaction and files are listed', async ({ page }) => {
  for (const feature of [
    'Form validations and dynamic inputs',
    'Interactive UI and animations',
    'File upload and download',
  ]) {
    // Only by its exact name, because the words around it may change.
    await expect(page.getByTestId('feature-list').getByText(feature, { exact: true })).toBeVisible();
  }
});

test('more-features: logins, late content and browsers are listed', async ({ page }) => {
  for (const feature of [
    'Authentication and authorization flows',
    'Dynamic content loading and state',
    'Cross-browser challenges',
  ]) {
    await expect(page.getByTestId('feature-list').getByText(feature, { exact: true })).toBeVisible();
  }
});

test('learning: requirements, bugs, redesigns and the hunt are explained', async ({ page }) => {
  const terms = page.getByTestId('about-learning').getByRole('term');
  await expect(terms).toHaveText(['Requirements', 'Bugs and grade', 'Redesigns', 'Hunt']);
});

test('install: the command that starts the site is shown', async ({ page }) => {
  await expect(page.getByTestId('about-install')).toContainText('npx practice-site serve');
});

test('options: the options of a run are listed', async ({ page }) => {
  for (const flag of [
    '--seed',
    '--variant',
    '--delay-scale',
    '--slow',
    '--late',
    '--now',
    '--download-failure',
    '--other-origin',
  ])
    await expect(page.getByTestId('about-options').getByRole('term').filter({ hasText: flag })).toBeVisible();
});

test('locators: each tool has a locator', async ({ page }) => {
  const tools = page.getByTestId('about-hooks').getByRole('term');
  await expect(tools).toHaveText(['Playwright', 'Selenium', 'WebdriverIO', 'Cypress']);
});

test('located: each locator finds “submit-button”', async ({ page }) => {
  const locators = await page.getByTestId('about-hooks').getByRole('definition').all();
  expect(locators).not.toEqual([]);
  for (const locator of locators) await expect(locator).toContainText('submit-button');
});

test('data: the command that lists the pages is shown', async ({ page }) => {
  await expect(page.getByTestId('about-data')).toContainText('npx practice-site pages --json');
});

test('catalogue: the import for the same data is shown', async ({ page }) => {
  await expect(page.getByTestId('about-data')).toContainText('practice-site/catalogue');
});

test('version: the version is that of the server', async ({ page, request }) => {
  const { version } = await (await request.get('/__practice/health')).json();
  await expect(page.getByTestId('about-version')).toContainText(`practice-site ${version}`);
});

test('licence: the licence is MIT', async ({ page }) => {
  await expect(page.getByTestId('about-version')).toContainText('MIT');
});

test('team: the link to the source code leads to example.com', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Project Team', level: 2 })).toBeVisible();
  await expect(page.getByTestId('github-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
});

test('community: the link to the community leads to example.com', async ({ page }) => {
  await expect(page.getByTestId('linkedin-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
});

test('contact: the link for contact writes to example.com', async ({ page }) => {
  await expect(page.getByTestId('email-link')).toHaveAttribute('href', /^mailto:[^@]+@example\.com$/);
});
