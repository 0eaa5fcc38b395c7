import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { type Asset, type Encoding, safetyHeaders } from './asset';
import { byteRange } from './byte-range';

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
  if (isMedia(asset)) return sendMedia(request, response, asset);
  const { headers, body } = asset.answer(encoding);
  response.writeHead(200, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

function isMedia({ type }: Asset): boolean {
  return /^(audio|video)\//.test(type);
}

/** In parts too, because Chromium cannot seek in a video or an audio that it cannot get in parts. */
function sendMedia(request: IncomingMessage, response: ServerResponse, asset: Asset) {
  const { headers: whole, body } = asset.answer('identity');
  const headers = [...whole, 'Accept-Ranges', 'bytes'];
  // A weak tag never matches for a range, so a conditional request for a range gets the whole file.
  const asked = request.method === 'GET' && !request.headers['if-range'] ? request.headers.range : undefined;
  const range = asked && byteRange(asked, body.length);
  if (range === 'none')
    return sendText(response, 416, 'There is no such part.', { 'Content-Range': `bytes */${body.length}` });
  if (!range) {
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const part = body.subarray(range.first, range.last + 1);
  const at = headers.indexOf('Content-Length') + 1;
  const ofPart = headers.with(at, `${part.length}`);
  ofPart.push('Content-Range', `bytes ${range.first}-${range.last}/${body.length}`);
  response.writeHead(206, ofPart).end(part);
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
