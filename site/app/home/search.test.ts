import { expect, test } from 'vitest';
import { find } from './search';
import { textsOf } from './search-texts';

const card = {
  id: 'auth',
  title: 'Authentication',
  blurb: 'Sign in, fail to, and sign out again.',
  skill: 'waits for a response',
};
const sentence = 'A wrong name is refused with “Invalid username or password”.';
const texts = textsOf({
  requirements: { refused: sentence },
  testIds: [
    { name: 'login-button', element: 'button', when: 'always' },
    { name: 'table-row-<id>', parameters: { id: [1, 2] }, element: 'tr', when: 'always' },
  ],
});
const refused = { in: 'requirement', text: sentence };

test.each([
  ['auth', { in: 'card' }],
  ['SIGN  out', { in: 'card' }],
  ['waits response', { in: 'card' }],
  ['', { in: 'card' }],
  ['login', { in: 'test id', text: 'login-button' }],
  ['table-row', { in: 'test id', text: 'table-row-<id>' }],
  ['table-row-2', { in: 'test id', text: 'table-row-<id>' }],
  ['"invalid username"', refused],
  ['password wrong', refused],
  ['refused', refused],
  ['table-row-3', undefined],
  ['login password', undefined],
  ['(', undefined],
])('%o is found in %o', (query, found) => {
  expect(find(query, card, texts)).toEqual(found);
});

test('before requirements and test ids have come, the card is searched', () => {
  expect(find('sign', card)).toEqual({ in: 'card' });
  expect(find('login', card)).toBeUndefined();
});
