import { groups, type MenuPage } from '../../site/catalogue';
import { expect, test } from '../fixtures';

test('shows four groups of cards under its title, a card for each page of the menu', async ({ open, page }) => {
  await open('/');
  await expect(page).toHaveTitle('Test Automation Practice (Web and Mobile Web)');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Basic', 'Interaction', 'Content', 'Advanced']);
  const titles = groups.flatMap((group): readonly MenuPage[] => group.pages).map(({ title }) => title);
  await expect(page.getByRole('main').getByRole('link').getByRole('heading')).toHaveText(titles);
});

test('a card leads to its page', async ({ open, page }) => {
  await open('/');
  await page.getByTestId('feature-card-key-press').click();
  await expect(page).toHaveURL('/key-press');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Key Presses');
});

test('shows the options of its run and the command that repeats it', async ({ open, page }) => {
  await open('/?seed=7&variant=B&delayScale=0.5');
  await expect(page.getByText('npx practice-site serve --seed 7 --variant B --delay-scale 0.5')).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['B', '7', '0.5']);
});
