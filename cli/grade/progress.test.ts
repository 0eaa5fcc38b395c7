import { expect, test } from 'vitest';
import { progressOn } from './progress';

/** What is written on a stream by the work. */
function written(isTTY: boolean, work: (progress: ReturnType<typeof progressOn>) => void): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  work(progressOn({ write, isTTY, columns: 80 }, 'pytest'));
  return text;
}

test('the time that is left is said only while there is something left', () => {
  const shown = (done: number) =>
    written(true, ({ onProgress }) => onProgress({ done, total: 9, running: [], results: { caught: done } }));
  expect(shown(8)).toContain('8 of 9, about 1 s left  ');
  expect(shown(9)).toContain('9 of 9  ');
  expect(shown(9)).not.toContain('left');
});

test.each([true, false])('progress names runs without some pages only where there are some (terminal: %s)', (isTTY) => {
  expect(written(isTTY, ({ onCoverage }) => onCoverage(0, 0))).toBe('');
  expect(written(isTTY, ({ onCoverage }) => onCoverage(0, 6))).toContain(
    'Finding out which tests show which pages: 0 of 6 runs',
  );
});

test('a terminal of 80 columns has room for the time that is left and the name of what runs', () => {
  let now = 0;
  let text = '';
  const write = (part: string | Uint8Array) => {
    text = String(part);
    return true;
  };
  const { onProgress, onStart } = progressOn({ write, isTTY: true, columns: 80 }, 'pytest', () => now);
  onStart();
  now = 600_000;
  const progress = { done: 123, total: 410, results: { caught: 82, missed: 41 } };
  onProgress({ ...progress, running: ['tabs-and-trees/drawer-without-a-name'] });
  expect(text).toContain('123 of 410, about 23 min left  tabs-and-trees/drawer-without-a-name');
  expect(text.length).toBeLessThan(80 + '\r\x1b[2K'.length);
  onProgress({ ...progress, running: ['auth/any-name'] });
  expect(text).toContain('auth/any-name  82 caught, 41 missed');
});
