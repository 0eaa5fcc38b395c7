import type { NamesOf, TestId } from '../page';

/**
 * Makes the function `testId`, which gives an element the attributes that a test finds it by: `{...testId('reset')}`.
 * It takes only the test ids of one page, because a misspelt one would break somebody's tests. Any number will do where
 * some are listed: places in a list are plain numbers. The page's data is a type here, so that no browser loads it.
 */
export function typedTestId<Owner extends { testIds: readonly TestId[] }, MenuPage extends string = string>() {
  return (name: NamesOf<Owner['testIds'], MenuPage, number>) => ({ 'data-test': name, 'data-testid': name });
}
