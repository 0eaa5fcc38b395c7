import { expect, test } from '../fixtures';

test('tells the purpose, the features and the owner', async ({ open, page }) => {
  await open('/about');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Test Automation Practice');
  await expect(page.getByRole('heading', { level: 2, name: 'Project Team' })).toBeVisible();
  for (const feature of [
    'Form validations',
    'animations',
    'upload and download',
    'Authentication',
    'Dynamic content',
    'Cross-browser',
  ]) {
    await expect(page.getByRole('heading', { level: 3, name: feature })).toBeVisible();
  }
  for (const link of ['github-link', 'linkedin-link', 'email-link']) {
    await expect(page.getByTestId(link)).toHaveAttribute('href', /example\.com/);
  }
});
