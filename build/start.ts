import { createRequire } from 'node:module';
import { join } from 'node:path';
import { whenNpmEnds } from '../cli/commands/when-npm-ends';
import { buildIfStale } from './build';

// npm start: builds what is missing, then runs `serve` with the words after `--`. Not a `prestart`, which npm gives no
// words: a site with bugs needs the whole build.

// By a signal, which ends a build too. The server closes at one.
whenNpmEnds('start', () => process.kill(process.pid, 'SIGTERM'));

const words = process.argv.slice(2);
await buildIfStale(words.some((word) => /^--(bug|hunt)\b/.test(word)) ? 'all' : 'serving');

const command = join(import.meta.dirname, '../bin/practice-site.js');
process.argv = [process.argv[0] ?? '', command, 'serve', ...words];
createRequire(import.meta.url)(command);
