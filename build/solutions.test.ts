import { expect, test } from 'vitest';
import { marksOf } from './solutions';

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
