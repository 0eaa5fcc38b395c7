import { expect, test } from 'vitest';
import { firstRuns } from './first-runs';
import { type Run, Runner } from './runner';

test('all runs at once have ended before the error of one goes on', async () => {
  const runner = new Runner({ command: ['pytest'], signal: new AbortController().signal });
  const passed: Run = { outcome: 'passed', seconds: 1, end: 'exit code 0', output: '' };
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
