import { basename } from 'node:path';
import { shown } from '../../start/options';
import { separator } from './test-names';

/** How a tool is made to write its results. The rest of the line is the same for all of them: see `hintFor`. */
type Tool = {
  /** The programs, or what follows `npx` and `python -m`. */
  names: readonly string[];
  /** A word that has to follow, where the program does other things too. */
  subcommand?: string;
  hint: string;
  /** What a command has besides `{junit}` when the hint was followed, if that is not enough. */
  besides?: RegExp;
  /** What a command has when the hint was followed, if that is without `{junit}`, and where the tool has the path from. */
  flag?: { pattern: RegExp; name: string; variable: string };
};

const tools: readonly Tool[] = [
  {
    names: ['playwright'],
    hint: 'Add --reporter=junit',
    flag: {
      pattern: /--reporter[= ](?:[\w-]+,)*junit\b/,
      name: '--reporter=junit',
      variable: 'PLAYWRIGHT_JUNIT_OUTPUT_FILE',
    },
  },
  { names: ['pytest', 'py.test'], hint: 'Add --junitxml={junit}' },
  {
    names: ['vitest'],
    hint: 'Add --reporter=junit --outputFile={junit}',
    besides: /--reporter[= ](?:[\w-]+,)*junit\b/,
  },
  {
    names: ['jest'],
    hint: 'Install jest-junit and add --reporters=default --reporters=jest-junit',
    flag: {
      pattern: /--reporters[= ]jest-junit\b/,
      name: '--reporters=jest-junit',
      variable: 'JEST_JUNIT_OUTPUT_FILE',
    },
  },
  // Both come with the tool. Cypress reads the path from MOCHA_FILE.
  {
    names: ['mocha'],
    hint: 'Add --reporter xunit --reporter-option output={junit}',
    besides: /(?:--reporter|-R)[= ](?:xunit|mocha-junit-reporter)\b/,
  },
  {
    names: ['cypress'],
    hint: 'Add --reporter junit',
    flag: { pattern: /(?:--reporter|-r)[= ]junit\b/, name: '--reporter junit', variable: 'MOCHA_FILE' },
  },
  {
    names: ['wdio'],
    hint:
      "Install @wdio/junit-reporter and add ['junit', { outputDir: process.env.PRACTICE_SITE_JUNIT }] to the reporters " +
      'in wdio.conf.js',
  },
  { names: ['mvn', 'mvnw'], hint: "Add --results 'target/*-reports/*.xml' before the --" },
  { names: ['gradle', 'gradlew'], hint: "Add --results 'build/test-results/**/*.xml' before the --" },
  { names: ['robot', 'pabot'], hint: 'Add --xunit {junit}' },
  {
    names: ['dotnet'],
    subcommand: 'test',
    hint: "Install JunitXml.TestLogger and add --logger 'junit;LogFilePath={junit}'",
  },
  { names: ['nunit3-console'], hint: 'Add --result={junit}' },
  {
    names: ['node'],
    subcommand: '--test',
    hint: 'Add --test-reporter=junit --test-reporter-destination={junit}',
    besides: /--test-reporter[= ]junit\b/,
  },
];

const otherHint = 'Let it write JUnit XML to {junit}, or name its files by --results <glob> before the --';

/** The one line for a suite that wrote no results, so that the grade has to go by its exit code. */
export function hintFor(command: readonly string[], results?: string): string {
  const missing = missingResults(command, results);
  if (missing) return `${missing}, so the grade goes by the suite's exit code.`;
  return `${hintOf(command)}, and the grade goes test by test, which is many times faster.`;
}

/** How a suite that wrote no results is made to write some, or which ones are missing, as a sentence. */
export function wayToResults(command: readonly string[], results?: string): string {
  return `${missingResults(command, results) ?? hintOf(command)}.`;
}

/** Which results the command names and the run did not write, as the beginning of a sentence. */
function missingResults(command: readonly string[], results: string | undefined): string | undefined {
  if (results !== undefined) return `The run wrote no file that --results ${shown(results)} matches`;
  const words = command.flatMap((word) => word.split(/[\s'"`;&|()]+/));
  const path = words.find((word) => word.includes('{junit}'));
  const { besides, flag } = toolOf(command) ?? {};
  const line = words.join(' ');
  if (path !== undefined && (besides?.test(line) ?? true)) {
    return `The command has ${path}, and yet the run wrote no file to that path`;
  }
  if (!flag?.pattern.test(line)) return undefined;
  return `The command has ${flag.name}, and yet the run wrote no file to the path in ${flag.variable}`;
}

function hintOf(command: readonly string[]): string {
  return toolOf(command)?.hint ?? otherHint;
}

/** The first tool that a command names, also in `npx …`, `python -m …` and `sh -c '…'`. */
function toolOf(command: readonly string[]): Tool | undefined {
  const words = command.flatMap((word) => word.split(/[\s'"`;&|()]+/)).map(programName);
  // A script of package.json may have any name.
  const at = words.findIndex((word, index) => !isScript(words, index) && toolCalled(word, words.slice(index + 1)));
  return toolCalled(words[at] ?? '', words.slice(at + 1));
}

function toolCalled(name: string, rest: readonly string[]): Tool | undefined {
  return tools.find(
    ({ names, subcommand }) => names.includes(name) && (subcommand === undefined || rest.includes(subcommand)),
  );
}

function isScript(words: readonly string[], index: number): boolean {
  return words[index - 1] === 'run' && ['npm', 'pnpm', 'yarn', 'bun'].includes(words[index - 2] ?? '');
}

/** `playwright` of `node_modules/.bin/playwright.cmd`. */
function programName(word: string): string {
  return basename(word.replaceAll('\\', '/')).replace(/\.(?:cmd|exe|bat|ps1|[cm]?js)$|@[\w.^~-]+$/, '');
}

/**
 * How long it may be, in bytes. A command line ends earlier on Windows, where `npx` is a script of cmd.exe, and Linux
 * takes 128 KB for one argument.
 */
const longest = process.platform === 'win32' ? 6000 : 100_000;

/** How many words of each name are in it: all, or fewer where it would be too long. */
const wordCounts = [40, 8, 4];

const everyTest = '.*';

/**
 * What is in a name and not in the title: the place of the address and of a control character, a project, the mark of a
 * cut name, and the number of equal ones.
 */
const notOfTheTitle = /\{(?:url|port)\}|\\u\{[\da-f]+\}|^\[[^[\]]*\] |… #[\da-f]{8}| \(\d+\)$/;

/**
 * A regular expression for `{tests}`, which matches at least the tests of these names as the tools match them:
 * Playwright and Mocha by the titles with a space between, Vitest and Jest too. None of them has exactly that as its
 * name in a file of results, and WebdriverIO's reporter leaves out all but letters, so the pattern is of words alone.
 * It has neither quotes nor `\` nor `$`, so that it may be in quotes of a shell.
 */
export function testPattern(names: readonly string[]): string {
  for (const count of wordCounts) {
    const parts = new Set(names.map((name) => wordsOf(name).slice(0, count).join('[^A-Za-z0-9]+')));
    if (parts.size === 0 || parts.has('')) break;
    const pattern = `(${[...parts].join('|')})`;
    if (Buffer.byteLength(pattern) <= longest) return pattern;
  }
  return everyTest;
}

/**
 * The longest row of words in a name, without its file or class and without what the grade has put into it. A word in
 * other letters than English ones is a row of its own, because some reporters leave such letters out.
 */
function wordsOf(name: string): string[] {
  const at = name.indexOf(separator);
  const title = at < 0 ? name : name.slice(at + separator.length);
  const rows = title.split(notOfTheTitle).flatMap((part) => {
    const words = part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    return words.reduce<string[][]>((all, word) => {
      const last = all.at(-1);
      if (last?.every(isPlain) && isPlain(word)) last.push(word);
      else all.push([word]);
      return all;
    }, []);
  });
  const lengthOf = (row: readonly string[]) => row.join('').length;
  return rows.reduce((best, row) => (lengthOf(row) > lengthOf(best) ? row : best), []);
}

function isPlain(word: string): boolean {
  return /^[A-Za-z0-9]+$/.test(word);
}
