import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How many requests of one connection may wait behind the one that is being handled. */
export const mostWaiting = 255;

/** How many requests of all connections may wait behind others. Each of them takes about 10 KB. */
const mostWaitingInAll = 2000;

type Handled = [request: IncomingMessage, response: ServerResponse];
type Connection = { current?: ServerResponse; waiting: Handled[] };

/**
 * A listener that gets the requests of one connection one after the other, each when the response before it has closed.
 * Node hands over pipelined requests at once, but only the first of them has a response with a socket. The others'
 * responses emit no `close` when the connection ends, so anything that a handler holds until then would be held for
 * ever.
 *
 * One request more than may wait, here or in all, ends the connection, because each of them takes memory.
 */
export function inOrder(listener: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  let waitingInAll = 0;

  function connectionOf(socket: Socket): Connection {
    const connection: Connection = { waiting: [] };
    connections.set(socket, connection);
    socket.once('close', () => {
      waitingInAll -= connection.waiting.length;
      connection.waiting = [];
      // A response of Node's own, such as 417, may have had the socket until now.
      if (connection.current?.socket === null) connection.current.destroy().emit('close');
    });
    return connection;
  }

  function handle(server: Server, connection: Connection, [request, response]: Handled) {
    connection.current = response;
    response.once('close', () => {
      connection.current = undefined;
      const next = connection.waiting.shift();
      if (!next) return;
      waitingInAll--;
      handle(server, connection, next);
    });
    listener.call(server, request, response);
  }

  return function (this: Server, request, response) {
    const { socket } = request;
    // Node continues with what it has read of a connection that was just ended.
    if (socket.destroyed) return;
    const connection = connections.get(socket) ?? connectionOf(socket);
    if (!connection.current) handle(this, connection, [request, response]);
    else if (connection.waiting.length < mostWaiting && waitingInAll < mostWaitingInAll) {
      waitingInAll++;
      connection.waiting.push([request, response]);
    } else socket.destroy();
  };
}
