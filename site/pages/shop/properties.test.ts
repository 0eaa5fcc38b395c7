// What holds for any cart, code, price and stock.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { added, type Cart, emptyCart, joined, putBack, quantityOf, typedQuantity, without } from './cart';
import { type Draft, emptyDraft, errorsOf, isComplete, stepFor } from './checkout';
import { categories, lineIds, productIds, orders as sorts, steps, ways } from './ids';
import { invoiceOf } from './invoice';
import { firstPrices, listed, pageSize, parametersFor, type Stock, type Wanted, wantedIn, wholeList } from './listing';
import { centsIn, euros, typed } from './money';
import { firstOrders, type Order, orderLines, orderNumber, sumsOfOrder } from './orders';
import { productOf } from './products';
import { codeIn, codes, type Priced, sumsOf } from './sums';

// One seed, so that each run of the tests is the same.
const runs = { seed: 7, numRuns: 500 };

const price = fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 20 }));
const quantity = fc.integer({ min: 1, max: 9999 });
const priced: fc.Arbitrary<Priced[]> = fc.array(fc.record({ price, quantity }), { maxLength: 20 });
const code = fc.constantFrom(undefined, ...codes);
const way = fc.constantFrom(...ways);
const line = fc.constantFrom(...lineIds);
const prices = fc.tuple(...productIds.map(() => price)).map((all) => byName(productIds, all));
const stock: fc.Arbitrary<Stock> = fc
  .tuple(...lineIds.map(() => fc.integer({ min: 0, max: 8 })))
  .map((all) => byName(lineIds, all));

function byName<Name extends string>(names: readonly Name[], values: readonly number[]): Record<Name, number> {
  return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Record<Name, number>;
}

/** Carts that the shop could have made of this stock. */
function cartsOf(from: Stock): fc.Arbitrary<Cart> {
  const taken = fc.array(fc.tuple(line, fc.integer({ min: 1, max: 9 })), { maxLength: 12 });
  return fc.tuple(taken, code, way).map(([all, chosen, by]) =>
    all.reduce<Cart>((cart, [one, count]) => added(cart, one, count, from).changed, {
      ...emptyCart,
      way: by,
      ...(chosen && { code: chosen }),
    }),
  );
}

const stockAndCart = stock.chain((from) => fc.tuple(fc.constant(from), cartsOf(from)));

test('the goods are the sum of price × quantity, and the total what is left of them with the delivery', () => {
  fc.assert(
    fc.property(priced, code, way, (lines, chosen, by) => {
      const { goods, discount, delivery, total } = sumsOf(lines, chosen, by);
      let sum = 0;
      for (const one of lines) sum += one.price * one.quantity;
      expect(goods).toBe(sum);
      expect(total).toBe(goods - discount + delivery);
    }),
    runs,
  );
});

test('no sum is negative or has a fraction of a cent, and no discount is above the goods', () => {
  fc.assert(
    fc.property(priced, code, way, (lines, chosen, by) => {
      const sums = sumsOf(lines, chosen, by);
      for (const cents of Object.values(sums)) expect(Number.isSafeInteger(cents) && cents >= 0).toBe(true);
      expect(sums.discount).toBeLessThanOrEqual(sums.goods);
    }),
    runs,
  );
});

test('the discount is a tenth of the goods and the VAT a sixth of the total, each with its halves up', () => {
  fc.assert(
    fc.property(priced, code, way, (lines, chosen, by) => {
      const { goods, discount, total, vat } = sumsOf(lines, chosen, by);
      // From less than half a cent below to half a cent above, in tenths and sixths of a cent.
      const [tenths, sixths] = [10 * discount - goods, 6 * vat - total];
      if (chosen === 'SAVE10') expect(tenths > -5 && tenths <= 5).toBe(true);
      else expect(discount).toBe(0);
      expect(sixths > -3 && sixths <= 3).toBe(true);
    }),
    runs,
  );
});

test('standard delivery is free by its code or from €60.00 after the discount, and no other way ever changes', () => {
  // Near to where delivery becomes free, without the code and with it.
  const goodsNear = fc.oneof(fc.integer({ min: 5995, max: 6005 }), fc.integer({ min: 6660, max: 6672 }), price);
  fc.assert(
    fc.property(goodsNear, code, way, (amount, chosen, by) => {
      const lines = [{ price: amount, quantity: 1 }];
      const { goods, discount, delivery } = sumsOf(lines, chosen, by);
      const isFree = chosen === 'FREESHIP' || goods - discount >= 6000;
      expect(delivery).toBe({ standard: isFree ? 0 : 490, express: 990, pickup: 0 }[by]);
    }),
    runs,
  );
});

test('a code is found in any capitals and with spaces around it, and nothing else is a code', () => {
  const space = fc.constantFrom('', ' ', '\t ');
  const upper = fc.array(fc.boolean(), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...codes), upper, space, space, (known, isUpper, before, after) => {
      const written = [...known].map((letter, place) => (isUpper[place] ? letter : letter.toLowerCase())).join('');
      expect(codeIn(`${before}${written}${after}`)).toEqual({ code: known });
    }),
    runs,
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      fc.pre(!/^\s*(save10|freeship|old20)\s*$/i.test(text));
      expect(codeIn(text)).toEqual({ problem: 'Unknown code' });
    }),
    runs,
  );
});

test('a price that is shown in a field is read as itself, and no text is read as a price out of range', () => {
  fc.assert(
    fc.property(price, (cents) => {
      expect(centsIn(typed(cents))).toBe(cents);
    }),
    runs,
  );
  const digits = fc.string({ unit: fc.constantFrom(...'0123456789.-, e'), maxLength: 9 });
  fc.assert(
    fc.property(fc.oneof(digits, fc.string()), (text) => {
      const cents = centsIn(text);
      if (cents === undefined) return;
      expect(Number.isInteger(cents) && cents >= 1 && cents <= 999_999).toBe(true);
      expect(cents).toBe(Math.round(Number(text) * 100));
    }),
    runs,
  );
});

test('money is shown as the cents that it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
      expect(shownCents(euros(cents))).toBe(cents);
    }),
    runs,
  );
});

test('a cart to which anything is added, typed and removed has each line once and never above the stock', () => {
  const text = fc.oneof(
    fc.integer({ min: -2, max: 12 }).map(String),
    fc.string(),
    fc.constantFrom('007', ' 3 ', '1e1'),
  );
  const action = fc.oneof(
    fc.record({ what: fc.constant('add' as const), line, quantity }),
    fc.record({ what: fc.constant('type' as const), line, text }),
    fc.record({ what: fc.constant('remove' as const), line }),
  );
  fc.assert(
    fc.property(stock, fc.array(action, { maxLength: 40, size: 'max' }), (from, actions) => {
      let cart = emptyCart;
      for (const one of actions) {
        if (one.what === 'add') cart = added(cart, one.line, one.quantity, from).changed;
        else if (one.what === 'type') cart = typedQuantity(cart, one.line, one.text, from).changed;
        else cart = without(cart, one.line);
        expect(new Set(cart.lines.map((there) => there.line)).size).toBe(cart.lines.length);
        for (const there of cart.lines) {
          expect(Number.isInteger(there.quantity) && there.quantity >= 1).toBe(true);
          expect(there.quantity).toBeLessThanOrEqual(from[there.line]);
        }
      }
    }),
    { ...runs, numRuns: 200 },
  );
});

test('a line that is removed and put back leaves the cart as it was', () => {
  fc.assert(
    fc.property(stockAndCart, fc.nat(), ([from, cart], pick) => {
      fc.pre(cart.lines.length > 0);
      const place = pick % cart.lines.length;
      const removed = cart.lines[place] as Cart['lines'][number];
      expect(putBack(without(cart, removed.line), removed, place, from)).toEqual(cart);
    }),
    runs,
  );
});

test('two carts that join have all lines of both, up to the stock', () => {
  const twoCarts = stock.chain((from) => fc.tuple(fc.constant(from), cartsOf(from), cartsOf(from)));
  fc.assert(
    fc.property(twoCarts, ([from, customers, guests]) => {
      const both = joined(customers, guests, from);
      for (const one of lineIds) {
        const sum = quantityOf(customers, one) + quantityOf(guests, one);
        expect(quantityOf(both, one)).toBe(Math.min(sum, from[one]));
      }
      expect(both.code).toBe(guests.code ?? customers.code);
    }),
    runs,
  );
});

const wanted: fc.Arbitrary<Wanted> = fc.record({
  search: fc.oneof(fc.constantFrom('', 'e', 'MUG', 'note', 'ü', "'"), fc.string({ maxLength: 3 })),
  category: fc.constantFrom('all' as const, ...categories),
  inStock: fc.boolean(),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 999 }),
});

test('the pages of a list have each product that was found once, in the order of the list', () => {
  fc.assert(
    fc.property(wanted, prices, stock, (what, at, from) => {
      const first = listed({ ...what, page: 1 }, at, from);
      const numbers = Array.from({ length: first.pages }, (_, index) => index + 1);
      const all = numbers.flatMap((page) => listed({ ...what, page }, at, from).products);
      expect(new Set(all).size).toBe(first.total);
      expect(all).toHaveLength(first.total);
      for (const page of numbers.slice(0, -1))
        expect(listed({ ...what, page }, at, from).products).toHaveLength(pageSize);
      for (const [place, product] of all.slice(1).entries()) {
        const before = all[place] as (typeof all)[number];
        if (what.sort === 'price-up') expect(at[before.id]).toBeLessThanOrEqual(at[product.id]);
        if (what.sort === 'price-down') expect(at[before.id]).toBeGreaterThanOrEqual(at[product.id]);
        if (what.sort === 'rating') expect(before.rating).toBeGreaterThanOrEqual(product.rating);
      }
      expect(listed(what, at, from).page).toBe(Math.min(what.page, first.pages));
    }),
    { ...runs, numRuns: 200 },
  );
});

test('another order of the list finds the same products', () => {
  fc.assert(
    fc.property(wanted, prices, stock, fc.constantFrom(...sorts), (what, at, from, sort) => {
      expect(listed({ ...what, sort }, at, from).total).toBe(listed(what, at, from).total);
      expect(listed({ ...what, inStock: true }, at, from).total).toBeLessThanOrEqual(listed(what, at, from).total);
    }),
    runs,
  );
});

test('the address of a list is read as what the list wants', () => {
  fc.assert(
    fc.property(wanted, (what) => {
      expect(wantedIn(`?${new URLSearchParams(parametersFor(what))}`)).toEqual(what);
    }),
    runs,
  );
  expect(parametersFor(wholeList)).toEqual({});
});

const text = fc.constantFrom('', ' ', 'Ada', '12345');
const draft: fc.Arbitrary<Draft> = fc.record({
  name: text,
  street: text,
  postcode: text,
  city: text,
  country: fc.constantFrom('', 'DE'),
  card: fc.constantFrom('', '4242 4242 4242 4242', '4242 4242 4242 4241', '4000000000000002'),
  expiry: fc.constantFrom('', '12/30', '02/26', '13/30'),
  cvc: fc.constantFrom('', '123', '12'),
  pay: fc.constantFrom('card', 'invoice'),
});
/** Half of them have an address, so that the steps behind it are tried too. */
const anyDraft = fc.tuple(draft, fc.boolean()).map(([one, hasAddress]) => {
  const address = { name: 'Ada', street: 'Main Street 1', postcode: '12345', city: 'Berlin', country: 'DE' };
  return hasAddress ? { ...one, ...address } : one;
});

test('no step is shown before those that lead to it are filled in', () => {
  const total = fc.integer({ min: 19_990, max: 20_010 });
  fc.assert(
    fc.property(anyDraft, fc.constantFrom(...steps), total, (filled, named, sum) => {
      const terms = { total: sum, today: '2026-03-05' };
      const shown = steps.indexOf(stepFor(`?step=${named}`, filled, terms));
      expect(shown).toBeLessThanOrEqual(steps.indexOf(named));
      for (const before of steps.slice(0, shown)) expect(errorsOf(before, filled, terms)).toEqual({});
      const isOffered = filled.pay === 'card' || sum <= 20_000;
      const hasNoError = steps.every((step) => Object.keys(errorsOf(step, filled, terms)).length === 0);
      expect(isComplete(filled, terms)).toBe(hasNoError && isOffered);
      expect(stepFor('?step=review', filled, terms) === 'review').toBe(isComplete(filled, terms));
    }),
    runs,
  );
  expect(isComplete(emptyDraft, { total: 0, today: '2026-03-05' })).toBe(false);
});

test('no order gets the number of another one', () => {
  // Most of them near to each other and to both ends.
  const chance = fc.oneof(
    fc.constantFrom(0, 0.5, 0.999_999, 0.999_999_999),
    fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  );
  fc.assert(
    fc.property(fc.array(chance, { maxLength: 30, size: 'max' }), (chances) => {
      const orders = [...firstOrders];
      for (const one of chances) orders.push({ ...(orders[0] as Order), number: orderNumber(orders, one) });
      const numbers = orders.map(({ number }) => number);
      expect(new Set(numbers).size).toBe(numbers.length);
      for (const number of numbers) expect(number).toMatch(/^PS-\d{6}$/);
    }),
    { ...runs, numRuns: 200 },
  );
});

test('an order has the sums of its cart, and its invoice those of the order', () => {
  fc.assert(
    fc.property(stockAndCart, prices, ([, cart], at) => {
      fc.pre(cart.lines.length > 0);
      const order: Order = {
        ...(firstOrders[0] as Order),
        lines: orderLines(cart, at),
        code: cart.code,
        way: cart.way,
      };
      const sums = sumsOf(
        cart.lines.map((one) => ({ price: at[productOf(one.line).id], quantity: one.quantity })),
        cart.code,
        cart.way,
      );
      expect(sumsOfOrder(order)).toEqual(sums);

      const rows = invoiceOf(order).split('\r\n');
      const amount = (what: string) => {
        const row = rows.find((one) => one.startsWith(what));
        return row && shownCents(row.slice(row.lastIndexOf(': ') + 2));
      };
      expect({
        goods: amount('Goods'),
        discount: -(amount('Discount') ?? 0) + 0,
        delivery: amount('Delivery'),
        total: amount('Total'),
        vat: amount('VAT'),
      }).toEqual(sums);
      const ofLines = rows.filter((one) => /^\d+ x /.test(one));
      expect(ofLines).toHaveLength(cart.lines.length);
    }),
    { ...runs, numRuns: 200 },
  );
});

test('the prices that the shop begins with are prices that the administrator could set', () => {
  for (const cents of Object.values(firstPrices)) expect(centsIn(typed(cents))).toBe(cents);
});

/** `−€1,249.00` as −124900. */
function shownCents(shown: string): number {
  const cents = Number(shown.replace(/[^\d]/g, ''));
  return shown.startsWith('−') ? -cents : cents;
}
