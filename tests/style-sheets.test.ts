import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = ['site', 'frames'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

/**
 * Style sheets whose sizes are still in pixels, and that of a shadow root that no style of the page may get into: `rem`
 * is the page's.
 */
const inPixels = [
  'site/app/home/home.css',
  'site/practice/practice.css',
  'site/practice/outlines.css',
  'site/pages/shadow-dom/shadow-content.css',
];

test('sizes of text grow with the text size of the browser', () => {
  expect(sheets.length).toBeGreaterThan(30);
  const fixed = sheets
    .filter((sheet) => !inPixels.includes(sheet))
    .flatMap((sheet) => fixedSizes(readFileSync(join(root, sheet), 'utf8')).map((size) => `${sheet}: ${size}`));
  expect(fixed).toEqual([]);
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

/** The declarations of a text's size in pixels. */
function fixedSizes(sheet: string): string[] {
  const declarations = sheet.replace(/\/\*.*?\*\//gs, '').match(/\b(?:font|font-size|line-height)\s*:[^;}]*/g) ?? [];
  return declarations
    .map((declaration) => declaration.replace(/\s+/g, ' ').trim())
    .filter((declaration) => /\dpx/.test(declaration) && !declaration.includes('var(--unit)'));
}
