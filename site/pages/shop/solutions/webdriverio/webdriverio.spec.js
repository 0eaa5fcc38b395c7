import { $, browser, expect } from '@wdio/globals';
import { admin } from './admin.js';
import { cart } from './cart.js';
import { address, cards, checkout } from './checkout.js';
import { orders } from './orders.js';
import { list, product } from './products.js';
import { shop } from './shop.js';
import { signIn } from './sign-in.js';

const contains = (text) => expect.stringContaining(text);

/** `€1,249.00` as 124900, and the other way round. */
const centsOf = (text) => Number(text.replace(/\D/g, ''));
const shown = (cents) => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'EUR' });

describe('shop', () => {
  it('found: search, category and “In stock” narrow the list together', async () => {
    await shop.open();
    await list.search.setValue('ST');
    await expect(list.names).toHaveText(['Camping Stove', 'Cast-Iron Pan', 'Stapler', 'Storm Umbrella']);
    await list.category('outdoor').click();
    await expect(list.names).toHaveText(['Camping Stove', 'Storm Umbrella']);
    await list.inStock.click();
    await expect(list.names).toHaveText(['Camping Stove']);
    await list.search.setValue('kettle');
    await expect(list.count).toHaveText('No products match');
    await list.category('all').click();
    await expect(list.names).toHaveText(['Copper Kettle']);
  });

  it('sort: prices are in order over all pages', async () => {
    await shop.open();
    for (const order of ['price-up', 'price-down']) {
      await list.sortBy(order);
      const prices = [];
      for (const page of [1, 2, 3]) {
        await list.turnTo(page);
        prices.push(...(await list.prices.map((price) => price.getText())).map(centsOf));
      }
      const upwards = prices.toSorted((one, other) => one - other);
      expect(prices).toHaveLength(24);
      expect(prices).toEqual(order === 'price-up' ? upwards : upwards.toReversed());
    }
  });

  it('filters: page 2 keeps search, filters and order', async () => {
    await shop.open();
    await list.category('kitchen').click();
    await list.sortBy('price-down');
    await list.turnTo(2);
    await expect(list.names).toHaveText(['Whisk']);
    await expect(list.category('kitchen')).toBeSelected();

    await shop.open('?search=e&sort=price-down');
    await list.inStock.click();
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

  it('back: back leads to the list as it was', async () => {
    await shop.open();
    await list.category('kitchen').click();
    await list.sortBy('price-down');
    await list.turnTo(2);
    await list.openProduct('whisk');
    await expect(product.name).toHaveText('Whisk');
    await browser.back();
    await expect(list.names).toHaveText(['Whisk']);
    await expect(list.category('kitchen')).toBeSelected();
    await expect(list.sort).toHaveValue('price-down');
  });

  it('price: a product has the same price in three views', async () => {
    for (const [id, price] of [
      ['kettle', '€49.90'],
      ['whisk', '€8.90'],
      ['stove', '€1,249.00'],
    ]) {
      await shop.open(`?search=${id}`, { with: `${id}:1` });
      await expect(list.price(id)).toHaveText(price);
      await list.openProduct(id);
      await expect(product.price).toHaveText(price);
      await shop.cartLink.click();
      await expect(cart.sum(id)).toHaveText(price);
    }
  });

  it('option: an option must be chosen', async () => {
    for (const [id, message] of [
      ['backpack', 'Choose a colour'],
      ['socks', 'Choose a size'],
    ]) {
      await shop.open(`/products/${id}`);
      await product.add();
      await expect(product.message).toHaveText(message);
      await shop.visit(`?search=${id}`);
      await list.add(id);
      await expect(product.message).toHaveText(message);
      await expect(shop.cartCount).toHaveText('0');
    }
  });

  it('lines: each option has its own line', async () => {
    for (const [id, one, other] of [
      ['backpack', 'green', 'grey'],
      ['socks', 's', 'l'],
    ]) {
      await shop.open(`/products/${id}`);
      await product.choose(one);
      await product.add();
      await product.choose(other);
      await product.add(2);
      await shop.cartLink.click();
      await expect(cart.lines).toBeElementsArrayOfSize(2);
      await expect(cart.quantity(`${id}-${one}`)).toHaveValue('1');
      await expect(cart.quantity(`${id}-${other}`)).toHaveValue('2');
    }
  });

  it('limit: the cart takes no more than the stock', async () => {
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
    await expect(cart.quantity('kettle')).toHaveValue('5');
    await expect(shop.cartCount).toHaveText('5');
  });

  it('count: each view shows the number of items', async () => {
    await shop.open('', { with: 'kettle:2,mug:3', as: 'ada' });
    for (const view of ['', '/products/mug', '/cart', '/checkout', '/orders', '/orders/PS-100001', '/admin']) {
      await shop.visit(view);
      await expect(shop.cartCount).toHaveText('5');
    }
  });

  it('undo: a removed line comes back for 5 seconds', async () => {
    // With a stopped clock, the seconds are exact and take no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await shop.open('/cart', { with: 'kettle:2,mug:1' });
    await expect(cart.lines).toBeElementsArrayOfSize(2);
    await cart.remove('kettle');
    await expect(cart.lines).toBeElementsArrayOfSize(1);
    await clock.tick(4900);
    await cart.undo.click();
    await expect(cart.quantity('kettle')).toHaveValue('2');
    await cart.remove('kettle');
    await expect(cart.undo).toBeDisplayed();
    await clock.tick(5100);
    await expect(cart.undo).not.toBeDisplayed();
    await expect(cart.lines).toBeElementsArrayOfSize(1);
  });

  it('kept: lines and quantities survive a reload', async () => {
    await shop.open('/cart', { with: 'kettle:1,backpack-grey:2' });
    await cart.more('kettle');
    await expect(cart.quantity('kettle')).toHaveValue('2');
    await browser.refresh();
    await expect(cart.lines).toBeElementsArrayOfSize(2);
    await expect(cart.quantity('kettle')).toHaveValue('2');
    await expect(cart.quantity('backpack-grey')).toHaveValue('2');
  });

  it('code-kept: a code survives a reload', async () => {
    await shop.open('/cart', { with: 'kettle:1' });
    await cart.apply('SAVE10');
    await expect(cart.total).toHaveText('€49.81');
    await browser.refresh();
    await expect(cart.discount).toHaveText('−€4.99');
    await expect(cart.total).toHaveText('€49.81');
  });

  it('discount: SAVE10 takes off a tenth, with half cents rounded up', async () => {
    for (const [lines, code, discount] of [
      ['mug:1', 'SAVE10', '−€1.00'],
      ['kettle:1,mug:2', 'save10', '−€6.98'],
    ]) {
      await shop.open('/cart', { with: lines });
      await cart.apply(code);
      await expect(cart.discount).toHaveText(discount);
    }
  });

  it('delivery: delivery is free from €60.00 after the discount', async () => {
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

  it('vat: the VAT is a sixth of the total', async () => {
    for (const [lines, total, vat] of [
      ['kettle:1', '€54.80', '€9.13'],
      ['mug:1', '€14.85', '€2.48'],
      ['stove:2', '€2,498.00', '€416.33'],
    ]) {
      await shop.open('/cart', { with: lines });
      await expect(cart.total).toHaveText(total);
      await expect(cart.vat).toHaveText(vat);
    }
  });

  it('quote: the cart has the sums of the API', async () => {
    for (const [product, quantity, code, delivery] of [
      ['kettle', 1, 'SAVE10', 'express'],
      ['mug', 3, 'FREESHIP', 'standard'],
      ['stove', 2, 'SAVE10', 'pickup'],
    ]) {
      const response = await fetch(new URL('/api/shop/quote', browser.options.baseUrl), {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ lines: [{ product, quantity }], code, delivery }),
      });
      const quoted = await response.json();
      await shop.open('/cart', { with: `${product}:${quantity}` });
      await cart.apply(code);
      await cart.deliverBy(delivery);
      for (const sum of ['goods', 'delivery', 'total', 'vat']) await expect(cart[sum]).toHaveText(shown(quoted[sum]));
      if (quoted.discount > 0) await expect(cart.discount).toHaveText(`−${shown(quoted.discount)}`);
    }
  });

  it('tabs: another tab shows a change at once', async () => {
    await shop.open('/cart', { with: 'mug:1' });
    const first = await browser.getWindowHandle();
    const second = await openTab('/cart');
    await browser.switchToWindow(first);
    await cart.more('mug');
    await browser.switchToWindow(second);
    await expect(shop.cartCount).toHaveText('2');
    await expect(cart.quantity('mug')).toHaveValue('2');
    await cart.remove('mug');
    await browser.switchToWindow(first);
    await expect(cart.empty).toBeDisplayed();
    await close(second);
  });

  it('refused: a failed sign-in says why', async () => {
    await shop.open('/sign-in');
    for (const [user, password, message] of [
      ['ada', 'wrong', 'Wrong user name or password'],
      ['locked', 'practice', 'This account is locked'],
      ['nobody', 'practice', 'Wrong user name or password'],
    ]) {
      await signIn.as(user, password);
      await expect(signIn.error).toHaveText(message);
    }
    await expect(shop.user).not.toExist();
  });

  it('returned: signing in leads back', async () => {
    await shop.open('/cart', { with: 'kettle:1' });
    await cart.toCheckout.click();
    await signIn.as('ada');
    await expect(browser).toHaveUrl(contains('/shop/checkout'));
    await shop.open('/products/mug');
    await $('=Sign in').click();
    await signIn.as('grace');
    await expect(browser).toHaveUrl(contains('/shop/products/mug'));
    await expect(shop.user).toBeDisplayed();
  });

  it('joined: the guest’s cart and the customer’s become one', async () => {
    await shop.open('', { with: 'mug:1', as: 'ada' });
    await shop.signOut();
    await shop.visit('/products/kettle');
    await product.add();
    await shop.visit('/products/mug');
    await product.add(2);
    await shop.visit('/sign-in');
    await signIn.as('ada');
    await shop.cartLink.click();
    await expect(cart.quantity('kettle')).toHaveValue('1');
    await expect(cart.quantity('mug')).toHaveValue('3');
  });

  it('put-away: signing out empties the cart until the next sign-in', async () => {
    await shop.open('', { with: 'kettle:2,mug:1', as: 'ada' });
    await shop.signOut();
    await expect(shop.cartCount).toHaveText('0');
    await shop.visit('/sign-in');
    await signIn.as('grace');
    await expect(shop.user).toBeDisplayed();
    await expect(shop.cartCount).toHaveText('0');
    await shop.changeTo('ada');
    await expect(shop.cartCount).toHaveText('3');
  });

  it('private: an order opens for its own customer', async () => {
    await shop.open('/orders/PS-100001', { as: 'ada' });
    await expect(orders.number).toHaveText('PS-100001');
    await shop.signOut();
    await shop.visit('/orders/PS-100001');
    await expect(orders.notThere).toBeDisplayed();
    await expect(orders.total).not.toExist();
    await shop.visit('/sign-in');
    await signIn.as('grace');
    await expect(shop.user).toBeDisplayed();
    await shop.visit('/orders/PS-100001');
    await expect(orders.notThere).toBeDisplayed();
    await expect(orders.total).not.toExist();
  });

  it('registered: a new customer signs in again', async () => {
    await shop.open('/sign-in');
    await signIn.register({ name: 'Mary', email: 'mary@shop.test', password: 'somerville' });
    await expect(shop.user).toHaveText('Mary');
    await shop.changeTo('mary@shop.test', 'somerville');
    await expect(shop.user).toHaveText('Mary');
  });

  it('guarded: checkout needs a customer and a product', async () => {
    await shop.open('/checkout', { with: 'mug:1' });
    await expect(signIn.user).toBeDisplayed();
    await expect(browser).toHaveUrl(contains('/shop/sign-in'));
    await shop.open('/checkout', { as: 'ada' });
    await expect(cart.empty).toBeDisplayed();
    await expect(browser).toHaveUrl(contains('/shop/cart'));
  });

  it('missing: the address of a later step leads to the first incomplete step', async () => {
    await shop.open('/checkout?step=payment', { with: 'mug:1', as: 'ada' });
    await expect(checkout.currentStep).toHaveText('Address');
    await checkout.fillAddress();
    await shop.visit('/checkout?step=review');
    await expect(checkout.currentStep).toHaveText('Payment');
  });

  it('filled: going back keeps what was filled in', async () => {
    await shop.open('/checkout', { with: 'mug:1', as: 'ada' });
    await checkout.toReview();
    await checkout.back.click();
    await expect(checkout.field('card')).toHaveValue(cards.pays);
    await expect(checkout.field('expiry')).toHaveValue('12/39');
    await expect(checkout.field('cvc')).toHaveValue('123');
    await checkout.back.click();
    await expect(checkout.currentStep).toHaveText('Delivery');
    await checkout.back.click();
    for (const [name, text] of Object.entries(address)) await expect(checkout.field(name)).toHaveValue(text);
    await expect(checkout.country).toHaveValue('DE');
  });

  it('card: a wrong card is refused at its step', async () => {
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

  it('declined: a declined card places no order', async () => {
    await shop.open('/checkout', { with: 'mug:2', as: 'grace' });
    await checkout.toReview(cards.declined);
    await checkout.place.click();
    await expect(checkout.error).toHaveText('Your card was declined');
    await expect(shop.cartCount).toHaveText('2');
    await shop.visit('/orders');
    await expect(orders.rows).toBeElementsArrayOfSize(0);
  });

  it('challenge: the bank requests a code', async () => {
    await shop.open('/checkout', { with: 'mug:2', as: 'grace' });
    await checkout.toReview(cards.challenged);
    await checkout.place.click();
    for (const code of ['000000', '123', '654321']) await checkout.confirm(code);
    await expect(checkout.error).toHaveText('Your card was declined');
    await checkout.place.click();
    await checkout.confirm('123456');
    await expect(orders.number).toHaveText(expect.stringMatching(/^PS-\d{6}$/));
  });

  it('by-invoice: payment by invoice is offered up to €200.00', async () => {
    for (const [lines, total, isOffered] of [
      ['board:1,pan:1,blanket:1', '€200.00', true],
      ['board:1,pan:1,blanket:1,candle:1', '€206.75', false],
    ]) {
      await shop.open('/cart', { with: lines, as: 'ada' });
      await expect(cart.total).toHaveText(total);
      await cart.toCheckout.click();
      await checkout.toPayment();
      await expect(checkout.by('card')).toBeDisplayed();
      expect(await checkout.by('invoice').isExisting()).toBe(isOffered);
    }
  });

  it('total: the total is the same in cart, review and order', async () => {
    await shop.open('/cart', { with: 'mug:2', as: 'ada' });
    await cart.apply('SAVE10');
    await expect(cart.total).toHaveText('€22.81');
    await cart.toCheckout.click();
    await checkout.toReview();
    await expect(checkout.total).toHaveText('€22.81');
    await checkout.place.click();
    await expect(orders.total).toHaveText('€22.81');
  });

  it('once: a double click places one order', async () => {
    await shop.open('/checkout', { with: 'mug:1', as: 'grace', delayScale: '1' });
    await checkout.toReview();
    await checkout.place.doubleClick();
    await expect(orders.number).toBeDisplayed();
    await shop.visit('/orders');
    await expect(orders.rows).toBeElementsArrayOfSize(1);
  });

  it('two-tabs: two tabs with the same cart place one order', async () => {
    await shop.open('/checkout', { with: 'mug:1', as: 'grace' });
    await checkout.toReview();
    // So slow that both tabs place the order before the first one is there.
    await shop.visit('/checkout?step=review', '5');
    const first = await browser.getWindowHandle();
    const second = await openTab('/checkout?step=review', '5');
    const tabs = [first, second];
    for (const tab of tabs) {
      await browser.switchToWindow(tab);
      await checkout.place.click();
    }
    for (const tab of tabs) {
      await browser.switchToWindow(tab);
      await expect($('[data-testid=order-number], [data-testid=cart-empty]')).toBeDisplayed();
    }
    await shop.visit('/orders');
    await expect(orders.rows).toBeElementsArrayOfSize(1);
    await browser.switchToWindow(first);
    await close(second);
  });

  it('stock: an order lowers the stock', async () => {
    await shop.open('/checkout', { with: 'lamp:2,notebook:3', as: 'ada' });
    await checkout.toReview();
    await checkout.place.click();
    await expect(orders.number).toBeDisplayed();
    await shop.visit('/products/lamp');
    await expect(product.stock).toHaveText('10 in stock');
    await shop.visit('/products/notebook');
    await expect(product.stock).toHaveText('97 in stock');
  });

  it('left: a line above the stock cannot be ordered', async () => {
    for (const [stock, message] of [
      [1, 'Only 1 left'],
      [0, 'Sold out'],
    ]) {
      await shop.open('', { with: 'kettle:3', as: 'grace' });
      await shop.changeTo('admin', 'admin');
      await shop.visit('/admin');
      await admin.setStock('kettle', stock);
      await shop.changeTo('grace');
      await shop.visit('/checkout');
      await checkout.toReview();
      await checkout.place.click();
      await expect(checkout.error).toBeDisplayed();
      await expect(cart.message('kettle')).toHaveText(message);
      await shop.visit('/orders');
      await expect(orders.rows).toBeElementsArrayOfSize(0);
    }
  });

  it('invoice: the invoice has the sums of its order', async () => {
    await shop.open('/orders/PS-100001', { as: 'ada' });
    await expect(orders.total).toHaveText('€62.82');
    const invoice = await orders.invoice('PS-100001');
    for (const sum of ['Goods: €69.80', 'Discount SAVE10: −€6.98', 'Total: €62.82', 'VAT included: €10.47'])
      expect(invoice).toContain(sum);
  });

  it('cancelled: a cancelled order puts its products back in stock', async () => {
    await shop.open('/orders', { as: 'ada' });
    await orders.cancel('PS-100002');
    await expect(orders.status('PS-100002')).toHaveText('Cancelled');
    await shop.visit('/products/lamp');
    await expect(product.stock).toHaveText('13 in stock');
    await shop.visit('/products/socks');
    await product.choose('m');
    await expect(product.stock).toHaveText('22 in stock');
  });

  it('again: all lines of the order are in the cart', async () => {
    await shop.open('/orders', { as: 'ada' });
    await orders.again('PS-100001');
    await shop.visit('/cart');
    await expect(cart.quantity('kettle')).toHaveValue('1');
    await expect(cart.quantity('mug')).toHaveValue('2');
  });

  it('prices: a new price changes carts, but no order', async () => {
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

  it('admin: only the administrator sees the administration', async () => {
    for (const start of [{}, { as: 'ada' }]) {
      await shop.open('/admin', start);
      await expect(admin.refused).toBeDisplayed();
      await expect(admin.save('kettle')).not.toExist();
    }
    await shop.open('/admin', { as: 'admin' });
    await expect(admin.save('kettle')).toBeDisplayed();
    await expect(admin.refused).not.toExist();
  });

  /** Opens a view in another tab, and goes there. */
  async function openTab(view, delayScale) {
    const { handle } = await browser.createWindow('tab');
    await browser.switchToWindow(handle);
    await shop.visit(view, delayScale);
    return handle;
  }

  /** Closes another tab, and returns to this one. */
  async function close(tab) {
    const own = await browser.getWindowHandle();
    await browser.switchToWindow(tab);
    await browser.closeWindow();
    await browser.switchToWindow(own);
  }
});
