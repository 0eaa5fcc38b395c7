import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import alea from 'seedrandom/lib/alea.js';
import { choiceOf, huntedBy, markOf } from '../../site/run/hunt-token';
import { CliError } from '../output/cli-error';
import { noSuch } from '../output/no-such';
import { withEndsOf } from './common-ends';
import type { BuiltBug, BuiltBugs, BuiltChange, WrittenChange } from './manifest';

let known: BuiltBugs | undefined;

/** Read at the first use, because most sites have no bug. */
function built(): BuiltBugs {
  const file = join(import.meta.dirname, '../bugs.json.br');
  // A build for `npm start` alone has none.
  if (!known && !existsSync(file)) throw new CliError('This build has no bugs. Run npm run build first.');
  known ??= JSON.parse(brotliDecompressSync(readFileSync(file)).toString()) as BuiltBugs;
  return known;
}

/** Every bug, in the order of the pages. */
export function allBugs(): readonly BuiltBug[] {
  return built().bugs;
}

/** The rebuilds of a page, in the order in which they are tried. */
export function rebuildsOf(page: string): readonly WrittenChange[] {
  return built().rebuilds.filter((rebuild) => rebuild.page === page);
}

/** The changes, and for every page without one a copy as it is. */
export function withUnchanged(changes: readonly BuiltChange[]): BuiltChange[] {
  const changed = changes.flatMap(({ page, script }) => (script ? [page] : []));
  return [...changes, ...built().unchanged.filter(({ page }) => !changed.includes(page))];
}

/** The bugs and rebuilds of these ids. Throws a CliError for an unknown one, and for two of one page. */
export function changesOf(ids: readonly string[]): BuiltChange[] {
  const changes = [...new Set(ids)].map((id) => built().rebuilds.find((rebuild) => rebuild.id === id) ?? bugOf(id));
  for (const [index, { id, page }] of changes.entries()) {
    const other = changes.slice(0, index).find((earlier) => earlier.page === page);
    if (other) throw new CliError(`A page can have one bug at a time: ${other.id} and ${id} are on the same page.`);
  }
  return changes.map(complete);
}

/** The change with all of its code. */
function complete({ id, page, script: middle, edit }: WrittenChange): BuiltChange {
  const unchanged = built().unchanged.find((copy) => copy.page === page)?.script;
  const script = middle && unchanged && { of: unchanged.of, code: withEndsOf(unchanged.code, middle) };
  return { id, page, ...(script && { script }), ...(edit && { edit }) };
}

export function bugOf(id: string): BuiltBug {
  const bug = allBugs().find((other) => other.id === id);
  if (bug) return bug;
  throw noSuch(
    `bug "${id}"`,
    id,
    allBugs().map((other) => other.id),
    'bugs',
  );
}

/** The pages that have bugs, `shell` among them. */
export function pagesWithBugs(): string[] {
  return [...new Set(allBugs().map(({ page }) => page))];
}

/** As many bugs by chance, each of another page, which show there. The same seed gives the same bugs. */
export function huntedBugs(count: number, seed: string): BuiltBug[] {
  const random = alea(`${seed}/hunt`);
  const pick = <Item>(items: Item[]): Item[] => items.splice(Math.floor(random() * items.length), 1);
  const bugs = allBugs().filter(({ seenIn }) => !seenIn);
  const pages = [...new Set(bugs.map(({ page }) => page))];
  if (count > pages.length) throw new CliError(`A hunt has at most ${pages.length} bugs: one a page.`);
  return Array.from({ length: count }, () => pick(pages))
    .flat()
    .flatMap((page) => pick(bugs.filter((bug) => bug.page === page)));
}

let mark: string | undefined;

/** The bugs of a hunt in the browser, in the order of its pages. Throws a CliError for a token of another site. */
export function bugsOfHunt(token: string): BuiltBug[] {
  const choice = choiceOf(token);
  if (!choice) throw new CliError('This address names no hunt. Choose one below.');
  mark ??= markOf(allBugs());
  if (choice.mark !== mark) {
    throw new CliError(
      'This hunt was made with another version of practice-site, which has other bugs. Choose a new one below.',
    );
  }
  const bugs = huntedBy(choice, allBugs());
  if (bugs.length === choice.count) return bugs;
  throw new CliError(`Only ${bugs.length} pages have bugs of this kind. Choose a new hunt below.`);
}
