import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { type RunOptions, runOptionDescriptions } from '../../site/run/run-options';
import { isLoopback, isNamed, pathOf } from './request';
import { sendText } from './send';
import type { Site } from './site';
import type { EndpointSettings } from './site-settings';

/**
 * The download proxy: `/proxy?url=<address of one of this site's samples>`. It looks the sample up in memory and never
 * makes a request of its own, so that nobody can use it to reach other hosts.
 */
export function downloadProxy(site: Site, settings: EndpointSettings): RequestHandler {
  const { basePath, runOptions } = settings;
  return async (request, response) => {
    const { url, downloadFailure = runOptions.downloadFailure } = request.query;
    if (typeof url !== 'string' || url === '') return sendText(response, 400, 'Name one file: /proxy?url=<address>.');

    // Resolved against this server's own origin, so that the address may leave the origin out.
    const origin = `http://${request.headers.host || 'localhost'}`;
    if (!URL.canParse(url, origin)) return sendText(response, 400, 'The url is malformed.');
    const target = new URL(url, origin);
    const other = runOptions.otherOrigin === null ? undefined : new URL(runOptions.otherOrigin);
    const isOther = target.origin === other?.origin;
    if (!isOther && !isOwnAddress(target, request, settings)) {
      return sendText(response, 400, 'The proxy serves this site’s own sample files and nothing else.');
    }
    const path = pathOf(target.pathname, isOther ? other.pathname : basePath);
    const sample = path?.startsWith('samples/') ? await site.find(path) : undefined;
    if (!sample) return sendText(response, 404, `No sample file at ${target.pathname}`);

    const failure = failureOf(downloadFailure);
    if (!failure) return sendText(response, 400, 'downloadFailure must be none, http or empty.');
    if (failure === 'http') return sendText(response, 503, 'Unavailable, because of the option downloadFailure.');
    response.type(sample.type).send(failure === 'empty' ? '' : sample.answer('identity').body);
  };
}

/**
 * Whether an address is one of this server's: the host of the request, another host of the server, or a
 * name that `--allow-host` lets through, since a tunnel may change the Host header.
 */
function isOwnAddress(target: URL, request: IncomingMessage, { allowedHosts, hosts }: EndpointSettings): boolean {
  if (!/^https?:$/.test(target.protocol)) return false;
  if (isNamed(target, allowedHosts)) return true;
  // Parsed with the target's scheme, because the default port depends on it.
  const asked = new URL(`${target.protocol}//${request.headers.host || 'localhost'}`);
  if (target.host === asked.host) return true;
  // All loopback names lead to this machine. The port is compared with the requested one, because a container may
  // publish the server's port as another one.
  if (target.port === asked.port && isLocalName(target.hostname) && isLocalName(asked.hostname)) return true;
  return target.port === String(request.socket.localPort) && hosts().includes(target.hostname);
}

/** `localhost`, `tenant.localhost`, or a loopback address as a URL spells it. */
function isLocalName(hostname: string): boolean {
  return /(^|\.)localhost$/.test(hostname) || isLoopback(hostname.replace(/^\[(.*)\]$/, '$1'));
}

function failureOf(text: unknown): RunOptions['downloadFailure'] | undefined {
  try {
    return runOptionDescriptions.downloadFailure.fromText(String(text));
  } catch {
    return undefined;
  }
}
