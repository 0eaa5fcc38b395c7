import type { GradeResult } from '../result';
import { type Case, casesOf } from './cases';
import { escaped } from './escaped';

/** The result as JUnit XML, which pipelines show: a suite for each page, and for rebuilds, redesigns and conditions. */
export function junitReport(result: GradeResult, reveal: boolean): string {
  const cases = casesOf(result, reveal);
  const suites = [...new Set(cases.map(({ suite }) => suite))].map((name) =>
    suiteOf(
      name,
      cases.filter(({ suite }) => suite === name),
    ),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites${attributes({ name: 'practice-site grade', ...sumsOf(cases) })}>
${suites.join('\n')}
</testsuites>
`;
}

function suiteOf(name: string, cases: readonly Case[]): string {
  const skipped = cases.filter(({ outcome }) => outcome === 'skipped').length;
  return `  <testsuite${attributes({ name, ...sumsOf(cases), skipped })}>
${cases.map(caseOf).join('\n')}
  </testsuite>`;
}

function sumsOf(cases: readonly Case[]) {
  const count = (wanted: Case['outcome']) => cases.filter(({ outcome }) => outcome === wanted).length;
  const time = cases.reduce((sum, { seconds }) => sum + seconds, 0);
  return { tests: cases.length, failures: count('failed'), errors: count('error'), time: time.toFixed(1) };
}

function caseOf({ id, name, outcome, message = '', details = '', seconds }: Case): string {
  // Jenkins takes what is before the last point for a package, and the rest for a class.
  const start = `    <testcase${attributes({ classname: id.replace('/', '.'), name, time: seconds.toFixed(1) })}`;
  if (outcome === 'passed') {
    return message ? `${start}>\n      <system-out>${escaped(message)}</system-out>\n    </testcase>` : `${start} />`;
  }
  const element = { failed: 'failure', error: 'error', skipped: 'skipped' }[outcome];
  const content = details && outcome !== 'skipped' ? `>${escaped(details, '\n\t')}</${element}>` : ' />';
  return `${start}>\n      <${element}${attributes({ message })}${content}\n    </testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(`${value}`)}"`)
    .join('');
}
