import { Problem } from './problem';

/** How many connections may stay open at a time. */
const most = 200;

/** How long a connection may be idle, in milliseconds. */
const longestIdle = 60_000;

/** What holds a place: the response or the socket of a connection. */
type Holder = { readonly destroyed: boolean; once(event: 'close', listener: () => void): unknown };

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

  /**
   * Takes a place. `end` ends the connection: when nothing used it for a minute, or when the server stops. Throws a
   * Problem if every place is taken.
   */
  enter(holder: Holder, end: () => void): Place {
    if (this.#ends.size >= most) {
      const headers = { 'Retry-After': '1' };
      throw new Problem(503, `There are too many connections: ${most} at a time is the limit.`, { headers });
    }
    const own = () => end();
    const timer = setTimeout(own, longestIdle).unref();
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
