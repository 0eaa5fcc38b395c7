import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { grade, graded, noticed, noticing, suitesInFolder } from './graded-suites';

const { folder, suite, showing, remove } = suitesInFolder();

afterAll(remove);

// Processes are found by their command line, in which a number of seconds is a mark.
describe.runIf(process.platform === 'linux')('no process is left', () => {
  const running = (mark: string) => {
    try {
      return execFileSync('pgrep', ['-f', `^sleep ${mark}`], { encoding: 'utf8' })
        .trim()
        .split('\n');
    } catch {
      return [];
    }
  };

  test('of a suite that leaves some, in its own session or in others', async () => {
    const script = `env > ${folder}/own.env; sleep 98761 & setsid sleep 98761 & exit 0`;
    await graded('--only', 'conditions', '--', ...showing('own', script));
    expect(running('98761')).toEqual([]);
    // A grade inside of a suite would take it for its own supervisor's.
    expect(readFileSync(join(folder, 'own.env'), 'utf8')).not.toContain('GRADE_ADOPTER');
  });

  test('of twenty jobs at once', async () => {
    const { conditions } = await graded(
      '--only',
      'conditions',
      '--jobs',
      '20',
      '--',
      ...showing('twenty', 'sleep 98764 & exit 0'),
    );
    expect(conditions.passed).toBe(7);
    expect(running('98764')).toEqual([]);
  });

  test('of a suite that leaves some in a session and with an environment of their own', async () => {
    const script = 'env -i setsid sleep 98765 & (env -i setsid sh -c "sleep 98765 & sleep 98765" &) & exit 0';
    await graded('--only', 'conditions', '--', ...showing('environment', script));
    expect(running('98765')).toEqual([]);
  });

  test('of a suite that is ended for its time, wherever they went', async () => {
    const script = `${noticing}
      if (isBroken) {
        const { spawn } = await import('node:child_process');
        spawn('sh', ['-c', 'env -i setsid sleep 98766 & exit 0'], { detached: true });
        setInterval(() => {}, 1e6);
      }`;
    await graded('--jobs', '1', ...noticed, '--', ...suite('escaped', script));
    expect(running('98766')).toEqual([]);
  });

  test('after SIGKILL, which the grade itself cannot notice', async () => {
    const script = 'env -i setsid sleep 98767 & sleep 98767 & sleep 98767';
    const { child, ended } = grade('--jobs', '3', '--', 'sh', '-c', script);
    await expect.poll(() => running('98767').length).toBe(3);
    child.kill('SIGKILL');
    await ended;
    await expect.poll(() => running('98767')).toEqual([]);
  });

  // From its first moments, before any suite runs, to those in which several do.
  test.each([0, 1, 2, 4])('after Ctrl+C, twice, once %i runs have begun', async (count) => {
    const mark = `${98_800 + count}`;
    const started = join(folder, `started-${count}`);
    const script = `echo >> ${started}; sleep ${mark} & sleep 0.2`;
    const { child, ended } = grade('--jobs', '3', '--', ...showing(`ended-${count}`, script));
    const begun = () => (existsSync(started) ? readFileSync(started, 'utf8').length : 0);
    await expect.poll(begun, { interval: 10 }).toBeGreaterThanOrEqual(count);
    child.kill('SIGINT');
    child.kill('SIGINT');
    const { code } = await ended;
    // Null: it had not begun to listen to signals, so the system ended it.
    expect([130, null]).toContain(code);
    expect(running(mark)).toEqual([]);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('after %s, even of one that ignores it', async (signal) => {
    const mark = signal === 'SIGINT' ? '98762' : '98763';
    const script = `trap '' TERM INT; sleep ${mark} & while true; do sleep ${mark}; done`;
    const file = join(folder, `${signal}.json`);
    const { child, ended } = grade('--json', file, '--bug', 'auth/any-password', '--', 'sh', '-c', script);
    await expect.poll(() => running(mark).length).toBeGreaterThan(0);
    child.kill(signal);
    const { code, stdout } = await ended;
    expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(stdout).toContain('Interrupted before anything was tried.');
    expect(stdout.replace(/\s+/g, ' ')).toContain(`--resume ${file} continues the grade.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      complete: false,
      left: 2,
      bugs: { missed: 0, percent: null, results: [] },
    });
    expect(running(mark)).toEqual([]);
  });
});
