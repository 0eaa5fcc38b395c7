import { expect, test } from 'vitest';
import { uniqueNames } from './trial-runs';

test('files with one name from several folders each get a name of their own', () => {
  expect(uniqueNames(['/one/junit.xml', '/two/junit.xml', '/two/junit-2.xml', '/two/other.xml'])).toEqual([
    'junit.xml',
    'junit-2.xml',
    'junit-2-2.xml',
    'other.xml',
  ]);
});
