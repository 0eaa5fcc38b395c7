import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();

/** Makes a project that checks all declarations, ours included, and that finds only the packages that it depends on. */
beforeAll(() => {
  const installed = join(folder, 'node_modules/practice-site');
  cpSync(join(root, 'dist/cli'), join(installed, 'dist/cli'), { recursive: true });
  cpSync(join(root, 'package.json'), join(installed, 'package.json'));
  mkdirSync(join(folder, 'node_modules/@playwright'));
  for (const name of ['@playwright/test', 'playwright', 'playwright-core']) {
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name), 'junction');
  }
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true, "type": "module" }');
  writeFileSync(
    join(folder, 'api.ts'),
    `import {
       testIds,
       pages,
       type RequirementId,
       requirements,
       type ShellRequirementId,
       shellRequirements,
     } from 'practice-site/catalogue';
     import { type PracticeSite, type PracticeSiteOptions, type RunOptions, startPracticeSite } from 'practice-site';
     import * as everything from 'practice-site';

     const options: PracticeSiteOptions = { port: 0, host: null, seed: 7, variant: 'B', delayScale: 0 };
     export const site: Promise<PracticeSite> = startPracticeSite(options);
     export const seed = (run: RunOptions): string | null => run.seed;
     export const names: string[] = [pages[0]?.title ?? '', testIds.forms[0].name];
     export const known: RequirementId<'auth' | 'forms'>[] = ['refused', 'logged'];
     // @ts-expect-error that one is on another page
     export const other: RequirementId<'auth'> = 'logged';
     export const ofShell: ShellRequirementId = 'offline';
     export const sentences: string[] = [
       requirements.auth.refused,
       requirements['drag-drop'].escape,
       shellRequirements.theme,
       pages[0]?.requirements.heading ?? '',
     ];
     // @ts-expect-error there is no variant C
     startPracticeSite({ variant: 'C' });
     // @ts-expect-error there is no such option
     startPracticeSite({ varient: 'A' });
     // @ts-expect-error a port is a number
     startPracticeSite({ port: '80' });
     export const one: 'grade' | 'heal' | 'startPracticeSite' = null as unknown as keyof typeof everything;`,
  );
  writeFileSync(
    join(folder, 'fixture.ts'),
    `import { test } from 'practice-site/playwright';
     test.use({ practiceOptions: { seed: 7, variant: null } });
     // @ts-expect-error there is no variant C
     test.use({ practiceOptions: { variant: 'C' } });
     test('it', async ({ practiceSite }) => practiceSite.url.length);`,
  );
});

type Options = Record<string, string | string[]>;

/** The compiler of TypeScript 5, which is slower, and the native one of TypeScript 7. Users have one or the other. */
type Compiler = 'typescript' | 'typescript-native';

/** The errors of a compiler. */
async function compilerErrors(compiler: Compiler, file: string, options: Options) {
  const config = {
    compilerOptions: { noEmit: true, strict: true, skipLibCheck: false, target: 'es2023', ...options },
    files: [file],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const path = join(root, 'node_modules', compiler, 'bin/tsc');
  const { stdout } = await execa(process.execPath, [path, '-p', '.'], { cwd: folder, reject: false });
  return stdout;
}

const modules: Options[] = [{ module: 'nodenext' }, { module: 'esnext', moduleResolution: 'bundler' }];
const nodeTypes = { types: ['node'], typeRoots: [join(root, 'node_modules/@types')] };

test.each(modules)('the API compiles without the types of Node and of browsers, %o', async (options) => {
  expect(await compilerErrors('typescript-native', 'api.ts', { ...options, types: [], lib: ['es2023'] })).toBe('');
});

test.each(modules)('the API compiles with the types of Node, %o', async (options) => {
  expect(await compilerErrors('typescript-native', 'api.ts', { ...options, ...nodeTypes })).toBe('');
});

test('the API compiles with TypeScript 5', async () => {
  expect(await compilerErrors('typescript', 'api.ts', { module: 'nodenext', ...nodeTypes })).toBe('');
});

// Only with Node's types, which Playwright's own need.
test('the fixture compiles', async () => {
  expect(await compilerErrors('typescript-native', 'fixture.ts', { module: 'nodenext', ...nodeTypes })).toBe('');
});
