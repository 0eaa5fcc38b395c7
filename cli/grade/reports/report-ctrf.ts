import type { GradeResult } from '../result';
import { type Case, casesOf } from './cases';
import { figures, notes } from './summary';

const statuses = { passed: 'passed', failed: 'failed', error: 'other', skipped: 'skipped' } as const;

/** The result in the Common Test Report Format, https://ctrf.io. */
export function ctrfReport(result: GradeResult, reveal: boolean, now: Date): string {
  const cases = casesOf(result, reveal);
  const count = (wanted: Case['outcome']) => cases.filter(({ outcome }) => outcome === wanted).length;
  const duration = cases.reduce((sum, { seconds }) => sum + milliseconds(seconds), 0);
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: now.toISOString(),
    generatedBy: 'practice-site grade',
    results: {
      tool: { name: 'practice-site grade', version: result.version },
      summary: {
        tests: cases.length,
        passed: count('passed'),
        failed: count('failed'),
        skipped: count('skipped'),
        pending: 0,
        other: count('error'),
        suites: new Set(cases.map(({ suite }) => suite)).size,
        // A result does not know when its grade began, and one that was merged or resumed began several times.
        start: now.getTime(),
        stop: now.getTime(),
        duration,
      },
      tests: cases.map(({ suite, id, name, outcome, message, details, seconds }) => ({
        testId: id,
        name,
        status: statuses[outcome],
        duration: milliseconds(seconds),
        suite: [suite],
        ...(message && { message }),
        ...(details && { trace: details }),
      })),
      extra: {
        command: result.command,
        figures: figures(result),
        notes: notes(result),
        ...(result.points && { points: result.points }),
      },
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function milliseconds(seconds: number): number {
  return Math.round(1000 * seconds);
}
