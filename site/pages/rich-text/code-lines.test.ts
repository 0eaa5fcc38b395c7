import { expect, test } from 'vitest';
import { code, lineAt, lineCount, parseLine } from './code-lines';

test('each line has its number and two islands', () => {
  expect(lineAt(1)).toBe("ferry(1, 'Brill', 'Eyre', 17);");
  expect(lineAt(500)).toBe("ferry(500, 'Dunmore', 'Dunmore', 28);");
});

test('the code has the given number of lines, all different', () => {
  const lines = code().split('\n');
  expect(lines).toHaveLength(lineCount);
  expect(new Set(lines).size).toBe(lineCount);
});

test.each([
  ['1', 1],
  ['500', 500],
  ['0', undefined],
  ['501', undefined],
  ['-1', undefined],
  ['2.5', undefined],
  ['', undefined],
  ['ten', undefined],
  ['1e2', undefined],
  ['0x10', undefined],
  [' 7 ', 7],
])('“%s” is line %s', (typed, line) => {
  expect(parseLine(typed, 500)).toBe(line);
});
