import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { execa } from 'execa';

const sources = [
  'bin',
  'build',
  'cli',
  'frames',
  'site',
  'package-lock.json',
  'tsconfig.json',
  'tsup.config.ts',
  'vite.config.ts',
];
const built = ['dist/cli/main.cjs', 'dist/site.json'];

/** Builds the package if a part of it is missing or older than its sources. */
export async function buildIfStale() {
  const newest = Math.max(...sources.map(newestChange));
  const oldest = Math.min(...built.map(newestChange));
  if (oldest > newest) return;
  // The build's output goes to stderr, because scripts read the line that says ready from stdout.
  await execa('npm', ['run', 'build'], { stdin: 'ignore', stdout: 2, stderr: 2 });
}

/** Time of the latest change at a path or below it, in milliseconds since 1970; 0 if the path does not exist. */
function newestChange(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfStale();
