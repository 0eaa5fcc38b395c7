import { spawn } from 'node:child_process';
import { Socket } from 'node:net';
import { adopter, killRun, marker } from './processes';

/**
 * What a supervisor tells the grade: how the suite ended, or why it could not be started. Then it ends all that the
 * suite has left behind, and itself.
 */
export type Report = { exit: { code: number | null; signal: NodeJS.Signals | null } } | { error: string };

/** The end of a pipe to the grade. When that ends, in any way, so does everything of this run. */
const grade = new Socket({ fd: 3 });

const [file = '', ...args] = process.argv.slice(2);
const mark = `${process.env[marker]}`;
const adopts = adopter in process.env;
// The suite is no such process.
delete process.env[adopter];
let ending = false;

// Those of a terminal do not come here, and the grade itself says by the pipe what to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
grade.on('error', end).on('close', end);
// A byte makes the suite end, before the pipe's end makes it.
grade.on('data', () => killRun(mark, suite?.pid, 'SIGTERM', adopts));

const suite = start();

function start() {
  try {
    // Without the pipe, on which a suite could report what it likes.
    return spawn(file, args, {
      stdio: ['ignore', 'inherit', 'inherit', 'ignore'],
      detached: process.platform !== 'win32',
    })
      .on('error', (error: NodeJS.ErrnoException) => report({ error: `${error.code}` }))
      .on('exit', (code, signal) => report({ exit: { code, signal } }));
  } catch (error) {
    // Some errors are thrown at once, such as that of a name which is too long.
    report({ error: `${(error as NodeJS.ErrnoException).code}` });
    return undefined;
  }
}

function report(what: Report) {
  if (!grade.destroyed) grade.write(`${JSON.stringify(what)}\n`);
  end();
}

async function end() {
  if (ending) return;
  ending = true;
  await killRun(mark, suite?.pid, 'SIGKILL', adopts);
  // What could not be killed, such as a process that waits for a device, is not waited for.
  suite?.unref();
  grade.destroySoon();
}
