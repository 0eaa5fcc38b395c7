import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/shadow-dom');
});

test('root: plain selectors do not find the button in the open shadow root', async ({ page }) => {
  // Playwright's own locators look into open shadow roots. XPath never does.
  await expect(page.getByTestId('shadow-host').getByTestId('shadow-button')).toHaveText('Click me!');
  await expect(page.locator('//*[@data-testid="shadow-button"]')).toHaveCount(0);
  expect(await page.getByTestId('shadow-host').evaluate((host) => host.shadowRoot?.mode)).toBe('open');
});

test('dialog: a click opens the dialog in the page', async ({ page }) => {
  await page.getByTestId('shadow-button').click();
  const dialog = page.getByRole('dialog', { name: 'Shadow DOM Button' });
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.getRootNode() === document)).toBe(true);
});

test('text: the dialog names the button', async ({ page }) => {
  await page.getByTestId('shadow-button').click();
  await expect(page.getByTestId('dialog-text')).toHaveText('The button inside the Shadow DOM was clicked!');
});

test('enter: Enter opens the dialog', async ({ page }) => {
  await page.getByTestId('shadow-button').press('Enter');
  await expect(page.getByTestId('dialog')).toBeVisible();
});

test('space: Space opens the dialog', async ({ page }) => {
  await page.getByTestId('shadow-button').press('Space');
  await expect(page.getByTestId('dialog')).toBeVisible();
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  await openDialog(page);
  await page.getByTestId('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('escape: Escape closes the dialog', async ({ page }) => {
  await openDialog(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('dialog')).toHaveCount(0);
});

test('focus: the focus is on the button again', async ({ page }) => {
  await openDialog(page);
  // A click beside the dialog closes it too.
  await page.mouse.click(5, 5);
  await expect(page.getByTestId('dialog')).toHaveCount(0);
  await expect(page.getByTestId('shadow-button')).toBeFocused();
});

test('styles: the page takes no style from the root', async ({ page }) => {
  const { inside, outside } = notes(page);
  const background = await inside.evaluate((note) => getComputedStyle(note).backgroundColor);
  await expect(outside).not.toHaveCSS('background-color', background);
  await page.getByTestId('shadow-host').evaluate((host) => {
    host.shadowRoot?.append(
      Object.assign(document.createElement('style'), { textContent: '.note { outline: 7px dotted }' }),
    );
  });
  await expect(inside).toHaveCSS('outline-style', 'dotted');
  await expect(outside).not.toHaveCSS('outline-style', 'dotted');
});

test('sealed: the root takes no style from the page', async ({ page }) => {
  const { inside, outside } = notes(page);
  await expect(outside).toHaveCSS('border-left-style', 'solid');
  await expect(inside).toHaveCSS('border-left-style', 'none');
  await page.addStyleTag({ content: '.note { text-indent: 7px !important; }' });
  await expect(outside).toHaveCSS('text-indent', '7px');
  await expect(inside).toHaveCSS('text-indent', '0px');
});

async function openDialog(page: Page) {
  await page.getByTestId('shadow-button').click();
  await expect(page.getByTestId('dialog')).toBeVisible();
}

function notes(page: Page) {
  return {
    inside: page.getByTestId('shadow-content').locator('.note'),
    outside: page.getByTestId('regular-content').locator('.note'),
  };
}
