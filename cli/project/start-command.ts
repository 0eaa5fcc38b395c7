import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { version } from '../../package.json';
import type { Tool } from '../../site/page';
import { quoted } from '../../site/run/quoted';
import { visible } from '../../site/run/unseen';
import { tools } from '../../site/shared/tools';
import { CliError } from '../output/cli-error';
import { styled } from '../output/colors';
import { noSuch, pageIdIn } from '../output/no-such';
import { counted } from '../output/text';
import { unwritable } from '../output/write-report';
import { begun } from './begun';
import { type Subject, type ToolProject, untested, withEmptyTests } from './project';
import { toolProjects } from './tool-projects';

export type StartOptions = { tool?: Tool };

/** Writes a small project that tests one page: an empty test for each requirement, and all that it needs to run. */
export async function startProject(page: string, folder: string | undefined, { tool }: StartOptions) {
  const subject = await subjectOf(page);
  // Not an option that commander demands: it would do so before anything looks at the page.
  if (!tool) throw new CliError(`start needs an option: practice-site start ${subject.id} --tool <tool>.`);
  const project = toolProjects[tool];
  const { title } = tools[tool];
  const name = folder ?? `practice-${subject.id}`;
  if (name === '') throw new CliError('folder "" must not be empty.');
  refuseFilled(name);
  const skeleton = skeletonOf(subject, tool, project);
  const files = {
    ...project.files(subject),
    ...skeleton.files,
    'README.md': readme(subject, tool, skeleton),
  };
  try {
    for (const [path, text] of Object.entries(files)) write(join(name, path), text);
  } catch (error) {
    throw unwritable(visible(name), error);
  }
  console.log(
    [
      `Wrote a ${title} project for ${subject.title} to ${visible(name)}, with ${counted(skeleton.toWrite, 'test')} to write.`,
      '',
      styled('bold', enter(name).length > 0 ? 'Next' : 'Next, in that folder'),
      ...[...enter(name), project.install, project.test, gradeCommand(subject, tool)].map((line) => `  ${line}`),
      '',
      ...skeleton.pageObjects.map((path) => `The first test is there. It uses the page object in ${path}.`),
      `Write the tests in ${project.tests(subject)}. README.md says how.`,
    ].join('\n'),
  );
}

type Skeleton = {
  /** The tests, and what they use. */
  files: { readonly [path: string]: string };
  /** Those of the files that the page has begun besides the tests. */
  pageObjects: readonly string[];
  /** How many tests are empty. */
  toWrite: number;
};

function skeletonOf(subject: Subject, tool: Tool, project: ToolProject): Skeleton {
  const path = project.tests(subject);
  const { [path]: beginning = project.beginning(subject), ...others } = begun[subject.id]?.[tool] ?? {};
  const missing = untested(beginning, subject.requirements);
  return {
    files: { ...others, [path]: withEmptyTests(beginning, missing, project) },
    pageObjects: Object.keys(others),
    toWrite: missing.length,
  };
}

async function subjectOf(word: string): Promise<Subject> {
  const { pages } = await import('../public-catalogue');
  const page = pages.find(({ id }) => id === pageIdIn(word));
  if (page) {
    const { id, title, address, requirements } = page;
    return { id, title, address, requirements: Object.entries(requirements), version };
  }
  const ids = pages.map(({ id }) => id);
  throw noSuch(`page "${word}"`, word, ids, 'pages');
}

/** Nothing of the user's is ever overwritten. */
function refuseFilled(folder: string) {
  let names: string[];
  try {
    names = readdirSync(folder);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return;
    throw new CliError(`${visible(folder)} cannot be written to: ${code === 'ENOTDIR' ? 'it is a file' : message}.`);
  }
  if (names.length > 0) throw new CliError(`${visible(folder)} is not empty. Name a new folder.`);
}

function write(file: string, text: string) {
  makeFolder(dirname(file));
  writeFileSync(file, text, { flag: 'wx' });
}

/** Each by itself. Below /proc, Node 20 would never end to make them all by `recursive`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** The command that enters the folder, if some quotes do for it in every shell. */
function enter(folder: string): string[] {
  const word = quoted(folder);
  return word === undefined ? [] : [`cd ${word}`];
}

function gradeCommand({ id }: Subject, tool: Tool): string {
  return `npx practice-site grade --page ${id}${tools[tool].alone ? ' --jobs 1' : ''} -- ${toolProjects[tool].graded}`;
}

function readme(subject: Subject, tool: Tool, { pageObjects }: Skeleton): string {
  const { title, id } = subject;
  const project = toolProjects[tool];
  const goOn = pageObjects.map((path) => ` The first one is there. Go on with its page object, \`${path}\`.`);
  return `# Tests of ${title}

A project in ${tools[tool].title} with an empty test for each requirement of the page ${title} of practice-site.

1. Install: \`${project.install}\`${project.installNote ?? ''}
2. Look at the page, in a terminal of its own: \`npx practice-site --open ${id}\`
3. Write the tests in \`${project.tests(subject)}\`, and run them: \`${project.test}\`.${goOn.join('')}
4. Grade them: \`${gradeCommand(subject, tool)}\`. It says which requirements have a bug that no test caught.
5. See what was missed: \`${gradeCommand(subject, tool).replace(' -- ', ' --reveal -- ')}\`
6. See it beside the requirements: grade with \`--json grade.json\` before the two dashes, and drop that file into the page’s practice panel.
`;
}
