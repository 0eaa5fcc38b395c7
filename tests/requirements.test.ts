import { describe, expect, test } from 'vitest';
import { home, pages, shell } from '../site/catalogue';
import { words } from './word-list';

// A requirement is one promise, so that a bug or a test can be named for exactly what it is about.

const owners: { id: string; requirements: { readonly [id: string]: string } }[] = [
  { id: 'shell', requirements: shell.requirements },
  home,
  ...pages,
];

const withoutQuotes = (sentence: string) => sentence.replace(/“[^”]*”/g, '“”').replace(/`[^`]*`/g, '``');

const wordsOf = (sentence: string) => sentence.split(' ').length;

/** The verbs of the requirements, in the form that follows a subject. */
const verbList =
  'is|are|has|have|can|stays|shows|reads|keeps|opens|closes|leaves|gives|puts|moves|takes|counts|goes|gets|begins|ends|adds|removes|clears|empties|sets|returns|sends|starts|stops|selects|chooses|follows|comes|brings|loads|names|disappears|appears|becomes|lists|repeats|stores|changes|scrolls|hides|raises|undoes|restores|rejects|downloads|saves|makes|fails|works|posts|renumbers|sorts|zooms|turns|hits|lands|receives|loses|fires|ignores|marks|asks|places|jumps|lets|writes';

const verbs = new RegExp(`\\b(?:${verbList})\\b`);

/** A part of a sentence that only says when or which: it has a verb, and promises nothing. */
const clause = new RegExp(
  `\\b(?:when|while|once|until|till|after|before|if|where|whose|that|which|who|as|because|unless|without|than)\\b(?:(?! and (?:${verbList})\\b)[^,:.])*`,
  'gi',
);

/** Whether the sentence has a verb on both sides of an “and”: `closes the menu and gives the focus back`. */
function joinsResults(sentence: string): boolean {
  const [first = '', ...others] = withoutQuotes(sentence)
    .replace(clause, ' ')
    .split(/\band\b/i);
  let before = first;
  for (const part of others) {
    if (verbs.test(before) && verbs.test(part)) return true;
    before += part;
  }
  return false;
}

const rules: { [rule: string]: (sentence: string) => boolean } = {
  'has 22 words at most': (sentence) => wordsOf(sentence) <= 22,
  'has no semicolon': (sentence) => !withoutQuotes(sentence).includes(';'),
  'joins no two results': (sentence) => !joinsResults(sentence),
  // `grade` prints it without the others.
  'makes sense alone': (sentence) => !/^(?:It|They|This|These|That|Those|Its|Their)\b/.test(sentence),
  // Labels in quotes are not meant.
  'uses the words of testers': (sentence) =>
    [...words.map(([not]) => not), /\bstands? for\b/i].every((word) => !word.test(withoutQuotes(sentence))),
};

const broken = (owner: (typeof owners)[number]) =>
  Object.entries(owner.requirements).flatMap(([name, sentence]) =>
    Object.entries(rules)
      .filter(([, holds]) => !holds(sentence))
      .map(([rule]) => `${owner.id}/${name} breaks “${rule}”: ${sentence}`),
  );

test.each(owners)('each requirement of $id is one short promise', (owner) => {
  expect(broken(owner)).toEqual([]);
});

test('they have 16 words at most on average', () => {
  const lengths = owners.flatMap(({ requirements }) => Object.values(requirements).map(wordsOf));
  expect(lengths.reduce((sum, length) => sum + length, 0) / lengths.length).toBeLessThanOrEqual(16);
});

describe('“and”', () => {
  test.each([
    '“Undo” removes the last stroke, and “Clear” removes all.',
    'Escape closes the menu and gives the focus back to the area.',
    'When the form opens, its fields are empty and no message is in the document.',
    'The button is disabled and reads “Loading...”.',
    'The menu is closed and its button has the focus.',
  ])('joins two results: %s', (sentence) => {
    expect(joinsResults(sentence)).toBe(true);
  });

  test.each([
    'At first “Checkbox 1” and “Checkbox 3” are not ticked.',
    'The list shows the name and the size of each file.',
    'While “Undo” and “Clear” are disabled, the list reads “No strokes and no shapes”.',
    '“OK” and Escape close the dialog.',
    '“Confirm” returns the seat when one is chosen and the form is valid.',
  ])('joins no two results: %s', (sentence) => {
    expect(joinsResults(sentence)).toBe(false);
  });
});
