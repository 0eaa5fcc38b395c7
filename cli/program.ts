import { isIP } from 'node:net';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import { homepage, version } from '../package.json';
import { runOptionDescriptions, runOptionNames } from '../site/run/run-options';
import { CliError } from './cli-error';
import { hasColors, styled } from './colors';
import { printCompletionScript, printCompletions } from './commands/completion';
import { completionScripts, type Shell } from './commands/completion-scripts';
import { exportSite } from './commands/export';
import { printPages } from './commands/pages';
import type { ServeOptions } from './commands/serve';
import { basePathOf, portOf, shown } from './options';
import { terminalWidth } from './text';
import { unexpectedArgument, unknownCommand, usageError } from './usage-error';

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
  addExportCommand(program);
  addCompletionCommand(program);
  addHelpCommand(program);
  for (const command of [program, ...program.commands]) {
    command.exitOverride((error) => {
      throw error.exitCode === 0 ? error : usageError(error, command);
    });
  }
  return program.addHelpText('after', () =>
    [
      '',
      'The options of serve work without it: practice-site --port 0',
      examples(
        'practice-site',
        'practice-site --port 0 --seed 7 --open',
        'practice-site pages forms',
        'practice-site export public',
        'practice-site serve --help',
      ),
      '',
      styled('bold', 'Documentation:'),
      `  ${homepage}`,
      '  the page About of the served site',
    ].join('\n'),
  );
}

function addServeCommand(program: Command, serve: Serve) {
  const command = program
    .command('serve', { isDefault: true })
    .summary('serve the site on this machine (the default)')
    .description('Serves the site on this machine until Ctrl+C or SIGTERM. It is the default command.')
    .allowExcessArguments()
    .addOption(checkedOption('-p, --port <number>', 'port, 0 for a free one (default: 7357)', parsePort).env('PORT'))
    .addOption(checkedOption('-H, --host <address>', 'address (default: 127.0.0.1 and ::1)', parseHost).env('HOST'))
    .addOption(checkedOption('--base <path>', 'serve everything below this path', basePathOf))
    .option('-o, --open [page]', 'open the site, or one page, in the browser')
    .option('--json', 'say ready as one line of JSON')
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
  command.action(async (options: ServeOptions) => {
    const [word] = command.args;
    // Commander gives every unknown word to the default command: `srve` is a typing error, not an argument of `serve`.
    if (word !== undefined && program.args[0] !== 'serve') throw unknownCommand(word, program);
    if (word !== undefined) throw unexpectedArgument(word, command);
    await serve(options);
  });
}

function addPagesCommand(program: Command) {
  program
    .command('pages')
    .summary('list the pages, or show what one must do')
    .description('Lists the pages, or shows what one must do, and its hooks for a test.')
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
    .action(printPages);
}

function addExportCommand(program: Command) {
  const command = program
    .command('export')
    .summary('write the site as static files')
    .description('Writes the site as static files, for any static host.')
    .argument('<folder>', 'where to: a new or empty folder')
    .addOption(checkedOption('--base <path>', 'path that the host serves the folder at', basePathOf))
    .option('-f, --force', 'write into a folder that is not empty: replaces files, deletes none')
    .option('--json', 'say what was written as one line of JSON')
    .addHelpText('after', () =>
      examples(
        'practice-site export public',
        'practice-site export public --force --base /practice/',
        'practice-site export public --seed 7 --variant B',
      ),
    );
  addRunOptions(command);
  command.action(exportSite);
}

function addCompletionCommand(program: Command) {
  const shells = Object.keys(completionScripts);
  program
    .command('completion')
    .summary('print a completion script for a shell')
    .description('Prints the script by which Tab completes commands, options and pages.')
    .addArgument(new Argument('<shell>', shells.join(', ')).argParser(parseShell))
    .addHelpText('after', () =>
      examples(
        'practice-site completion bash >> ~/.bashrc',
        'practice-site completion zsh >> ~/.zshrc',
        'practice-site completion fish \\\n      > ~/.config/fish/conf.d/practice-site.fish',
        'practice-site completion powershell >> $PROFILE',
      ),
    )
    .action(printCompletionScript);
  // The completion scripts call this at every press of Tab.
  program
    .command('complete', { hidden: true })
    .argument('[words...]')
    .action((words: string[]) => printCompletions(program, words));
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

function addRunOptions(command: Command) {
  for (const name of runOptionNames) {
    const { flag, help, parse } = runOptionDescriptions[name];
    command.addOption(checkedOption(flag, help, parse));
  }
}

/** An option whose parser throws an Error that says what the value must be. */
function checkedOption(flags: string, help: string, parse: (text: string) => unknown): Option {
  return new Option(flags, help).argParser((text) => {
    try {
      return parse(text);
    } catch (error) {
      throw new InvalidArgumentError(`${shown(text)} ${(error as Error).message}`);
    }
  });
}

function examples(...lines: string[]): string {
  return ['', styled('bold', 'Examples:'), ...lines.map((line) => `  $ ${line}`)].join('\n');
}

function parsePort(text: string): number {
  return portOf(/^\d{1,5}$/.test(text) ? Number(text) : Number.NaN);
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
  const shell = (Object.keys(completionScripts) as Shell[]).find((name) => name === text);
  if (!shell) throw new CliError(`Unknown shell "${text}". Known are ${Object.keys(completionScripts).join(', ')}.`);
  return shell;
}
