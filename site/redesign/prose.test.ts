import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { frameProse } from './frame-prose';

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => /\.(tsx|html)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' '));

test.each(Object.keys(frameProse))('“%s” is in a frame', (text) => {
  expect(sourcesIn('frames').filter((source) => source.includes(text))).not.toEqual([]);
});
