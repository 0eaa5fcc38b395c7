import { serve } from './commands/serve';
import { errorLine } from './output/error-line';
import { reasonOf } from './output/file-errors';
import { reportError } from './output/report-error';
import { createProgram } from './program/program';

// `PORT= practice-site` in a shell, or an empty variable in a CI file, means that no port was chosen.
for (const name of ['PORT', 'HOST']) if (process.env[name] === '') delete process.env[name];

// A failed write to stderr is ignored: there is no other place to report it.
process.stderr.on('error', () => {});
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of the pipe, such as `head -1`, has ended. The server goes on.
  if (error.code === 'EPIPE') return;
  console.error(errorLine(`Cannot write to stdout: ${reasonOf(error) ?? error.message}.`));
  process.exit(1);
});

createProgram((options) => serve(options))
  .parseAsync()
  .catch(reportError);
