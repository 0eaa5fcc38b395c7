import type { RequestListener } from 'node:http';
import type express from 'express';
import { version } from '../../package.json';
import { huntPath, isOfApi } from './api';
import type { Api } from './api/create-api';
import { safetyHeaders } from './asset';
import { replyToHunter } from './hunt-endpoint';
import { downloadProxy } from './proxy';
import { isNavigation } from './request';
import { sendAsset, sendText } from './send';
import type { Site } from './site';
import type { EndpointSettings } from './site-settings';

/**
 * Handles the few addresses that are no files or pages. Gets only requests with a well-formed path that are not
 * refused.
 */
export function createEndpoints(
  createApp: typeof express,
  site: Site,
  settings: EndpointSettings,
  getApi: () => Api,
): RequestListener {
  const app = createApp().disable('x-powered-by').enable('case sensitive routing').set('query parser', 'simple');

  app.use((_request, response, next) => {
    response.set({ ...safetyHeaders, 'Cache-Control': 'no-store' });
    next();
  });

  app.get('/__practice/health', (_request, response) => {
    const uptime = process.uptime() - settings.startedAt;
    response.json({ name: 'practice-site', version, uptime, options: settings.runOptions });
  });

  app.post(`/${huntPath}`, (request, response, next) => {
    replyToHunter(request, response).catch(next);
  });

  app.get('/proxy', downloadProxy(site, settings));

  app.use((request, response, next) => {
    if (isOfApi(request.path)) getApi().handle(request, response, next);
    else next();
  });

  app.use(async (request, response) => {
    // A navigation to an unknown address gets the home page; a missing image or script must stay a 404.
    if (isNavigation(request.headers)) return sendAsset(request, response, await site.lost());
    sendText(response, 404, `Nothing here: ${request.path}`);
  });

  return app;
}
