import type { NamesOf } from '../../page';
import { longWaits, noWaits, opened, type States, type Visitor } from '../../state';
import type page from './page';

type Shopper = Visitor<NamesOf<(typeof page)['testIds'], string>>;

const ada = 'kettle:1,mug:2&as=ada';
const allButUmbrella =
  'kettle,mug,mug-set,teapot,bowl,apron,knife,board,pan,whisk,lamp,lampshade,blanket,candle,clock,notebook,' +
  'notebook-large,pencils,stapler,stove,bottle,backpack-green,backpack-grey,socks-s,socks-m,socks-l';

// “Undo” would disappear during the test. Not by a stopped clock, which would also stop the drivers' own timers.
const keepUndo = `{
  const start = window.setTimeout;
  window.setTimeout = (call, ms, ...rest) => (ms === 5000 ? 0 : start(call, ms, ...rest));
}`;

/** Leads to a view by the short cut, with the options of the address. */
function start(visitor: Shopper, view: string, cart: string) {
  const query = `\${location.search ? location.search + '&' : '?'}with=${cart}`;
  // In the same document, in which tests have noted its errors: as back and forward would.
  return visitor.run(`
    history.pushState(null, '', \`shop${view}${query}\`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  `);
}

async function fillInAddress(visitor: Shopper) {
  await start(visitor, '/checkout', ada);
  await visitor.fill('checkout-name', 'Ada Lovelace');
  await visitor.fill('checkout-street', 'Main Street 1');
  await visitor.fill('checkout-postcode', '10115');
  await visitor.fill('checkout-city', 'Berlin');
  await visitor.see('checkout-country');
  await visitor.run(`
    const country = document.querySelector('[data-test=checkout-country]');
    country.value = 'DE';
    country.dispatchEvent(new Event('change', { bubbles: true }));
  `);
  await visitor.click('checkout-next');
  await visitor.see('checkout-by-express');
}

async function review(visitor: Shopper, card: string) {
  await fillInAddress(visitor);
  await visitor.click('checkout-next');
  await visitor.fill('checkout-card', card);
  await visitor.fill('checkout-expiry', '12/49');
  await visitor.fill('checkout-cvc', '123');
  await visitor.click('checkout-next');
  await visitor.see('checkout-place');
}

export default [
  opened,
  {
    name: 'the other pages of the list',
    async reach(visitor) {
      await visitor.click('shop-page-2');
      await visitor.see('shop-product-umbrella');
      await visitor.click('shop-page-3');
      await visitor.see('shop-product-socks');
    },
  },
  {
    name: 'a search without a product',
    async reach(visitor) {
      await visitor.fill('shop-search', 'zebra');
      await visitor.see('shop-count', 'No products match');
    },
  },
  {
    name: 'more than the stock from the list',
    async reach(visitor) {
      await start(visitor, '', 'kettle:5');
      await visitor.see('shop-cart-count', '5');
      await visitor.click('shop-add-kettle');
      await visitor.see('product-message', 'Only 5 in stock');
    },
  },
  {
    name: 'a product without its colour',
    async reach(visitor) {
      await visitor.click('shop-page-2');
      await visitor.click('shop-add-backpack');
      await visitor.see('product-message', 'Choose a colour');
      await visitor.click('product-add');
      await visitor.click('product-option-green');
      await visitor.see('product-stock', '6 in stock');
    },
  },
  {
    name: 'a product in sizes',
    async reach(visitor) {
      await visitor.click('shop-page-3');
      await visitor.click('shop-link-socks');
      await visitor.click('product-option-m');
      await visitor.click('product-add');
      await visitor.see('product-message', 'Added to the cart');
    },
  },
  {
    name: 'a product out of stock',
    async reach(visitor) {
      await visitor.click('shop-page-2');
      await visitor.click('shop-link-umbrella');
      await visitor.see('product-stock', 'Out of stock');
    },
  },
  {
    name: 'a product that does not exist',
    async reach(visitor) {
      await start(visitor, '/products/yacht', '');
      await visitor.see({ css: 'h1', text: 'This product does not exist' });
    },
  },
  {
    name: 'an empty cart',
    async reach(visitor) {
      await start(visitor, '/cart', '');
      await visitor.see('cart-empty');
    },
  },
  {
    name: 'the question before a reset',
    async reach(visitor) {
      await visitor.click('shop-reset');
      await visitor.see('shop-reset-confirm');
    },
  },
  {
    name: 'the administration, then all that there is in the cart',
    async reach(visitor) {
      await start(visitor, '/admin', `${allButUmbrella}&as=admin`);
      await visitor.fill('admin-stock-umbrella', '3');
      await visitor.click('admin-save-umbrella');
      // By keyboard, because the link is above what is scrolled into view.
      await visitor.focus({ css: 'a', text: 'Products' });
      await visitor.press('Enter');
      await visitor.click('shop-page-2');
      await visitor.click('shop-add-umbrella');
      await visitor.see('product-message', 'Added to the cart');
      await visitor.focus('shop-cart');
      await visitor.press('Enter');
      await visitor.see('cart-line-umbrella');
    },
  },
  {
    name: 'a discount, and more than the stock in the cart',
    async reach(visitor) {
      await start(visitor, '/cart', 'kettle:5,backpack-green:2');
      await visitor.fill('cart-code', 'save10');
      await visitor.click('cart-apply');
      await visitor.see('cart-code-message', 'SAVE10 applied');
      await visitor.click('cart-by-pickup');
      await visitor.click('cart-more-kettle');
      await visitor.see('cart-message-kettle', 'Only 5 in stock');
    },
  },
  {
    name: 'a code that has expired',
    async reach(visitor) {
      await start(visitor, '/cart', 'kettle:1');
      await visitor.fill('cart-code', 'OLD20');
      await visitor.click('cart-apply');
      await visitor.see('cart-code-message', 'This code has expired');
    },
  },
  {
    name: 'a line that was removed',
    async reach(visitor) {
      await visitor.run(keepUndo);
      await start(visitor, '/cart', 'kettle:1,mug:2');
      // By keyboard, because WebKit's driver takes the icon for what covers the button.
      await visitor.focus('cart-remove-mug');
      await visitor.press('Enter');
      await visitor.see('cart-undo');
    },
  },
  {
    name: 'a sign-in and a registration that fail',
    async reach(visitor) {
      await start(visitor, '/sign-in', '');
      await visitor.fill('sign-in-user', 'locked');
      await visitor.fill('sign-in-password', 'practice');
      await visitor.click('sign-in-submit');
      await visitor.see('sign-in-error', 'This account is locked');
      await visitor.click('register-submit');
      await visitor.see('register-error-password');
    },
  },
  {
    name: 'a checkout without an address',
    async reach(visitor) {
      await start(visitor, '/checkout', ada);
      await visitor.click('checkout-next');
      await visitor.see('checkout-error-country', 'Choose a country');
    },
  },
  { name: 'the delivery', reach: fillInAddress },
  {
    name: 'a payment without a card',
    async reach(visitor) {
      await fillInAddress(visitor);
      await visitor.click('checkout-next');
      await visitor.click('checkout-next');
      await visitor.see('checkout-error-card', 'This card number is not valid');
    },
  },
  {
    name: 'a payment by invoice',
    async reach(visitor) {
      await fillInAddress(visitor);
      await visitor.click('checkout-next');
      await visitor.click('checkout-pay-invoice');
      await visitor.click('checkout-next');
      await visitor.see('checkout-place');
    },
  },
  {
    name: 'an order that is being placed',
    parameters: longWaits,
    async reach(visitor) {
      await review(visitor, '4242 4242 4242 4242');
      await visitor.click('checkout-place');
      await visitor.see('checkout-place', 'Placing...');
    },
  },
  {
    name: 'a card that is declined',
    parameters: noWaits,
    async reach(visitor) {
      await review(visitor, '4000 0000 0000 0002');
      await visitor.click('checkout-place');
      await visitor.see('checkout-error', 'Your card was declined');
    },
  },
  {
    name: 'a card that needs a code',
    parameters: noWaits,
    async reach(visitor) {
      await review(visitor, '4000 0000 0000 3220');
      await visitor.click('checkout-place');
      await visitor.see('checkout-challenge');
      await visitor.inside('checkout-challenge', async (bank) => {
        await bank.fill({ css: '#code' }, '111111');
        await bank.click({ css: 'button', text: 'Confirm' });
        await bank.see({ css: '#wrong', text: 'Wrong code, tries left: 2' });
      });
    },
  },
  {
    name: 'a stock that is too small for the order',
    async reach(visitor) {
      await review(visitor, '4242 4242 4242 4242');
      await visitor.run(`
        const shop = JSON.parse(localStorage['practice-site-shop']);
        Object.assign(shop.stock, { kettle: 0, mug: 1 });
        localStorage['practice-site-shop'] = JSON.stringify(shop);
        dispatchEvent(new Event('storage'));
      `);
      await visitor.see('cart-message-kettle', 'Sold out');
      await visitor.click('checkout-place');
      await visitor.see('checkout-error');
    },
  },
  {
    name: 'the orders of a customer',
    async reach(visitor) {
      await start(visitor, '/orders', ada);
      await visitor.click('order-cancel-PS-100002');
      await visitor.see('order-status-PS-100002', 'Cancelled');
    },
  },
  {
    name: 'an order',
    async reach(visitor) {
      await start(visitor, '/orders/PS-100002', ada);
      await visitor.see('order-total', '€64.20');
    },
  },
  {
    name: 'an order that does not exist',
    async reach(visitor) {
      await start(visitor, '/orders/PS-100002', 'mug:1&as=grace');
      await visitor.see({ css: 'p', text: 'This order does not exist' });
    },
  },
  {
    name: 'the administration',
    async reach(visitor) {
      await start(visitor, '/admin', 'mug:1&as=admin');
      await visitor.see('admin-save-kettle');
    },
  },
  {
    name: 'the administration without an administrator',
    async reach(visitor) {
      await start(visitor, '/admin', ada);
      await visitor.see('admin-refused');
    },
  },
] satisfies States<'shop'>;
