import { expect, test } from 'vitest';
import { headings } from '../build/headings';
import { closestTo } from '../site/app/search/not-here';
import { textsOf } from '../site/app/search/page-texts';
import { byRank, find, partsOf, withoutEndings } from '../site/app/search/search';
import { groups, type MenuPage } from '../site/catalogue';

const card = {
  id: 'auth',
  title: 'Authentication',
  blurb: 'Sign in, fail to, and sign out again.',
  skill: 'waits for a response',
};
const sentence = 'A wrong name is refused with “Invalid username or password”.';
const goal = 'Practise waiting for the outcome.';
const pitfall = 'Sleeping for three seconds.';
const texts = textsOf(
  {
    words: ['sign on', 'SSO'],
    requirements: { refused: sentence, retry: 'A right login in `login-form` is successful.' },
    testIds: [
      { name: 'login-button', element: 'button', when: 'always' },
      { name: 'table-row-<id>', parameters: { id: [1, 2] }, element: 'tr', when: 'always' },
    ],
    goal,
    pitfall,
  },
  ['Basic Authentication'],
);
const refused = { in: 'requirement', text: sentence };

test.each([
  ['auth', { in: 'title' }],
  ['SIGN  out', { in: 'card' }],
  ['waits response', { in: 'card' }],
  ['', { in: 'title' }],
  ['sso', { in: 'in other words', text: 'SSO' }],
  ['basic', { in: 'heading', text: 'Basic Authentication' }],
  ['waiting outcome', { in: 'goal', text: goal }],
  ['sleeping', { in: 'typical mistake', text: pitfall }],
  ['sleep', undefined],
  ['login', { in: 'test id', text: 'login-button' }],
  ['table-row', { in: 'test id', text: 'table-row-<id>' }],
  ['table-row-2', { in: 'test id', text: 'table-row-<id>' }],
  ['[data-test="login-button"]', { in: 'test id', text: 'login-button' }],
  ["page.getByTestId('table-row-2')", { in: 'test id', text: 'table-row-<id>' }],
  ["//button[@data-testid='login-button']", { in: 'test id', text: 'login-button' }],
  ['"invalid username"', refused],
  ['password wrong', refused],
  ['refused', refused],
  ['retry', { in: 'requirement', text: 'auth/retry: A right login in login-form is successful.' }],
  ['auth/retry', { in: 'requirement', text: 'auth/retry: A right login in login-form is successful.' }],
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

const listed = groups.flatMap((group): readonly MenuPage[] => group.pages);
const textsOfPages = new Map(listed.map((page) => [page.id, textsOf(page, headings()[page.id] ?? [])]));

function pagesWith(query: string) {
  const found = listed.flatMap((page) => {
    const where = find(query, page, textsOfPages.get(page.id));
    return where ? [{ id: page.id, where }] : [];
  });
  return byRank(found).map(({ id }) => id);
}

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
  ['cascader', 'dropdowns'],
  ['data-testid', 'text-and-locators'],
  ['fixed column', 'data-grid'],
  ['image upload', 'file-upload'],
  ['overlap', 'moving-targets'],
  ['slow network', 'network'],
  ['Material UI', 'tables'],
  ['Ant Design', 'multi-tiered-menu'],
  ['dropdown', 'autocomplete'],
  ['dropdown', 'dropdowns'],
  ['multi-select', 'autocomplete'],
  ['broken image', 'broken-images'],
  ['canvas', 'canvas'],
  ['chart', 'canvas'],
  ['video', 'canvas'],
  ['checkbox', 'checkboxes'],
  ['right-click', 'context-menu'],
  ['calendar', 'date-pickers'],
  ['date picker', 'date-pickers'],
  ['i18n', 'date-pickers'],
  ['modal', 'dialogs'],
  ['overlay', 'dialogs'],
  ['drag and drop', 'drag-drop'],
  ['loading', 'dynamic-elements'],
  ['spinner', 'dynamic-elements'],
  ['download', 'file-download'],
  ['upload', 'file-upload'],
  ['validation', 'forms'],
  ['hover', 'hover'],
  ['avatar', 'hover'],
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
  ['uuid', 'moving-targets'],
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
  ['2FA', 'wizard'],
  ['basket', 'shop'],
  ['coupon', 'shop'],
  ['page object', 'shop'],
  ['404', 'http'],
  ['500', 'network'],
  ['accordion', 'iframes'],
  ['ajax', 'network'],
  ['animation', 'moving-targets'],
  ['combobox', 'autocomplete'],
  ['combobox', 'dropdowns'],
  ['cookie banner', 'storage'],
  ['datepicker', 'date-pickers'],
  ['fetch', 'network'],
  ['file chooser', 'file-upload'],
  ['flaky', 'moving-targets'],
  ['header', 'http'],
  ['intercept', 'network'],
  ['kanban', 'native-drag'],
  ['lazy load', 'long-lists'],
  ['mouseover', 'hover'],
  ['pagination', 'network'],
  ['radio', 'web-components'],
  ['random', 'ab-testing'],
  ['resize', 'windows'],
  ['retry', 'autocomplete'],
  ['select', 'autocomplete'],
  ['session', 'storage'],
  ['sessionStorage', 'storage'],
  ['shadow root', 'shadow-dom'],
  ['shortcut', 'key-press'],
  ['signature', 'canvas'],
  ['snackbar', 'notifications'],
  ['SSE', 'network'],
  ['StaleElementReferenceException', 'moving-targets'],
  ['stepper', 'wizard'],
  ['timeout', 'dynamic-elements'],
  ['toggle', 'checkboxes'],
  ['typeahead', 'dropdowns'],
  ['virtual scroll', 'long-lists'],
  ['wait', 'dynamic-elements'],
  ['window handle', 'windows'],
  ['XHR', 'network'],
  ['a11y', 'text-and-locators'],
  ['accessibility', 'text-and-locators'],
  ['autosuggest', 'autocomplete'],
  ['audio', 'canvas'],
  ['back button', 'navigation'],
  ['broken link', 'http'],
  ['cart', 'shop'],
  ['checkout', 'shop'],
  ['copy paste', 'storage'],
  ['cookie consent', 'storage'],
  ['credit card', 'masked-inputs'],
  ['CSS selector', 'text-and-locators'],
  ['currency', 'masked-inputs'],
  ['double click', 'clicks-and-gestures'],
  ['editor', 'rich-text'],
  ['event stream', 'network'],
  ['keyboard shortcut', 'clicks-and-gestures'],
  ['locale', 'date-pickers'],
  ['mobile', 'clicks-and-gestures'],
  ['moving element', 'moving-targets'],
  ['multiple windows', 'windows'],
  ['navbar', 'multi-tiered-menu'],
  ['nested menu', 'multi-tiered-menu'],
  ['phone number', 'masked-inputs'],
  ['progress bar', 'moving-targets'],
  ['redirection', 'http'],
  ['redirection', 'navigation'],
  ['registration', 'shop'],
  ['REST API', 'network'],
  ['rich text', 'rich-text'],
  ['scroll into view', 'long-lists'],
  ['shopping cart', 'shop'],
  ['sign up', 'shop'],
  ['stale element', 'moving-targets'],
  ['sticky header', 'dialogs'],
  ['switch window', 'windows'],
  ['tab', 'tabs-and-trees'],
  ['textarea', 'masked-inputs'],
  ['timezone', 'date-pickers'],
  ['tree', 'tabs-and-trees'],
  ['accordion', 'tabs-and-trees'],
  ['visual testing', 'canvas'],
  ['XPath', 'text-and-locators'],
  ['autocomplete', 'dropdowns'],
  ['basic auth', 'auth'],
  ['cookies', 'ab-testing'],
  ['cookies', 'storage'],
  ['drag and drop', 'native-drag'],
  ['file input', 'file-upload'],
  ['invoice', 'shop'],
  ['lazy loading', 'iframes'],
  ['lazy loading', 'long-lists'],
  ['local storage', 'storage'],
  ['login', 'shop'],
  ['pagination', 'data-grid'],
  ['pagination', 'tabs-and-trees'],
  ['popup', 'dialogs'],
  ['radio', 'iframes'],
  ['retry', 'network'],
  ['right click', 'context-menu'],
  ['slider', 'slider'],
  ['sort table', 'tables'],
  ['SVG', 'canvas'],
  ['toast', 'dialogs'],
  ['flaky', 'dynamic-elements'],
  ['wizard', 'wizard'],
  ['modal', 'exit-intent'],
  ['obscured', 'moving-targets'],
  ['obscured', 'dialogs'],
  ['detached', 'dynamic-elements'],
  ['detached', 'moving-targets'],
  ['display none', 'dynamic-elements'],
  ['nth-child', 'text-and-locators'],
  ['nth-child', 'tables'],
])('the word %s finds the page %s', (term, id) => {
  expect(pagesWith(term)).toContain(id);
});

// Others of all these kinds, by which the words of the pages were checked.
test.each([
  ['breadcrumb', 'tabs-and-trees'],
  ['carousel', 'clicks-and-gestures'],
  ['chips', 'autocomplete'],
  ['lightbox', 'dialogs'],
  ['treeview', 'tabs-and-trees'],
  ['typeahead', 'autocomplete'],
  ['debounce', 'autocomplete'],
  ['explicit wait', 'dynamic-elements'],
  ['implicit wait', 'dynamic-elements'],
  ['NoSuchElementException', 'dynamic-elements'],
  ['race condition', 'autocomplete'],
  ['skeleton', 'navigation'],
  ['sleep', 'dynamic-elements'],
  ['element click intercepted', 'moving-targets'],
  ['element not interactable', 'moving-targets'],
  ['beforeunload', 'windows'],
  ['bfcache', 'navigation'],
  ['history', 'navigation'],
  ['offline', 'storage'],
  ['passkey', 'storage'],
  ['viewport', 'windows'],
  ['rate limit', 'http'],
  ['TOTP', 'wizard'],
  ['wrong password', 'auth'],
  ['column sort', 'tables'],
  ['data grid', 'tables'],
  ['inline edit', 'tables'],
  ['arrow key', 'slider'],
  ['focus trap', 'dialogs'],
  ['hotkey', 'key-press'],
  ['mouse wheel', 'clicks-and-gestures'],
  ['swipe', 'clicks-and-gestures'],
  ['freehand', 'canvas'],
  ['visual regression', 'canvas'],
  ['fake timers', 'date-pickers'],
  ['RTL', 'text-and-locators'],
])('the word %s finds the page %s too', (term, id) => {
  const found = pagesWith(term);
  expect(found.length > 0 ? found : pagesWith(withoutEndings(term))).toContain(id);
});

test.each([
  ['captcha', 'wizard'],
  ['token', 'auth'],
  ['color picker', 'date-pickers'],
  ['treegrid', 'tabs-and-trees'],
  ['parallax', 'long-lists'],
  ['markdown', 'rich-text'],
  ['chat', 'network'],
  ['barcode', 'canvas'],
  ['microphone', 'storage'],
  ['quiz', 'forms'],
  ['reCAPTCHA v2', 'wizard'],
  ['GraphQL', 'network'],
  ['OAuth', 'auth'],
  ['single sign-on', 'auth'],
  ['CORS', 'iframes'],
  ['dark mode', 'about'],
  ['sidebar', 'about'],
  ['hamburger menu', 'about'],
  ['landmark', 'about'],
  ['badge', 'shop'],
  ['Monaco', 'rich-text'],
])('no page has %s, and %s comes closest', (term, id) => {
  expect(pagesWith(term)).toEqual([]);
  expect(closestTo(term)?.closest).toBe(id);
});

test('what comes closest to nothing is nothing', () => {
  expect(closestTo('')).toBeUndefined();
  expect(closestTo('no such thing')).toBeUndefined();
});

test.each([
  ['mocking requests', 'network'],
  ['dropdowns', 'autocomplete'],
  ['scrolling', 'long-lists'],
])('without endings %s finds %s', (query, id) => {
  expect(pagesWith(withoutEndings(query))).toContain(id);
});

test('a word of four letters or fewer keeps its ending, because what is left would be anywhere', () => {
  expect(withoutEndings('red maps using buses')).toBe('red maps us buse');
});

test('pages whose title says it come first, and those that only mention it last', () => {
  expect(pagesWith('slider')).toEqual(['slider', 'dynamic-elements']);
  expect(pagesWith('shadow').slice(0, 2)).toEqual(['shadow-dom', 'web-components']);
});

test.each([
  ['Sign in, sign out', 'SIGN', ['', 'Sign', ' in, ', 'sign', ' out']],
  ['Sign in', 'in sign', ['', 'Sign', ' ', 'in', '']],
  ['a (b)', '(', ['a ', '(', 'b)']],
  ['Sign in', '', ['Sign in']],
  ['Sign in', 'x', ['Sign in']],
])('%o is marked for %o', (text, query, parts) => {
  expect(partsOf(text, query)).toEqual(parts);
});

test('of a long text the part with the word is shown', () => {
  const text = `${'a long way to the word '.repeat(5)}found here`;
  const [before = '', ...others] = partsOf(text, 'found');
  expect(before.startsWith('… ')).toBe(true);
  expect(before.length).toBeLessThan(60);
  expect(others).toEqual(['found', ' here']);
});
