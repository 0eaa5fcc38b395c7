import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groups, home, nextOf, pages, shell, tracks } from './catalogue';
import type { Page, TestId } from './page';
import { frameProse } from './redesign/frame-prose';
import { patternOf } from './test-ids';

type Hints = { readonly [requirement: string]: string };

const all: readonly Page[] = [home, ...pages];
const owners: readonly Pick<Page, 'id' | 'requirements' | 'testIds'>[] = [...all, { id: 'shell', ...shell }];
const hintFiles = import.meta.glob<Hints>(['./app/*/hints.ts', './pages/*/hints.ts'], {
  eager: true,
  import: 'default',
});
/** The hints of a page or of the shell, `{}` if it has no file for them. */
const hintsOf = ({ id }: { id: string }): Hints =>
  hintFiles[`./${id === 'home' || id === 'shell' ? 'app' : 'pages'}/${id}/hints.ts`] ?? {};
const hints = owners.flatMap((owner) =>
  Object.entries(hintsOf(owner)).map(([name, hint]) => ({
    id: `${owner.id}.${name}`,
    hint,
    sentence: owner.requirements[name] ?? '',
  })),
);
const requirements = owners.flatMap(({ id, requirements, testIds }) =>
  Object.entries(requirements).map(([name, sentence]) => ({ id: `${id}.${name}`, sentence, testIds })),
);

/** The ids of those that break a rule. */
const except = (holds: (one: (typeof requirements)[number]) => boolean) =>
  requirements.filter((one) => !holds(one)).map(({ id }) => id);

test('every page has three requirements at least', () => {
  expect(pages.filter(({ requirements }) => Object.keys(requirements).length < 3).map(({ id }) => id)).toEqual([]);
});

test('their ids can be typed on a command line', () => {
  expect(except(({ id }) => /^[a-z\d-]+\.[a-z]+(-[a-z]+)*$/.test(id))).toEqual([]);
});

test('each is one sentence, which a terminal and a table have room for', () => {
  expect(except(({ sentence }) => sentence.length <= 220)).toEqual([]);
  const withoutQuotes = (sentence: string) => sentence.replace(/“[^”]*”/g, '“”');
  expect(except(({ sentence }) => /^[^.!]([^.!]|[.!](?! ))*\.$/.test(withoutQuotes(sentence)))).toEqual([]);
});

test('no two of a page say the same', () => {
  const sentences = requirements.map(({ id, sentence }) => `${id.split('.')[0]}: ${sentence}`);
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)).toEqual([]);
});

test('their quotes and apostrophes are typographic, and come in pairs', () => {
  expect(except(({ sentence }) => !/'|“[^”]*“|”[^“]*”/.test(sentence.replace(/^[^“]*/, '')))).toEqual([]);
});

test('they name only test ids that their page has', () => {
  const known = (testIds: readonly TestId[], name: string) =>
    [...testIds, ...shell.testIds].some((testId) => patternOf(testId).test(name));
  expect(
    except(({ sentence, testIds }) =>
      [...sentence.matchAll(/`([^`]*)`/g)].every(([, name]) => known(testIds, `${name}`)),
    ),
  ).toEqual([]);
});

test.each(owners)('$id has a hint for each requirement', (owner) => {
  expect(Object.keys(hintsOf(owner)).sort()).toEqual(Object.keys(owner.requirements).sort());
});

test('each hint is two sentences, of 40 words at most', () => {
  const long = hints.filter(
    ({ hint }) => !/^[^.?!]+[.?!] [A-Z][^.?!]*[.?!]$/.test(hint) || hint.split(' ').length > 40,
  );
  expect(long).toEqual([]);
});

test('no two hints of a page are the same', () => {
  const texts = hints.map(({ id, hint }) => `${id.split('.')[0]}: ${hint}`);
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

test('no hint gives a text that its requirement has in quotes', () => {
  const given = hints.flatMap(({ id, hint, sentence }) =>
    [...sentence.matchAll(/“([^”]+)”/g)].flatMap(([, text = '']) => (hasText(hint, text) ? `${id}: ${text}` : [])),
  );
  expect(given).toEqual([]);
});

test('the apostrophes and quotes of hints are typographic', () => {
  expect(hints.filter(({ hint }) => /['"]/.test(hint))).toEqual([]);
});

test('every page names its skill in two to four words', () => {
  expect(all.filter(({ skill }) => !/^[a-z-]+( [a-z-]+){1,3}$/.test(skill))).toEqual([]);
});

test('every page has a paragraph each for its goal and its pitfall', () => {
  const isParagraph = (text: string) => /^[^\n']{80,400}\.$/.test(text);
  expect(all.filter(({ goal, pitfall }) => !isParagraph(goal) || !isParagraph(pitfall))).toEqual([]);
});

test('every page leads to the tools’ own sites', () => {
  const hosts = {
    playwright: ['playwright.dev'],
    selenium: ['www.selenium.dev'],
    webdriverio: ['webdriver.io'],
    // Of frames, its documentation says nothing: its blog does.
    cypress: ['docs.cypress.io', 'www.cypress.io'],
  };
  for (const { readMore } of all) {
    for (const [tool, address] of Object.entries(readMore)) {
      expect(hosts[tool as keyof typeof hosts]).toContain(new URL(address).host);
    }
  }
});

test.each(all)('the texts of $id that have other words are in its component, its introduction among them', (page) => {
  const folder = page.id === 'home' ? 'site/app/home' : `site/pages/${page.id}`;
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(/\s+/g, ' '))
    .join('\n');
  const texts = page.prose.map(([text]) => text);
  expect(texts.filter((text) => !source.includes(text))).toEqual([]);
  const [, introduction] = /<p className="intro">(.*?)<\/p>/.exec(source) ?? [];
  expect(texts.some((text) => introduction?.includes(text))).toBe(true);
});

test('every text gets other words of its own', () => {
  const texts = [...all.flatMap(({ prose }) => prose), ...Object.entries(frameProse)].flat();
  expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([]);
});

test('every page of the menu has a place of its own in a track', () => {
  const inMenu = groups.flatMap(({ pages }): readonly { id: string }[] => pages).map(({ id }) => id);
  const placed = Object.values(tracks).flat();
  expect(placed.map(({ id }) => id).sort()).toEqual([...inMenu].sort());
  const places = placed.map(({ track }) => `${track.name} ${track.place}`);
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([]);
});

test('the next pages lead from the first page of a track to its last', () => {
  for (const track of Object.values(tracks)) {
    expect(track.map(({ id }) => nextOf(id)?.id)).toEqual([...track.slice(1).map(({ id }) => id), undefined]);
    expect(track[0]?.level).toBeLessThanOrEqual(2);
  }
});

test('a page without a place in the menu has no next one', () => {
  expect(nextOf('iframes-1')).toBeUndefined();
});

/** Whether a sentence has this text in whole words: “a” is not in “read”. */
function hasText(sentence: string, text: string): boolean {
  const at = sentence.indexOf(text);
  if (at < 0) return false;
  const isLetter = (character = '') => /[\p{L}\d]/u.test(character);
  const alone = !isLetter(sentence[at - 1]) && !isLetter(sentence[at + text.length]);
  return alone || hasText(sentence.slice(at + text.length), text);
}
