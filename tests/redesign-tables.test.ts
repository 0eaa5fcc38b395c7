import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { redesignIds } from '../site/redesigns';

const doc = readFileSync(join(import.meta.dirname, '../docs/grading.md'), 'utf8');
const [, chapter = ''] = doc.split('\n## Redesigns\n');
const [about = '', locators = ''] = (chapter.split('\n## ')[0] ?? '').split('\n### ');

/** The first cells of a table's rows below its head. */
function firstCells(table: string): string[] {
  return [...table.matchAll(/^\| `?([\w ]+?)`? +\|/gm)].map(([, cell]) => `${cell}`).slice(1);
}

test('docs/grading.md says of each redesign what it changes', () => {
  expect(firstCells(about)).toEqual(redesignIds);
});

test('docs/grading.md has a locator in each tool that breaks under each redesign', () => {
  const tables = locators.split(/\n\n(?=\|)/).slice(1);
  expect(tables).toHaveLength(2);
  for (const table of tables) {
    const broken = firstCells(table).filter((cell) => cell !== 'nothing');
    expect(broken).toEqual(redesignIds.filter((id) => id !== 'next'));
  }
});
