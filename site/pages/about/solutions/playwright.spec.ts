import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/about');
});

test('heading: the page is headed About Test Automation Practice', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Test Automation Practice');
});

test('features: it lists the six features', async ({ page }) => {
  for (const feature of [
    'Form validations and dynamic inputs',
    'Interactive UI and animations',
    'File upload and download',
    'Authentication and authorization flows',
    'Dynamic content loading and state',
    'Cross-browser challenges',
  ]) {
    // By its exact name alone: the words around it may change.
    await expect(page.getByRole('main').getByText(feature, { exact: true })).toBeVisible();
  }
});

test('install: it names the command that starts the site', async ({ page }) => {
  await expect(page.getByTestId('about-install')).toContainText('npx practice-site serve');
});

test('options: it lists the options of a run', async ({ page }) => {
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

test('locators: it has a locator for a test id in each tool', async ({ page }) => {
  const section = page.getByTestId('about-hooks');
  await expect(section.getByRole('term')).toHaveText(['Playwright', 'Selenium', 'WebdriverIO', 'Cypress']);
  await expect(section.getByRole('definition')).toContainText(Array(4).fill('submit-button'));
});

test('data: it says where programs find all of this', async ({ page }) => {
  await expect(page.getByTestId('about-data')).toContainText('npx practice-site pages --json');
  await expect(page.getByTestId('about-data')).toContainText('practice-site/catalogue');
});

test('version: it names the licence, and the version that the server names too', async ({ page, request }) => {
  const { version } = await (await request.get('/__practice/health')).json();
  await expect(page.getByTestId('about-version')).toContainText(`practice-site ${version}`);
  await expect(page.getByTestId('about-version')).toContainText('MIT');
});

test('team: the links of the project team lead to example.com', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Project Team', level: 2 })).toBeVisible();
  await expect(page.getByTestId('github-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(page.getByTestId('linkedin-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(page.getByTestId('email-link')).toHaveAttribute('href', /^mailto:[^@]+@example\.com$/);
});
