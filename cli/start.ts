import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { RunOptions } from '../site/run/run-options';
import { chosenOptions, type PracticeSiteOptions, refuseUnknownOptions } from './options';
import { createHandler } from './server/handler';
import { listen } from './server/listen';
import type { PageSettings } from './server/page';
import { loadSite, type Site } from './server/site';

export type { PracticeSiteOptions };

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

/**
 * Serves the practice site from this process until `close()`. Several sites can run side by side.
 *
 * Rejects with an Error that says what to change when an option is unknown or makes no sense, or the port or
 * address cannot be had.
 */
export async function startPracticeSite(options?: PracticeSiteOptions | null): Promise<PracticeSite> {
  refuseUnknownOptions(options);
  return startSite(options ?? {});
}

/**
 * `startPracticeSite` for any source of the site: the built one, or Vite's during development. Does not mind
 * options of another name: the command line has some of its own.
 */
export async function startSite(
  options: PracticeSiteOptions,
  load: (settings: PageSettings) => Promise<Site> | Site = loadSite,
): Promise<PracticeSite> {
  const { port, host, basePath, runOptions } = chosenOptions(options);
  const settings = { basePath, runOptions, proxy: true };
  const site = await load(settings);
  const handler = createHandler(site, { ...settings, hosts: () => answered });
  const listening = await listen(handler.listener, addressesOf(host), port);
  const answered = ownHosts(host, listening.addresses);
  const stopLoading = handler.loadRest();

  const urls = shownHosts(host, listening.addresses).map(
    (name) => `http://${name}:${listening.port}${basePath === '/' ? '' : basePath}`,
  );
  const close = () => {
    stopLoading();
    return listening.close();
  };
  return { url: urls[0] ?? '', urls, port: listening.port, options: runOptions, close };
}

/** `localhost` is both: clients differ in which one they try. */
function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
}

/** Names to reach the site by, the one to open first. */
function shownHosts(host: string, bound: string[]): string[] {
  if (host === 'localhost') return [host, ...bound.map(inAddress)];
  if (!isWildcard(host)) return [inAddress(host)];
  const external = machineAddresses().filter(({ internal, family }) => !internal && family === 'IPv4');
  return ['localhost', ...external.map(({ address }) => address)];
}

/** Every name and address that the site answers at, as a URL spells it. */
function ownHosts(host: string, bound: string[]): string[] {
  if (!isWildcard(host)) return [host, ...bound].map(inAddress);
  return ['localhost', ...machineAddresses().map(({ address }) => inAddress(address))];
}

/** An address that stands for every address of the machine. */
function isWildcard(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function machineAddresses() {
  return Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
}

/** As a URL spells it: `[::1]`, and `127.0.0.1` for `127.1`. */
function inAddress(host: string): string {
  const name = isIP(host) === 6 ? `[${host}]` : host;
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
