import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { CliError } from '../cli-error';

export type Listening = { port: number; addresses: string[]; close(): Promise<void> };

/** How long `close` lets answers that are under way finish, in milliseconds. */
const closingGrace = 500;

/**
 * Listens on every given address, all on one port; 0 picks a free one. The first address has to work,
 * another one may be missing on this machine.
 */
export async function listen(handler: RequestListener, addresses: readonly string[], port: number): Promise<Listening> {
  // A port that is free on one address can be taken on the other: with port 0, another one is picked then.
  for (let attempt = 1; ; attempt++) {
    const servers: Server[] = [];
    const bound: string[] = [];
    try {
      let chosen = port;
      for (const address of addresses) {
        const server = createServer({ maxHeaderSize: 65_536, keepAliveTimeout: 75_000 }, handler);
        try {
          await start(server, address, chosen);
        } catch (error) {
          if (servers.length > 0 && isMissingAddress(error)) continue;
          throw error;
        }
        servers.push(server);
        bound.push(address);
        chosen = portOf(server);
      }
      return { port: chosen, addresses: bound, close: closeOnce(servers) };
    } catch (error) {
      await Promise.all(servers.map(closeServer));
      if (port === 0 && codeOf(error) === 'EADDRINUSE' && attempt < 20) continue;
      throw explained(error, addresses, port);
    }
  }
}

async function start(server: Server, host: string, port: number) {
  server.listen({ host, port, exclusive: true });
  await once(server, 'listening');
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function closeOnce(servers: Server[]) {
  let closed: Promise<unknown> | undefined;
  return async () => {
    closed ??= Promise.all(servers.map(closeServer));
    await closed;
  };
}

async function closeServer(server: Server) {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const grace = setTimeout(() => server.closeAllConnections(), closingGrace);
  await closed;
  clearTimeout(grace);
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

function isMissingAddress(error: unknown): boolean {
  return ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error) ?? '');
}

function explained(error: unknown, addresses: readonly string[], port: number): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortInUse(`Port ${port} is in use. Try --port 0 for a free one.`);
    case 'EACCES':
      return new CliError(`Port ${port} needs more rights than this user has. Try a port above 1023.`);
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new CliError(`Cannot listen on ${addresses[0]}: this machine has no such address. Try --host 127.0.0.1.`);
    default:
      return error;
  }
}

/** Its own class, because a caller that named no port may go on to the next one. */
export class PortInUse extends CliError {
  override name = 'PortInUse';
}
