import homeStates from './app/home/states.ts';
import { pages } from './catalogue.ts';
import type { State, StatePageId } from './state';

/** Every page with its states. By `import()` and not by `import.meta.glob`, which Playwright and tsup do not know. */
export const pagesWithStates: readonly [StatePageId, readonly State[]][] = [
  ['home', homeStates],
  ...(await Promise.all(
    pages.map(async ({ id }): Promise<[StatePageId, readonly State[]]> => {
      const { default: states } = await import(`./pages/${id}/states.ts`);
      return [id, states];
    }),
  )),
];

/** All states of all pages. */
export const states = pagesWithStates.flatMap(([page, own]) => own.map((state) => ({ page, ...state })));

/** The last of these states on each page, where the most has happened. */
export function lastOfEachPage<Of extends { page: StatePageId }>(walked: readonly Of[]): Of[] {
  return walked.filter(({ page }, index) => page !== walked[index + 1]?.page);
}

/** Console errors of all states, as one pattern: Playwright takes an array of two for a value and its options. */
export const provokedErrors = [new RegExp(states.flatMap(({ errors }) => errors?.source ?? []).join('|'))];
