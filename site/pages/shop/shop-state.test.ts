import { expect, test } from 'vitest';
import { countOf } from './cart';
import { invoiceOf } from './invoice';
import { type Order, orderNumber, ordersOf, sumsOfOrder } from './orders';
import {
  addToCart,
  applyCode,
  cancelOrder,
  cartShortages,
  cartSums,
  chooseWay,
  fillIn,
  firstState,
  orderAgain,
  ownOrder,
  parsed,
  placeOrder,
  putLineBack,
  register,
  removalOf,
  removeLine,
  type ShopState,
  setPrice,
  setStock,
  shipOrder,
  shortCut,
  signedIn,
  signIn,
  signOut,
  typeQuantity,
} from './shop-state';
import { registerErrors } from './users';

const start = (query: string) => shortCut(new URLSearchParams(query)) as ShopState;
const quantities = ({ cart }: ShopState) =>
  Object.fromEntries(cart.lines.map(({ line, quantity }) => [line, quantity]));
const now = { chance: 0.5, now: '2026-03-05T09:30' };
const address = { name: ' Ada ', street: 'Main Street 1', postcode: '12345', city: 'Berlin', country: 'DE' };
const byInvoice = { ...address, pay: 'invoice' } as const;

test('the short cut fills the cart and signs in, each alone too', () => {
  const both = start('with=kettle:1,mug:2&as=ada');
  expect([quantities(both), both.user]).toEqual([{ kettle: 1, mug: 2 }, 'ada']);
  expect(signedIn(start('as=grace'))?.name).toBe('Grace Hopper');
  expect(quantities(start('with=backpack-green:2'))).toEqual({ 'backpack-green': 2 });
  expect(shortCut(new URLSearchParams('page=2'))).toBeUndefined();
});

test('the short cut leaves out what does not exist, and takes no more than the stock', () => {
  const { user, ...odd } = start('with=boat:1,backpack:1,mug:x,mug:0,umbrella:1,kettle:9&as=nobody');
  expect([quantities(odd), user]).toEqual([{ kettle: 5 }, undefined]);
  expect(start('as=locked').user).toBeUndefined();
  const problems: string[] = [];
  const query = 'with=boat:1,backpack:1,mug:x, umbrella,stove:2,kettle:9,,lamp:12,lamp&as=Ada';
  shortCut(new URLSearchParams(query), (problem) => problems.push(problem));
  expect(problems).toEqual([
    'Ignored as=Ada in the address: no customer of this name can sign in.',
    'Ignored with=boat:1 in the address: the shop does not have it.',
    'Ignored with=backpack:1 in the address: the shop does not have it.',
    'Ignored with=mug:x in the address: the shop does not have it.',
    'Ignored with=umbrella in the address: the shop does not have it.',
    'Lowered with=kettle:9 in the address: only 5 in stock.',
    'Lowered with=lamp in the address: only 12 in stock.',
  ]);
});

test('a cart takes up to the stock', () => {
  const { changed, message } = addToCart(start('with=kettle:4'), 'kettle', 2);
  expect([quantities(changed), message]).toEqual([{ kettle: 5 }, 'Only 5 in stock']);
  expect(addToCart(firstState, 'umbrella', 1).message).toBe('Out of stock');
  expect(addToCart(firstState, 'mug', 1).message).toBe('Added to the cart');
});

test.each([
  ['3', 3, ''],
  ['5', 5, ''],
  ['6', 5, 'Only 5 in stock'],
  ['9999999', 5, 'Only 5 in stock'],
  ['003', 3, ''],
  ['0', 1, 'Enter a whole number from 1'],
  ['', 1, 'Enter a whole number from 1'],
  ['1.5', 1, 'Enter a whole number from 1'],
])('the quantity “%s” of one kettle', (text, quantity, message) => {
  const told = typeQuantity(start('with=kettle:1'), 'kettle', text);
  expect([quantities(told.changed), told.message]).toEqual([{ kettle: quantity }, message]);
});

test('a line of which the stock has sunk below its quantity keeps it when more is added', () => {
  const { changed, message } = addToCart(setStock(start('with=kettle:4'), 'kettle', 2), 'kettle', 1);
  expect([quantities(changed), message]).toEqual([{ kettle: 4 }, 'Only 2 in stock']);
});

test('a line that is sold out stays when a quantity is typed into it', () => {
  const { changed, message } = typeQuantity(setStock(start('with=kettle:4'), 'kettle', 0), 'kettle', '3');
  expect([quantities(changed), message]).toEqual([{ kettle: 1 }, 'Out of stock']);
});

test('a removed line goes back to its place', () => {
  const full = start('with=kettle:2,mug:1,lamp:1');
  const removed = removeLine(full, 'mug');
  const mug = { line: { line: 'mug', quantity: 1 }, place: 1, user: undefined } as const;
  expect(removalOf(full, 'mug')).toEqual(mug);
  expect(putLineBack(removed, mug).cart).toEqual(full.cart);
});

test.each([
  [2, 5],
  [4, 5],
  [1, 4],
])('a removed line joins %i items that another tab has added since then, up to the stock', (since, quantity) => {
  const full = start('with=kettle:3');
  const removed = removalOf(full, 'kettle') as NonNullable<ReturnType<typeof removalOf>>;
  const again = addToCart(removeLine(full, 'kettle'), 'kettle', since).changed;
  expect(quantities(putLineBack(again, removed))).toEqual({ kettle: quantity });
});

test('one code applies at a time, and one that is refused changes nothing', () => {
  const saved = applyCode(start('with=kettle:1'), 'save10').changed;
  const free = applyCode(saved, 'FREESHIP').changed;
  expect([cartSums(saved).discount, cartSums(free).discount, cartSums(free).delivery]).toEqual([499, 0, 0]);
  expect(applyCode(free, 'OLD20').changed.cart).toEqual(free.cart);
  expect(applyCode(free, ' ').changed.cart).not.toHaveProperty('code');
});

test.each([
  ['ada', 'practice', ''],
  ['Ada ', 'practice', ''],
  ['admin', 'admin', ''],
  ['ada', 'Practice', 'Wrong user name or password'],
  ['nobody', 'practice', 'Wrong user name or password'],
  ['locked', 'practice', 'This account is locked'],
  ['locked', 'admin', 'Wrong user name or password'],
])('signing in as “%s” with “%s”', (id, password, message) => {
  const told = signIn(firstState, id, password);
  expect([told.message, told.changed.user === undefined]).toEqual([message, message !== '']);
});

test('a guest’s cart joins the customer’s, up to the stock', () => {
  const away = signOut(start('with=kettle:3,lamp:1&as=ada'));
  expect(countOf(away.cart)).toBe(0);
  const guest = addToCart(addToCart(away, 'kettle', 4).changed, 'mug', 1).changed;
  expect(quantities(signIn(guest, 'ada', 'practice').changed)).toEqual({ kettle: 5, lamp: 1, mug: 1 });
  expect(quantities(signIn(away, 'grace', 'practice').changed)).toEqual({});
});

test('a customer’s way of delivery stays where the guest’s cart is empty', () => {
  const away = signOut(chooseWay(start('with=kettle:1&as=ada'), 'express'));
  expect(signIn(away, 'ada', 'practice').changed.cart.way).toBe('express');
  const guest = chooseWay(addToCart(away, 'mug', 1).changed, 'pickup');
  expect(signIn(guest, 'ada', 'practice').changed.cart.way).toBe('pickup');
});

test('signing out takes away what was filled in', () => {
  expect(signOut(fillIn(start('with=kettle:1&as=ada'), address)).draft).toEqual(firstState.draft);
});

test('who registers signs in with the email', () => {
  const registration = { name: 'Bo', email: ' Bo@Example.com ', password: '12345678' };
  expect(registerErrors(registration, [])).toEqual({});
  const away = signOut(register(start('with=mug:1'), registration));
  const back = signIn(away, 'bo@example.com', '12345678').changed;
  expect([signedIn(back)?.name, quantities(back)]).toEqual(['Bo', { mug: 1 }]);
  expect(registerErrors(registration, back.registered)).toHaveProperty('email');
  expect(registerErrors({ name: ' ', email: 'bo', password: '1234567' }, [])).toEqual({
    name: 'Enter your name',
    email: 'Enter a valid email',
    password: 'Use 8 or more characters',
  });
});

test('placing an order lowers the stock and empties the cart and the form', () => {
  const before = applyCode(fillIn(start('with=kettle:1,mug:2&as=ada'), byInvoice), 'SAVE10').changed;
  const placed = placeOrder(before, now);
  expect(placed?.order).toMatchObject({ number: 'PS-550000', user: 'ada', status: 'Placed', to: { name: 'Ada' } });
  expect(placed && sumsOfOrder(placed.order)).toEqual(cartSums(before));
  expect(placed?.changed).toMatchObject({ cart: { lines: [] }, draft: { name: '' }, stock: { kettle: 4, mug: 38 } });
});

test('nothing is placed without a customer, a line or the stock', () => {
  const place = (query: string) => placeOrder(fillIn(start(query), byInvoice), now);
  expect(place('with=kettle:2,mug:1&as=ada')).toBeDefined();
  expect(place('with=kettle:1')).toBeUndefined();
  expect(place('as=ada')).toBeUndefined();
  const full = fillIn(start('with=kettle:2,mug:1&as=ada'), byInvoice);
  const short = setStock(setStock(full, 'kettle', 1), 'mug', 0);
  expect(placeOrder(short, now)).toBeUndefined();
  expect(cartShortages(short)).toEqual({ kettle: 'Only 1 left', mug: 'Sold out' });
});

test('nothing is placed where another tab has emptied the form, or has put more into the cart than an invoice allows', () => {
  const ready = fillIn(start('with=mug:1&as=ada'), byInvoice);
  expect(placeOrder(ready, now)).toBeDefined();
  expect(placeOrder(fillIn(ready, { street: ' ' }), now)).toBeUndefined();
  expect(placeOrder(fillIn(ready, { pay: 'card' }), now)).toBeUndefined();
  expect(placeOrder(addToCart(ready, 'stove', 1).changed, now)).toBeUndefined();
});

test('a line that another tab has removed is neither changed nor removed once more', () => {
  const empty = start('as=ada');
  expect(typeQuantity(empty, 'kettle', '2')).toEqual({ changed: empty, message: '' });
  expect(removalOf(empty, 'kettle')).toBeUndefined();
});

test('no line goes back into the cart of somebody else', () => {
  const ada = start('with=mug:2&as=ada');
  const removed = removalOf(ada, 'mug') as NonNullable<ReturnType<typeof removalOf>>;
  const away = signOut(removeLine(ada, 'mug'));
  expect(putLineBack(away, removed)).toBe(away);
  const grace = signIn(away, 'grace', 'practice').changed;
  expect(putLineBack(grace, removed)).toBe(grace);
  expect(quantities(putLineBack(signIn(away, 'ada', 'practice').changed, removed))).toEqual({ mug: 2 });
});

test('no number of an order is there twice', () => {
  const orders = [...firstState.orders];
  expect(orderNumber(orders, 1.5 / 900_000)).toBe('PS-100003');
  expect(orderNumber(orders, 0)).toBe('PS-100000');
  const last = { ...firstState.orders[0], number: 'PS-999999' } as (typeof orders)[number];
  expect(orderNumber([...orders, last], 0.999_999_9)).toBe('PS-100000');
});

test('an order belongs to its customer, the latest first', () => {
  expect(ordersOf(firstState.orders, 'ada').map(({ number }) => number)).toEqual(['PS-100002', 'PS-100001']);
  expect(ordersOf(firstState.orders, 'grace')).toEqual([]);
  expect(ownOrder(start('as=grace'), 'PS-100001')).toBeUndefined();
  expect(ownOrder(firstState, 'PS-100001')).toBeUndefined();
});

test('only a placed order is cancelled, and its stock comes back', () => {
  const ada = start('as=ada');
  const cancelled = cancelOrder(ada, 'PS-100002');
  expect(ownOrder(cancelled, 'PS-100002')?.status).toBe('Cancelled');
  expect([cancelled.stock.lamp, cancelled.stock['socks-m']]).toEqual([13, 22]);
  expect(cancelOrder(cancelled, 'PS-100002')).toBe(cancelled);
  expect(cancelOrder(ada, 'PS-100001')).toBe(ada);
  expect(cancelOrder(start('as=grace'), 'PS-100002').orders).toEqual(firstState.orders);
});

test('only a placed order is shipped', () => {
  const shipped = shipOrder(firstState, 'PS-100002');
  expect(shipped.orders.map(({ status }) => status)).toEqual(['Shipped', 'Shipped']);
  const cancelled = cancelOrder(start('as=ada'), 'PS-100002');
  expect(shipOrder(cancelled, 'PS-100002')).toBe(cancelled);
});

test('a new price changes carts and no order', () => {
  const before = setPrice(start('with=lamp:1&as=ada'), 'lamp', 5000);
  expect(cartSums(before).goods).toBe(5000);
  expect(before.orders).toEqual(firstState.orders);
  const again = orderAgain(before, 'PS-100002');
  expect([quantities(again), cartSums(again).goods]).toEqual([{ lamp: 2, 'socks-m': 2 }, 12_480]);
});

test('an invoice has the sums of its order', () => {
  const [order] = firstState.orders;
  const lines = invoiceOf(order as NonNullable<typeof order>).split('\r\n');
  expect(lines).toEqual(expect.arrayContaining(['Goods: €69.80', 'Discount SAVE10: −€6.98', 'Total: €62.82']));
});

test('any name can be in the link to an invoice', () => {
  const [order] = firstState.orders as [Order];
  const invoice = invoiceOf({ ...order, to: { ...order.to, name: 'Ada \ud83d 😀' } });
  expect(decodeURIComponent(encodeURIComponent(invoice))).toContain('Ada \ufffd 😀');
});

test('what cannot be read is the first state', () => {
  const { stock, cart } = firstState;
  const others = { version: 0, cart: undefined, orders: 'none', stock: null };
  const deeper = [
    { cart: {} },
    { cart: { ...cart, lines: {} } },
    { cart: { ...cart, lines: [{ line: 'nothing', quantity: 1 }] } },
    { cart: { ...cart, lines: [{ line: 'mug' }] } },
    { stock: { ...stock, mug: undefined } },
    { orders: [{ number: 'PS-1' }] },
    { orders: [null] },
    { putAway: { ada: {} } },
    { putAway: { ada: { ...cart, lines: [{ line: 'nothing', quantity: 1 }] } } },
    { registered: ['ada'] },
  ].map((part) => JSON.stringify({ ...firstState, ...part }));
  const changed = Object.entries(others).map(([name, value]) => JSON.stringify({ ...firstState, [name]: value }));
  for (const text of [null, '', '{', '[]', '1', '{"version":1}', ...changed, ...deeper])
    expect(parsed(text), `${text}`).toBe(firstState);
  expect(parsed(JSON.stringify(start('with=mug:3')))).toEqual(start('with=mug:3'));
});
