import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { execa } from 'execa';
import { playwrightReport, type Ran } from '../report';

export const root = join(import.meta.dirname, '../..');
const results = join(root, 'test-results');
const specs = join(results, 'bugs/specs');

/** A solution's tests as a group that is repeated: on the site at this address, which has a bug. */
export type Group = {
  name: string;
  file: string;
  url: string;
  /** The path of the page whose tests have to fail. Without it, they have to pass. */
  broken?: string;
  requirements: readonly string[];
};

/** In the place of a requirement: the page shows its heading, in a group whose tests have to fail. */
export const isThere = 'is there';

/** Runs in each group the tests of its requirements. */
export async function runSolutions(groups: readonly Group[], workers: number): Promise<Ran[]> {
  rmSync(specs, { recursive: true, force: true });
  mkdirSync(specs, { recursive: true });
  for (const [index, file] of [...new Set(groups.map((group) => group.file))].entries()) {
    const calls = groups.filter((group) => group.file === file).map(callOf);
    writeFileSync(join(specs, `${index}.spec.ts`), repeatedSolution(file, calls));
  }
  const report = join(results, 'bugs.json');
  // An earlier run's must not be read where this one breaks off.
  rmSync(report, { force: true });
  await execa('playwright', ['test', '-c', 'tests/bugs', '--workers', `${workers}`], {
    cwd: root,
    preferLocal: true,
    reject: false,
    stdout: 'ignore',
    stderr: 2,
  });
  return playwrightReport(report);
}

/** What came of a requirement's test in a group. */
export function resultsOf(ran: readonly Ran[], group: string, requirement: string): Ran[] {
  return ran.filter(({ name }) => name.includes(` › ${group} › ${requirement}: `));
}

function callOf({ name, url, broken, requirements }: Group): string {
  // Expected to fail, because after a test that fails unexpectedly Playwright starts a new worker and a new browser.
  const group = (tests: string) => `test.describe('${name}', () => { test.use({ baseURL: '${url}' }); ${tests} });`;
  const calls = `solution(only(${JSON.stringify(requirements)}));`;
  if (broken === undefined) return group(calls);
  const control = `test('${isThere}: ${broken}', async ({ page }) => {
  await page.goto('/${broken}');
  await expect(page.getByRole('main').locator('h1').first()).toBeVisible({ timeout: 60_000 });
});`;
  return `${group(`test.fail(); ${calls}`)}\n${group(control)}`;
}

/** Not by `--grep`: an argument has room for the tests of a thousand bugs, and all of them have more. */
const only = `const only = (names) => new Proxy(test, {
  apply: (all, self, [title, ...rest]) => names.includes(title.split(':')[0]) && all(title, ...rest),
});`;

/**
 * A page's solution as a function that is called in each of these groups. One file for all bugs of a page, because
 * Playwright compiles each file before the first test starts, and a file for each bug would take half a minute.
 */
function repeatedSolution(file: string, calls: string[]): string {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = /^import [^;]*;\n/gm;
  const body = text.replace(imports, '');
  const folder = relative(specs, join(root, dirname(file)));
  const importedFrom = text
    .match(imports)
    ?.join('')
    .replaceAll(/(?<=from ')(?=\.)/g, `${folder}/`);
  return `${importedFrom}\n${only}\nfunction solution(test) {\n${body}}\n\n${calls.join('\n')}\n`;
}
