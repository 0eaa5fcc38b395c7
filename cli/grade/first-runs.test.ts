import { expect, test, vi } from 'vitest';
import { firstRuns } from './first-runs';
import { type Run, Runner } from './runner';

const passed: Run = { outcome: 'passed', seconds: 1, end: 'exit code 0', output: '' };

test('all runs at once have ended before the error of one goes on', async () => {
  const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
  let begun = 0;
  let ended = 0;
  let endSecond = () => {};
  runner.once = async (_options, { shown } = {}) => {
    begun++;
    shown?.ids.add('auth');
    if (begun === 2) throw new Error('no room for one more process');
    if (begun === 3) await new Promise<void>((resolve) => (endSecond = resolve));
    ended++;
    return passed;
  };
  let isOver = false;
  const runs = firstRuns({}, runner, {}, 2, () => {}).finally(() => {
    isOver = true;
  });
  runs.catch(() => {});
  await expect.poll(() => begun).toBe(3);
  expect(isOver).toBe(false);
  endSecond();
  await expect(runs).rejects.toThrow('no room for one more process');
  expect(ended).toBe(2);
});

test.each([
  [1, 'because its only test was skipped'],
  [16, 'because all 16 tests were skipped'],
])('a suite with %i skipped tests and no other is refused', async (count, said) => {
  const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
  const skipped = new Map(Array.from({ length: count }, (_, index) => [`test ${index}`, undefined]));
  runner.once = async () => ({ ...passed, tests: new Map(), skipped });
  await expect(firstRuns({}, runner, {}, 1, () => {})).rejects.toThrow(said);
});

test('a suite that runs for two minutes on the correct site is said to do so', async () => {
  vi.useFakeTimers();
  try {
    const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
    runner.once = async (_options, { shown } = {}) => {
      shown?.ids.add('auth');
      await vi.advanceTimersByTimeAsync(119_999);
      expect(notes).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      throw new Error('enough');
    };
    const notes: string[] = [];
    const onNote = (note: string) => notes.push(note);
    await expect(firstRuns({ onNote }, runner, {}, 1, () => {})).rejects.toThrow('enough');
    expect(notes).toEqual([expect.stringContaining('running for two minutes')]);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(notes).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});
