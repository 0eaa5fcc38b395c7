import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prose } from './prose';

const sources = ['site/app/home', 'site/pages', 'frames'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|html)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' ')),
);

test.each(Object.keys(prose))('“%s” stands on a page', (text) => {
  expect(sources.filter((source) => source.includes(text))).not.toEqual([]);
});

test('every text gets other words of its own', () => {
  const texts = Object.entries(prose).flat();
  expect(new Set(texts).size).toBe(texts.length);
});
