import { type RedesignId, redesignIds, redesigns } from '../../site/redesigns';
import { CliError } from '../output/cli-error';
import { styled } from '../output/colors';
import { table, terminalWidth } from '../output/text';
import { redesignOf } from '../start/options';

/** The built file of `cli/pairs`. By its name, because that folder is compiled with the types of browsers too. */
declare const pairsFile: string;

type Pairs = { writePairs(id: RedesignId, file: string | undefined, browser: string | undefined): Promise<void> };

export type RedesignsOptions = { json?: boolean; pairs?: string | true; browser?: string };

/** Prints the redesigns, or what one of them changes on each element with a test id. */
export async function printRedesigns(word: string | undefined, { json, pairs, browser }: RedesignsOptions) {
  const id = word === undefined ? undefined : redesignOf(word);
  if (pairs !== undefined) {
    if (id === undefined) throw new CliError('--pairs needs a redesign: practice-site redesigns next --pairs');
    const { writePairs }: Pairs = await import(pairsFile);
    return writePairs(id, pairs === true ? undefined : pairs, browser);
  }
  if (browser !== undefined) throw new CliError('--browser is only for --pairs.');
  const listed = id === undefined ? redesignIds : [id];
  if (json) console.log(JSON.stringify(listed.map(described), null, 2));
  else printTable(listed);
}

function described(id: RedesignId) {
  return { id, changes: redesigns[id] };
}

function printTable(ids: readonly RedesignId[]) {
  const rows = ids.map((id) => [id, redesigns[id]]);
  console.log(table(['redesign', 'what it changes'], rows, terminalWidth(), (line) => styled('bold', line)));
}
