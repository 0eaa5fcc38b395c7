import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { groups } from '../../site/catalogue';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, 'pages', ...args], { reject: false });

test('lists every page on a line of its own', async () => {
  const { stdout, stderr, exitCode } = await run();
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['page', 'group', 'exercise', 'address', 'title']);
  expect(lines).toContainEqual(['home', 'Every page as a card.', '/', 'Test Automation Practice (Web and Mobile Web)']);
  const dragDrop = 'Reorder a list by mouse, touch or keyboard.';
  expect(lines).toContainEqual(['drag-drop', 'Interaction', dragDrop, '/drag-drop', 'Drag & Drop']);
  const iframes2 = 'The editable table on its own.';
  expect(lines).toContainEqual(['iframes-2', iframes2, '/iframes-2', 'Dynamic Tables Have Input']);
  expect(lines).toHaveLength(1 + 1 + 21 + 2);
  expect([stderr, exitCode]).toEqual(['', 0]);
});

test('shows what one page must do, and its hooks', async () => {
  const { stdout } = await run('auth');
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['Authentication', '/auth']);
  expect(lines).toContainEqual([expect.stringMatching(/^A sign-in that takes one to three seconds .*\.$/)]);
  const logout = '“Logout” leads back to the form, with empty fields and no message.';
  expect(lines).toContainEqual(['logout', logout]);
  expect(lines).toContainEqual(['hook', 'element', 'there']);
  expect(lines).toContainEqual(['auth-success', 'div', 'while logged in']);
});

test('the parameters of hooks have a column where there are some', async () => {
  const { stdout } = await run('checkboxes');
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual(['hook', 'element', 'there', 'parameters']);
  const parameters = 'id: checkbox1, checkbox2, checkbox3';
  expect(lines).toContainEqual(['checkbox-<id>', 'input', 'always', parameters]);
});

for (const [word, ids] of [
  ['menu', ['context-menu', 'multi-tiered-menu']],
  ['DYNAMIC', ['dynamic-elements', 'iframes-2']],
  ['iframes-', ['iframes-1', 'iframes-2']],
] as const) {
  test(`"${word}" lists the pages with it in their id or title`, async () => {
    const { stdout } = await run(word);
    const lines = stdout.split('\n').map((line) => line.split(' ')[0]);
    expect(lines).toEqual(['page', ...ids]);
    const { stdout: json } = await run(word, '--json');
    expect(JSON.parse(json).map(({ id }: { id: string }) => id)).toEqual(ids);
  });
}

for (const [word, id] of [
  ['multi', 'multi-tiered-menu'],
  ['drag & drop', 'drag-drop'],
  ['iframes', 'iframes'],
  ['/', 'home'],
] as const) {
  test(`"${word}" shows ${id}`, async () => {
    expect((await run(word)).stdout).toContain('\nrequirement\n');
    expect(JSON.parse((await run(word, '--json')).stdout)).toMatchObject({ id });
  });
}

test('--json gives groups, pages, and requirements and hooks of each', async () => {
  const { stdout } = await run('--json');
  const catalogue = JSON.parse(stdout);
  expect(catalogue.groups).toEqual(groups.map(({ title, pages }) => ({ title, pages: pages.map(({ id }) => id) })));
  expect(catalogue.pages).toHaveLength(1 + 21 + 2);
  expect(catalogue.pages.find(({ id }: { id: string }) => id === 'tables')).toMatchObject({
    address: '/tables',
    title: 'Tables',
    blurb: expect.any(String),
    skill: 'sorts and edits',
    group: 'Basic',
    goal: expect.stringMatching(/^Two tables /),
    pitfall: expect.any(String),
    readMore: { cypress: 'https://docs.cypress.io/api/commands/within' },
    requirements: {
      kept: 'What was entered in a row stays in it when another column is sorted, and leaves the first table as it was.',
    },
    hooks: expect.arrayContaining([
      { name: 'table-row-<id>', parameters: { id: [1, 2, 3] }, element: 'tr', when: 'always' },
    ]),
  });
  expect(catalogue.shell.requirements).toMatchObject({ offline: 'Nothing is requested from another server.' });
  expect(catalogue.shell.hooks).toContainEqual({
    name: 'menu-overlay',
    element: 'div',
    when: 'while the menu is open, below 768 px only',
  });
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
