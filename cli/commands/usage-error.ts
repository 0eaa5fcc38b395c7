import type { Command, CommanderError } from 'commander';
import { CliError } from '../output/cli-error';
import { didYouMean } from '../output/did-you-mean';
import { shown } from '../start/options';

/** An error of commander in the form of all others: what is wrong, with its value, and then what to do. */
export function usageError({ code, message }: CommanderError, command: Command): CliError {
  const quoted = /'(.*)'/s.exec(message)?.[1] ?? '';
  switch (code) {
    case 'commander.unknownOption': {
      const [argument] = command.registeredArguments;
      const ofSuite = argument?.variadic ? ' Those of the suite come after two dashes: -- npx playwright test.' : '';
      const lookUp = ` ${calledAs(command)} --help lists the options.${ofSuite}`;
      return new CliError(`Unknown option ${shown(quoted)}.${didYouMean(quoted, flagsOf(command)) || lookUp}`);
    }
    case 'commander.optionMissingArgument': {
      const flag = quoted.replace(/^-\w, /, '');
      return new CliError(`${flag.split(' ', 1)} needs a value: ${flag}.`);
    }
    case 'commander.missingArgument':
      return new CliError(`${command.name()} needs an argument: ${calledAs(command)} <${quoted}>.`);
    case 'commander.excessArguments':
      return unexpectedArgument(command.args[command.registeredArguments.length] ?? '', command);
    // The parser's own message ends it: `"x" must be A or B.`
    case 'commander.invalidArgument': {
      const [head = '', ...rest] = message.split(' is invalid. ');
      const [flag] = /--[\w-]+/.exec(head) ?? [];
      const [, variable] = /from env '(\w+)'$/.exec(head) ?? [];
      return new CliError(`${variable ?? flag} ${rest.join(' is invalid. ')}`);
    }
    default:
      return new CliError(message.replace(/^error: /, ''));
  }
}

export function unexpectedArgument(word: string, command: Command): CliError {
  return new CliError(`Unexpected argument ${shown(word)}. ${calledAs(command)} --help shows what there is.`);
}

/** The error for a word that is no command, or one that comes after options. */
export function unknownCommand(word: string, program: Command): CliError {
  const commands = program.createHelp().visibleCommands(program);
  const names = commands.map((command) => command.name());
  if (names.includes(word)) {
    return new CliError(`The command comes before its options: practice-site ${word} [options].`);
  }
  const lookUp = ' practice-site --help lists the commands.';
  return new CliError(`Unknown command ${shown(word)}.${didYouMean(word, names) || lookUp}`);
}

function calledAs(command: Command): string {
  return command.parent ? `${command.parent.name()} ${command.name()}` : command.name();
}

function flagsOf(command: Command): string[] {
  const program = command.parent ?? command;
  const help = program.createHelp();
  return [...help.visibleOptions(command), ...help.visibleOptions(program)].flatMap(({ long }) => long ?? []);
}
