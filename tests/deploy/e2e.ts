import { join } from 'node:path';
import { execa } from 'execa';

const root = join(import.meta.dirname, '../..');

/** Runs the desktop suite, or the named specs of it, against a site that is served already. */
export function runSuite(url: string, output: string, specs: string[] = [], env: Record<string, string> = {}) {
  const args = ['test', ...specs, '--project', 'desktop', '--reporter', 'line', '--output', output];
  return execa('playwright', args, { cwd: root, preferLocal: true, reject: false, all: true, env: { ...env, PRACTICE_SITE_URL: url } });
}
