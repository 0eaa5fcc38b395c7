import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { firstSolutionFile, sharedSolutionFiles, solutionFile } from '../build/solution-files';
import type { Tool } from '../site/page';
import { isInDepth } from './depth';

const root = join(import.meta.dirname, '..');

/** Both solutions of some pages, those that there are. */
export function solutionFiles(tool: Tool, pages: readonly string[]): string[] {
  const files = pages.flatMap((page) => [solutionFile(tool, page), firstSolutionFile(tool, page)]);
  return files.filter((file) => existsSync(join(root, file)));
}

/** All that is written for them: with page objects and fixtures, where pages have such. */
export function solutionSources(tool: Tool, pages: readonly string[]): string[] {
  return [...solutionFiles(tool, pages), ...pages.flatMap((page) => sharedSolutionFiles(tool, page))];
}

/**
 * Arguments that run Playwright's reference solutions of some pages, and the first ones of those that are tested in
 * depth: all that they test is in the others, too. With dots, because the message of a failure is cut: a list would
 * leave no room.
 */
export function playwrightSolutions(pages: readonly string[]): string[] {
  return [
    'test',
    ...pages.flatMap((page) =>
      isInDepth(page) ? solutionFiles('playwright', [page]) : solutionFile('playwright', page),
    ),
    '-c',
    'tests/solutions/playwright',
    '--workers',
    '2',
    '--reporter',
    'dot',
  ];
}

/**
 * Runs a tool's own command at the project's root, against a site that is served already. Its result is not thrown, and
 * has all that it printed.
 */
export function runTool(command: string, args: string[], url: string, env: NodeJS.ProcessEnv = {}) {
  return execa(command, args, {
    cwd: root,
    preferLocal: true,
    env: { ...env, PRACTICE_SITE_URL: url, BASE_URL: url },
    all: true,
    reject: false,
  });
}
