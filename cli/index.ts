import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { defaultRunOptions, type RunOptions, runOptionNames, withRunOption } from '../site/run-options';
import { CliError } from './cli-error';
import { createHandler } from './server/handler';
import { listen } from './server/listen';
import type { PageSettings } from './server/page';
import { loadSite, type Site } from './server/site';

/** What a site is started with. Everything may be left out. */
export type PracticeSiteOptions = {
  /** TCP port, 0 for a free one. Default 7357. */
  port?: number;
  /** Address or name to listen on. Default: 127.0.0.1 and, where the machine has it, ::1. */
  host?: string;
  /** Path prefix to serve below, `/practice/`. Default `/`. */
  base?: string;
  /** Fixes every random choice and delay. Default: random. */
  seed?: string | number;
  /** Pins the A/B variant. Default: chosen by chance, kept in a cookie. */
  variant?: 'A' | 'B';
  /** Multiplies every simulated wait, 0 to 1000. Default 1. */
  delayScale?: number;
  /** Makes downloads fail: `http` with status 503, `empty` with an empty file. Default `none`. */
  downloadFailure?: 'none' | 'http' | 'empty';
  /** Another address of this server, on another host name, for the cross-origin frame. */
  otherOrigin?: string;
};

/** A site that is being served. */
export type PracticeSite = {
  /** Where to open it, base path included: `http://localhost:7357`. */
  url: string;
  /** Every address it answers at, `url` first. */
  urls: string[];
  port: number;
  /** The run options in force. */
  options: RunOptions;
  /** Stops listening and closes every connection within one second. Calling it again changes nothing. */
  close(): Promise<void>;
};

export type { RunOptions };
export const defaultPort = 7357;

/**
 * Serves the practice site from this process until `close()`. Several sites can run side by side.
 *
 * Rejects with an Error that says what to change when an option makes no sense, or the port or address cannot be had.
 */
export async function startPracticeSite(options: PracticeSiteOptions = {}): Promise<PracticeSite> {
  return startSite(options, loadSite);
}

/** `startPracticeSite` for any source of the site: the built one, or Vite's during development. */
export async function startSite(options: PracticeSiteOptions, load: (settings: PageSettings) => Promise<Site> | Site): Promise<PracticeSite> {
  const { port = defaultPort, host = 'localhost' } = options;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new CliError(`port ${port} must be a whole number from 0 to 65535.`);
  // Node would take an empty address for every address of the machine.
  if (host === '') throw new CliError('host must not be empty.');
  const basePath = basePathOf(options.base ?? '/');
  const runOptions = runOptionsOf(options);
  const settings = { basePath, runOptions, proxy: true };
  const site = await load(settings);
  // `localhost` is both: clients differ in which one they try.
  const addresses = host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
  const listening = await listen(createHandler(site, { ...settings, loopback: isLoopback(addresses) }), addresses, port);
  const urls = hostsOf(host, listening.addresses).map((name) => `http://${name}:${listening.port}${basePath === '/' ? '' : basePath}`);
  return { url: urls[0] ?? '', urls, port: listening.port, options: runOptions, close: listening.close };
}

/** The prefix with a slash at both ends. Throws a CliError when it is none. */
export function basePathOf(base: string): string {
  if (base === '/') return base;
  if (/^(\/(?!\.\.?(\/|$))[\w.~-]+)+\/?$/.test(base)) return base.endsWith('/') ? base : `${base}/`;
  const suggestion = /^[\w~-]+\/?$/.test(base) ? ` Did you mean /${base.replace(/\/$/, '')}/?` : '';
  throw new CliError(`base "${base}" must be a path like /practice/.${suggestion}`);
}

function runOptionsOf(options: PracticeSiteOptions): RunOptions {
  let chosen = defaultRunOptions;
  for (const name of runOptionNames) {
    const value = options[name];
    if (value === undefined || value === null) continue;
    try {
      chosen = withRunOption(chosen, name, String(value));
    } catch (error) {
      throw new CliError(`${name} ${JSON.stringify(value)} ${(error as Error).message}.`);
    }
  }
  return chosen;
}

function isLoopback(addresses: string[]): boolean {
  return addresses.every((address) => address === '::1' || (isIP(address) === 4 && address.startsWith('127.')));
}

/** Names to reach the site by, the one to open first. */
function hostsOf(host: string, bound: string[]): string[] {
  if (host === 'localhost') return [host, ...bound.map(inAddress)];
  if (host !== '0.0.0.0' && host !== '::') return [inAddress(host)];
  // A wildcard address answers at every address of the machine.
  const external = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter((address) => !address.internal && address.family === 'IPv4');
  return ['localhost', ...external.map((address) => address.address)];
}

function inAddress(host: string): string {
  return isIP(host) === 6 ? `[${host}]` : host;
}
