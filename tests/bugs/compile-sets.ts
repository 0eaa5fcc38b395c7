import { cp } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import react from '@vitejs/plugin-react';
import { buildIfStale } from '../../build/build.ts';
import { BugScripts } from '../../build/compile-bugs.ts';
import { define } from '../../vite.config.ts';

// Makes a copy of `dist` at the path that it is given, which has the sets of bugs on stdin besides the bugs. A command,
// because a build within Vitest would be one for tests.

const [, , folder = ''] = process.argv;
// The scripts of pages have to export what the sets take from them.
await buildIfStale('all');
await cp('dist', folder, { recursive: true });
const scripts = await BugScripts.compile(react, define, JSON.parse(await text(process.stdin)));
scripts.write(folder);
