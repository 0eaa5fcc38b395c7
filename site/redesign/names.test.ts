import { expect, test } from 'vitest';
import { eachWord, renamedClass, renamedId } from './names';

test.each(['card', 'button-primary', 'nav-item'])('the class name %s is another one, and then stays', (name) => {
  const renamed = renamedClass(name);
  expect(renamed).toMatch(/^k-[a-z0-9]+$/);
  expect(renamedClass(renamed)).toBe(renamed);
});

test.each(['hidden', 'dark', 'note', 'MuiButton-root', 'ant-menu', 'css-1x2y3z'])('the class name %s stays', (name) => {
  expect(renamedClass(name)).toBe(name);
});

test('ids differ too, but for those by which the site finds its own elements', () => {
  expect(renamedId('username')).toMatch(/^i-/);
  expect(renamedId(renamedId('username'))).toBe(renamedId('username'));
  const kept = ['root', 'main', '_r_1_', 'menu-mui-products-popup', 'go-rules', 'react-select-practice-input'];
  expect(kept.map(renamedId)).toEqual(kept);
});

test('two names never become one, and a list keeps its spaces', () => {
  const names = ['card', 'cards', 'field', 'stack', 'row', 'panel', 'intro', 'muted', 'button', 'input'];
  expect(new Set(names.map(renamedClass)).size).toBe(names.length);
  expect(eachWord('card  stack', (word) => word.toUpperCase())).toBe('CARD  STACK');
});
