import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

// npm run fonts: makes the files in site/app/fonts from the packages, which hold far more characters and weights than
// the site shows.

const require = createRequire(import.meta.url);
const folder = 'site/app/fonts';

/** Printable ASCII and Latin-1, and the marks in the site's own texts. */
const characters = [range(0x20, 0x7e), range(0xa0, 0xff), 'ŒœŠšŽžŸ–—‘’‚“”„…•‹›€™−×'].join('');

/** What the site shows and those typefaces lack. */
const symbols = '←↑→↓';

const typefaces = [
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 700 } },
  { name: 'atkinson-hyperlegible-mono', weights: { min: 400, max: 600 } },
];

mkdirSync(folder, { recursive: true });
for (const { name, weights } of typefaces) {
  const source = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const subset = await subsetFont(readFileSync(source), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  writeFileSync(join(folder, `${name}.woff2`), subset);
  console.log(`${name}: ${subset.length} bytes`);
}

const source = require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf');
const subset = await subsetFont(readFileSync(source), symbols, {
  targetFormat: 'woff2',
  noHinting: true,
  noLayoutClosure: true,
  dropTables: ['GDEF', 'GPOS', 'GSUB', 'MATH', 'gasp'],
});
writeFileSync(join(folder, 'symbols.woff2'), subset);
copyFileSync(require.resolve('dejavu-fonts-ttf/LICENSE'), join(folder, 'symbols-license.txt'));
console.log(`symbols: ${subset.length} bytes`);

function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}
