import { expect, test } from 'vitest';
import { groups, type MenuPage } from '../site/catalogue';
import { headings, headingsIn } from './headings';

test('the headings of a component are its plain ones', () => {
  const source = `<h1>Forms and\n  Validation</h1><h2 id="a" {...testId('b')}>Drag &amp; Drop</h2><h3>{title}</h3>`;
  expect(headingsIn(source)).toEqual(['Forms and Validation', 'Drag & Drop']);
});

test('every page of the menu has a heading', () => {
  const found = headings();
  const listed = groups.flatMap((group): readonly MenuPage[] => group.pages);
  expect(listed.filter(({ id }) => found[id]?.length === 0).map(({ id }) => id)).toEqual([]);
});
