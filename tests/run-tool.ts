import { join } from 'node:path';
import { execa } from 'execa';
import { solutionFile } from '../build/solution-files';

/**
 * Arguments that run Playwright's reference solutions of some pages. With dots, because the message of a failure is
 * cut: a list would leave no room.
 */
export function playwrightSolutions(pages: readonly string[]): string[] {
  const files = pages.map((page) => solutionFile('playwright', page));
  return ['test', ...files, '-c', 'tests/solutions/playwright', '--workers', '2', '--reporter', 'dot'];
}

/**
 * Runs a tool's own command at the project's root, against a site that is served already. Its result is not thrown, and
 * has all that it printed.
 */
export function runTool(command: string, args: string[], url: string, env: NodeJS.ProcessEnv = {}) {
  return execa(command, args, {
    cwd: join(import.meta.dirname, '..'),
    preferLocal: true,
    env: { ...env, PRACTICE_SITE_URL: url },
    all: true,
    reject: false,
  });
}
