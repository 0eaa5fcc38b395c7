import { isIP } from 'node:net';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { version } from '../package.json';
import type { Tool } from '../site/page';
import { defaultPort } from '../site/run/command';
import { type NamedRunOption, runOptionList } from '../site/run/run-options';
import { refuseUnseen } from '../site/run/unseen';
import { isTool, toolNames } from '../site/shared/tools';
import type { BugsOptions } from './commands/list-bugs';
import type { PagesOptions } from './commands/list-pages';
import type { RedesignsOptions } from './commands/list-redesigns';
import type { ServeOptions } from './commands/serve';
import { type Shell, shells } from './commands/shells';
import { unexpectedArgument, unknownCommand, usageError } from './commands/usage-error';
import type { ExportOptions } from './export/export-command';
import type { GradeOptions } from './grade/grade-command';
import { type Part, parts } from './grade/part';
import { reportFormats } from './grade/report-formats';
import type { HealOptions } from './heal/heal-command';
import { healFormats } from './heal/heal-formats';
import { usualBugs, usualTimeout } from './heal/usual';
import { CliError, isCliError } from './output/cli-error';
import { hasColors, styled } from './output/colors';
import { didYouMean } from './output/did-you-mean';
import { alternatives, terminalWidth } from './output/text';
import type { StartOptions } from './project/start-command';
import { allowedHostOf } from './server/allowed-hosts';
import { basePathOf, portOf, shown } from './start/options';

type Serve = (options: ServeOptions) => Promise<void>;

/** Describes the commands and options. `serve` is a parameter because the development server serves the sources. */
export function createProgram(serve: Serve): Command {
  const program = new Command('practice-site')
    .description('A practice website for browser test automation, served from this machine.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .showSuggestionAfterError(false)
    .configureHelp({ styleTitle: (title) => styled('bold', title), minWidthToWrap: 16 })
    .configureOutput({
      getOutHasColors: () => hasColors(process.stdout),
      getOutHelpWidth: () => terminalWidth(80),
      // Errors are printed by `reportError`.
      outputError: () => {},
    });
  addServeCommand(program, serve);
  addPagesCommand(program);
  addStartCommand(program);
  addBugsCommand(program);
  addRedesignsCommand(program);
  addGradeCommand(program);
  addHealCommand(program);
  addExportCommand(program);
  addCompletionCommand(program);
  addHelpCommand(program);
  for (const command of [program, ...program.commands]) {
    command.exitOverride((error) => {
      throw error.exitCode === 0 ? error : usageError(error, command);
    });
  }
  program.hook('preAction', (_program, command) => refuseUnseenWords(command));
  return program.addHelpText('after', () =>
    [
      '',
      'serve is the default: practice-site --port 0 is enough.',
      examples(
        'practice-site',
        'practice-site --port 0 --seed 7 --open',
        'practice-site pages forms',
        'practice-site export public',
        'practice-site serve --help',
      ),
      '',
      styled('bold', 'Documentation:'),
      '  README.md of this package',
      '  the page About of the served site',
    ].join('\n'),
  );
}

/** The words of a suite's command are the user's own, and those of a completion are no options yet. */
const foreignWords = ['grade', 'heal', 'complete'];

/** In every option and argument, because each of them may be printed, also the name of a file. */
function refuseUnseenWords(command: Command) {
  const named = Object.entries(command.opts()).flatMap(([name, value]) => [value].flat().map((text) => [name, text]));
  const words = foreignWords.includes(command.name()) ? [] : command.args.map((word) => ['argument', word]);
  for (const [name, text] of [...named, ...words]) {
    if (typeof text !== 'string') continue;
    const flag = command.options.find((option) => option.attributeName() === name)?.long ?? 'The argument';
    try {
      refuseUnseen(text, 4096);
    } catch (error) {
      throw new CliError(`${flag} ${shown(text)} ${(error as Error).message}`);
    }
  }
}

function addServeCommand(program: Command, serve: Serve) {
  const command = program
    .command('serve', { isDefault: true })
    .summary('serve the site on this machine (the default)')
    .description('Serves the site on this machine until Ctrl+C or SIGTERM. It is the default command.')
    .allowExcessArguments()
    .addOption(
      checkedOption('-p, --port <number>', `port, 0 for a free one (default: ${defaultPort})`, parsePort).env('PORT'),
    )
    .addOption(checkedOption('-H, --host <address>', 'address (default: 127.0.0.1 and ::1)', parseHost).env('HOST'))
    .addOption(allowHostOption())
    .addOption(checkedOption('--base <path>', 'serve everything below this path', basePathOf))
    .option('-o, --open [page]', 'open the site, or one page, in the browser')
    .option('--json', 'print the ready line as JSON')
    .option('-q, --quiet', 'print nothing but errors')
    .addHelpText('after', () =>
      examples(
        'practice-site serve',
        'practice-site serve --port 0 --json',
        'practice-site serve --seed 7 --variant B',
        'practice-site serve --open forms',
      ),
    );
  addRunOptions(command);
  addBugOptions(command);
  command.action(async (options: ServeOptions) => {
    const [word] = command.args;
    // Commander gives every unknown word to the default command: `srve` is a typing error, not an argument of `serve`.
    if (word !== undefined && program.args[0] !== 'serve') throw unknownCommand(word, program);
    if (word !== undefined) throw unexpectedArgument(word, command);
    await serve(options).catch((error) => {
      throw command.getOptionValueSource('host') === 'env' ? namingHost(error) : error;
    });
  });
}

/** Says where the address comes from that cannot be listened on: conda, for one, sets HOST to something else. */
function namingHost(error: unknown): unknown {
  if (!isCliError(error) || !/^Cannot listen on (?!.* may not use port )/.test(error.message)) return error;
  return new CliError(`${error.message} HOST in the environment names it: unset that, or try --host localhost.`);
}

/** Where the sites of a suite that is graded or healed listen. */
function suitePortOption(): Option {
  return checkedOption('-p, --port <number>', 'for a suite with a fixed address: one run at a time', parsePort);
}

function suiteHostOption(): Option {
  return checkedOption('-H, --host <address>', 'for browsers elsewhere: address to listen on', parseHost);
}

/** A second one would take the place of the first without a word. */
function resultsOption(): Option {
  const help = "the suite's JUnit XML, such as 'target/surefire-reports/*.xml' (default: {junit})";
  return new Option('--results <glob>', help).argParser((text, earlier?: string) => {
    if (text.trim() === '') throw new InvalidArgumentError(`${shown(text)} must not be empty.`);
    if (earlier === undefined) return text;
    throw new InvalidArgumentError(
      `${shown(text)} is a second one after ${shown(earlier)}. Name both places by one glob, like '{one,two}/*.xml'.`,
    );
  });
}

function allowHostOption(): Option {
  return new Option('--allow-host <name>', 'accept this host name too, such as bs-local.com; repeatable').argParser(
    (text, earlier: string[] = []) => [...earlier, checkedBy(allowedHostOf, text)],
  );
}

function addPagesCommand(program: Command) {
  program
    .command('pages')
    .summary('list the pages, or show the requirements of one')
    .description('Lists the pages, or shows the requirements and test ids of one page.')
    .argument('[page]', 'id or address of a page, or a part of its id or title')
    .option('--json', 'print everything about them as JSON')
    .addHelpText('after', () =>
      examples(
        'practice-site pages',
        'practice-site pages forms',
        'practice-site pages menu',
        'practice-site pages auth --json',
      ),
    )
    .action(async (word: string | undefined, options: PagesOptions) => {
      const { printPages } = await import('./commands/list-pages');
      await printPages(word, options);
    });
}

function addStartCommand(program: Command) {
  program
    .command('start')
    .summary('write a project with an empty test for each requirement of a page')
    .description('Writes a small project that tests one page, with an empty test for each of its requirements.')
    .argument('<page>', 'id of the page')
    .argument('[folder]', 'a new or empty folder (default: practice-<page>)')
    .addOption(checkedOption('--tool <tool>', alternatives(toolNames), toolOf))
    .addHelpText('after', () =>
      examples('practice-site start auth --tool playwright', 'practice-site start forms --tool selenium my-tests'),
    )
    .action(async (page: string, folder: string | undefined, options: StartOptions) => {
      const { startProject } = await import('./project/start-command');
      await startProject(page, folder, options);
    });
}

function addBugsCommand(program: Command) {
  program
    .command('bugs')
    .summary('count the bugs of the pages, or list those of one')
    .description('Counts the bugs of each page, or lists them. --bug gives one to a page, and grade tries them all.')
    .argument('[page]', 'id of a page, or shell for the header and the menu')
    .option('--all', 'list all bugs, and not only how many each page has')
    .option('--json', 'print everything about them as JSON')
    .addOption(checkedOption('--hunt <count>', 'show the bugs of a hunt', countOf))
    .option('-s, --seed <text>', 'the seed of that hunt')
    .addHelpText('after', () => examples('practice-site bugs auth', 'practice-site bugs --hunt 5 --seed 7'))
    .action(async (page: string | undefined, options: BugsOptions) => {
      const { printBugs } = await import('./commands/list-bugs');
      printBugs(page, options);
    });
}

function addRedesignsCommand(program: Command) {
  program
    .command('redesigns')
    .summary('list the harmless changes to the site')
    .description('Lists the redesigns: harmless changes to the whole site, which a good suite survives.')
    .argument('[redesign]', 'one of them, for --pairs')
    .option('--json', 'print them as JSON')
    .option('--pairs [file]', 'write each element with a test id before and after, as JSON')
    .option('--browser <path>', 'the Chrome or Chromium for --pairs')
    .addHelpText('after', () => examples('practice-site redesigns', 'practice-site redesigns next --pairs pairs.json'))
    .action(async (id: string | undefined, options: RedesignsOptions) => {
      const { printRedesigns } = await import('./commands/list-redesigns');
      await printRedesigns(id, options);
    });
}

function addGradeCommand(program: Command) {
  const command = program
    .command('grade')
    .summary('show which bugs a test suite catches')
    .description(
      'Runs a test suite on the correct site, then with each bug, redesign and condition, and shows which ones it ' +
        'catches. The suite gets the address as PRACTICE_SITE_URL, BASE_URL, PLAYWRIGHT_TEST_BASE_URL and ' +
        'CYPRESS_BASE_URL. If the suite writes its results to {junit}, as JUnit XML, many bugs share a run.',
    )
    .argument(
      '[suite...]',
      'the command that runs the suite, after --; {url}, {port}, {junit} and {tests} in it are filled in',
    )
    .option('--page <id>', 'only the bugs of this page; repeatable', repeated)
    .option('--bug <id>', 'only this bug; repeatable', repeated)
    .addOption(
      new Option('--only <part>', 'only bugs, redesigns or conditions; repeatable').argParser(
        (text, earlier: Part[] = []) => {
          const part = parts.find((known) => known === text);
          if (part) return [...earlier, part];
          throw new InvalidArgumentError(`${shown(text)} must be ${alternatives(parts)}.`);
        },
      ),
    )
    .option('--all', "with --page: also the bugs of requirements about this site's own options")
    .option('--redesign <id>', 'grade on a redesigned site, such as next, with the bugs on top; repeatable', repeated)
    .addOption(checkedOption('--sample <count>', 'only this number of bugs, spread over pages and levels', countOf))
    .option('--sample-seed <text>', 'choose the same bugs again, needed with --shard (default: random, and printed)')
    .addOption(resultsOption())
    .option('--leave-out-failing', 'ignore the tests that fail on the correct site')
    .addOption(checkedOption('--jobs <count>', 'runs at the same time (default: half of the cores)', countOf))
    .addOption(suitePortOption())
    .addOption(suiteHostOption())
    .addOption(allowHostOption())
    .option('--address <url>', 'address that the suite gets, such as http://host.docker.internal:{port}')
    .option('--cwd <folder>', 'the folder in which the suite runs (default: the current one)')
    .addOption(
      checkedOption(
        '--min <percent>',
        'exit with 2 if fewer bugs are caught on the pages that the suite shows',
        percentOf,
      ),
    )
    .addOption(checkedOption('--min-redesigns <percent>', 'the same for redesigns survived', percentOf))
    .addOption(checkedOption('--min-conditions <percent>', 'the same for conditions survived', percentOf))
    .option('--json [file]', 'write the result as JSON, to stdout if no file is named')
    .option('--html <file>', 'write the result as one HTML page')
    .option('--report <format:file>', `write a report: ${alternatives(reportFormats)}; repeatable`, repeated)
    .option('--points <file>', 'give points for what is caught, as this JSON file says')
    .option('--shard <i/n>', 'run one part of the grade, such as 1/3, to share it among machines')
    .option('--merge <files...>', 'merge the JSON files of all parts into one result')
    .option('--resume <file>', 'continue the grade of this JSON file where it stopped')
    .option('--reveal', 'show what each missed bug was, not only its requirement')
    .addHelpText('after', () =>
      examples(
        'practice-site grade -- npx playwright test --reporter=junit',
        'practice-site grade --page auth --reveal -- pytest --junitxml={junit} tests',
        'practice-site grade --min 80 --html grade.html -- npm test',
        'practice-site grade --merge grade-1.json grade-2.json',
      ),
    );
  addRunOptions(command);
  command.action(async (words: string[], options: GradeOptions) => {
    const { gradeCommand } = await import('./grade/grade-command');
    await gradeCommand(words, options);
  });
}

function addHealCommand(program: Command) {
  const command = program
    .command('heal')
    .summary('show whether a tool that mends tests hides bugs')
    .description(
      'Lets a command mend copies of a test suite, on sites that are changed without harm and on sites with real bugs, ' +
        'and says what the suite is worth then. Both commands get the address as in grade. The heal command also gets ' +
        'the results of the failed run as PRACTICE_SITE_JUNIT and {junit}, its output as PRACTICE_SITE_OUTPUT, and a ' +
        'file for what it costs as PRACTICE_SITE_USAGE.',
    )
    .usage('[options] -- <heal command> -- <test command>')
    .argument('[suite...]', 'the command that mends the suite, --, and the command that runs it')
    .option('--from <file>', 'what the suite notices, from the JSON of a grade (default: a grade at the start)')
    .option('--page <id>', 'only the bugs of this page; repeatable', repeated)
    .addOption(checkedOption('--bugs <count>', `how many bugs to try (default: ${usualBugs})`, countOf))
    .option('--redesign <id>', 'this redesign (default: those that break the suite); repeatable', repeated)
    .option('--copy <glob>', 'files to copy, or to leave out with ! before the glob; repeatable', repeated)
    .addOption(resultsOption())
    .addOption(checkedOption('--jobs <count>', 'trials at the same time (default: half of the cores)', countOf))
    .addOption(
      checkedOption('--timeout <seconds>', `how long the heal command may take (default: ${usualTimeout})`, secondsOf),
    )
    .addOption(suitePortOption())
    .addOption(suiteHostOption())
    .addOption(allowHostOption())
    .option('--address <url>', 'address that both commands get, such as http://host.docker.internal:{port}')
    .option('--cwd <folder>', "the suite's folder (default: the current one)")
    .option('--json [file]', 'write the result as JSON, to stdout if no file is named')
    .option('--html <file>', 'write the result as one HTML page')
    .option('--report <format:file>', `write a report: ${alternatives(healFormats)}; repeatable`, repeated)
    .option('--resume <file>', 'continue the trials of this JSON file where they stopped')
    .option('--reveal', 'say what each bug is')
    .addHelpText('after', () =>
      examples(
        'practice-site heal -- my-healer -- npx playwright test --reporter=junit',
        'practice-site heal --page auth --bugs 5 -- my-healer {junit} -- pytest --junitxml={junit}',
      ),
    );
  addRunOptions(command);
  command.action(async (words: string[], options: HealOptions) => {
    const { healCommand } = await import('./heal/heal-command');
    await healCommand(words, options);
  });
}

function addExportCommand(program: Command) {
  const command = program
    .command('export')
    .summary('write the site as static files')
    .description('Writes the site as static files, for any static host.')
    .argument('<folder>', 'the folder to write to: new or empty')
    .addOption(checkedOption('--base <path>', 'path that the host serves the folder at', basePathOf))
    .option('-f, --force', 'write into a folder that is not empty: replaces each file in place, deletes none')
    .option('--json', 'print what was written as one line of JSON')
    .addHelpText('after', () =>
      examples(
        'practice-site export public',
        'practice-site export public --force --base /practice/',
        'practice-site export public --seed 7 --variant B',
      ),
    );
  for (const option of runOptionList) command.addOption(exportOption(option));
  addBugOptions(command);
  command.action(async (folder: string, options: ExportOptions) => {
    const { exportSite } = await import('./export/export-command');
    await exportSite(folder, options);
  });
}

function addCompletionCommand(program: Command) {
  program
    .command('completion')
    .summary('print a completion script for a shell')
    .description('Prints a script for your shell: Tab then completes commands, options and pages.')
    .addArgument(new Argument('<shell>', shells.join(', ')).argParser(parseShell))
    .addHelpText('after', () =>
      examples(
        'practice-site completion bash >> ~/.bashrc',
        'practice-site completion zsh >> ~/.zshrc',
        'practice-site completion fish \\\n      > ~/.config/fish/conf.d/practice-site.fish',
      ),
    )
    .action(async (shell: Shell) => {
      const { printCompletionScript } = await import('./commands/completion');
      printCompletionScript(shell);
    });
  // The completion scripts call this at every press of Tab.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const { printCompletions } = await import('./commands/completion');
      printCompletions(program, words);
    });
}

/** Commander has one of its own, but prints the help of the whole program for a word that is no command. */
function addHelpCommand(program: Command) {
  program
    .command('help')
    .summary('print the help of a command')
    .description('Prints the help of a command.')
    .argument('[command]', 'its name')
    .addHelpText('after', () => examples('practice-site help serve'))
    .action((name?: string) => {
      const command = name === undefined ? program : program.commands.find((each) => each.name() === name);
      if (!command) throw unknownCommand(name ?? '', program);
      command.outputHelp();
    });
}

function toolOf(text: string): Tool {
  if (isTool(text)) return text;
  throw new Error(`must be ${alternatives(toolNames)}.${didYouMean(text, toolNames)}`);
}

function addRunOptions(command: Command) {
  for (const option of runOptionList) command.addOption(runOption(option));
}

function runOption({ flag, help, fromText }: NamedRunOption): Option {
  return checkedOption(flag, help, fromText);
}

/** One that no export can have is known anyway, so that the error says why, and not that there is none. */
function exportOption(option: NamedRunOption): Option {
  if (!option.notExported) return runOption(option);
  return checkedOption(option.flag, '', () => {
    throw new Error(option.notExported);
  }).hideHelp();
}

function addBugOptions(command: Command) {
  command
    .option('--redesign <id>', 'make a harmless change to the whole site, such as ids or next; repeatable', repeated)
    .option('--bug <id>', 'give a page a bug, such as auth/any-password; repeatable, one a page', repeated)
    .addOption(checkedOption('--hunt <count>', 'give this number of pages a random bug each', countOf));
}

/** An option whose parser throws an Error that says what the value must be. */
function checkedOption(flags: string, help: string, parse: (text: string) => unknown): Option {
  return new Option(flags, help).argParser((text) => checkedBy(parse, text));
}

function checkedBy<Value>(parse: (text: string) => Value, text: string): Value {
  try {
    return parse(text);
  } catch (error) {
    throw new InvalidArgumentError(`${shown(text)} ${(error as Error).message}`);
  }
}

function examples(...lines: string[]): string {
  return ['', styled('bold', 'Examples:'), ...lines.map((line) => `  $ ${line}`)].join('\n');
}

function repeated(word: string, earlier: string[] = []): string[] {
  return [...earlier, word];
}

function parsePort(text: string): number {
  return portOf(/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);
}

function percentOf(text: string): number {
  const percent = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(percent <= 100)) throw new Error('must be a number from 0 to 100.');
  return percent;
}

function countOf(text: string): number {
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text);
  throw new Error('must be a whole number from 1 to 9999.');
}

function secondsOf(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error('must be a whole number of seconds from 1 to 99999.');
}

function parseHost(text: string): string {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0) return host;
  if (host === '') throw new Error('must not be empty.');
  const [, scheme, name = '', port] = /^(\w+:\/\/)?(\[[^\]]*\]|[^:/]*)(?::(\d+))?\/?$/.exec(text) ?? [];
  if (name && (scheme || port)) {
    throw new Error(`must be a name or an address alone. Try --host ${name}${port ? ` --port ${port}` : ''}.`);
  }
  if (!/^[\w.%:-]+$/.test(host)) throw new Error('must be a name or an address.');
  return host;
}

function parseShell(text: string): Shell {
  const shell = shells.find((name) => name === text);
  if (!shell) throw new CliError(`Unknown shell ${shown(text)}. Known are ${shells.join(', ')}.`);
  return shell;
}
