// Two tabs of one browser. Each acts on what it shows, which may be older than what is stored, and the store makes the
// change in what is stored. In any order of their actions, the shop has to stay right.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Cart } from './cart';
import type { Draft } from './checkout';
import { lineIds, productIds, ways } from './ids';
import { firstStock } from './listing';
import { type Order, sumsOfOrder } from './orders';
import { productOf } from './products';
import {
  addToCart,
  applyCode,
  cancelOrder,
  cartSums,
  chooseWay,
  fillIn,
  firstState,
  orderAgain,
  ownOrder,
  parsed,
  placeOrder,
  putLineBack,
  type Removed,
  register,
  removalOf,
  removeLine,
  type ShopState,
  setPrice,
  setStock,
  shipOrder,
  signedIn,
  signIn,
  signOut,
  typeQuantity,
} from './shop-state';
import { registerErrors } from './users';

const runs = { seed: 7, numRuns: 150 };

const address = { name: 'Ada', street: 'Main Street 1', postcode: '12345', city: 'Berlin', country: 'DE' };
const drafts: readonly Partial<Draft>[] = [
  { ...address, card: '4242 4242 4242 4242', expiry: '12/30', cvc: '123', pay: 'card' },
  { ...address, pay: 'invoice' },
  { street: ' ' },
  { cvc: '12' },
];

/** Few lines and a small stock, so that the tabs get in each other's way. */
const line = fc.constantFrom(...lineIds.slice(0, 3), 'umbrella' as const, 'socks-m' as const, 'stove' as const);
const pick = fc.nat({ max: 9 });
const small = fc.integer({ min: 0, max: 7 });

const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('add' as const), line, quantity: small.map((n) => n + 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      what: fc.constant('type' as const),
      pick,
      text: fc.oneof(small.map(String), fc.constantFrom('', '-1', '99', '1.5', '1e9')),
    }),
  },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('step' as const), pick, by: fc.constantFrom(1, -1) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('remove' as const), pick }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('undo' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('code' as const),
      text: fc.constantFrom('save10', 'FREESHIP', 'OLD20', 'x', ' '),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('way' as const), way: fc.constantFrom(...ways) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('signIn' as const), id: fc.constantFrom('ada', 'grace') }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('register' as const), pick: fc.nat({ max: 1 }) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('signOut' as const) }) },
  { weight: 4, arbitrary: fc.record({ what: fc.constant('fillIn' as const), draft: fc.constantFrom(...drafts) }) },
  {
    weight: 6,
    arbitrary: fc.record({ what: fc.constant('place' as const), chance: fc.constantFrom(0, 0.5, 0.999_999_9) }),
  },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('cancel' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('again' as const), pick }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('ship' as const), pick }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constant('stock' as const), line, count: small }) },
  {
    weight: 1,
    arbitrary: fc.record({
      what: fc.constant('price' as const),
      id: fc.constantFrom(...productIds.slice(0, 3)),
      cents: fc.integer({ min: 1, max: 999_999 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('reset' as const) }) },
  // The news of the other tab arrive.
  { weight: 8, arbitrary: fc.record({ what: fc.constant('look' as const) }) },
);

type Action = typeof action extends fc.Arbitrary<infer Value> ? Value : never;

/** What one tab shows, and what it could put back. */
type Tab = { seen: ShopState; removed?: Removed | undefined };

/** What a tab makes of the stored state. */
function acted(stored: ShopState, tab: Tab, one: Action): ShopState {
  const { seen } = tab;
  const cartLine = (at: number) => seen.cart.lines[at % Math.max(1, seen.cart.lines.length)]?.line;
  const order = (at: number) => seen.orders[at % Math.max(1, seen.orders.length)]?.number ?? '';
  switch (one.what) {
    case 'add':
      return addToCart(stored, one.line, one.quantity).changed;
    case 'type': {
      const typed = cartLine(one.pick);
      return typed ? typeQuantity(stored, typed, one.text).changed : stored;
    }
    case 'step': {
      const stepped = cartLine(one.pick);
      const before = stored.cart.lines.find((there) => there.line === stepped)?.quantity ?? 0;
      return stepped ? typeQuantity(stored, stepped, `${before + one.by}`).changed : stored;
    }
    case 'remove': {
      const gone = cartLine(one.pick);
      if (!gone) return stored;
      tab.removed = removalOf(stored, gone);
      return removeLine(stored, gone);
    }
    case 'undo': {
      const { removed } = tab;
      tab.removed = undefined;
      return removed ? putLineBack(stored, removed) : stored;
    }
    case 'code':
      return applyCode(stored, one.text).changed;
    case 'way':
      return chooseWay(stored, one.way);
    case 'signIn':
      return signIn(stored, one.id, 'practice').changed;
    case 'register': {
      const registration = { name: 'Mary', email: `mary${one.pick}@shop.test`, password: 'somerville' };
      const isTaken = Object.keys(registerErrors(registration, stored.registered)).length > 0;
      return isTaken ? stored : register(stored, registration);
    }
    case 'signOut':
      return signOut(stored);
    case 'fillIn':
      return fillIn(stored, one.draft);
    case 'place':
      return placeOrder(stored, { chance: one.chance, now: '2026-03-05T09:30' })?.changed ?? stored;
    case 'cancel':
      return cancelOrder(stored, order(one.pick));
    case 'again':
      return orderAgain(stored, order(one.pick));
    case 'ship':
      return shipOrder(stored, order(one.pick));
    case 'stock':
      return setStock(stored, one.line, one.count);
    case 'price':
      return setPrice(stored, one.id, one.cents);
    case 'reset':
      return firstState;
    case 'look':
      tab.seen = stored;
      return stored;
  }
}

/** Goes on with what a browser would have stored, and tells the check of it what was there before. */
function play(steps: readonly { tab: 0 | 1; action: Action }[], check: (step: Step) => void) {
  let stored = parsed(null);
  const tabs: [Tab, Tab] = [{ seen: stored }, { seen: stored }];
  for (const { tab, action: one } of steps) {
    const { removed } = tabs[tab];
    const made = acted(stored, tabs[tab], one);
    const after = parsed(JSON.stringify(made));
    check({ before: stored, made, after, one, removed });
    stored = after;
  }
}

/** `made` is what an action made of `before`, and `after` what a browser reads of it. */
type Step = { before: ShopState; made: ShopState; after: ShopState; one: Action; removed: Removed | undefined };

const walk = fc.array(fc.record({ tab: fc.constantFrom(0 as const, 1 as const), action }), {
  minLength: 5,
  maxLength: 60,
  size: 'max',
});

function holds(check: (step: Step) => void) {
  fc.assert(
    fc.property(walk, (steps) => play(steps, check)),
    runs,
  );
}

const cartsIn = ({ cart, putAway }: ShopState): Cart[] => [cart, ...Object.values(putAway)];
const mostOf = (carts: readonly Cart[], of: (typeof lineIds)[number]) =>
  Math.max(0, ...carts.flatMap(({ lines }) => lines.filter((one) => one.line === of).map(({ quantity }) => quantity)));
const newOrder = ({ before, after }: Step): Order | undefined =>
  after.orders.length > before.orders.length ? after.orders.at(-1) : undefined;

test('stock is never below zero, and changes only by an order, its cancelling, the administrator and a reset', () => {
  holds((step) => {
    const { before, after, one } = step;
    for (const count of Object.values(after.stock)) expect(Number.isInteger(count) && count >= 0).toBe(true);
    const expected: Record<string, number> = { ...before.stock };
    if (one.what === 'reset') Object.assign(expected, firstStock);
    if (one.what === 'stock') expected[one.line] = one.count;
    const moved = (lines: Order['lines'], by: 1 | -1) => {
      for (const { line: of, quantity } of lines) expected[of] = (expected[of] ?? 0) + by * quantity;
    };
    moved(newOrder(step)?.lines ?? [], -1);
    for (const order of after.orders) {
      const was = before.orders.find(({ number }) => number === order.number)?.status;
      if (was !== undefined && was !== 'Cancelled' && order.status === 'Cancelled') moved(order.lines, 1);
    }
    expect(after.stock).toEqual(expected);
  });
});

test('no line of a cart rises above the stock: only what sank below it is still there', () => {
  holds(({ before, after, one, removed }) => {
    for (const { lines } of cartsIn(after)) {
      expect(new Set(lines.map((there) => there.line)).size).toBe(lines.length);
      for (const { line: of, quantity } of lines) {
        const back = one.what === 'undo' && removed?.line.line === of ? removed.line.quantity : 0;
        const most = Math.max(after.stock[of], mostOf(cartsIn(before), of), back);
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= most).toBe(true);
      }
    }
  });
});

test('an order takes the whole cart at the prices of now, once, to an address, and no more than the stock', () => {
  holds((step) => {
    const { before, after, one } = step;
    const order = newOrder(step);
    if (!order) {
      if (one.what === 'place') expect(after).toEqual(before);
      return;
    }
    expect(one.what).toBe('place');
    expect(order.user).toBe(before.user);
    expect(order.lines.map(({ line: of, quantity }) => ({ line: of, quantity }))).toEqual(before.cart.lines);
    for (const { line: of, price, quantity } of order.lines) {
      expect(price).toBe(before.prices[productOf(of).id]);
      expect(quantity).toBeLessThanOrEqual(before.stock[of]);
    }
    expect(sumsOfOrder(order)).toEqual(cartSums(before));
    for (const text of Object.values(order.to)) expect(text).not.toBe('');
    if (order.pay === 'invoice') expect(sumsOfOrder(order).total).toBeLessThanOrEqual(20_000);
    expect(after.cart.lines).toEqual([]);
  });
});

test('cancelling gives back what the order took, once, and only to its customer', () => {
  /** How the stock sank when an order was placed, by its number. */
  let taken: Record<string, Partial<Record<string, number>>> = {};
  const difference = (from: ShopState['stock'], to: ShopState['stock']) =>
    Object.fromEntries(lineIds.filter((of) => from[of] !== to[of]).map((of) => [of, to[of] - from[of]]));
  fc.assert(
    fc.property(walk, (steps) => {
      taken = {};
      play(steps, (step) => {
        const { before, after, one } = step;
        const order = newOrder(step);
        if (one.what === 'reset') taken = {};
        if (order) taken[order.number] = difference(after.stock, before.stock);
        if (one.what !== 'cancel') return;
        const cancelled = after.orders.filter(
          ({ number, status }) => status === 'Cancelled' && ownOrder(before, number)?.status === 'Placed',
        );
        const changed = difference(before.stock, after.stock);
        if (cancelled.length === 0) return expect(changed).toEqual({});
        expect(cancelled).toHaveLength(1);
        const [{ number }] = cancelled as [Order];
        expect(changed).toEqual(taken[number] ?? { lamp: 1, 'socks-m': 2 });
      });
    }),
    runs,
  );
});

test('numbers of orders differ, and no order that is there ever changes but in its status', () => {
  holds(({ before, after, one }) => {
    const numbers = after.orders.map(({ number }) => number);
    expect(new Set(numbers).size).toBe(numbers.length);
    if (one.what === 'reset') return;
    const withoutStatus = ({ status: _status, ...rest }: Order) => rest;
    expect(after.orders.slice(0, before.orders.length).map(withoutStatus)).toEqual(before.orders.map(withoutStatus));
    for (const [place, { status }] of before.orders.entries())
      if (status !== 'Placed') expect(after.orders[place]?.status).toBe(status);
  });
});

test('no sum of a cart or an order is ever negative', () => {
  holds(({ after }) => {
    for (const sums of [cartSums(after), ...after.orders.map(sumsOfOrder)]) {
      for (const cents of Object.values(sums)) expect(Number.isInteger(cents) && cents >= 0).toBe(true);
      expect(sums.discount).toBeLessThanOrEqual(sums.goods);
    }
  });
});

test('nobody gets what is in the cart of somebody else', () => {
  holds(({ before, after, one, removed }) => {
    if (one.what === 'signOut') {
      if (before.user === undefined) return expect(after).toEqual(before);
      expect(after.cart).toEqual({ lines: [], way: 'standard' });
      expect(after.putAway[before.user]).toEqual(before.cart);
    }
    if (one.what === 'signIn' && after.user !== before.user) {
      // A customer's cart comes back with that of a guest, and not with that of another customer.
      const own = before.putAway[one.id]?.lines ?? [];
      const guests = before.user === undefined ? before.cart.lines : [];
      const allowed = new Set([...own, ...guests].map((there) => there.line));
      for (const there of after.cart.lines) expect(allowed).toContain(there.line);
      for (const there of own) expect(mostOf([after.cart], there.line)).toBeGreaterThanOrEqual(there.quantity);
      if (before.user !== undefined) expect(after.putAway[before.user]).toEqual(before.cart);
    }
    if (one.what === 'undo' && after.cart.lines.length > before.cart.lines.length) {
      expect(removed?.user).toBe(after.user);
    }
    if (after.user !== undefined) expect(signedIn(after)?.id).toBe(after.user);
  });
});

test('what is stored is read as it was', () => {
  holds(({ made, after }) => {
    expect(after).toEqual(made);
  });
});
