import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { home, pages } from '../site/catalogue';
import { solutionFile, solutionTools } from './solution-files';
import { languages, marksOf, testsIn } from './solutions';

test.each([
  ['typescript', "// Why\nimport { test } from 'x';\n\ntest('a', async () => 1);\n"],
  ['python', '\n# Why\ndef test_a(driver):\n    assert f\'{driver.title} ok\' == "x"\n'],
  ['javascript', "const a = `b` + c;\r\n\tawait $('x');"],
] as const)('the marks of %s cover the whole text', (language, text) => {
  const lengths = marksOf(text, language).match(/\d+/g) ?? [];
  expect(lengths.reduce((sum, length) => sum + Number(length), 0)).toBe(text.length);
});

test('each stretch has its kind', () => {
  const text = "// Why\nreturn say('hello', 1);\n";
  expect(marksOf(text, 'typescript')).toBe('0-7m7k3f1-7s6-');
});

test.each([
  [
    'typescript',
    "test('busy: it waits', async () => {\n  test.slow();\n});\n\ntest(\n  `free-text: it is free`, () => {});\n\ntest('no name', () => {});\n",
    {
      busy: "test('busy: it waits', async () => {\n  test.slow();\n});",
      'free-text': 'test(\n  `free-text: it is free`, () => {});',
    },
  ],
  [
    'python',
    '@pytest.mark.slow\ndef test_busy(driver):\n    """busy: it waits"""\n    assert driver\n\n\ndef helper():\n    pass\n\n\ndef test_free(site):\n    """free-text: it is free"""\n    assert site\n',
    {
      busy: '@pytest.mark.slow\ndef test_busy(driver):\n    """busy: it waits"""\n    assert driver',
      'free-text': 'def test_free(site):\n    """free-text: it is free"""\n    assert site',
    },
  ],
  [
    'javascript',
    "describe('auth', () => {\n  it('busy: it waits', async () => 1);\n});\n",
    { busy: "it('busy: it waits', async () => 1);" },
  ],
] as const)('the tests in %s are found by the requirement in their names', (language, text, expected) => {
  const found = Object.entries(testsIn(text, language)).map(([id, [start, end]]) => [id, text.slice(start, end)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test.each(solutionTools)('each requirement of a page has its test in the solution in %s', (tool) => {
  const missing = [home, ...pages].flatMap(({ id, requirements }) => {
    const tests = testsIn(readFileSync(solutionFile(tool, id), 'utf8'), languages[tool]);
    return Object.keys(requirements)
      .filter((requirement) => !(requirement in tests))
      .map((requirement) => `${id}/${requirement}`);
  });
  expect(missing).toEqual([]);
});
