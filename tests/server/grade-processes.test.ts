import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { describe, expect, test } from 'vitest';
import { grade, graded, noticed, noticing, suitesInFolder } from './graded-suites';

const { folder, suite, showing } = suitesInFolder();

// Processes are found by their command line, in which a number of seconds is a mark: another one in each run.
describe.runIf(process.platform === 'linux')('no process is left', () => {
  const running = (mark: string) => {
    const { exitCode, stdout } = execaSync('pgrep', ['-f', `^sleep ${mark}$`], { reject: false });
    // 1 if there is none.
    expect([0, 1]).toContain(exitCode);
    return stdout.split('\n').filter(Boolean);
  };
  /** What was killed may take a moment to be gone. */
  const expectNone = (mark: string) => expect.poll(() => running(mark)).toEqual([]);
  let marks = 0;
  const newMark = () => `98${process.pid}${String(marks++).padStart(2, '0')}`;

  test('of a suite that leaves some, in its own session or in others', async () => {
    const mark = newMark();
    const script = `env > ${folder}/own.env; sleep ${mark} & setsid sleep ${mark} & exit 0`;
    await graded('--only', 'conditions', '--', ...showing('own', script));
    await expectNone(mark);
    // A grade inside of a suite would take it for its own supervisor's.
    expect(readFileSync(join(folder, 'own.env'), 'utf8')).not.toContain('GRADE_ADOPTER');
  });

  test('of twenty jobs at once', async () => {
    const mark = newMark();
    const { conditions } = await graded(
      '--only',
      'conditions',
      '--jobs',
      '20',
      '--',
      ...showing('twenty', `sleep ${mark} & exit 0`),
    );
    expect(conditions.passed).toBe(7);
    await expectNone(mark);
  });

  test('of a suite that leaves some in a session and with an environment of their own', async () => {
    const mark = newMark();
    const script = `env -i setsid sleep ${mark} & (env -i setsid sh -c "sleep ${mark} & sleep ${mark}" &) & exit 0`;
    await graded('--only', 'conditions', '--', ...showing('environment', script));
    await expectNone(mark);
  });

  test('of a suite that is ended for its time, wherever they went', async () => {
    const mark = newMark();
    const script = `${noticing}
      if (isBroken) {
        const { spawn } = await import('node:child_process');
        spawn('sh', ['-c', 'env -i setsid sleep ${mark} & exit 0'], { detached: true });
        setInterval(() => {}, 1e6);
      }`;
    await graded('--jobs', '1', ...noticed, '--', ...suite('escaped', script));
    await expectNone(mark);
  });

  test('after SIGKILL, which the grade itself cannot notice', async () => {
    const mark = newMark();
    const script = `env -i setsid sleep ${mark} & sleep ${mark} & sleep ${mark}`;
    const { child, ended } = grade('--jobs', '3', '--', 'sh', '-c', script);
    await expect.poll(() => running(mark).length).toBe(3);
    child.kill('SIGKILL');
    await ended;
    await expectNone(mark);
  });

  // From its first moments, before any suite runs, to those in which several do.
  test.each([0, 1, 2, 4])('after Ctrl+C, twice, once %i runs have begun', async (count) => {
    const mark = newMark();
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
    await expectNone(mark);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('after %s, even of one that ignores it', async (signal, exitCode) => {
    const mark = newMark();
    const script = `trap '' TERM INT HUP; sleep ${mark} & while true; do sleep ${mark}; done`;
    const file = join(folder, `${signal}.json`);
    const { child, ended } = grade('--json', file, '--bug', 'auth/any-password', '--', 'sh', '-c', script);
    await expect.poll(() => running(mark).length).toBeGreaterThan(0);
    child.kill(signal);
    const { code, stdout } = await ended;
    expect(code).toBe(exitCode);
    expect(stdout).toContain('Interrupted before anything was tried.');
    expect(stdout.replace(/\s+/g, ' ')).toContain(`--resume ${file} continues the grade.`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      complete: false,
      left: 2,
      bugs: { missed: 0, percent: null, results: [] },
    });
    await expectNone(mark);
  });
});
