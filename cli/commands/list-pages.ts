import { styled } from '../output/colors';
import { noSuch, pageIdIn } from '../output/no-such';
import { table, terminalWidth, wrap } from '../output/text';
import type { CataloguePage, TestId } from '../public-catalogue';

export type PagesOptions = { json?: boolean };

/** Prints the catalogue, or one page: what it must do, and its test ids. */
export async function printPages(word: string | undefined, { json }: PagesOptions) {
  const { groups, pages, shellTestIds, shellRequirements } = await import('../public-catalogue');
  const shell = { requirements: shellRequirements, testIds: shellTestIds };
  if (word !== undefined && pageIdIn(word) === 'shell') {
    const heading = `${styled('bold', 'Shell')}\n${wrap('What is around every page: header, menu and practice panel.', terminalWidth())}`;
    console.log(json ? JSON.stringify(shell, null, 2) : [heading, ...tablesOf(shell)].join('\n\n'));
    return;
  }
  const found = word === undefined ? pages : pagesFor(word, pages);
  const [page] = found.length === 1 ? found : [];
  if (json) {
    console.log(JSON.stringify(word === undefined ? { groups, pages, shell } : (page ?? found), null, 2));
  } else {
    console.log(page ? detailsOf(page) : listOf(found));
  }
}

/** The page of that id, address or requirement, else all whose id or title contains the word. */
function pagesFor(word: string, pages: readonly CataloguePage[]): readonly CataloguePage[] {
  const [wanted = '', requirement = ''] = pageIdIn(word).split('/');
  const page = pages.find(
    ({ id, requirements }) => id === wanted && (requirement === '' || Object.hasOwn(requirements, requirement)),
  );
  if (page) return [page];
  const part = word.toLowerCase();
  const found = pages.filter(({ id, title }) => id.includes(part) || title.toLowerCase().includes(part));
  if (found.length > 0) return found;
  const ids = pages.map(({ id }) => id);
  throw noSuch(`page "${word}"`, word, ids, 'pages');
}

/** The pages by group, each on a line of its own. */
function listOf(pages: readonly CataloguePage[]): string {
  const width = terminalWidth();
  const column = Math.max(...pages.map(({ id }) => id.length)) + 4;
  const blocks: string[] = [];
  let last: string | undefined;
  for (const page of pages) {
    const group = groupOf(page);
    if (group !== last) blocks.push(`${last === undefined ? '' : '\n'}${styled('bold', group)}`);
    blocks.push(wrap(`  ${page.id}`.padEnd(column) + page.blurb, width, column));
    last = group;
  }
  const more = 'practice-site pages <page> shows the requirements and test ids of a page.';
  return [...blocks, '', styled('dim', wrap(more, width))].join('\n');
}

function groupOf({ id, group }: CataloguePage): string {
  return group ?? (id === 'home' ? 'Home' : 'Embedded in other pages');
}

function detailsOf({ title, address, blurb, goal, requirements, testIds }: CataloguePage): string {
  const width = terminalWidth();
  return [
    `${styled('bold', title)}  ${styled('cyan', address)}\n${wrap(blurb, width)}`,
    wrap(goal, width),
    ...tablesOf({ requirements, testIds }),
  ].join('\n\n');
}

function tablesOf({ requirements, testIds }: Pick<CataloguePage, 'requirements' | 'testIds'>): string[] {
  const width = terminalWidth();
  const bold = (text: string) => styled('bold', text);
  return [
    table(['requirement', 'promise'], Object.entries(requirements), width, bold),
    table(['test id', 'element', 'there', 'parameters'], testIds.map(testIdRow), width, bold),
  ];
}

function testIdRow({ name, element, when, parameters = {} }: TestId): string[] {
  const explained = Object.entries(parameters).map(
    ([parameter, values]) => `${parameter}: ${'kind' in values ? values.description : values.join(', ')}`,
  );
  return [name, element, when, explained.join('; ')];
}
