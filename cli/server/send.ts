import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { type Asset, type Encoding, safetyHeaders } from './asset';

export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset) {
  if (request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: asset.etag })) {
    response.writeHead(304, asset.validators).end();
    return;
  }
  const encoding = preferredEncoding(request, asset);
  if (!encoding) {
    sendText(response, 406, 'Accept-Encoding refuses every encoding that there is.');
    return;
  }
  const { headers, body } = asset.answer(encoding);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

export function sendText(response: ServerResponse, status: number, message: string, headers = {}) {
  response
    .writeHead(status, {
      ...safetyHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(message) + 1,
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(`${message}\n`);
}

/** From the smallest result to the largest: among encodings that a client accepts alike, the first one is sent. */
const bySize: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The accepted encodings, best first, by the value of Accept-Encoding. Browsers send only a handful of values, so a
 * small cache saves nearly all of the parsing.
 */
const acceptedByHeader = new Map<string, Encoding[]>();

function preferredEncoding(request: IncomingMessage, asset: Asset): Encoding | undefined {
  const header = String(request.headers['accept-encoding'] ?? '');
  let accepted = acceptedByHeader.get(header);
  if (!accepted) {
    // @ts-expect-error Its types lack the second parameter.
    accepted = new Negotiator(request).encodings(bySize, { preferred: bySize }) as Encoding[];
    // Emptied when full, so that a client that sends ever new values cannot keep the usual ones out.
    if (acceptedByHeader.size === 100) acceptedByHeader.clear();
    acceptedByHeader.set(header, accepted);
  }
  return accepted.find((encoding) => asset.bodies[encoding]);
}
