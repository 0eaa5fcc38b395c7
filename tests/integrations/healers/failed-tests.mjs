// What the healers beside this file share. Each is a program that mends a suite in the current folder, well or badly.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const junit = readFileSync(process.env.PRACTICE_SITE_JUNIT, 'utf8');

const entities = { quot: '"', apos: "'", lt: '<', gt: '>', amp: '&' };

const plain = (text) => text.replace(/&(quot|apos|lt|gt|amp);/g, (_, name) => entities[name]);

/** The failure of each test that failed, by its name. */
const failures = new Map(
  [...junit.matchAll(/<testcase[^>]*?\sname="([^"]*)"[^>]*?(?:\/>|>(.*?)<\/testcase>)/gs)].flatMap(
    ([, name, content = '']) => (/<(?:failure|error)\b/.test(content) ? [[plain(name), plain(content)]] : []),
  ),
);

/** The files of tests, of Playwright and of pytest. */
const files = readdirSync('.').filter((name) => /\.spec\.mjs$|^test_.*\.py$/.test(name));

/**
 * Changes the files block by block: a test has no empty line. `edit` gets the block and its failure, if it is a test
 * that failed, and returns what it is to be, or undefined to delete it.
 */
export function editBlocks(edit) {
  for (const file of files) {
    const blocks = readFileSync(file, 'utf8').split(/\n\n+/);
    const edited = blocks.flatMap((block) => {
      const [name] = [...failures.keys()].filter((one) => block.includes(`'${one}'`) || block.includes(`def ${one}(`));
      return edit(block, name === undefined ? undefined : failures.get(name), file) ?? [];
    });
    if (edited.join() !== blocks.join()) writeFileSync(file, edited.join('\n\n'));
  }
}
