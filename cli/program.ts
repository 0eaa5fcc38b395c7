import { Command, InvalidArgumentError, Option } from 'commander';
import { version } from '../package.json';
import { runOptionDescriptions, runOptionNames } from '../site/run-options';
import { CliError } from './cli-error';
import type { ServeOptions } from './commands/serve';
import { didYouMean } from './did-you-mean';

type Serve = (options: ServeOptions) => Promise<void>;

/** Describes the commands and hands what was asked for to `serve` and its siblings. */
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
  return program;
}

function addServeCommand(program: Command, serve: Serve) {
  const command = program
    .command('serve', { isDefault: true })
    .description('serve the site on this machine (the default command)')
    .allowExcessArguments()
    .addOption(new Option('-p, --port <number>', 'port to listen on, 0 for a free one (default: 7357)').env('PORT').argParser(parsePort))
    .addOption(new Option('-H, --host <address>', 'address to listen on (default: 127.0.0.1 and ::1)').env('HOST'))
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
  for (const name of runOptionNames) {
    const { flag, help, parse } = runOptionDescriptions[name];
    command.addOption(new Option(flag, help).argParser((text) => valueOrUsageError(() => parse(text))));
  }
  command.action(async (options: ServeOptions) => {
    refuseWords(program, command.args);
    await serve(options);
  });
}

/** A default command receives every word that is no command: `srve` is a typing error and no argument of `serve`. */
function refuseWords(program: Command, [word]: readonly string[]) {
  if (word === undefined) return;
  if (program.args[0] === 'serve') throw new CliError(`serve takes no argument: "${word}".`);
  const names = program.commands.map((command) => command.name());
  throw new CliError(`Unknown command "${word}".${didYouMean(word, names)} practice-site --help lists the commands.`);
}

function parsePort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
  return port;
}

function valueOrUsageError<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw new InvalidArgumentError(`It ${(error as Error).message}.`);
  }
}
