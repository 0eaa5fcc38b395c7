import type { ServerResponse } from 'node:http';
import type { Connections } from './connections';

/**
 * Waits this number of milliseconds, and has a place for that time. Stays pending if the connection closes, so that
 * nothing is done for a client that has left. A server that stops lets it go on for as long as it lets every response.
 */
export function waited(response: ServerResponse, milliseconds: number, connections: Connections): Promise<void> {
  const place = connections.enter(response, () => {});
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      place.leave();
      resolve();
    }, milliseconds);
    response.once('close', () => clearTimeout(timer));
  });
}
