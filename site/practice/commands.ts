import type { Page, Tool } from '../page';
import { flagsOf } from '../run/command';
import { defaultRunOptions, type RunOptions } from '../run/run-options';
import { tools } from '../shared/tools';

/** With the results of single tests, where the tool writes them by an option: a grade is many times faster with them. */
const suiteCommands: { [Name in Tool]: string } = {
  playwright: 'npx playwright test --reporter=junit',
  selenium: 'pytest --junitxml={junit}',
  webdriverio: 'npx wdio run wdio.conf.js',
  cypress: 'npx cypress run --reporter junit',
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
  const jobs = tools[tool].alone ? ['--jobs 1'] : [];
  return [`npx practice-site grade --page ${id}`, ...jobs, ...flags, '--json grade.json --', suiteCommands[tool]].join(
    ' ',
  );
}
