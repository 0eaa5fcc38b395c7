import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HealResult } from '../../cli/heal/heal-result';
import { builtCommand, runCommand } from '../built-cli';

// Each healer with the verdict that it has to get in each kind of trial, on a suite of pytest.

const folder = join(import.meta.dirname, '../../test-results/healers');

beforeAll(() => rmSync(folder, { recursive: true, force: true }));

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

type Suite = { command: string[]; page: string; bugs: string[]; redesign: string };

function made(name: string, files: Readonly<Record<string, string>>): string {
  const place = join(folder, name);
  mkdirSync(place, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(place, file), content);
  return place;
}

/** The verdict of each trial, and all that the command says. */
async function healed(place: string, suite: Suite, healer: string) {
  const grade = join(place, '../', `${suite.page}.json`);
  const args = [
    ...['--from', grade, '--redesign', suite.redesign, '--bugs', '2', '--timeout', healer === 'hangs' ? '1' : '60'],
    ...['--jobs', '2', '--json', '--', process.execPath, join(import.meta.dirname, 'healers', `${healer}.mjs`)],
  ];
  const command = [...builtCommand, 'heal', ...args, '--', ...suite.command];
  const { stdout, stderr } = await runCommand(command, { cwd: place }).ended;
  expect(stdout, stderr).toMatch(/^\{/);
  return JSON.parse(stdout) as HealResult;
}

async function graded(place: string, suite: Suite) {
  const file = join(place, '../', `${suite.page}.json`);
  const bugs = suite.bugs.flatMap((bug) => ['--bug', bug]);
  const args = ['grade', '--only', 'bugs', '--only', 'redesigns', ...bugs, '--jobs', '2', '--json', file];
  const { code, stderr } = await runCommand([...builtCommand, ...args, '--', ...suite.command], { cwd: place }).ended;
  expect(code, stderr).toBe(0);
}

const verdictsOf = ({ trials }: HealResult) => Object.fromEntries(trials.map(({ kind, verdict }) => [kind, verdict]));

describe('a suite of pytest', () => {
  const python = '/usr/bin/python3';
  const suite: Suite = {
    command: [python, '-m', 'pytest', '-q', '--junitxml={junit}'],
    page: 'iframes',
    bugs: ['iframes/optional-email', 'iframes/optional-date'],
    redesign: 'tags',
  };
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
    const result = await healed(place, suite, healer);
    expect(verdictsOf(result)).toEqual({ unchanged, redesign, bug, both });
  });
});
