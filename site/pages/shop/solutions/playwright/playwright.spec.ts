import { address, cards } from './checkout';
import { expect, test } from './fixtures';

test('found: search, category and “In stock” narrow the list together', async ({ shop }) => {
  const { list } = shop;
  await shop.open();
  await list.search.fill('ST');
  await expect(list.names).toHaveText(['Camping Stove', 'Cast-Iron Pan', 'Stapler', 'Storm Umbrella']);
  await list.category('outdoor').check();
  await expect(list.names).toHaveText(['Camping Stove', 'Storm Umbrella']);
  await list.inStock.check();
  await expect(list.names).toHaveText(['Camping Stove']);
  await list.search.fill('kettle');
  await expect(list.count).toHaveText('No products match');
  await list.category('all').check();
  await expect(list.names).toHaveText(['Copper Kettle']);
});

test('sort: prices are in order over all pages', async ({ shop }) => {
  const { list } = shop;
  await shop.open();
  for (const order of ['price-up', 'price-down'] as const) {
    await list.sortBy(order);
    const prices: number[] = [];
    for (const page of [1, 2, 3]) {
      await list.turnTo(page);
      prices.push(...(await list.prices.allTextContents()).map(centsOf));
    }
    const upwards = prices.toSorted((one, other) => one - other);
    expect(prices).toHaveLength(24);
    expect(prices).toEqual(order === 'price-up' ? upwards : upwards.toReversed());
  }
});

test('filters: page 2 keeps search, filters and order', async ({ shop }) => {
  const { list } = shop;
  await shop.open();
  await list.category('kitchen').check();
  await list.sortBy('price-down');
  await list.turnTo(2);
  await expect(list.names).toHaveText(['Whisk']);
  await expect(list.category('kitchen')).toBeChecked();

  await shop.open('?search=e&sort=price-down');
  await list.inStock.check();
  await list.turnTo(2);
  await expect(list.names).toHaveText([
    'Stapler',
    'Large Dotted Notebook',
    'Desk Lamp Shade',
    'Enamel Mug',
    'Pencil Set',
    'Dotted Notebook',
    'Beeswax Candle',
  ]);
  await expect(list.search).toHaveValue('e');
});

test('back: back leads to the list as it was', async ({ shop, page }) => {
  const { list, product } = shop;
  await shop.open();
  await list.category('kitchen').check();
  await list.sortBy('price-down');
  await list.turnTo(2);
  await list.openProduct('whisk');
  await expect(product.name).toHaveText('Whisk');
  await page.goBack();
  await expect(list.names).toHaveText(['Whisk']);
  await expect(list.category('kitchen')).toBeChecked();
  await expect(list.sort).toHaveValue('price-down');
});

test('price: a product has the same price in three views', async ({ shop }) => {
  for (const [id, price] of [
    ['kettle', '€49.90'],
    ['whisk', '€8.90'],
    ['stove', '€1,249.00'],
  ] as const) {
    await shop.open(`?search=${id}`, { with: `${id}:1` });
    await expect(shop.list.price(id)).toHaveText(price);
    await shop.list.openProduct(id);
    await expect(shop.product.price).toHaveText(price);
    await shop.cartLink.click();
    await expect(shop.cart.sum(id)).toHaveText(price);
  }
});

test('option: an option must be chosen', async ({ shop }) => {
  const { product, list } = shop;
  for (const [id, message] of [
    ['backpack', 'Choose a colour'],
    ['socks', 'Choose a size'],
  ] as const) {
    await shop.open(`/products/${id}`);
    await product.add();
    await expect(product.message).toHaveText(message);
    await shop.visit(`?search=${id}`);
    await list.add(id);
    await expect(product.message).toHaveText(message);
    await expect(shop.cartCount).toHaveText('0');
  }
});

test('lines: each option has its own line', async ({ shop }) => {
  const { product, cart } = shop;
  for (const [id, one, other] of [
    ['backpack', 'green', 'grey'],
    ['socks', 's', 'l'],
  ] as const) {
    await shop.open(`/products/${id}`);
    await product.choose(one);
    await product.add();
    await product.choose(other);
    await product.add(2);
    await shop.cartLink.click();
    await expect(cart.lines).toHaveCount(2);
    await expect(cart.quantity(`${id}-${one}`)).toHaveValue('1');
    await expect(cart.quantity(`${id}-${other}`)).toHaveValue('2');
  }
});

test('limit: the cart takes no more than the stock', async ({ shop }) => {
  const { list, product, cart } = shop;
  await shop.open('/products/kettle');
  await product.add(6);
  await expect(product.message).toHaveText('Only 5 in stock');
  await expect(shop.cartCount).toHaveText('5');
  await shop.visit('?search=kettle');
  await list.add('kettle');
  await expect(product.message).toHaveText('Only 5 in stock');
  await shop.cartLink.click();
  await cart.more('kettle');
  await expect(cart.message('kettle')).toHaveText('Only 5 in stock');
  await cart.quantity('kettle').fill('9');
  await expect(cart.quantity('kettle')).toHaveValue('5');
  await expect(shop.cartCount).toHaveText('5');
});

test('count: each view shows the number of items', async ({ shop }) => {
  await shop.open('', { with: 'kettle:2,mug:3', as: 'ada' });
  for (const view of ['', '/products/mug', '/cart', '/checkout', '/orders', '/orders/PS-100001', '/admin']) {
    await shop.visit(view);
    await expect(shop.cartCount, view).toHaveText('5');
  }
});

test('undo: a removed line comes back for 5 seconds', async ({ shop, page }) => {
  const { cart } = shop;
  // With a stopped clock, the seconds are exact and take no time.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await shop.open('/cart', { with: 'kettle:2,mug:1' });
  await expect(cart.lines).toHaveCount(2);
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await cart.remove('kettle');
  await expect(cart.lines).toHaveCount(1);
  await page.clock.runFor(4900);
  await cart.undo.click();
  await expect(cart.quantity('kettle')).toHaveValue('2');
  await cart.remove('kettle');
  await expect(cart.undo).toBeVisible();
  await page.clock.runFor(5100);
  await expect(cart.undo).toBeHidden();
  await expect(cart.lines).toHaveCount(1);
});

test('kept: lines and quantities survive a reload', async ({ shop, page }) => {
  const { cart } = shop;
  await shop.open('/cart', { with: 'kettle:1,backpack-grey:2' });
  await cart.more('kettle');
  await expect(cart.quantity('kettle')).toHaveValue('2');
  await page.reload();
  await expect(cart.lines).toHaveCount(2);
  await expect(cart.quantity('kettle')).toHaveValue('2');
  await expect(cart.quantity('backpack-grey')).toHaveValue('2');
});

test('code-kept: a code survives a reload', async ({ shop, page }) => {
  const { cart } = shop;
  await shop.open('/cart', { with: 'kettle:1' });
  await cart.apply('SAVE10');
  await expect(cart.total).toHaveText('€49.81');
  await page.reload();
  await expect(cart.discount).toHaveText('−€4.99');
  await expect(cart.total).toHaveText('€49.81');
});

test('discount: SAVE10 takes off a tenth, with half cents rounded up', async ({ shop }) => {
  const { cart } = shop;
  for (const [lines, code, discount] of [
    ['mug:1', 'SAVE10', '−€1.00'],
    ['kettle:1,mug:2', 'save10', '−€6.98'],
  ] as const) {
    await shop.open('/cart', { with: lines });
    await cart.apply(code);
    await expect(cart.discount).toHaveText(discount);
  }
});

test('delivery: delivery is free from €60.00 after the discount', async ({ shop }) => {
  const { cart } = shop;
  await shop.open('/cart', { with: 'kettle:1,mug:1' });
  await expect(cart.goods).toHaveText('€59.85');
  await expect(cart.delivery).toHaveText('€4.90');
  await shop.open('/cart', { with: 'mug-set:1,notebook:1,stapler:1' });
  await expect(cart.goods).toHaveText('€60.00');
  await expect(cart.delivery).toHaveText('€0.00');
  await shop.open('/cart', { with: 'knife:1' });
  await expect(cart.delivery).toHaveText('€0.00');
  await cart.apply('SAVE10');
  await expect(cart.delivery).toHaveText('€4.90');
});

test('vat: the VAT is a sixth of the total', async ({ shop }) => {
  const { cart } = shop;
  for (const [lines, total, vat] of [
    ['kettle:1', '€54.80', '€9.13'],
    ['mug:1', '€14.85', '€2.48'],
    ['stove:2', '€2,498.00', '€416.33'],
  ] as const) {
    await shop.open('/cart', { with: lines });
    await expect(cart.total).toHaveText(total);
    await expect(cart.vat).toHaveText(vat);
  }
});

test('quote: the cart has the sums of the API', async ({ shop, request }) => {
  const { cart } = shop;
  for (const [product, quantity, code, delivery] of [
    ['kettle', 1, 'SAVE10', 'express'],
    ['mug', 3, 'FREESHIP', 'standard'],
    ['stove', 2, 'SAVE10', 'pickup'],
  ] as const) {
    const response = await request.post('/api/shop/quote', {
      data: { lines: [{ product, quantity }], code, delivery },
    });
    const quoted = await response.json();
    await shop.open('/cart', { with: `${product}:${quantity}` });
    await cart.apply(code);
    await cart.deliverBy(delivery);
    for (const sum of ['goods', 'delivery', 'total', 'vat'] as const)
      await expect(cart[sum], sum).toHaveText(shown(quoted[sum]));
    if (quoted.discount > 0) await expect(cart.discount).toHaveText(`−${shown(quoted.discount)}`);
  }
});

test('tabs: another tab shows a change at once', async ({ shop, otherTab }) => {
  await shop.open('/cart', { with: 'mug:1' });
  await otherTab.visit('/cart');
  await shop.cart.more('mug');
  await expect(otherTab.cartCount).toHaveText('2');
  await expect(otherTab.cart.quantity('mug')).toHaveValue('2');
  await otherTab.cart.remove('mug');
  await expect(shop.cart.empty).toBeVisible();
});

test('refused: a failed sign-in says why', async ({ shop }) => {
  const { signIn } = shop;
  await shop.open('/sign-in');
  for (const [user, password, message] of [
    ['ada', 'wrong', 'Wrong user name or password'],
    ['locked', 'practice', 'This account is locked'],
    ['nobody', 'practice', 'Wrong user name or password'],
  ] as const) {
    await signIn.as(user, password);
    await expect(signIn.error).toHaveText(message);
  }
  await expect(shop.user).toBeHidden();
});

test('returned: signing in leads back', async ({ shop, page }) => {
  await shop.open('/cart', { with: 'kettle:1' });
  await shop.cart.toCheckout.click();
  await shop.signIn.as('ada');
  await expect(page).toHaveURL(/\/shop\/checkout/);
  await shop.open('/products/mug');
  await page.getByRole('link', { name: 'Sign in' }).click();
  await shop.signIn.as('grace');
  await expect(page).toHaveURL(/\/shop\/products\/mug/);
  await expect(shop.user).toBeVisible();
});

test('joined: the guest’s cart and the customer’s become one', async ({ shop }) => {
  const { cart } = shop;
  await shop.open('', { with: 'mug:1', as: 'ada' });
  await shop.signOut();
  await shop.visit('/products/kettle');
  await shop.product.add();
  await shop.visit('/products/mug');
  await shop.product.add(2);
  await shop.visit('/sign-in');
  await shop.signIn.as('ada');
  await shop.cartLink.click();
  for (const [line, quantity] of [
    ['kettle', '1'],
    ['mug', '3'],
  ] as const)
    await expect(cart.quantity(line)).toHaveValue(quantity);
});

test('put-away: signing out empties the cart until the next sign-in', async ({ shop }) => {
  await shop.open('', { with: 'kettle:2,mug:1', as: 'ada' });
  await shop.signOut();
  await expect(shop.cartCount).toHaveText('0');
  await shop.visit('/sign-in');
  await shop.signIn.as('grace');
  await expect(shop.cartCount).toHaveText('0');
  await shop.changeTo('ada');
  await expect(shop.cartCount).toHaveText('3');
});

test('private: an order opens for its own customer', async ({ shop }) => {
  const { orders } = shop;
  await shop.open('/orders/PS-100001', { as: 'ada' });
  await expect(orders.number).toHaveText('PS-100001');
  await shop.signOut();
  await shop.visit('/orders/PS-100001');
  await expect(orders.notThere).toBeVisible();
  await expect(orders.total).toBeHidden();
  await shop.visit('/sign-in');
  await shop.signIn.as('grace');
  await shop.visit('/orders/PS-100001');
  await expect(orders.notThere).toBeVisible();
  await expect(orders.total).toBeHidden();
});

test('registered: a new customer signs in again', async ({ shop }) => {
  await shop.open('/sign-in');
  await shop.signIn.register({ name: 'Mary', email: 'mary@shop.test', password: 'somerville' });
  await expect(shop.user).toHaveText('Mary');
  await shop.changeTo('mary@shop.test', 'somerville');
  await expect(shop.user).toHaveText('Mary');
});

test('guarded: checkout needs a customer and a product', async ({ shop, page }) => {
  await shop.open('/checkout', { with: 'mug:1' });
  await expect(shop.signIn.user).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/sign-in/);
  await shop.open('/checkout', { as: 'ada' });
  await expect(shop.cart.empty).toBeVisible();
  await expect(page).toHaveURL(/\/shop\/cart/);
});

test('missing: the address of a later step leads to the first incomplete step', async ({ shop }) => {
  const { checkout } = shop;
  await shop.open('/checkout?step=payment', { with: 'mug:1', as: 'ada' });
  await expect(checkout.currentStep).toHaveText('Address');
  await checkout.fillAddress();
  await shop.visit('/checkout?step=review');
  await expect(checkout.currentStep).toHaveText('Payment');
});

test('filled: going back keeps what was filled in', async ({ shop }) => {
  const { checkout } = shop;
  await shop.open('/checkout', { with: 'mug:1', as: 'ada' });
  await checkout.toReview();
  await checkout.back.click();
  await expect(checkout.field('card')).toHaveValue(cards.pays);
  await expect(checkout.field('expiry')).toHaveValue('12/39');
  await expect(checkout.field('cvc')).toHaveValue('123');
  await checkout.back.click();
  await checkout.back.click();
  for (const name of ['name', 'street', 'postcode', 'city'] as const)
    await expect(checkout.field(name)).toHaveValue(address[name]);
  await expect(checkout.country).toHaveValue('DE');
});

test('card: a wrong card is refused at its step', async ({ shop }) => {
  const { checkout } = shop;
  await shop.open('/checkout', { with: 'mug:1', as: 'ada', now: '2031-03-05T09:30' });
  await checkout.toPayment();
  await checkout.fillCard('4242 4242 4242 4241', { expiry: '02/31' });
  await checkout.next.click();
  await expect(checkout.errorAt('card')).toHaveText('This card number is not valid');
  await expect(checkout.errorAt('expiry')).toHaveText('This card has expired');
  await checkout.fillCard('5555 5555 5555 4444', { expiry: '03/31' });
  await checkout.next.click();
  await expect(checkout.errorAt('card')).toHaveText('This card is not supported');
  await checkout.fillCard('4242424242424242', { expiry: '03/31' });
  await checkout.next.click();
  await expect(checkout.currentStep).toHaveText('Review');
});

test('declined: a declined card places no order', async ({ shop }) => {
  const { checkout } = shop;
  await shop.open('/checkout', { with: 'mug:2', as: 'grace' });
  await checkout.toReview(cards.declined);
  await checkout.place.click();
  await expect(checkout.error).toHaveText('Your card was declined');
  await expect(shop.cartCount).toHaveText('2');
  await shop.visit('/orders');
  await expect(shop.orders.rows).toHaveCount(0);
});

test('challenge: the bank requests a code', async ({ shop }) => {
  const { checkout, orders } = shop;
  await shop.open('/checkout', { with: 'mug:2', as: 'grace' });
  await checkout.toReview(cards.challenged);
  await checkout.place.click();
  for (const code of ['000000', '123', '654321']) await checkout.confirm(code);
  await expect(checkout.error).toHaveText('Your card was declined');
  await checkout.place.click();
  await checkout.confirm('123456');
  await expect(orders.number).toHaveText(/^PS-\d{6}$/);
});

test('by-invoice: payment by invoice is offered up to €200.00', async ({ shop }) => {
  const { checkout, cart } = shop;
  for (const [lines, total, isOffered] of [
    ['board:1,pan:1,blanket:1', '€200.00', true],
    ['board:1,pan:1,blanket:1,candle:1', '€206.75', false],
  ] as const) {
    await shop.open('/cart', { with: lines, as: 'ada' });
    await expect(cart.total).toHaveText(total);
    await cart.toCheckout.click();
    await checkout.toPayment();
    await expect(checkout.by('card')).toBeVisible();
    await expect(checkout.by('invoice')).toBeVisible({ visible: isOffered });
  }
});

test('total: the total is the same in cart, review and order', async ({ shop }) => {
  const { cart, checkout, orders } = shop;
  await shop.open('/cart', { with: 'mug:2', as: 'ada' });
  await cart.apply('SAVE10');
  await expect(cart.total).toHaveText('€22.81');
  await cart.toCheckout.click();
  await checkout.toReview();
  await expect(checkout.total).toHaveText('€22.81');
  await checkout.place.click();
  await expect(orders.total).toHaveText('€22.81');
});

test('once: a double click places one order', async ({ shop }) => {
  const { checkout, orders } = shop;
  await shop.open('/checkout', { with: 'mug:1', as: 'grace', delayScale: '1' });
  await checkout.toReview();
  await checkout.place.dblclick();
  await expect(orders.number).toBeVisible();
  await shop.visit('/orders');
  await expect(orders.rows).toHaveCount(1);
});

test('two-tabs: two tabs with the same cart place one order', async ({ shop, otherTab }) => {
  await shop.open('/checkout', { with: 'mug:1', as: 'grace' });
  await shop.checkout.toReview();
  // So slow that both tabs place the order before the first one is there.
  for (const tab of [shop, otherTab]) await tab.visit('/checkout?step=review', '3');
  await Promise.all([shop, otherTab].map(({ checkout }) => checkout.place.click()));
  for (const { orders, cart } of [shop, otherTab]) await expect(orders.number.or(cart.empty)).toBeVisible();
  await shop.visit('/orders');
  await expect(shop.orders.rows).toHaveCount(1);
});

test('stock: an order lowers the stock', async ({ shop }) => {
  const { checkout, orders, product } = shop;
  await shop.open('/checkout', { with: 'lamp:2,notebook:3', as: 'ada' });
  await checkout.toReview();
  await checkout.place.click();
  await expect(orders.number).toBeVisible();
  await shop.visit('/products/lamp');
  await expect(product.stock).toHaveText('10 in stock');
  await shop.visit('/products/notebook');
  await expect(product.stock).toHaveText('97 in stock');
});

test('left: a line above the stock cannot be ordered', async ({ shop }) => {
  const { checkout, cart, admin, orders } = shop;
  for (const [stock, message] of [
    [1, 'Only 1 left'],
    [0, 'Sold out'],
  ] as const) {
    await shop.open('', { with: 'kettle:3', as: 'grace' });
    await shop.changeTo('admin', 'admin');
    await shop.visit('/admin');
    await admin.setStock('kettle', stock);
    await shop.changeTo('grace');
    await shop.visit('/checkout');
    await checkout.toReview();
    await checkout.place.click();
    await expect(checkout.error).toBeVisible();
    await expect(cart.message('kettle')).toHaveText(message);
    await shop.visit('/orders');
    await expect(orders.rows).toHaveCount(0);
  }
});

test('invoice: the invoice has the sums of its order', async ({ shop }) => {
  const { orders } = shop;
  await shop.open('/orders/PS-100001', { as: 'ada' });
  await expect(orders.total).toHaveText('€62.82');
  const invoice = await orders.invoice('PS-100001');
  for (const sum of ['Goods: €69.80', 'Discount SAVE10: −€6.98', 'Total: €62.82', 'VAT included: €10.47'])
    expect(invoice).toContain(sum);
});

test('cancelled: a cancelled order puts its products back in stock', async ({ shop }) => {
  const { orders, product } = shop;
  await shop.open('/orders', { as: 'ada' });
  await orders.cancel('PS-100002');
  await expect(orders.status('PS-100002')).toHaveText('Cancelled');
  await shop.visit('/products/lamp');
  await expect(product.stock).toHaveText('13 in stock');
  await shop.visit('/products/socks');
  await product.choose('m');
  await expect(product.stock).toHaveText('22 in stock');
});

test('again: all lines of the order are in the cart', async ({ shop }) => {
  const { orders, cart } = shop;
  await shop.open('/orders', { as: 'ada' });
  await orders.again('PS-100001');
  await shop.visit('/cart');
  await expect(cart.quantity('kettle')).toHaveValue('1');
  await expect(cart.quantity('mug')).toHaveValue('2');
});

test('prices: a new price changes carts, but no order', async ({ shop }) => {
  const { admin, cart, orders } = shop;
  await shop.open('', { with: 'kettle:2', as: 'ada' });
  await shop.changeTo('admin', 'admin');
  await shop.visit('/admin');
  await admin.setPrice('kettle', '60.00');
  await shop.changeTo('ada');
  await shop.visit('/cart');
  await expect(cart.sum('kettle')).toHaveText('€120.00');
  await shop.visit('/orders/PS-100001');
  await expect(orders.total).toHaveText('€62.82');
});

test('admin: only the administrator sees the administration', async ({ shop }) => {
  const { admin } = shop;
  for (const as of [undefined, 'ada'] as const) {
    await shop.open('/admin', as && { as });
    await expect(admin.refused).toBeVisible();
    await expect(admin.save('kettle')).toBeHidden();
  }
  await shop.open('/admin', { as: 'admin' });
  await expect(admin.save('kettle')).toBeVisible();
  await expect(admin.refused).toBeHidden();
});

/** `€1,249.00` as 124900. */
function centsOf(text: string): number {
  return Number(text.replace(/\D/g, ''));
}

/** 124900 as `€1,249.00`. */
function shown(cents: number): string {
  return (cents / 100).toLocaleString('en', { style: 'currency', currency: 'EUR' });
}
