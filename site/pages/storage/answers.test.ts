import { expect, test } from 'vitest';
import { answerTo } from './answers';

test.each([
  [new DOMException('', 'NotAllowedError'), 'Refused'],
  [new DOMException('', 'NotFoundError'), 'Not available'],
  [new DOMException('', 'SecurityError'), 'Not available'],
  [new TypeError('navigator.clipboard is undefined'), 'Not available'],
  [null, 'Not available'],
])('%s: %s', (error, answer) => {
  expect(answerTo(error)).toBe(answer);
});
