import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

type Kind = 'document' | 'script' | 'style' | 'other';

type SlowProxyOptions = {
  /** Milliseconds from a request until its response begins, by kind. */
  delays?: Partial<Record<Kind, number>>;
  /** Milliseconds between the pieces of the body of a document, script or style sheet. */
  dribble?: number;
  /** A classic script that is inserted at the start of every document, and so runs before all other scripts. */
  insert?: string;
  /** Paths whose responses wait for `release`. */
  hold?: (path: string) => boolean;
  /** Keeps the browser from storing what it gets, so that it has nothing in its cache on a second visit either. */
  noStore?: boolean;
};

const pieces = 4;

/**
 * A proxy that simulates a slow network between a browser and a site on this machine. Every proxy has a new port and so
 * is a new origin, of which a browser has nothing in its cache.
 */
export async function startSlowProxy(site: string, options: SlowProxyOptions = {}) {
  const { delays = {}, dribble = 0, insert, hold, noStore } = options;
  const target = new URL(site);
  /** Paths in the order of the requests. */
  const asked: string[] = [];
  const held: string[] = [];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const path = incoming.url ?? '/';
    asked.push(path);
    const { status, headers, body } = await ask(target, incoming);
    const kind = kindOf(headers['content-type']);
    const content = kind === 'document' && insert !== undefined ? withScript(body, insert) : body;
    if (hold?.(path)) {
      held.push(path);
      await released;
    }
    await pass(delays[kind]);
    const { connection, 'transfer-encoding': transfer, 'content-length': length, ...kept } = headers;
    // The site's ETag does not belong to a document that the proxy has changed.
    if (content !== body) delete kept.etag;
    if (noStore) kept['cache-control'] = 'no-store';
    outgoing.writeHead(status, { ...kept, ...(status !== 304 && { 'content-length': content.length }) });
    if (kind === 'other' || dribble === 0) return outgoing.end(content);
    const size = Math.ceil(content.length / pieces);
    for (let start = 0; start < content.length; start += size) {
      outgoing.write(content.subarray(start, start + size));
      await pass(dribble);
    }
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => {
    // A browser that leaves the page cancels its requests.
    answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };

  return {
    url: `http://127.0.0.1:${port}${target.pathname.replace(/\/$/, '')}`,
    asked,
    /** Paths whose responses are or were held back. */
    held,
    release,
    async close() {
      release();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask({ hostname, port }: URL, { method, url, headers }: IncomingMessage): Promise<Answer> {
  const { connection, ...passed } = headers;
  const sent = { ...passed, 'accept-encoding': 'identity' };
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, method, path: url, headers: sent }, async (response) => {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: Buffer.concat(chunks) });
      } catch (error) {
        reject(error);
      }
    });
    outgoing.on('error', reject).end();
  });
}

function kindOf(type = ''): Kind {
  if (type.startsWith('text/html')) return 'document';
  if (type.startsWith('text/javascript') || type.startsWith('application/javascript')) return 'script';
  return type.startsWith('text/css') ? 'style' : 'other';
}

function withScript(html: Buffer, script: string): Buffer {
  return Buffer.from(html.toString().replace('<head>', () => `<head><script>${script}</script>`));
}

function pass(milliseconds = 0) {
  return milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : undefined;
}
