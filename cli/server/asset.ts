import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = { identity: () => Buffer } & { [Compressed in Encoding]?: () => Buffer };
/** Headers as names and values in turn: what Node writes fastest. */
type Answer = { headers: string[]; body: Buffer };

/** Sent with every answer, whoever gives it. */
export const safetyHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };

/** What one address answers with. Bodies and headers are made when first asked for, then kept. */
export class Asset {
  readonly encodings: Encoding[];
  readonly #answers = new Map<Encoding, Answer>();
  #etag?: string;

  constructor(
    readonly type: string,
    readonly cacheControl: string,
    readonly bodies: Bodies,
    /** Request headers, besides Accept-Encoding, that decide whether this is the answer. */
    readonly vary: readonly string[] = [],
  ) {
    this.encodings = Object.keys(bodies) as Encoding[];
  }

  /**
   * One weak tag for all encodings: they are the same document in other bytes. Length and checksum tell two
   * builds apart; a cryptographic hash would too, but loading one is a tenth of the server's own start.
   */
  get etag(): string {
    if (!this.#etag) {
      const body = this.bodies.identity();
      this.#etag = `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
    }
    return this.#etag;
  }

  answer(encoding: Encoding): Answer {
    let answer = this.#answers.get(encoding);
    if (!answer) {
      const body = (this.bodies[encoding] ?? this.bodies.identity)();
      answer = { body, headers: this.#headers(encoding, body.length) };
      this.#answers.set(encoding, answer);
    }
    return answer;
  }

  /** What a 304 says again. */
  get validators(): string[] {
    const vary = this.encodings.length > 1 ? ['Accept-Encoding', ...this.vary] : this.vary;
    return Object.entries({
      ...safetyHeaders,
      'Cache-Control': this.cacheControl,
      ETag: this.etag,
      ...(vary.length > 0 && { Vary: vary.join(', ') }),
    }).flat();
  }

  #headers(encoding: Encoding, length: number): string[] {
    const encoded = encoding === 'identity' ? [] : ['Content-Encoding', encoding];
    return [...this.validators, 'Content-Type', this.type, 'Content-Length', `${length}`, ...encoded];
  }
}

/** A page: made and compressed when a browser first asks, which takes well under a millisecond, and kept. */
export function htmlAsset(makeHtml: () => string, vary?: readonly string[]): Asset {
  let html: Buffer | undefined;
  const identity = () => {
    html ??= Buffer.from(makeHtml());
    return html;
  };
  const bodies = {
    br: () => brotliCompressSync(identity(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => gzipSync(identity()),
    identity,
  };
  return new Asset('text/html; charset=utf-8', 'no-cache', bodies, vary);
}
