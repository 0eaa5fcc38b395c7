import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const bin = join(import.meta.dirname, '../bin/practice-site.js');

/** The built command in a process of its own: what a test does to it cannot end the test. */
export function serveBuilt(...options: string[]) {
  return serveWith([process.execPath, bin], ...options);
}

/** `serveBuilt` by another command, as for a copy of the package. */
export function serveWith(command: string[], ...options: string[]) {
  return startCommand([...command, 'serve', '--port', '0', '--json', ...options]);
}

/** Starts any command that ends up serving the site, and waits for its ready line, plain or JSON. */
export async function startCommand(
  [command = '', ...args]: string[],
  { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
) {
  const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  let complaints = '';
  child.stderr.on('data', (data) => {
    complaints += data;
  });
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (data) => {
      output += data;
      const [, found] = /(?:ready at |"url":")([^\s"]+)["\n]/.exec(output) ?? [];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`ended before it was ready: ${complaints}`)), reject);
  });
  const stop = () => {
    child.kill('SIGTERM');
    return exited;
  };
  return { url, port: Number(new URL(url).port), pid: child.pid as number, stop, complaints: () => complaints };
}

export type BuiltSite = Awaited<ReturnType<typeof serveBuilt>>;
