import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/shadow-dom');
});

test('root: the button is in the open shadow root, where XPath does not find it', async ({ page }) => {
  // Playwright's own locators look into open shadow roots, XPath never does.
  await expect(page.getByTestId('shadow-host').getByTestId('shadow-button')).toHaveText('Click me!');
  await expect(page.locator('//*[@data-testid="shadow-button"]')).toHaveCount(0);
  expect(await page.getByTestId('shadow-host').evaluate((host) => host.shadowRoot?.mode)).toBe('open');
});

test('dialog: a click, Enter and Space open the dialog in the page', async ({ page }) => {
  const button = page.getByTestId('shadow-button');
  for (const open of [() => button.click(), () => button.press('Enter'), () => button.press('Space')]) {
    await open();
    const dialog = page.getByRole('dialog', { name: 'Shadow DOM Button' });
    await expect(dialog).toContainText('The button inside the Shadow DOM was clicked!');
    expect(await dialog.evaluate((element) => element.getRootNode() === document)).toBe(true);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  }
});

test('closed: Close and Escape close the dialog and put the focus back on the button', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Shadow DOM Button' });
  for (const close of [
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByTestId('shadow-button').click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByTestId('shadow-button')).toBeFocused();
  }
});

test('styles: no style leaks, neither into the root nor out of it', async ({ page }) => {
  const inside = page.getByTestId('shadow-content').locator('.note');
  const outside = page.getByTestId('regular-content').locator('.note');
  const background = await inside.evaluate((note) => getComputedStyle(note).backgroundColor);
  await expect(outside).not.toHaveCSS('background-color', background);

  await page.addStyleTag({ content: '.note { text-indent: 7px !important; }' });
  await expect(outside).toHaveCSS('text-indent', '7px');
  await expect(inside).toHaveCSS('text-indent', '0px');
  await page.getByTestId('shadow-host').evaluate((host) => {
    host.shadowRoot?.append(
      Object.assign(document.createElement('style'), { textContent: '.note { outline: 7px dotted }' }),
    );
  });
  await expect(inside).toHaveCSS('outline-style', 'dotted');
  await expect(outside).not.toHaveCSS('outline-style', 'dotted');
});
