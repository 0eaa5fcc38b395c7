import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sharedOnce } from './shared-once';

// Makes built files shorter that say the same again and again: 0.2 of the 8 MB that the package may have.

const folder = 'dist';

for (const name of await readdir(folder, { recursive: true })) {
  const file = join(folder, name);
  if (/\.d\.c?ts$/.test(name)) await rewrite(file, withoutIndentation);
  if (name.endsWith('third-party-licenses.md')) await rewrite(file, sharedOnce);
}

async function rewrite(file: string, shorten: (text: string) => string) {
  await writeFile(file, shorten(await readFile(file, 'utf8')));
}

/** A fifth of the declarations is indentation, since the catalogue's are nested deeply. */
function withoutIndentation(text: string): string {
  const lines = text.split('\n').map((line) => line.trimStart());
  // Editors show the lines of a comment, which begin with a star below that of its first line.
  return lines.map((line) => (line.startsWith('*') ? ` ${line}` : line)).join('\n');
}
