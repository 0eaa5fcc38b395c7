import type { Hook } from '../../site/page';
import { patternOf, spelledOut } from '../../site/test-ids';

/** An element that was found with a hook. */
export type Found = { name: string; element: string };

/** The listed hooks that no element was found with, each value of a parameter by itself, as `name <element>`. */
export function absent(listed: readonly Hook[], found: readonly Found[]): string[] {
  const missing = listed.flatMap(spelledOut).filter((hook) => !found.some(isOne(hook)));
  return missing.map(({ name, element }) => `${name} <${element}>`);
}

/** Whether what was found has one of the hook's names, on the element that the catalogue names. */
export function isOne(hook: Hook): (found: Found) => boolean {
  const pattern = patternOf(hook);
  return ({ name, element }) => element === hook.element && pattern.test(name);
}
