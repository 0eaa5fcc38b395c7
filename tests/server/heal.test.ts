import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { grade as gradeSuite, heal as healSuite } from '../../dist/cli/index.js';
import { builtCommand, runCommand } from '../built-cli';
import { fakeSuite } from './fake-suite';

// With a suite that needs no browser. Which verdict a healer gets is tested in tests/integrations/healers.test.ts.

let folder: string;
let place: string;
let grade: string;

/** Its first test holds on to a tag, and the second one notices a bug. It finds `show` in a file beside it. */
const suiteFile = `import { writeFileSync } from 'node:fs';
import { show } from './show.mjs';
const form = await (await fetch(new URL('frames/simple-form.html', process.env.BASE_URL))).text();
const tests = {
  field: () => form.includes('<div class="field">'),
  email: () => form.includes('autocomplete="email" required'),
  title: () => form.includes('Simple Form'),
};
await show('iframes');
const failed = Object.keys(tests).filter((name) => !tests[name]());
const cases = Object.keys(tests).map((name) => '<testcase classname="suite" name="' + name + '">' +
  (failed.includes(name) ? '<failure message="not as expected">' + name + ' is wrong</failure>' : '') + '</testcase>');
writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuite name="suite">' + cases.join('') + '</testsuite>');
console.log(failed.length + ' failed');
process.exitCode = failed.length > 0 ? 1 : 0;
`;

const command = [process.execPath, 'suite.mjs'];
const chosen = ['--redesign', 'tags', '--bugs', '1', '--jobs', '1'];

beforeAll(async () => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'heal-')));
  place = join(folder, 'suite');
  grade = join(folder, 'grade.json');
  mkdirSync(place);
  writeFileSync(join(place, 'suite.mjs'), suiteFile);
  const [, shows = ''] = fakeSuite(folder, 'shows', '');
  writeFileSync(
    join(place, 'show.mjs'),
    readFileSync(shows, 'utf8').replace('async function', 'export async function'),
  );
  const args = ['grade', '--bug', 'iframes/optional-email', '--only', 'bugs', '--only', 'redesigns', '--json', grade];
  const { code, stderr } = await runCommand([...builtCommand, ...args, '--', ...command], { cwd: place }).ended;
  expect(code, stderr).toBe(0);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const heal = (...args: string[]) => runCommand([...builtCommand, 'heal', ...args], { cwd: place });

/** A heal command: a script outside of the suite's folder. */
function healer(name: string, script: string): string[] {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
    const edit = (from, to) => writeFileSync('suite.mjs', readFileSync('suite.mjs', 'utf8').replaceAll(from, to));
    ${script}`,
  );
  return [process.execPath, file];
}

/** It touches nothing where nothing has failed. */
const honest = () =>
  healer(
    'honest',
    `if (readFileSync(process.env.PRACTICE_SITE_JUNIT, 'utf8').includes('<failure'))
      edit("form.includes('<div class=\\"field\\">')", "/ class=.field.>/.test(form)");`,
  );

async function healed(heals: readonly string[], ...args: string[]): Promise<HealResult> {
  const all = ['--from', grade, ...chosen, '--json', ...args, '--', ...heals, '--', ...command];
  const { stdout, stderr } = await heal(...all).ended;
  expect(stdout, stderr).toMatch(/^\{/);
  return JSON.parse(stdout);
}

const found = ({ trials }: HealResult) => Object.fromEntries(trials.map(({ kind, verdict }) => [kind, verdict]));

const hashes = () =>
  readdirSync(place, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(
      (file) =>
        `${file} ${createHash('sha256')
          .update(readFileSync(join(place, file)))
          .digest('hex')}`,
    );

describe('bad input is one line, before anything runs', () => {
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
    ['a grade', ['--from', '/no/such.json', '--', 'true', '--', 'true'], 'There is no file /no/such.json.'],
    [
      'a result',
      ['--resume', '/no/such.json', '--', 'true', '--', 'true'],
      '/no/such.json cannot be written: its folder does not exist.',
    ],
  ])('%s', async (_what, args, message) => {
    const { code, stdout, stderr } = await heal(...args).ended;
    expect({ code, stdout, last: stderr.trim().split('\n').at(-1) }).toEqual({
      code: 1,
      stdout: '',
      last: `error: ${message}`,
    });
  });
});

describe('nothing passes for nothing', () => {
  test.each([
    ['a suite that shows no page', ['true'], [], 'The suite opened no page of this site.'],
    ['one that fails on the correct site', ['false'], [], 'The suite fails on the correct site'],
    ['a grade of another suite', ['true'], ['--from', 'grade.json'], 'graded another command'],
  ])('%s', async (_what, tests, args, message) => {
    const named = args.map((arg) => (arg === 'grade.json' ? grade : arg));
    const { code, stdout, stderr } = await heal(...named, ...chosen, '--', 'true', '--', ...tests).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain(message);
  });

  test('a suite that writes no results', async () => {
    const [node = '', file = ''] = fakeSuite(folder, 'silent', "await show('iframes');");
    const { code, stderr } = await heal(...chosen, '--', 'true', '--', node, file).ended;
    expect(code).toBe(1);
    expect(stderr).toContain('heal goes by the result of each test, and this suite writes none that can be read.');
  });
});

test('it says what it does at once, grades by itself, and leaves the folder as it is', async () => {
  const before = hashes();
  const args = [
    '--page',
    'iframes',
    '--redesign',
    'tags',
    '--bugs',
    '3',
    '--html',
    join(folder, 'heal.html'),
    '--reveal',
  ];
  const { code, stdout, stderr } = await heal(...args, '--', ...honest(), '--', ...command).ended;
  expect(code, stderr).toBe(0);
  expect(stderr).toMatch(/^Mending .*node suite\.mjs by .*honest\.mjs, in copies of .*suite\.\n/);
  expect(stdout).toContain('Healed 1 of 1 redesign · Bugs kept 2 of 2 · Unchanged files left alone');
  // The table breaks the line where it is too long for the terminal.
  expect(stdout.replaceAll(/\s+/g, ' ')).toContain('The simple form is sent without an email');
  expect(hashes()).toEqual(before);
  const html = readFileSync(join(folder, 'heal.html'), 'utf8');
  expect(html).toContain('<span class="plus">+  field: () =&gt; / class=.field.&gt;/.test(form),</span>');
  expect(html).toContain('<h4>Its failure before</h4><pre>field is wrong</pre>');
});

test('the heal command gets the address, the results, the output and a place for its costs', async () => {
  const notes = join(folder, 'notes.jsonl');
  const script = `const { PRACTICE_SITE_JUNIT, PRACTICE_SITE_OUTPUT, PRACTICE_SITE_USAGE, BASE_URL, PWD } = process.env;
    const health = await (await fetch(BASE_URL + '/__practice/health')).json();
    appendFileSync(${JSON.stringify(notes)}, JSON.stringify({
      junit: readFileSync(PRACTICE_SITE_JUNIT, 'utf8'), output: readFileSync(PRACTICE_SITE_OUTPUT, 'utf8'),
      named: process.argv[2] === PRACTICE_SITE_JUNIT, url: process.argv[3] === BASE_URL, seed: health.options.seed,
      inCopy: PWD === process.cwd() && PWD !== ${JSON.stringify(place)} }) + '\\n');
    writeFileSync(PRACTICE_SITE_USAGE, JSON.stringify({ tokens: 10, seconds: 0.1 }));`;
  const result = await healed([...healer('curious', script), '{junit}', '{url}']);
  const told = readFileSync(notes, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(told).toHaveLength(4);
  for (const one of told) expect(one).toMatchObject({ named: true, url: true, seed: '1', inCopy: true });
  expect(told[0].output).toBe('0 failed\n');
  expect(told[1].output).toBe('1 failed\n');
  expect(told[1].junit).toContain('<failure message="not as expected">field is wrong</failure>');
  expect(result.usage).toEqual({ tokens: 40, seconds: 0.4 });
  expect(result.trials[0]?.usage).toEqual({ tokens: 10, seconds: 0.1 });
});

test('from code: a grade and a heal', async () => {
  const suite = { command, cwd: place, jobs: 1 };
  const { bugs } = await gradeSuite({ ...suite, bug: ['iframes/optional-email'], only: ['bugs'] });
  expect(bugs).toMatchObject({ caught: 1, missed: 0, results: [{ noticedBy: ['suite › email'] }] });
  const trials: string[] = [];
  const report = await healSuite({
    ...suite,
    heal: honest(),
    page: ['iframes'],
    redesign: ['tags'],
    bugs: 3,
    onTrial: ({ kind }) => trials.push(kind),
  });
  expect(report).toMatchObject({ complete: true, healed: { healed: 1, of: 1 }, kept: { kept: 2, of: 2 } });
  expect(trials).toEqual(['unchanged', 'redesign', 'bug', 'both']);
  await expect(healSuite({ heal: [], command })).rejects.toThrow('Name the command that mends the suite');
});

test('what heals while the tests run is switched on after the heal command, which is true', async () => {
  const atRunTime = suiteFile.replace(
    "form.includes('<div class",
    "process.env.PRACTICE_SITE_HEALED === '1' || form.includes('<div class",
  );
  writeFileSync(join(place, 'suite.mjs'), atRunTime);
  const result = await healed(['true']).finally(() => writeFileSync(join(place, 'suite.mjs'), suiteFile));
  expect(found(result)).toEqual({ unchanged: 'left-alone', redesign: 'healed', bug: 'kept', both: 'kept' });
  expect(result.trials.every(({ diff }) => diff === '')).toBe(true);
});

test('a heal command that finds its way to the folder itself ends it', async () => {
  const file = join(place, 'show.mjs');
  const content = readFileSync(file, 'utf8');
  const stray = healer('stray', `appendFileSync(${JSON.stringify(file)}, '// mended');`);
  const { code, stderr } = await heal('--from', grade, ...chosen, '--', ...stray, '--', ...command).ended;
  writeFileSync(file, content);
  expect(code).toBe(1);
  expect(stderr).toContain("The suite's own folder changed while copies of it were mended: show.mjs.");
});

test('after SIGKILL nothing stays, and --resume goes on', async () => {
  const [json, count] = [join(folder, 'heal.json'), join(folder, 'count')];
  // Its second run never ends, and notes its process.
  const script = `appendFileSync(${JSON.stringify(count)}, process.pid + '\\n');
    if (readFileSync(${JSON.stringify(count)}, 'utf8').trim().split('\\n').length === 2) setInterval(() => {}, 1000);`;
  const args = ['--from', grade, ...chosen, '--', ...healer('slow', script), '--', ...command];
  const { child, exited } = heal('--json', json, ...args);
  const pids = () => (existsSync(count) ? readFileSync(count, 'utf8').trim().split('\n').map(Number) : []);
  await expect.poll(() => pids().length).toBe(2);
  const first: HealResult = JSON.parse(readFileSync(json, 'utf8'));
  expect(first).toMatchObject({ complete: false, planned: 4, trials: [{ kind: 'unchanged', verdict: 'left-alone' }] });
  child.kill('SIGKILL');
  await exited;
  await expect.poll(() => isAlive(pids()[1])).toBe(false);

  const other = await heal('--resume', json, '--from', grade, ...chosen, '--', 'true', '--', ...command).ended;
  expect(other.stderr).toContain(`${json} cannot be resumed: its heal command is`);
  const { code, stdout, stderr } = await heal('--resume', json, ...args).ended;
  expect(code, stderr).toBe(0);
  expect(stdout).toContain('Healed 0 of 1 redesign, 1 not healed · Bugs kept 2 of 2');
  // The trial that had ended was not run again.
  expect(pids()).toHaveLength(5);
  const last: HealResult = JSON.parse(readFileSync(json, 'utf8'));
  expect(last.complete).toBe(true);
  expect(last.trials).toHaveLength(4);
});

function isAlive(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
