import { defaultRunOptions, type RunOptions, runOptionDescriptions, runOptionNames } from './run-options';

/** The command line that starts a run with these options. */
export function commandOf(options: RunOptions): string {
  const flags = runOptionNames
    .filter((name) => options[name] !== defaultRunOptions[name])
    .map((name) => `${runOptionDescriptions[name].flag.split(' ')[0]} ${quoted(String(options[name]))}`);
  return ['npx practice-site serve', ...flags].join(' ');
}

function quoted(text: string): string {
  return /^[\w.:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;
}
