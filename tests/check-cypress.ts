import { execa } from 'execa';
import { installCypress } from './install-cypress';

// npm run check:types-cypress: checks the Cypress solutions against Cypress' own types.

await installCypress();
const { failed } = await execa('tsc', ['-p', 'tests/solutions/cypress'], {
  preferLocal: true,
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'inherit',
  reject: false,
});
// Without an exit code, too: where tsc is missing or was killed.
process.exitCode = failed ? 1 : 0;
