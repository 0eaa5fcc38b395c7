import type { home, MenuPageId, SubPage } from './catalogue';
import type { NamesOf, TestId, TestIdParameter } from './page';

/** Every test id of a page, patterns filled in: `TestIdOf<'forms'>` is `'login-form' | 'username-input' | …`. */
export type TestIdOf<Id extends AnyPage['id']> = NamesOf<Extract<AnyPage, { id: Id }>['testIds'], MenuPageId>;

type AnyPage = SubPage | typeof home;

/** Matches all names of a test id: its own one, or those that its pattern describes. */
export function patternOf({ name, parameters = {} }: TestId): RegExp {
  const parts = name.split(/(<\w+>)/).map((part) => {
    const values = part.startsWith('<') ? parameters[part.slice(1, -1)] : undefined;
    return values ? `(?:${valuePattern(values)})` : escaped(part);
  });
  return new RegExp(`^${parts.join('')}$`);
}

/** One for each combination of the values that are listed: `table-row-<id>` as `table-row-1`, `table-row-2`, … */
export function spelledOut(testId: TestId): TestId[] {
  const parameters = Object.entries(testId.parameters ?? {});
  const listed = parameters.find(([, values]) => !('kind' in values));
  if (!listed) return [testId];
  const others = Object.fromEntries(parameters.filter((one) => one !== listed));
  const [parameter, values] = listed as [string, readonly (string | number)[]];
  return values.flatMap((value) =>
    spelledOut({ ...testId, name: testId.name.replace(`<${parameter}>`, () => `${value}`), parameters: others }),
  );
}

/** One name that the test id stands for, if none is on the page to take it from. */
export function exampleOf(testId: TestId): string {
  const [{ name, parameters = {} } = testId] = spelledOut(testId);
  return name.replace(/<(\w+)>/g, (whole, parameter: string) => {
    const values = parameters[parameter];
    return values && 'kind' in values && values.kind === 'number' ? '1' : whole;
  });
}

/** The values of a parameter in words: `1, 2, 3`, or what kind they are of. */
export function valuesOf(values: TestIdParameter): string {
  if (!('kind' in values)) return values.join(', ');
  return values.kind === 'menu-page' ? 'a page of the menu' : values.description;
}

function valuePattern(values: TestIdParameter): string {
  if (!('kind' in values)) return values.map((value) => escaped(String(value))).join('|');
  return values.kind === 'number' ? '\\d+' : '.+';
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}
