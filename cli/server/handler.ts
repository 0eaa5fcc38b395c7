import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createEndpoints } from './endpoints';
import type { PageSettings } from './page';
import { pathOf, refusal } from './request';
import { sendAsset, sendText } from './send';
import type { Site } from './site';

/** A request's way: refused, or answered from memory, or handed to the endpoints. */
export function createHandler(site: Site, settings: PageSettings & { loopback: boolean }): RequestListener {
  const startedAt = performance.now();
  // Express is loaded when a request first needs it, so that it costs nobody's start.
  let endpoints: Promise<RequestListener> | undefined;
  const loadEndpoints = () => {
    endpoints ??= import('express').then(({ default: express }) => createEndpoints(express, site, { ...settings, startedAt }));
    return endpoints;
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '', headers } = request;
    const refused = refusal(method, url, headers.host, settings.loopback);
    if (refused) return sendText(response, refused.status, refused.message, refused.status === 405 ? { Allow: 'GET, HEAD' } : {});

    const path = pathOf(url, settings.basePath);
    if (path === null) return sendText(response, 400, 'The address is malformed.');
    if (path === undefined) return sendText(response, 404, `The site is at ${settings.basePath}`);

    const found = site.find(path);
    const asset = found instanceof Promise ? await found : found;
    if (asset) return sendAsset(request, response, asset);

    if (site.middleware) await new Promise<void>((next) => site.middleware?.(request, response, next));
    request.url = `/${path.split('/').map(encodeURIComponent).join('/')}${url.includes('?') ? url.slice(url.indexOf('?')) : ''}`;
    return (await loadEndpoints())(request, response);
  }

  return (request, response) => {
    answer(request, response).catch((error) => {
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'Internal error.');
    });
  };
}
