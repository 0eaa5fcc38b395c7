import { CommanderError } from 'commander';
import { CliError } from './cli-error';
import { serve } from './commands/serve';
import { createProgram } from './program';

// An empty variable is how a shell or a CI file says: not set.
for (const name of ['PORT', 'HOST']) if (process.env[name] === '') delete process.env[name];

// A reader that has seen enough closes its end: that is no error, and no reason to stop serving.
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') return;
  const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  console.error(`error: Cannot write to stdout: ${reason}.`);
  process.exit(1);
});

const program = createProgram((options) => serve(options));
// Commander would end the process before a failed write is noticed.
for (const command of [program, ...program.commands]) command.exitOverride();

program.parseAsync().catch((error) => {
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
  // Commander has printed its own errors.
  if (!(error instanceof CommanderError)) console.error(shown(error));
});

function shown(error: unknown): unknown {
  if (error instanceof CliError) return `error: ${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') return error;
  return 'error: Too many files are open. Raise the limit (ulimit -n) or close some programs.';
}
