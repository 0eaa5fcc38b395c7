import { CliError } from './cli-error';
import { serve } from './commands/serve';
import { createProgram } from './program';

// An empty variable is how a shell or a CI file says: not set.
for (const name of ['PORT', 'HOST']) if (process.env[name] === '') delete process.env[name];

createProgram((options) => serve(options))
  .parseAsync()
  .catch((error) => {
    console.error(error instanceof CliError ? `error: ${error.message}` : error);
    process.exitCode = 1;
  });
