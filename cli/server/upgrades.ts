import { type IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** What a server emits as `upgrade`, beside the request. */
type Upgrade = { socket: Duplex; head: Buffer };

/**
 * Requests for another protocol. All requests take the same way, so each gets a response of its own first. Clients also
 * name protocols that this server does not know, `h2c` for instance, together with a request that needs its response
 * anyway.
 */
export class Upgrades {
  readonly #taken = new WeakMap<IncomingMessage, Upgrade>();

  /** The response to such a request. Undefined if its connection ends. */
  take(request: IncomingMessage, upgrade: Upgrade, isWebSocket: boolean): ServerResponse | undefined {
    const socket = upgrade.socket as Socket;
    // First, because Node removes its own listener at an upgrade, and an error without one would end the process.
    socket.on('error', () => socket.destroy());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    try {
      response.assignSocket(socket);
    } catch {
      // Another response still has the socket: the request was pipelined behind one without a response yet. What was
      // written by then is sent, and the connection ends.
      socket.destroySoon();
      return undefined;
    }
    this.#taken.set(request, upgrade);
    response.once('finish', () => socket.destroySoon());
    // Node does not tell such a request that its connection has closed, and a slow server would keep it waiting.
    socket.once('close', () => request.destroy());
    // Only a WebSocket reads what follows, and a connection that nobody reads is not known to have closed.
    if (!isWebSocket) socket.once('end', () => socket.end()).resume();
    return response;
  }

  /** What came with a request, if that was for another protocol. */
  of(request: IncomingMessage): Upgrade | undefined {
    return this.#taken.get(request);
  }
}
