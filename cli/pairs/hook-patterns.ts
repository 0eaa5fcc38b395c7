import type { Hook } from '../public-catalogue';

/** The listed hooks that are not among the texts. */
export function absent(listed: readonly Hook[], texts: string[]): RegExp[] {
  return listed.flatMap(patterns).filter((pattern) => !texts.some((text) => pattern.test(text)));
}

/** Patterns for `name <element>`, one for each value of each parameter. */
export function patterns({ name, parameters = {}, element }: Hook): RegExp[] {
  let names = [name];
  for (const [parameter, values] of Object.entries(parameters)) {
    const texts = 'kind' in values ? [values.kind === 'number' ? '\\d+' : '.+'] : values.map(String);
    names = names.flatMap((pattern) => texts.map((text) => pattern.replace(`<${parameter}>`, text)));
  }
  return names.map((pattern) => new RegExp(`^${pattern} <${element}>$`));
}
