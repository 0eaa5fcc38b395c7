import { isIP } from 'node:net';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { version } from '../package.json';
import { runOptionDescriptions, runOptionNames } from '../site/run/run-options';
import { CliError } from './cli-error';
import { printBugs } from './commands/bugs';
import { printCompletionScript, printCompletions } from './commands/completion';
import { completionScripts } from './commands/completion-scripts';
import { exportSite } from './commands/export';
import { printPages } from './commands/pages';
import type { ServeOptions } from './commands/serve';
import { didYouMean } from './did-you-mean';
import type { GradeOptions } from './grade/command';

type Serve = (options: ServeOptions) => Promise<void>;

/** Describes the commands and options. `serve` is a parameter because the development server serves the sources. */
export function createProgram(serve: Serve): Command {
  const program = new Command('practice-site')
    .description('A practice website for browser test automation.')
    .version(version)
    .showSuggestionAfterError()
    .configureOutput({
      outputError: (text, write) =>
        write(
          text
            .trim()
            .replace(/\s*\n\s*/g, ' ')
            .concat('\n'),
        ),
    });
  addServeCommand(program, serve);
  addPagesCommand(program);
  addBugsCommand(program);
  addGradeCommand(program);
  addExportCommand(program);
  addCompletionCommand(program);
  return program;
}

function addServeCommand(program: Command, serve: Serve) {
  const command = program
    .command('serve', { isDefault: true })
    .description('serve the site on this machine (the default command)')
    .allowExcessArguments()
    .addOption(
      new Option('-p, --port <number>', 'port to listen on, 0 for a free one (default: 7357)')
        .env('PORT')
        .argParser(parsePort),
    )
    .addOption(
      new Option('-H, --host <address>', 'address to listen on (default: 127.0.0.1 and ::1)')
        .env('HOST')
        .argParser(parseHost),
    )
    .option('--base <path>', 'serve everything below this path')
    .option('-o, --open [page]', 'open the site, or one page of it, in the browser')
    .option('--json', 'say ready as one line of JSON')
    .option('-q, --quiet', 'print nothing but errors')
    .addHelpText(
      'after',
      `
Examples:
  $ practice-site serve
  $ practice-site serve --port 0 --json
  $ practice-site serve --seed 7 --variant B --delay-scale 0
  $ practice-site serve --open forms`,
    );
  addRunOptions(command);
  addBugOptions(command);
  command.action(async (options: ServeOptions) => {
    refuseWords(program, command.args);
    await serve(options);
  });
}

function addPagesCommand(program: Command) {
  program
    .command('pages')
    .description('list the pages, or show what one must do and its hooks')
    .argument('[page]', 'id or address of the page to show, or a part of its id or title')
    .option('--json', 'print everything about them as JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ practice-site pages
  $ practice-site pages forms
  $ practice-site pages menu
  $ practice-site pages --json`,
    )
    .action(printPages);
}

function addBugsCommand(program: Command) {
  program
    .command('bugs')
    .description('list the bugs that pages can be given, for --bug and grade')
    .argument('[page]', 'id of a page, or shell for what is around the pages')
    .option('--json', 'print everything about them as JSON')
    .option('--hunt <count>', 'tell the bugs of a hunt', parseCount)
    .option('-s, --seed <text>', 'the seed of that hunt')
    .addHelpText(
      'after',
      `
Examples:
  $ practice-site bugs auth
  $ practice-site bugs --hunt 5 --seed 7`,
    )
    .action(printBugs);
}

function addGradeCommand(program: Command) {
  const command = program
    .command('grade')
    .description('run a test suite against every bug, and say which ones it notices')
    .argument('[command...]', 'what runs the suite, after --; {url} and {port} in it are the site’s')
    .option('--page <id>', 'only the bugs of this page; repeatable', repeated)
    .option('--bug <id>', 'only this bug; repeatable', repeated)
    .addOption(
      new Option('--only <part>', 'only bugs, or only conditions; repeatable').argParser(
        (part, earlier: string[] = []) => {
          if (part === 'bugs' || part === 'redesigns' || part === 'conditions') return [...earlier, part];
          throw new InvalidArgumentError('It must be bugs, redesigns or conditions.');
        },
      ),
    )
    .option('--jobs <count>', 'runs at the same time (default: half of the cores)', parseCount)
    .option('-p, --port <number>', 'for suites with a fixed address: one run at a time, on this port', parsePort)
    .option('--min <percent>', 'exit with 2 when fewer of the bugs on shown pages are caught', parsePercent)
    .option('--min-redesigns <percent>', 'the same for redesigns that the suite survives', parsePercent)
    .option('--min-conditions <percent>', 'the same for conditions that it survives', parsePercent)
    .option('--json [file]', 'write the result as JSON, to stdout unless a file is named')
    .option('--html <file>', 'write the result as one HTML page')
    .option('--shard <part>', 'one part of several, like 1/3, for as many machines')
    .option('--merge <files...>', 'make one result of those of all parts')
    .option('--reveal', 'say what each missed bug was, not only its requirement')
    .addHelpText(
      'after',
      `
The suite gets the site's address as PRACTICE_SITE_URL, BASE_URL, PLAYWRIGHT_TEST_BASE_URL and CYPRESS_BASE_URL.

Examples:
  $ practice-site grade -- npx playwright test
  $ practice-site grade --page auth --reveal -- pytest tests
  $ practice-site grade --min 80 --html grade.html -- npm test
  $ practice-site grade --merge grade-1.json grade-2.json`,
    );
  addRunOptions(command);
  command.action(async (words: string[], options: GradeOptions) => {
    const { gradeCommand } = await import('./grade/command');
    await gradeCommand(words, options);
  });
}

function addExportCommand(program: Command) {
  const command = program
    .command('export')
    .description('write the site as static files, for any static host')
    .argument('<folder>', 'where to: a new or empty folder')
    .option('--base <path>', 'path that the host serves the folder at')
    .option('-f, --force', 'write into a folder that is not empty: replaces files, deletes none')
    .option('--json', 'say what was written as one line of JSON')
    .addHelpText(
      'after',
      `
Examples:
  $ practice-site export public
  $ practice-site export public --base /practice/ --force
  $ practice-site export public --seed 7 --variant B --delay-scale 0`,
    );
  addRunOptions(command);
  addBugOptions(command);
  command.action(exportSite);
}

function addCompletionCommand(program: Command) {
  program
    .command('completion')
    .description('print a completion script for bash, zsh, fish or PowerShell')
    .addArgument(new Argument('<shell>', 'the shell that is to read it').choices(Object.keys(completionScripts)))
    .addHelpText(
      'after',
      `
Examples:
  $ practice-site completion bash >> ~/.bashrc
  $ practice-site completion zsh >> ~/.zshrc
  $ practice-site completion fish > ~/.config/fish/conf.d/practice-site.fish
  > practice-site completion powershell >> $PROFILE`,
    )
    .action(printCompletionScript);
  // The completion scripts call this at every press of Tab.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => printCompletions(program, words));
}

function addRunOptions(command: Command) {
  for (const name of runOptionNames) {
    const { flag, help, parse } = runOptionDescriptions[name];
    command.addOption(new Option(flag, help).argParser((text) => valueOrUsageError(() => parse(text))));
  }
}

function addBugOptions(command: Command) {
  command
    .addOption(
      new Option('--bug <id>', 'give a page a bug, such as auth/any-password; repeatable, one a page').argParser(
        repeated,
      ),
    )
    .addOption(new Option('--hunt <count>', 'give so many pages a bug each, by chance').argParser(parseCount));
}

/** Commander gives every unknown word to the default command: `srve` is a typing error, not an argument of `serve`. */
function refuseWords(program: Command, [word]: readonly string[]) {
  if (word === undefined) return;
  if (program.args[0] === 'serve') throw new CliError(`serve takes no argument: "${word}".`);
  const names = program.commands.map((command) => command.name());
  throw new CliError(`Unknown command "${word}".${didYouMean(word, names)} practice-site --help lists the commands.`);
}

function repeated(word: string, earlier: string[] = []): string[] {
  return [...earlier, word];
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

function parsePercent(text: string): number {
  const percent = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(percent <= 100)) throw new InvalidArgumentError('It must be a number from 0 to 100.');
  return percent;
}

function parseCount(text: string): number {
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It must be a whole number from 1.');
}

function parseHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return host;
  if (host === '') throw new InvalidArgumentError('It must not be empty.');
  const [, scheme, name = '', port] = /^(\w+:\/\/)?(\[[^\]]*\]|[^:/]*)(?::(\d+))?\/?$/.exec(text) ?? [];
  if (name && (scheme || port)) {
    throw new InvalidArgumentError(
      `It must be a name or an address alone: --host ${name}${port ? ` --port ${port}` : ''}.`,
    );
  }
  if (!/^[\w.%:-]+$/.test(host)) throw new InvalidArgumentError('It must be a name or an address.');
  return host;
}

function valueOrUsageError<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    const { message } = error as Error;
    // A message that ends in a suggestion ("did you mean B?") needs no full stop.
    throw new InvalidArgumentError(`It ${message}${message.endsWith('?') ? '' : '.'}`);
  }
}
