import { describe, expect, test } from 'vitest';
import { copyAfter, placeAt, put, startBoard, step, withText } from './board';

describe('put', () => {
  test.each([
    ['Write', 'doing', 2, ['Review', 'Test'], ['Build', 'Paint', 'Write'], 'Moved Write to Doing, place 3 of 3'],
    ['Test', 'doing', 0, ['Write', 'Review'], ['Test', 'Build', 'Paint'], 'Moved Test to Doing, place 1 of 3'],
    ['Write', 'todo', 3, ['Review', 'Test', 'Write'], ['Build', 'Paint'], 'Moved Write to To do, place 3 of 3'],
    ['Write', 'todo', 2, ['Review', 'Write', 'Test'], ['Build', 'Paint'], 'Moved Write to To do, place 2 of 3'],
    ['Test', 'todo', 0, ['Test', 'Write', 'Review'], ['Build', 'Paint'], 'Moved Test to To do, place 1 of 3'],
    ['Write', 'todo', 1, ['Write', 'Review', 'Test'], ['Build', 'Paint'], 'Moved Write to To do, place 1 of 3'],
  ] as const)('moves %s to %s before place %i', (card, column, place, todo, doing, report) => {
    expect(put(startBoard, 'move', card, column, place)).toEqual({ board: { ...startBoard, todo, doing }, report });
  });

  test('numbers further copies, also those of a copy', () => {
    let { board, report } = put(startBoard, 'copy', 'Write', 'done', 1);
    expect(report).toBe('Copied Write to Done as Write copy, place 2 of 2');
    ({ board, report } = put(board, 'copy', 'Write', 'done', 0));
    expect(report).toBe('Copied Write to Done as Write copy 2, place 1 of 3');
    ({ board } = put(board, 'copy', 'Write copy 2', 'doing', 0));
    expect(board).toEqual({
      todo: ['Write', 'Review', 'Test'],
      doing: ['Write copy 3', 'Build', 'Paint'],
      done: ['Write copy 2', 'Ship', 'Write copy'],
    });
  });
});

describe('step', () => {
  test.each([
    ['Review', 'up', { todo: ['Review', 'Write', 'Test'] }, 'Moved Review to To do, place 1 of 3'],
    ['Review', 'down', { todo: ['Write', 'Test', 'Review'] }, 'Moved Review to To do, place 3 of 3'],
    [
      'Build',
      'left',
      { todo: ['Write', 'Review', 'Test', 'Build'], doing: ['Paint'] },
      'Moved Build to To do, place 4 of 4',
    ],
    ['Build', 'right', { doing: ['Paint'], done: ['Ship', 'Build'] }, 'Moved Build to Done, place 2 of 2'],
    ['Write', 'up', {}, 'Write stays in To do, place 1 of 3'],
    ['Test', 'down', {}, 'Test stays in To do, place 3 of 3'],
    ['Write', 'left', {}, 'Write stays in To do, place 1 of 3'],
    ['Ship', 'right', {}, 'Ship stays in Done, place 1 of 1'],
  ] as const)('%s %s', (card, direction, changed, report) => {
    expect(step(startBoard, card, direction)).toEqual({ board: { ...startBoard, ...changed }, report });
  });
});

test('a copy is put right after its card', () => {
  expect(copyAfter(startBoard, 'Write').board.todo).toEqual(['Write', 'Write copy', 'Review', 'Test']);
});

test.each([
  [0, 0],
  [19, 0],
  [20, 1],
  [45, 1],
  [69, 1],
  [70, 2],
  [500, 2],
])('a drop at %i is meant for place %i', (y, place) => {
  const cards = [
    { top: 0, bottom: 40 },
    { top: 50, bottom: 90 },
  ];
  expect(placeAt(y, cards)).toBe(place);
});

test('text is added after a space', () => {
  expect(withText('', 'Write')).toBe('Write');
  expect(withText('Write', 'Ship')).toBe('Write Ship');
});
