import { expect, test } from 'vitest';
import { withHarmlessChanges } from './harmless-changes';

const expression = String((ready: boolean) => {
  const twice = (text: string) => text + text;
  const parts = { 'a-key': 500, list: ['one', `two more`], [ready ? 'yes' : 'no']: ready ? 12 : 34 };
  return twice(JSON.stringify(parts)) + (ready ? '!' : '?');
});

test('the code is other code, and does the same', () => {
  const evaluate = (code: string): ((ready: boolean) => string) => new Function(`return (${code})`)();
  const forms = Array.from({ length: 40 }, (_, seed) => withHarmlessChanges(expression, `${seed}`));
  expect(new Set(forms).size).toBeGreaterThan(10);
  for (const isShorter of [true, false]) {
    expect(forms.some(({ length }) => length < expression.length === isShorter)).toBe(true);
  }
  for (const code of forms) {
    expect(code).not.toBe(expression);
    for (const ready of [true, false]) expect(evaluate(code)(ready)).toBe(evaluate(expression)(ready));
  }
});

test('the same seed changes the same', () => {
  expect(withHarmlessChanges(expression, 'auth/rebuild-1')).toBe(withHarmlessChanges(expression, 'auth/rebuild-1'));
});
