import { expect, test } from 'vitest';
import { type RunOption, runOptionDescriptions } from './run-options';

const otherOrigin: RunOption = runOptionDescriptions.otherOrigin;
const read = (text: string) => otherOrigin.fromText(text);

test.each([
  ['http://127.0.0.1:7357', 'http://127.0.0.1:7357/'],
  ['https://OTHER.example', 'https://other.example/'],
  ['https://other.example:443/', 'https://other.example/'],
  ['https://other.example/site', 'https://other.example/site/'],
  ['https://other.example/site//', 'https://other.example/site/'],
  ['http://[::1]:7357', 'http://[::1]:7357/'],
])('%s means %s', (text, address) => {
  expect(read(text)).toBe(address);
});

test.each([
  '',
  'other.example',
  'localhost:7357',
  '//other.example',
  'ftp://other.example',
  'javascript:alert(1)',
  'http://',
])('%j is no address', (text) => {
  expect(() => read(text)).toThrow('must be an http or https address.');
});

test.each(['https://user:secret@other.example', 'https://other.example/?seed=7', 'https://other.example/#/iframes'])(
  '%s has parts that no server can be named by',
  (text) => {
    expect(() => read(text)).toThrow('must be an address without a user, a query or a fragment.');
  },
);

test('a page’s address cannot set it: a link must not choose what a page embeds', () => {
  expect(otherOrigin.parameter).toBeUndefined();
});
