import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = ['site', 'frames'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/** That of a shadow root that no style of the page may get into: `rem` is the page's. */
const inPixels = 'site/pages/shadow-dom/shadow-content.css';

/** Where the room around a text grows with it. The cards of the pages keep theirs, so that a phone has room for text. */
const withText = /^site\/(app\/(home|hunt)|practice|pages\/(about|file-download))\//;

test('sizes of text grow with the text size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(30);
  expect(found(fixedSizes, (sheet) => sheet !== inPixels)).toEqual([]);
});

test('where a layout changes depends on the text size of the browser', () => {
  expect(found(fixedBreakpoints)).toEqual([]);
});

test('widths, heights and gaps of home, the hunt and the panel grow with it too', () => {
  expect(sheets.filter((sheet) => withText.test(sheet)).length).toBeGreaterThan(5);
  expect(found(fixedRoom, (sheet) => withText.test(sheet))).toEqual([]);
});

test.each([
  ['font-size: 14px;', ['font-size: 14px']],
  ['font: 600 15px / 24px serif;', ['font: 600 15px / 24px serif']],
  ['line-height:\n  24px;', ['line-height: 24px']],
  ['font-size: 0.875rem; height: 44px;', []],
  ['/* font-size: 14px; */', []],
  // The text of a picture is as large as the picture.
  ['font-size: calc(12px * var(--unit));', []],
])('%j', (rule, fixed) => {
  expect(fixedSizes(`p { ${rule} }`)).toEqual(fixed);
});

test.each([
  ['gap: 8px 16px;', ['gap: 8px 16px']],
  ['min-width: min(240px, 100vw);', ['min-width: min(240px, 100vw)']],
  ['--practice-width: 340px;', ['--practice-width: 340px']],
  ['padding: 0 0.25rem; border-width: 2px; outline-offset: -2px;', []],
])('%j', (rule, fixed) => {
  expect(fixedRoom(`p { ${rule} }`)).toEqual(fixed);
});

test.each([
  ['@media (width >= 768px) { p { color: red; } }', ['@media (width >= 768px)']],
  ['@container (width < 20rem) { p { width: 10px; } }', []],
])('%j', (rule, fixed) => {
  expect(fixedBreakpoints(rule)).toEqual(fixed);
});

test('the documents of frames have the colours and sizes of the site', () => {
  const blockOf = (sheet: string, selector: string) =>
    readFileSync(join(root, sheet), 'utf8').split(`${selector} {`)[1]?.split('}')[0] ?? '';
  const valueIn = (block: string, name: string) => new RegExp(`${name}: ([^;]+);`).exec(block)?.[1];
  const light = blockOf('site/app/tokens.css', ':root');
  const dark = blockOf('site/app/tokens.css', ':root.dark');
  const ofFrames = blockOf('frames/frame.css', ':root').matchAll(
    /(--[\w-]+): (?:light-dark\((.+?), (.+?)\)|([^;]+));/g,
  );
  // The height of choices is theirs alone.
  const values = [...ofFrames].filter(([, name]) => name !== '--choice-height');
  expect(values.length).toBeGreaterThan(10);
  for (const [, name = '', inLight, inDark, inBoth] of values) {
    expect([name, inLight ?? inBoth, inDark]).toEqual([name, valueIn(light, name), valueIn(dark, name)]);
  }
});

/** What is fixed in the style sheets, with their names. */
function found(fixed: (sheet: string) => string[], isMeant = (_sheet: string) => true): string[] {
  return sheets
    .filter(isMeant)
    .flatMap((sheet) => fixed(readFileSync(join(root, sheet), 'utf8')).map((one) => `${sheet}: ${one}`));
}

/** The declarations of a text's size in pixels. */
function fixedSizes(sheet: string): string[] {
  return inPixelsOf(sheet, /(?<![\w-])(?:font|font-size|line-height)\s*:[^;}]*/g);
}

/** The declarations of widths, heights and distances in pixels, without those of borders and outlines. */
function fixedRoom(sheet: string): string[] {
  return inPixelsOf(
    sheet,
    /(?<![\w-])(?:[\w-]*(?:gap|padding|margin|width|height)[\w-]*|grid-template[\w-]*|flex(?:-basis)?)\s*:[^;}]*/g,
  ).filter((declaration) => !/^(?:border|outline)/.test(declaration));
}

function fixedBreakpoints(sheet: string): string[] {
  return inPixelsOf(sheet, /@(?:media|container)[^{]*/g);
}

function inPixelsOf(sheet: string, pattern: RegExp): string[] {
  const parts = sheet.replace(/\/\*.*?\*\//gs, '').match(pattern) ?? [];
  return parts
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => /\dpx/.test(part) && !part.includes('var(--unit)'));
}
