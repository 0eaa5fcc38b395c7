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
/** What a build makes: `serving` is what a site without bugs needs, `all` what the package has. */
const built = {
  serving: ['dist/cli/main.cjs', 'dist/site.json'],
  all: ['dist/cli/main.cjs', 'dist/site.json', 'dist/bugs.json.br', 'dist/cli/index.d.ts'],
};

type Part = keyof typeof built;

/** Builds the package, or only what serving needs, if a part of that is missing or older than its sources. */
export async function buildIfStale(part: Part = 'all') {
  if (!isStale(part)) return;
  // Vitest sets NODE_ENV to test, with which React would be built for development.
  const env = { NODE_ENV: 'production' };
  // The build's output goes to stderr, because scripts read the line that says ready from stdout.
  const output = { preferLocal: true, stdin: 'ignore', stdout: 2, stderr: 2, env } as const;
  if (part === 'all') {
    await execa('npm', ['run', 'build'], output);
    return;
  }
  console.error('Building the site. Bugs and types are left out: npm run build adds them.');
  // What they print is shown only if they fail, by the error. On a busy machine Rolldown warns of slow plugins when Vite
  // reads its configuration, at any log level.
  const quiet = { ...output, stdout: 'pipe', stderr: 'pipe', env: { ...env, SERVING_ONLY: '1' } } as const;
  await Promise.all([execa('vite', ['build', '--logLevel', 'error'], quiet), execa('tsup', ['--silent'], quiet)]);
}

export function isStale(part: Part): boolean {
  const newest = Math.max(...sources.map(newestChange));
  const oldest = Math.min(...built[part].map(newestChange));
  return oldest <= newest;
}

/**
 * Time of the latest change at a path or below it, in milliseconds since 1970; 0 if the path does not exist. A test
 * beside the sources does not count.
 */
export function newestChange(path: string): number {
  if (isTest(path)) return 0;
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Whether a file is a test that no build reads. The solutions are built, because pages show them. */
function isTest(path: string): boolean {
  return /\.(spec|test)\.tsx?$/.test(path) && !/[\\/]solutions[\\/]/.test(path);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildIfStale();
