import type { RequestHandler } from 'express';
import { defaultRunOptions, type RunOptions, withRunOption } from '../../site/run-options';
import type { PageSettings } from './page';
import { pathOf } from './request';
import { sendText } from './send';
import type { Site } from './site';

/**
 * Plays the download proxy: `/proxy?url=<address of one of this site's samples>`. It looks the sample up in
 * memory and never makes a request, so it cannot be sent anywhere.
 */
export function downloadProxy(site: Site, { basePath, runOptions }: PageSettings): RequestHandler {
  return async (request, response) => {
    const { url, downloadFailure = runOptions.downloadFailure } = request.query;
    const host = request.headers.host;
    if (typeof url !== 'string' || url === '') return sendText(response, 400, 'Name one file: /proxy?url=<address>.');

    // Resolved against this server's own origin, so that the address may leave the origin out.
    const origin = `http://${host}`;
    if (!URL.canParse(url, origin)) return sendText(response, 400, 'The url is malformed.');
    const target = new URL(url, origin);
    if (target.host !== new URL(origin).host || !/^https?:$/.test(target.protocol)) {
      return sendText(response, 400, 'The proxy serves this site’s own sample files and nothing else.');
    }
    const path = pathOf(target.pathname, basePath);
    const sample = path?.startsWith('samples/') ? await site.find(path) : undefined;
    if (!sample) return sendText(response, 404, `No sample file at ${target.pathname}`);

    const failure = failureOf(downloadFailure);
    if (!failure) return sendText(response, 400, 'downloadFailure must be none, http or empty.');
    if (failure === 'http') return sendText(response, 503, 'Unavailable, as this run was told to be.');
    response.type(sample.type).send(failure === 'empty' ? '' : sample.answer('identity').body);
  };
}

function failureOf(text: unknown): RunOptions['downloadFailure'] | undefined {
  try {
    return withRunOption(defaultRunOptions, 'downloadFailure', String(text)).downloadFailure;
  } catch {
    return undefined;
  }
}
