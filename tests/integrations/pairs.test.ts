import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Pair } from '../../cli/pairs/pairs';
import { startPracticeSite } from '../../dist/cli/index.js';
import { home, pages, shell } from '../../site/catalogue';
import type { TestId } from '../../site/page';
import { patternOf } from '../../site/test-ids';
import { chromiumLaunch, findChromium } from '../browser';
import { builtCommand, runCommand } from '../built-cli';
import { temporaryFolder } from '../temporary-folder';

const folder = temporaryFolder();
let pairs: Pair[];
let browser: Browser;

beforeAll(async () => {
  const { executablePath = findChromium(), ...launch } = chromiumLaunch();
  browser = await chromium.launch({ executablePath, ...launch });
  const file = join(folder, 'pairs.json');
  const args = ['redesigns', 'next', '--pairs', file, '--browser', `${executablePath}`];
  expect(await runCommand([...builtCommand, ...args]).ended).toEqual({ code: 0, stderr: '', stdout: '' });
  pairs = JSON.parse(readFileSync(file, 'utf8')).pairs;
}, 600_000);

afterAll(async () => {
  await browser?.close();
});

test('there is a pair for every test id of every page', () => {
  const isWritten = (id: string, testId: TestId) =>
    pairs.some((pair) => pair.page === id && patternOf(testId).test(pair.testId));
  const missing = [home, ...pages, { id: 'shell', testIds: shell.testIds }].flatMap(({ id, testIds }) =>
    testIds.filter((testId) => !isWritten(id, testId)).map(({ name }) => `${id} ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what was promised stays', () => {
  const promised = ({ role, name }: Pair['before']) => ({ role, name });
  expect(pairs.map(({ after }) => promised(after))).toEqual(pairs.map(({ before }) => promised(before)));
  expect(pairs.filter(({ before }) => before.role && before.name).length).toBeGreaterThan(100);
});

test('the rest is another one', () => {
  const others = (value: (element: Pair['before']) => unknown) =>
    pairs.filter(({ before, after }) => JSON.stringify(value(before)) !== JSON.stringify(value(after))).length /
    pairs.length;
  // Ids of the panel stay, and those that React made.
  const withId = pairs.filter(({ before }) => before.id !== '' && !/^(?:practice|_r_)/.test(before.id));
  expect(withId.filter(({ before, after }) => before.id === after.id)).toEqual([]);
  // Classes of libraries stay, because their components look for them, and those that scripts outside of React set.
  const ownClasses = (element: Pair['before']) =>
    element.classes.filter((name) => !/^(Mui|css-|ant-|rc-|cm-|hidden|content|count|practice)/.test(name));
  const kept = pairs.flatMap(({ before, after }) => ownClasses(before).filter((name) => after.classes.includes(name)));
  expect(kept).toEqual([]);
  expect(others(({ xpath }) => xpath)).toBeGreaterThan(0.5);
  expect(others(({ box }) => box)).toBeGreaterThan(0.5);
});

test.each([['before', []] as const, ['after', ['next']] as const])(
  'the documents have what is written %s',
  async (side, redesigns) => {
    const site = await startPracticeSite({ port: 0, seed: 1, variant: 'A', redesigns });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await page.goto(`${site.url}/auth`);
    await page.locator('main h1').waitFor();
    const written = pairs.filter((pair) => pair.page === 'auth' && pair.state === 'as opened');
    expect(written.length).toBeGreaterThan(3);
    for (const pair of written) {
      const { css, xpath, id, tag, classes, box, role, name } = pair[side];
      const element = page.locator(`[data-test="${pair.testId}"]`);
      for (const locator of [page.locator(css), page.locator(`xpath=${xpath}`)]) {
        await expect.poll(() => locator.count()).toBe(1);
        expect(await locator.getAttribute('data-test')).toBe(pair.testId);
      }
      expect({
        id: await element.evaluate((each) => each.id),
        tag: await element.evaluate((each) => each.localName),
        classes: await element.evaluate((each) => [...each.classList]),
      }).toEqual({ id, tag, classes });
      if (box && role && name)
        expect(await page.getByRole(role as 'button', { name, exact: true }).count()).toBeGreaterThan(0);
    }
    await page.close();
    await site.close();
  },
);
