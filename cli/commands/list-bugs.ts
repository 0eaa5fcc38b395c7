import { CliError } from '../output/cli-error';
import { styled } from '../output/colors';
import { noSuch, pageIdIn } from '../output/no-such';
import { table, terminalWidth, wrap } from '../output/text';
import { allBugs, huntedBugs, pagesWithBugs } from '../server/built-bugs';
import type { BuiltBug } from '../server/manifest';

export type BugsOptions = { all?: boolean; json?: boolean; hunt?: number; seed?: string };

/** Prints how many bugs each page has, or the bugs: all, those of a page, a requirement or a hunt, or one. */
export function printBugs(page: string | undefined, { all, json, hunt, seed }: BugsOptions) {
  if (page !== undefined && hunt !== undefined)
    throw new CliError('A hunt is on all pages: name no page beside --hunt.');
  if (seed !== undefined && hunt === undefined) throw new CliError('--seed is that of a hunt. Add --hunt <count>.');
  const bugs = hunt === undefined ? bugsOfPage(page) : huntedBugs(hunt, seedOf(seed));
  if (json) console.log(JSON.stringify(bugs.map(described), null, 2));
  else if (page === undefined && hunt === undefined && !all) printCounts(bugs);
  else printTable(bugs);
}

function bugsOfPage(page: string | undefined): readonly BuiltBug[] {
  if (page === undefined) return allBugs();
  const id = pageIdIn(page);
  // A page, a bug, or a requirement, as a grade names it.
  const found = allBugs().filter((bug) => [bug.page, bug.id, `${bug.page}/${bug.requirement}`].includes(id));
  if (found.length > 0) return found;
  throw noSuch(`page "${page}" with bugs`, page, pagesWithBugs(), 'bugs');
}

function seedOf(seed: string | undefined): string {
  if (seed !== undefined) return seed;
  throw new CliError('A hunt needs its seed. Add the --seed that serve --hunt printed at its start.');
}

/** What the public may know about a bug: all but how it is made. */
function described({ id, page, requirement, kind, level, title }: BuiltBug) {
  return { id, page, requirement, kind, level, title };
}

/** A line a page: a line a bug would be more than anybody reads. */
function printCounts(bugs: readonly BuiltBug[]) {
  const rows = pagesWithBugs().map((page) => {
    const own = bugs.filter((bug) => bug.page === page);
    const ofLevel = (level: number) => `${own.filter((bug) => bug.level === level).length}`;
    return [page, `${own.length}`, ofLevel(1), ofLevel(2), ofLevel(3)];
  });
  const total = ['all', `${bugs.length}`];
  const head = ['page', 'bugs', 'level 1', 'level 2', 'level 3'];
  const width = terminalWidth();
  console.log(table(head, [...rows, total], width, (line) => styled('bold', line)));
  const more = 'practice-site bugs <page> lists the bugs of a page, and --all lists all of them.';
  console.log(`\n${styled('dim', wrap(more, width))}`);
}

function printTable(bugs: readonly BuiltBug[]) {
  const rows = bugs.map(({ id, requirement, kind, level, title }) => [id, requirement, kind, `${level}`, title]);
  const head = ['bug', 'requirement', 'kind', 'level', 'what goes wrong'];
  console.log(table(head, rows, terminalWidth(), (line) => styled('bold', line)));
}
