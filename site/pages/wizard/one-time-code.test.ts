import { expect, test } from 'vitest';
import { arrive, enter, expire, makeCode, newPhone, typedOver, unlock, verify } from './one-time-code';

const empty = ['', '', '', '', '', ''];

test('a code has six digits, and differs from the one before it', () => {
  expect(makeCode(0)).toBe('000000');
  expect(makeCode(0.0421)).toBe('042100');
  expect(makeCode(0.0421, '042100')).toBe('042101');
  expect(makeCode(0.9999999, '999999')).toBe('000000');
});

test('only the newest code is accepted, while it is valid', () => {
  const first = arrive(newPhone, 0.1);
  expect(verify(first, '100000').accepted).toBe(true);
  const second = arrive(first, 0.2);
  expect(second.messages.map(({ state }) => state)).toEqual(['Replaced', 'Valid for 60 seconds']);
  expect(verify(second, '100000')).toMatchObject({ accepted: false, triesLeft: 2 });
  expect(verify(second, '200000').accepted).toBe(true);
  expect(verify(expire(second, 2), '200000')).toMatchObject({ accepted: false, triesLeft: 3 });
});

test('the third wrong code locks, and a new code gives no tries back', () => {
  const wrong = verify(verify(arrive(newPhone, 0.1), '000000'), '000000');
  const locked = verify(arrive(wrong, 0.2), '000000');
  expect(locked).toMatchObject({ locked: true, result: 'Wrong code, locked for 30 seconds' });
  expect(verify(locked, '200000').accepted).toBe(false);
  expect(verify(unlock(locked), '200000').accepted).toBe(true);
});

test('an incomplete code is no try', () => {
  expect(verify(newPhone, '123456')).toMatchObject({ result: 'Send a code first', triesLeft: 3 });
  expect(verify(arrive(newPhone, 0.1), '12345')).toMatchObject({ result: 'Enter all six digits', triesLeft: 3 });
});

test('a digit goes into its box, a whole code into all, other characters nowhere', () => {
  expect(enter(empty, 2, '7')).toEqual({ digits: ['', '', '7', '', '', ''], next: 3 });
  expect(enter(empty, 5, '7').next).toBe(5);
  expect(enter(empty, 2, 'x')).toEqual({ digits: empty, next: 2 });
  expect(enter(empty, 4, 'code: 123-456.')).toEqual({ digits: ['1', '2', '3', '4', '5', '6'], next: 5 });
  expect(enter(empty, 4, '123').digits).toEqual(['', '', '', '', '1', '2']);
});

test('a digit over another replaces it', () => {
  expect(typedOver('1', '12')).toBe('2');
  expect(typedOver('1', '21')).toBe('2');
  expect(typedOver('', '2')).toBe('2');
});
