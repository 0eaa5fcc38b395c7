import { expect, test } from 'vitest';
import { droppedFiles } from './dropped-files';

const file = new File(['text'], 'note.txt');
const folder = new File([], 'folder');

function item(kind: string, content: File | null, isDirectory: boolean | null = false) {
  return { kind, getAsFile: () => content, webkitGetAsEntry: () => (isDirectory === null ? null : { isDirectory }) };
}

function drop(transfer: object): File[] {
  return droppedFiles(transfer as DataTransfer);
}

test('files come in the order of the drop', () => {
  const other = new File([], 'empty.txt');
  expect(drop({ items: [item('file', file), item('file', other)] })).toEqual([file, other]);
});

test('a folder is left out, and what was dropped with it stays', () => {
  expect(drop({ items: [item('file', folder, true), item('file', file)] })).toEqual([file]);
  expect(drop({ items: [item('file', folder, true)], files: [folder] })).toEqual([]);
});

test('a file that a script made has no entry and is a file anyway', () => {
  expect(drop({ items: [item('file', file, null)] })).toEqual([file]);
});

test('text holds no file', () => {
  expect(drop({ items: [item('string', null)], files: [] })).toEqual([]);
});

test('files alone are enough', () => {
  expect(drop({ files: [file] })).toEqual([file]);
});
