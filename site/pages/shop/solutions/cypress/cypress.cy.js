import { admin } from './admin';
import { cart } from './cart';
import { address, cards, checkout } from './checkout';
import { orders } from './orders';
import { list, product } from './products';
import { shop } from './shop';
import { signIn } from './sign-in';

/** Waits until the list has these names. */
const seesNames = (...names) =>
  list.names().should((links) => expect([...links].map((link) => link.textContent)).to.deep.equal(names));

/** `€1,249.00` as 124900, and the other way round. */
const centsOf = (text) => Number(text.replace(/\D/g, ''));
const shown = (cents) => (cents / 100).toLocaleString('en', { style: 'currency', currency: 'EUR' });

it('found: search, category and “In stock” narrow the list together', () => {
  shop.open();
  list.find('ST');
  seesNames('Camping Stove', 'Cast-Iron Pan', 'Stapler', 'Storm Umbrella');
  list.category('outdoor').check();
  seesNames('Camping Stove', 'Storm Umbrella');
  list.inStock().check();
  seesNames('Camping Stove');
  list.find('kettle');
  list.count().should('have.text', 'No products match');
  list.category('all').check();
  seesNames('Copper Kettle');
});

it('sort: prices are in order over all pages', () => {
  shop.open();
  for (const order of ['price-up', 'price-down']) {
    const prices = [];
    list.sort().select(order);
    for (const page of [1, 2, 3]) {
      list.turnTo(page);
      list.prices().then((found) => prices.push(...[...found].map((one) => centsOf(one.textContent))));
    }
    cy.wrap(prices).then(() => {
      const upwards = prices.toSorted((one, other) => one - other);
      expect(prices).to.have.length(24);
      expect(prices).to.deep.equal(order === 'price-up' ? upwards : upwards.toReversed());
    });
  }
});

it('filters: page 2 keeps search, filters and order', () => {
  shop.open();
  list.category('kitchen').check();
  list.sort().select('price-down');
  list.turnTo(2);
  seesNames('Whisk');
  list.category('kitchen').should('be.checked');

  shop.open('?search=e&sort=price-down');
  list.inStock().check();
  list.turnTo(2);
  list.inStock().should('be.checked');
  list.names().should('have.length', 7).and('not.contain', 'Storm Umbrella');
  list.search().should('have.value', 'e');
});

it('back: back leads to the list as it was', () => {
  shop.open();
  list.category('kitchen').check();
  list.sort().select('price-down');
  list.turnTo(2);
  list.openProduct('whisk');
  product.name().should('have.text', 'Whisk');
  cy.go('back');
  seesNames('Whisk');
  list.category('kitchen').should('be.checked');
  list.sort().should('have.value', 'price-down');
});

it('price: a product has the same price in three views', () => {
  for (const [id, price] of [
    ['kettle', '€49.90'],
    ['whisk', '€8.90'],
    ['stove', '€1,249.00'],
  ]) {
    shop.open(`?search=${id}`, { with: `${id}:1` });
    list.price(id).should('have.text', price);
    list.openProduct(id);
    product.price().should('have.text', price);
    shop.cartLink();
    cart.sum(id).should('have.text', price);
  }
});

it('option: an option must be chosen', () => {
  for (const [id, message] of [
    ['backpack', 'Choose a colour'],
    ['socks', 'Choose a size'],
  ]) {
    shop.open(`/products/${id}`);
    product.add();
    product.message().should('have.text', message);
    shop.visit(`?search=${id}`);
    list.add(id);
    product.message().should('have.text', message);
    shop.cartCount().should('have.text', '0');
  }
});

it('lines: each option has its own line', () => {
  for (const [id, one, other] of [
    ['backpack', 'green', 'grey'],
    ['socks', 's', 'l'],
  ]) {
    shop.open(`/products/${id}`);
    product.choose(one);
    product.add();
    product.choose(other);
    product.add(2);
    shop.cartLink();
    cart.lines().should('have.length', 2);
    cart.quantity(`${id}-${one}`).should('have.value', '1');
    cart.quantity(`${id}-${other}`).should('have.value', '2');
  }
});

it('limit: the cart takes no more than the stock', () => {
  shop.open('/products/kettle');
  product.add(6);
  product.message().should('have.text', 'Only 5 in stock');
  shop.cartCount().should('have.text', '5');
  shop.visit('?search=kettle');
  list.add('kettle');
  product.message().should('have.text', 'Only 5 in stock');
  shop.cartLink();
  cart.more('kettle');
  cart.message('kettle').should('have.text', 'Only 5 in stock');
  cart.quantity('kettle').should('have.value', '5');
  cart.quantity('kettle').type('{selectall}9');
  cart.quantity('kettle').should('have.value', '5');
  shop.cartCount().should('have.text', '5');
});

it('count: each view shows the number of items', () => {
  shop.open('', { with: 'kettle:2,mug:3', as: 'ada' });
  for (const view of ['', '/products/mug', '/cart', '/checkout', '/orders', '/orders/PS-100001', '/admin']) {
    shop.visit(view);
    shop.cartCount().should('have.text', '5');
  }
});

it('undo: a removed line comes back for 5 seconds', () => {
  // With a stopped clock, the seconds are exact and take no time.
  cy.clock();
  shop.open('/cart', { with: 'kettle:2,mug:1' });
  cart.lines().should('have.length', 2);
  cart.remove('kettle');
  cart.lines().should('have.length', 1);
  cy.tick(4900);
  cart.undo().click();
  cart.quantity('kettle').should('have.value', '2');
  cart.remove('kettle');
  cart.undo().should('be.visible');
  cy.tick(5100);
  cart.undo().should('not.exist');
  cart.lines().should('have.length', 1);
});

it('kept: lines and quantities survive a reload', () => {
  shop.open('/cart', { with: 'kettle:1,backpack-grey:2' });
  cart.more('kettle');
  cart.quantity('kettle').should('have.value', '2');
  cy.reload();
  cart.lines().should('have.length', 2);
  for (const line of ['kettle', 'backpack-grey']) cart.quantity(line).should('have.value', '2');
});

it('code-kept: a code survives a reload', () => {
  shop.open('/cart', { with: 'kettle:1' });
  cart.apply('SAVE10');
  cart.sumOf('total').should('have.text', '€49.81');
  cy.reload();
  cart.sumOf('discount').should('have.text', '−€4.99');
  cart.sumOf('total').should('have.text', '€49.81');
});

it('discount: SAVE10 takes off a tenth, with half cents rounded up', () => {
  for (const [lines, code, discount] of [
    ['mug:1', 'SAVE10', '−€1.00'],
    ['kettle:1,mug:2', 'save10', '−€6.98'],
  ]) {
    shop.open('/cart', { with: lines });
    cart.apply(code);
    cart.sumOf('discount').should('have.text', discount);
  }
});

it('delivery: delivery is free from €60.00 after the discount', () => {
  for (const [lines, goods, delivery] of [
    ['kettle:1,mug:1', '€59.85', '€4.90'],
    ['mug-set:1,notebook:1,stapler:1', '€60.00', '€0.00'],
    ['knife:1', '€64.00', '€0.00'],
  ]) {
    shop.open('/cart', { with: lines });
    cart.sumOf('goods').should('have.text', goods);
    cart.sumOf('delivery').should('have.text', delivery);
  }
  cart.apply('SAVE10');
  cart.sumOf('delivery').should('have.text', '€4.90');
});

it('vat: the VAT is a sixth of the total', () => {
  for (const [lines, total, vat] of [
    ['kettle:1', '€54.80', '€9.13'],
    ['mug:1', '€14.85', '€2.48'],
    ['stove:2', '€2,498.00', '€416.33'],
  ]) {
    shop.open('/cart', { with: lines });
    cart.sumOf('total').should('have.text', total);
    cart.sumOf('vat').should('have.text', vat);
  }
});

it('quote: the cart has the sums of the API', () => {
  for (const [product, quantity, code, delivery] of /** @type {const} */ ([
    ['kettle', 1, 'SAVE10', 'express'],
    ['mug', 3, 'FREESHIP', 'standard'],
    ['stove', 2, 'SAVE10', 'pickup'],
  ])) {
    shop.open('/cart', { with: `${product}:${quantity}` });
    cart.apply(code);
    cart.deliverBy(delivery);
    cy.request('POST', '/api/shop/quote', { lines: [{ product, quantity }], code, delivery }).then(({ body }) => {
      for (const sum of ['goods', 'delivery', 'total', 'vat']) cart.sumOf(sum).should('have.text', shown(body[sum]));
      if (body.discount > 0) cart.sumOf('discount').should('have.text', `−${shown(body.discount)}`);
    });
  }
});

it('tabs: another tab shows a change at once', () => {
  shop.open('/cart', { with: 'mug:1' });
  shop.openOther('/shop/cart?delayScale=0');
  shop.inOther('cart-quantity-mug').should('have.value', '1');
  cart.more('mug');
  shop.inOther('cart-quantity-mug').should('have.value', '2');
  shop.inOther('cart-remove-mug').click();
  cart.empty().should('be.visible');
});

it('refused: a failed sign-in says why', () => {
  shop.open('/sign-in');
  for (const [user, password, message] of [
    ['ada', 'wrong', 'Wrong user name or password'],
    ['locked', 'practice', 'This account is locked'],
    ['nobody', 'practice', 'Wrong user name or password'],
  ]) {
    signIn.as(user, password);
    signIn.error().should('have.text', message);
  }
  shop.user().should('not.exist');
});

it('returned: signing in leads back', () => {
  shop.open('/cart', { with: 'kettle:1' });
  cart.toCheckout().click();
  signIn.as('ada');
  cy.location('pathname').should('equal', '/shop/checkout');
  shop.open('/products/mug');
  cy.contains('a', 'Sign in').click();
  signIn.as('grace');
  cy.location('pathname').should('equal', '/shop/products/mug');
  shop.user().should('be.visible');
});

it('joined: the guest’s cart and the customer’s become one', () => {
  shop.open('', { with: 'mug:1', as: 'ada' });
  shop.signOut();
  shop.visit('/products/kettle');
  product.add();
  shop.cartCount().should('have.text', '1');
  shop.visit('/products/mug');
  product.add(2);
  shop.cartCount().should('have.text', '3');
  shop.visit('/sign-in');
  signIn.as('ada');
  shop.cartLink();
  cart.quantity('kettle').should('have.value', '1');
  cart.quantity('mug').should('have.value', '3');
});

it('put-away: signing out empties the cart until the next sign-in', () => {
  shop.open('', { with: 'kettle:2,mug:1', as: 'ada' });
  shop.signOut();
  shop.cartCount().should('have.text', '0');
  shop.visit('/sign-in');
  signIn.as('grace');
  shop.user().should('be.visible');
  shop.cartCount().should('have.text', '0');
  shop.changeTo('ada');
  shop.cartCount().should('have.text', '3');
});

it('private: an order opens for its own customer', () => {
  shop.open('/orders/PS-100001', { as: 'ada' });
  orders.number().should('have.text', 'PS-100001');
  shop.signOut();
  shop.visit('/orders/PS-100001');
  orders.notThere().should('be.visible');
  orders.total().should('not.exist');
  shop.visit('/sign-in');
  signIn.as('grace');
  shop.user().should('be.visible');
  shop.visit('/orders/PS-100001');
  orders.notThere().should('be.visible');
  orders.total().should('not.exist');
});

it('registered: a new customer signs in again', () => {
  shop.open('/sign-in');
  signIn.register({ name: 'Mary', email: 'mary@shop.test', password: 'somerville' });
  shop.user().should('have.text', 'Mary');
  shop.changeTo('mary@shop.test', 'somerville');
  shop.user().should('have.text', 'Mary');
});

it('guarded: checkout needs a customer and a product', () => {
  shop.open('/checkout', { with: 'mug:1' });
  signIn.user().should('be.visible');
  cy.location('pathname').should('equal', '/shop/sign-in');
  shop.open('/checkout', { as: 'ada' });
  cart.empty().should('be.visible');
  cy.location('pathname').should('equal', '/shop/cart');
});

it('missing: the address of a later step leads to the first incomplete step', () => {
  shop.open('/checkout?step=payment', { with: 'mug:1', as: 'ada' });
  checkout.currentStep().should('have.text', 'Address');
  checkout.fillAddress();
  shop.visit('/checkout?step=review');
  checkout.currentStep().should('have.text', 'Payment');
});

it('filled: going back keeps what was filled in', () => {
  shop.open('/checkout', { with: 'mug:1', as: 'ada' });
  checkout.toReview();
  checkout.back();
  for (const [name, text] of Object.entries({ card: cards.pays, expiry: '12/39', cvc: '123' }))
    checkout.field(name).should('have.value', text);
  checkout.back();
  checkout.currentStep().should('have.text', 'Delivery');
  checkout.back();
  for (const [name, text] of Object.entries(address)) checkout.field(name).should('have.value', text);
  checkout.country().should('have.value', 'DE');
});

it('card: a wrong card is refused at its step', () => {
  shop.open('/checkout', { with: 'mug:1', as: 'ada', now: '2031-03-05T09:30' });
  checkout.toPayment();
  checkout.fillCard('4242 4242 4242 4241', { expiry: '02/31' });
  checkout.next();
  checkout.errorAt('card').should('have.text', 'This card number is not valid');
  checkout.errorAt('expiry').should('have.text', 'This card has expired');
  checkout.fillCard('5555 5555 5555 4444', { expiry: '03/31' });
  checkout.next();
  checkout.errorAt('card').should('have.text', 'This card is not supported');
  checkout.fillCard('4242424242424242', { expiry: '03/31' });
  checkout.next();
  checkout.currentStep().should('have.text', 'Review');
});

it('declined: a declined card places no order', () => {
  shop.open('/checkout', { with: 'mug:2', as: 'grace' });
  checkout.toReview(cards.declined);
  checkout.place();
  checkout.error().should('have.text', 'Your card was declined');
  shop.cartCount().should('have.text', '2');
  shop.visit('/orders');
  orders.rows().should('not.exist');
});

it('challenge: the bank requests a code', () => {
  shop.open('/checkout', { with: 'mug:2', as: 'grace' });
  checkout.toReview(cards.challenged);
  checkout.place();
  for (const code of ['000000', '123', '654321']) checkout.confirm(code);
  checkout.error().should('have.text', 'Your card was declined');
  checkout.place();
  checkout.confirm('123456');
  orders
    .number()
    .invoke('text')
    .should('match', /^PS-\d{6}$/);
});

it('by-invoice: payment by invoice is offered up to €200.00', () => {
  for (const [lines, total, offered] of [
    ['board:1,pan:1,blanket:1', '€200.00', 'be.visible'],
    ['board:1,pan:1,blanket:1,candle:1', '€206.75', 'not.exist'],
  ]) {
    shop.open('/cart', { with: lines, as: 'ada' });
    cart.sumOf('total').should('have.text', total);
    cart.toCheckout().click();
    checkout.toPayment();
    checkout.by('invoice').should(offered);
  }
});

it('total: the total is the same in cart, review and order', () => {
  shop.open('/cart', { with: 'mug:2', as: 'ada' });
  cart.apply('SAVE10');
  cart.sumOf('total').should('have.text', '€22.81');
  cart.toCheckout().click();
  checkout.toReview();
  checkout.total().should('have.text', '€22.81');
  checkout.place();
  orders.total().should('have.text', '€22.81');
});

it('once: a double click places one order', () => {
  shop.open('/checkout', { with: 'mug:1', as: 'grace', delayScale: '1' });
  checkout.toReview();
  checkout.placeTwice();
  orders.number().should('be.visible');
  shop.visit('/orders');
  orders.rows().should('have.length', 1);
});

it('two-tabs: two tabs with the same cart place one order', () => {
  shop.open('/checkout', { with: 'mug:1', as: 'grace' });
  checkout.toReview();
  // So slow that both tabs place the order before the first one is there.
  shop.visit('/checkout?step=review', '3');
  shop.openOther('/shop/checkout?step=review&delayScale=3');
  shop.inOther('checkout-place').should('be.visible');
  checkout.place();
  shop.inOther('checkout-place').click();
  orders.number().should('be.visible');
  shop.inOther('cart-empty').should('be.visible');
  shop.visit('/orders');
  orders.rows().should('have.length', 1);
});

it('stock: an order lowers the stock', () => {
  shop.open('/checkout', { with: 'lamp:2,notebook:3', as: 'ada' });
  checkout.toReview();
  checkout.place();
  orders.number().should('be.visible');
  shop.visit('/products/lamp');
  product.stock().should('have.text', '10 in stock');
  shop.visit('/products/notebook');
  product.stock().should('have.text', '97 in stock');
});

it('left: a line above the stock cannot be ordered', () => {
  for (const [stock, message] of [
    [1, 'Only 1 left'],
    [0, 'Sold out'],
  ]) {
    shop.open('', { with: 'kettle:3', as: 'grace' });
    shop.changeTo('admin', 'admin');
    shop.visit('/admin');
    admin.setStock('kettle', stock);
    shop.changeTo('grace');
    shop.visit('/checkout');
    checkout.toReview();
    checkout.place();
    checkout.error().should('be.visible');
    cart.message('kettle').should('have.text', message);
    shop.visit('/orders');
    orders.rows().should('not.exist');
  }
});

it('invoice: the invoice has the sums of its order', () => {
  shop.open('/orders/PS-100001', { as: 'ada' });
  orders.total().should('have.text', '€62.82');
  for (const sum of ['Goods: €69.80', 'Discount SAVE10: −€6.98', 'Total: €62.82', 'VAT included: €10.47'])
    orders.invoice('PS-100001').should('contain', sum);
});

it('cancelled: a cancelled order puts its products back in stock', () => {
  shop.open('/orders', { as: 'ada' });
  orders.cancel('PS-100002');
  orders.status('PS-100002').should('have.text', 'Cancelled');
  shop.visit('/products/lamp');
  product.stock().should('have.text', '13 in stock');
  shop.visit('/products/socks');
  product.choose('m');
  product.stock().should('have.text', '22 in stock');
});

it('again: all lines of the order are in the cart', () => {
  shop.open('/orders', { as: 'ada' });
  orders.again('PS-100001');
  shop.visit('/cart');
  cart.quantity('kettle').should('have.value', '1');
  cart.quantity('mug').should('have.value', '2');
});

it('prices: a new price changes carts, but no order', () => {
  shop.open('', { with: 'kettle:2', as: 'ada' });
  shop.changeTo('admin', 'admin');
  shop.visit('/admin');
  admin.setPrice('kettle', '60.00');
  shop.changeTo('ada');
  shop.visit('/cart');
  cart.sum('kettle').should('have.text', '€120.00');
  shop.visit('/orders/PS-100001');
  orders.total().should('have.text', '€62.82');
});

it('admin: only the administrator sees the administration', () => {
  for (const start of [{}, { as: 'ada' }]) {
    shop.open('/admin', start);
    admin.refused().should('be.visible');
    admin.save('kettle').should('not.exist');
  }
  shop.open('/admin', { as: 'admin' });
  admin.save('kettle').should('be.visible');
  admin.refused().should('not.exist');
});
