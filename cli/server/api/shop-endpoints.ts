import type express from 'express';
import * as v from 'valibot';
import { categories, orders as sorts, ways } from '../../../site/pages/shop/ids';
import { firstPrices, firstStock, listed, pageSize, wholeList } from '../../../site/pages/shop/listing';
import { isLine, type Product, productOf, productWith } from '../../../site/pages/shop/products';
import { codeIn, sumsOf } from '../../../site/pages/shop/sums';
import { readJson } from './body';
import { checked, oneOf, whole } from './checked';
import { refuseForeign } from './origin';
import { Problem } from './problem';
import type { ApiSettings } from './settings';

const searched = v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters'));

const listParameters = v.object({
  category: v.optional(oneOf(categories)),
  search: v.optional(searched),
  sort: v.optional(oneOf(sorts)),
  page: v.optional(whole(1, 1000)),
});

const cents = v.pipe(v.number(), v.integer());

/** A product as the API returns it. */
export const listedProduct = v.strictObject({
  id: v.string(),
  name: v.string(),
  category: v.picklist(categories),
  price: cents,
  stock: v.pipe(v.number(), v.integer()),
  rating: v.number(),
  about: v.string(),
  options: v.optional(v.array(v.string())),
});

/** What a cart costs, as the API returns it. */
export const quote = v.strictObject({ goods: cents, discount: cents, delivery: cents, total: cents, vat: cents });

const mostLines = 100;

export const quoteRequest = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        product: v.pipe(v.string('must be text'), v.maxLength(60, 'must have at most 60 characters')),
        quantity: v.pipe(
          v.number('must be a number'),
          v.integer('must be a whole number'),
          v.minValue(1, 'must be from 1 to 9999'),
          v.maxValue(9999, 'must be from 1 to 9999'),
        ),
      }),
      'must be a list',
    ),
    v.minLength(1, `must have from 1 to ${mostLines} lines`),
    v.maxLength(mostLines, `must have from 1 to ${mostLines} lines`),
  ),
  code: v.optional(v.pipe(v.string('must be text'), v.maxLength(60, 'must have at most 60 characters'))),
  delivery: v.optional(oneOf(ways)),
});

/** The products of the page Shop, and the sums of a cart as it shows them. Nothing is saved. */
export function addShop(app: express.Router, settings: ApiSettings) {
  app.get('/api/shop/products', (request, response) => {
    const wanted = { ...wholeList, ...checked(listParameters, request.query, 400) };
    const { products, page, pages, total } = listed(wanted, firstPrices, firstStock);
    response.json({ products: products.map(shown), page, size: pageSize, pages, total });
  });

  app.get('/api/shop/products/:id', ({ params }, response) => {
    const product = productWith(params.id);
    if (!product) throw new Problem(404, `There is no product ${params.id.slice(0, 20)}.`);
    response.json(shown(product));
  });

  app.post('/api/shop/quote', async (request, response) => {
    refuseForeign(request, settings);
    const cart = checked(quoteRequest, await readJson(request), 422);
    const priced = cart.lines.map(({ product, quantity }, place) => ({ price: priceOf(product, place), quantity }));
    response.json(sumsOf(priced, cart.code === undefined ? undefined : codeOf(cart.code), cart.delivery ?? 'standard'));
  });
}

function shown({ options, ...product }: Product): v.InferOutput<typeof listedProduct> {
  return { ...product, ...(options && { options: [...options.values] }) };
}

/** Of a product, or of one colour or size. */
function priceOf(name: string, place: number): number {
  const product = isLine(name) ? productOf(name) : productWith(name);
  if (product) return product.price;
  throw wrong(`lines.${place}.product`, 'is not known');
}

function codeOf(text: string) {
  const typed = codeIn(text);
  if ('code' in typed) return typed.code;
  throw wrong('code', `is refused: ${typed.problem}`);
}

function wrong(at: string, detail: string): Problem {
  return new Problem(422, `${at} ${detail}.`, { errors: [{ at, detail }] });
}
