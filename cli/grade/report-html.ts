import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { home, pages, shell } from '../../site/catalogue';
import { allBugs, type BuiltBug } from '../bugs';
import { figures } from './report-text';
import type { GradeResult } from './result';

/**
 * The result as one HTML file that needs nothing else: a page's requirements as source text, a bug on each one's line.
 */
export function htmlReport(result: GradeResult, reveal: boolean): string {
  const report = mutationReport(result, reveal, allBugs());
  const elements = readFileSync(join(import.meta.dirname, 'libraries/mutation-test-elements.js.br'));
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Grade of ${escaped(result.command.join(' '))}</title>
    <script>${inScript(`${brotliDecompressSync(elements)}`)}</script>
  </head>
  <body>
    <mutation-test-report-app title-postfix="${escaped(figures(result))}"></mutation-test-report-app>
    <script>
      document.querySelector('mutation-test-report-app').report = ${inScript(JSON.stringify(report))};
    </script>
  </body>
</html>
`;
}

/** The result in the schema `mutation-testing-report-schema`, version 2. What was caught is told by its title. */
export function mutationReport({ bugs }: GradeResult, reveal: boolean, known: readonly TitledBug[]) {
  const ids = [...new Set(bugs.results.map(({ page }) => page))];
  const files = ids.map((page) => {
    const requirements = Object.entries(requirementsOf(page));
    const source = requirements.map(([id, sentence]) => `${id}: ${sentence}`);
    const mutants = bugs.results
      .filter((bug) => bug.page === page)
      .map((bug, index) => {
        const line = Math.max(
          0,
          requirements.findIndex(([id]) => id === bug.requirement),
        );
        const isTold = reveal || bug.result === 'caught' || bug.result === 'timed-out';
        const title = isTold && (known.find(({ id }) => id === bug.id)?.title ?? bug.id);
        return {
          id: `${page}-${index + 1}`,
          mutatorName: title || `breaks “${bug.requirement}”`,
          location: {
            start: { line: line + 1, column: 1 },
            end: { line: line + 1, column: (source[line]?.length ?? 0) + 1 },
          },
          status: statuses[bug.result],
          ...(bug.seconds !== null && { duration: 1000 * bug.seconds }),
        };
      });
    return [page, { language: 'text', source: source.join('\n'), mutants }];
  });
  return {
    schemaVersion: '2',
    thresholds: { high: 90, low: 60 },
    files: Object.fromEntries(files),
  };
}

type TitledBug = Pick<BuiltBug, 'id' | 'title'>;

const statuses = { caught: 'Killed', 'timed-out': 'Timeout', missed: 'Survived', 'not-reached': 'NoCoverage' };

function requirementsOf(page: string): { readonly [id: string]: string } {
  return page === 'shell' ? shell.requirements : ([home, ...pages].find(({ id }) => id === page)?.requirements ?? {});
}

/** `</script>` in a text would end the script that holds it. */
function inScript(text: string): string {
  return text.replaceAll(/<(?=\/script|!--)/gi, '\\x3C');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
