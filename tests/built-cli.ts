import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/practice-site.js');

/** The built command in a process of its own: what a test does to it cannot end the test. */
export function serveBuilt(...options: string[]) {
  return serveWith([process.execPath, bin], ...options);
}

/** `serveBuilt` by another command, as for a copy of the package. */
export async function serveWith([command = '', ...words]: string[], ...options: string[]) {
  const child = spawn(command, [...words, 'serve', '--port', '0', '--json', ...options], { stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const ready = await Promise.race([once(child.stdout, 'data'), exited]);
  if (!Array.isArray(ready)) throw new Error(`ended before it was ready: ${complaints}`);
  const { url, port } = JSON.parse(String(ready[0])) as { url: string; port: number };
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, port, pid: child.pid as number, stop, complaints: () => complaints };
}

export type BuiltSite = Awaited<ReturnType<typeof serveBuilt>>;
