import { visible } from '../../run/unseen';
import {
  added,
  type Cart,
  type CartLine,
  emptyCart,
  joined,
  putBack,
  quantityOf,
  shortages,
  sumsOfCart,
  typedQuantity,
  type WithMessage,
  withCode,
  without,
} from './cart';
import { type Draft, emptyDraft, isComplete } from './checkout';
import type { LineId, ProductId, Way } from './ids';
import { firstPrices, firstStock, type Prices, type Stock } from './listing';
import { addressee, firstOrders, type Order, orderLines, orderNumber } from './orders';
import { isLine } from './products';
import type { Sums } from './sums';
import { newUser, type Registration, type User, userFor, users } from './users';

/** All that a browser keeps of the shop. */
export type ShopState = {
  version: 1;
  /** Of who is signed in, or of the guest. */
  cart: Cart;
  /** The carts of customers who are not signed in, by the id of each. */
  putAway: Readonly<Record<string, Cart>>;
  /** The id of who is signed in. */
  user?: string;
  registered: readonly User[];
  stock: Stock;
  prices: Prices;
  /** The oldest first. */
  orders: readonly Order[];
  draft: Draft;
};

export const firstState: ShopState = {
  version: 1,
  cart: emptyCart,
  putAway: {},
  registered: [],
  stock: firstStock,
  prices: firstPrices,
  orders: firstOrders,
  draft: emptyDraft,
};

/** What a browser has kept, or the first state where that is nothing, or nothing that can be read. */
export function parsed(text: string | null): ShopState {
  try {
    const kept = JSON.parse(text ?? 'null');
    // A test may have stored a part of it, and a view that cannot be drawn would leave no button to reset the shop.
    return isWhole(kept) ? kept : firstState;
  } catch {
    return firstState;
  }
}

/** Has all that every state has. */
const sample = {
  ...firstState,
  cart: { ...emptyCart, lines: [{ line: 'mug', quantity: 1 }] },
  registered: users,
  orders: firstOrders.map(({ code: _sometimes, ...order }) => order),
};

function isWhole(kept: ShopState): boolean {
  if (!isLike(kept, sample) || kept.version !== firstState.version) return false;
  const carts = Object.values(kept.putAway);
  const lines = [kept.cart, ...carts, ...kept.orders].flatMap((one) => one.lines);
  return carts.every((cart) => isLike(cart, sample.cart)) && lines.every(({ line }) => isLine(line));
}

function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((one) => isLike(one, example[0]));
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(example).every(([name, part]) => isLike(Reflect.get(value, name), part));
}

/** Who is signed in. */
export function signedIn({ registered, user }: ShopState): User | undefined {
  return [...users, ...registered].find(({ id }) => id === user);
}

export function cartSums({ cart, prices }: ShopState): Sums {
  return sumsOfCart(cart, prices);
}

/** Whether the same would be ordered, at the same prices. */
export function isSameOrder(one: ShopState, other: ShopState): boolean {
  const [first, second] = [one, other].map((shop) => JSON.stringify([shop.cart, cartSums(shop)]));
  return first === second;
}

export function cartShortages({ cart, stock }: ShopState): Partial<Record<LineId, string>> {
  return shortages(cart, stock);
}

// The cart.

export function addToCart(state: ShopState, line: LineId, quantity: number): WithMessage<ShopState> {
  return inCart(state, added(state.cart, line, quantity, state.stock));
}

export function typeQuantity(state: ShopState, line: LineId, text: string): WithMessage<ShopState> {
  return inCart(state, typedQuantity(state.cart, line, text, state.stock));
}

/** A line that was removed, its place, and who was signed in. */
export type Removed = { line: CartLine; place: number; user: string | undefined };

/** What `putLineBack` needs once a line is removed. Undefined where another tab has removed it. */
export function removalOf({ cart, user }: ShopState, line: LineId): Removed | undefined {
  const place = cart.lines.findIndex((one) => one.line === line);
  const found = cart.lines[place];
  return found && { line: found, place, user };
}

export function removeLine(state: ShopState, line: LineId): ShopState {
  return { ...state, cart: without(state.cart, line) };
}

/** Puts a removed line back into the cart that it was in, and never into the cart of somebody else. */
export function putLineBack(state: ShopState, { line, place, user }: Removed): ShopState {
  return user === state.user ? { ...state, cart: putBack(state.cart, line, place, state.stock) } : state;
}

export function applyCode(state: ShopState, text: string): WithMessage<ShopState> {
  return inCart(state, withCode(state.cart, text));
}

export function chooseWay(state: ShopState, way: Way): ShopState {
  return { ...state, cart: { ...state.cart, way } };
}

function inCart(state: ShopState, { changed, message }: WithMessage<Cart>): WithMessage<ShopState> {
  return { changed: { ...state, cart: changed }, message };
}

// The session.

/** Signs in. A guest's cart joins that of the customer. */
export function signIn(state: ShopState, id: string, password: string): WithMessage<ShopState> {
  const found = userFor(state.registered, id, password);
  if ('problem' in found) return { changed: state, message: found.problem };
  return { changed: asUser(state, found.user.id), message: '' };
}

/** Registers somebody and signs them in. The fields have no errors. */
export function register(state: ShopState, registration: Registration): ShopState {
  const user = newUser(registration);
  return asUser({ ...state, registered: [...state.registered, user] }, user.id);
}

/** Puts the customer's cart away and leaves an empty one. */
export function signOut(state: ShopState): ShopState {
  const { user, ...rest } = state;
  if (user === undefined) return state;
  return { ...rest, cart: emptyCart, draft: emptyDraft, putAway: { ...state.putAway, [user]: state.cart } };
}

function asUser(state: ShopState, id: string): ShopState {
  const guest = state.user === undefined ? state : signOut(state);
  const { [id]: own = emptyCart, ...putAway } = guest.putAway;
  return { ...guest, user: id, putAway, cart: joined(own, guest.cart, guest.stock) };
}

// Orders.

export function fillIn(state: ShopState, fields: Partial<Draft>): ShopState {
  return { ...state, draft: { ...state.draft, ...fields } };
}

/**
 * Places the order of the cart: the stock sinks and the cart is empty. Undefined where that is not possible any more:
 * nobody is signed in, the cart is empty, the stock is too small, or another tab has changed what was filled in.
 */
export function placeOrder(
  state: ShopState,
  { chance, now }: { chance: number; now: string },
): { changed: ShopState; order: Order } | undefined {
  const { user, cart, prices, draft, stock } = state;
  if (user === undefined || cart.lines.length === 0 || Object.keys(shortages(cart, stock)).length > 0) return undefined;
  const terms = { total: cartSums(state).total, today: now.slice(0, '2026-03-05'.length) };
  if (!isComplete(draft, terms)) return undefined;
  const order: Order = {
    number: orderNumber(state.orders, chance),
    user,
    placed: now,
    status: 'Placed',
    lines: orderLines(cart, prices),
    ...(cart.code && { code: cart.code }),
    way: cart.way,
    pay: draft.pay,
    to: addressee(draft),
  };
  const changed = {
    ...state,
    cart: emptyCart,
    draft: emptyDraft,
    orders: [...state.orders, order],
    stock: movedStock(stock, order, -1),
  };
  return { changed, order };
}

/** An order of who is signed in. Those of others do not exist for them. */
export function ownOrder({ orders, user }: ShopState, number: string): Order | undefined {
  return orders.find((order) => order.number === number && order.user === user);
}

/** Only an order that is placed can be cancelled. Its stock comes back. */
export function cancelOrder(state: ShopState, number: string): ShopState {
  const order = ownOrder(state, number);
  if (order?.status !== 'Placed') return state;
  return { ...withStatus(state, number, 'Cancelled'), stock: movedStock(state.stock, order, 1) };
}

/** Puts into the cart what was ordered, up to the stock, at the prices of today. */
export function orderAgain(state: ShopState, number: string): ShopState {
  const order = ownOrder(state, number);
  return (order?.lines ?? []).reduce((before, { line, quantity }) => addToCart(before, line, quantity).changed, state);
}

function withStatus(state: ShopState, number: string, status: Order['status']): ShopState {
  return { ...state, orders: state.orders.map((order) => (order.number === number ? { ...order, status } : order)) };
}

function movedStock(stock: Stock, { lines }: Order, direction: 1 | -1): Stock {
  const moved = lines.map(({ line, quantity }) => [line, stock[line] + direction * quantity]);
  return { ...stock, ...Object.fromEntries(moved) };
}

// The administrator.

export const mostStock = 9999;

export function setStock(state: ShopState, line: LineId, stock: number): ShopState {
  return { ...state, stock: { ...state.stock, [line]: stock } };
}

export function setPrice(state: ShopState, id: ProductId, price: number): ShopState {
  return { ...state, prices: { ...state.prices, [id]: price } };
}

export function shipOrder(state: ShopState, number: string): ShopState {
  const order = state.orders.find((one) => one.number === number);
  return order?.status === 'Placed' ? withStatus(state, number, 'Shipped') : state;
}

// The short cut for tests.

/**
 * The shop as `?with=kettle:1,mug:2&as=ada` starts it: emptied, with this cart and this user. Undefined where an address
 * has neither. What does not exist is left out, what is more than the stock is lowered, and `warn` gets a line for each.
 */
export function shortCut(
  parameters: URLSearchParams,
  warn: (problem: string) => void = () => {},
): ShopState | undefined {
  const [cart, as] = [parameters.get('with'), parameters.get('as')];
  if (cart === null && as === null) return undefined;
  const inAddress = (part: string) => `${visible(part.slice(0, 100))} in the address`;
  const user = users.find(({ id }) => id === as && id !== 'locked');
  if (as && !user) warn(`Ignored ${inAddress(`as=${as}`)}: no customer of this name can sign in.`);
  const start: ShopState = { ...firstState, ...(user && { user: user.id }) };
  const parts = (cart ?? '').split(',').map((text) => text.trim());
  return parts.reduce((state, part) => {
    const [line = '', quantity = '1'] = part.split(':');
    const named = inAddress(`with=${part}`);
    if (isLine(line) && state.stock[line] > 0 && /^[1-9]\d{0,3}$/.test(quantity)) {
      const wanted = quantityOf(state.cart, line) + Number(quantity);
      if (wanted > state.stock[line]) warn(`Lowered ${named}: only ${state.stock[line]} in stock.`);
      return addToCart(state, line, Number(quantity)).changed;
    }
    if (part !== '') warn(`Ignored ${named}: the shop does not have it.`);
    return state;
  }, start);
}
