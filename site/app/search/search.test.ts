import { expect, test } from 'vitest';
import { pages } from '../../catalogue';
import type { Page } from '../../page';
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

// What testers call the things that they look for.
test.each([
  ['A/B test', 'ab-testing'],
  ['alert', 'alerts'],
  ['confirm', 'alerts'],
  ['prompt', 'alerts'],
  ['login', 'auth'],
  ['logout', 'auth'],
  ['sign in', 'auth'],
  ['autocomplete', 'autocomplete'],
  ['dropdown', 'autocomplete'],
  ['multi-select', 'autocomplete'],
  ['broken image', 'broken-images'],
  ['canvas', 'canvas'],
  ['chart', 'canvas'],
  ['video', 'canvas'],
  ['checkbox', 'checkboxes'],
  ['right-click', 'context-menu'],
  ['calendar', 'date-pickers'],
  ['date picker', 'date-pickers'],
  ['modal', 'dialogs'],
  ['overlay', 'dialogs'],
  ['drag and drop', 'drag-drop'],
  ['loading', 'dynamic-elements'],
  ['spinner', 'dynamic-elements'],
  ['download', 'file-download'],
  ['upload', 'file-upload'],
  ['validation', 'forms'],
  ['hover', 'hover'],
  ['basic auth', 'http'],
  ['redirect', 'http'],
  ['status code', 'http'],
  ['cross-origin', 'iframes'],
  ['iframe', 'iframes'],
  ['keyboard', 'key-press'],
  ['infinite scroll', 'long-lists'],
  ['load more', 'long-lists'],
  ['virtual list', 'long-lists'],
  ['stale', 'moving-targets'],
  ['dropdown menu', 'multi-tiered-menu'],
  ['HTML5 drag', 'native-drag'],
  ['API', 'network'],
  ['mock', 'network'],
  ['WebSocket', 'network'],
  ['notification', 'notifications'],
  ['toast', 'notifications'],
  ['contenteditable', 'rich-text'],
  ['WYSIWYG', 'rich-text'],
  ['shadow DOM', 'shadow-dom'],
  ['range', 'slider'],
  ['tooltip', 'slider'],
  ['clipboard', 'storage'],
  ['cookie', 'storage'],
  ['geolocation', 'storage'],
  ['localStorage', 'storage'],
  ['permission', 'storage'],
  ['sort', 'tables'],
  ['table', 'tables'],
  ['custom element', 'web-components'],
  ['new tab', 'windows'],
  ['popup', 'windows'],
  ['OTP', 'wizard'],
  ['multi-step', 'wizard'],
])('the word %o finds the page %s', (term, id) => {
  const found = pages.filter((page: Page) => find(term, page, textsOf(page)));
  expect(found.map((page) => page.id)).toContain(id);
});
