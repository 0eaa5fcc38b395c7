import { visible } from '../../../site/run/unseen';
import { counted } from '../../output/text';
import { type BugResult, type GradeResult, type HarmlessResult, tellsBuildsApart } from '../result';
import {
  figures,
  harmlessKinds,
  leftOutOf,
  limited,
  type Requirement,
  requirementsOf,
  short,
  titleIn,
  titleOf,
} from './summary';

/** A result as a test case, for readers that know suites and cases: a page is a suite, a requirement one of its cases. */
export type Case = {
  suite: string;
  /** `auth/refused`, `redesign ids` */
  id: string;
  name: string;
  outcome: 'passed' | 'failed' | 'error' | 'skipped';
  /** Why it is not passed, in one line. */
  message?: string;
  /** More of that, in several lines. */
  details?: string;
  /** Of all its runs together. */
  seconds: number;
};

/** How many of the tests that broke are named in a case. */
const mostTests = 50;

/** Bugs that were missed are named only with `reveal`. */
export function casesOf(result: GradeResult, reveal: boolean): Case[] {
  const withheld = tellsBuildsApart(result.rebuilds);
  const requirements = requirementsOf(result.bugs.results).map((requirement) => {
    const case_ = caseOf(requirement, reveal);
    // Nothing that was found out about a bug can be believed.
    return withheld && case_.outcome !== 'skipped'
      ? { ...case_, outcome: 'skipped' as const, message: withheld, details: undefined }
      : case_;
  });
  const harmless = harmlessKinds(result).flatMap(({ name, results }) => results.map((one) => harmlessCase(name, one)));
  return [trustCase(result), ...requirements, ...harmless].map(({ message, details, ...rest }) => ({
    ...rest,
    ...(message && { message: visible(message) }),
    ...(details && { details: visible(details, '\n\t') }),
  }));
}

/** Whether the rest can be believed: a reader of cases alone would not know. */
function trustCase(result: GradeResult): Case {
  const { trusted, complete, why, correct } = result;
  const case_ = { suite: 'grade', id: 'grade', name: 'The figures can be trusted', seconds: correct.seconds };
  if (!trusted) return { ...case_, outcome: 'failed', message: why, details: figures(result) };
  if (!complete) return { ...case_, outcome: 'error', message: 'The grade was interrupted.' };
  return { ...case_, outcome: 'passed' };
}

function caseOf({ name, page, sentence, bugs }: Requirement, reveal: boolean): Case {
  const case_ = { suite: page, id: name, name: sentence, seconds: secondsOf(bugs) };
  const missed = bugs.filter(({ result }) => result === 'missed');
  const notRun = bugs.find(({ result }) => result === 'not-run');
  if (missed.length > 0) {
    return {
      ...case_,
      outcome: 'failed',
      message: `${missed.length} of ${counted(bugs.length, 'bug')} missed`,
      details: reveal
        ? missed.map(revealed).join('\n')
        : `npx practice-site pages ${page} says what the page promises.`,
    };
  }
  if (notRun)
    return { ...case_, outcome: 'error', message: `Could not be run: ${notRun.reason ?? 'no reason is known'}` };
  if (bugs.some(({ result }) => result === 'not-reached')) {
    return { ...case_, outcome: 'skipped', message: 'The suite never shows this page.' };
  }
  const timedOut = bugs.filter(({ result }) => result === 'timed-out').length;
  const message = timedOut > 0 ? `${timedOut} of ${counted(bugs.length, 'bug')} timed out` : undefined;
  return { ...case_, outcome: 'passed', message };
}

function revealed({ id, command }: BugResult): string {
  return `${titleIn(id, titleOf)}${command ? `\n  ${command}` : ''}`;
}

function harmlessCase(kind: string, one: HarmlessResult): Case {
  const { id, result, reason, command, output, brokenTests = [] } = one;
  const case_ = {
    suite: `${kind}s`,
    id: `${kind} ${id}`,
    name: `Passes with the ${kind} ${id}`,
    seconds: secondsOf([one]),
  };
  if (result === 'passed') return { ...case_, outcome: 'passed' };
  if (result === 'not-run')
    return { ...case_, outcome: 'error', message: `Could not be run: ${reason ?? 'no reason is known'}` };
  const failed = brokenTests.length > 0 ? `${counted(brokenTests.length, 'test')} failed` : undefined;
  const what = [failed, leftOutOf(one)].filter((text) => text !== undefined).join(', ');
  const tests = limited(brokenTests, mostTests, ({ test, message }) => `${short(test, 300)}: ${short(message, 500)}`);
  return {
    ...case_,
    outcome: 'failed',
    message: what || 'The suite failed',
    details: [...(command ? [command] : []), ...(tests.length > 0 ? tests : output ? [output] : [])].join('\n'),
  };
}

function secondsOf(results: readonly Pick<HarmlessResult, 'seconds'>[]): number {
  return results.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
}
