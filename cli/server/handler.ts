import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorLine } from '../output/error-line';
import { afterStart } from './after-start';
import { loadApi, methodsOf } from './api';
import type { Api } from './api/create-api';
import { Problem, sendProblem } from './api/problem';
import { createEndpoints } from './endpoints';
import { loadExpress } from './express';
import { inOrder } from './in-order';
import { isLoopback, nameOf, pathOf, refusal, toOriginForm } from './request';
import { sendAsset, sendText } from './send';
import type { Site } from './site';
import type { EndpointSettings } from './site-settings';
import { slowed } from './slowed';
import { Upgrades } from './upgrades';

export type Handler = {
  listener: RequestListener;
  /** Takes what a server emits as `upgrade`: a request for another protocol. */
  upgrade(this: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Reads the files and loads Express and the API, shortly after the start. Returns a function that cancels it. */
  loadRest(): () => void;
  /** Ends the connections that stay open. */
  close(): void;
};

/** Handles a request: refuses it, responds from memory, or hands it to the endpoints. */
export function createHandler(site: Site, settings: Omit<EndpointSettings, 'startedAt'>): Handler {
  // Not by `performance`, which is a module more to load at the start.
  const startedAt = process.uptime();
  let endpoints: RequestListener | undefined;
  const loadEndpoints = () => {
    endpoints ??= createEndpoints(loadExpress(), site, { ...settings, startedAt }, getApi);
    return endpoints;
  };
  let api: Api | undefined;
  const getApi = () => {
    const { allowedHosts, basePath, runOptions } = settings;
    api ??= loadApi()(loadExpress(), { allowedHosts, basePath, seed: runOptions.seed });
    return api;
  };
  // The name that it listens on is shown as its address.
  const names = [...settings.allowedHosts, nameOf(settings.host)];
  const upgrades = new Upgrades();

  async function answer(request: IncomingMessage, response: ServerResponse, loopback: boolean) {
    if (!request.url?.startsWith('/')) toOriginForm(request);
    const { url = '' } = request;
    const path = pathOf(url, settings.basePath);
    const methods = methodsOf(path);
    // Elsewhere a server is for a network, whose machines know it by any name, unless names are given.
    const named = loopback || settings.allowedHosts.length > 0 ? names : undefined;
    const refused = refusal(request, named, methods);
    if (refused) {
      const headers = refused.status === 405 ? { Allow: methods.join(', ') } : {};
      return refuse(response, path, refused.status, refused.message, headers);
    }

    const { expect = '100-continue' } = request.headers;
    if (expect.toLowerCase() !== '100-continue') {
      return refuse(response, path, 417, 'The Expect header can only be 100-continue.');
    }

    if (path === null) return sendText(response, 400, 'The address is malformed.');
    if (path === undefined) return sendText(response, 404, `The site is at ${settings.basePath}`);

    const hunt = url.includes('hunt=') ? new URLSearchParams(url.slice(url.indexOf('?'))).get('hunt') : null;
    const hunted = hunt === null ? undefined : (await site.ofHunt?.(hunt))?.find(path);
    const found = hunted ?? site.find(path);
    const asset = found instanceof Promise ? await found : found;
    if (asset) return sendAsset(request, response, asset);

    const upgrade = isEcho(path) ? upgrades.of(request) : undefined;
    if (upgrade) return getApi().upgrade(request, response, upgrade.socket, upgrade.head);

    if (site.middleware) await new Promise<void>((next) => site.middleware?.(request, response, next));
    const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
    request.url = `/${path.split('/').map(encodeURIComponent).join('/')}${query}`;
    return loadEndpoints()(request, response);
  }

  // The same handler is used by several servers, one for each address.
  const loopbackServers = new Map<Server, boolean>();
  const isLoopbackServer = (server: Server) => {
    let loopback = loopbackServers.get(server);
    if (loopback === undefined) {
      const address = server.address();
      // The bound address and not `--host`, which may be a name or another spelling of the address.
      loopback = typeof address === 'object' && address !== null && isLoopback(address.address);
      loopbackServers.set(server, loopback);
    }
    return loopback;
  };

  function listener(this: Server, request: IncomingMessage, response: ServerResponse) {
    answer(request, response, isLoopbackServer(this)).catch((error) => fail(response, error));
  }

  const { slow } = settings.runOptions;
  // Chosen once, so that a request to a server that is not slow takes no further step.
  const chosen = slow === 0 ? listener : slowed(listener, slow);

  function upgrade(this: Server, request: IncomingMessage, socket: Duplex, head: Buffer) {
    const isWebSocket = isEcho(pathOf(request.url ?? '', settings.basePath));
    const response = upgrades.take(request, { socket, head }, isWebSocket);
    if (response) chosen.call(this, request, response);
  }

  return {
    listener: inOrder(chosen),
    upgrade,
    close: () => api?.close(),
    loadRest() {
      const stopReading = afterStart(100, () => site.readAll?.());
      // Later than the files: it blocks the process for some tenths of a second at worst, while a browser may be
      // loading its first page.
      const stopLoading = afterStart(400, () => {
        loadEndpoints();
        getApi();
      });
      return () => {
        stopReading();
        stopLoading();
      };
    },
  };
}

/** With a slash at the end too, as everywhere in the API. */
function isEcho(path: string | null | undefined): boolean {
  return path === 'api/echo' || path === 'api/echo/';
}

/** The API's errors are all of one kind, also those that come before it. */
function refuse(
  response: ServerResponse,
  path: string | null | undefined,
  status: number,
  message: string,
  headers = {},
) {
  if (path?.startsWith('api/')) sendProblem(response, new Problem(status, message, { headers }));
  else sendText(response, status, message, headers);
}

/** Responds with 503 if a file cannot be read, because the next request reads it again, and with 500 for a defect. */
function fail(response: ServerResponse, error: NodeJS.ErrnoException) {
  const unreadable = error.errno !== undefined || error.code === 'MODULE_NOT_FOUND';
  console.error(unreadable ? errorLine(`${error.message.split('\n', 1)}. Trying again at the next request.`) : error);
  if (response.headersSent) response.destroy();
  else if (unreadable) sendText(response, 503, `A file of this server cannot be read: ${error.code}. Try again.`);
  else sendText(response, 500, 'Internal error.');
}
