import type { Command, Option } from 'commander';
import { home, pages } from '../../site/catalogue';
import { redesignIds, redesigns } from '../../site/redesigns';
import { toolNames, tools } from '../../site/shared/tools';
import { parts } from '../grade/part';
import { reportFormats } from '../grade/report-formats';
import { healFormats } from '../heal/heal-formats';
import { allBugs } from '../server/built-bugs';
import { completionScripts } from './completion-scripts';
import { type Shell, shells } from './shells';

/** Prints the script that makes a shell run `practice-site complete` at every press of Tab. */
export function printCompletionScript(shell: Shell) {
  console.log(completionScripts[shell](process.argv[1] ?? ''));
}

/** Prints each completion in a line of its own, with its description after a tab. */
export function printCompletions(program: Command, line: readonly string[]) {
  for (const { value, description } of completionsOf(program, line)) console.log(`${value}\t${description}`);
}

type Completion = { value: string; description: string };

/** These two make the shell complete names of files or folders by itself. */
const files: Completion[] = [{ value: ':files', description: '' }];
const folders: Completion[] = [{ value: ':folders', description: '' }];

/** What is around the pages has requirements and bugs as they have. */
const shell: Completion = { value: 'shell', description: 'Around every page' };

/** The possible completions of the last word of a command line. */
export function completionsOf(program: Command, line: readonly string[]): Completion[] {
  const words = line.map(withoutQuotes).reduce(joinedAtEquals, []);
  const current = words.pop() ?? '';
  if (isRedirection(words.at(-1))) return files;
  return possible(program, words, current).filter(({ value }) => value.startsWith(current) || value.startsWith(':'));
}

function possible(program: Command, words: readonly string[], current: string): Completion[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const named = commands.find((command) => command.name() === words[0]);
  const command = named ?? commands.find((candidate) => candidate.name() === 'serve') ?? program;
  const all = [...help.visibleOptions(command), ...(words.length === 0 ? help.visibleOptions(program) : [])];
  const known = new Map<string, Option>();
  for (const option of all) for (const name of [option.short, option.long]) if (name) known.set(name, option);
  // A command and the program both have --help.
  const options = [...new Set(known.values())];

  const [, flag] = /^(--[\w-]+)=/.exec(current) ?? [];
  if (flag)
    return valuesOfOption(program, known.get(flag)).map((each) => ({ ...each, value: `${flag}=${each.value}` }));
  const previous = known.get(words.at(-1) ?? '');
  if (previous?.required || (previous?.optional && !current.startsWith('-'))) {
    return valuesOfOption(program, previous);
  }
  if (current.startsWith('-')) return unused(options, words);

  const given = positional(named ? words.slice(1) : words, known).length;
  const last = command.registeredArguments.at(-1);
  const argument = command.registeredArguments[given] ?? (last?.variadic ? last : undefined);
  if (words.length === 0) return commandNames(program);
  const values = valuesOf(program, argument?.name());
  return argument && ['pages', 'bugs'].includes(command.name()) ? [...values, shell] : values;
}

function valuesOfOption(program: Command, option?: Option): Completion[] {
  if (option?.long === '--bug') return allBugs().map(({ id, title }) => ({ value: id, description: title }));
  if (option?.long === '--page') return [...valuesOf(program, 'page'), shell];
  if (option?.long === '--redesign') return valuesOf(program, 'redesign');
  if (option?.long === '--browser') return files;
  const isOfHeal = option && program.commands.find((command) => command.name() === 'heal')?.options.includes(option);
  return valuesOf(
    program,
    `${isOfHeal && option.long === '--report' ? 'heal ' : ''}${placeholder(option?.flags) ?? ''}`,
  );
}

/** The possible values of an argument, given its name in the help text: `page`, `folder`, `A|B`. */
function valuesOf(program: Command, name = ''): Completion[] {
  switch (name) {
    case 'page':
      return [home, ...pages].map(({ id, title }) => ({ value: id, description: title }));
    case 'redesign':
      return redesignIds.map((value) => ({ value, description: redesigns[value] }));
    case 'folder':
      return folders;
    case 'file':
    case 'files...':
    case 'suite':
      return files;
    case 'heal format:file':
      return healFormats.map((value) => ({ value, description: '' }));
    case 'format:file':
      return reportFormats.map((value) => ({ value, description: '' }));
    case 'part':
      return parts.map((value) => ({ value, description: '' }));
    case 'tool':
      return toolNames.map((value) => ({ value, description: tools[value].title }));
    case 'shell':
      return shells.map((value) => ({ value, description: '' }));
    case 'command':
      return commandNames(program);
    default:
      return name.includes('|') ? name.split('|').map((value) => ({ value, description: '' })) : [];
  }
}

function placeholder(flags = ''): string | undefined {
  return /^[^<[]*[<[](.+)[>\]]/.exec(flags)?.[1];
}

function commandNames(program: Command): Completion[] {
  const commands = program.createHelp().visibleCommands(program);
  return commands.map((command) => ({ value: command.name(), description: command.summary() }));
}

function unused(options: readonly Option[], words: readonly string[]): Completion[] {
  const isUsed = ({ short, long }: Option) =>
    words.some((word) => word === short || word === long || word.startsWith(`${long}=`));
  return options
    .filter((option) => option.description.includes('repeatable') || !isUsed(option))
    .map(({ long, description }) => ({ value: long ?? '', description }));
}

/** The words without options, their values and redirections. */
function positional(words: readonly string[], known: ReadonlyMap<string, Option>): string[] {
  return words.filter((word, index) => {
    const before = words[index - 1];
    const option = before ? known.get(before) : undefined;
    if (option?.required || option?.optional || isRedirection(before)) return false;
    return !word.startsWith('-') && !isRedirection(word);
  });
}

function isRedirection(word = ''): boolean {
  return /^\d*[<>&|]+$/.test(word);
}

/** Shells pass on the words as they were typed, quotes included. */
function withoutQuotes(word: string): string {
  return word.replace(/["'\\]/g, '');
}

/** bash splits `--variant=B` into three words: this joins them again. */
function joinedAtEquals(words: string[], word: string, index: number, line: string[]): string[] {
  const joins = word === '=' || line[index - 1] === '=';
  return joins ? [...words.slice(0, -1), `${words.at(-1) ?? ''}${word}`] : [...words, word];
}
