/**
 * The name of a host that `--allow-host` lets through: `host.docker.internal`, or `.docker.internal` for it and all
 * names below it. Throws an Error that says what the value must be.
 */
export function allowedHostOf(text: unknown): string {
  const example = 'must be the name of a host like host.docker.internal, or .docker.internal for all below it.';
  if (typeof text !== 'string') throw new Error(example);
  const name = text.toLowerCase().replace(/(?<=[^.])\.$/, '');
  if (isName(name)) return name;
  const [, alone = ''] = /^(?:https?:\/\/)?([a-z0-9_.-]+)(?::\d+)?\/?$/.exec(name) ?? [];
  throw new Error(isName(alone) ? `must be a name alone. Try ${alone}.` : example);
}

function isName(text: string): boolean {
  return text.length <= 253 && /^\.?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/.test(text);
}
