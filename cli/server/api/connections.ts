import { Problem } from './problem';

/** How many connections may stay open at a time. */
const most = 200;

/** How long a connection may be idle, in milliseconds. */
const longestIdle = 60_000;

/** What holds a place: the response or the socket of a connection. */
type Holder = { readonly destroyed: boolean; once(event: 'close', listener: () => void): unknown };

/** Ends a connection: nothing used it for a minute, or the server stops. */
type End = (why: 'idle' | 'stopping') => void;

type Place = {
  /** The connection was used: the minute starts again. */
  use(): void;
  /** Gives the place back before the connection closes. */
  leave(): void;
};

/**
 * The places of connections that stay open: event streams, sockets, requests that wait, and requests that never get a
 * response. A connection has its place until its holder closes.
 */
export class Connections {
  readonly #ends = new Set<() => void>();

  /** Takes a place. Throws a Problem if every place is taken. */
  enter(holder: Holder, end: End): Place {
    if (this.#ends.size >= most) {
      const headers = { 'Retry-After': '1' };
      throw new Problem(503, `There are too many connections: ${most} at a time is the limit.`, { headers });
    }
    const own = () => end('stopping');
    const timer = setTimeout(() => end('idle'), longestIdle).unref();
    const leave = () => {
      clearTimeout(timer);
      this.#ends.delete(own);
    };
    this.#ends.add(own);
    holder.once('close', leave);
    // It has closed before, and does not say so again.
    if (holder.destroyed) leave();
    return { use: () => timer.refresh(), leave };
  }

  endAll() {
    for (const end of this.#ends) end();
  }
}
