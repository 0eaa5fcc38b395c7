import { pages } from '../../catalogue';
import type { Page } from '../../page';
import { patternOf } from '../../test-ids';
import type { SearchTexts } from './search';

/**
 * Requirements and test ids of every page, by its id. They are more text than all else on home, so this module is a
 * script of its own, which is fetched when the search field is first used.
 */
export const texts = new Map(pages.map((page: Page) => [page.id, textsOf(page)]));

export function textsOf({ requirements, testIds }: Pick<Page, 'requirements' | 'testIds'>): SearchTexts {
  return { requirements, testIds: testIds.map((testId) => ({ name: testId.name, names: patternOf(testId) })) };
}
