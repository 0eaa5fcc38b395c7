import { expect, test } from 'vitest';
import { isEmail } from './email';

test.each(['nancy@example.com', ' nancy@example.com ', 'n.d+1@mail.example.co.uk', 'ä@ö.ü'])('"%s" is one', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each([
  '',
  'nancy',
  'nancy@gmail',
  '@example.com',
  'nancy@',
  'nancy@.',
  'nancy@.com',
  'nancy@example.',
  'a b@example.com',
  'nancy@exam ple.com',
  'a@b@example.com',
  'nancy@b@c.d',
])('"%s" is none', (text) => {
  expect(isEmail(text)).toBe(false);
});
