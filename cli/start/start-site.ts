import { namedChanges, type SiteOptions } from '../../site/run/run-options';
import { createHandler } from '../server/handler';
import { listen, machineAddresses } from '../server/listen';
import type { BuiltChange } from '../server/manifest';
import { loadSite, type Site } from '../server/site';
import type { PageSettings } from '../server/site-settings';
import { chosenOptions, type PracticeSiteOptions, refuseUnknownOptions } from './options';

export type { PracticeSiteOptions };

export type SiteStart = PracticeSiteOptions & { named?: Pick<SiteOptions, 'bugs' | 'redesigns'> };

/** A running site. */
export type PracticeSite = {
  /** The address to open, with the base path and without a slash at its end: `http://localhost:7357`. */
  url: string;
  /** Every address of the site, `url` first. */
  urls: string[];
  /** The TCP port that the site listens on; with `port: 0` the one that the system picked. */
  port: number;
  /** The run options with their defaults filled in, and the bugs and redesigns where there are any. */
  options: SiteOptions;
  /**
   * Stops listening, gives responses that are under way 500 milliseconds to finish, and then closes every connection.
   * Further calls wait for the first one.
   */
  close(): Promise<void>;
};

/**
 * Serves the practice site from this process until `close()`. Several sites can run side by side.
 *
 * Rejects with an Error that says what to change: for an unknown option, a value that is not allowed, a port that is
 * in use, or an address that this machine does not have.
 *
 * @example
 * const site = await startPracticeSite({ port: 0, seed: 7, delayScale: 0 });
 * await page.goto(`${site.url}/forms`);
 * await site.close();
 */
export async function startPracticeSite(options?: PracticeSiteOptions | null): Promise<PracticeSite> {
  refuseUnknownOptions(options);
  const { bugs, redesigns } = options ?? {};
  return startSite({ ...options, named: { bugs: bugs ?? [], redesigns: redesigns ?? [] } });
}

/**
 * Like `startPracticeSite`, with a choice of where the site comes from: the built files, or Vite during development.
 * Ignores options of other names, because the command line has some of its own. `named` are the bugs and redesigns that
 * the site itself may name: none of a hunt, none of a grade.
 */
export async function startSite(
  options: SiteStart,
  load: (settings: PageSettings, bugs: readonly BuiltChange[]) => Promise<Site> | Site = loadSite,
): Promise<PracticeSite> {
  const { port, host, allowedHosts, basePath, bugs, redesigns, ...chosen } = chosenOptions(options);
  const runOptions = { ...chosen.runOptions, ...namedChanges(options.named ?? {}) };
  const settings = { basePath, runOptions, proxy: true, redesigns };
  const site = await load(settings, bugs);
  const handler = createHandler(site, { ...settings, host: urlHostOf(host), allowedHosts, hosts: () => answered });
  const listening = await listen(handler.listener, addressesOf(host), port, handler.upgrade);
  const answered = ownHosts(host, listening.addresses);
  const stopLoading = handler.loadRest();

  const urls = shownHosts(host, listening.addresses).map((name) => urlOf(name, listening.port, basePath));
  const close = () => {
    stopLoading();
    handler.close();
    return listening.close();
  };
  return { url: urls[0] ?? '', urls, port: listening.port, options: runOptions, close };
}

/** The address to open if a site with these options listened on a port. */
export function urlOnPort(options: PracticeSiteOptions, port: number): string {
  const { host, basePath } = chosenOptions(options);
  return urlOf(shownHosts(host, [])[0] ?? host, port, basePath);
}

function urlOf(host: string, port: number, basePath: string): string {
  return `http://${host}:${port}${basePath === '/' ? '' : basePath}`;
}

/** `localhost` is both loopback addresses, because clients differ in which one they try first. */
function addressesOf(host: string): string[] {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host];
}

/** The hosts of the addresses that are shown to the user, the one to open first. */
function shownHosts(host: string, bound: string[]): string[] {
  if (host === 'localhost') return [host, ...bound.map(urlHostOf)];
  if (!isWildcard(host)) return [urlHostOf(host)];
  const isEvery = urlHostOf(host) === '[::]';
  const external = machineAddresses().filter(({ internal, family }) => !internal && (isEvery || family === 'IPv4'));
  return ['localhost', ...external.map(({ address }) => urlHostOf(address))];
}

/** Every host of the site, as a URL spells it. */
function ownHosts(host: string, bound: string[]): string[] {
  if (!isWildcard(host)) return [host, ...bound].map(urlHostOf);
  return ['localhost', ...machineAddresses().map(({ address }) => urlHostOf(address))];
}

/** Whether a server that is bound to this address listens on every address of the machine. */
function isWildcard(host: string): boolean {
  return ['0.0.0.0', '[::]'].includes(urlHostOf(host));
}

/** A host as a URL spells it: `[::1]` for `::1`, `127.0.0.1` for `127.1`. */
function urlHostOf(host: string): string {
  const name = host.includes(':') ? `[${host}]` : host;
  return URL.canParse(`http://${name}`) ? new URL(`http://${name}`).hostname : name;
}
