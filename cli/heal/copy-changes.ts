import { createTwoFilesPatch } from 'diff';
import { visible } from '../../site/run/unseen';
import { counted } from '../output/text';
import { changesBetween, type Snapshot } from './suite-copy';

/** What a heal command did to the files of a suite. */
export type Changes = {
  /** Files that were there, changed or deleted. */
  changed: readonly string[];
  added: readonly string[];
  /** All of it as a unified diff. */
  diff: string;
};

/** How long the diff of a trial may be, in characters. */
const longestDiff = 50_000;

/** Where tools put what they write besides, with any arguments. */
const written = /(?:^|\/)(?:__pycache__|\.pytest_cache|test-results|playwright-report)\/|\.pyc$/;

/**
 * What is other after the heal command. `fresh` is the copy as it was made: what the test command changed in it by
 * itself, and what is in the folders that it made, is its output and no part of the suite.
 */
export function changesOf(fresh: Snapshot, before: Snapshot, after: Snapshot): Changes {
  const byTests = changesBetween(fresh, before);
  const folders = new Set(byTests.added.map(folderOf).filter((folder) => folder !== '' && !hasFiles(fresh, folder)));
  const isOutput = (file: string) =>
    written.test(file) || byTests.changed.includes(file) || byTests.added.includes(file) || folders.has(folderOf(file));
  const found = changesBetween(before, after);
  const changed = found.changed.filter((file) => !isOutput(file));
  const added = found.added.filter((file) => !isOutput(file));
  const diffs = [...changed, ...added].sort().map((file) => diffOf(file, before, after));
  return { changed, added, diff: shortened(diffs.join('')) };
}

/** The outermost folder of a file. */
function folderOf(file: string): string {
  return file.includes('/') ? (file.split('/')[0] ?? '') : '';
}

function hasFiles(snapshot: Snapshot, folder: string): boolean {
  return [...snapshot.keys()].some((file) => file.startsWith(`${folder}/`));
}

function diffOf(file: string, before: Snapshot, after: Snapshot): string {
  const [old, now] = [before.get(file), after.get(file)];
  const [from, to] = [old ? `a/${file}` : '/dev/null', now ? `b/${file}` : '/dev/null'];
  if ((old && old.text === undefined) || (now && now.text === undefined)) return `Files ${from} and ${to} differ\n`;
  const texts = [old, now].map((one) => one?.text ?? '');
  const haveWindowsEnds = texts.every((text) => text === '' || text.includes('\r\n'));
  const [oldText = '', newText = ''] = haveWindowsEnds ? texts.map((text) => text.replaceAll('\r\n', '\n')) : texts;
  const patch = createTwoFilesPatch(from, to, oldText, newText, undefined, undefined, {
    context: 3,
    // A file that was written again from end to end takes the comparison for ever otherwise.
    timeout: 2000,
  });
  if (patch === undefined) return `Files ${from} and ${to} differ\n`;
  return visible(patch.replace(/^=+\n/, ''), '\n\t');
}

function shortened(diff: string): string {
  if (diff.length <= longestDiff) return diff;
  const end = diff.lastIndexOf('\n', longestDiff) + 1;
  return `${diff.slice(0, end)}… and ${counted(diff.slice(end).trimEnd().split('\n').length, 'more line')}\n`;
}
