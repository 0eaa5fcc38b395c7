import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bugs } from '../site/all-bugs';
import { groups, home, pages } from '../site/catalogue';
import { shell } from '../site/shell';

const readme = join(import.meta.dirname, '../README.md');
const all = [home, ...pages, shell];

const figures: { [what: string]: number } = {
  pages: groups.reduce((sum, group) => sum + group.pages.length, 0),
  requirements: all.flatMap(({ requirements }) => Object.keys(requirements)).length,
  'test ids': all.flatMap(({ testIds }) => [...testIds]).length,
  bugs: bugs.length,
};

test('the figures of the README are right: npx vitest run tests/figures.test.ts -u writes them', async () => {
  const text = readFileSync(readme, 'utf8');
  const named = /\b(\d+) (pages|requirements|test ids|bugs)(?=[,.]| as)/g;
  expect([...text.matchAll(named)].map(([, , what]) => what).sort()).toEqual(Object.keys(figures).sort());
  await expect(text.replace(named, (_found, _figure, what) => `${figures[what]} ${what}`)).toMatchFileSnapshot(readme);
});
