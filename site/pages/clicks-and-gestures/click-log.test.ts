import { expect, test } from 'vitest';
import { entryOf, withEntry } from './click-log';

const click = {
  type: 'click',
  button: 0,
  detail: 1,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  isTrusted: true,
  pointerType: 'mouse',
};

test.each([
  [{}, 'click left mouse trusted'],
  [{ shiftKey: true }, 'click left Shift mouse trusted'],
  [{ ctrlKey: true, shiftKey: true }, 'click left Ctrl+Shift mouse trusted'],
  [{ type: 'auxclick', button: 1 }, 'auxclick middle mouse trusted'],
  [{ type: 'contextmenu', button: 2, pointerType: 'touch' }, 'contextmenu right touch trusted'],
  [{ type: 'dblclick', pointerType: undefined, detail: 2 }, 'dblclick left pen trusted'],
  [{ pointerType: '', detail: 0 }, 'click left keyboard trusted'],
  [{ pointerType: '', detail: 0, isTrusted: false }, 'click left not trusted'],
  [{ isTrusted: false }, 'click left mouse not trusted'],
  [{ button: 4 }, 'click button 4 mouse trusted'],
  [{ type: 'contextmenu', button: -1, pointerType: 'touch' }, 'contextmenu touch trusted'],
])('%o is logged as “%s”', (change, entry) => {
  expect(entryOf({ ...click, ...change }, 'pen')).toBe(entry);
});

test('the log keeps the ten newest, the newest first', () => {
  const log = Array.from({ length: 12 }, (_, number) => `${number}`).reduce<string[]>(withEntry, []);
  expect(log).toHaveLength(10);
  expect(log[0]).toBe('11');
});
