import { byTestId } from './by-test-id';
import { signIn } from './sign-in';

/** What is around each view of the shop. */
export const shop = {
  cartLink: () => byTestId('shop-cart').click(),
  cartCount: () => byTestId('shop-cart-count'),
  user: () => byTestId('shop-signed-in-as'),

  /**
   * Opens a view after it emptied the shop, with `kettle:1,mug:2` in the cart and a user who is signed in. This short
   * cut replaces all the clicks that lead there.
   */
  open: (view = '', start = {}) => cy.visit(`/shop${view}`, { qs: { with: '', delayScale: '0', ...start } }),

  /** Opens a view of the shop as it is now. */
  visit: (view = '', delayScale = '0') => cy.visit(`/shop${view}`, { qs: { delayScale } }),

  signOut() {
    byTestId('shop-sign-out').click();
    shop.user().should('not.exist');
  },

  /** Signs in as another user, in the view “Sign in”. */
  changeTo(user, password = 'practice') {
    shop.visit('/sign-in');
    shop.signOut();
    signIn.as(user, password);
    shop.user().should('be.visible');
  },

  /**
   * Another tab. It is a frame, because Cypress works in one tab, and a browser tells frames of a change just as it
   * tells tabs.
   */
  openOther(address) {
    cy.document().then((document) => {
      document.body.append(Object.assign(document.createElement('iframe'), { id: 'other', src: address }));
    });
  },
  inOther: (testId) => cy.get('#other').its('0.contentDocument.body').find(`[data-test="${testId}"]`),
};
