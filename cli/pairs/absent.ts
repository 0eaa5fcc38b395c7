import type { TestId } from '../../site/page';
import { patternOf, spelledOut } from '../../site/test-ids';

/** An element that was found with a test id. */
export type Found = { name: string; element: string };

/** The listed test ids that no element was found with, each value of a parameter by itself, as `name <element>`. */
export function absent(listed: readonly TestId[], found: readonly Found[]): string[] {
  const missing = listed.flatMap(spelledOut).filter((testId) => !found.some(isOne(testId)));
  return missing.map(({ name, element }) => `${name} <${element}>`);
}

/** Whether what was found has one of the test id's names, on the element that the catalogue names. */
export function isOne(testId: TestId): (found: Found) => boolean {
  const pattern = patternOf(testId);
  return ({ name, element }) => element === testId.element && pattern.test(name);
}
