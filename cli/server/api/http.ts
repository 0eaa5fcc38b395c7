import { STATUS_CODES } from 'node:http';
import type express from 'express';
import * as v from 'valibot';
import { orders } from '../../../site/shared/orders';
import { pathOf } from '../request';
import { checked, whole } from './checked';
import type { Connections } from './connections';
import { digestChallenge, digestResult } from './digest';
import { htmlOf } from './html';
import { refuseForeign } from './origin';
import { Problem } from './problem';
import { type ApiSettings, longestDelay } from './settings';
import { waited } from './waited';

/** The account of both kinds of authentication: an exercise, and no secret. */
const account = { name: 'admin', password: 'admin' };

const mostRedirects = 20;

/** Addresses below `/http` that practise one thing of HTTP each. They change nothing. */
export function addHttp(app: express.Router, settings: ApiSettings, connections: Connections) {
  const { basePath } = settings;
  const show = (response: express.Response, title: string, ...lines: string[]) =>
    response.type('html').send(htmlOf(basePath, title, lines));

  app.get('/http/basic-auth', (request, response) => {
    const [, encoded = ''] = /^basic ([\w+/=]+)$/i.exec(request.get('authorization') ?? '') ?? [];
    if (Buffer.from(encoded, 'base64').toString() === `${account.name}:${account.password}`) {
      return void show(response, 'Basic authentication', 'Signed in as admin.');
    }
    response.status(401).set('WWW-Authenticate', 'Basic realm="practice-site", charset="UTF-8"');
    show(response, 'Basic authentication', 'Not signed in: name and password are admin.');
  });

  app.get('/http/digest-auth', (request, response) => {
    const isAsked = (uri: string) => pathOf(uri, basePath) === 'http/digest-auth';
    const result = digestResult(request.get('authorization') ?? '', request.method, account, isAsked);
    if (result === 'right') return void show(response, 'Digest authentication', 'Signed in as admin.');
    response.status(401).set('WWW-Authenticate', digestChallenge(result === 'stale'));
    show(response, 'Digest authentication', 'Not signed in: name and password are admin.');
  });

  app.get('/http/status/:code', ({ params }, response) => {
    const code = /^\d{3}$/.test(params.code) ? Number(params.code) : 0;
    const name = STATUS_CODES[code];
    if (code < 200 || code > 504 || !name) {
      throw new Problem(404, 'There are the status codes from 200 to 504 that HTTP gives a name.');
    }
    response.status(code);
    // A redirect needs an address to lead to.
    if ([301, 302, 303, 307, 308].includes(code)) response.location(`${basePath}http/status/200`);
    if (code === 405) response.set('Allow', 'GET, HEAD');
    if (code === 429 || code === 503) response.set('Retry-After', '1');
    if (code === 204 || code === 205 || code === 304) return void response.end();
    show(response, `${code} ${name}`, `This response has the status code ${code}.`);
  });

  app.get('/http/redirect/:times', ({ params }, response) => {
    const times = /^\d{1,2}$/.test(params.times) ? Number(params.times) : Number.NaN;
    if (!(times <= mostRedirects)) {
      throw new Problem(404, `A chain has at most ${mostRedirects} redirects: /http/redirect/3.`);
    }
    if (times > 0) return response.redirect(302, `${basePath}http/redirect/${times - 1}`);
    show(response, 'End of the redirects', 'No further redirect.');
  });

  app.get('/http/slow', async (request, response) => {
    const { ms = 3000 } = checked(v.object({ ms: v.optional(whole(0, longestDelay)) }), request.query, 400);
    refuseForeign(request, settings);
    request.resume();
    await waited(response, ms, connections);
    show(response, 'Slow response', `This response took ${ms} milliseconds.`);
  });

  app.get('/http/download', (_request, response) => {
    const lines = orders.map((order) => Object.values(order).join(','));
    response.attachment('orders.csv').send(`${['id,customer,item,quantity,status', ...lines].join('\r\n')}\r\n`);
  });

  app.get('/http/cache', (_request, response) => {
    response.set({ 'Cache-Control': 'public, max-age=60', ETag: '"practice-1"' });
    show(
      response,
      'Cached response',
      'A browser may keep this response for 60 seconds, and then check whether it changed.',
    );
  });

  const cookies: [name: string, options: express.CookieOptions][] = [
    ['practice-session', {}],
    ['practice-expiring', { maxAge: 3_600_000 }],
    ['practice-secure', { secure: true }],
    ['practice-http-only', { httpOnly: true }],
    ['practice-strict', { sameSite: 'strict' }],
    ['practice-lax', { sameSite: 'lax' }],
    ['practice-none', { sameSite: 'none', secure: true }],
    ['practice-path', { path: `${basePath}http/cookies` }],
  ];

  app.get('/http/cookies', ({ headers }, response) => {
    for (const [name, options] of cookies) response.cookie(name, 'set', { path: basePath, ...options });
    const sent = [...(headers.cookie ?? '').matchAll(/(?:^|; )(practice-[\w-]+)=/g)].map(([, name]) => name ?? '');
    show(response, 'Cookies', `Set: ${names(cookies)}.`, `Sent with this request: ${sent.join(', ') || 'none'}.`);
  });

  app.get('/http/cookies/clear', (_request, response) => {
    for (const [name, options] of cookies) response.clearCookie(name, { path: basePath, ...options });
    show(response, 'Cookies', `Removed: ${names(cookies)}.`);
  });

  // The addresses of older practice sites.
  const moved: [from: string, to: (parameter: string) => string][] = [
    ['/basic_auth', () => 'basic-auth'],
    ['/digest_auth', () => 'digest-auth'],
    ['/status_codes', () => 'status/200'],
    ['/status_codes/:code', (code) => `status/${code}`],
    ['/status/:code', (code) => `status/${code}`],
    ['/redirector', () => 'redirect/1'],
    ['/redirect', () => 'redirect/1'],
    ['/redirect/:times', (times) => `redirect/${times}`],
    ['/slow', () => 'slow'],
    [
      '/delay/:seconds',
      (seconds) => `slow?ms=${Math.min(Math.max(Math.round(Number(seconds) * 1000) || 0, 0), longestDelay)}`,
    ],
    ['/download', () => 'download'],
    ['/download/:file', () => 'download'],
  ];
  for (const [from, to] of moved) {
    app.get(from, ({ params }, response) => {
      const [parameter = ''] = Object.values(params) as string[];
      response.redirect(302, `${basePath}http/${to(encodeURIComponent(parameter))}`);
    });
  }

  // After the routes above. Without this one a browser would get home for an unknown address.
  app.get('/http/*rest', ({ path }) => {
    throw new Problem(404, `Nothing here: ${path}`);
  });
}

function names(cookies: readonly [string, unknown][]): string {
  return cookies.map(([name]) => name).join(', ');
}
