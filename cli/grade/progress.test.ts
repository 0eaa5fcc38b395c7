import { expect, test } from 'vitest';
import { progressOn } from './progress';

/** What is written on a stream by the work. */
function written(isTTY: boolean, work: (progress: ReturnType<typeof progressOn>) => void): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  work(progressOn({ write, isTTY, columns: 80 }));
  return text;
}

test('the time that is left is said only while there is something left', () => {
  const shown = (done: number) =>
    written(true, ({ show }) => show({ done, total: 9, running: [], results: { caught: done } }));
  expect(shown(8)).toContain('8 of 9: 8 caught, about 1 s left');
  expect(shown(9)).toContain('9 of 9: 9 caught');
  expect(shown(9)).not.toContain('left');
});

test.each([true, false])('progress names runs without some pages only where there are some (terminal: %s)', (isTTY) => {
  expect(written(isTTY, ({ coverage }) => coverage(0, 0))).toBe('');
  expect(written(isTTY, ({ coverage }) => coverage(0, 6))).toContain(
    'Finding out which tests show which pages: 0 of 6 runs',
  );
});
