import type express from 'express';
import * as v from 'valibot';
import { seededChance } from '../../../site/run/seeded-chance';
import { firstNewId, newOrderId, orderStatuses, orders, pageOfOrders } from '../../../site/shared/orders';
import { readJson } from './body';
import { checked, oneOf, whole } from './checked';
import type { Connections } from './connections';
import { refuseForeign } from './origin';
import { Problem, sendProblem } from './problem';
import { type ApiSettings, commonParameters } from './settings';
import { waited } from './waited';

export const failures = ['500', 'cut-off', 'malformed', 'timeout'] as const;

const requestParameters = v.object({
  ...commonParameters,
  fail: v.optional(oneOf(failures)),
  chance: v.optional(whole(0, 100)),
  request: v.optional(whole(0, 999_999)),
});

const listParameters = v.object({
  page: v.optional(whole(1, 1000)),
  size: v.optional(whole(1, 100)),
  status: v.optional(oneOf(orderStatuses)),
  customer: v.optional(v.pipe(v.string(), v.maxLength(60, 'must have at most 60 characters'))),
});

const text = v.pipe(
  v.string('must be text'),
  v.trim(),
  // Instead of a least length, because the description has this too, and there a space is long enough.
  v.regex(/\S/, 'must not be empty'),
  v.maxLength(60, 'must have at most 60 characters'),
);
const quantity = v.pipe(
  v.number('must be a number'),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be from 1 to 99'),
  v.maxValue(99, 'must be from 1 to 99'),
);
const whatIsOrdered = { customer: text, item: text, quantity };

export const newOrder = v.strictObject(whatIsOrdered);
export const wholeOrder = v.strictObject({ ...whatIsOrdered, status: oneOf(orderStatuses) });
export const changedOrder = v.strictObject(v.partial(v.object(wholeOrder.entries)).entries);
export const storedOrder = v.strictObject({ id: v.pipe(v.number(), v.integer()), ...wholeOrder.entries });

/**
 * The orders. Write requests return what a real API would, but nothing is saved, so every instance gives the same
 * responses, and a test can repeat any request.
 */
export function addOrders(app: express.Router, settings: ApiSettings, connections: Connections) {
  const { basePath, seed } = settings;
  app.use('/api/orders', async (request, response, next) => {
    const asked = checked(requestParameters, request.query, 400);
    const { ms = 0, fail, chance: percent = 100, request: number = 0 } = asked;
    const reads = request.method === 'GET' || request.method === 'HEAD';
    if (!reads || ms > 0 || fail === 'timeout') refuseForeign(request, settings);
    response.locals.newId = (order: object) => newOrderId(asked.seed ?? seed, order, number);
    if (ms > 0) await waited(response, ms, connections);
    // The number decides, and not the address: the same run fails at the same requests.
    if (fail && seededChance(asked.seed ?? seed, 'failure', number) * 100 < percent)
      failed(fail, response, connections);
    else next();
  });

  app.get('/api/orders', (request, response) => {
    const { page = 1, size = 10, ...choice } = checked(listParameters, request.query, 400);
    response.json(pageOfOrders({ page, size, ...choice }));
  });

  app.get('/api/orders/:id', ({ params }, response) => {
    response.json(orderOf(params.id));
  });

  app.post('/api/orders', async (request, response) => {
    const order = checked(newOrder, await readJson(request), 422);
    const id = response.locals.newId(order);
    response
      .status(201)
      .location(`${basePath}api/orders/${id}`)
      .json({ id, ...order, status: 'open' });
  });

  app.put('/api/orders/:id', async (request, response) => {
    const id = takenId(request.params.id);
    response.json({ id, ...checked(wholeOrder, await readJson(request), 422) });
  });

  app.patch('/api/orders/:id', async (request, response) => {
    const order = orderOf(request.params.id);
    response.json({ ...order, ...checked(changedOrder, await readJson(request), 422) });
  });

  app.delete('/api/orders/:id', ({ params }, response) => {
    takenId(params.id);
    response.status(204).end();
  });
}

function failed(fail: (typeof failures)[number], response: express.Response, connections: Connections) {
  const begun = '{"orders":[{"id":1001,"customer":"Ada';
  switch (fail) {
    case '500':
      return sendProblem(response, new Problem(500, 'This request fails because of its parameter "fail".'));
    case 'malformed':
      return response.type('json').send(begun);
    case 'cut-off': {
      response.type('json').set('Content-Length', '1000').flushHeaders();
      response.write(begun, () => response.socket?.destroySoon());
      return;
    }
    case 'timeout': {
      // No response at all: the client has to give up first.
      response.req.resume();
      connections.enter(response, () => response.destroy());
    }
  }
}

function orderOf(id: string) {
  const known = takenId(id);
  const order = orders.find((order) => order.id === known);
  if (order) return order;
  throw new Problem(404, `Nothing is saved, so order ${known} is unknown here. Send all of it with PUT.`);
}

/** The id of an order that there is, or that a new order may have got. */
function takenId(text: string): number {
  const id = /^\d{4,6}$/.test(text) ? Number(text) : 0;
  if (id >= firstNewId || orders.some((order) => order.id === id)) return id;
  throw new Problem(404, `There is no order ${text.slice(0, 20)}.`);
}
