import { expect, test } from 'vitest';
import { changesOf } from './copy-changes';
import type { Snapshot } from './suite-copy';

const files = (texts: Readonly<Record<string, string>>): Snapshot =>
  new Map(Object.entries(texts).map(([path, text]) => [path, { hash: text, text }]));

const fresh = files({ 'a.spec.ts': 'old\n', 'state.json': '1\n' });
/** The tests have written a report, and counted in a file of the suite. */
const before = files({ 'a.spec.ts': 'old\n', 'state.json': '2\n', 'report/index.html': 'x\n' });

test('what the tests write themselves is no change by the healer', () => {
  const after = files({ 'a.spec.ts': 'old\n', 'state.json': '3\n', 'report/index.html': 'y\n', 'report/b.png': 'z\n' });
  expect(changesOf(fresh, before, after)).toEqual({ changed: [], added: [], diff: '' });
});

test('a file that is changed, deleted or added is one, as a diff', () => {
  const after = files({ 'a.spec.ts': 'new\n', 'state.json': '2\n', 'notes.md': 'why\n' });
  const { changed, added, diff } = changesOf(fresh, before, after);
  expect({ changed, added }).toEqual({ changed: ['a.spec.ts'], added: ['notes.md'] });
  expect(diff).toContain('--- a/a.spec.ts\n+++ b/a.spec.ts\n@@ -1,1 +1,1 @@\n-old\n+new\n');
  expect(diff).toContain('--- /dev/null\n+++ b/notes.md\n');
  const gone = changesOf(fresh, before, files({ 'state.json': '2\n' }));
  expect(gone.changed).toEqual(['a.spec.ts']);
  expect(gone.diff).toContain('+++ /dev/null\n');
});

test('what the healer changes beside an output of the tests is a change, unless the tests have made the folder', () => {
  const suite = { 'tests/a.spec.ts': 'old\n' };
  const ran = { ...suite, 'tests/out.png': 'x\n' };
  const after = { ...ran, 'tests/a.spec.ts': 'new\n', 'tests/b.spec.ts': 'more\n' };
  const { changed, added } = changesOf(files(suite), files(ran), files(after));
  expect({ changed, added }).toEqual({ changed: ['tests/a.spec.ts'], added: ['tests/b.spec.ts'] });
});

test('a diff shows a control character by its number', () => {
  const { diff } = changesOf(fresh, fresh, files({ 'a.spec.ts': '\u{1b}[2Jnew\n', 'state.json': '1\n' }));
  expect(diff).toContain('\n+\\u{1b}[2Jnew\n');
});

test('a diff of files with the line ends of Windows has lines alone', () => {
  const windows = files({ 'a.spec.ts': 'one\r\ntwo\r\n', 'state.json': '1\n' });
  const after = files({ 'a.spec.ts': 'one\r\nthree\r\n', 'state.json': '1\n' });
  expect(changesOf(windows, windows, after).diff).toContain(' one\n-two\n+three\n');
  const others = files({ 'a.spec.ts': 'one\ntwo\n', 'state.json': '1\n' });
  expect(changesOf(windows, windows, others).diff).toContain('-one\\u{d}\n-two\\u{d}\n+one\n+two\n');
});

test('of a long diff whole lines are kept, and it says how many more there are', () => {
  const line = `${'x'.repeat(99)}\n`;
  const { diff } = changesOf(
    fresh,
    fresh,
    files({ 'a.spec.ts': 'old\n', 'state.json': '1\n', 'long.txt': line.repeat(600) }),
  );
  const lines = diff.trimEnd().split('\n');
  const kept = lines.filter((one) => one === `+${line.trimEnd()}`).length;
  expect(diff.length).toBeGreaterThan(49_800);
  expect(diff.length).toBeLessThan(50_100);
  expect(lines.at(-1)).toBe(`… and ${600 - kept} more lines`);
});
