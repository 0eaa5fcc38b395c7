import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { flagWith, runOptionList } from '../site/run/run-options';

const doc = join(import.meta.dirname, '../docs/options.md');

test('docs/options.md lists every option of a run: npx vitest run tests/option-table.test.ts -u writes it', async () => {
  const parts = readFileSync(doc, 'utf8').split(/(?<=<!-- options of a run -->\n)|(?=<!-- end of these options -->)/);
  expect(parts).toHaveLength(3);
  const [before, , after] = parts;
  await expect(`${before}\n${tableOf(rows())}\n\n${after}`).toMatchFileSnapshot(doc);
});

function rows(): string[][] {
  const listed = runOptionList.map(({ flag, parameter, help, example, ...option }) => [
    code(flag),
    help,
    parameter ? code(`?${parameter}=`) : '',
    code(flagWith({ flag }, example)),
    option.notExported ? 'no' : 'yes',
  ]);
  return [['option', 'what it does', 'in an address', 'example', 'for an export'], ...listed];
}

function code(text: string): string {
  return `\`${text.replaceAll('|', '\\|')}\``;
}

/** With cells of the same width in each column, as the formatter has it. */
function tableOf([head = [], ...body]: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...body].map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
