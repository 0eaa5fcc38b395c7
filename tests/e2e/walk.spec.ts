import { groups, pages } from '../../site/catalogue';
import { expect, test } from '../fixtures';

test.describe('every page', () => {
  // Two images are broken on purpose.
  test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)/] });

  test('loads directly, under its title', async ({ open, page }) => {
    test.slow();
    for (const { id, title } of pages) {
      await test.step(id, async () => {
        const response = await open(`/${id}`);
        // 304 for a page that was in a frame of the page before.
        expect([200, 304]).toContain(response?.status());
        await expect(page).toHaveTitle(`${title} | Test Automation Practice (Web and Mobile Web)`);
        expect(new URL(page.url()).pathname).toBe(`/${id}`);
      });
    }
  });
});

test('home links every page of the menu', async ({ open, page }) => {
  await open('/');
  for (const { pages: listed } of groups) {
    for (const { id, title } of listed) {
      const card = page.getByTestId(`feature-card-${id}`);
      await expect(card).toHaveAttribute('href', `/${id}`);
      await expect(card.getByRole('heading', { level: 3 })).toHaveText(title);
      await expect(page.getByTestId(`nav-${id}`)).toHaveText(title);
    }
  }
});
