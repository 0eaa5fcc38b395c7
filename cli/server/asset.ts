import { brotliCompressSync, constants, crc32, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = { identity: () => Buffer } & { [Compressed in Encoding]?: () => Buffer };
/** `headers` is a flat list of names and values, the form that Node writes fastest. */
type Answer = { headers: string[]; body: Buffer };

/** Headers of every response. */
export const safetyHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'same-origin' };

/** The response of one address. Bodies and headers are made at the first request, then kept. */
export class Asset {
  readonly encodings: Encoding[];
  readonly #answers = new Map<Encoding, Answer>();
  #etag?: string;

  constructor(
    readonly type: string,
    readonly cacheControl: string,
    readonly bodies: Bodies,
    /** Request headers, besides Accept-Encoding, that decide whether this is the response. */
    readonly vary: readonly string[] = [],
  ) {
    this.encodings = Object.keys(bodies) as Encoding[];
  }

  /**
   * Weak, because one tag serves all encodings: the same document in different bytes. Made of length and checksum;
   * loading a cryptographic hash would take a tenth of the time that the server needs to start.
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

  /** The headers that a 304 repeats. */
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

/** A page. It is made and compressed at the first request, in well under a millisecond, and then kept. */
export function htmlAsset(makeHtml: () => string, vary?: readonly string[]): Asset {
  return textAsset('text/html; charset=utf-8', 'no-cache', makeHtml, vary);
}

/** A text asset with another text, which is made when it is first requested. */
export function changedAsset(asset: Asset, change: (text: string) => string, cacheControl = asset.cacheControl): Asset {
  const text = () => change(asset.bodies.identity().toString());
  return textAsset(asset.type, cacheControl, text, asset.vary);
}

/** A text that is made and compressed at the first request, and then kept. */
export function textAsset(type: string, cacheControl: string, make: () => string, vary?: readonly string[]): Asset {
  let text: Buffer | undefined;
  const identity = () => {
    text ??= Buffer.from(make());
    return text;
  };
  const bodies = {
    br: () => brotliCompressSync(identity(), { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => gzipSync(identity()),
    identity,
  };
  return new Asset(type, cacheControl, bodies, vary);
}
