import { cart } from '../cart';
import { checkout } from '../checkout';
import { orders } from '../orders';
import { list } from '../products';
import { shop } from '../shop';
import { signIn } from '../sign-in';

it('total: the total is the same in cart, review and order', () => {
  // Not: a journey like this for each requirement; a test of the total alone starts at ?with=mug:2&as=ada.
  shop.open();
  list.find('mug');
  list.add('mug');
  list.add('mug');
  shop.cartCount().should('have.text', '2');

  shop.cartLink();
  cart.apply('SAVE10');
  cart.sumOf('discount').should('have.text', '−€1.99');
  cart.sumOf('total').should('have.text', '€22.81');

  cart.toCheckout().click();
  signIn.as('ada', 'practice');
  checkout.toReview('4242 4242 4242 4242');
  checkout.total().should('have.text', '€22.81');

  checkout.place();
  orders
    .number()
    .invoke('text')
    .should('match', /^PS-\d{6}$/);
  orders.total().should('have.text', '€22.81');
});
