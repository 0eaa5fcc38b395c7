import { createHash } from 'node:crypto';
import { basename, extname, sep } from 'node:path';
import { visible } from '../../../site/run/unseen';
import type { TestCase } from './read-junit';

/** Between the file or class of a test and its own name. */
export const separator = ' › ';

/** How long a name and the file or class in it may be, in characters, without the mark of a cut and the number. */
const longest = { name: 1900, place: 500 };

/** Of the site that a run was on: each run has another port, and a name must not change with it. */
export type Address = { url: string; port: number };

/** The name of each test: its file or class, and its own name. Equal names are numbered. */
export function namesOf(cases: readonly TestCase[], site: Address, folder: string): string[] {
  return numbered(
    cases.map((test) => {
      const name = withoutAddress(fullName(test, folder), site);
      return cut(visible(cut(name, longest.name)), longest.name);
    }),
  );
}

function fullName(test: TestCase, folder: string): string {
  const name = test.name.trim();
  const classname = test.classname.trim();
  const path = test.file.replace(/^file:\/\//, '');
  const file = (path.startsWith(`${folder}${sep}`) ? path.slice(folder.length + 1) : path).replace(/^\.\//, '');
  // mocha-junit-reporter has the test's title as its class, jest-junit the whole name, and Node.js nothing but "test".
  const hasClass = !['', 'test'].includes(classname) && !name.startsWith(classname) && !name.endsWith(classname);
  // pytest has the file `tests/test_forms.py` in the class `tests.test_forms.TestSignUp`.
  const isInClass = classname === file || classname.split('.').includes(basename(file, extname(file)));
  const suites = classname === 'test' || (classname === '' && file === '') ? test.suites : [];
  const place = [hasClass && isInClass ? '' : file, hasClass ? classname : '', ...suites].filter((part) => part !== '');
  return [cut(place.join(separator), longest.place), name].filter((part) => part !== '').join(separator);
}

function withoutAddress(name: string, { url, port }: Address): string {
  return name
    .replaceAll(url.replace(/\/$/, ''), '{url}')
    .replaceAll(new RegExp(`(?<!\\d)${port}(?!\\d)`, 'g'), '{port}');
}

/** The beginning, and what tells it from others that begin alike. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}… #${mark}`;
}

function numbered(names: readonly string[]): string[] {
  const all = new Set(names);
  const counts = new Map<string, number>();
  return names.map((name) => {
    let count = (counts.get(name) ?? 0) + 1;
    if (count > 1) while (all.has(`${name} (${count})`)) count++;
    counts.set(name, count);
    return count === 1 ? name : `${name} (${count})`;
  });
}
