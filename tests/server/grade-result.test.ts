import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { grade, graded, suitesInFolder } from './graded-suites';

const { folder, suite, counted } = suitesInFolder();

/** For a suite that counts its runs: the sixth, after two on the correct site, never ends. */
const stands = 'if (run === 6) await new Promise(() => setInterval(() => {}, 1000));';

/** Until it does. */
async function untilItStands(name: string) {
  const file = join(folder, `${name}.count`);
  await expect.poll(() => existsSync(file) && readFileSync(file).length, { timeout: 120_000 }).toBe(6);
}

describe('the result', () => {
  test('is the same from two shards, merged', async () => {
    const weak = suite('sharded', "await show('auth');");
    const whole = await graded('--page', 'auth', '--', ...weak);
    const parts: string[] = [];
    for (const shard of ['1/2', '2/2']) {
      const file = join(folder, `shard-${shard[0]}.json`);
      expect((await grade('--page', 'auth', '--shard', shard, '--json', file, '--', ...weak).ended).code).toBe(0);
      parts.push(file);
    }
    const merged: GradeResult = JSON.parse((await grade('--json', '--merge', ...parts).ended).stdout);
    expect(merged.bugs.results.map(({ id }) => id).sort()).toEqual(whole.bugs.results.map(({ id }) => id).sort());
    expect({ ...merged.bugs, results: [] }).toEqual({ ...whole.bugs, results: [] });
    expect({ part: merged.part, complete: merged.complete }).toEqual({ part: undefined, complete: true });
    const alone = await grade('--merge', parts[0] ?? '').ended;
    expect(alone).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: Part 2 of 2 is missing: merge the files of all 2.\n',
    });
    const changed = (change: object) => {
      const file = join(folder, 'changed.json');
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(parts[1] ?? '', 'utf8')), ...change }));
      return file;
    };
    for (const [change, reason] of [
      [{ version: '0.0.1' }, 'was made by version 0.0.1, and not by '],
      [{ command: 'pytest' }, 'graded another command: pytest, and not '],
      [{ choice: { page: ['forms'], all: false } }, 'graded something else: --page forms, and not --page auth'],
      [{ options: {} }, 'has the option seed '],
      [{ part: { number: 2, of: 3 } }, 'is part 2 of 3, and '],
    ] as const) {
      const { code, stdout, stderr } = await grade('--merge', parts[0] ?? '', changed(change)).ended;
      expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }, reason).toEqual({
        code: 1,
        stdout: '',
        lines: 1,
      });
      expect(stderr).toContain(reason);
    }
    const twice = await grade('--merge', parts[0] ?? '', parts[0] ?? '').ended;
    expect(twice).toMatchObject({ code: 1, stdout: '' });
    expect(twice.stderr).toMatch(/^error: .* are both part 1 of 2: merge each part once\.\n$/);
  });

  describe('of a damaged file is not merged', () => {
    const good = {
      version: '1.0.0',
      command: 'true',
      complete: true,
      options: { seed: '1' },
      choice: { all: false },
      correct: { seconds: 1, pages: ['auth'], runs: 3, failed: 0 },
      runs: 3,
      leftOut: { around: 0, options: 0 },
      rebuilds: { results: [] },
      bugs: {
        results: [
          { id: 'auth/any-password', page: 'auth', requirement: 'refused', level: 1, result: 'caught', seconds: 1 },
        ],
      },
      redesigns: { results: [] },
      conditions: { results: [{ id: 'late', result: 'passed', seconds: 1 }] },
    };
    const bug = (change: object) => ({ bugs: { results: [{ ...good.bugs.results[0], ...change }] } });
    const file = () => join(folder, 'damaged.json');

    test('nor is a whole one refused', async () => {
      writeFileSync(file(), JSON.stringify(good));
      expect((await grade('--merge', file()).ended).stdout).toContain('Bugs 1 of 1 caught');
    });

    test.each([
      ['bugs.results.0 must be an object', { bugs: { results: [null] } }],
      ['bugs.results must be a list', { bugs: { results: {} } }],
      ['bugs.results.0.id must be text', bug({ id: 5 })],
      ['bugs.results.0.id must be an id like auth/any-password', bug({ id: 'a\u001b[2J' })],
      ['bugs.results.0.page must be an id', bug({ page: '__proto__' })],
      ['bugs.results.0.result must be caught, timed-out, missed, not-run or not-reached', bug({ result: 'won' })],
      ['bugs.results.0.seconds must be 0 or more', bug({ seconds: -1 })],
      ['bugs.results.0.seconds must be a number', bug({ seconds: 'long' })],
      ['bugs.results.0.level must be 1, 2 or 3', bug({ level: 4 })],
      ['conditions.results.0.seconds is missing', { conditions: { results: [{ id: 'late', result: 'passed' }] } }],
      ['correct is missing', { correct: undefined }],
      ['correct.pages.0 must be text', { correct: { ...good.correct, pages: [1] } }],
      ['complete must be true or false', { complete: 'yes' }],
      ['command must not be empty', { command: '' }],
      ['command must be text', { command: ['true'] }],
    ])('%s', async (reason, change) => {
      writeFileSync(file(), JSON.stringify({ ...good, ...change }));
      const { code, stdout, stderr } = await grade('--merge', file()).ended;
      expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
      expect(stderr).toContain(`error: ${file()} is not a result that grade --json has written: ${reason}`);
      expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    });

    test.each([
      ['', 'is not JSON'],
      ['{"command": \u001b[2J', 'is not JSON'],
      ['[]', 'version is missing'],
      ['null', 'the value must be an object'],
      ['['.repeat(200_000), 'is not JSON'],
    ])('the text %j', async (text, reason) => {
      writeFileSync(file(), text);
      const { code, stderr } = await grade('--merge', file()).ended;
      expect(code).toBe(1);
      expect(stderr).toMatch(/^error: [^\p{Cc}]*\n$/u);
      expect(stderr).toContain(reason);
    });

    test('a folder', async () => {
      const { code, stderr } = await grade('--merge', folder).ended;
      expect({ code, stderr }).toEqual({ code: 1, stderr: `error: ${folder} cannot be read: it is a folder.\n` });
    });
  });

  test('names missed requirements, and the bugs only with --reveal', async () => {
    const weak = suite('told', "await show('auth');");
    const args = ['--bug', 'auth/any-password'];
    const { stdout } = await grade(...args, '--', ...weak).ended;
    expect(stdout).toContain('auth/refused: A wrong or empty name or password');
    expect(stdout).toContain('Bugs 0 of 1 caught (0 %)');
    expect(stdout).not.toContain('Signs in with any password');
    expect((await grade(...args, '--reveal', '--', ...weak).ended).stdout).toContain('Signs in with any password');
  });

  test('below --min is exit code 2', async () => {
    const weak = suite('short', "await show('auth');");
    const { code, stderr } = await grade('--bug', 'auth/any-password', '--min', '50', '--', ...weak).ended;
    expect(code).toBe(2);
    expect(stderr).toContain('0 % of the bugs caught, and --min is 50 %.');
  });

  test.each([
    ['--min', []],
    ['--min-redesigns', ['--only', 'bugs']],
    ['--min-conditions', ['--only', 'redesigns']],
  ])('with nothing to count for %s is exit code 2', async (flag, args) => {
    const chosen = flag === '--min' ? ['--only', 'redesigns'] : args;
    const limit = ['--shard', '1/999'];
    const { code, stdout, stderr } = await grade(
      flag,
      '0',
      ...chosen,
      ...limit,
      '--',
      ...suite('min', "await show('auth');"),
    ).ended;
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr: expect.stringContaining(`${flag} 0 is not met: there was nothing to count.`),
    });
    if (chosen.includes('redesigns')) expect(stdout).not.toMatch(/\bbugs?\b/i);
    else expect(stdout).not.toMatch(/redesign|condition/i);
  });

  test('goes on where it was killed, and is that of a grade left alone', async () => {
    const killed = suite('killed', `${counted('killed')} await show('auth'); ${stands}`);
    const file = join(folder, 'resumed.json');
    const args = ['--page', 'auth', '--jobs', '1', '--', ...killed];
    const { child, ended } = grade('--json', file, ...args);
    await untilItStands('killed');
    child.kill('SIGKILL');
    await ended;
    const stopped: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
    expect(stopped.complete).toBe(false);
    // Of three runs in an order by chance, so two of them may be rebuilds.
    expect(stopped.bugs.results.length + stopped.rebuilds.results.length).toBeGreaterThan(1);
    const other = await grade('--resume', file, '--seed', '2', ...args).ended;
    expect(other.stderr).toBe(`error: ${file} cannot be resumed: it has the option seed 1, and not 2.\n`);
    const before = readFileSync(join(folder, 'killed.count')).length;
    expect((await grade('--resume', file, ...args).ended).code).toBe(0);
    const result: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
    const fresh = await graded('--page', 'auth', '--', ...suite('left-alone', "await show('auth');"));
    const plain = ({ bugs }: GradeResult) => bugs.results.map(({ id, result }) => `${id} ${result}`);
    expect(plain(result)).toEqual(plain(fresh));
    expect(result).toMatchObject({ complete: true, secret: expect.stringMatching(/^[0-9a-f]{32}$/) });
    // Two runs on the correct site at the start and one at the end, and not all of the trials again.
    const trials = plain(result).length + result.rebuilds.results.length;
    expect(stopped.left).toBe(trials - plain(stopped).length - stopped.rebuilds.results.length);
    expect(result).not.toHaveProperty('left');
    expect(readFileSync(join(folder, 'killed.count')).length - before).toBeLessThan(trials + 3);
  });

  test('is what it was where the grade that continues it is interrupted in its first run', async () => {
    const file = join(folder, 'kept.json');
    const mark = join(folder, 'kept.hangs');
    const lines = `${counted('kept')} await show('auth'); const fs = await import('node:fs'); ${stands}
      if (fs.existsSync('${mark}')) { fs.writeFileSync('${mark}', 'here'); setInterval(() => {}, 1000); }`;
    const args = ['--page', 'auth', '--jobs', '1', '--', ...suite('kept', lines)];
    const first = grade('--json', file, ...args);
    await untilItStands('kept');
    first.child.kill('SIGINT');
    await first.ended;
    const before = readFileSync(file, 'utf8');
    writeFileSync(mark, '');
    const { child, ended } = grade('--resume', file, ...args);
    await expect.poll(() => readFileSync(mark, 'utf8')).toBe('here');
    child.kill('SIGINT');
    expect((await ended).code).toBe(130);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(before));
  });

  test('has what could not be run, and the rest', async () => {
    const [node = '', script = ''] = suite('vanishing', "await show('auth');");
    const program = join(folder, 'program');
    symlinkSync(node, program);
    writeFileSync(
      script,
      `${readFileSync(script, 'utf8')}; ${counted('vanishing')} if (run === 4) (await import('node:fs')).rmSync(${JSON.stringify(program)});`,
    );
    const file = join(folder, 'vanished.json');
    const { code, stdout } = await grade('--json', file, '--page', 'auth', '--jobs', '1', '--', program, script).ended;
    expect(code).toBe(1);
    expect(stdout).toContain(`There is no command "${program}".`);
    const { bugs, rebuilds, complete }: GradeResult = JSON.parse(readFileSync(file, 'utf8'));
    // Two trials have run after the two correct runs, and the order is known to nobody.
    expect({ complete, run: bugs.missed + rebuilds.passed, notRun: bugs.notRun + rebuilds.notRun }).toEqual({
      complete: true,
      run: 2,
      notRun: bugs.results.length + rebuilds.results.length - 2,
    });
  });

  test('as HTML is one page with nothing from elsewhere', async () => {
    const file = join(folder, 'grade.html');
    await graded('--bug', 'key-press/only-four', '--html', file, '--', ...suite('page', "await show('key-press');"));
    const html = readFileSync(file, 'utf8');
    expect(html).toContain('<h2>Requirements whose bugs were missed</h2>');
    expect(html).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
    expect(html).toContain('(1 bug): <code>key-history</code> lists');
  });

  test('is printed, and in the other reports, where one cannot be written any more', async () => {
    const gone = join(folder, 'gone');
    mkdirSync(gone);
    const [file, other] = [join(gone, 'grade.json'), join(folder, 'gone.md')];
    const script = `${counted('gone')} await show('auth');
      if (run === 4) (await import('node:fs')).rmSync(${JSON.stringify(gone)}, { recursive: true });`;
    const reports = ['--json', file, '--report', `markdown:${other}`];
    const args = ['--only', 'conditions', '--jobs', '1'];
    const { code, stdout, stderr } = await grade(...args, ...reports, '--', ...suite('gone', script)).ended;
    expect(stdout).toContain('Conditions 7 of 7');
    expect(readFileSync(other, 'utf8')).toContain('Conditions 7 of 7');
    expect({ code, errors: stderr.split('\n').filter((line) => line.startsWith('error:')) }).toEqual({
      code: 1,
      errors: [`error: ${file} cannot be written: its folder does not exist.`],
    });
    expect(stderr).not.toContain('ENOENT');
  });

  test.runIf(process.platform === 'linux')('is printed even if the disk is full', async () => {
    const { code, stdout, stderr } = await grade(
      '--only',
      'conditions',
      '--html',
      '/dev/full',
      '--',
      ...suite('full', "await show('auth');"),
    ).ended;
    expect(stdout).toContain('Conditions 7 of 7');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringMatching(/\/dev\/full cannot be written: the disk is full\.\n$/),
    });
  });
});
