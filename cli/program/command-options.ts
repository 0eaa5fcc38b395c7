import { isIP } from 'node:net';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type NamedRunOption, runOptionList } from '../../site/run/run-options';
import { styled } from '../output/colors';
import { allowedHostOf } from '../server/allowed-hosts';
import { portOf, shown } from '../start/options';

export function addRunOptions(command: Command) {
  for (const option of runOptionList) command.addOption(runOption(option));
}

export function runOption({ flag, help, fromText }: NamedRunOption): Option {
  return checkedOption(flag, help, fromText);
}

export function allowHostOption(): Option {
  return new Option('--allow-host <name>', 'accept this host name too, such as bs-local.com; repeatable').argParser(
    (text, earlier: string[] = []) => [...earlier, checkedBy(allowedHostOf, text)],
  );
}

/** An option whose parser throws an Error that says what the value must be. */
export function checkedOption(flags: string, help: string, parse: (text: string) => unknown): Option {
  return new Option(flags, help).argParser((text) => checkedBy(parse, text));
}

function checkedBy<Value>(parse: (text: string) => Value, text: string): Value {
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`${shown(text)} ${(error as Error).message}`);
  }
}

export function examples(...lines: string[]): string {
  return ['', styled('bold', 'Examples:'), ...lines.map((line) => `  $ ${line}`)].join('\n');
}

export function repeated(word: string, earlier: string[] = []): string[] {
  return [...earlier, word];
}

export function parsePort(text: string): number {
  return portOf(/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);
}

export function parseHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return host;
  if (host === '') throw new Error('must not be empty.');
  const [, scheme, name = '', port] = /^(\w+:\/\/)?(\[[^\]]*\]|[^:/]*)(?::(\d+))?\/?$/.exec(text) ?? [];
  if (name && (scheme || port)) {
    throw new Error(`must be a name or an address alone. Try --host ${name}${port ? ` --port ${port}` : ''}.`);
  }
  if (!/^[\w.%:-]+$/.test(host)) throw new Error('must be a name or an address.');
  return host;
}

export function countOf(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error('must be a whole number from 1 to 9999.');
}
