import type { Coverage, Outage } from './coverage';
import type { Findings, GradeResult } from './result';
import type { SuiteTests } from './suite-tests';

/** Which pages each test shows, by an earlier grade. Undefined unless that knew it of all tests. */
export function coverageFrom(tests: GradeResult['tests'], { names }: SuiteTests): Coverage | undefined {
  const known = new Map(
    tests?.flatMap(({ name, pages }) => (pages ? [[name, new Set(pages)] as [string, Set<string>]] : [])),
  );
  return names?.every((name) => known.has(name)) ? known : undefined;
}

/** The runs without some pages that an earlier grade of the same tests has done. */
export function outagesFrom(earlier: Findings | undefined, { names }: SuiteTests): Outage[] {
  const isSame = names?.join('\n') === earlier?.tests?.map(({ name }) => name).join('\n');
  if (!isSame) return [];
  return (earlier?.outages ?? []).map(({ pages, passed, failed, settles }) => ({
    pages: new Set(pages),
    passed: new Set(passed),
    failed: new Set(failed),
    settles,
  }));
}

/** An outage as a result has it. */
export function writtenOutage({ pages, passed, failed, settles }: Outage) {
  return { pages: [...pages], passed: [...passed], failed: [...failed], settles };
}
