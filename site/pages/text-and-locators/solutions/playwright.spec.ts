import { expect, type Page, test } from '@playwright/test';

const keys = [
  ...['quotes', 'spaces', 'hyphen', 'zero-width', 'composed', 'decomposed', 'uppercase', 'generated', 'split', 'break'],
  ...['cut', 'bidi', 'emoji', 'braces', 'value', 'labelled-by', 'aria-label', 'title', 'alt', 'svg', 'odd-id'],
  ...['digit-id', 'twice-first', 'twice-second', 'changing', 'section-a', 'section-b', 'twin'],
];

test.beforeEach(async ({ page }) => {
  await page.goto('/text-and-locators');
});

const buttonIn = (page: Page, key: string) => page.getByTestId(`text-row-${key}`).getByRole('button');

/**
 * A text as a reader sees it: without invisible characters, with plain spaces, and with accents as part of their
 * letters.
 */
const asRead = (text: string | null) =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const labelOf = async (page: Page, key: string) => asRead(await buttonIn(page, key).textContent());

test('pressed: each button shows its key', async ({ page }) => {
  for (const key of keys) {
    // The last one, because a hidden twin comes first.
    await buttonIn(page, key).last().click();
    await expect(page.getByTestId('text-pressed')).toHaveText(`Pressed: ${key}`);
  }
});

test('keyboard: Enter and Space press the focused button', async ({ page }) => {
  await buttonIn(page, 'hyphen').press('Enter');
  await expect(page.getByTestId('text-pressed')).toContainText('hyphen');
  await buttonIn(page, 'title').press('Space');
  await expect(page.getByTestId('text-pressed')).toContainText('title');
});

test('quotes: the label has both kinds of quotes', async ({ page }) => {
  await expect(page.getByRole('button', { name: `Rename "Tom's list"`, exact: true })).toBeVisible();
});

test('spaces: the label has plain spaces when normalised', async ({ page }) => {
  expect(await labelOf(page, 'spaces')).toBe('Book 2 seats now');
});

test('invisible: invisible characters are left out', async ({ page }) => {
  expect(await labelOf(page, 'hyphen')).toBe('Accessibility statement');
  expect(await labelOf(page, 'zero-width')).toBe('ada.lovelace@example.test');
});

test('accents: both spellings are equal when normalised', async ({ page }) => {
  for (const key of ['composed', 'decomposed']) expect(await labelOf(page, key)).toBe('Résumé');
});

test('uppercase: the reader sees capitals', async ({ page }) => {
  await expect(buttonIn(page, 'uppercase')).toHaveText('SUBMIT ORDER', { useInnerText: true });
});

test('generated: the style sheet adds the first word', async ({ page }) => {
  await expect(buttonIn(page, 'generated')).toHaveAccessibleName('New: Inbox');
});

test('parts: spaces and line breaks keep words apart', async ({ page }) => {
  // The text as it is shown, because the document has no text for a line break.
  for (const [key, label] of [
    ['split', 'Add 3 items'],
    ['break', 'Terms and conditions'],
  ] as const) {
    await expect(buttonIn(page, key)).toHaveText(label, { useInnerText: true });
  }
});

test('cut: the accessible name is whole', async ({ page }) => {
  await expect(buttonIn(page, 'cut')).toHaveAccessibleName('Download the complete annual report');
});

test('literal: emoji, braces and Arabic are unchanged', async ({ page }) => {
  expect(await labelOf(page, 'emoji')).toBe('Family 👨‍👩‍👧‍👦');
  expect(await labelOf(page, 'braces')).toBe('Insert {{name}}');
  expect(await labelOf(page, 'bidi')).toBe('طلب 4512');
});

test('value: the value names the button', async ({ page }) => {
  await expect(buttonIn(page, 'value')).toHaveAccessibleName('Calculate');
});

test('names: each name has another source', async ({ page }) => {
  const names = ['Delete invoice 7', 'Open basket', 'Print', 'Search', 'Settings'];
  const buttons = page.getByRole('region', { name: 'Names' }).getByRole('button');
  await expect(buttons).toHaveCount(names.length);
  for (const [place, name] of names.entries()) await expect(buttons.nth(place)).toHaveAccessibleName(name);
});

test('changing: the label is the same with every seed', async ({ page }) => {
  for (const seed of [1, 2, 3]) {
    await page.goto(`/text-and-locators?seed=${seed}`);
    await expect(buttonIn(page, 'changing')).toHaveAccessibleName('Track parcel');
  }
});

test('sections: each region has one “Edit”', async ({ page }) => {
  for (const name of ['Billing', 'Delivery']) {
    const region = page.getByRole('region', { name, exact: true });
    await expect(region.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(1);
  }
});

test('twin: only one of two buttons is visible', async ({ page }) => {
  const twins = page.getByTestId('text-row-twin').locator('button', { hasText: 'Subscribe' });
  await expect(twins).toHaveCount(2);
  await expect(twins.filter({ visible: true })).toHaveCount(1);
});
