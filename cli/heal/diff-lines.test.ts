import { expect, test } from 'vitest';
import { changesOf } from './copy-changes';
import { diffLines } from './diff-lines';
import type { Snapshot } from './suite-copy';

const snapshotOf = (files: Record<string, string>): Snapshot =>
  new Map(Object.entries(files).map(([file, text]) => [file, { text, hash: text }]));

const linesOf = (before: Record<string, string>, after: Record<string, string>) => {
  const [old, now] = [snapshotOf(before), snapshotOf(after)];
  return diffLines(changesOf(old, old, now).diff).map(({ line, kind }) => [kind, line]);
};

test('lines that begin with signs are changes, and the heads of each file are not', () => {
  const before = { 'a.sql': '-- all\nselect 1\n', 'b.yml': '-- one\n---\n' };
  const after = { 'a.sql': 'select 1\n++ 1\n', 'b.yml': '---\n' };
  expect(linesOf(before, after)).toEqual([
    ['head', '--- a/a.sql'],
    ['head', '+++ b/a.sql'],
    ['head', '@@ -1,2 +1,2 @@'],
    ['minus', '--- all'],
    ['', ' select 1'],
    ['plus', '+++ 1'],
    ['head', '--- a/b.yml'],
    ['head', '+++ b/b.yml'],
    ['head', '@@ -1,2 +1,1 @@'],
    ['minus', '--- one'],
    ['', ' ---'],
    ['', ''],
  ]);
});

test('a file that is new, and one without a line end, are read to their ends', () => {
  expect(linesOf({ b: 'x' }, { a: '++\n', b: 'y' })).toEqual([
    ['head', '--- /dev/null'],
    ['head', '+++ b/a'],
    ['head', '@@ -0,0 +1,1 @@'],
    ['plus', '+++'],
    ['head', '--- a/b'],
    ['head', '+++ b/b'],
    ['head', '@@ -1,1 +1,1 @@'],
    ['minus', '-x'],
    ['', '\\ No newline at end of file'],
    ['plus', '+y'],
    ['', '\\ No newline at end of file'],
    ['', ''],
  ]);
});

test('places of one line need no number, and other lines between files are no changes', () => {
  const diff = ['--- a/a', '+++ b/a', '@@ -1 +1 @@', '-x', '+y', 'Files a/b and b/b differ', '… and 2 more lines'];
  expect(diffLines(diff.join('\n')).map(({ kind }) => kind)).toEqual(['head', 'head', 'head', 'minus', 'plus', '', '']);
});
