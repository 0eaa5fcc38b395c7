import SwaggerParser from '@apidevtools/swagger-parser';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { start } from './started-site';

const site = await start({ base: '/practice' });
const root = await start();
const document = await (await fetch(`${site.url}/openapi.json`)).json();

test('is a valid description of OpenAPI 3.1, of this site', async () => {
  await SwaggerParser.validate(structuredClone(document));
  expect(document.servers).toEqual([{ url: '/practice' }]);
  expect((await (await fetch(`${root.url}/openapi.json`)).json()).servers).toEqual([{ url: '/' }]);
  expect(Object.keys(document.paths)).toEqual([
    '/api/orders',
    '/api/orders/{id}',
    '/api/shop/products',
    '/api/shop/products/{product}',
    '/api/shop/quote',
    '/api/events',
    '/api/echo',
  ]);
});

const lamp = { customer: 'Ada Byron', item: 'Desk lamp', quantity: 2 };
const json = 'application/json';

test.each([
  ['/api/orders', '', 'GET', 200, undefined, json],
  ['/api/orders', '?page=0', 'GET', 400, undefined, json],
  ['/api/orders', '?fail=500', 'GET', 500, undefined, json],
  ['/api/orders', '', 'POST', 201, lamp, json],
  ['/api/orders', '', 'POST', 422, { ...lamp, quantity: 0 }, json],
  ['/api/orders', '', 'POST', 422, { ...lamp, customer: ' ' }, json],
  ['/api/orders', '?fail=500', 'POST', 500, undefined, json],
  ['/api/orders', '', 'POST', 415, lamp, 'text/plain'],
  ['/api/orders', '', 'POST', 413, { ...lamp, item: 'x'.repeat(70_000) }, json],
  ['/api/orders/{id}', '1001', 'GET', 200, undefined, json],
  ['/api/orders/{id}', '7', 'GET', 404, undefined, json],
  ['/api/orders/{id}', '1001', 'PUT', 200, { ...lamp, status: 'shipped' }, json],
  ['/api/orders/{id}', '1001', 'PUT', 422, lamp, json],
  ['/api/orders/{id}', '1001', 'PATCH', 200, { quantity: 5 }, 'application/merge-patch+json'],
  ['/api/orders/{id}', '1001', 'PATCH', 422, [], json],
  ['/api/orders/{id}', '1001', 'DELETE', 204, undefined, json],
  ['/api/shop/products', '?category=kitchen&page=2', 'GET', 200, undefined, json],
  ['/api/shop/products', '?category=garden', 'GET', 400, undefined, json],
  ['/api/shop/products/{product}', 'backpack', 'GET', 200, undefined, json],
  ['/api/shop/products/{product}', 'boat', 'GET', 404, undefined, json],
  ['/api/shop/quote', '', 'POST', 200, { lines: [{ product: 'kettle', quantity: 1 }] }, json],
  ['/api/shop/quote', '', 'POST', 422, { lines: [{ product: 'kettle', quantity: 0 }] }, json],
  ['/api/shop/quote', '', 'POST', 415, {}, 'text/plain'],
  ['/api/events', '?ms=1', 'GET', 200, undefined, json],
  ['/api/events', '?ms=x', 'GET', 400, undefined, json],
  ['/api/echo', '', 'GET', 426, undefined, json],
])('%s%s handles %s as described, with %d', async (path, rest, method, status, body, type) => {
  const { paths } = (await SwaggerParser.dereference(structuredClone(document))) as typeof document;
  const operation = paths[path][method.toLowerCase()];
  const response = await fetch(site.url + path.replace(/\{\w+\}/, '') + rest, {
    method,
    headers: { 'Content-Type': type },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  expect(response.status).toBe(status);

  const ajv = addFormats(new Ajv2020({ strict: true, allErrors: true }));
  const described = operation.responses[status];
  const [media] = (response.headers.get('content-type') ?? '').split(';');
  const text = await response.text();
  expect(Object.keys(described.content ?? { '': 0 })).toEqual([media]);
  if (media?.endsWith('json')) {
    const validate = ajv.compile(described.content[media].schema);
    expect(validate(JSON.parse(text)), ajv.errorsText(validate.errors)).toBe(true);
  }
  // What is sent is what the description takes, unless the server refuses it for what it says.
  const taken = operation.requestBody?.content[type];
  if (taken) expect(ajv.validate(taken.schema, body)).toBe(status < 400);
});
