import type { TestCase } from './read-junit';

/**
 * The tests, of what a suite's files have for tests: without hooks and files that failed, which many reporters write as
 * tests of their own, and each retried test once, with its last result. Skipped tests are still there.
 */
export function testsIn(cases: readonly TestCase[]): TestCase[] {
  // Vitest has times to the nanosecond.
  const isExact = cases.some(({ time }) => /\.\d{6}/.test(time ?? ''));
  const describes = isExact ? describesOf(cases) : new Set<string>();
  const retried = new Set<string>();
  const tests: TestCase[] = [];
  const lastPlaces = new Map(cases.map((test, place) => [keyOf(test, test.name), place]));
  for (const [place, test] of cases.entries()) {
    const key = keyOf(test, test.name);
    const last = tests.at(-1);
    // Without another one after it, it is a skipped test that printed something.
    if (test.retried && lastPlaces.get(key) !== place) retried.add(key);
    else if (isUntidy(test) && last && keyOf(last, last.name) === key) last.outcome = 'failed';
    else if (isExact && hasNotRun(test)) tests.push({ ...test, outcome: 'skipped' });
    else if (!isNone(test, describes)) {
      const isFlaky = retried.delete(key) && test.outcome === 'passed';
      tests.push(isFlaky ? { ...test, flaky: true } : test);
    }
  }
  return tests;
}

/** What some reporters say instead of a test. */
const notTests = [
  // Mocha, with what is around the hook before it. WebdriverIO leaves out the quotes.
  /(?:^|\s)"(?:before|after) (?:all|each)" hook\b/,
  /^(?:before|after) (?:all|each) hook\b/,
  // jest-junit.
  /^\s*Test execution failure: could be caused by test hooks\b/,
  // JUnit, by Surefire and by Gradle.
  /^(?:initializationError|executionError|classMethod)$/,
];

function isNone(test: TestCase, describes: ReadonlySet<string>): boolean {
  const { name, classname, suites, message } = test;
  // Surefire, for a class whose setup failed, and WebdriverIO, for a file that cannot be run.
  if (name.trim() === '') return true;
  if (test.outcome !== 'failed') return false;
  return (
    notTests.some((pattern) => pattern.test(name)) ||
    // Vitest and Surefire, for a whole file or class.
    (name === classname && name === suites.at(-1)) ||
    describes.has(keyOf(test, name)) ||
    // jest-junit.
    classname === 'Test suite failed to run' ||
    // pytest.
    (classname === '' && message === 'collection failure') ||
    (classname === 'pytest' && message === 'internal error')
  );
}

/** The describes of each file. Vitest writes one whose hook failed as a test with the describe's name. */
function describesOf(cases: readonly TestCase[]): Set<string> {
  return new Set(
    cases.flatMap((test) =>
      test.name
        .split(' > ')
        .slice(0, -1)
        .map((describe) => keyOf(test, describe)),
    ),
  );
}

/**
 * Whether it has no result, though it looks as if it had passed: so Vitest writes tests that did not run because it
 * had to stop after a failure, or because a worker crashed. Those that ran have taken some nanoseconds.
 */
function hasNotRun({ outcome, time, classname, suites }: TestCase): boolean {
  return outcome === 'passed' && time === '0' && classname === suites.at(-1);
}

/** Whether it is the failure of a teardown, which pytest writes as the same test once more if that failed too. */
function isUntidy({ outcome, message = '' }: TestCase): boolean {
  return outcome === 'failed' && message.startsWith('failed on teardown');
}

function keyOf({ suites, classname }: TestCase, name: string): string {
  return JSON.stringify([suites, classname, name]);
}
