import type { Hook, HookParameter } from '../page';

/** What the names of a hook look like: its own, or what its pattern stands for. */
export function patternOf({ name, parameters = {} }: Hook): RegExp {
  const parts = name.split(/(<\w+>)/).map((part) => {
    const values = part.startsWith('<') ? parameters[part.slice(1, -1)] : undefined;
    return values ? `(?:${valuePattern(values)})` : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** One name that the hook stands for, where none is on the page to take it from. */
export function exampleOf({ name, parameters = {} }: Hook): string {
  return name.replace(/<(\w+)>/g, (whole, parameter: string) => {
    const values = parameters[parameter];
    if (!values) return whole;
    if (!('kind' in values)) return String(values[0]);
    return values.kind === 'number' ? '1' : whole;
  });
}

/** The values of a parameter in words: `1, 2, 3`, or what kind they are of. */
export function valuesOf(values: HookParameter): string {
  if (!('kind' in values)) return values.join(', ');
  return values.kind === 'menu-page' ? 'a page of the menu' : values.description;
}

function valuePattern(values: HookParameter): string {
  if (!('kind' in values)) return values.map((value) => escaped(String(value))).join('|');
  return values.kind === 'number' ? '\\d+' : '.+';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
