import { type Command, InvalidArgumentError, Option } from 'commander';
import type { GradeOptions } from '../grade/grade-command';
import { type Part, parts } from '../grade/part';
import { reportFormats } from '../grade/report-formats';
import { defaultBugs, defaultTimeout } from '../heal/defaults';
import type { HealOptions } from '../heal/heal-command';
import { healFormats } from '../heal/heal-formats';
import { alternatives } from '../output/text';
import { shown } from '../start/options';
import {
  addRunOptions,
  allowHostOption,
  checkedOption,
  countOf,
  examples,
  parseHost,
  parsePort,
  repeated,
} from './command-options';

export function addGradeCommand(program: Command) {
  const command = program
    .command('grade')
    .summary('show which bugs a test suite catches')
    .description(
      'Runs a test suite on the correct site, then with each bug, redesign and condition, and with rebuilds: pages ' +
        'that are compiled once more, with nothing wrong. Shows which bugs it catches, and what else breaks it. The ' +
        'suite gets the address as PRACTICE_SITE_URL, BASE_URL, PLAYWRIGHT_TEST_BASE_URL and CYPRESS_BASE_URL. If the suite writes its results to {junit}, as JUnit XML, many bugs share a run.',
    )
    .argument(
      '[suite...]',
      'the command that runs the suite, after --; {url}, {port}, {junit} and {tests} in it are filled in',
    )
    .option('--page <id>', 'the bugs of this page, without redesigns and conditions; repeatable', repeated)
    .option('--bug <id>', 'this bug, alone or beside those of --page; repeatable', repeated)
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
        'practice-site grade --jobs 1 -- npx playwright test --reporter=junit',
        'practice-site grade --page auth --reveal -- pytest --junitxml={junit} tests',
        'practice-site grade --min 80 --html grade.html -- npm test',
        'practice-site grade --merge grade-1.json grade-2.json',
      ),
    );
  addRunOptions(command);
  command.action(async (words: string[], options: GradeOptions) => {
    const { gradeCommand } = await import('../grade/grade-command');
    await gradeCommand(words, options);
  });
}

export function addHealCommand(program: Command) {
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
    .addOption(checkedOption('--bugs <count>', `how many bugs to try (default: ${defaultBugs})`, countOf))
    .option('--redesign <id>', 'this redesign (default: those that break the suite); repeatable', repeated)
    .option('--copy <glob>', 'files to copy, or to leave out with ! before the glob; repeatable', repeated)
    .addOption(resultsOption())
    .addOption(checkedOption('--jobs <count>', 'trials at the same time (default: half of the cores)', countOf))
    .addOption(
      checkedOption(
        '--timeout <seconds>',
        `how long the heal command may take (default: ${defaultTimeout})`,
        secondsOf,
      ),
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
    const { healCommand } = await import('../heal/heal-command');
    await healCommand(words, options);
  });
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

function percentOf(text: string): number {
  const percent = /^\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (!(percent <= 100)) throw new Error('must be a number from 0 to 100.');
  return percent;
}

function secondsOf(text: string): number {
  if (/^[1-9]\d{0,4}$/.test(text)) return Number(text);
  throw new Error('must be a whole number of seconds from 1 to 99999.');
}
