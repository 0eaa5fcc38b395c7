import type { Page } from '../../page';
import { patternOf } from '../../test-ids';
import type { SearchTexts } from './search';

/** What a page is searched by besides its card. */
export function textsOf(
  {
    words = [],
    requirements,
    testIds,
    goal,
    pitfall,
  }: Pick<Page, 'words' | 'requirements' | 'testIds' | 'goal' | 'pitfall'>,
  headings: readonly string[],
): SearchTexts {
  const names = testIds.map((testId) => ({ name: testId.name, names: patternOf(testId) }));
  return { words, headings, testIds: names, requirements, goal, pitfall };
}
