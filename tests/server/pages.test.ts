import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { groups } from '../../site/catalogue';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, 'pages', ...args], { reject: false });

test('lists every page under its address and title', async () => {
  const { stdout, stderr, exitCode } = await run();
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['page', 'address', 'title']);
  expect(lines).toContainEqual(['home', '/', 'Test Automation Practice (Web and Mobile Web)']);
  expect(lines).toContainEqual(['drag-drop', '/drag-drop', 'Drag & Drop']);
  expect(lines).toContainEqual(['iframes-2', '/iframes-2', 'Dynamic Tables Have Input']);
  expect(lines).toHaveLength(1 + 1 + 21 + 2);
  expect([stderr, exitCode]).toEqual(['', 0]);
});

test('lists the hooks of one page', async () => {
  const { stdout } = await run('auth');
  expect(stdout.split('\n').map((line) => line.split(/ {2,}/))).toContainEqual([
    'auth-success',
    'div',
    'while logged in',
  ]);
});

test('--json gives groups, pages, and the hooks of each', async () => {
  const { stdout } = await run('--json');
  const catalogue = JSON.parse(stdout);
  expect(catalogue.groups).toEqual(groups.map(({ title, pages }) => ({ title, pages: pages.map(({ id }) => id) })));
  expect(catalogue.pages).toHaveLength(1 + 21 + 2);
  expect(catalogue.pages.find(({ id }: { id: string }) => id === 'tables')).toMatchObject({
    address: '/tables',
    title: 'Tables',
    blurb: expect.any(String),
    group: 'Basic',
    hooks: expect.arrayContaining([
      { name: 'table-row-<id>', parameters: { id: [1, 2, 3] }, element: 'tr', when: 'always' },
    ]),
  });
  expect(catalogue.shell.hooks).toContainEqual({ name: 'theme-toggle', element: 'button', when: 'always' });
});

test('--json of one page is that page alone', async () => {
  const { stdout } = await run('/auth', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ id: 'auth', address: '/auth', group: 'Advanced' });
});

test('a page that does not exist is an error with a suggestion', async () => {
  expect(await run('fomrs')).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: 'error: There is no page "fomrs". Did you mean forms? practice-site pages lists them.',
  });
});

test('a second argument is an error', async () => {
  expect(await run('forms', 'tables')).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^error: too many arguments.*$/),
  });
});
