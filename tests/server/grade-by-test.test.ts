import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { GradeResult } from '../../cli/grade/result';
import { temporaryFolder } from '../temporary-folder';
import { junitSuite } from './fake-suite';
import { grade, graded } from './graded-suites';

const folder = temporaryFolder();

const suite = (name: string, tests: string, before?: string) => junitSuite(folder, name, tests, before);

/** Bugs that show in files which no browser is needed for. */
const bugs = [
  'iframes/optional-email',
  'iframes/short-zip',
  'iframes/optional-date',
  'web-components/coffee-is-tea',
  'web-components/counted-votes-once',
  'windows/nameless',
  'windows/cancelled-blue',
  'windows/one-short',
  'windows/silent-tab',
];
// One job, so that the runs are as many on a machine with more cores.
const chosen = ['--jobs', '1', ...bugs.flatMap((id) => ['--bug', id])];

const tests = `
  'needs the email': async () => { await show('iframes'); await has('simple-form.html', 'email" required'); },
  'needs the zip': async () => { await show('iframes'); await has('complex-form.html', '[0-9]{5}'); },
  'passes': async () => {},
  'counts votes': async () => { await show('web-components'); await has('poll.js', '[choice] += 1;'); },
  'passes again': async () => {},
  'opens a window': async () => { await show('windows'); await has('opened.js', "window.name || 'none'"); },
  'has a question': async () => { await show('windows'); await has('question.js', '?? null'); },
  'looks at nothing': async () => { await show('auth'); },
`;

/** What each bug of a result got. */
const verdicts = ({ bugs }: GradeResult) => Object.fromEntries(bugs.results.map(({ id, result }) => [id, result]));

/** A grade by exit code, which knows about no test. */
const byExitCode = (command: string[]) =>
  graded(...chosen, '--', 'sh', '-c', 'PRACTICE_SITE_JUNIT=/dev/null exec "$0" "$1"', ...command);

/** How many tests ran, in each run. */
const runsOf = (name: string) =>
  readFileSync(join(folder, `${name}.runs`), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(',').filter(Boolean));

describe('many bugs in one run', () => {
  test('get the verdicts of a grade by exit code, in fewer runs, with the tests that noticed each', async () => {
    const result = await graded(...chosen, '--', ...suite('one-page-each', tests));
    expect(verdicts(result)).toEqual({
      'iframes/optional-email': 'caught',
      'iframes/short-zip': 'caught',
      'iframes/optional-date': 'missed',
      'web-components/coffee-is-tea': 'caught',
      'web-components/counted-votes-once': 'caught',
      'windows/nameless': 'caught',
      'windows/cancelled-blue': 'caught',
      'windows/one-short': 'missed',
      'windows/silent-tab': 'missed',
    });
    expect(verdicts(await byExitCode(suite('by-exit-code', tests)))).toEqual(verdicts(result));
    expect(result.tests?.map(({ name, pages, noticed }) => [name.split(' › ').at(-1), pages, noticed])).toEqual([
      [expect.stringContaining('needs the email'), ['iframes'], ['iframes/optional-email']],
      [expect.stringContaining('needs the zip'), ['iframes'], ['iframes/short-zip']],
      [expect.stringContaining('passes'), [], []],
      [
        expect.stringContaining('counts votes'),
        ['web-components'],
        ['web-components/coffee-is-tea', 'web-components/counted-votes-once'],
      ],
      [expect.stringContaining('passes again'), [], []],
      [expect.stringContaining('opens a window'), ['windows'], ['windows/nameless']],
      [expect.stringContaining('has a question'), ['windows'], ['windows/cancelled-blue']],
      [expect.stringContaining('looks at nothing'), [], []],
    ]);
    // Two correct ones, three for three pages, seven for the page with the most bugs and its rebuilds, and a correct one.
    expect(result.runs).toBeGreaterThanOrEqual(2 + 3 + 7 + 1);
    // Then what nobody noticed while something else failed: at most two bugs and two rebuilds of one page.
    expect(result.runs).toBeLessThanOrEqual(2 + 3 + 7 + 1 + 4);
    expect(result).toMatchObject({ trusted: true, rebuilds: { passed: 7, broken: 0 } });
  });

  test('where tests show two pages each', async () => {
    const two = tests.replaceAll(/show\('(iframes|windows)'\)/g, "show('iframes'); await show('windows')");
    const result = await graded(...chosen, '--', ...suite('two-pages', two));
    expect(verdicts(result)).toEqual(verdicts(await byExitCode(suite('two-pages-by-exit-code', two))));
    expect(result.tests?.[0]?.pages).toEqual(['iframes', 'windows']);
    expect(result.trusted).toBe(true);
  });

  test('where tests go on from where others ended', async () => {
    const serial = `
      'signs up': async () => { await show('iframes'); await has('simple-form.html', 'email" required'); done = true; },
      'votes then': async () => { if (!done) throw new Error('too early'); await show('web-components'); await has('poll.js', '[choice] += 1;'); },
      'opens a window': async () => { await show('windows'); await has('opened.js', "window.name || 'none'"); },
    `;
    const result = await graded(...chosen, '--', ...suite('serial', serial, 'let done = false;'));
    expect(verdicts(result)).toEqual(
      verdicts(await byExitCode(suite('serial-by-exit-code', serial, 'let done = false;'))),
    );
    expect(result.tests?.map(({ pages }) => pages)).toEqual([['iframes'], ['iframes', 'web-components'], ['windows']]);
  });

  test('where a hook opens a page that no test names, and takes the tests of its file with it', async () => {
    const hooked = `let opened = true;
      try { await show('windows'); await has('opened.js', "window.name || 'none'"); } catch { opened = false; process.exitCode = 1; }
      const hook = () => { if (!opened) throw new Skipped('hook'); };`;
    const behind = `
      'needs the email': async () => { hook(); await show('iframes'); await has('simple-form.html', 'email" required'); },
      'counts votes': async () => { await show('web-components'); await has('poll.js', '[choice] += 1;'); },
    `;
    const exits = `${hooked} process.on('exit', () => { if (!opened) process.exitCode = 1; });`;
    const result = await graded(...chosen, '--', ...suite('hooked', behind, exits));
    expect(verdicts(result)).toEqual(verdicts(await byExitCode(suite('hooked-by-exit-code', behind, exits))));
    expect(result.tests?.[0]?.pages).toEqual(['iframes', 'windows']);
    const nameless = result.bugs.results.find(({ id }) => id === 'windows/nameless');
    expect(nameless).toMatchObject({ result: 'caught', noticedBy: [], byExitCode: true });
  });

  test('where a test that fails spoils the next one, which shows another page', async () => {
    const spoilt = `
      'needs the email': async () => { await show('iframes'); spoilt = true; await has('simple-form.html', 'email" required'); spoilt = false; },
      'shows the poll': async () => { await show('web-components'); if (spoilt) throw new Error('an alert is open'); },
      'opens a window': async () => { await show('windows'); await has('opened.js', "window.name || 'none'"); },
    `;
    const before = 'let spoilt = false;';
    const exits = await byExitCode(suite('spoilt-by-exit-code', spoilt, before));
    const result = await graded(...chosen, '--', ...suite('spoilt', spoilt, before));
    expect(verdicts(result)).toEqual(verdicts(exits));
    expect(verdicts(result)).toMatchObject({ 'iframes/optional-email': 'caught', 'windows/nameless': 'caught' });
    expect(verdicts(result)).toMatchObject({ 'web-components/coffee-is-tea': 'missed' });
  });

  test('where a hook that is in no test fails beside a test that fails for another page', async () => {
    const hook = `let isFine = true;
      try {
        await show('windows');
        await has('opened.js', "window.name || 'none'");
        await has('question.js', '?? null');
      } catch { isFine = false; }
      process.on('exit', () => { if (!isFine) process.exitCode = 1; });`;
    const beside = `
      'needs the email': async () => { await show('iframes'); await has('simple-form.html', 'email" required'); },
      'needs the zip': async () => { await show('iframes'); await has('complex-form.html', '[0-9]{5}'); },
    `;
    // Each run with bugs has one that the hook notices, and one that a test does.
    const few = ['windows/nameless', 'windows/cancelled-blue', 'iframes/optional-email', 'iframes/short-zip'];
    const result = await graded(...few.flatMap((id) => ['--bug', id]), '--', ...suite('hidden', beside, hook));
    expect(verdicts(result)).toEqual(Object.fromEntries(few.map((id) => [id, 'caught'])));
    const byHook = result.bugs.results.filter(({ byExitCode }) => byExitCode).map(({ page }) => page);
    expect(byHook).toEqual(['windows', 'windows']);
  });

  test('run only the tests that show their pages, where the command has {tests}', async () => {
    await graded(...chosen, '--', ...suite('narrow', tests), '{tests}');
    const runs = runsOf('narrow').map((names) => names.length);
    expect(runs.slice(0, 2)).toEqual([8, 8]);
    expect(Math.min(...runs)).toBeLessThan(5);
    expect(runs.flat().reduce((sum, count) => sum + count, 0)).toBeLessThan(14 * 8);
  });

  test('show each its own page where the suite stops at its first failure', async () => {
    const stopping = `let hasStopped = false;
      const unlessStopped = (test) => async () => {
        if (hasStopped) throw new Skipped();
        hasStopped = true;
        await test();
        hasStopped = false;
      };`;
    const inTurn = `
      'needs the email': unlessStopped(async () => { await show('iframes'); await has('simple-form.html', 'email" required'); }),
      'opens a window': unlessStopped(async () => { await show('windows'); await has('opened.js', "window.name || 'none'"); }),
    `;
    const named = ['iframes/optional-email', 'iframes/short-zip', 'windows/nameless', 'windows/silent-tab'];
    const command = [...suite('stopping', inTurn, stopping), '{tests}'];
    const result = await graded(...named.flatMap((id) => ['--bug', id]), '--jobs', '1', '--', ...command);
    expect(result.tests).toMatchObject([{ pages: ['iframes'] }, { pages: ['windows'] }]);
    expect(result.bugs).toMatchObject({ caught: 2, missed: 2 });
  });

  test('of one page, too, where the suite shows others', async () => {
    const ofWindows = bugs.filter((id) => id.startsWith('windows/')).flatMap((id) => ['--bug', id]);
    const command = suite('one-of-many', tests);
    const narrow = await graded(...ofWindows, '--', ...command, '{tests}');
    expect(narrow.tests?.flatMap(({ pages }) => pages)).toEqual(['windows', 'windows']);
    // Two correct ones, one without the page, seven with bugs or the page built again, and a correct one.
    expect(runsOf('one-of-many').map((names) => names.length)).toEqual([8, 8, 8, 2, 2, 2, 2, 2, 2, 2, 8]);
    const whole = await graded(...ofWindows, '--', ...command);
    expect(verdicts(whole)).toEqual(verdicts(narrow));
    // It would save nothing, so nothing is said.
    expect(whole.tests?.some(({ pages }) => pages)).toBe(false);
    expect(whole.runs).toBe(2 + 7 + 1);
  });
});

describe('a grade that was killed goes on, and does not find out again which tests show which pages', () => {
  /** Kills a grade in this run, and continues it: the results before and after, and the runs that this took. */
  async function resumed(name: string, run: number) {
    const [file, begun] = [join(folder, `${name}.json`), join(folder, `${name}.begun`)];
    const quoted = JSON.stringify(begun);
    const stands = `appendFileSync(${quoted}, '.');
      if (readFileSync(${quoted}).length === ${run}) await new Promise(() => setInterval(() => {}, 1000));`;
    const args = [...chosen, '--', ...suite(name, tests, stands)];
    const { child, ended } = grade('--json', file, ...args);
    const read = (): GradeResult => JSON.parse(readFileSync(file, 'utf8'));
    const runsBegun = () => existsSync(begun) && readFileSync(begun).length;
    await expect.poll(runsBegun, { timeout: 120_000 }).toBe(run);
    child.kill('SIGKILL');
    await ended;
    const killed = read();
    expect(killed.complete).toBe(false);
    const before = runsOf(name).length;
    expect((await grade('--resume', file, ...args).ended).code).toBe(0);
    const result = read();
    expect(result).toMatchObject({ complete: true, trusted: true, bugs: { caught: 6, missed: 3 } });
    expect(result.tests?.[3]).toMatchObject({
      pages: ['web-components'],
      noticed: ['web-components/coffee-is-tea', 'web-components/counted-votes-once'],
    });
    return { killed, result, runs: runsOf(name).length - before };
  }

  test('while bugs are tried', async () => {
    // After two correct runs, three without a page each, and four with bugs or pages built again.
    const { killed, runs } = await resumed('killed', 10);
    expect(killed.bugs.results.length).toBeGreaterThan(1);
    // Two correct runs at the start, one at the end, at most three of the seven with bugs, and four for what nobody noticed.
    expect(runs).toBeLessThanOrEqual(10);
  });

  test('while it finds that out', async () => {
    const { killed, runs, result } = await resumed('killed-early', 5);
    expect(killed.outages).toHaveLength(2);
    // Three correct ones, two of the four without some pages, seven with bugs, and four for what nobody noticed.
    expect(runs).toBeLessThanOrEqual(16);
    expect(result).not.toHaveProperty('outages');
  });
});

describe('tests that fail on the correct site', () => {
  const some = `${tests}
    'never passes': async () => { await show('iframes'); throw new Error('broken'); },`;
  const command = () => suite('some-failing', some);

  test('are named, and nothing is graded', async () => {
    const { code, stdout, stderr } = await grade(...chosen, '--', ...command()).ended;
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr).toContain('error: The suite fails on the correct site. These tests failed:\n');
    expect(stderr).toContain('never passes');
    expect(stderr).toContain('--leave-out-failing grades the other 8 tests.');
  });

  test('are left out and listed with the option for it, and the rest is graded', async () => {
    const result = await graded(...chosen, '--leave-out-failing', '--', ...command());
    expect(result.failingTests).toEqual([expect.stringContaining('never passes')]);
    expect(result.tests).toHaveLength(8);
    expect(result.bugs).toMatchObject({ caught: 6, missed: 3 });
    expect(result).toMatchObject({ trusted: true, correct: { failed: 0 }, rebuilds: { broken: 0 } });
  });
});

test('a suite that leaves tests out under a redesign has not survived it', async () => {
  const skipping = `
    'is there': async () => { await show('iframes'); },
    'gives up where it is late': async () => {
      const { options } = await (await fetch(process.env.BASE_URL + '/__practice/health')).json();
      if (options.late > 0) throw new Skipped('late');
    },
  `;
  const result = await graded('--only', 'conditions', '--', ...suite('skipping', skipping));
  const late = result.conditions.results.find(({ id }) => id === 'late');
  expect(late).toMatchObject({ result: 'broken', testsLeftOut: 1 });
  expect(result.conditions).toMatchObject({ passed: 6, broken: 1 });
});

test('the tests that break under a condition are listed with their failure', async () => {
  const pinned = `
    'is there': async () => { await show('iframes'); },
    'knows the seed': async () => {
      const { options } = await (await fetch(process.env.BASE_URL + '/__practice/health')).json();
      if (options.seed !== '1') throw new Error('another seed');
    },
  `;
  const result = await graded('--only', 'conditions', '--', ...suite('pinned', pinned));
  expect(result.conditions.results.find(({ id }) => id === 'another seed')).toMatchObject({
    result: 'broken',
    brokenTests: [
      { test: expect.stringContaining('knows the seed'), message: expect.stringContaining('another seed') },
    ],
  });
});

test('results that cannot be read are said, and the grade goes by exit code', async () => {
  const broken = suite(
    'broken-xml',
    tests,
    "process.on('exit', () => writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuites><test'));",
  );
  const { code, stdout, stderr } = await grade('--json', '--bug', 'windows/nameless', '--', ...broken).ended;
  expect({ code, ...JSON.parse(stdout).bugs }).toMatchObject({ code: 0, caught: 1 });
  expect(stderr).toContain("The grade goes by the suite's exit code, one run for each bug.");
  expect(JSON.parse(stdout).tests).toBeUndefined();
});

test('results that break after the first runs accuse nobody: what cannot be judged is not run, with the reason', async () => {
  const breaking = `let earlier = '';
    try { earlier = readFileSync(process.argv[1].replace(/mjs$/, 'runs'), 'utf8'); } catch {}
    process.on('exit', () => { if (earlier.split('\\n').length > 2) writeFileSync(process.env.PRACTICE_SITE_JUNIT, '<testsuites><testc'); });`;
  const args = ['--json', '--only', 'bugs', ...chosen, '--jobs', '1', '--', ...suite('breaking', tests, breaking)];
  const { code, stdout, stderr } = await grade(...args).ended;
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('7 trials could not be run') });
  const result: GradeResult = JSON.parse(stdout);
  // Bugs go by the exit code. A rebuild is no better known by it than before.
  expect(result.bugs).toMatchObject({ caught: 6, missed: 3 });
  expect(result).toMatchObject({ trusted: true, correct: { failed: 0 }, rebuilds: { broken: 0, notRun: 7 } });
  expect(result.rebuilds.results[0]).toMatchObject({ reason: expect.stringContaining('cannot be read') });
});

test('a suite that writes no results gets a hint how it could be graded faster', async () => {
  const silent = suite('silent', tests, "process.on('exit', () => process.exit(process.exitCode));");
  const hidden = ['sh', '-c', 'PRACTICE_SITE_JUNIT=/dev/null exec "$0" "$1"', ...silent];
  const { stderr } = await grade('--bug', 'windows/nameless', '--', ...hidden).ended;
  expect(stderr).toContain('{junit}');
});

test('a glob that no file matches which the run wrote is said, and is not advised', async () => {
  const old = join(folder, 'old.xml');
  writeFileSync(old, '<testsuites><testcase name="old"/></testsuites>');
  utimesSync(old, new Date(0), new Date(0));
  const args = ['--bug', 'windows/nameless', '--jobs', '1', '--cwd', folder, '--results', 'old*.xml'];
  const { code, stderr } = await grade(...args, '--', ...suite('elsewhere', tests)).ended;
  expect(stderr).toContain(
    `The run wrote no file that --results "old*.xml" matches, so the grade goes by the suite's exit code.\n`,
  );
  expect({ code, advised: stderr.includes('<glob>') }).toEqual({ code: 0, advised: false });
});

test('results without a test are said, and not to write some', async () => {
  const { stderr } = await grade(
    '--bug',
    'windows/nameless',
    '--jobs',
    '1',
    '--',
    ...suite('testless', '', "await show('windows');"),
  ).ended;
  expect(stderr).toContain("The suite's results have no test, so the grade goes by its exit code.\n");
});

describe('a sample', () => {
  const sampled = async (...args: string[]) => {
    const result = await graded(
      '--page',
      'iframes',
      '--page',
      'windows',
      '--sample',
      '4',
      ...args,
      '--',
      ...suite('sample', tests),
    );
    return { ids: result.bugs.results.map(({ id }) => id), result };
  };

  test('is the same for the same seed, and spread over the pages', async () => {
    const { ids, result } = await sampled('--sample-seed', 'ann');
    expect(ids).toHaveLength(4);
    expect(ids.filter((id) => id.startsWith('iframes/'))).toHaveLength(2);
    expect(result.choice).toMatchObject({ sample: { count: 4, seed: 'ann' } });
    expect(result.rebuilds.results).toHaveLength(1);
    expect((await sampled('--sample-seed', 'ann')).ids).toEqual(ids);
    expect((await sampled('--sample-seed', 'ben')).ids).not.toEqual(ids);
  });

  test('has bugs of a named page that the suite does not show among its number', async () => {
    const one = suite('sample-of-one', `'shows one': async () => { await show('iframes'); },`);
    const named = ['--page', 'iframes', '--page', 'windows'];
    const { bugs } = await graded(...named, '--sample', '4', '--sample-seed', 'ann', '--', ...one);
    expect(bugs).toMatchObject({ caught: 0, missed: 4 });
    expect(bugs.results).toHaveLength(4);
  });

  test('has a random seed, and prints it, if none is given', async () => {
    const { result } = await sampled();
    expect(result.choice.sample?.seed).toMatch(/^[0-9a-f]{8}$/);
  });
});

test('a redesigned site is what bugs come on top of', async () => {
  const args = ['--bug', 'windows/nameless', '--redesign', 'ids', '--redesign', 'dark'];
  const result = await graded(...args, '--', ...suite('redesigned', tests));
  expect(result.choice).toMatchObject({ redesign: ['ids', 'dark'] });
  expect(result.bugs.results[0]).toMatchObject({
    result: 'caught',
    command: 'npx practice-site serve --bug windows/nameless --redesign ids --redesign dark --seed 1',
  });
});

describe('bad input is one line, before anything runs', () => {
  test.each([
    ['a sample', ['--sample', '0'], '--sample "0" must be a whole number from 1 to 9999.'],
    [
      'a seed without a sample',
      ['--sample-seed', 'ann'],
      '--sample-seed goes with --sample, which says how many bugs.',
    ],
    [
      'a sample of what has no bugs',
      ['--sample', '4', '--only', 'redesigns', '--only', 'conditions'],
      '--sample chooses bugs, and --only redesigns --only conditions leaves them out.',
    ],
    [
      'a part of a sample without a seed',
      ['--sample', '4', '--shard', '1/2'],
      '--shard with --sample needs a seed, or each part has another sample: --sample-seed ann.',
    ],
    ['all bugs of no page', ['--all'], '--all is for pages that are named. Add --page <id>.'],
    [
      'runs at the same time on one port',
      ['--port', '7411', '--jobs', '2'],
      '--port 7411 is for one run at a time, and --jobs 2 for more. Leave one of them out.',
    ],
    ['a redesign', ['--redesign', 'idz'], 'There is no redesign "idz". Did you mean ids?'],
    ['results without a name', ['--results='], '--results "" must not be empty.'],
    [
      'results twice',
      ['--results', 'one/*.xml', '--results', 'two/*.xml'],
      '--results "two/*.xml" is a second one after "one/*.xml". Name both places by one glob, like \'{one,two}/*.xml\'.',
    ],
    [
      'results in one place of runs at the same time',
      ['--results', '*.xml', '--jobs', '2'],
      '--jobs 2 needs {port} in --results, or runs at the same time would read the same files: results/{port}/*.xml.',
    ],
  ])('%s', async (_what, args, message) => {
    expect(await grade(...args, '--', 'true').ended).toEqual({ code: 1, stdout: '', stderr: `error: ${message}\n` });
  });
});
