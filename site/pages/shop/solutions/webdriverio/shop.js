import { $, browser } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';
import { signIn } from './sign-in.js';

/** What is around each view of the shop. */
export const shop = {
  get cartLink() {
    return byTestId('shop-cart');
  },
  get cartCount() {
    return byTestId('shop-cart-count');
  },
  get user() {
    return byTestId('shop-signed-in-as');
  },

  /**
   * Opens a view after it emptied the shop, with `kettle:1,mug:2` in the cart and a user who is signed in. This short
   * cut replaces all the clicks that lead there.
   */
  async open(view = '', { delayScale = '0', ...start } = {}) {
    await goto(view, { with: '', ...start, delayScale });
  },

  /** Opens a view of the shop as it is now. */
  async visit(view = '', delayScale = '0') {
    await goto(view, { delayScale });
  },

  async signOut() {
    await byTestId('shop-sign-out').click();
    await $('=Sign in').waitForExist();
  },

  /** Signs in as another user, in the view “Sign in”. */
  async changeTo(user, password = 'practice') {
    await shop.visit('/sign-in');
    await shop.signOut();
    await signIn.as(user, password);
    await shop.user.waitForExist();
  },
};

async function goto(view, options) {
  await browser.url(`/shop${view}${view.includes('?') ? '&' : '?'}${new URLSearchParams(options)}`);
}
