import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Cart, emptyCart, sumsOfCart, withCode } from '../../site/pages/shop/cart';
import { lineIds, ways } from '../../site/pages/shop/ids';
import { firstPrices } from '../../site/pages/shop/listing';
import { codes } from '../../site/pages/shop/sums';
import { start } from './started-site';

const site = await start();

const get = async (path: string) => (await fetch(`${site.url}/api/shop/${path}`)).json();

function quote(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${site.url}/api/shop/quote`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

const kettleAndMugs = [
  { product: 'kettle', quantity: 1 },
  { product: 'mug', quantity: 2 },
];

test('lists nine products a page, found by category, name and order', async () => {
  expect(await get('products')).toMatchObject({ page: 1, size: 9, pages: 3, total: 24 });
  const kitchen = await get('products?category=kitchen&sort=price-up&page=2');
  expect(kitchen).toMatchObject({ page: 2, pages: 2, total: 10, products: [{ id: 'knife', price: 6400 }] });
  const mugs = await get('products?search=MUG&sort=price-down');
  expect(mugs.products.map(({ id }: { id: string }) => id)).toEqual(['mug-set', 'mug']);
  expect((await get('products?search=nothing')).total).toBe(0);
});

test('gives one product, with its options', async () => {
  const response = await fetch(`${site.url}/api/shop/products/backpack`);
  expect(await response.json()).toMatchObject({ name: 'Roll-Top Backpack', price: 8900, options: ['green', 'grey'] });
  expect((await fetch(`${site.url}/api/shop/products/boat`)).status).toBe(404);
});

test.each([
  [
    { lines: kettleAndMugs, code: 'save10' },
    { goods: 6980, discount: 698, delivery: 0, total: 6282, vat: 1047 },
  ],
  [{ lines: [{ product: 'kettle', quantity: 1 }] }, { goods: 4990, discount: 0, delivery: 490, total: 5480, vat: 913 }],
  [
    { lines: [{ product: 'backpack-green', quantity: 50 }], delivery: 'express' },
    { goods: 445_000, discount: 0, delivery: 990, total: 445_990, vat: 74_332 },
  ],
])('quotes %j', async (cart, sums) => {
  const response = await quote(cart);
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(sums);
});

test.each([
  [{ lines: kettleAndMugs, code: 'OLD20' }, 'code is refused: This code has expired.'],
  [{ lines: kettleAndMugs, code: 'x' }, 'code is refused: Unknown code.'],
  [{ lines: [{ product: 'boat', quantity: 1 }] }, 'lines.0.product is not known.'],
  [{ lines: [{ product: 'kettle', quantity: 0 }] }, 'lines.0.quantity must be from 1 to 9999.'],
  [{ lines: [] }, 'lines must have from 1 to 100 lines.'],
  [{ lines: kettleAndMugs, delivery: 'drone' }, 'delivery must be one of standard, express, pickup.'],
  [{}, 'lines is missing.'],
])('%j is 422', async (cart, detail) => {
  const response = await quote(cart);
  expect(await response.json()).toMatchObject({ status: 422, detail });
});

test('quotes any cart as the page itself counts it, and takes the codes that the page takes', async () => {
  const known = fc
    .tuple(fc.constantFrom(...codes, 'OLD20'), fc.boolean(), fc.constantFrom('', ' '))
    .map(([code, isSmall, space]) => `${space}${isSmall ? code.toLowerCase() : code}${space}`);
  // An empty code is left out: in the page it takes the code away.
  const code = fc.option(
    fc.oneof(
      known,
      fc.string({ minLength: 1 }).filter((text) => text.trim() !== ''),
    ),
    {
      nil: undefined,
    },
  );
  const line = fc.record({ line: fc.constantFrom(...lineIds), quantity: fc.integer({ min: 1, max: 9999 }) });
  const lines = fc.uniqueArray(line, { selector: (one) => one.line, minLength: 1, maxLength: lineIds.length });
  const way = fc.option(fc.constantFrom(...ways), { nil: undefined });
  await fc.assert(
    fc.asyncProperty(lines, code, way, async (all, typed, delivery) => {
      const response = await quote({
        lines: all.map((one) => ({ product: one.line, quantity: one.quantity })),
        code: typed,
        delivery,
      });
      const cart: Cart = { ...emptyCart, lines: all, ...(delivery && { way: delivery }) };
      const { changed, message } = withCode(cart, typed ?? '');
      const isTaken = typed === undefined || message.endsWith(' applied');
      expect(response.status).toBe(isTaken ? 200 : 422);
      if (isTaken) expect(await response.json()).toEqual(sumsOfCart(changed, firstPrices));
      else expect((await response.json()).detail).toBe(`code is refused: ${message}.`);
    }),
    { seed: 7, numRuns: 300 },
  );
});

test('takes JSON from its own origin alone, and POST alone', async () => {
  expect((await quote('{')).status).toBe(400);
  expect((await quote('{}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await quote({ lines: kettleAndMugs }, { Origin: 'http://elsewhere.example' })).status).toBe(403);
  const read = await fetch(`${site.url}/api/shop/quote`);
  expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
});
