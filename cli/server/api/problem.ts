import { type ServerResponse, STATUS_CODES } from 'node:http';
import { safetyHeaders } from '../asset';

/** What is wrong with one value of a request. */
export type Wrong = { at: string; detail: string };

/** A response that says what is wrong with a request, as problem details (RFC 9457). */
export class Problem extends Error {
  constructor(
    readonly status: number,
    /** One sentence. */
    readonly detail: string,
    readonly more: { errors?: Wrong[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
  }
}

export function sendProblem(response: ServerResponse, { status, detail, more: { errors, headers } }: Problem) {
  const body = JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail, errors });
  response
    .writeHead(status, {
      ...safetyHeaders,
      'Content-Type': 'application/problem+json',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      ...headers,
    })
    .end(body);
}
