import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

// Takes the indentation out of the built declarations, a fifth of them: each is there twice, for ES modules and for
// CommonJS, and the catalogue's are nested deeply.

const folder = 'dist/cli';

for (const name of await readdir(folder)) {
  if (!/\.d\.c?ts$/.test(name)) continue;
  const file = join(folder, name);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^ +(?! *\*)/gm, ''));
}
