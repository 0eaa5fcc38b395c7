import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { longestBody } from './body';
import type { Connections } from './connections';
import { refuseForeign } from './origin';
import type { ApiSettings } from './settings';

/** A message that ends the connection as a broken line does: without a closing handshake. */
export const breakingMessage = 'break';

export type Echo = {
  /** Throws a Problem if the request is refused. */
  upgrade(request: IncomingMessage, response: ServerResponse, socket: Duplex, head: Buffer): void;
  close(): void;
};

/** A WebSocket that sends back every text that it gets. */
export function createEcho(connections: Connections, settings: ApiSettings): Echo {
  const server = new WebSocketServer({ noServer: true, maxPayload: longestBody, perMessageDeflate: false });

  return {
    upgrade(request, response, socket, head) {
      refuseForeign(request, settings);
      // Before the handshake, which the connections' limit may refuse.
      let end: Parameters<Connections['enter']>[1] = () => {
        socket.destroy();
      };
      const place = connections.enter(socket, (why) => end(why));
      // From here on the library handles the connection.
      response.detachSocket(socket as Socket);
      server.handleUpgrade(request, socket, head, (client) => {
        end = (why) => client.close(1001, why === 'idle' ? 'Idle for a minute.' : 'The server stops.');
        // Clients send them to say that they are there.
        for (const event of ['ping', 'pong']) client.on(event, () => place.use());
        // Of a message that is too long, for instance. The library closes the connection by itself.
        client.on('error', () => {});
        client.on('message', (data, isBinary) => {
          place.use();
          if (isBinary) return client.close(1003, 'Text only.');
          if (String(data) === breakingMessage) return client.terminate();
          // A client that does not read its echoes is not read from either, because they would pile up in memory.
          client.send(String(data), () => client.resume());
          if (client.bufferedAmount > longestBody) client.pause();
        });
      });
    },
    close: () => server.close(),
  };
}
