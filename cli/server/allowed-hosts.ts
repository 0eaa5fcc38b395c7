import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { refuseUnseen } from '../../site/run/unseen';

/**
 * The name of a host that `--allow-host` lets through, as browsers send it: `host.docker.internal`, or
 * `.docker.internal` for it and all names below it. Throws an Error that says what the value must be.
 */
export function allowedHostOf(text: unknown): string {
  const example = 'must be the name of a host like host.docker.internal, or .docker.internal for all below it.';
  if (typeof text !== 'string') throw new Error(example);
  // First, because a URL is read without its line ends.
  refuseUnseen(text);
  const [, alone = ''] = /^(?:https?:\/\/)?(\[[^\]]*\]|[^/:]*)(?::\d*)?\/?$/i.exec(text) ?? [];
  const name = domainToASCII(alone).replace(/(?<=[^.])\.$/, '');
  if (isIP(text) !== 0 || isIP(name.replace(/^\[|\]$/g, '')) !== 0) {
    throw new Error('must be a name: IP addresses are always allowed.');
  }
  if (!isHostName(name.replace(/^\./, ''))) throw new Error(example);
  if (alone !== text) throw new Error(`must be a name alone. Try ${name}.`);
  return name;
}

/** Whether a text in lower case can be the name of a host. */
export function isHostName(text: string): boolean {
  return text.length <= 253 && /^[a-z0-9_][a-z0-9_-]*(?:\.[a-z0-9_][a-z0-9_-]*)*$/.test(text);
}
