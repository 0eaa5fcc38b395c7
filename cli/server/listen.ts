import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { Duplex } from 'node:stream';
import { CliError } from '../output/cli-error';
import type { Handler } from './handler';

export type Listening = { port: number; addresses: string[]; close(): Promise<void> };

/** How long `close` lets responses that are under way finish, in milliseconds. */
const closingGrace = 500;

const serverOptions = {
  maxHeaderSize: 65_536,
  keepAliveTimeout: 75_000,
  // The handler refuses a request without a Host header: a response of Node's own would not wait for its turn.
  requireHostHeader: false,
};

/** Listens on every given address that this machine has, all on one port; 0 picks a free one. */
export async function listen(
  handler: RequestListener,
  addresses: readonly string[],
  port: number,
  upgrade?: Handler['upgrade'],
): Promise<Listening> {
  // The port that the system picks for the first address may be in use on the second: then try again with another one.
  for (let attempt = 1; ; attempt++) {
    const servers: Server[] = [];
    const bound: string[] = [];
    try {
      let chosen = port;
      for (const [index, address] of addresses.entries()) {
        const server = createServer(serverOptions, handler);
        // Node's own 417 would not wait for its turn, and nobody would count it.
        server.on('checkExpectation', handler);
        if (upgrade) server.on('upgrade', rememberUpgraded).on('upgrade', upgrade);
        try {
          await start(server, address, chosen);
        } catch (error) {
          const others = servers.length > 0 || index < addresses.length - 1;
          if (others && isMissingAddress(error)) continue;
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

/** Connections that are not HTTP's any more. Their server waits for them when it closes, but cannot close them. */
const upgraded = new WeakMap<Server, Set<Duplex>>();

function rememberUpgraded(this: Server, _request: unknown, socket: Duplex) {
  const sockets = upgraded.get(this) ?? new Set();
  upgraded.set(this, sockets.add(socket));
  socket.once('close', () => sockets.delete(socket));
}

async function closeServer(server: Server) {
  const closed = once(server, 'close');
  server.close();
  const grace = setTimeout(() => {
    server.closeAllConnections();
    for (const socket of upgraded.get(server) ?? []) socket.destroy();
  }, closingGrace);
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
  const host = addresses.join(' and ');
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new PortInUse(`Port ${port} is in use. Try port 0 for a free one.`);
    case 'EACCES':
    case 'EPERM':
      return new CliError(
        `Cannot listen on ${host}: this user may not use port ${port} there. Try port 0 for a free one.`,
      );
    case 'EADDRNOTAVAIL':
    case 'EAFNOSUPPORT':
      return new CliError(`Cannot listen on ${host}: this machine has no such address. ${ownAddresses()}`);
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
      return new CliError(`Cannot listen on ${host}: this name has no address. ${ownAddresses()}`);
    case 'EINVAL':
      return new CliError(`Cannot listen on ${host}: it is not an address to listen on. ${ownAddresses()}`);
    default:
      return error;
  }
}

/** A sentence that lists the addresses of this machine. Not every machine has 127.0.0.1. */
function ownAddresses(): string {
  const own = machineAddresses().map(({ address }) => address);
  return own.length > 0 ? `This machine has ${own.join(', ')}.` : 'This machine has none: is its network up?';
}

/** The addresses of this machine that a URL can name. */
export function machineAddresses() {
  const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
  // A link-local IPv6 address works only together with the name of its network interface.
  return own.filter(({ scopeid }) => !scopeid);
}

/** A class of its own, so that the command can say more about it, or try the next port. */
export class PortInUse extends CliError {}
