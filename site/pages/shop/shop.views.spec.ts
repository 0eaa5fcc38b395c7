import { clearField } from '../../../tests/clear-field';
import { overflowOf } from '../../../tests/e2e/overflow';
import { fillNumber } from '../../../tests/fill-number';
import { expect, test } from '../../../tests/fixtures';
import { card, fillIn, fillInAddress } from './spec-helpers';

test('the list has one entry in the history for a search, however many letters it has', async ({ open, page }) => {
  await open('/shop?category=kitchen');
  await page.getByTestId('shop-search').pressSequentially('whi');
  await expect(page.getByTestId('shop-count')).toHaveText('1 product');
  await expect(page).toHaveURL(/\/shop\?search=whi&category=kitchen$/);
  await page.getByTestId('shop-link-whisk').click();
  await page.goBack();
  await expect(page.getByTestId('shop-search')).toHaveValue('whi');
  await page.getByTestId('shop-category-all').check();
  await page.goBack();
  await expect(page.getByTestId('shop-category-kitchen')).toBeChecked();
});

test('back from what was typed leads to the choice before it', async ({ open, page }) => {
  await open('/shop');
  await page.getByTestId('shop-in-stock').check();
  await page.getByTestId('shop-search').pressSequentially('mu');
  await expect(page).toHaveURL(/\/shop\?search=mu&stock=in$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/shop\?stock=in$/);
  await expect(page.getByTestId('shop-in-stock')).toBeChecked();
  await expect(page.getByTestId('shop-search')).toHaveValue('');
});

test('a short cut with a mistake warns of it', async ({ open, page }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  await open('/shop/cart?with=kettel:1,mug:2,stove:3&as=adda');
  await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('2');
  expect(warnings).toEqual([
    'Ignored as=adda in the address: no customer of this name can sign in.',
    'Ignored with=kettel:1 in the address: the shop does not have it.',
    'Lowered with=stove:3 in the address: only 2 in stock.',
  ]);
});

test('the question before a reset is in view on a phone too', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/shop/cart?with=mug:1');
  await page.getByTestId('shop-reset').click();
  for (const name of ['confirm', 'cancel'])
    await expect(page.getByTestId(`shop-reset-${name}`)).toBeInViewport({ ratio: 1 });
});

test('Escape takes the question before a reset back', async ({ open, page }) => {
  await open('/shop/cart?with=mug:1');
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-confirm').press('Escape');
  await expect(page.getByTestId('shop-reset-confirm')).toHaveCount(0);
  await expect(page.getByTestId('shop-reset')).toBeFocused();
  await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('1');
});

test('another filter begins at the first page, and a page that does not exist is the last', async ({ open, page }) => {
  await open('/shop?page=3');
  await expect(page.getByTestId('shop-page-3')).toHaveAttribute('aria-current', 'page');
  await page.getByTestId('shop-sort').selectOption('rating');
  await expect(page.getByTestId('shop-page-1')).toHaveAttribute('aria-current', 'page');
  await open('/shop?page=9&category=unknown&sort=unknown');
  await expect(page.getByTestId('shop-page-3')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('shop-count')).toHaveText('24 products');
});

test('“All products” leads back to the list as it was', async ({ open, page }) => {
  await open('/shop?category=kitchen&sort=price-down&page=2');
  await page.getByTestId('shop-link-whisk').click();
  await page.getByRole('link', { name: 'All products' }).click();
  await expect(page).toHaveURL(/\/shop\?category=kitchen&sort=price-down&page=2$/);
});

for (const [path, title] of [
  ['/shop/orders/a%20b', 'Order a b'],
  ['/#/shop/orders/100%zz', 'Order 100%zz'],
] as const) {
  test(`${path} is titled “${title}”`, async ({ open, page }) => {
    await open(`${path}?with=&as=ada`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title} \\|`));
  });
}

test('a product that is out of stock can be added in neither view', async ({ open, page }) => {
  await open('/shop?search=umbrella');
  await expect(page.getByTestId('shop-add-umbrella')).toBeDisabled();
  await page.getByTestId('shop-link-umbrella').click();
  await expect(page.getByTestId('product-stock')).toHaveText('Out of stock');
  await expect(page.getByTestId('product-add')).toBeDisabled();
});

test('“Add to cart” of a product in sizes leads to its sizes', async ({ open, page }) => {
  await open('/shop?search=socks&with=');
  await page.getByTestId('shop-add-socks').click();
  await expect(page.getByTestId('product-message')).toHaveText('Choose a size');
  await page.getByTestId('product-add').click();
  await expect(page.getByTestId('product-option-s')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('product-option-m')).toBeChecked();
  await fillNumber(page.getByTestId('product-quantity'), '2');
  await page.getByTestId('product-quantity').press('Enter');
  await expect(page.getByTestId('product-message')).toHaveText('Added to the cart');
  await page.getByTestId('shop-cart').click();
  await expect(page.getByTestId('cart-quantity-socks-m')).toHaveValue('2');
});

for (const quantity of ['0', '-1', '1.5', '']) {
  test(`the quantity “${quantity}” changes nothing`, async ({ open, page }) => {
    await open('/shop/products/mug?with=mug:3');
    await fillNumber(page.getByTestId('product-quantity'), quantity);
    await page.getByTestId('product-add').click();
    await expect(page.getByTestId('product-message')).toHaveText('Enter a whole number from 1');
    await page.getByTestId('shop-cart').click();
    await fillNumber(page.getByTestId('cart-quantity-mug'), quantity);
    await page.getByTestId('cart-quantity-mug').blur();
    await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('3');
    await expect(page.getByTestId('shop-cart-count')).toHaveText('3');
  });
}

test('a quantity may begin with zeros, on a product as in the cart', async ({ open, page }) => {
  await open('/shop/products/mug');
  await fillNumber(page.getByTestId('product-quantity'), '003');
  await page.getByTestId('product-add').click();
  await expect(page.getByTestId('product-message')).toHaveText('Added to the cart');
  await page.getByTestId('shop-cart').click();
  await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('3');
  await fillNumber(page.getByTestId('cart-quantity-mug'), '007');
  await expect(page.getByTestId('shop-cart-count')).toHaveText('7');
});

test('a number of two digits can be typed into the cart', async ({ open, page }) => {
  await open('/shop/cart?with=mug:3');
  await page.getByTestId('cart-quantity-mug').clear();
  await page.getByTestId('cart-quantity-mug').pressSequentially('12');
  await expect(page.getByTestId('cart-sum-mug')).toHaveText('€119.40');
  await expect(page.getByTestId('cart-message-mug')).toHaveText('');
});

test('a quantity that is empty when its field is left is refused', async ({ open, page }) => {
  await open('/shop/cart?with=kettle:2');
  await page.getByTestId('cart-quantity-kettle').clear();
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('');
  await page.getByTestId('cart-quantity-kettle').press('Tab');
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('Enter a whole number from 1');
  await expect(page.getByTestId('cart-quantity-kettle')).toHaveValue('2');
});

test('a quantity that WebDriver clears in the cart is refused once something else has the focus', async ({
  open,
  page,
}) => {
  await open('/shop/cart?with=mug:3,kettle:2');
  const quantity = page.getByTestId('cart-quantity-mug');
  for (const left of ['3', '4']) {
    await clearField(quantity);
    await expect(quantity).toHaveValue('');
    await page.getByTestId('cart-code').click();
    await expect(quantity).toHaveValue(left);
    await expect(page.getByTestId('cart-message-mug')).toHaveText('Enter a whole number from 1');
    await expect(quantity).toHaveAccessibleDescription('Enter a whole number from 1');
    await clearField(quantity);
    await quantity.pressSequentially('4');
    await expect(page.getByTestId('shop-cart-count')).toHaveText('6');
  }
});

test('a quantity that WebDriver clears on a product is empty, and stays so', async ({ open, page }) => {
  await open('/shop/products/socks');
  const quantity = page.getByTestId('product-quantity');
  await clearField(quantity);
  await page.getByTestId('product-option-s').click();
  await page.getByTestId('product-add').click();
  await expect(page.getByTestId('product-message')).toHaveText('Enter a whole number from 1');
  await quantity.pressSequentially('3');
  await expect(quantity).toHaveValue('3');
});

test('removing a line by keyboard leads to “Undo”, and that to the heading', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/shop/cart?with=kettle:2,mug:1');
  await page.getByTestId('cart-remove-kettle').press('Enter');
  await expect(page.getByTestId('cart-undo')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // At its former place.
  await expect(page.getByTestId(/^cart-line-/).first()).toContainText('Copper Kettle');
});

for (const delayScale of ['0', '1000']) {
  test(`“Undo” stays for five seconds with the delay scale ${delayScale}`, async ({ openWithClockStopped, page }) => {
    await openWithClockStopped(`/shop/cart?with=kettle:2,mug:1&delayScale=${delayScale}`);
    await page.getByTestId('cart-remove-kettle').click();
    await page.clock.runFor(4900);
    await page.getByTestId('cart-remove-mug').click();
    // The second line has five seconds of its own.
    await page.clock.runFor(4900);
    await expect(page.getByTestId('cart-undo')).toBeVisible();
    await page.clock.runFor(100);
    await expect(page.getByTestId('cart-undo')).toHaveCount(0);
    await expect(page.getByTestId('cart-empty')).toBeVisible();
  });
}

test('buttons of a list are found by what they read', async ({ open, page }) => {
  await open('/shop?with=&as=admin');
  const kettle = page.getByRole('listitem').filter({ hasText: 'Copper Kettle' });
  await kettle.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByTestId('shop-cart-count')).toHaveText('1');
  await page.getByRole('link', { name: 'Administration' }).click();
  const order = page.getByRole('listitem').filter({ hasText: 'PS-100002' });
  await order.getByRole('button', { name: 'Mark as shipped' }).click();
  await expect(page.getByTestId('order-status-PS-100002')).toHaveText('Shipped');
});

test('one code applies at a time, a wrong one changes nothing, and an empty one takes it away', async ({
  open,
  page,
}) => {
  await open('/shop/cart?with=kettle:1');
  for (const [code, message, total] of [
    ['freeship', 'FREESHIP applied', '€49.90'],
    ['SAVE10', 'SAVE10 applied', '€49.81'],
    ['OLD20', 'This code has expired', '€49.81'],
    ['toString', 'Unknown code', '€49.81'],
    ['', '', '€54.80'],
  ] as const) {
    await page.getByTestId('cart-code').fill(code);
    await page.getByTestId('cart-code').press('Enter');
    await expect(page.getByTestId('cart-code-message')).toHaveText(message);
    await expect(page.getByTestId('cart-total')).toHaveText(total);
  }
});

test('signing in leads back to the filters of the list, and the browser’s back not to the form', async ({
  open,
  page,
}) => {
  await open('/shop?category=home&with=');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByTestId('sign-in-user').fill('ADA ');
  await page.getByTestId('sign-in-password').fill('practice');
  await page.getByTestId('sign-in-password').press('Enter');
  await expect(page).toHaveURL(/\/shop\?category=home$/);
  await page.getByTestId('shop-cart').click();
  await page.goBack();
  await expect(page.getByTestId('shop-category-home')).toBeChecked();
  await page.getByTestId('shop-sign-out').press('Enter');
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeFocused();
  await expect(page.getByTestId('shop-signed-in-as')).toHaveCount(0);
});

test('an address that leads from sign-in to no view leads to the list', async ({ open, page }) => {
  for (const from of ['//example.org', '/sign-in', '/nowhere', 'javascript:0']) {
    await open(`/shop/sign-in?with=&from=${encodeURIComponent(from)}`);
    await page.getByTestId('sign-in-user').fill('grace');
    await page.getByTestId('sign-in-password').fill('practice');
    await page.getByTestId('sign-in-submit').click();
    await expect(page).toHaveURL(/\/shop$/);
  }
});

test('errors of a registration are tied to their fields, and the first one has the focus', async ({ open, page }) => {
  await open('/shop/sign-in?with=');
  await page.getByTestId('register-name').fill('Mary');
  await page.getByTestId('register-email').fill('mary');
  await page.getByTestId('register-password').fill('1234567');
  await page.getByTestId('register-submit').click();
  await expect(page.getByTestId('register-email')).toBeFocused();
  await expect(page.getByTestId('register-error-name')).toHaveCount(0);
  for (const field of ['email', 'password']) {
    await expect(page.getByTestId(`register-${field}`)).toHaveAttribute('aria-invalid', 'true');
    const error = await page.getByTestId(`register-error-${field}`).textContent();
    await expect(page.getByTestId(`register-${field}`)).toHaveAccessibleDescription(`${error}`);
  }
});

test('errors of an address are tied to their fields, and go when these are filled', async ({ open, page }) => {
  await open('/shop/checkout?with=mug:1&as=ada');
  await page.getByTestId('checkout-name').fill('Ada');
  await page.getByTestId('checkout-next').click();
  await expect(page.getByTestId('checkout-street')).toBeFocused();
  await expect(page.getByTestId('checkout-street')).toHaveAccessibleDescription('Enter your street');
  await expect(page.getByTestId('checkout-country')).toHaveAccessibleDescription('Choose a country');
  await page.getByTestId('checkout-street').fill('Main Street 1');
  await expect(page.getByTestId('checkout-error-street')).toHaveCount(0);
  await expect(page.getByTestId('checkout-error-city')).toHaveText('Enter your city');
});

test('each step has the focus at its heading, and back and forward go through the steps', async ({ open, page }) => {
  await open('/shop/checkout?with=mug:1&as=ada');
  await fillIn(page);
  const heading = page.getByRole('heading', { level: 2 }).first();
  await expect(heading).toBeFocused();
  for (const step of ['Payment', 'Delivery', 'Address']) {
    await page.goBack();
    await expect(heading).toHaveText(step);
  }
  await page.goForward();
  await expect(page.getByTestId('checkout-step-delivery')).toHaveAttribute('aria-current', 'step');
  await page.reload();
  await expect(heading).toHaveText('Delivery');
});

test('an invoice that is not offered any more makes the payment incomplete', async ({ open, page }) => {
  await open('/shop/checkout?with=lamp:5&as=ada');
  await fillInAddress(page);
  await page.getByTestId('checkout-pay-invoice').check();
  await page.getByTestId('checkout-next').click();
  await expect(page.getByTestId('checkout-place')).toBeVisible();
  await page.getByRole('link', { name: 'Change the cart' }).click();
  await page.getByTestId('cart-more-lamp').click();
  await expect(page.getByTestId('cart-total')).toHaveText('€207.00');
  await page.goto('/shop/checkout?step=review');
  await expect(page.getByTestId('checkout-step-payment')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByTestId('checkout-pay-invoice')).toHaveCount(0);
  await expect(page.getByTestId('checkout-pay-card')).toBeChecked();
});

test('whoever leaves the review while an order is placed has placed none', async ({ open, page }) => {
  await open('/shop/checkout?with=mug:1&as=grace&delayScale=0');
  await fillIn(page);
  await open('/shop/checkout?step=review&delayScale=1000');
  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('checkout-place')).toHaveText('Placing...');
  await expect(page.getByTestId('checkout-back')).toBeDisabled();
  await page.getByTestId('shop-cart').click();
  await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('1');
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByTestId(/^order-row-/)).toHaveCount(0);
});

test('only the bank’s own document can confirm a payment', async ({ open, page }) => {
  await open('/shop/checkout?with=mug:1&as=grace&delayScale=0');
  await fillIn(page, card.challenged);
  await page.getByTestId('checkout-place').click();
  const bank = page.getByTestId('checkout-challenge').contentFrame();
  await expect(bank.getByRole('heading')).toHaveText('Confirm the payment');
  await page.evaluate(() => window.postMessage({ challenge: 'confirmed' }));
  await bank.getByLabel('Code').fill('111111');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByRole('alert')).toHaveText('Wrong code, tries left: 2');
  await bank.getByLabel('Code').fill('123 456');
  await bank.getByLabel('Code').press('Enter');
  await expect(page.getByTestId('order-number')).toBeVisible();
  // The review is not in the history any more.
  await page.goBack();
  await expect(page.getByTestId('cart-empty')).toBeVisible();
});

test('a reset is made after a question, in every tab', async ({ open, page, context }) => {
  await open('/shop/cart?with=mug:1&as=ada');
  const other = await context.newPage();
  await other.goto('/shop');
  // Firefox gives the focus to nothing in a tab that is behind another one.
  await page.bringToFront();
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-cancel').click();
  await expect(page.getByTestId('shop-reset')).toBeFocused();
  await expect(page.getByTestId('shop-cart-count')).toHaveText('1');
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-confirm').click();
  for (const tab of [page, other]) {
    await expect(tab.getByTestId('shop-cart-count')).toHaveText('0');
    await expect(tab.getByTestId('shop-signed-in-as')).toHaveCount(0);
  }
});

test('a reset takes away “Undo”, and messages with what they were about', async ({
  open,
  openWithClockStopped,
  page,
}) => {
  // With the clock stopped “Undo” does not go by itself.
  await openWithClockStopped('/shop/cart?with=mug:2');
  await page.getByTestId('cart-remove-mug').click();
  await expect(page.getByTestId('cart-undo')).toBeVisible();
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-confirm').click();
  await expect(page.getByTestId('shop-reset')).toBeFocused();
  await expect(page.getByTestId('cart-undo')).toHaveCount(0);
  await open('/shop/products/mug');
  await page.getByTestId('product-add').click();
  await expect(page.getByTestId('product-message')).toHaveText('Added to the cart');
  await page.getByTestId('shop-reset').click();
  await page.getByTestId('shop-reset-confirm').click();
  await expect(page.getByTestId('product-message')).toHaveText('');
});

for (const [address, requirement] of [
  ['/shop/cart?with=kettle:1#undo', 'undo'],
  ['/shop/checkout#guarded', 'guarded'],
  ['/shop/checkout?step=review&with=kettle:1&as=ada#missing', 'missing'],
  ['/shop/unknown#found', 'found'],
  ['/#/shop/cart?with=kettle:1&requirement=undo', 'undo'],
  ['/#/shop/checkout?requirement=guarded', 'guarded'],
  ['/#/shop/unknown?requirement=found', 'found'],
] as const) {
  test(`${address} opens the practice panel where it leads to`, async ({ open, page }) => {
    await open(address);
    await expect(page.getByTestId(`practice-hint-${requirement}`)).toHaveAttribute('aria-expanded', 'true');
  });
}

test('another view begins at its top, with the focus at its heading', async ({ open, page }) => {
  await open('/shop');
  await page.getByTestId('shop-link-lampshade').click();
  await expect(page.getByTestId('product-name')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('no number of an order and no price is broken into two lines on a small phone', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await open('/shop/orders?as=ada');
  for (const number of ['PS-100001', 'PS-100002']) {
    const row = page.getByTestId(`order-row-${number}`);
    for (const text of [row.getByRole('link', { name: number, exact: true }), row.getByText(/^€/)]) {
      const lines = await text.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
    }
  }
});

test('no view is wider than a small phone', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 600 });
  for (const view of ['', '/products/backpack', '/cart', '/checkout', '/sign-in', '/orders', '/orders/PS-100001']) {
    await open(`/shop${view}?with=backpack-green:1,stove:2&as=ada`);
    await expect(page.getByTestId('shop-cart-count')).toHaveText('3');
    expect(await overflowOf(page), view).toBe(0);
  }
});

test('at 390 px the bar of a customer is one line', { tag: '@design' }, async ({ open, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const as of ['ada', 'grace']) {
    await open(`/shop?with=kettle:12&as=${as}`);
    const middles = await page
      .locator('.shop-bar')
      .locator('a, button, .shop-user')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { top, bottom } = part.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        }),
      );
    expect(middles.length).toBe(5);
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(1);
    await expect(page.locator('.shop-user')).toHaveJSProperty(
      'scrollWidth',
      await page.locator('.shop-user').evaluate(({ clientWidth }) => clientWidth),
    );
  }
});
