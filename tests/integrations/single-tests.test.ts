import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import { ResultFiles } from '../../cli/grade/tests/test-results';
import { testPattern } from '../../cli/grade/tests/test-tools';

// The results that each tool writes, and its way to run some tests only, by the names in those results.

// Below the project, so that the suites find their tools.
const folder = join(import.meta.dirname, '../../test-results/single-tests');
const site = { url: 'http://localhost:45123/', port: 45123 };
const mocha = join(import.meta.dirname, '../../tools/drivers/node_modules/mocha/bin/mocha.js');

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
// So that Vitest takes neither the project's configuration nor Playwright's file.
writeFileSync(join(folder, 'vitest.config.mjs'), "export default { test: { include: ['forms.test.mjs'] } };");
// With a folder for its own output, because Playwright empties the one that it has by default.
writeFileSync(join(folder, 'playwright.config.mjs'), "export default { testDir: '.', outputDir: 'output' };");
afterAll(() => rmSync(folder, { recursive: true }));

// By this name, because Vitest has a BASE_URL of its own.
const suite = `
  test('opens ' + process.env.PRACTICE_SITE_URL + 'forms now', () => {});
  test('größer als 日本語', () => {});
  describe('sign up', () => {
    test('takes a name', () => {});
    test('shows "error" & <hint> (a|b) [c] $1.00 \\\\d+?', () => {});
    describe('again', () => {
      test('takes a name', () => {});
      test('line\\nend', () => {});
    });
  });
  for (const name of ['first', 'second']) describe(name, () => test('has a name as others do', () => {}));
`;

const tools = [
  {
    tool: 'Playwright',
    file: 'forms.spec.mjs',
    before: "import { test } from '@playwright/test'; const { describe } = test;",
    command: ['playwright', 'test', '--config', folder, '--reporter=junit'],
    flag: '--grep',
    names: [
      'forms.spec.mjs › opens {url}/forms now',
      'forms.spec.mjs › größer als 日本語',
      'forms.spec.mjs › sign up › takes a name',
      'forms.spec.mjs › sign up › shows "error" & <hint> (a|b) [c] $1.00 \\d+?',
      'forms.spec.mjs › sign up › again › takes a name',
      'forms.spec.mjs › sign up › again › line\\u{a}end',
      'forms.spec.mjs › first › has a name as others do',
      'forms.spec.mjs › second › has a name as others do',
    ],
  },
  {
    tool: 'Vitest',
    file: 'forms.test.mjs',
    before: "import { describe, test } from 'vitest';",
    command: ['vitest', 'run', '--root', folder, '--reporter=junit', '--outputFile={junit}'],
    flag: '-t',
    names: [
      'forms.test.mjs › opens {url}/forms now',
      'forms.test.mjs › größer als 日本語',
      'forms.test.mjs › sign up > takes a name',
      'forms.test.mjs › sign up > shows "error" & <hint> (a|b) [c] $1.00 \\d+?',
      'forms.test.mjs › sign up > again > takes a name',
      'forms.test.mjs › sign up > again > line\\u{a}end',
      'forms.test.mjs › first > has a name as others do',
      'forms.test.mjs › second > has a name as others do',
    ],
  },
  {
    tool: 'Mocha',
    file: 'forms.mjs',
    before: 'const test = it;',
    command: [mocha, join(folder, 'forms.mjs'), '--reporter', 'xunit', '--reporter-option', 'output={junit}'],
    flag: '--grep',
    names: [
      'forms.mjs › opens {url}/forms now',
      'forms.mjs › größer als 日本語',
      'forms.mjs › sign up › takes a name',
      'forms.mjs › sign up › shows "error" & <hint> (a|b) [c] $1.00 \\d+?',
      'forms.mjs › sign up again › takes a name',
      'forms.mjs › sign up again › line\\u{a}end',
      'forms.mjs › first › has a name as others do',
      'forms.mjs › second › has a name as others do',
    ],
  },
];

test.each(tools)(
  '$tool tells its tests and runs those of a pattern',
  async ({ file, before, command, flag, names }) => {
    writeFileSync(join(folder, file), before + suite);
    const run = async (...args: string[]) => {
      const files = new ResultFiles({ cwd: folder });
      const [program = '', ...words] = [...command, ...args].map((word) => word.replace('{junit}', files.junit));
      const env = { ...files.env, PRACTICE_SITE_URL: site.url };
      const { all, failed } = await execa(program, words, {
        cwd: folder,
        preferLocal: true,
        env,
        all: true,
        reject: false,
      });
      expect(failed, all).toBe(false);
      const results = await files.read(site);
      await files.remove();
      return (results ?? []).map(({ name }) => name);
    };
    expect(await run()).toEqual(names);
    for (const rest of [0, 1]) {
      const some = names.filter((_name, index) => index % 2 === rest);
      const found = await run(flag, testPattern(some));
      expect(found).toEqual(expect.arrayContaining(some));
      expect(found.length).toBeLessThan(names.length);
    }
  },
);
