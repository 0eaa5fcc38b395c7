import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { version } from '../../../package.json';
import { categories, orders as sorts } from '../../../site/pages/shop/ids';
import { orderStatuses } from '../../../site/shared/orders';
import { longestBody } from './body';
import { allEvents, eventsAtOnce } from './events';
import { changedOrder, failures, newOrder, storedOrder, wholeOrder } from './order-endpoints';
import { longestDelay } from './settings';
import { listedProduct, quote, quoteRequest } from './shop-endpoints';

/** The description of `/api` for a site below a base path, as OpenAPI 3.1. */
export function openApi(basePath: string): object {
  return {
    openapi: '3.1.0',
    info: {
      title: 'practice-site',
      version,
      description:
        'A small API to practise on. It is stateless: write requests return what a real API would, but nothing is ' +
        `saved. Bodies have at most ${longestBody} bytes. Only pages of the same origin may change anything; ` +
        'tools that are no browser may.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    // Tools put paths behind it, which begin with a slash.
    servers: [{ url: basePath.replace(/(.)\/$/, '$1') }],
    security: [],
    tags: [{ name: 'Orders' }, { name: 'Shop' }, { name: 'Messages' }],
    paths: {
      '/api/orders': {
        parameters: named('seed', 'ms', 'fail', 'chance', 'request'),
        get: {
          tags: ['Orders'],
          operationId: 'listOrders',
          summary: 'A page of the orders',
          description: 'A page after the last one has no orders.',
          parameters: named('page', 'size', 'status', 'customer'),
          responses: { 200: answer('A page of the orders', 'OrderPage'), ...problems(400, 500, 503) },
        },
        post: {
          tags: ['Orders'],
          operationId: 'addOrder',
          summary: 'Add an order',
          requestBody: body('NewOrder'),
          responses: {
            201: {
              ...answer('The order with its id', 'Order'),
              headers: { Location: { schema: { type: 'string' }, description: 'Its address' } },
            },
            ...problems(400, 403, 408, 413, 415, 422, 500, 503),
          },
        },
      },
      '/api/orders/{id}': {
        parameters: named('id', 'seed', 'ms', 'fail', 'chance', 'request'),
        get: {
          tags: ['Orders'],
          operationId: 'readOrder',
          summary: 'One order',
          responses: { 200: answer('The order', 'Order'), ...problems(400, 404, 500, 503) },
        },
        put: {
          tags: ['Orders'],
          operationId: 'replaceOrder',
          summary: 'Replace an order',
          requestBody: body('WholeOrder'),
          responses: {
            200: answer('The order as it would be', 'Order'),
            ...problems(400, 403, 404, 408, 413, 415, 422, 500, 503),
          },
        },
        patch: {
          tags: ['Orders'],
          operationId: 'changeOrder',
          summary: 'Change a part of an order',
          requestBody: body('ChangedOrder', 'application/json', 'application/merge-patch+json'),
          responses: {
            200: answer('The order as it would be', 'Order'),
            ...problems(400, 403, 404, 408, 413, 415, 422, 500, 503),
          },
        },
        delete: {
          tags: ['Orders'],
          operationId: 'deleteOrder',
          summary: 'Delete an order',
          responses: { 204: { description: 'It would be deleted' }, ...problems(400, 403, 404, 500, 503) },
        },
      },
      '/api/shop/products': {
        get: {
          tags: ['Shop'],
          operationId: 'listProducts',
          summary: 'A page of the shop’s products',
          description: 'A page after the last one is the last one: see `page` in the response.',
          parameters: named('category', 'search', 'sort', 'page'),
          responses: { 200: answer('A page of the products', 'ProductPage'), ...problems(400) },
        },
      },
      '/api/shop/products/{product}': {
        get: {
          tags: ['Shop'],
          operationId: 'readProduct',
          summary: 'One product of the shop',
          parameters: named('product'),
          responses: {
            200: answer('The product', 'Product'),
            404: { ...problems(404)[404], description: 'There is no such product' },
          },
        },
      },
      '/api/shop/quote': {
        post: {
          tags: ['Shop'],
          operationId: 'quoteCart',
          summary: 'What a cart costs',
          description: 'In cents, with the prices that the shop begins with. Stock does not matter.',
          requestBody: body('QuoteRequest'),
          responses: {
            200: answer('The sums', 'Quote'),
            ...problems(400, 403, 408, 413, 415),
            422: { ...problems(422)[422], description: 'The body is JSON, and no cart, or its code is unknown' },
          },
        },
      },
      '/api/events': {
        get: {
          tags: ['Messages'],
          operationId: 'readEvents',
          summary: 'Server-sent events',
          description:
            `${allEvents} events named “order”, then one named “end”. After every ${eventsAtOnce} the connection ` +
            'ends, and a client that sends Last-Event-ID gets those after it.',
          parameters: [
            ...named('seed', 'ms'),
            { name: 'Last-Event-ID', in: 'header', schema: { type: 'string' }, description: 'The last one received' },
          ],
          responses: {
            200: { description: 'The events', content: { 'text/event-stream': { schema: { type: 'string' } } } },
            ...problems(400, 403, 503),
          },
        },
      },
      '/api/echo': {
        get: {
          tags: ['Messages'],
          operationId: 'openEcho',
          summary: 'A WebSocket',
          description: 'Sends back every text. The text “break” ends the connection without a closing handshake.',
          responses: { 101: { description: 'The connection is a WebSocket' }, ...problems(403, 426, 503) },
        },
      },
    },
    components: {
      parameters: {
        id: { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
        product: { name: 'product', in: 'path', required: true, schema: { type: 'string' } },
        category: inQuery('category', { type: 'string', enum: categories }, 'Only products of this category'),
        search: inQuery('search', { type: 'string', maxLength: 60 }, 'Only products with this in the name'),
        sort: inQuery('sort', { type: 'string', enum: sorts, default: 'name' }, 'The order of the products'),
        page: inQuery('page', integer(1, 1000, 1), 'Which page; the first is 1'),
        size: inQuery('size', integer(1, 100, 10), 'Orders on a page'),
        status: inQuery('status', { type: 'string', enum: orderStatuses }, 'Only orders with this status'),
        customer: inQuery(
          'customer',
          { type: 'string', maxLength: 60 },
          'Only orders of customers with this in the name',
        ),
        seed: inQuery('seed', { type: 'string', minLength: 1 }, 'Decides what is left to chance; by default the run’s'),
        ms: inQuery('ms', integer(0, longestDelay), 'Milliseconds that the response waits, or that are between events'),
        fail: inQuery('fail', { type: 'string', enum: failures }, 'How the request fails, if it does'),
        chance: inQuery('chance', integer(0, 100, 100), 'In how many of a hundred cases it fails'),
        request: inQuery('request', integer(0, 999_999, 0), 'The number of the request, which decides with the seed'),
      },
      schemas: {
        Order: schemaOf(storedOrder),
        NewOrder: schemaOf(newOrder),
        WholeOrder: schemaOf(wholeOrder),
        ChangedOrder: schemaOf(changedOrder),
        OrderPage: pageOf('orders', 'Order'),
        Product: schemaOf(listedProduct),
        ProductPage: pageOf('products', 'Product'),
        QuoteRequest: schemaOf(quoteRequest),
        Quote: schemaOf(quote),
        Problem: {
          type: 'object',
          description: 'RFC 9457',
          properties: {
            type: { type: 'string', format: 'uri-reference' },
            title: { type: 'string' },
            status: { type: 'integer' },
            detail: { type: 'string' },
            errors: {
              type: 'array',
              items: {
                type: 'object',
                properties: { at: { type: 'string' }, detail: { type: 'string' } },
                required: ['at', 'detail'],
              },
            },
          },
          required: ['type', 'title', 'status', 'detail'],
          additionalProperties: false,
        },
      },
    },
  };
}

/** The same schema that requests are checked with. */
function schemaOf(schema: GenericSchema) {
  // What trims a text has no counterpart, and a text with spaces around it is a valid one.
  const { $schema, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    errorMode: 'ignore',
    target: 'draft-2020-12',
  });
  return rest;
}

/** A page of a list, and how many entries there are in all. */
function pageOf(items: string, schema: string) {
  const counts = ['page', 'size', 'pages', 'total'];
  return {
    type: 'object',
    properties: {
      [items]: { type: 'array', items: reference(schema) },
      ...Object.fromEntries(counts.map((name) => [name, { type: 'integer' }])),
    },
    required: [items, ...counts],
    additionalProperties: false,
  };
}

function reference(name: string) {
  return { $ref: `#/components/schemas/${name}` };
}

function named(...names: string[]) {
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function integer(minimum: number, maximum: number, standard?: number) {
  return { type: 'integer', minimum, maximum, default: standard };
}

function inQuery(name: string, schema: object, description: string) {
  return { name, in: 'query', schema, description };
}

function answer(description: string, name: string) {
  return { description, content: { 'application/json': { schema: reference(name) } } };
}

function body(name: string, ...types: string[]) {
  const media = { schema: reference(name) };
  const content = Object.fromEntries((types.length > 0 ? types : ['application/json']).map((type) => [type, media]));
  return { required: true, content };
}

function problems(...statuses: number[]) {
  const content = { 'application/problem+json': { schema: reference('Problem') } };
  return Object.fromEntries(statuses.map((status) => [status, { description: problem[status], content }]));
}

const problem: Record<number, string> = {
  400: 'The address or the body is malformed',
  403: 'The request comes from another origin',
  404: 'There is no such order',
  408: 'The body did not arrive in time',
  413: 'The body is too long',
  415: 'The body is not JSON',
  422: 'The body is JSON, and not an order',
  426: 'The request is not for a WebSocket',
  500: 'The request has this failure as `fail`',
  503: 'Too many connections are open',
};
