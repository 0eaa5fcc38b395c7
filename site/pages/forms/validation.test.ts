import { expect, test } from 'vitest';
import { validate } from './validation';

const valid = { username: 'nancy', email: 'nancy@example.com', password: 'secret' };

test('an empty form has an error for every field', () => {
  expect(validate({ username: '', email: '', password: '' })).toEqual({
    username: 'Username is required',
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('a valid form has none', () => {
  expect(validate(valid)).toEqual({});
});

test('nancy123@gmail is no email', () => {
  expect(validate({ ...valid, email: 'nancy123@gmail' })).toEqual({ email: 'Email is invalid' });
});

test.each([
  ['12345', 'Password must be at least 6 characters'],
  ['123456', undefined],
])('password "%s": %s', (password, message) => {
  expect(validate({ ...valid, password }).password).toBe(message);
});

test('white space is no username', () => {
  expect(validate({ ...valid, username: '  ' })).toEqual({ username: 'Username is required' });
});
