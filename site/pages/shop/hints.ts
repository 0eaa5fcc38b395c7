import type { HintsOf } from '../../page';
import type page from './page';

export default {
  found:
    'Each filter may work alone and fail beside another one. Use two at once, and a word from the middle of a name.',
  sort: 'Some prices look larger than they are. Read all of them, on more than the first page.',
  filters: 'A list of one page cannot lose anything. Choose filters that leave two pages, and turn to the second one.',
  back: 'Leave the list from its second page, with a filter and an order. Then use the button of the browser, not a link.',
  price: 'Three views show what it costs. Read the price in each of them, of the same product.',
  option:
    'Some products come in colours or sizes. Press the button before you have chosen one, and look at the cart too.',
  lines: 'Put the same product in the cart twice, and choose differently the second time. How many lines are there?',
  limit: 'The cart can be filled from more than one view. Add some, then add some again, until the sum is too high.',
  count: 'One line is not one item. Take several of a product, and read the number in more than one view.',
  undo: 'What comes back may not be all of what was there. Remove a line with more than one item, and wait with the clock.',
  kept: 'A reload forgets what is only in memory. Compare each quantity, not the number of lines alone.',
  'code-kept': 'The discount is shown right after the code. Load the cart once more, and read the sums again.',
  discount: 'Most sums have no half cent. Look for a price of which a tenth has one.',
  delivery:
    'There are two sums that could be meant. Choose goods that are above the limit before the discount, and below it after.',
  vat: 'The tax is in the total, not on top of it. Calculate it for a total that six does not divide.',
  quote: 'The API knows each way of delivery and each code. Send it more than the cart has at first.',
  tabs: 'One browser, two tabs, and no reload. Change the cart in the first one, and look at the second one.',
  refused: 'There is more than one reason to refuse. Try a wrong password, a name that nobody has, and each user.',
  returned: 'Go to the sign-in from somewhere else than the start. Where are you afterwards?',
  joined: 'Both carts have something in them when they meet. Look for what was there before.',
  'put-away': 'Sign out and in again, and look at the cart each time. Whose is it in between?',
  private: 'An address can be copied. Open that of an order without its customer, and as another one.',
  registered: 'The first sign-in comes with the registration. Sign out, then try the same data by hand.',
  guarded: 'Type the address of the checkout. Try it without a user, and with one whose cart is empty.',
  missing: 'Type the address of a step that is too far. Fill in one step, and try it again.',
  filled: 'Go back with the button of the page, and look at each field. Some may be empty again.',
  card: 'A number can be wrong in more than one way, and so can a date. Which message is it, and at which field?',
  declined: 'The message is one half of it. Look at the cart and at the list of orders afterwards.',
  challenge: 'The field is in a document of its own. What does the bank do with a wrong code?',
  'by-invoice': 'A limit has two sides. Try a total just below it and one just above.',
  total: 'The same sum is in several views. Read it with a discount and with a way of delivery that costs something.',
  once: 'Impatient customers press twice. Count the orders, not the messages.',
  'two-tabs': 'Bring two tabs to the last step with the same cart. Press the button in both, and count the orders.',
  stock: 'Read the stock of a product before and after. Order more than one of it.',
  left: 'Somebody else may be faster. Let the stock sink while a cart is at the last step, but not to nothing.',
  invoice: 'A file can be opened and read. Compare each sum with that in the view, the discount too.',
  cancelled:
    'What was sold is not sold any more. Read the stock before the order, after it, and after the cancellation.',
  again: 'An order may have several lines, with several items in each. Compare all of them with the cart.',
  prices: 'Change the price of something that was bought before. Look at the cart, then at the order.',
  admin: 'Two kinds of visitors have no business there. Type the address as each of them.',
} satisfies HintsOf<typeof page>;
