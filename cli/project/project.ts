import type { Tool } from '../../site/page';

export type Requirement = readonly [id: string, sentence: string];

/** What the files of a project are made of. */
export type Subject = {
  /** The page's id and title. */
  id: string;
  title: string;
  /** Path below the site's address: `/forms`. */
  address: string;
  /** The sentences by their ids. */
  requirements: readonly Requirement[];
  /** The version of practice-site. */
  version: string;
};

/** How a tool's project is made. */
export type ToolProject = {
  /** The command that installs what the project needs. */
  install: string;
  /** What the README adds to it. */
  installNote?: string;
  /** The command that runs the tests, and the one that a grade runs. */
  test: string;
  graded: string;
  /** The file with the tests. */
  tests: (subject: Subject) => string;
  /** What that file begins with, up to the line that says what to do, and its end. */
  beginning: (subject: Subject) => string;
  /** A test that is still to be written. */
  empty: (requirement: Requirement) => string;
  /** Texts by the paths of their files, without the tests and the README. */
  files: (subject: Subject) => { readonly [path: string]: string };
};

export type ToolProjects = { readonly [Name in Tool]: ToolProject };

/** The versions that the projects are pinned to: those that practice-site's own solutions are tested with. */
export const versions = {
  '@playwright/test': '1.64.1',
  '@wdio/cli': '9.32.0',
  '@wdio/globals': '9.31.3',
  '@wdio/junit-reporter': '9.32.0',
  '@wdio/local-runner': '9.32.0',
  '@wdio/mocha-framework': '9.32.0',
  '@wdio/spec-reporter': '9.32.0',
  'expect-webdriverio': '6.1.0',
  webdriverio: '9.32.0',
  cypress: '15.3.0',
  'mocha-junit-reporter': '2.2.1',
} as const;

/** A package.json with the fields of these packages that are needed. */
export function packageJson(
  { id, version }: Subject,
  scripts: { readonly [name: string]: string },
  packages: readonly (keyof typeof versions)[],
): string {
  const devDependencies = Object.fromEntries([
    ...packages.map((name) => [name, versions[name]]),
    ['practice-site', version],
  ]);
  return `${JSON.stringify({ name: `practice-${id}`, private: true, type: 'module', scripts, devDependencies }, null, 2)}\n`;
}

/** The name of a requirement's test: its id and its sentence. */
export function testName([id, sentence]: Requirement): string {
  return `${id}: ${sentence}`;
}

/** The text as a string of JavaScript, in the quotes that need no escapes where there are such. */
export function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${text.replaceAll('\\', '\\\\')}'`;
}

/** The requirements that have no test in a text. */
export function untested(text: string, requirements: readonly Requirement[]): readonly Requirement[] {
  return requirements.filter(([id]) => !new RegExp(`['"\`]${id}: `).test(text));
}

/** The file with the tests: an empty one for each missing requirement follows the line that says what to do. */
export function withEmptyTests(beginning: string, missing: readonly Requirement[], { empty }: ToolProject): string {
  const tests = missing.map(empty).join('');
  return beginning.replace(/^.*One test for each requirement\..*\n/m, (line) => line + tests);
}
