import { type IncomingMessage, type RequestListener, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type express from 'express';
import { isNavigation, navigationHeaders } from '../request';
import { Connections } from './connections';
import { createEcho } from './echo';
import { addEvents } from './events';
import { escaped, htmlOf } from './html';
import { addHttp } from './http';
import { addJourneys } from './journeys';
import { openApi } from './openapi';
import { addOrders } from './order-endpoints';
import { Problem, sendProblem } from './problem';
import type { ApiSettings } from './settings';
import { addShop } from './shop-endpoints';

export type Api = {
  /** Calls `next` for an address that is none of its own. */
  handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Makes a request for `/api/echo` a WebSocket, or responds with the reason why not. */
  upgrade(request: IncomingMessage, response: ServerResponse, socket: Duplex, head: Buffer): void;
  /** Ends what stays open. */
  close(): void;
};

/** What the pages Network, HTTP, Navigation and Shop talk to: `/api`, `/http`, `/openapi.json`, and the addresses of older sites. */
export function createApi(createApp: typeof express, settings: ApiSettings): Api {
  const connections = new Connections();
  const echo = createEcho(connections, settings);
  const app = createApp.Router({ caseSensitive: true });

  app.get('/openapi.json', (_request, response) => {
    response.json(openApi(settings.basePath));
  });
  addOrders(app, settings, connections);
  addShop(app, settings);
  addEvents(app, settings, connections);
  app.get('/api/echo', () => {
    throw new Problem(426, 'This address is for WebSockets.', { headers: { Upgrade: 'websocket' } });
  });
  addJourneys(app, settings, connections);
  addHttp(app, settings, connections);
  app.use('/api', ({ originalUrl }) => {
    throw new Problem(404, `Nothing here: ${originalUrl.replace(/\?.*/s, '')}`);
  });
  app.use((error: unknown, request: express.Request, response: express.Response, next: express.NextFunction) => {
    if (!(error instanceof Problem)) return next(error);
    // The exercises about HTTP are opened in browsers, whose visitors are shown a document.
    if (!request.path.startsWith('/http/')) return sendProblem(response, error);
    response.vary(navigationHeaders.join(', '));
    if (!isNavigation(request.headers)) return sendProblem(response, error);
    const { status, detail, more } = error;
    response.status(status).set(more.headers ?? {});
    response.type('html').send(htmlOf(settings.basePath, `${status} ${STATUS_CODES[status]}`, [escaped(detail)]));
  });

  return {
    handle: app as unknown as RequestListener & Api['handle'],
    upgrade(request, response, socket, head) {
      try {
        echo.upgrade(request, response, socket, head);
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        sendProblem(response, error);
      }
    },
    close() {
      connections.endAll();
      echo.close();
    },
  };
}
