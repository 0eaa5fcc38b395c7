import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { groups, pages } from '../../site/catalogue';

const bin = join(import.meta.dirname, '../../bin/practice-site.js');
const run = (...args: string[]) => execa(process.execPath, [bin, 'pages', ...args], { reject: false });

test('lists the pages by group, each on a line of its own', async () => {
  const { stdout, stderr, exitCode } = await run();
  // As wide as the longest id.
  const column = (id: string) =>
    id.padEnd(Math.max(...groups.flatMap(({ pages }) => pages.map(({ id }) => id.length))));
  const [first, ...blocks] = stdout.split('\n\n');
  expect(first).toBe(`Home\n  ${column('home')}  Every page as a card.`);
  const last = 'practice-site pages <page> shows the requirements and test ids of a page.';
  expect(blocks.map((block) => block.split('\n')[0])).toEqual([
    ...groups.map(({ title }) => title),
    'Embedded in other pages',
    last,
  ]);
  for (const { title, pages } of groups) {
    const lines = pages.map(({ id, blurb }) => `  ${column(id)}  ${blurb}`);
    expect(blocks).toContain([title, ...lines].join('\n'));
  }
  expect(stdout).toContain(`\n  ${column('drag-drop')}  Reorder a list by mouse, touch or keyboard.\n`);
  expect([stderr, exitCode]).toEqual(['', 0]);
});

test('fits into a narrow terminal', async () => {
  for (const word of [[], ['menu'], ['multi'], ['checkboxes'], ['iframes'], ['/']]) {
    const { stdout } = await execa(process.execPath, [bin, 'pages', ...word], { env: { COLUMNS: '60' } });
    expect(stdout.split('\n').filter((line) => line.length > 60)).toEqual([]);
  }
});

test('shows what one page must do, and its test ids', async () => {
  const { stdout } = await run('auth');
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines[0]).toEqual(['Authentication', '/auth']);
  expect(lines).toContainEqual([expect.stringMatching(/^A sign-in that takes one to three seconds, .*\.$/)]);
  expect(lines).toContainEqual(['requirement', 'promise']);
  const logout = '“Logout” shows the form again, with empty fields.';
  expect(lines).toContainEqual(['logout', logout]);
  expect(lines).toContainEqual(['test id', 'element', 'there']);
  expect(lines).toContainEqual(['auth-success', 'div', 'while logged in']);
});

test('the parameters of test ids have a column where there are some', async () => {
  const { stdout } = await run('checkboxes');
  const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
  expect(lines).toContainEqual(['test id', 'element', 'there', 'parameters']);
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
    expect([...stdout.matchAll(/^ {2}(\S+)/gm)].map(([, id]) => id)).toEqual(ids);
    const { stdout: json } = await run(word, '--json');
    expect(JSON.parse(json).map(({ id }: { id: string }) => id)).toEqual(ids);
  });
}

for (const [word, id] of [
  ['multi', 'multi-tiered-menu'],
  ['drag & drop', 'drag-drop'],
  ['iframes', 'iframes'],
  ['/', 'home'],
  ['auth/refused', 'auth'],
] as const) {
  test(`"${word}" shows ${id}`, async () => {
    expect((await run(word)).stdout).toMatch(/\nrequirement +promise\n/);
    expect(JSON.parse((await run(word, '--json')).stdout)).toMatchObject({ id });
  });
}

test('--json gives groups, pages, and requirements and test ids of each', async () => {
  const { stdout, stderr } = await run('--json');
  expect(stderr).toBe('');
  const catalogue = JSON.parse(stdout);
  expect(catalogue.groups).toEqual(groups.map(({ title, pages }) => ({ title, pages: pages.map(({ id }) => id) })));
  expect(catalogue.pages.map(({ id }: { id: string }) => id)).toEqual(['home', ...pages.map(({ id }) => id)]);
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
      kept: 'Values entered in a row of the second table stay in that row after a sort by another column.',
    },
    testIds: expect.arrayContaining([
      { name: 'table-row-<id>', parameters: { id: [1, 2, 3] }, element: 'tr', when: 'always' },
    ]),
  });
  expect(catalogue.shell.requirements).toMatchObject({ offline: 'The site requests nothing from another server.' });
  expect(catalogue.shell.testIds).toContainEqual({
    name: 'menu-overlay',
    element: 'div',
    when: 'while the menu is open, below 768 px only',
  });
});

test('--json of one page is that page alone', async () => {
  const { stdout } = await run('/auth', '--json');
  expect(JSON.parse(stdout)).toMatchObject({ id: 'auth', address: '/auth', group: 'Advanced' });
});

test('what is around the pages is shown as a page is', async () => {
  const { stdout } = await run('shell');
  expect(stdout).toMatch(/^Shell\nWhat is around every page/);
  expect(stdout).toMatch(/\noffline +The site requests nothing from another server\./);
  expect(stdout).toMatch(/\nmenu-overlay +div /);
  const whole = JSON.parse((await run('--json')).stdout);
  expect(JSON.parse((await run('shell', '--json')).stdout)).toEqual(whole.shell);
});

test('a page that does not exist is an error with a suggestion', async () => {
  expect(await run('fomrs')).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: 'error: There is no page "fomrs". Did you mean forms?',
  });
});

test('a second argument is an error', async () => {
  expect(await run('forms', 'tables')).toMatchObject({
    exitCode: 1,
    stdout: '',
    stderr: expect.stringMatching(/^error: Unexpected argument "tables"\. .*$/),
  });
});
