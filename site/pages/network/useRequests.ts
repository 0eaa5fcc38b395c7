import { useRef, useState } from 'react';
import { hasProxy, runOptions, serverOptions } from '../../run/page-options';
import { useLatestState } from '../../shared/useLatestState';
import { useUnmountSignal } from '../../shared/useUnmountSignal';
import { addressWith, noTrouble, type Trouble, troubleQuery } from './address';
import { ask, type Outcome } from './ask';
import { mockedOutcome } from './mocked-server';

export type Asked = {
  method: string;
  path: string;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
};
type Listed = { number: number; method: string; address: string; status: string };

/** The seed in this page's address, which goes to the server. That knows only the one that it was started with. */
export const ownSeed = runOptions.seed === serverOptions.seed ? undefined : (runOptions.seed ?? undefined);

/**
 * How long the page waits for a response that may never come, in milliseconds. A second at least, because a real
 * response takes its time even in a run without waits.
 */
const patience = Math.max(1000, 5000 * runOptions.delayScale);

/** Sends requests, one after the other, and lists them. */
export function useRequests() {
  const [requests, setRequests] = useState<readonly Listed[]>([]);
  const [trouble, setTrouble, latestTrouble] = useLatestState(noTrouble);
  const sent = useRef(0);
  const unmounted = useUnmountSignal();

  /** Stays pending once the component is unmounted. */
  async function send({ method, path, query, body }: Asked): Promise<Outcome> {
    const number = ++sent.current;
    // The latest: a retry sends a function from an earlier render, and the visitor may have changed the trouble since.
    const trouble = latestTrouble();
    const run = { number, seed: ownSeed, delayScale: runOptions.delayScale };
    // The server makes the id of a new order from this number, so two orders with the same content get two ids.
    const counted = method === 'POST' ? { request: number, seed: ownSeed } : {};
    const address = addressWith(path, { ...query, ...counted, ...troubleQuery(trouble, run) });
    const request = { number, method, address, status: 'waiting' };
    setRequests((before) => [...before, request]);
    const outcome = await answered(request, body, trouble);
    setRequests((before) => before.map((one) => (one.number === number ? { ...one, status: outcome.status } : one)));
    return outcome;
  }

  async function answered({ method, address, number }: Listed, body: unknown, { failure }: Trouble): Promise<Outcome> {
    if (!hasProxy) return mockedOutcome({ method, address, body, number, seed: runOptions.seed });
    const signal = unmounted();
    const waits = failure === 'timeout' ? patience : undefined;
    try {
      // Without its slash, so that it is below the site's base.
      return await ask(method, address.slice(1), { body, signal, patience: waits });
    } catch {
      return new Promise(() => {});
    }
  }

  return { requests, clear: () => setRequests([]), send, trouble, setTrouble };
}
