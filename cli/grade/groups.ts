import type { Coverage } from './coverage';
import type { Trial } from './plan';

/** What can be tried together with others: a page that has a bug, or is compiled once more. */
export type PageTrial = Extract<Trial, { page: string }>;

export function isPageTrial(trial: Trial): trial is PageTrial {
  return 'page' in trial;
}

/**
 * A test that shows more pages than this keeps none of them apart. Otherwise one test that goes through the whole site
 * would make each bug a run of its own. Its failure is put down to no bug unless just one of its pages has one.
 */
const mostPages = 3;

/**
 * Whether two of them can be tried in one run: no test shows both pages, so that a failing test can be put down to one.
 * Every test shows the shell. Rebuilds go together, because nothing is wrong there and all tests pass.
 */
export function mayGoTogether(coverage: Coverage) {
  const apart = new Set<string>();
  for (const pages of coverage.values()) {
    if (pages.size > mostPages) continue;
    for (const one of pages) for (const other of pages) apart.add(`${one} ${other}`);
  }
  return (one: PageTrial, other: PageTrial): boolean => {
    if (one.page === other.page) return false;
    if (one.kind === 'rebuilds' && other.kind === 'rebuilds') return true;
    return one.page !== 'shell' && other.page !== 'shell' && !apart.has(`${one.page} ${other.page}`);
  };
}

/**
 * As few groups as a simple way finds. Rebuilds come first, because the shell's go with those of other pages alone; then
 * the pages with the most, because there are at least as many groups as one page has items.
 */
export function inGroups<Item extends { page: string; kind?: string }>(
  items: readonly Item[],
  together: (one: Item, other: Item) => boolean,
): Item[][] {
  const countOf = countByPage(items);
  const rank = ({ page, kind }: Item) => (kind === 'rebuilds' ? Number.MAX_SAFE_INTEGER : (countOf.get(page) ?? 0));
  const sorted = items.toSorted((one, other) => rank(other) - rank(one));
  const groups: Item[][] = [];
  for (const item of sorted) {
    const group = groups.find((members) => members.every((member) => together(item, member)));
    if (group) group.push(item);
    else groups.push([item]);
  }
  return groups;
}

export function countByPage(items: readonly { page: string }[]): Map<string, number> {
  const countOf = new Map<string, number>();
  for (const { page } of items) countOf.set(page, (countOf.get(page) ?? 0) + 1);
  return countOf;
}

/** The groups in which trials are run, where it is known which tests show which pages. */
export function groupsBy(coverage: Coverage) {
  return (trials: readonly Trial[]): Trial[][] => {
    const others = trials.filter((trial) => !isPageTrial(trial));
    return [...inGroups(trials.filter(isPageTrial), mayGoTogether(coverage)), ...others.map((trial) => [trial])];
  };
}
