import { expect, test } from '@playwright/test';

const groups = {
  Basic: ['About', 'Forms', 'Tables'],
  Interaction: ['Drag & Drop', 'Dynamic Elements', 'Hover States', 'Key Press', 'Slider'],
  Content: ['File Upload', 'File Download', 'Iframes', 'Broken Images', 'Shadow DOM'],
  Advanced: [
    'Context Menu',
    'Multi Tiered Menu',
    'Notifications',
    'A/B Testing',
    'Authentication',
    'Checkboxes',
    'Exit Intent',
    'Alerts',
  ],
};

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('heading: the page is headed by the name of the site', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test Automation Practice (Web and Mobile Web)');
});

test('cards: a card for each page of the sidebar, in the same groups and order', async ({ page }) => {
  const headings = page.getByRole('main').getByRole('heading');
  const names = Object.entries(groups).flatMap(([group, pages]) => [group, ...pages]);
  await expect(headings).toHaveText(['Test Automation Practice (Web and Mobile Web)', ...names]);
  await expect(page.getByRole('navigation').getByRole('heading')).toHaveText(Object.keys(groups));
  await expect(page.getByTestId(/^nav-/)).toHaveText(Object.values(groups).flat());

  // A line of description: the card says more than its name.
  const cards = page.getByTestId(/^feature-card-/);
  await expect(cards).toHaveCount(21);
  for (const [index, name] of Object.values(groups).flat().entries()) {
    await expect(cards.nth(index)).toHaveText(new RegExp(`^${name}\\s*\\S.{10,}`));
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
  for (const id of await page.getByTestId(/^feature-card-/).evaluateAll(hooksOf)) {
    await page.getByTestId(id).click();
    await expect(page).toHaveURL(new RegExp(`/${id.replace('feature-card-', '')}$`));
    await page.goBack();
  }
});

const hooksOf = (elements: Element[]) => elements.map((element) => element.getAttribute('data-testid') ?? '');
