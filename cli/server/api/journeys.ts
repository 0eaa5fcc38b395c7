import type express from 'express';
import * as v from 'valibot';
import { readForm } from './body';
import { checked, whole } from './checked';
import type { Connections } from './connections';
import { escaped, htmlOf } from './html';
import { refuseForeign } from './origin';
import { type ApiSettings, longestDelay } from './settings';
import { waited } from './waited';

/** What the page Navigation needs a server for: redirects, a form, and an image that comes late. They change nothing. */
export function addJourneys(app: express.Router, settings: ApiSettings, connections: Connections) {
  const { basePath } = settings;

  // The document at the end redirects once more, by its script.
  app.get('/http/chain', ({ url }, response) => response.redirect(302, `${basePath}http/chain/next${queryOf(url)}`));
  app.get('/http/chain/next', ({ url }, response) =>
    response.redirect(302, `${basePath}frames/journey.html${queryOf(url)}`),
  );

  app.get('/http/form', ({ url }, response) => {
    const fields = new URLSearchParams(queryOf(url));
    const name = fields.get('name')?.trim() || 'none';
    const method = fields.get('by') === 'post' ? 'POST' : 'GET';
    const isHash = fields.get('form') === 'hash';
    for (const own of ['name', 'by', 'form']) fields.delete(own);
    const options = fields.size > 0 ? `?${fields}` : '';
    response.type('html').send(
      htmlOf(basePath, `Received by ${method}`, [`Name: ${escaped(name)}`, 'Nothing of it is stored.'], {
        href: `${basePath}${isHash ? '#/' : ''}navigation${options}`,
        text: 'Back to the page Navigation',
        testId: 'go-back',
      }),
    );
  });

  app.post('/http/form', async (request, response) => {
    refuseForeign(request, settings);
    const fields = await readForm(request);
    fields.set('by', 'post');
    // 303, so that a reload of the document sends nothing again.
    response.redirect(303, `${basePath}http/form?${fields}`);
  });

  app.get('/http/image', async (request, response) => {
    const { ms = 3000 } = checked(v.object({ ms: v.optional(whole(0, longestDelay)) }), request.query, 400);
    refuseForeign(request, settings);
    request.resume();
    await waited(response, ms, connections);
    response.type('svg').send(image);
  });
}

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80" viewBox="0 0 240 80">' +
  '<rect width="240" height="80" rx="8" fill="#1f5fd0"/><circle cx="200" cy="24" r="12" fill="#fff"/>' +
  '<path d="M0 72 60 24 110 60 150 36 240 72a8 8 0 0 1-8 8H8a8 8 0 0 1-8-8" fill="#174ba8"/></svg>';

/** `?name=Ada`, or nothing. */
function queryOf(url: string): string {
  return url.includes('?') ? url.slice(url.indexOf('?')) : '';
}
