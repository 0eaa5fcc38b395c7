import { expect, test } from '../../../tests/fixtures';
import { keepStock } from './spec-helpers';

const site = 'Test Automation Practice (Web and Mobile Web)';

const views = [
  ['', 'Shop', 'Shop'],
  ['/products/kettle', 'Copper Kettle', 'Copper Kettle'],
  ['/cart', 'Cart', 'Cart'],
  ['/sign-in', 'Sign in', 'Sign in'],
  ['/orders', 'Orders', 'Orders'],
  ['/orders/PS-100001', 'Order PS-100001', 'Order PS-100001'],
  ['/admin', 'Administration', 'Administration'],
] as const;

for (const form of ['/shop', '/#/shop']) {
  test(`each view below ${form} has an address, a title and a heading of its own`, async ({ open, page }) => {
    for (const [path, title, heading] of views) {
      await open(`${form}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveTitle(`${title} | ${site}`);
      await expect(page).toHaveURL((url) => url.href.endsWith(`${form}${path}`));
      await expect(page.getByTestId('nav-shop')).toHaveAttribute('aria-current', 'page');
    }
  });
}

test('the HTML of a view has its title before any script runs', { tag: '@server' }, async ({ request }) => {
  for (const [path, title] of [
    ['/cart', 'Cart'],
    ['/products/mug-set', 'Enamel Mug Set'],
    ['/orders/PS-123456', 'Shop'],
  ]) {
    const response = await request.get(`/shop${path}`);
    expect(await response.text()).toContain(`<title>${title} | ${site}</title>`);
  }
});

test('an unknown address below the shop leads to it, and leaves no entry in the history', async ({ open, page }) => {
  await open('/about');
  for (const address of ['/shop/nowhere', '/shop/cart/more', '/#/shop/nowhere']) {
    await open(address);
    await expect(page).toHaveURL(address.startsWith('/#') ? /\/#\/shop$/ : /\/shop$/);
    await expect(page.getByTestId('shop-count')).toHaveText('24 products');
  }
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('links, back and a reload keep the options of the run', async ({ open, page }) => {
  await open('/shop?category=kitchen&delayScale=0&seed=7');
  await page.getByTestId('shop-link-bowl').click();
  await expect(page).toHaveURL(/\/shop\/products\/bowl\?delayScale=0&seed=7$/);
  await page.getByTestId('shop-cart').click();
  await expect(page).toHaveURL(/\/shop\/cart\?delayScale=0&seed=7$/);
  await page.reload();
  await expect(page.getByTestId('cart-empty')).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByTestId('shop-count')).toHaveText('10 products');
});

test('a link of the menu to another page takes no filter along', async ({ open, page }) => {
  await open('/shop?category=kitchen&page=2&with=mug:1');
  await page.getByTestId('nav-shop').click();
  await expect(page.getByTestId('shop-count')).toHaveText('24 products');
  await expect(page.getByTestId('shop-cart-count')).toHaveText('1');
});

test('the short cut empties the shop, fills the cart and signs in', async ({ open, page }) => {
  await open('/shop/cart?with=lamp:2&as=grace');
  await open('/shop/cart?with=kettle:1,mug:2&as=ada&seed=7');
  await expect(page.getByTestId('cart-goods')).toHaveText('€69.80');
  await expect(page.getByTestId('shop-signed-in-as')).toHaveText('Ada Lovelace');
  await expect(page).toHaveURL(/\/shop\/cart\?seed=7$/);
  await open('/#/shop/cart?as=grace&seed=7');
  await expect(page.getByTestId('cart-empty')).toBeVisible();
  await expect(page).toHaveURL(/\/#\/shop\/cart\?seed=7$/);
});

for (const [address, cart] of [
  ['/shop?seed=7', '/shop/cart?seed=7'],
  ['/#/shop?seed=7', '/#/shop/cart?seed=7'],
  ['/?seed=7#/shop', '/?seed=7#/shop/cart'],
] as const)
  test(`a link on ${address} names each option once`, async ({ open, page }) => {
    await open(address);
    await page.getByTestId('shop-cart').click();
    await expect(page.getByTestId('cart-empty')).toBeVisible();
    expect(page.url().replace(/^http:..[^/]+/, '')).toBe(cart);
  });

test('orders of one seed have the same numbers, and none twice', async ({ open, page }) => {
  const place = async () => {
    await page.getByTestId('cart-checkout').click();
    for (const field of ['name', 'street', 'postcode', 'city'])
      await page.getByTestId(`checkout-${field}`).fill('12345');
    await page.getByTestId('checkout-country').selectOption('DE');
    for (let step = 0; step < 2; step++) await page.getByTestId('checkout-next').click();
    await page.getByTestId('checkout-pay-invoice').check();
    await page.getByTestId('checkout-next').click();
    await page.getByTestId('checkout-place').click();
    return (await page.getByTestId('order-number').textContent()) ?? '';
  };
  const numbers: string[] = [];
  for (let run = 0; run < 2; run++) {
    await open('/shop/cart?with=mug:1&as=ada&seed=7&delayScale=0');
    numbers.push(await place());
    await page.getByTestId('shop-cart').click();
    await open('/shop/products/mug?seed=7&delayScale=0');
    await page.getByTestId('product-add').click();
    await page.getByTestId('shop-cart').click();
    numbers.push(await place());
  }
  expect(numbers.slice(2)).toEqual(numbers.slice(0, 2));
  expect(new Set(numbers).size).toBe(2);
  for (const number of numbers) expect(number).toMatch(/^PS-\d{6}$/);
});

test('an order that does not exist and a product that does not exist say so', async ({ open, page }) => {
  await open('/shop/orders/PS-999999?as=ada');
  await expect(page.getByText('This order does not exist')).toBeVisible();
  await open('/shop/products/boat');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This product does not exist');
});

test('the administrator’s changes are saved together, and only if all of them are right', async ({ open, page }) => {
  await open('/shop/admin?as=admin');
  await page.getByTestId('admin-price-mug').fill('0');
  await page.getByTestId('admin-stock-mug').fill('7');
  await page.getByTestId('admin-save-mug').click();
  await expect(page.getByText('Enter a price from 0.01 to 9999.99')).toBeVisible();
  await page.getByTestId('admin-price-mug').fill('11.5');
  await page.getByTestId('admin-stock-mug').fill('10000');
  await page.getByTestId('admin-save-mug').click();
  await expect(page.getByText('Enter a stock from 0 to 9999')).toBeVisible();
  await page.getByTestId('admin-stock-mug').fill('7');
  await page.getByTestId('admin-save-mug').click();
  await expect(page.getByText('Saved')).toBeVisible();
  // What was typed is done with: from now on the field shows the price that there is, also that of another tab.
  await expect(page.getByTestId('admin-price-mug')).toHaveValue('11.50');
  await open('/shop/products/mug');
  await expect(page.getByTestId('product-price')).toHaveText('€11.50');
  await expect(page.getByTestId('product-stock')).toHaveText('7 in stock');
});

test('what is wrong in the administration is said of each field, and the first has the focus', async ({
  open,
  page,
}) => {
  await open('/shop/admin?as=admin');
  await page.getByTestId('admin-price-mug').fill('0');
  await page.getByTestId('admin-stock-mug').fill('10000');
  await page.getByTestId('admin-save-mug').click();
  const message = 'Enter a stock from 0 to 9999. Enter a price from 0.01 to 9999.99';
  for (const id of ['admin-stock-mug', 'admin-price-mug']) {
    await expect(page.getByTestId(id)).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByTestId(id)).toHaveAccessibleDescription(message);
  }
  await expect(page.getByTestId('admin-stock-mug')).toBeFocused();
  await expect(page.getByTestId('admin-stock-kettle')).not.toHaveAttribute('aria-invalid');
  await page.getByTestId('admin-stock-mug').fill('9999');
  await page.getByTestId('admin-price-mug').fill('9999.99');
  await page.getByTestId('admin-save-mug').click();
  await expect(page.getByText('Saved')).toBeVisible();
  await expect(page.getByTestId('admin-price-mug')).not.toHaveAttribute('aria-invalid');
});

test('“Order again” of what is sold out says so, and stays', async ({ open, page }) => {
  await open('/shop/orders?as=ada');
  await keepStock(page, { lamp: 0, 'socks-m': 0 });
  await open('/shop/orders/PS-100002');
  await page.getByTestId('order-again-PS-100002').click();
  await expect(page.getByText('Sold out')).toBeVisible();
  await expect(page).toHaveURL('/shop/orders/PS-100002');
  // Its products are in stock again.
  await page.getByTestId('order-cancel-PS-100002').click();
  await expect(page.getByText('Sold out')).toHaveCount(0);
});

test('whoever is signed in is named where one signs in', async ({ open, page }) => {
  await open('/shop/sign-in?as=ada');
  await expect(page.getByRole('main')).toContainText('You are signed in as Ada Lovelace.');
  await page.getByTestId('shop-sign-out').click();
  await expect(page.getByRole('main')).not.toContainText('You are signed in');
});

test('another page of the list is read from its top, and back leads to where the list was left', async ({
  open,
  page,
}) => {
  await open('/shop');
  await page.getByTestId('shop-page-2').click();
  await expect(page.getByTestId('shop-page-2')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('shop-count')).toBeInViewport({ ratio: 1 });
  await expect(page.getByTestId('shop-page-2')).not.toBeInViewport();
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-confirm').click();
  await expect(page.getByText('The shop is as it was at first.')).toBeInViewport();
  await page.goBack();
  await expect(page.getByTestId('shop-page-1')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('shop-page-1')).toBeInViewport();
});

test('an order that is shipped cannot be cancelled', async ({ open, page }) => {
  await open('/shop/orders?as=ada');
  await expect(page.getByTestId('order-cancel-PS-100002')).toBeVisible();
  await expect(page.getByTestId('order-cancel-PS-100001')).toHaveCount(0);
  await page.getByTestId('order-cancel-PS-100002').click();
  await expect(page.getByTestId('order-status-PS-100002')).toHaveText('Cancelled');
  await expect(page.getByTestId('order-cancel-PS-100002')).toHaveCount(0);
});

test('stock and prices of another tab are shown at once', async ({ open, page, context }) => {
  await open('/shop/products/mug?with=mug:2');
  const other = await context.newPage();
  await other.goto('/shop/sign-in');
  await other.getByTestId('sign-in-user').fill('admin');
  await other.getByTestId('sign-in-password').fill('admin');
  await other.getByTestId('sign-in-submit').click();
  await expect(page.getByTestId('shop-signed-in-as')).toHaveText('Administrator');
  await other.goto('/shop/admin');
  await other.getByTestId('admin-price-mug').fill('1');
  await other.getByTestId('admin-stock-mug').fill('3');
  await other.getByTestId('admin-save-mug').click();
  await expect(page.getByTestId('product-price')).toHaveText('€1.00');
  await expect(page.getByTestId('product-stock')).toHaveText('3 in stock');
});
