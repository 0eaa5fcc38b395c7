import { CommanderError } from 'commander';
import { isCliError } from './cli-error';
import { serve } from './commands/serve';
import { createProgram } from './program';

// `PORT= practice-site` in a shell, or an empty variable in a CI file, means that no port was chosen.
for (const name of ['PORT', 'HOST']) if (process.env[name] === '') delete process.env[name];

// A failed write to stderr is ignored: there is no other place to report it.
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe, such as `head -1`, has ended. The server goes on.
  if (error.code === 'EPIPE') return;
  const reason = error.code === 'ENOSPC' ? 'the disk is full' : error.message;
  console.error(`error: Cannot write to stdout: ${reason}.`);
  process.exit(1);
});

const program = createProgram((options) => serve(options));
// Otherwise commander calls process.exit, before a failed write to stdout is reported.
for (const command of [program, ...program.commands]) command.exitOverride();

program.parseAsync().catch((error) => {
  process.exitCode = error instanceof CommanderError ? error.exitCode : 1;
  // Commander has printed its own errors.
  if (!(error instanceof CommanderError)) console.error(shown(error));
});

function shown(error: unknown): unknown {
  if (isCliError(error)) return `error: ${error.message}`;
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'EMFILE' && code !== 'ENFILE') return error;
  return 'error: Too many files are open. Raise the limit (ulimit -n) or close some programs.';
}
