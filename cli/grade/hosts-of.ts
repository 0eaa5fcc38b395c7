import { isIP } from 'node:net';
import { CliError } from '../output/cli-error';
import { shown } from '../start/options';

/** The host of the suite's address, which the site has to accept. Throws a CliError if it is no address. */
export function hostsOf(address: string | undefined): string[] {
  if (address === undefined) return [];
  const text = address.replaceAll('{port}', '1');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new CliError(`--address ${shown(address)} must be an address like http://host.docker.internal:{port}.`);
  }
  return isIP(url.hostname.replace(/^\[|\]$/g, '')) ? [] : [url.hostname];
}
