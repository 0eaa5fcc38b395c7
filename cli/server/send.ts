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

/** Where a client likes several as much as each other, the smallest. */
const bySize: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * Accept-Encoding -> what it accepts, best first. Browsers send one of a handful of values, so a small memory
 * spares nearly all of the parsing.
 */
const remembered = new Map<string, Encoding[]>();

function preferredEncoding(request: IncomingMessage, asset: Asset): Encoding | undefined {
  const header = String(request.headers['accept-encoding'] ?? '');
  let accepted = remembered.get(header);
  if (!accepted) {
    // @ts-expect-error Its types lag behind: they leave the second parameter out.
    accepted = new Negotiator(request).encodings(bySize, { preferred: bySize }) as Encoding[];
    // Emptied, so that a client that always sends something else does not keep the usual values out.
    if (remembered.size === 100) remembered.clear();
    remembered.set(header, accepted);
  }
  return accepted.find((encoding) => asset.bodies[encoding]);
}
