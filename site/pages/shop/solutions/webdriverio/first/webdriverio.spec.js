import { expect } from '@wdio/globals';
import { cart } from '../cart.js';
import { checkout } from '../checkout.js';
import { orders } from '../orders.js';
import { list } from '../products.js';
import { shop } from '../shop.js';
import { signIn } from '../sign-in.js';

describe('shop', () => {
  it('total: the total is the same in cart, review and order', async () => {
    // Not: a journey like this for each requirement; a test of the total alone starts at ?with=mug:2&as=ada.
    await shop.open();
    await list.search.setValue('mug');
    await list.add('mug');
    await list.add('mug');
    await expect(shop.cartCount).toHaveText('2');

    await shop.cartLink.click();
    await cart.apply('SAVE10');
    await expect(cart.discount).toHaveText('−€1.99');
    await expect(cart.total).toHaveText('€22.81');

    await cart.toCheckout.click();
    await signIn.as('ada', 'practice');
    await checkout.toPayment();
    await checkout.fillCard('4242 4242 4242 4242');
    await checkout.next.click();
    await expect(checkout.total).toHaveText('€22.81');

    await checkout.place.click();
    await expect(orders.number).toHaveText(expect.stringMatching(/^PS-\d{6}$/));
    await expect(orders.total).toHaveText('€22.81');
  });
});
