import { expect, type FrameLocator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/iframes-2');
});

test('heading: the page has its heading', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dynamic Tables Have Input');
});

test('closed: “Close” closes the dialog', async ({ page }) => {
  // Not: a copy of these steps for the frame of /iframes-1; one of the two is forgotten at the next change, and then
  // tests what is no longer there. This helper takes the page or the frame.
  await openAndClose(page);
});

async function openAndClose(place: Page | FrameLocator) {
  await place.getByRole('button', { name: 'Add', exact: true }).first().click();
  await place.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(place.getByRole('dialog')).toHaveCount(0);
}
