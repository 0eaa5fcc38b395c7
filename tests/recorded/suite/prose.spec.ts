import { expect, test } from '../recorder';

test('a form by the words of its introduction', async ({ page }) => {
  await page.goto('/forms');
  await expect(
    page.getByText(
      'Send the form empty, half filled and filled, and read the message under each field. A valid form keeps its ' +
        'button busy for one to three seconds: wait for the button, not for the clock.',
    ),
  ).toBeVisible();
});

test('a card by its hint', async ({ page }) => {
  await page.goto('/dynamic-elements');
  await expect(page.getByText('and nobody sees it.')).toBeVisible();
});

test('a frame’s document by its introduction', async ({ page }) => {
  await page.goto('/frames/nested-elements.html');
  await expect(page.getByText('Find the button through three levels, by structure or by name.')).toBeVisible();
});
