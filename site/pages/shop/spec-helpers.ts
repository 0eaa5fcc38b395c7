import type { Page } from '@playwright/test';
import { expect } from '../../../tests/fixtures';
import type { ShopState } from './shop-state';

export const card = { paid: '4242 4242 4242 4242', challenged: '4000 0000 0000 3220' };

export async function fillInAddress(page: Page) {
  for (const field of ['name', 'street', 'postcode', 'city']) await page.getByTestId(`checkout-${field}`).fill('12345');
  await page.getByTestId('checkout-country').selectOption('DE');
  await page.getByTestId('checkout-next').click();
  await page.getByTestId('checkout-next').click();
}

export async function fillInCard(page: Page, number = card.paid) {
  await page.getByTestId('checkout-card').fill(number);
  await page.getByTestId('checkout-expiry').fill('12/49');
  await page.getByTestId('checkout-cvc').fill('123');
}

/** Gives the bank the right code, in its frame. */
export async function confirmAtBank(page: Page) {
  const bank = page.getByTestId('checkout-challenge').contentFrame();
  await bank.getByLabel('Code').fill('123456');
  await bank.getByRole('button', { name: 'Confirm' }).click();
}

/** From the address to the review. */
export async function fillIn(page: Page, number = card.paid) {
  await fillInAddress(page);
  await fillInCard(page, number);
  await page.getByTestId('checkout-next').click();
  await expectStep(page, 'review');
}

export async function expectStep(page: Page, step: 'address' | 'delivery' | 'payment' | 'review') {
  await expect(page.getByTestId(`checkout-step-${step}`)).toHaveAttribute('aria-current', 'step');
}

/** What the browser of a page has kept of the shop. */
export async function keptShop(page: Page): Promise<ShopState> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('practice-site-shop'))) ?? 'null');
}

/** Changes what a page's browser has kept, as another tab of it could. The pages of all other tabs get the event. */
export async function keepStock(page: Page, stock: Partial<ShopState['stock']>) {
  const shop = await keptShop(page);
  const changed = JSON.stringify({ ...shop, stock: { ...shop.stock, ...stock } });
  await page.evaluate((text) => localStorage.setItem('practice-site-shop', text), changed);
}
