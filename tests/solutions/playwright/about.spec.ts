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

test('team: the links of the project team lead to example.com', async ({ page }) => {
  await expect(page.getByRole('heading', { name: 'Project Team', level: 2 })).toBeVisible();
  await expect(page.getByTestId('github-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(page.getByTestId('linkedin-link')).toHaveAttribute('href', /^https:\/\/example\.com\//);
  await expect(page.getByTestId('email-link')).toHaveAttribute('href', /^mailto:[^@]+@example\.com$/);
});
