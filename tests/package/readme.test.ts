import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';
import { beforeAll, expect, test } from 'vitest';
import { peerDependencies } from '../../package.json';
import { freePort } from '../free-port';
import { temporaryFolder } from '../temporary-folder';

const root = join(import.meta.dirname, '../..');
const docs = ['README.md', 'docs/options.md', 'docs/catalogue.md', 'docs/api.md', 'docs/hosting.md'];
const text = docs.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
const folder = temporaryFolder();

/** Makes a project in which `npx practice-site` runs the command of this one. */
beforeAll(() => {
  writeFileSync(join(folder, 'package.json'), '{ "name": "user", "private": true }');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  symlinkSync(join(root, 'bin/practice-site.js'), join(folder, 'node_modules/.bin/practice-site'));
});

/** The code block of the README and the docs that contains a text. */
function block(language: string, part: string): string {
  const blocks = [...text.matchAll(/```(\w+)\n(.*?)```/gs)].filter(
    ([, name, code]) => name === language && code?.includes(part),
  );
  expect(blocks).toHaveLength(1);
  return blocks[0]?.[2] ?? '';
}

test.skipIf(process.platform === 'win32')('the export commands work one after the other, as they are', async () => {
  const commands = block('sh', 'practice-site export');
  expect(commands.match(/practice-site export/g)).toHaveLength(2);
  await execa('sh', ['-ec', commands], { cwd: folder });
  for (const [, name] of commands.matchAll(/export (\S+)/g))
    expect(existsSync(join(folder, name ?? '', 'forms.html'))).toBe(true);
});

const printed = [...text.matchAll(/^```\n\$ npx (practice-site [^\n]*)\n(.*?)^```/gms)];

test('there is output to compare', () => expect(printed.length).toBeGreaterThan(1));

test.skipIf(process.platform === 'win32').for(printed)(
  'the output of $1 is real',
  async ([, command = '', lines = '']) => {
    // Shows a page as a browser would, and checks nothing on it.
    const showPage = pathToFileURL(join(root, 'bench/show-page.mjs'));
    writeFileSync(join(folder, 'suite.mjs'), `import { showPage } from '${showPage}';\nawait showPage('key-press');`);
    const { all } = await execa(`npx --offline ${command}`, { cwd: folder, shell: true, all: true });
    const linesOf = (output: string) => output.replace(/\b[\d.]+ (?=s\b|min\b)/g, 'n ').split('\n');
    const shown = linesOf(lines).filter((line) => !['…', '', '  …'].includes(line));
    expect(shown.filter((line) => !linesOf(all).includes(line))).toEqual([]);
  },
);

/** Both ends of the peer range. The lowest one is skipped if the registry does not respond. */
test.for(['lowest', 'installed'])(
  'the Playwright configuration starts the server and waits for it: %s version',
  async (version, { skip }) => {
    const project = join(folder, version);
    mkdirSync(join(project, 'node_modules'), { recursive: true });
    writeFileSync(join(project, 'package.json'), '{ "name": "user", "private": true }');
    if (version === 'lowest') {
      const lowest = peerDependencies['@playwright/test'].replace('>=', '');
      const installed = await execa('npm', ['install', '--no-audit', '--no-fund', `@playwright/test@${lowest}`], {
        cwd: project,
        reject: false,
      });
      if (installed.failed) skip(`no registry: ${installed.stderr}`);
    } else {
      for (const name of ['@playwright', 'playwright', 'playwright-core']) {
        symlinkSync(join(root, 'node_modules', name), join(project, 'node_modules', name), 'junction');
      }
    }
    mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
    symlinkSync(join(root, 'bin/practice-site.js'), join(project, 'node_modules/.bin/practice-site'));
    const port = await freePort();
    writeFileSync(
      join(project, 'playwright.config.ts'),
      block('ts', 'playwright.config.ts').replaceAll('7357', String(port)),
    );
    writeFileSync(
      join(project, 'example.spec.ts'),
      `import { expect, test } from '@playwright/test';
     test('the server is there, with its options', async ({ request }) => {
       const health = await (await request.get('/__practice/health')).json();
       expect(health.options.seed).toBe('7');
     });`,
    );
    const cli = join(project, 'node_modules/@playwright/test/cli.js');
    const { stdout } = await execa(process.execPath, [cli, 'test', '--reporter', 'line'], {
      cwd: project,
      // Vitest has a BASE_URL of its own.
      env: { BASE_URL: undefined },
    });
    expect(stdout).toContain('1 passed');
  },
);
