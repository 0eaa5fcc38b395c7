import type { CataloguePage, Hook } from '../catalogue';
import { CliError } from '../cli-error';
import { didYouMean } from '../did-you-mean';

export type PagesOptions = { json?: boolean };

/** Prints the catalogue, or one page's hooks. */
export async function printPages(id: string | undefined, { json }: PagesOptions) {
  const { groups, pages, shellHooks } = await import('../catalogue');
  const page = id === undefined ? undefined : pageOf(id, pages);
  if (json) console.log(JSON.stringify(page ?? { groups, pages, shell: { hooks: shellHooks } }, null, 2));
  else if (page) printTable(['hook', 'element', 'there', 'parameters'], page.hooks.map(hookRow));
  else
    printTable(
      ['page', 'address', 'title'],
      pages.map(({ id, address, title }) => [id, address, title]),
    );
}

function pageOf(id: string, pages: readonly CataloguePage[]): CataloguePage {
  const page = pages.find((candidate) => candidate.id === id || candidate.address === id);
  if (page) return page;
  throw new CliError(
    `There is no page "${id}".${didYouMean(
      id,
      pages.map((candidate) => candidate.id),
    )} practice-site pages lists them.`,
  );
}

function hookRow({ name, element, when, parameters = {} }: Hook): string[] {
  const explained = Object.entries(parameters).map(
    ([parameter, values]) => `${parameter}: ${'kind' in values ? values.description : values.join(', ')}`,
  );
  return [name, element, when, explained.join('; ')];
}

function printTable(head: string[], rows: string[][]) {
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  console.log([head, ...rows].map(line).join('\n'));
}
