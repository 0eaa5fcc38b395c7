import type { GradeReport, GradeSuiteOptions } from './grade/grade-api';
import type { HealSuiteOptions } from './heal/heal-api';
import type { HealReport } from './heal/heal-result';

export type { RunOptions } from '../site/run/run-options';
export type { PracticeSite, PracticeSiteOptions } from './start/start-site';
export { startPracticeSite } from './start/start-site';
export type { GradeReport, GradeSuiteOptions, HealReport, HealSuiteOptions };

/**
 * Grades a suite of browser tests as `practice-site grade` does: by the bugs that it notices, and by the harmless
 * changes that it survives. Prints nothing.
 *
 * Rejects with an Error that says what to change if an option is wrong, or there is nothing to grade by: the command
 * cannot be started, the suite fails on the correct site, or it shows no page.
 *
 * @example
 * const { bugs } = await grade({ command: ['pytest', '--junitxml={junit}'], page: ['auth'] });
 * console.log(`${bugs.caught} of ${bugs.caught + bugs.missed} bugs caught`);
 */
export async function grade(options: GradeSuiteOptions): Promise<GradeReport> {
  const { gradeSuite } = await import('./grade/grade-api');
  return gradeSuite(options);
}

/**
 * Shows whether a tool that mends tests hides bugs, as `practice-site heal` does: it mends copies of a suite on sites
 * with harmless changes and with real bugs, and runs them again. Prints nothing, and leaves the folder as it is.
 *
 * Rejects with an Error that says what to change if there is nothing to go by: as `grade`, and where the suite writes
 * no results of its tests.
 *
 * @example
 * const { kept } = await heal({ heal: ['my-healer'], command: ['pytest', '--junitxml={junit}'], page: ['auth'] });
 * console.log(`${kept.kept} of ${kept.of} bugs kept`);
 */
export async function heal(options: HealSuiteOptions): Promise<HealReport> {
  const { healSuite } = await import('./heal/heal-api');
  return healSuite(options);
}
