import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { type Asset, type Encoding, safetyHeaders } from './asset';

export function sendAsset(request: IncomingMessage, response: ServerResponse, asset: Asset) {
  if (request.headers['if-none-match'] !== undefined && fresh(request.headers, { etag: asset.etag })) {
    response.writeHead(304, asset.validators).end();
    return;
  }
  const { headers, body } = asset.answer(preferredEncoding(request, asset));
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

/** Accept-Encoding -> encoding. Browsers send one of a handful of values, so a small memory spares nearly all of the parsing. */
const remembered = new Map<string, Encoding>();

function preferredEncoding(request: IncomingMessage, asset: Asset): Encoding {
  if (asset.encodings.length === 1) return 'identity';
  const accepted = String(request.headers['accept-encoding'] ?? '');
  let encoding = remembered.get(accepted);
  if (!encoding) {
    const encodings = new Negotiator(request).encodings(['br', 'gzip']) as Encoding[];
    encoding = encodings.includes('br') ? 'br' : (encodings[0] ?? 'identity');
    if (remembered.size < 100) remembered.set(accepted, encoding);
  }
  return asset.encodings.includes(encoding) ? encoding : 'identity';
}
