import { once } from 'node:events';
import { join } from 'node:path';
import { execa, type Options } from 'execa';

const bin = join(import.meta.dirname, '../bin/practice-site.js');

/** The command line of the built command. */
export const builtCommand = [process.execPath, bin];

/**
 * Serves the site by the built command, in a process of its own, so that the test survives anything that happens to it.
 */
export function serveBuilt(...options: string[]) {
  return serveWith(builtCommand, ...options);
}

/** `serveBuilt` by another command, such as a copy of the package. */
export function serveWith(command: string[], ...options: string[]) {
  return startCommand([...command, 'serve', '--port', '0', '--json', ...options]);
}

/** Starts a command that serves the site, and waits for its ready line, plain or JSON. `env` is added to this one's. */
export async function startCommand(command: string[], { cwd, env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {}) {
  const { child, exited, ended, ready, stderr } = runCommand(command, { cwd, env: { ...process.env, ...env } });
  const url = await ready.then(urlOf);
  /** Resolves when everything that it printed has been read. */
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    return exited;
  };
  return { url, port: Number(new URL(url).port), pid: child.pid as number, stop, stderr };
}

export type BuiltSite = Awaited<ReturnType<typeof serveBuilt>>;

/** Starts a command and collects what it prints. Its environment is `env` alone. */
export function runCommand(
  [command = '', ...args]: string[],
  {
    cwd,
    env = process.env,
    stdio = ['ignore', 'pipe', 'pipe'],
    detached,
  }: Pick<Options, 'cwd' | 'env' | 'stdio' | 'detached'> = {},
) {
  // Not `spawn`, which on Windows does not find commands like npx.
  const child = execa(command, args, {
    cwd,
    env,
    extendEnv: false,
    stdio,
    detached,
    buffer: false,
    reject: false,
    // By itself it sends SIGKILL five seconds after SIGTERM, and on a busy machine a command needs longer to end.
    forceKillAfterDelay: false,
  });
  let [stdout, stderr] = ['', ''];
  child.stdout?.on('data', (data) => {
    stdout += data;
  });
  child.stderr?.on('data', (data) => {
    stderr += data;
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  /** Unlike `exited`, resolves only after everything that it printed has been read. */
  const ended = once(child, 'close').then(([code]) => ({ code, stdout, stderr }));
  /** Resolves to stdout once it has the ready line. */
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => urlOf(stdout) && resolve(stdout));
    ended.then(() => reject(new Error(`ended before it was ready: ${stderr}`)), reject);
  });
  // A test may wait for the end alone.
  ready.catch(() => {});
  return { child, exited, ended, ready, stdout: () => stdout, stderr: () => stderr };
}

/** The address in a ready line, plain or JSON; empty if there is no such line yet. */
export function urlOf(stdout: string): string {
  return /(?:ready at |"url":")([^\s"]+).*\n/.exec(stdout)?.[1] ?? '';
}
