import { quoted } from './quoted';
import { changeLists, flagWith, type SiteOptions, setOptions } from './run-options';

/**
 * The command line that starts a server with these options at the same address, which ends in the site's base path.
 * An export is served by something else, whose host and port say nothing.
 * Undefined if no shell's quotes would do for the value of an option: see `quoted`.
 */
export function commandOf(
  options: SiteOptions,
  address: string,
  { served = true }: { served?: boolean } = {},
): string | undefined {
  const flags = flagsOf(options);
  if (!flags) return undefined;
  const changes = changeLists.flatMap((list) => (options[list.name] ?? []).map((id) => flagWith(list, id)));
  const { protocol, hostname, port, pathname } = new URL(address);
  // At an https address something else is before the server, which itself speaks http.
  const isOurs = served && protocol === 'http:';
  const place = [
    isOurs && isIp(hostname) && !isLoopback(hostname) && `--host ${hostname.replace(/^\[|\]$/g, '')}`,
    isOurs && port !== '' && Number(port) !== defaultPort && `--port ${port}`,
    pathname !== '/' && `--base ${pathname}`,
  ];
  return ['npx practice-site serve', ...changes, ...place.filter(Boolean), ...flags].join(' ');
}

/** The flags of the options that have not their default. Undefined if no shell's quotes would do for one of them. */
export function flagsOf(options: SiteOptions): string[] | undefined {
  const flags = setOptions(options).map((option) => {
    const value = quoted(String(options[option.name]));
    return value && flagWith(option, value);
  });
  return flags.every((flag) => flag !== undefined) ? flags : undefined;
}

/** What is said instead of a command that is not offered. */
export const noCommand = 'No command to copy: an option has characters that shells read in different ways.';

/** The TCP port of a server without `--port`. */
export const defaultPort = 7357;

/** Whether a server listens on this address without `--host`. */
function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '[::1]';
}

/** Only an address can be listened on; a name may lead here by way of others. */
function isIp(hostname: string): boolean {
  return /^([\d.]+|\[.+\])$/.test(hostname);
}
