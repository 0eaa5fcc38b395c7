import type { Page, Tool } from '../page';
import { flagsOf } from '../run/command';
import { defaultRunOptions, type RunOptions } from '../run/run-options';

const suiteCommands: { [Name in Tool]: string } = {
  playwright: 'npx playwright test',
  selenium: 'pytest',
  webdriverio: 'npx wdio run wdio.conf.js',
  cypress: 'npx cypress run',
};

/** The command that writes a project with an empty test for each requirement of a page. */
export function startCommand({ id }: Pick<Page, 'id'>, tool: Tool): string {
  return `npx practice-site start ${id} --tool ${tool}`;
}

/**
 * The command that grades a test of a page with these options. Undefined if no shell's quotes would do for the value
 * of one. Not with another origin, which is that of one server: a grade starts others.
 */
export function gradeCommand({ id }: Pick<Page, 'id'>, tool: Tool, options: RunOptions): string | undefined {
  const flags = flagsOf({ ...options, otherOrigin: defaultRunOptions.otherOrigin });
  if (!flags) return undefined;
  return [`npx practice-site grade --page ${id}`, ...flags, '--json grade.json --', suiteCommands[tool]].join(' ');
}
