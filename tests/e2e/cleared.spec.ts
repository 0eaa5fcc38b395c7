import { clearField } from '../clear-field';
import { expect, test } from '../fixtures';

for (const { path, field, text, result, typed, cleared } of [
  {
    path: '/shop',
    field: 'shop-search',
    text: 'lamp',
    result: 'shop-count',
    typed: '2 products',
    cleared: '24 products',
  },
  {
    path: '/masked-inputs',
    field: 'mask-input-bio',
    text: 'hello',
    result: 'mask-count',
    typed: '5 of 80',
    cleared: '0 of 80',
  },
  {
    path: '/data-grid',
    field: 'grid-quick-filter',
    text: 'S-0003',
    result: 'grid-row-count',
    typed: '1 of 2,000 rows',
    cleared: '2,000 rows',
  },
  {
    path: '/text-and-locators',
    field: 'page-search',
    text: 'lamp',
    result: 'search-status',
    typed: 'Nothing found for “lamp”.',
    cleared: '',
  },
] as const) {
  test(`a script that clears ${field} with a change event alone is noticed`, async ({ open, page }) => {
    await open(path);
    await page.getByTestId(field).fill(text);
    await expect(page.getByTestId(result)).toHaveText(typed);
    await clearField(page.getByTestId(field));
    await expect(page.getByTestId(result)).toHaveText(cleared);
    await expect(page.getByTestId(field)).toHaveValue('');
  });
}

test('a quantity that a script clears stays empty until it is typed', async ({ open, page }) => {
  await open('/shop/cart?with=kettle:2');
  await clearField(page.getByTestId('cart-quantity-kettle'));
  await expect(page.getByTestId('cart-quantity-kettle')).toHaveValue('');
  await page.getByTestId('cart-quantity-kettle').pressSequentially('3');
  await expect(page.getByTestId('shop-cart-count')).toHaveText('3');
});

test('a text that a script fills in, as tools do, is noticed once', async ({ open, page }) => {
  await open('/shop');
  await page.evaluate(() => {
    Object.assign(window, { inputs: 0 });
    addEventListener('input', () => Reflect.set(window, 'inputs', Reflect.get(window, 'inputs') + 1));
  });
  await page.getByTestId('shop-search').fill('lamp');
  await page.getByTestId('shop-search').dispatchEvent('change');
  expect(await page.evaluate(() => Reflect.get(window, 'inputs'))).toBe(1);
});
