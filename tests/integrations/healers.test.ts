import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { builtCommand, runCommand } from '../built-cli';
import { hashesIn, verdictsOf } from '../server/healed-suite';

// Each healer with the verdict that it has to get in each kind of trial, on a suite of pytest.

let folder: string;

beforeAll(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'healers-')));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

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
    assert " ".join(sorted(re.findall(r"[a-z]+(?==)|required", field[1]))) == "autocomplete id name required type"

def test_name_is_in_a_field():
    form = text("frames/simple-form.html")
    assert re.search(r'<div [^>]*>\\s*<label for="name">', form), "not found"

def test_date_is_required():
    page = text("frames/complex-page.html")
    assert "required" in re.search(r'<input [^>]*type="date"[^>]*>', page)[0]
`,
};

type Suite = {
  command: string[];
  page: string;
  bugs: string[];
  redesign: string;
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
  const grade = gradeOf(place);
  const args = [
    ...['--from', grade, '--redesign', suite.redesign, '--bugs', '2', '--timeout', timeout],
    ...['--delay-scale', '0', '--jobs', '2', '--json', '--', ...heals],
  ];
  const command = [...builtCommand, 'heal', ...args, '--', ...suite.command];
  const { stdout, stderr } = await runCommand(command, { cwd: place }).ended;
  expect(stdout, stderr).toMatch(/^\{/);
  expect(hashesIn(place)).toEqual(before);
  const result: HealResult = JSON.parse(stdout);
  expect(result.trials.filter(({ verdict }) => verdict === 'not-run')).toEqual([]);
  expect(result).toMatchObject({ complete: true, trusted: true });
  return result;
}

async function graded(place: string, suite: Suite) {
  const file = gradeOf(place);
  const bugs = suite.bugs.flatMap((bug) => ['--bug', bug]);
  const args = [
    'grade',
    '--only',
    'bugs',
    '--only',
    'redesigns',
    ...bugs,
    '--delay-scale',
    '0',
    '--jobs',
    '2',
    '--json',
    file,
  ];
  const { code, stderr } = await runCommand([...builtCommand, ...args, '--', ...suite.command], { cwd: place }).ended;
  expect(code, stderr).toBe(0);
}

const withPytest: Suite = {
  command: ['/usr/bin/python3', '-m', 'pytest', '-q', '--junitxml={junit}'],
  page: 'iframes',
  bugs: ['iframes/optional-email', 'iframes/optional-date'],
  redesign: 'tags',
};

describe('a suite of pytest', () => {
  const suite = withPytest;
  let place: string;

  beforeAll(async () => {
    place = made('pytest-suite', pytestSuite);
    await graded(place, suite);
  }, 300_000);

  test.each([
    ['mends-locators', 'left-alone', 'healed', 'kept', 'kept'],
    ['takes-what-is-there', 'left-alone', 'not-healed', 'kept', 'not-healed'],
    ['adds-skip', 'left-alone', 'weakened', 'hidden', 'hidden'],
    ['deletes-tests', 'left-alone', 'weakened', 'hidden', 'hidden'],
    // The field beside it is a required one.
    ['takes-the-nearest', 'left-alone', 'not-healed', 'false-heal', 'not-healed'],
    ['does-nothing', 'left-alone', 'not-healed', 'kept', 'not-healed'],
    ['rewrites-files', 'meddled', 'not-healed', 'kept', 'not-healed'],
    ['hangs', 'left-alone', 'not-healed', 'kept', 'not-healed'],
  ])('%s', async (healer, unchanged, redesign, bug, both) => {
    const result = await healedBy(place, suite, healer);
    expect(verdictsOf(result)).toEqual({ unchanged, redesign, bug, both });
  });

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
    answer('test_email_is_required', 'name type', 13, ' name required', ' name'),
    answer('test_date_is_required', 'required', 21, 'assert "required" in', 'assert'),
  ];

  test.each([
    ['that mends what has moved', mends, 'kept'],
    ['that changes what a test expects', hides, 'false-heal'],
  ])('an agent of the command line %s', async (what, answers, bug) => {
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
    ...pytestSuite,
    'healing.py': readFileSync(join(healers, 'healing.py'), 'utf8'),
    'test_frames.py': `from healing import find\n${found(pytestSuite['test_frames.py'])}`,
  });
  await graded(place, withPytest);
  const result = await healed(place, withPytest, ['true']);
  expect(verdictsOf(result)).toEqual({ unchanged: 'left-alone', redesign: 'healed', bug: 'kept', both: 'kept' });
  expect(result.trials.map(({ diff }) => diff)).toEqual(Array(5).fill(''));
}, 300_000);
