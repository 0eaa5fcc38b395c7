import { Problem } from './problem';

/** How many connections may stay open at a time. */
const most = 200;

/** How long a connection may be idle, in milliseconds. */
const longestIdle = 60_000;

type Connection = {
  /** Something happened: the minute begins anew. */
  use(): void;
  /** It was closed. */
  leave(): void;
};

/** The connections that stay open: event streams, sockets, and requests that never get an answer. */
export class Connections {
  readonly #ends = new Set<() => void>();

  /** Counts one more, which `end` ends when it was idle for a minute or when the server stops. */
  enter(end: () => void): Connection {
    if (this.#ends.size >= most) {
      const headers = { 'Retry-After': '1' };
      throw new Problem(503, `There are ${most} connections already, and no more at a time.`, { headers });
    }
    const own = () => end();
    this.#ends.add(own);
    const timer = setTimeout(own, longestIdle).unref();
    return {
      use: () => timer.refresh(),
      leave: () => {
        clearTimeout(timer);
        this.#ends.delete(own);
      },
    };
  }

  endAll() {
    for (const end of this.#ends) end();
  }
}
