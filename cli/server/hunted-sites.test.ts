import { expect, test } from 'vitest';
import { defaultRunOptions } from '../../site/run/run-options';
import { huntedSites } from './hunted-sites';
import type { SiteBuild } from './manifest';

const build = { scripts: { bundles: {} }, pages: {} } as unknown as SiteBuild;

/** The sites of hunts, and how many were made. Nothing can be read as long as there is an error. */
function hunts() {
  const made = { count: 0, error: undefined as Error | undefined };
  const siteOf = huntedSites({ basePath: '/', runOptions: defaultRunOptions, proxy: true }, async () => {
    made.count++;
    if (made.error) throw made.error;
    return { build, files: new Map() };
  });
  return { siteOf, made };
}

test('a hunt is made once, and again where its files could not be read', async () => {
  const { siteOf, made } = hunts();
  made.error = new Error('EMFILE');
  await expect(siteOf('one')).rejects.toThrow('EMFILE');
  made.error = undefined;
  await siteOf('one');
  await siteOf('one');
  expect(made.count).toBe(2);
});

test('of fifty-one hunts the one is made again that was requested longest ago', async () => {
  const { siteOf, made } = hunts();
  for (let number = 1; number <= 50; number++) await siteOf(`${number}`);
  await siteOf('1');
  await siteOf('51');
  expect(made.count).toBe(51);
  await siteOf('1');
  expect(made.count).toBe(51);
  await siteOf('2');
  expect(made.count).toBe(52);
});
