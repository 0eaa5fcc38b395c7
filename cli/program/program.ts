import { Argument, Command, InvalidArgumentError, type Option } from 'commander';
import { version } from '../../package.json';
import type { Tool } from '../../site/page';
import { defaultPort } from '../../site/run/command';
import { type NamedRunOption, runOptionList } from '../../site/run/run-options';
import { refuseUnseen } from '../../site/run/unseen';
import { isTool, toolNames } from '../../site/shared/tools';
import type { BugsOptions } from '../commands/list-bugs';
import type { PagesOptions } from '../commands/list-pages';
import type { RedesignsOptions } from '../commands/list-redesigns';
import type { ServeOptions } from '../commands/serve';
import { type Shell, shells } from '../commands/shells';
import { unexpectedArgument, unknownCommand, usageError } from '../commands/usage-error';
import type { ExportOptions } from '../export/export-command';
import { CliError, isCliError } from '../output/cli-error';
import { hasColors, styled } from '../output/colors';
import { didYouMean } from '../output/did-you-mean';
import { alternatives, terminalWidth } from '../output/text';
import type { StartOptions } from '../project/start-command';
import { basePathOf, shown } from '../start/options';
import {
  addRunOptions,
  allowHostOption,
  checkedOption,
  countOf,
  examples,
  parseHost,
  parsePort,
  repeated,
  runOption,
} from './command-options';
import { addGradeCommand, addHealCommand } from './suite-commands';

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
  refuseDashesAsValue(program);
  // Commander itself prints the help of the program for `practice-site gra --help`.
  program.addHelpText('beforeAll', ({ command }) => {
    const [word = '-'] = program.args;
    const isKnown = word.startsWith('-') || program.commands.some((known) => known.name() === word);
    if (command === program && !isKnown) throw unknownCommand(word, program);
    return '';
  });
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

/** In `grade --page -- pytest` the two dashes would be the page, and the options of pytest unknown ones of grade. */
function refuseDashesAsValue(program: Command) {
  for (const option of program.commands
    .flatMap(({ options }) => options)
    .filter(({ required, variadic }) => required && !variadic)) {
    const { parseArg } = option;
    option.argParser((text, earlier) => {
      if (text === '--') throw new InvalidArgumentError(`needs a value: ${option.flags.replace(/^-\w, /, '')}.`);
      return parseArg ? parseArg(text, earlier) : text;
    });
  }
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

function addPagesCommand(program: Command) {
  program
    .command('pages')
    .summary('list the pages, or show the requirements of one')
    .description('Lists the pages, or shows the requirements and test ids of one page.')
    .argument('[page]', 'id or address of a page, a part of its id or title, or shell for what is around the pages')
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
      const { printPages } = await import('../commands/list-pages');
      await printPages(word, options);
    });
}

function addStartCommand(program: Command) {
  program
    .command('start')
    .summary('write a project with an empty test for each requirement of a page')
    .description('Writes a small project that tests one page, with an empty test for each of its requirements.')
    .argument('<page>', 'id or address of the page')
    .argument('[folder]', 'a new or empty folder (default: practice-<page>)')
    .addOption(checkedOption('--tool <tool>', alternatives(toolNames), toolOf))
    .addHelpText('after', () =>
      examples('practice-site start auth --tool playwright', 'practice-site start forms --tool selenium my-tests'),
    )
    .action(async (page: string, folder: string | undefined, options: StartOptions) => {
      const { startProject } = await import('../project/start-command');
      await startProject(page, folder, options);
    });
}

function addBugsCommand(program: Command) {
  program
    .command('bugs')
    .summary('count the bugs of the pages, or list those of one')
    .description('Counts the bugs of each page, or lists them. --bug gives one to a page, and grade tries them all.')
    .argument('[page]', 'id or address of a page, or shell for what is around the pages')
    .option('--all', 'list all bugs, and not only how many each page has')
    .option('--json', 'print everything about them as JSON')
    .addOption(checkedOption('--hunt <count>', 'show the bugs of a hunt', countOf))
    .option('-s, --seed <text>', 'the seed of that hunt')
    .addHelpText('after', () => examples('practice-site bugs auth', 'practice-site bugs --hunt 5 --seed 7'))
    .action(async (page: string | undefined, options: BugsOptions) => {
      const { printBugs } = await import('../commands/list-bugs');
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
      const { printRedesigns } = await import('../commands/list-redesigns');
      await printRedesigns(id, options);
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
    const { exportSite } = await import('../export/export-command');
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
      const { printCompletionScript } = await import('../commands/completion');
      printCompletionScript(shell);
    });
  // The completion scripts call this at every press of Tab.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action(async (words: string[]) => {
      const { printCompletions } = await import('../commands/completion');
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

function parseShell(text: string): Shell {
  const shell = shells.find((name) => name === text);
  if (!shell) throw new CliError(`Unknown shell ${shown(text)}. Known are ${shells.join(', ')}.`);
  return shell;
}
