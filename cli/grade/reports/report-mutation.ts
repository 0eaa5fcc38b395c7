import { type BugResult, type GradeResult, tellsBuildsApart } from '../result';
import { separator } from '../tests/test-names';
import { groupedBy, groupedByPage, requirementsOf, titleIn, titleOf } from './summary';

const statuses = {
  caught: 'Killed',
  'timed-out': 'Timeout',
  missed: 'Survived',
  'not-run': 'RuntimeError',
  'not-reached': 'NoCoverage',
} as const;

/**
 * The result as Stryker and others write theirs, https://github.com/stryker-mutator/mutation-testing-elements: a page is
 * a file with a line for each requirement, and a bug a mutant of that line.
 */
export function mutationReport(result: GradeResult, reveal: boolean): string {
  const { command, version, bugs, tests = [] } = result;
  // A viewer works out a score by the statuses, so there must be none where the figure is withheld.
  const withheld = tellsBuildsApart(result.rebuilds);
  const idOf = new Map(tests.map(({ name }, index) => [name, `${index + 1}`]));
  const idsOf = (names: readonly string[]) => names.flatMap((name) => idOf.get(name) ?? []);
  const mutant = (bug: BugResult, number: number, line: number, length: number) => {
    const { id, page, level, result: outcome, seconds, reason, noticedBy, byExitCode } = bug;
    const isRevealed = reveal || outcome === 'caught' || outcome === 'timed-out';
    const coveredBy = tests
      .filter(({ pages, noticed }) => pages?.includes(page) ?? noticed.includes(id))
      .map(({ name }) => name);
    return {
      id: isRevealed ? id : `${page} ${number}`,
      mutatorName: `level ${level}`,
      description: isRevealed ? titleIn(id, titleOf) : 'Not told',
      status: withheld ? 'Ignored' : statuses[outcome],
      ...(reason && { statusReason: reason }),
      ...(byExitCode && { statusReason: 'Noticed by the exit code: no test failed.' }),
      ...(withheld && { statusReason: withheld }),
      ...(seconds !== null && { duration: Math.round(1000 * seconds) }),
      ...(tests.length > 0 && { coveredBy: idsOf(coveredBy), killedBy: idsOf(noticedBy ?? []) }),
      location: { start: { line, column: 1 }, end: { line, column: length + 1 } },
    };
  };
  const files = [...groupedByPage(bugs.results)].map(([page, ofPage]) => {
    const lines = requirementsOf(ofPage).map(({ name, sentence, bugs }) => ({ text: `${name}: ${sentence}`, bugs }));
    const mutants = lines.flatMap(({ text, bugs }, index) =>
      bugs.map((bug) => mutant(bug, ofPage.indexOf(bug) + 1, index + 1, text.length)),
    );
    return [page, { language: 'text', source: lines.map(({ text }) => text).join('\n'), mutants }] as const;
  });
  // A test is named by its file or class and its own name. Some reporters know no file.
  const parted = tests.map(({ name }) => {
    const at = name.indexOf(separator);
    const file = at < 0 ? command : name.slice(0, at);
    return { file, test: { id: idOf.get(name), name: at < 0 ? name : name.slice(at + separator.length) } };
  });
  const testFiles = [...groupedBy(parted, ({ file }) => file)].map(
    ([file, ofFile]) => [file, { tests: ofFile.map(({ test }) => test) }] as const,
  );
  const report = {
    schemaVersion: '2',
    thresholds: { high: 80, low: 60 },
    files: Object.fromEntries(files),
    ...(tests.length > 0 && {
      testFiles: Object.fromEntries(testFiles),
    }),
    framework: { name: 'practice-site grade', version },
    config: { runs: result.runs },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
