import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Takes the indentation out of the built declarations, a fifth of them: each is there twice, for ES modules and for
// CommonJS, and the catalogue's are nested deeply.

const folder = 'dist/cli';

for (const name of await readdir(folder)) {
  if (!/\.d\.c?ts$/.test(name)) continue;
  const file = join(folder, name);
  const lines = (await readFile(file, 'utf8')).split('\n').map((line) => line.trimStart());
  // Editors show the lines of a comment, which begin with a star below that of its first line.
  await writeFile(file, lines.map((line) => (line.startsWith('*') ? ` ${line}` : line)).join('\n'));
}
