import { expect, test } from '../fixtures';

test('total: the total is the same in cart, review and order', async ({ shop }) => {
  const { list, cart, signIn, checkout, orders } = shop;

  // Not: a journey like this for each requirement; a test of the total alone starts at ?with=mug:2&as=ada.
  await shop.open();
  await list.search.fill('mug');
  await list.add('mug');
  await list.add('mug');
  await expect(shop.cartCount).toHaveText('2');

  await shop.cartLink.click();
  await cart.apply('SAVE10');
  await expect(cart.discount).toHaveText('−€1.99');
  await expect(cart.total).toHaveText('€22.81');

  await cart.toCheckout.click();
  await signIn.as('ada', 'practice');
  await checkout.fillAddress();
  await checkout.next.click();
  await checkout.next.click();
  await checkout.fillCard('4242 4242 4242 4242');
  await checkout.next.click();
  await expect(checkout.total).toHaveText('€22.81');

  await checkout.place.click();
  await expect(orders.number).toHaveText(/^PS-\d{6}$/);
  await expect(orders.total).toHaveText('€22.81');
});
