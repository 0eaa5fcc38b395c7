import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
const section = /^## Beside other practice sites$(.*?)^## /ms.exec(readme)?.[1] ?? '';
const rows = [...section.matchAll(/^\| \[.*$/gm)].map(([row]) => row);
const links = [...section.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => `${link}`);

test('each practice site is named with its address, what it offers and where it runs', () => {
  expect(rows.length).toBeGreaterThanOrEqual(5);
  for (const row of rows)
    expect(
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim().length > 5),
    ).toEqual([true, true, true]);
  expect(links.filter((link) => !URL.canParse(link))).toEqual([]);
  expect(new Set(links).size).toBe(links.length);
});

// Only on request, because it sends requests to the servers of others: the nightly workflow sets LINKS=1.
test.runIf(process.env.LINKS).each(links)('%s is there', async (link) => {
  const { status } = await fetch(link, { signal: AbortSignal.timeout(30_000) });
  expect(status).toBeLessThan(400);
});
