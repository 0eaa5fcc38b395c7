import { visible } from '../../../site/run/unseen';
import { scoreOf } from '../points';
import type { GradeResult } from '../result';
import { casesOf } from './cases';
import { figures, notes } from './summary';

const statuses = { passed: 'passed', failed: 'failed', error: 'failed' } as const;

/**
 * The result as Gradescope's `results.json`, https://gradescope-autograders.readthedocs.io/en/latest/specs. What has
 * points comes first. The requirements after it have none: they say where the points were lost.
 */
export function gradescopeReport(result: GradeResult, reveal: boolean): string {
  const score = scoreOf(result);
  const scored = score.lines.map(({ name, points, maximum, why }) => ({
    name,
    score: points,
    max_score: maximum,
    status: points < maximum ? ('failed' as const) : ('passed' as const),
    ...(why && { output: why }),
    visibility: 'visible' as const,
  }));
  const cases = casesOf(result, reveal).flatMap(({ suite, name, outcome, message, details }) => {
    if (outcome === 'skipped') return [];
    const output = [message, details].filter(Boolean).join('\n');
    return {
      name: `${suite}: ${name}`,
      status: statuses[outcome],
      ...(output && { output }),
      visibility: 'visible' as const,
    };
  });
  const report = {
    score: score.points,
    output: [...notes(result), figures(result)].map((line) => visible(line)).join('\n'),
    visibility: 'visible',
    tests: [...scored, ...cases],
    extra_data: { max_score: score.maximum, version: result.version, command: visible(result.command) },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
