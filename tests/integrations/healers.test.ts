import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserServer, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { trialName } from '../../cli/heal/heal-statements';
import { chromiumLaunch } from '../browser';
import { builtCommand, runCommand } from '../built-cli';
import { wholeSuite } from '../depth';
import { hashesIn, verdictsOf } from '../server/healed-suite';
import { temporaryFolder } from '../temporary-folder';

// Each healer with the verdict that it has to get in each trial, on a suite of pytest and on one of Playwright.

const folder = temporaryFolder();
/** All runs of Playwright have tabs of one browser, because starting one takes longer than the tests. */
let browser: BrowserServer | undefined;

const libraries = join(import.meta.dirname, '../../node_modules');

beforeAll(async () => {
  // Only then is there a suite that needs it.
  if (wholeSuite) browser = await chromium.launchServer(chromiumLaunch());
});

afterAll(async () => {
  await browser?.close();
});

/** The first and the third test hold on to a class name. The first and the second notice a bug each. */
const playwrightSuite = {
  'playwright.config.mjs': `export default {
  // Its own folder. By default it is that of the project, and Playwright empties it.
  outputDir: 'test-results',
  use: {
    baseURL: process.env.BASE_URL,
    connectOptions: { wsEndpoint: process.env.BROWSER },
    actionTimeout: 5000,
    navigationTimeout: 20000,
  },
  expect: { timeout: 1500 },
  workers: 1,
  reporter: 'junit',
};
`,
  'keys.spec.mjs': `import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/key-press');
  await page.getByTestId('last-key-pressed').waitFor();
});

test('shows a capital letter', async ({ page }) => {
  await page.keyboard.press('A');
  await expect(page.locator('.key-last[data-testid=last-key-pressed]')).toHaveText('A');
});

test('keeps five keys', async ({ page }) => {
  for (const key of ['a', 'b', 'c', 'd', 'e']) await page.keyboard.press(key);
  await expect(page.locator('[data-testid=key-4]')).toBeVisible();
});

test('begins with no key', async ({ page }) => {
  await expect(page.locator('.key-history[data-testid=key-history]')).toBeEmpty();
});
`,
};

/** Without a browser, so that it is quick: it does what the script of the document does. Two tests hold on to a tag. */
const pytestSuite = {
  // So that pytest does not take the project's configuration.
  'pytest.ini': '[pytest]\n',
  'site_under_test.py': `import os
import re
import urllib.request


def text(path):
    with urllib.request.urlopen(os.environ["BASE_URL"] + "/" + path) as response:
        return response.read().decode()


def show(page):
    script = re.search(r"__practice/shown/[^\\"]+", text(page))[0]
    report = re.search(r"fetch\\('/([^']+)' \\+ id", text(script))[1]
    text(report + page)
`,
  'test_frames.py': `import re
import pytest
from site_under_test import show, text

@pytest.fixture(autouse=True)
def page():
    show("iframes")

def test_email_is_required():
    form = text("frames/simple-form.html")
    field = re.search(r'<div [^>]*>\\s*<label for="email">.*?<input ([^>]*)>', form, re.S)
    assert field, "not found"
    assert " ".join(re.findall(r"(?:type|name)(?==)|required", field[1])) == "type name required"

def test_name_is_in_a_field():
    form = text("frames/simple-form.html")
    assert re.search(r'<div [^>]*>\\s*<label for="name">', form), "not found"

def test_date_is_required():
    page = text("frames/complex-page.html")
    assert "required" in re.search(r'<input [^>]*type="date"[^>]*>', page)[0]
`,
};

type Suite = {
  files: Readonly<Record<string, string>>;
  command: string[];
  page: string;
  bugs: string[];
  redesign: string;
  /** What of a grade is needed beforehand. */
  parts: string[];
  env?: () => NodeJS.ProcessEnv;
};

const withPytest: Suite = {
  files: pytestSuite,
  command: ['/usr/bin/python3', '-m', 'pytest', '-q', '--junitxml={junit}'],
  page: 'iframes',
  bugs: ['iframes/optional-email', 'iframes/optional-date'],
  redesign: 'tags',
  parts: ['bugs', 'redesigns'],
};

const withPlaywright: Suite = {
  files: playwrightSuite,
  command: [process.execPath, 'node_modules/@playwright/test/cli.js', 'test'],
  page: 'key-press',
  bugs: ['key-press/small-letters', 'key-press/only-four'],
  redesign: 'classes',
  parts: ['bugs'],
  env: () => ({ BROWSER: browser?.wsEndpoint() }),
};

function made(name: string, files: Readonly<Record<string, string>>): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(place, file), content);
  return place;
}

const gradeOf = (place: string) => `${place}.json`;

const healers = join(import.meta.dirname, 'healers');

/** What one of the healers beside this file makes of a suite. */
const healedBy = (place: string, suite: Suite, healer: string) =>
  healed(place, suite, [process.execPath, join(healers, `${healer}.mjs`)], healer === 'hangs' ? '1' : '60');

async function healed(place: string, suite: Suite, heals: readonly string[], timeout = '60') {
  const before = hashesIn(place);
  const args = [
    ...['--from', gradeOf(place), '--redesign', suite.redesign, '--bugs', '2', '--timeout', timeout],
    ...['--delay-scale', '0', '--jobs', '2', '--json', '--', ...heals],
  ];
  const { stdout, stderr } = await runIn(place, suite, ['heal', ...args, '--', ...suite.command]);
  expect(stdout, stderr).toMatch(/^\{/);
  expect(hashesIn(place)).toEqual(before);
  const result: HealResult = JSON.parse(stdout);
  expect(result).toMatchObject({ complete: true, trusted: true });
  return result;
}

async function graded(place: string, suite: Suite) {
  const bugs = suite.bugs.flatMap((bug) => ['--bug', bug]);
  const only = suite.parts.flatMap((part) => ['--only', part]);
  const args = [...only, ...bugs, '--delay-scale', '0', '--jobs', '2', '--json', gradeOf(place)];
  const { code, stderr } = await runIn(place, suite, ['grade', ...args, '--', ...suite.command]);
  expect(code, stderr).toBe(0);
}

const runIn = (place: string, { env }: Suite, words: string[]) =>
  runCommand([...builtCommand, ...words], { cwd: place, env: { ...process.env, ...env?.() } }).ended;

/** The verdict of each trial by its name. */
const trialsOf = ({ trials }: HealResult) =>
  Object.fromEntries(
    trials.map((trial) => [trialName(trial), trial.verdict === 'not-run' ? trial.why : trial.verdict]),
  );

/** What each healer has to get, with both suites. */
const tables = {
  pytest: {
    trials: [
      'unchanged',
      'redesign tags',
      'bug iframes/optional-date',
      'bug iframes/optional-email',
      'both tags and iframes/optional-email',
    ],
    verdicts: {
      'mends-locators': ['left-alone', 'healed', 'kept', 'kept', 'kept'],
      // It knows what was expected where two texts are compared.
      'takes-what-is-there': ['left-alone', 'not-healed', 'kept', 'false-heal', 'not-healed'],
      'adds-skip': ['left-alone', 'weakened', 'hidden', 'hidden', 'hidden'],
      'deletes-tests': ['left-alone', 'weakened', 'hidden', 'hidden', 'hidden'],
      // The field beside it is a required one.
      'takes-the-nearest': ['left-alone', 'not-healed', 'kept', 'false-heal', 'not-healed'],
      'does-nothing': ['left-alone', 'not-healed', 'kept', 'kept', 'not-healed'],
      'rewrites-files': ['meddled', 'not-healed', 'kept', 'kept', 'not-healed'],
      hangs: ['left-alone', 'not-healed', 'kept', 'kept', 'not-healed'],
    },
  },
  playwright: {
    trials: [
      'unchanged',
      'redesign classes',
      'bug key-press/small-letters',
      'gone key-press/only-four',
      'both classes and key-press/small-letters',
    ],
    verdicts: {
      'mends-locators': ['left-alone', 'healed', 'kept', 'kept', 'kept'],
      'takes-what-is-there': ['left-alone', 'not-healed', 'false-heal', 'kept', 'not-healed'],
      'adds-skip': ['left-alone', 'weakened', 'hidden', 'hidden', 'hidden'],
      'deletes-tests': ['left-alone', 'weakened', 'hidden', 'hidden', 'hidden'],
      'takes-the-nearest': ['left-alone', 'not-healed', 'kept', 'neighbour', 'not-healed'],
      'does-nothing': ['left-alone', 'not-healed', 'kept', 'kept', 'not-healed'],
      'rewrites-files': ['meddled', 'not-healed', 'kept', 'kept', 'not-healed'],
      hangs: ['left-alone', 'not-healed', 'kept', 'kept', 'not-healed'],
    },
  },
};

test('each healer has its verdicts with both suites', () => {
  const shared = ['agent-from-file.mjs', 'failed-tests.mjs'];
  const files = readdirSync(healers).filter((file) => file.endsWith('.mjs') && !shared.includes(file));
  const named = (verdicts: object) => Object.keys(verdicts).map((healer) => `${healer}.mjs`);
  expect(named(tables.pytest.verdicts).sort()).toEqual(files.sort());
  expect(named(tables.playwright.verdicts).sort()).toEqual(files.sort());
});

const suites = [
  ['pytest', withPytest, tables.pytest],
  ['Playwright', withPlaywright, tables.playwright],
] as const;

// A healer takes ten times as long with Playwright as with pytest, so that is for a whole run.
describe.each(wholeSuite ? suites : [suites[0]])('a suite of %s', (tool, suite, { trials, verdicts }) => {
  let place: string;

  beforeAll(async () => {
    place = made(`${tool}-suite`, suite.files);
    mkdirSync(join(place, 'node_modules/@playwright'), { recursive: true });
    symlinkSync(join(libraries, '@playwright/test'), join(place, 'node_modules/@playwright/test'), 'junction');
    await graded(place, suite);
  }, 600_000);

  test.each(Object.entries(verdicts))(
    '%s',
    async (healer, expected) => {
      const result = await healedBy(place, suite, healer);
      expect(trialsOf(result)).toEqual(Object.fromEntries(trials.map((trial, index) => [trial, expected[index]])));
      const note = healer === 'hangs' ? 'The heal command: stopped after 1 s.' : undefined;
      expect(result.trials.map((trial) => trial.note)).toEqual(trials.map(() => note));
    },
    600_000,
  );
});

describe('an agent of the command line', () => {
  const suite = withPytest;
  let place: string;

  beforeAll(async () => {
    place = made('agent-suite', suite.files);
    await graded(place, suite);
  }, 600_000);

  const answer = (test: string, words: string, line: number, from: string, to: string) => {
    const around = pytestSuite['test_frames.py']
      .trimEnd()
      .split('\n')
      .slice(line - 2, line + 1);
    const [above = '', old = '', ...below] = around;
    return {
      test,
      words,
      hunk: [
        `@@ -${line - 1},${around.length} +${line - 1},${around.length} @@`,
        ` ${above}`,
        `-${old}`,
        `+${old.replace(from, to)}`,
        ...below.map((one) => ` ${one}`),
      ],
    };
  };
  const mends = [
    answer('test_email_is_required', 'not found', 11, '<div ', '<\\w+ '),
    answer('test_name_is_in_a_field', 'not found', 17, '<div ', '<\\w+ '),
  ];
  const hides = [
    ...mends,
    answer('test_email_is_required', 'type name', 13, ' name required', ' name'),
    answer('test_date_is_required', 'required', 21, 'assert "required" in', 'assert'),
  ];

  test.each([
    ['that mends what has moved', mends, 'kept'],
    ['that changes what a test expects', hides, 'false-heal'],
  ])('%s', async (what, answers, bug) => {
    const file = join(folder, `${what}.json`);
    writeFileSync(file, JSON.stringify(answers));
    const agent = [process.execPath, join(healers, 'agent-from-file.mjs'), file];
    const result = await healed(place, suite, [join(healers, 'ask-agent.sh'), ...agent]);
    expect(verdictsOf(result)).toEqual({ unchanged: 'left-alone', redesign: 'healed', bug, both: 'kept' });
    expect(result.usage?.tokens).toBeGreaterThan(100);
  });
});

test('a library that heals at run time', async () => {
  const found = (text: string) => text.replaceAll('re.search(', 'find(').replace(', re.S)', ')');
  const place = made('healing-suite', {
    ...withPytest.files,
    'healing.py': readFileSync(join(healers, 'healing.py'), 'utf8'),
    'test_frames.py': `from healing import find\n${found(pytestSuite['test_frames.py'])}`,
  });
  await graded(place, withPytest);
  const result = await healed(place, withPytest, ['true']);
  expect(verdictsOf(result)).toEqual({ unchanged: 'left-alone', redesign: 'healed', bug: 'kept', both: 'kept' });
  expect(result.trials.map(({ diff }) => diff)).toEqual(Array(5).fill(''));
}, 600_000);
