import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { installTool } from '../../tools/install';
import { builtCommand, runCommand } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

// The reports that `grade` writes, each read as its own readers read it. `--merge` makes them of a result that is
// written here, so that no suite has to run.

const folder = temporaryFolder();

beforeAll(async () => {
  await installTool('formats');
});

const inFolder = (name: string) => join(folder, name);
const write = (name: string, value: unknown) => {
  const file = inFolder(name);
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return file;
};
const read = (name: string) => readFileSync(inFolder(name), 'utf8');
const grade = (...args: string[]) => runCommand([...builtCommand, 'grade', ...args], { cwd: folder }).ended;

const serve = (flags: string) => `npx practice-site serve ${flags} --seed 1`;
const refused = { page: 'auth', requirement: 'refused', level: 1, seconds: 1.2 };

/** What a suite can put into the names of its tests and its messages. */
const hostile = [
  ']]> & <b onclick="x">bold</b> <!-- ',
  '**bold** _it_ `code` ``more`` ~~gone~~ | cell | [link](https://elsewhere.test) ![image](https://elsewhere.test/i.png)',
  '@somebody #1 https://elsewhere.test www.elsewhere.test <https://elsewhere.test> &amp; \\',
  '\u0000\u001b[31mred\u0007 \u202e turned \ufffe \ud800',
  'two\nlines\r\nand # a heading\n\n---\n',
  '`',
  ' ` spaces ` ',
  'émoji 🎓 日本',
  '$$x$$ :smile: {{7*7}} ${7}',
];

const tests = [
  { name: 'auth › signs in', pages: ['auth'], noticed: ['auth/any-name'] },
  { name: 'auth › greets', pages: ['auth', 'forms'], noticed: [], flaky: true },
  ...hostile.map((name) => ({ name, pages: ['auth'], noticed: [] })),
  { name: 'about › is there', pages: ['about'], noticed: [] },
];

const whole = {
  version: '1.0.0',
  command: 'npx playwright test',
  complete: true,
  options: { seed: '1' },
  choice: { all: false },
  correct: { seconds: 2, pages: ['auth', 'forms'], runs: 3, failed: 0 },
  leftOut: { around: 1, options: 0 },
  runs: 12,
  tests,
  failingTests: ['auth › is red anyway'],
  bugs: {
    results: [
      {
        ...refused,
        id: 'auth/any-password',
        result: 'missed',
        command: serve('--bug auth/any-password'),
      },
      { ...refused, id: 'auth/any-name', result: 'caught', noticedBy: ['auth › signs in'], output: 'Error: no' },
      { ...refused, id: 'auth/impatient', requirement: 'busy', level: 3, result: 'caught', byExitCode: true },
      { ...refused, id: 'auth/no-logout', requirement: 'accepted', result: 'not-run', seconds: null, reason: 'EAGAIN' },
      { ...refused, id: 'forms/one', page: 'forms', requirement: 'email', result: 'timed-out', seconds: 9 },
      { ...refused, id: 'tables/one', page: 'tables', requirement: 'rows', seconds: null, result: 'not-reached' },
    ],
  },
  rebuilds: { results: [{ id: 'auth/rebuild-1', result: 'passed', seconds: 1 }] },
  redesigns: {
    results: [
      {
        id: 'ids',
        result: 'broken',
        seconds: 1,
        command: serve('--redesign ids'),
        output: 'the last line',
        brokenTests: [
          { test: 'auth › signs in', message: 'TimeoutError: locator(#username)' },
          ...hostile.map((text) => ({ test: text, message: text })),
        ],
      },
      { id: 'next', result: 'broken', seconds: 1, testsLeftOut: 2 },
      { id: 'dark', result: 'passed', seconds: 1 },
    ],
  },
  conditions: { results: [{ id: 'late', result: 'broken', seconds: 1, output: 'only the end is known\u001b[2J' }] },
};

/** Merges a result that differs from the whole one, and expects that to work. */
async function merged(change: object, ...args: string[]) {
  const file = write('whole.json', { ...whole, ...change });
  const { code, stdout, stderr } = await grade('--merge', file, ...args);
  expect(code, stderr).toBe(stderr.includes('could not be run') ? 1 : 0);
  return { stdout, stderr };
}

/** The report in a format, of a result that differs from the whole one. */
async function reportOf(format: string, change: object = {}, ...args: string[]): Promise<string> {
  rmSync(inFolder(`report.${format}`), { force: true });
  await merged(change, '--report', `${format}:report.${format}`, ...args);
  return read(`report.${format}`);
}

const jsonOf = async (...args: Parameters<typeof reportOf>) => JSON.parse(await reportOf(...args));

/** What is wrong with a value by a JSON schema. */
function wrongBy(schema: object, value: unknown) {
  const ajv = new Ajv({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.validate(schema, value);
  return ajv.errors ?? [];
}

/** The sentence of a requirement, as the command tells it. */
async function sentenceOf(page: string, requirement: string): Promise<string> {
  const { stdout } = await runCommand([...builtCommand, 'pages', page, '--json']).ended;
  return JSON.parse(stdout).requirements[requirement];
}

describe('JUnit XML', () => {
  const parsed = async (...args: [change?: object, ...flags: string[]]) => {
    const { parse } = await import('junit2json');
    const suites = await parse(await reportOf('junit', ...args));
    if (!suites || !('testsuite' in suites)) throw new Error('no suites');
    return suites;
  };
  const casesOf = async (...args: [change?: object, ...flags: string[]]) =>
    ((await parsed(...args)).testsuite ?? []).flatMap(({ name, testcase = [] }) =>
      testcase.map((one) => ({ suite: name, ...one })),
    );

  test('has a suite for each page, with a case for each requirement, named by its sentence', async () => {
    const cases = await casesOf();
    const sentence = await sentenceOf('auth', 'refused');
    expect(cases.find(({ classname }) => classname === 'auth.refused')).toMatchObject({
      suite: 'auth',
      name: sentence,
      time: 2.4,
      failure: [{ message: '1 of 2 bugs missed' }],
    });
    expect([...new Set(cases.map(({ suite }) => suite))]).toEqual([
      'grade',
      'auth',
      'forms',
      'tables',
      'rebuilds',
      'redesigns',
      'conditions',
    ]);
  });

  test('tells what was caught, missed, not run, not shown and broken apart', async () => {
    const outcomes = (await casesOf()).map(({ classname, failure, error, skipped }) => {
      return [classname, failure ? 'failure' : error ? 'error' : skipped ? 'skipped' : 'passed'];
    });
    expect(Object.fromEntries(outcomes)).toEqual({
      grade: 'passed',
      'auth.refused': 'failure',
      'auth.busy': 'passed',
      'auth.accepted': 'error',
      'forms.email': 'passed',
      'tables.rows': 'skipped',
      'rebuild auth.rebuild-1': 'passed',
      'redesign ids': 'failure',
      'redesign next': 'failure',
      'redesign dark': 'passed',
      'condition late': 'failure',
    });
  });

  test('counts its cases', async () => {
    const suites = await parsed();
    expect(suites).toMatchObject({ tests: 11, failures: 4, errors: 1 });
    expect(suites.testsuite?.find(({ name }) => name === 'auth')).toMatchObject({ tests: 3, failures: 1, errors: 1 });
    expect(suites.testsuite?.find(({ name }) => name === 'tables')).toMatchObject({ tests: 1, skipped: 1 });
  });

  test('says which tests broke', async () => {
    const text = (await casesOf()).find(({ classname }) => classname === 'redesign ids')?.failure?.[0]?.inner ?? '';
    expect(text).toContain('auth › signs in: TimeoutError: locator(#username)');
    expect(text).toContain(']]> & <b onclick="x">bold</b> <!-- ');
    expect(text).toContain('\\u{0}\\u{1b}[31mred\\u{7} \\u{202e} turned \\u{fffe} \\u{d800}');
    expect(text).toContain('émoji 🎓 日本');
  });

  test('says nothing about bugs where their figure is withheld, and that it cannot be trusted', async () => {
    const rebuilds = { results: [{ id: 'auth/rebuild-1', result: 'broken', seconds: 1 }] };
    const cases = await casesOf({ rebuilds });
    const ofPages = cases.filter(({ suite }) => suite === 'auth' || suite === 'forms');
    expect(ofPages.length).toBeGreaterThan(0);
    expect(ofPages.filter(({ skipped }) => !skipped)).toEqual([]);
    const [message] = cases[0]?.failure ?? [];
    expect(message?.message).toContain('The suite fails for 1 of 1 rebuilds, in which nothing is wrong');
  });
});

test('CTRF is what its own validator accepts', async () => {
  const { validate } = await import('ctrf');
  const report = await jsonOf('ctrf');
  expect(validate(report)).toMatchObject({ valid: true });
  expect(report.results.summary).toMatchObject({ tests: 11, passed: 5, failed: 4, skipped: 1, other: 1, pending: 0 });
  expect(report.results.tests.find(({ testId }: { testId: string }) => testId === 'auth/refused')).toMatchObject({
    name: await sentenceOf('auth', 'refused'),
    suite: ['auth'],
    status: 'failed',
    message: '1 of 2 bugs missed',
  });
});

describe('the report of a mutation test', () => {
  const schemaOf = () =>
    JSON.parse(
      readFileSync('node_modules/mutation-testing-report-schema/dist/src/mutation-testing-report-schema.json', 'utf8'),
    );

  test('says which tests show the page of a bug, and which of them noticed it', async () => {
    const report = await jsonOf('mutation');
    expect(wrongBy(schemaOf(), report)).toEqual([]);
    const named = Object.entries(report.testFiles as Record<string, { tests: { id: string; name: string }[] }>).flatMap(
      ([file, { tests }]) => tests.map(({ id, name }) => ({ id, name: `${file} › ${name}` })),
    );
    expect(named.map(({ name }) => name)).toContain('auth › signs in');
    expect(named.map(({ name }) => name)).toContain('npx playwright test › émoji 🎓 日本');
    expect(named).toHaveLength(tests.length);
    const idOf = (name: string) => named.find((one) => one.name === name)?.id;
    const mutants = report.files.auth.mutants as {
      id: string;
      status: string;
      coveredBy: string[];
      killedBy: string[];
    }[];
    const caught = mutants.find(({ id }) => id === 'auth/any-name');
    expect(caught).toMatchObject({ status: 'Killed', killedBy: [idOf('auth › signs in')] });
    expect(caught?.coveredBy).toContain(idOf('auth › greets'));
    expect(caught?.coveredBy).not.toContain(idOf('about › is there'));
    expect(mutants.map(({ status }) => status)).toEqual(['Survived', 'Killed', 'Killed', 'RuntimeError']);
    expect(report.files.forms.mutants[0].status).toBe('Timeout');
    expect(report.files.tables.mutants[0].status).toBe('NoCoverage');
  });

  test('has a line for each requirement, at which its bugs are', async () => {
    const { source, mutants } = (await jsonOf('mutation')).files.auth;
    const lines = source.split('\n');
    expect(lines[0]).toBe(`auth/refused: ${await sentenceOf('auth', 'refused')}`);
    expect(mutants.map(({ location }: { location: { start: { line: number } } }) => location.start.line)).toEqual([
      1, 1, 2, 3,
    ]);
  });

  test('has no status from which a figure can be worked out where it is withheld', async () => {
    const rebuilds = { results: [{ id: 'auth/rebuild-1', result: 'broken', seconds: 1 }] };
    const report = await jsonOf('mutation', { rebuilds });
    expect(wrongBy(schemaOf(), report)).toEqual([]);
    const mutants = Object.values(report.files as Record<string, { mutants: Record<string, unknown>[] }>).flatMap(
      (file) => file.mutants,
    );
    expect([...new Set(mutants.map(({ status }) => status))]).toEqual(['Ignored']);
    expect(mutants[0]?.statusReason).toContain('The bug figure is withheld.');
  });

  test('has no tests if none are known', async () => {
    const report = await jsonOf('mutation', { tests: undefined });
    expect(wrongBy(schemaOf(), report)).toEqual([]);
    expect(report).not.toHaveProperty('testFiles');
  });
});

describe('Markdown', () => {
  type Token = { type: string; text?: string; tokens?: Token[]; items?: Token[] };
  const tokensOf = async (markdown: string) => {
    const { marked } = await import('marked');
    const all = (tokens: readonly Token[]): Token[] =>
      tokens.flatMap((token) => [token, ...all(token.tokens ?? []), ...all(token.items ?? [])]);
    return all(marked.lexer(markdown) as Token[]);
  };

  test('has figures, a table by page, missed requirements, and what is brittle', async () => {
    const markdown = await reportOf('markdown');
    const tokens = await tokensOf(markdown);
    const headings = tokens.filter(({ type }) => type === 'heading').map(({ text }) => text);
    expect(headings).toEqual([
      'Grade of `npx playwright test`',
      'Requirements whose bugs were missed',
      'Redesigns that broke the suite',
      'Conditions that broke the suite',
      'Tests that noticed no bug',
      'Tests that failed on the correct site, and were left out',
      'Flaky tests',
      'Not run',
    ]);
    expect(markdown).toContain('**Bugs 3 of 4 caught (75 %), 1 by the exit code, 1 by the time limit, 1 on pages');
    expect(markdown).toContain('Redesigns 1 of 3, 1 with tests left out');
    expect(markdown).toContain('| auth | 4 | 2 | 0 | 1 | 1 | 67 % |');
    expect(markdown).toContain(`- **auth/refused**: ${await sentenceOf('auth', 'refused')}`);
    expect(markdown).toContain('- **next**: 2 tests without a result');
    expect(markdown).toContain('Made by practice-site grade, in 12 runs of the suite.');
  });

  test('shows texts from outside as they are', async () => {
    const markdown = await reportOf('markdown', { command: `npm test ${hostile.join(' ')}` });
    const tokens = await tokensOf(markdown);
    expect(tokens.filter(({ type }) => ['html', 'link', 'image', 'em', 'del', 'hr', 'code'].includes(type))).toEqual(
      [],
    );
    const shown = tokens.filter(({ type }) => type === 'codespan').map(({ text }) => text);
    expect(shown).toContain('auth › greets');
    expect(shown).toContain(']]> & <b onclick="x">bold</b> <!-- ');
    expect(shown).toContain(
      '**bold** _it_ `code` ``more`` ~~gone~~ | cell | [link](https://elsewhere.test) ![image](https://elsewhere.test/i.png)',
    );
    expect(shown).toContain('\\u{0}\\u{1b}[31mred\\u{7} \\u{202e} turned \ufffe \\u{d800}');
    expect(shown).toContain('two lines  and # a heading  --- ');
    expect(shown).toContain('`');
  });

  test('is short, however much there is to say', async () => {
    const long = 'x'.repeat(1900);
    const many = Array.from({ length: 3000 }, (_, index) => `${index} ${long}`);
    const brokenTests = many.slice(0, 400).map((test) => ({ test, message: long }));
    const broken = (id: string) => ({ id, result: 'broken', seconds: 1, brokenTests });
    const markdown = await reportOf('markdown', {
      tests: many.map((name) => ({ name, pages: ['auth'], noticed: [] })),
      failingTests: many,
      redesigns: { results: [broken('ids'), broken('next'), broken('dark')] },
    });
    expect(Buffer.byteLength(markdown)).toBeLessThan(64_000);
    expect(markdown).toContain('- … and 2980 more');
    expect(markdown).toContain('  - … and 380 more');
  });
});

describe('Gradescope', () => {
  const visibility = { enum: ['hidden', 'after_due_date', 'after_published', 'visible'] };
  const text = { type: 'string' };
  const number = { type: 'number', minimum: 0 };
  /** What https://gradescope-autograders.readthedocs.io/en/latest/specs says, of which there is no schema. */
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['score', 'tests'],
    properties: {
      score: number,
      execution_time: number,
      output: text,
      output_format: text,
      visibility,
      stdout_visibility: visibility,
      extra_data: { type: 'object' },
      tests: {
        type: 'array',
        items: {
          type: 'object',
          additionalProperties: false,
          properties: {
            score: number,
            max_score: number,
            status: { enum: ['passed', 'failed'] },
            name: text,
            name_format: text,
            number: text,
            output: text,
            output_format: text,
            tags: { type: 'array', items: text },
            visibility,
            extra_data: { type: 'object' },
          },
        },
      },
      leaderboard: { type: 'array' },
    },
  };

  test('gets the percentage of the bugs, and a test for each requirement', async () => {
    const report = await jsonOf('gradescope');
    expect(wrongBy(schema, report)).toEqual([]);
    expect(report).toMatchObject({ score: 75, visibility: 'visible', extra_data: { max_score: 100 } });
    expect(report.tests[0]).toMatchObject({ name: 'bugs', score: 75, max_score: 100, status: 'failed' });
    const sentence = await sentenceOf('auth', 'refused');
    const requirement = report.tests.find(({ name }: { name: string }) => name === `auth: ${sentence}`);
    expect(requirement).toMatchObject({ status: 'failed' });
    expect(requirement.output).toContain('1 of 2 bugs missed');
    expect(report.output).toContain('Bugs 3 of 4 caught (75 %)');
  });

  test('gets the points of a file', async () => {
    const points = write('points.json', { 'auth/refused': 3, redesigns: 6 });
    const report = await jsonOf('gradescope', {}, '--points', points);
    expect(wrongBy(schema, report)).toEqual([]);
    expect(report).toMatchObject({ score: 3.5, extra_data: { max_score: 9 } });
    expect(report.tests.slice(0, 2)).toMatchObject([
      { name: 'auth/refused', score: 1.5, max_score: 3 },
      { name: 'redesigns', score: 2, max_score: 6 },
    ]);
  });

  test('gets no points for a figure that is not to be trusted, and the reason', async () => {
    const report = await jsonOf('gradescope', { correct: { ...whole.correct, failed: 1 } });
    expect(report.score).toBe(0);
    expect(report.tests[0]).toMatchObject({ score: 0, max_score: 100, output: 'the suite fails by chance' });
    expect(report.output).toContain('it failed in 1 of 3 runs on the correct site');
  });
});

describe('Classroom 50', () => {
  const time = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T([01]\\d|2[0-3]):[0-5]\\d:[0-5]\\dZ$' };
  const text = { type: 'string', minLength: 1 };
  const points = { type: 'integer', minimum: 0 };
  const ofTest = { 'test-name': text, passed: { type: 'boolean' }, score: points, 'max-score': points };
  const required = {
    schema: { const: 'classroom50/result/v1' },
    classroom: text,
    assignment: text,
    assignment_type: { enum: ['individual', 'group'] },
    owner: text,
    submission: { type: 'string', pattern: '^submit/' },
    commit: text,
    release: text,
    review: text,
    datetime: time,
    score: points,
    'max-score': points,
    tests: { type: 'array', items: { type: 'object', required: Object.keys(ofTest), properties: ofTest } },
  };
  /** The same as schemas/result-v1.schema.json of https://github.com/foundation50/classroom50, in our own words. */
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: Object.keys(required),
    properties: {
      ...required,
      graded_at: time,
      submitted_by: { type: 'object', required: ['username'], properties: { username: text } },
    },
  };
  const ofCourse = {
    classroom: 'testing',
    assignment: 'grade-me',
    assignment_type: 'individual',
    owner: 'student',
    submission: 'submit/2026-01-02T03-04-05Z-abcdef0',
    commit: 'https://github.test/commit/1',
    release: 'https://github.test/release/1',
    review: 'https://github.test/commit/1',
    datetime: '2026-01-02T03:04:05Z',
    submitted_by: { username: 'student', id: 7 },
  };
  const report = async (...args: string[]) => {
    const { stderr } = await merged({}, '--report', 'classroom50:result.json', ...args);
    return { stderr, value: JSON.parse(read('result.json')) };
  };

  beforeEach(() => rmSync(inFolder('result.json'), { force: true }));

  test('gets score, tests and time, and what the course knows stays as it is', async () => {
    write('result.json', {
      ...ofCourse,
      schema: 'classroom50/result/v1',
      score: 1,
      'max-score': 1,
      tests: [],
      more: 1,
    });
    const { stderr, value } = await report();
    expect(wrongBy(schema, value)).toEqual([]);
    expect(value).toMatchObject({ ...ofCourse, score: 75, 'max-score': 100 });
    expect(value.graded_at > ofCourse.datetime).toBe(true);
    expect(value.tests[0]).toMatchObject({ 'test-name': 'bugs', passed: false, score: 75, 'max-score': 100 });
    expect(value.tests.map((one: Record<string, unknown>) => one['test-name'])).toContain(
      `auth: ${await sentenceOf('auth', 'refused')}`,
    );
    expect(stderr).not.toContain('only the course knows');
  });

  test('gets empty texts for what only the course knows, and a line says so', async () => {
    write('result.json', { assignment: 'grade-me', owner: 7 });
    const { stderr, value } = await report();
    expect(value).toMatchObject({ assignment: 'grade-me', owner: '', commit: '', classroom: '' });
    expect(stderr).toContain(
      'result.json: classroom, assignment_type, owner, submission, commit, release, review are empty, because only the ' +
        'course knows that. Write a file of that name with these values before the grade, and they are kept.\n',
    );
    const names = wrongBy(schema, value).map(({ instancePath }) => instancePath.slice(1));
    expect([...new Set(names)].sort()).toEqual(
      ['assignment_type', 'classroom', 'commit', 'owner', 'release', 'review', 'submission'].sort(),
    );
  });

  test('gets whole points, and a line says what was rounded', async () => {
    const { stderr, value } = await report('--points', write('points.json', { 'auth/refused': 3, redesigns: 6 }));
    expect(value).toMatchObject({ score: 4, 'max-score': 9 });
    expect(stderr).toContain(
      'result.json: points are written rounded, because it takes whole ones alone: 3.5 of 9 as 4 of 9 (all), ',
    );
  });

  test('says what was rounded in its lines, also where the sum was not', async () => {
    const { stderr } = await report('--points', write('points.json', { 'auth/refused': 1, bugs: 2 }));
    expect(stderr).toContain('alone: 0.5 of 1 as 1 of 1 (auth/refused), 1.5 of 2 as 2 of 2 (bugs).');
  });

  test.each([
    ['is no JSON', 'hello', 'result.json is not JSON: '],
    ['is something else', '{"schema":"other/v1"}', 'result.json exists and is not classroom50/result/v1. Name another'],
    ['is a list', '[]', 'result.json exists and is not classroom50/result/v1. Name another file, or delete it.'],
  ])('does not replace a file that %s', async (_what, text, message) => {
    write('result.json', text);
    const { code, stdout, stderr } = await grade('--report', 'classroom50:result.json', '--', 'true');
    expect({ code, stdout, text: read('result.json') }).toEqual({ code: 1, stdout: '', text });
    expect(stderr).toContain(`error: ${message}`);
  });
});

describe('--report', () => {
  const formats = ['json', 'html', 'junit', 'ctrf', 'markdown', 'mutation', 'gradescope', 'classroom50'];

  test('writes each format, several at once', async () => {
    const { stdout } = await merged({}, ...formats.flatMap((format) => ['--report', `${format}:all.${format}`]));
    expect(formats.filter((format) => !existsSync(inFolder(`all.${format}`)))).toEqual([]);
    expect(stdout).toContain('Bugs 3 of 4 caught');
    expect(stdout).toContain('all.html has which test noticed what.');
    expect(read('all.html')).toMatch(/^<!doctype html>/);
  });

  test('writes the same JSON as --json', async () => {
    await merged({}, '--json', 'one.json', '--report', 'json:two.json');
    expect(read('two.json')).toBe(read('one.json'));
    expect(JSON.parse(read('two.json')).bugs).toMatchObject({ caught: 3, missed: 1 });
  });

  // The HTML has the commands of missed bugs folded away, and JSON has all that is known.
  test.each(formats.filter((format) => !['json', 'html'].includes(format)))(
    'names no missed bug as %s without --reveal',
    async (format) => {
      expect(await reportOf(format)).not.toMatch(/any-password|any password/i);
    },
  );

  test.each(['junit', 'ctrf', 'markdown', 'mutation', 'gradescope', 'classroom50'])(
    'names missed bugs as %s with --reveal',
    async (format) => {
      expect(await reportOf(format, {}, '--reveal')).toContain('Signs in with any password');
    },
  );

  describe('of redesigns or conditions alone speaks of no bugs', () => {
    const none = { results: [] };
    const alone = (part: 'redesigns' | 'conditions') => ({
      choice: { all: false, only: [part] },
      leftOut: { around: 0, options: 0 },
      tests: tests.map(({ name }) => ({ name, noticed: [] })),
      ...{ bugs: none, rebuilds: none, redesigns: none, conditions: none, [part]: whole[part] },
    });

    test.each(formats.filter((format) => format !== 'json'))('as %s', async (format) => {
      for (const part of ['redesigns', 'conditions'] as const) {
        expect(await reportOf(format, alone(part))).not.toMatch(/\bbugs?\b/i);
      }
    });

    test('as text', async () => {
      for (const part of ['redesigns', 'conditions'] as const) {
        expect((await merged(alone(part))).stdout).not.toMatch(/\bbugs?\b|noticed/i);
      }
    });
  });

  test('of an interrupted grade lists no test for the bugs that it has not noticed', async () => {
    const title = 'Tests that noticed no bug';
    const texts = async (complete: boolean) => {
      const file = write('whole.json', { ...whole, complete });
      const { stdout } = await grade('--merge', file, '--report', 'markdown:texts.md', '--html', 'texts.html');
      return [stdout, read('texts.md'), read('texts.html')];
    };
    for (const text of await texts(true)) expect(text).toContain(title);
    for (const text of await texts(false)) expect(text).not.toContain(title);
  });

  test('of interrupted parts counts what is left of all of them', async () => {
    const parts = [3, 4].map((left, index) =>
      write(`part-${index}.json`, { ...whole, complete: false, left, part: { number: index + 1, of: 2 } }),
    );
    const { stdout } = await grade('--merge', ...parts);
    expect(stdout).toContain('Interrupted: this is what was known by then. 7 trials are left.');
  });

  test('to /dev/stdout replaces the text, and leaves what a file had', async () => {
    write('whole.json', whole);
    write('summary.md', 'before\n');
    const command = [...builtCommand, 'grade', '--merge', 'whole.json', '--report', 'markdown:/dev/stdout'];
    const line = `${command.map((word) => `'${word}'`).join(' ')} >> summary.md`;
    const { stderr } = await runCommand(['sh', '-c', line], { cwd: folder }).ended;
    expect(stderr).toBe('error: 1 trial could not be run: see "Not run".\n');
    expect(read('summary.md')).toMatch(/^before\n## Grade of `npx playwright test`\n.*of the suite\.\n$/s);
    const piped = await grade('--merge', 'whole.json', '--report', 'markdown:/dev/stdout');
    expect(`before\n${piped.stdout}`).toBe(read('summary.md'));
  });

  test.each([
    ['an unknown format', ['htm:x.html'], 'There is no report format "htm". Did you mean html?'],
    [
      'a format like none',
      ['spreadsheet:x.csv'],
      `There is no report format "spreadsheet". Known are ${formats.join(', ')}.`,
    ],
    ['a format alone', ['html'], '--report "html" must be a format and a file, like html:grade.html.'],
    ['an empty name', ['html:'], '"" cannot be written: the name is empty.'],
    [
      'a folder that is not there',
      ['junit:/no/such/junit.xml'],
      '/no/such/junit.xml cannot be written: its folder does not exist.',
    ],
    [
      'a name that is too long',
      [`html:${'x'.repeat(300)}`],
      `${'x'.repeat(300)} cannot be written: the name is too long.`,
    ],
    ['a folder', ['ctrf:/'], '/ cannot be written: it is a folder.'],
    [
      'two reports in one file',
      ['html:x', 'junit:./x'],
      '--report html:x and --report junit:./x both write to the same file. Name another file for one of them.',
    ],
  ])('refuses %s before anything runs', async (_what, reports, message) => {
    const flags = reports.flatMap((report) => ['--report', report]);
    const ran = inFolder('ran');
    expect(await grade(...flags, '--', 'touch', ran)).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
    expect(existsSync(ran)).toBe(false);
  });

  // Root has every right there.
  test.runIf(process.platform === 'linux')('refuses a place for no file before anything runs', async () => {
    const ran = inFolder('ran');
    expect(await grade('--report', 'junit:/proc/x', '--', 'touch', ran)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'error: /proc/x cannot be written: no file can be made there.\n',
    });
    expect(existsSync(ran)).toBe(false);
  });

  test.each([
    [['--html', 'x', '--report', 'junit:x'], '--html and --report junit:x both write to the same file.'],
    [['--json', '--report', 'markdown:/dev/stdout'], '--json and --report markdown:/dev/stdout both write to stdout.'],
    [['--resume', 'x', '--report', 'html:x'], '--resume and --report html:x both write to the same file.'],
  ])('refuses two of one place: %s', async (flags, message) => {
    const { code, stderr } = await grade(...flags, '--', 'true');
    expect({ code, stderr }).toEqual({ code: 1, stderr: `error: ${message} Name another file for one of them.\n` });
  });

  test.each([
    [
      ['--merge', 'whole.json', '--report', 'junit:./whole.json'],
      '--merge reads whole.json, and --report junit:./whole.json',
    ],
    [['--json', 'whole.json', '--merge', 'whole.json'], '--merge reads whole.json, and --json'],
    [['--merge', 'whole.json', '--points', 'own.json', '--html', 'own.json'], '--points reads own.json, and --html'],
  ])('refuses to replace what it reads: %s', async (flags, message) => {
    write('whole.json', whole);
    write('own.json', { bugs: 10 });
    const before = [read('whole.json'), read('own.json')];
    const { code, stdout, stderr } = await grade(...flags);
    const error = `error: ${message} would replace it. Name another file for the report.\n`;
    expect({ code, stdout, stderr }).toEqual({ code: 1, stdout: '', stderr: error });
    expect([read('whole.json'), read('own.json')]).toEqual(before);
  });

  test('leaves no file where it ends before the report', async () => {
    expect((await grade('--report', 'junit:never.xml', '--merge', '/no/such.json')).code).toBe(1);
    expect(existsSync(inFolder('never.xml'))).toBe(false);
  });

  test.skipIf(!existsSync('/dev/full'))('writes the others where one cannot be written', async () => {
    const file = write('whole.json', whole);
    const reports = ['--html', '/dev/full', '--report', 'junit:after.xml'];
    const { code, stderr } = await grade('--merge', file, ...reports);
    const lines = ['/dev/full cannot be written: the disk is full.', '1 trial could not be run: see "Not run".'];
    expect({ code, stderr }).toEqual({ code: 1, stderr: lines.map((line) => `error: ${line}\n`).join('') });
    expect(read('after.xml')).toContain('</testsuites>');
  });
});

describe('--points', () => {
  test('is in the text and in the JSON', async () => {
    const points = write('points.json', { 'auth/refused': 3, 'level 3': 1, conditions: 2, slider: 1 });
    const { stdout } = await merged({}, '--points', points, '--json', 'pointed.json');
    expect(stdout).toContain(
      [
        'Points',
        '  auth/refused: 1.5 of 3',
        '  level 3: 1 of 1',
        '  conditions: 0 of 2',
        '  slider: 0 of 1 (nothing of it was graded)',
      ].join('\n'),
    );
    expect(stdout).toContain(' · Points 2.5 of 7\n');
    expect(JSON.parse(read('pointed.json')).points).toMatchObject({ points: 2.5, maximum: 7 });
  });

  test('of a part are not those of the whole', async () => {
    const points = { points: 5, maximum: 5, lines: [{ name: 'auth', points: 5, maximum: 5 }] };
    const { stdout } = await merged({ points }, '--json', 'unpointed.json');
    expect(stdout).not.toContain('Points');
    expect(JSON.parse(read('unpointed.json'))).not.toHaveProperty('points');
  });

  test.each([
    ['is not there', 'none.json', undefined, 'There is no file none.json.'],
    [
      'gives points for something else',
      'wrong.json',
      { 'auth/refusd': 1 },
      'wrong.json gives points for "auth/refusd", which is not graded. Did you mean auth/refused?',
    ],
  ])('refuses a file that %s before anything runs', async (_what, file, value, message) => {
    if (value) write(file, value);
    const ran = inFolder('ran-for-points');
    const ended = await grade('--points', file, '--', 'touch', ran);
    expect({ ...ended, ran: existsSync(ran) }).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: ${message}\n`,
      ran: false,
    });
  });
});

test('the text says which tests broke, noticed nothing, are flaky or were left out', async () => {
  const { stdout } = await merged({});
  expect(stdout).toContain(
    '  ids\n      npx practice-site serve --redesign ids --seed 1\n      auth › signs in: TimeoutError: locator(#username)\n',
  );
  expect(stdout).toContain('      … and 5 more\n  next\n      2 tests without a result\n');
  expect(stdout).toContain('  late\n      | only the end is known\\u{1b}[2J\n');
  // Without “greets”, which may have waited for the bug of forms.
  expect(stdout).toContain('Tests that noticed no bug\n  ]]> & <b onclick="x">bold</b> <!-- \n');
  expect(stdout).not.toContain('about › is there');
  expect(stdout).toContain('Tests that failed on the correct site, and were left out\n  auth › is red anyway\n');
  expect(stdout).toContain('Flaky tests\n  auth › greets\n');
  expect(stdout).toContain('Redesigns 1 of 3, 1 with tests left out');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that there are none is what is tested
  expect(stdout).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
});

test('the text names what a sample and a redesigned site are', async () => {
  const choice = { all: false, redesign: ['next'], sample: { count: 5, seed: 'spring' } };
  const { stdout } = await merged({ choice });
  expect(stdout).toContain('A sample of 5 bugs: --sample-seed "spring" chooses it again.');
  expect(stdout).toContain('The correct site has the redesign next, and every trial came on top of it.');
});
