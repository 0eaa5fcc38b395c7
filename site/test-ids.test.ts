import { expect, test } from 'vitest';
import type { TestId } from './page';
import type forms from './pages/forms/page';
import type hover from './pages/hover/page';
import { typedTestId } from './shared/test-id';
import { exampleOf, patternOf, spelledOut, valuesOf } from './test-ids';

const always = { element: 'div', when: 'always' };
const cell: TestId = { name: 'cell-<key>-<id>', parameters: { key: ['name', 'e.mail'], id: [7, 8] }, ...always };
const counted: TestId = {
  name: 'close-<id>',
  parameters: { id: { kind: 'number', description: 'counts from 1' } },
  ...always,
};
const named: TestId = {
  name: 'item-<text>',
  parameters: { text: { kind: 'text', description: 'a label' } },
  ...always,
};

test('a pattern matches the names that its parameters allow, and no others', () => {
  expect(['cell-name-7', 'cell-e.mail-8', 'cell-exmail-8', 'cell-name-9', 'a-cell-name-7'].map(matches(cell))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['close-12', 'close-x'].map(matches(counted))).toEqual([true, false]);
  expect(['item-Item 1', 'item-'].map(matches(named))).toEqual([true, false]);
});

test('the name of a parameter is only that between angle brackets', () => {
  const framed: TestId = { name: 'iframe-<frame>', parameters: { frame: ['map'] }, ...always };
  expect(['iframe-map', 'iframe-', 'mapmap'].map(matches(framed))).toEqual([true, false, false]);
});

test('an example has a value for each parameter that one can be made up for', () => {
  expect([cell, counted, named].map(exampleOf)).toEqual(['cell-name-7', 'close-1', 'item-<text>']);
});

test('a pattern is spelled out by the values that are listed', () => {
  const names = (testId: TestId) => spelledOut(testId).map(({ name }) => name);
  expect(names(cell)).toEqual(['cell-name-7', 'cell-name-8', 'cell-e.mail-7', 'cell-e.mail-8']);
  expect(names(counted)).toEqual(['close-<id>']);
  expect(names({ name: 'price-<of>', parameters: { of: ['$&'] }, ...always })).toEqual(['price-$&']);
});

test('values are listed or described', () => {
  expect(valuesOf([1, 2])).toBe('1, 2');
  expect(valuesOf({ kind: 'number', description: 'counts from 1' })).toBe('counts from 1');
  expect(valuesOf({ kind: 'menu-page' })).toBe('a page of the menu');
});

test('a misspelt test id of a page does not compile', () => {
  const ofForms = typedTestId<typeof forms>();
  expect(ofForms('submit-button')).toEqual({ 'data-test': 'submit-button', 'data-testid': 'submit-button' });
  // @ts-expect-error: misspelt
  ofForms('submit-buton');
  // @ts-expect-error: another page's
  ofForms('hover-example');
  const ofHover = typedTestId<typeof hover>();
  ofHover(`hover-figure-${[1, 2].length}`);
  // @ts-expect-error: a pattern's name, misspelt
  ofHover(`hover-figur-${1}`);
  // @ts-expect-error: a text instead of a number
  ofHover('hover-figure-one');
});

function matches(testId: TestId) {
  return (name: string) => patternOf(testId).test(name);
}
