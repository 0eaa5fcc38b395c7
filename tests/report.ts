import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** One test of a runner's JSON report, once for each project that ran it. */
export type Ran = { name: string; status: string; message?: string };

type Result = { status: string; error?: { message?: string } };
type Spec = { title: string; tests: { projectName: string; expectedStatus: string; results: Result[] }[] };
type Suite = { title?: string; specs?: Spec[]; suites?: Suite[] };
type Assertion = { fullName: string; status: string; failureMessages?: string[] };
/** `message` is there when the file itself failed: it does not compile, or a hook of it threw. */
type VitestFile = { name: string; status: string; message?: string; assertionResults: Assertion[] };

export function playwrightReport(file: string): Ran[] {
  const report: Suite = JSON.parse(readFileSync(file, 'utf8'));
  return specsOf(report).flatMap(({ title, tests }) =>
    tests.map(({ projectName, expectedStatus, results: [first] }) => ({
      name: `${projectName} › ${title}`,
      status: statusOf(first, expectedStatus),
      message: first?.error?.message,
    })),
  );
}

/**
 * Of the first run, because a second one is for a trace. A test marked as failing has passed when it failed, and failed
 * when it passed: Playwright's report has what the test itself did. A test without a result did not run, because of a
 * crash.
 */
function statusOf(first: Result | undefined, expected: string): string {
  if (!first) return 'not run';
  if (expected !== 'failed') return first.status;
  return { passed: 'failed', failed: 'passed' }[first.status] ?? first.status;
}

export function vitestReport(file: string): Ran[] {
  const report: { testResults: VitestFile[] } = JSON.parse(readFileSync(file, 'utf8'));
  return report.testResults.flatMap(({ name, status: ofFile, message: ofTheFile, assertionResults }) => {
    const tests = assertionResults.map(({ fullName, status, failureMessages }): Ran => {
      const isSkipped = status === 'pending' || status === 'todo';
      return {
        name: `${basename(name)} › ${fullName}`,
        status: isSkipped ? 'skipped' : status,
        message: failureMessages?.[0],
      };
    });
    const unexplained = ofFile === 'failed' && !tests.some(({ status }) => status === 'failed');
    return unexplained ? [...tests, { name: basename(name), status: ofFile, message: ofTheFile }] : tests;
  });
}

/** The tests of a suite, each named by its file, its groups and its title. */
function specsOf({ title: outer, specs = [], suites = [] }: Suite): Spec[] {
  const inner = [...specs, ...suites.flatMap(specsOf)];
  return outer ? inner.map(({ title, tests }) => ({ title: `${outer} › ${title}`, tests })) : inner;
}
