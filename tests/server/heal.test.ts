import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { grade as gradeSuite, heal as healSuite } from '../../dist/cli/index.js';
import { fakeSuite } from './fake-suite';
import { suiteCommand as command, hashesIn, healedSuite, verdictsOf } from './healed-suite';

// With a suite that needs no browser. Which verdict a healer gets is tested in tests/integrations/healers.test.ts.

let suite: Awaited<ReturnType<typeof healedSuite>>;

/** It never ends, and has started a process that leaves it. Both are noted in a file. */
const neverEnds = (file: string) => `const { spawn } = await import('node:child_process');
  const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
  appendFileSync(${file}, process.pid + '\\n' + pid + '\\n');
  setInterval(() => {}, 1000);
  await new Promise(() => {});`;

/** Its first test holds on to a tag, and the second one notices a bug. It finds `show` in a file beside it. */
const suiteFile = `import { appendFileSync, writeFileSync } from 'node:fs';
import { show } from './show.mjs';
const form = await (await fetch(new URL('frames/simple-form.html', process.env.BASE_URL))).text();
const tests = {
  field: () => form.includes('<div class="field">'),
  email: () => form.includes('autocomplete="email" required'),
  title: () => form.includes('Simple Form'),
};
await show('iframes');
if (process.env.PRACTICE_SITE_HEALED === '1' && process.env.LEFT) {
  ${neverEnds('process.env.LEFT')}
}
const failed = Object.keys(tests).filter((name) => !tests[name]());
const cases = Object.keys(tests).map((name) => '<testcase classname="suite" name="' + name + '">' +
  (failed.includes(name) ? '<failure message="not as expected">' + name + ' is wrong</failure>' : '') + '</testcase>');
writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuite name="suite">' + cases.join('') + '</testsuite>');
console.log(failed.length + ' failed');
process.exitCode = failed.length > 0 ? 1 : 0;
`;

beforeAll(async () => {
  suite = await healedSuite({ 'suite.mjs': suiteFile });
});

afterAll(() => suite.remove());

/** It touches nothing where nothing has failed. */
const honest = () =>
  suite.healer(
    'honest',
    `if (junit.includes('<failure'))
      edit("form.includes('<div class=\\"field\\">')", "/ class=.field.>/.test(form)");`,
  );

describe('bad input is one line, before anything runs', () => {
  const wrongGlob = '--copy "!" must be a glob of files in the suite\'s folder, like tests/**.';
  const usage = 'heal -- <heal command> -- <test command>.';

  test.each([
    ['no commands', [], `Name the command that mends the suite: ${usage}`],
    ['one command', ['--', 'true'], `Name the command that runs the suite: ${usage}`],
    ['no heal command', ['--', '--', 'true'], `Name the command that mends the suite: ${usage}`],
    ['no test command', ['--', 'true', '--'], `Name the command that runs the suite: ${usage}`],
    ['a heal command that does not exist', ['--', 'no-healer', '--', 'true'], 'There is no command "no-healer".'],
    ['a test command that does not exist', ['--', 'true', '--', 'no-suite'], 'There is no command "no-suite".'],
    ['a page', ['--page', 'form', '--', 'true', '--', 'true'], 'There is no page "form". Did you mean forms?'],
    ['a redesign', ['--redesign', 'tag', '--', 'true', '--', 'true'], 'There is no redesign "tag". Did you mean tags?'],
    [
      'a time',
      ['--timeout', '0', '--', 'true', '--', 'true'],
      '--timeout "0" must be a whole number of seconds from 1 to 99999.',
    ],
    [
      'a report of a grade',
      ['--report', 'junit:x.xml', '--', 'true', '--', 'true'],
      'There is no report format "junit". Known are json, html, markdown.',
    ],
    ['a glob', ['--copy', '!', '--', 'true', '--', 'true'], wrongGlob],
    [
      'results in one place',
      ['--jobs', '2', '--results', '/tmp/*.xml', '--', 'true', '--', 'true'],
      '--jobs 2 needs {port} in --results, or trials at the same time would read the same files: results/{port}/*.xml.',
    ],
    ['a grade', ['--from', '/no/such.json', '--', 'true', '--', 'true'], 'There is no file /no/such.json.'],
    [
      'a result',
      ['--resume', '/no/such.json', '--', 'true', '--', 'true'],
      '/no/such.json cannot be written: its folder does not exist.',
    ],
  ])('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await suite.run(...args).ended;
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });

  test.skipIf(process.platform === 'win32')('a folder for temporary files that is not there', async () => {
    const words = suite.words(['true']);
    const { code, stderr } = await suite.runWith({ TMPDIR: '/no/such' }, ...words).ended;
    const message =
      'error: Cannot write to /no/such: no folder can be made there. TMPDIR may name a folder elsewhere.\n';
    expect({ code, message: stderr.slice(stderr.indexOf('error:')) }).toEqual({ code: 1, message });
  });
});

describe('nothing passes for nothing', () => {
  test.each([
    ['a suite that shows no page', ['true'], [], 'The suite opened no page of this site.'],
    ['one that fails on the correct site', ['false'], [], 'The suite fails on the correct site'],
    ['a grade of another suite', ['true'], ['--from', 'grade.json'], 'graded another command'],
  ])('%s', async (_what, tests, args, message) => {
    const named = args.map((arg) => (arg === 'grade.json' ? suite.grade : arg));
    const { code, stdout, stderr } = await suite.run(...named, ...suite.chosen, '--', 'true', '--', ...tests).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('a grade whose correct site has a redesign', async () => {
    const file = join(suite.folder, 'redesigned.json');
    const graded = JSON.parse(readFileSync(suite.grade, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...graded, choice: { ...graded.choice, redesign: ['dark'] } }));
    const { code, stderr } = await suite.run('--from', file, ...suite.chosen, '--', 'true', '--', ...command).ended;
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `error: --from ${file} cannot be used: its correct site has the redesign dark.\n`,
    });
  });

  test('a suite that writes no results', async () => {
    const [node = '', file = ''] = fakeSuite(suite.folder, 'silent', "await show('iframes');");
    const { code, stderr } = await suite.run(...suite.chosen, '--', 'true', '--', node, file).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('heal goes by the result of each test, and this suite writes none that can be read.');
  });
});

test('it says what it does at once, grades by itself, and leaves the folder as it is', async () => {
  const before = hashesIn(suite.place);
  const args = [
    '--page',
    'iframes',
    '--redesign',
    'tags',
    '--bugs',
    '3',
    '--html',
    join(suite.folder, 'heal.html'),
    '--reveal',
  ];
  const { code, stdout, stderr } = await suite.run(...args, '--', ...honest(), '--', ...command).ended;
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/^Mending .*node suite\.mjs by .*honest\.mjs, in copies of .*suite\.\n/);
  expect(stdout).toContain('Healed 1 of 1 redesign · Bugs kept 2 of 2 · Unchanged files left alone');
  // The table breaks the line where it is too long for the terminal.
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('The simple form is sent without an email');
  expect(hashesIn(suite.place)).toEqual(before);
  const html = readFileSync(join(suite.folder, 'heal.html'), 'utf8');
  expect(html).toContain('<span class="plus">+  field: () =&gt; / class=.field.&gt;/.test(form),</span>');
  expect(html).toContain('<h4>Its failure before</h4><pre>field is wrong</pre>');
});

test('the heal command gets the address, the results, the output and a place for its costs', async () => {
  const notes = join(suite.folder, 'notes.jsonl');
  const script = `const { PRACTICE_SITE_JUNIT, PRACTICE_SITE_OUTPUT, PRACTICE_SITE_USAGE, BASE_URL, PWD } = process.env;
    const health = await (await fetch(BASE_URL + '/__practice/health')).json();
    appendFileSync(${JSON.stringify(notes)}, JSON.stringify({
      junit: readFileSync(PRACTICE_SITE_JUNIT, 'utf8'), output: readFileSync(PRACTICE_SITE_OUTPUT, 'utf8'),
      named: process.argv[2] === PRACTICE_SITE_JUNIT, url: process.argv[3] === BASE_URL, seed: health.options.seed,
      inCopy: PWD === process.cwd() && PWD !== ${JSON.stringify(suite.place)}, folder: PWD }) + '\\n');
    writeFileSync(PRACTICE_SITE_USAGE, JSON.stringify({ tokens: 10, seconds: 0.1 }));`;
  const result = await suite.healed([...suite.healer('curious', script), '{junit}', '{url}']);
  const told = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .sort((one, other) => (one.output < other.output ? -1 : 1));
  expect(told).toHaveLength(4);
  for (const one of told) expect(one).toMatchObject({ named: true, url: true, seed: '1', inCopy: true });
  expect(told.map(({ output }) => output)).toEqual(['0 failed\n', '1 failed\n', '1 failed\n', '2 failed\n']);
  expect(told[3].junit).toContain('<failure message="not as expected">field is wrong</failure>');
  // Nothing in it says which trial this is.
  for (const { folder } of told) expect(folder).not.toMatch(/\b[1-4]\b/);
  expect(result.usage).toEqual({ tokens: 40, seconds: 0.4 });
  expect(result.trials[0]?.usage).toEqual({ tokens: 10, seconds: 0.1 });
});

test('from code: a grade and a heal', async () => {
  const graded = { command, cwd: suite.place, jobs: 1 };
  const { bugs } = await gradeSuite({ ...graded, bug: ['iframes/optional-email'], only: ['bugs'] });
  expect(bugs).toMatchObject({ caught: 1, missed: 0, results: [{ noticedBy: ['suite › email'] }] });
  const trials: string[] = [];
  const report = await healSuite({
    ...graded,
    heal: honest(),
    page: ['iframes'],
    redesign: ['tags'],
    bugs: 3,
    onTrial: ({ kind }) => trials.push(kind),
  });
  expect(report).toMatchObject({ complete: true, healed: { healed: 1, of: 1 }, kept: { kept: 2, of: 2 } });
  expect(trials.sort()).toEqual(['both', 'bug', 'redesign', 'unchanged']);
  await expect(healSuite({ heal: [], command })).rejects.toThrow('Name the command that mends the suite');
});

test('what a heal command printed before it failed is in the result', async () => {
  const failing = suite.healer('failing', `console.error('No key for the model'); process.exit(3);`);
  const html = join(suite.folder, 'failing.html');
  const result = await suite.healed(failing, '--html', html);
  const ended = { note: 'The heal command: ended with exit code 3.', output: 'No key for the model' };
  for (const trial of result.trials) expect(trial).toMatchObject(ended);
  expect(readFileSync(html, 'utf8')).toContain('<pre>No key for the model</pre>');
});

test('what heals while the tests run is switched on after the heal command, which is true', async () => {
  const atRunTime = suiteFile.replace(
    "form.includes('<div class",
    "process.env.PRACTICE_SITE_HEALED === '1' || form.includes('<div class",
  );
  writeFileSync(join(suite.place, 'suite.mjs'), atRunTime);
  const result = await suite.healed(['true']).finally(() => writeFileSync(join(suite.place, 'suite.mjs'), suiteFile));
  expect(verdictsOf(result)).toEqual({ unchanged: 'left-alone', redesign: 'healed', bug: 'kept', both: 'kept' });
  expect(result.trials.every(({ diff }) => diff === '')).toBe(true);
});

const pidsIn = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []);

/** The times are others in each run. */
const timeless = (result: HealResult) =>
  JSON.parse(JSON.stringify(result, (key, value) => (key === 'seconds' ? undefined : value)));

test('after SIGKILL nothing stays, and --resume gets what an undisturbed run gets', async () => {
  const [json, count] = [join(suite.folder, 'heal.json'), join(suite.folder, 'count')];
  // Its second run never ends, and notes its process.
  const script = `appendFileSync(${JSON.stringify(count)}, process.pid + '\\n');
    if (readFileSync(${JSON.stringify(count)}, 'utf8').trim().split('\\n').length === 2) setInterval(() => {}, 1000);`;
  const words = suite.words(suite.healer('slow', script));
  const temporary = join(suite.folder, 'killed');
  mkdirSync(temporary);
  const { child, exited } = suite.runWith({ TMPDIR: temporary }, '--json', json, ...words);
  await expect.poll(() => pidsIn(count).length, { timeout: 120_000 }).toBe(2);
  const first: HealResult = JSON.parse(readFileSync(json, 'utf8'));
  expect(first).toMatchObject({ complete: false, planned: 4, trials: [{ verdict: expect.any(String) }] });
  child.kill('SIGKILL');
  await exited;
  await expect.poll(() => isAlive(pidsIn(count)[1])).toBe(false);

  const other = await suite.run('--resume', json, ...suite.words(['true'])).ended;
  expect(other.stderr).toContain(`${json} cannot be resumed: its heal command is`);
  expect(readdirSync(temporary)).toContainEqual(expect.stringMatching(/^practice-site-heal-/));
  const { code, stdout, stderr } = await suite.runWith({ TMPDIR: temporary }, '--resume', json, ...words).ended;
  expect(code, stderr).toBe(0);
  expect(readdirSync(temporary)).toEqual([]);
  expect(stdout).toContain('Healed 0 of 1 redesign, 1 not healed · Bugs kept 2 of 2');
  // The trial that had ended was not run again.
  expect(pidsIn(count)).toHaveLength(5);
  const last: HealResult = JSON.parse(readFileSync(json, 'utf8'));
  expect(last.complete).toBe(true);
  const undisturbed = await suite.run('--json', ...words).ended;
  expect(timeless(last)).toEqual(timeless(JSON.parse(undisturbed.stdout)));
});

test.each([
  ['SIGINT', 130, 'the heal command'],
  ['SIGTERM', 143, 'the suite'],
] as const)('after %s, which ends it with %i, nothing stays of %s', async (signal, expected, what) => {
  const [json, left] = [join(suite.folder, `${signal}.json`), join(suite.folder, `${signal}.pids`)];
  const isSuite = what === 'the suite';
  const before = hashesIn(suite.place);
  const temporary = join(suite.folder, signal);
  mkdirSync(temporary);
  const heals = isSuite ? ['true'] : suite.healer('endless', neverEnds(JSON.stringify(left)));
  const { child, ended } = suite.runWith(
    { TMPDIR: temporary, ...(isSuite && { LEFT: left }) },
    '--json',
    json,
    ...suite.words(heals),
  );
  await expect.poll(() => pidsIn(left).length, { timeout: 120_000 }).toBe(2);
  child.kill(signal);
  const { code, stderr } = await ended;
  expect({ code, stderr }).toEqual({
    code: expected,
    stderr: expect.stringContaining(`--resume ${json} goes on with them.`),
  });
  // A process may have ended before its parent takes note.
  await expect.poll(() => pidsIn(left).filter(isAlive)).toEqual([]);
  expect(hashesIn(suite.place)).toEqual(before);
  expect(readdirSync(temporary)).toEqual([]);
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ complete: false, planned: 4, trials: [] });
});

function isAlive(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
