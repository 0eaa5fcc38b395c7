import type { CataloguePage, Hook } from '../catalogue';
import { CliError } from '../cli-error';
import { stdoutColors } from '../colors';
import { didYouMean } from '../did-you-mean';
import { cut, tableLines, wrap } from '../text';

export type PagesOptions = { json?: boolean };

/** Prints the catalogue, or one page: what it must do, and its hooks. */
export async function printPages(word: string | undefined, { json }: PagesOptions) {
  const { groups, pages, shellHooks, shellRequirements } = await import('../catalogue');
  const found = word === undefined ? pages : pagesFor(word, pages);
  const [page] = found.length === 1 ? found : [];
  if (json) {
    const shell = { requirements: shellRequirements, hooks: shellHooks };
    console.log(JSON.stringify(word === undefined ? { groups, pages, shell } : (page ?? found), null, 2));
  } else if (page) await printPage(page);
  else await printList(found);
}

/** The page of that id or address, else all whose id or title contains the word. */
function pagesFor(word: string, pages: readonly CataloguePage[]): readonly CataloguePage[] {
  const page = pages.find(({ id, address }) => id === word || address === word);
  if (page) return [page];
  const part = word.toLowerCase();
  const found = pages.filter(({ id, title }) => id.includes(part) || title.toLowerCase().includes(part));
  if (found.length > 0) return found;
  const ids = pages.map(({ id }) => id);
  throw new CliError(`There is no page "${word}".${didYouMean(word, ids)} practice-site pages lists them.`);
}

/** One page a line, so that `grep` finds a whole page. */
async function printList(pages: readonly CataloguePage[]) {
  const color = await stdoutColors();
  const rows = pages.map(({ id, address, group, title, blurb }) => [id, group ?? '', blurb, address, title]);
  const [head = '', ...lines] = tableLines(['page', 'group', 'exercise', 'address', 'title'], rows);
  console.log([color.bold(head), ...lines.map((line) => cut(line, terminalWidth()))].join('\n'));
  if (process.stdout.isTTY) {
    console.error(color.dim('\npractice-site pages <page> shows what a page must do, and its hooks.'));
  }
}

async function printPage({ title, address, blurb, goal, requirements, hooks }: CataloguePage) {
  const color = await stdoutColors();
  const width = terminalWidth();
  const table = (head: string[], rows: string[][]) => {
    const [first = '', ...lines] = tableLines(head, rows);
    return [color.bold(first), ...lines];
  };
  const [head = '', ...sentences] = table(['requirement', ''], Object.entries(requirements));
  const indent = Math.max(...['requirement', ...Object.keys(requirements)].map(({ length }) => length)) + 2;
  const blocks = [
    [`${color.bold(title)}  ${color.cyan(address)}`, blurb],
    [wrap(goal, width)],
    [head, ...sentences.map((line) => wrap(line, width, indent))],
    table(['hook', 'element', 'there', 'parameters'], hooks.map(hookRow)),
  ];
  console.log(blocks.map((lines) => lines.join('\n')).join('\n\n'));
}

/** What is not shown on a terminal is neither wrapped nor cut: each line is a whole one for `grep`. */
function terminalWidth(): number {
  return (process.stdout.isTTY && process.stdout.columns) || Number.POSITIVE_INFINITY;
}

function hookRow({ name, element, when, parameters = {} }: Hook): string[] {
  const explained = Object.entries(parameters).map(
    ([parameter, values]) => `${parameter}: ${'kind' in values ? values.description : values.join(', ')}`,
  );
  return [name, element, when, explained.join('; ')];
}
