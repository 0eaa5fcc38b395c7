import { expect, test } from 'vitest';
import { mockedOutcome } from '../../site/pages/network/mocked-server';
import { orders } from '../../site/shared/orders';
import { start } from './started-site';

// An export has no server, and its page Network mocks one: the two have to say the same.

const site = await start();

const lamp = { customer: 'Ada Byron', item: 'Desk lamp', quantity: 2 };
const first = { ...orders[0], id: undefined };

test.each<[method: string, address: string, body?: object]>([
  ['GET', '/api/orders?page=1&size=5'],
  ['GET', '/api/orders?page=5&size=5'],
  ['GET', '/api/orders?page=1&size=5&status=returned'],
  ['POST', '/api/orders?request=3', lamp],
  ['POST', '/api/orders?request=4', lamp],
  ['POST', '/api/orders?request=3', { ...lamp, customer: '  Ada ' }],
  ['POST', '/api/orders?request=3', { quantity: 1, item: ' Lamp', customer: 'Ada' }],
  ['POST', '/api/orders?request=3', { customer: ' ', item: '', quantity: 0 }],
  ['POST', '/api/orders?request=3', { customer: 'x'.repeat(60), item: 'x'.repeat(61), quantity: 1.5 }],
  ['POST', '/api/orders?request=3', { customer: 'x'.repeat(61), item: 'x'.repeat(60), quantity: 99 }],
  ['POST', '/api/orders?request=3', { ...lamp, quantity: 0.5 }],
  ['POST', '/api/orders?request=3', { ...lamp, quantity: 100 }],
  ['PUT', '/api/orders/1001', { ...first, quantity: 3 }],
  ['PUT', '/api/orders/1001', { ...first, quantity: 100 }],
  ['DELETE', '/api/orders/1001'],
])('the mock says to %s %s %j what the server says', async (method, address, body) => {
  const response = await fetch(`${site.url}${address}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  const value = text === '' ? undefined : JSON.parse(text);
  const number = Number(new URL(address, site.url).searchParams.get('request'));
  const said = response.ok
    ? { status: `${response.status}`, value }
    : { status: `${response.status}`, failure: `${response.status}`, detail: value.detail };
  expect(mockedOutcome({ method, address, body, number, seed: '7' })).toEqual(said);
});
