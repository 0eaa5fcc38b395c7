import { execa } from 'execa';
import { installCypress } from './install-cypress';

// npm run check:types-cypress: checks the Cypress solutions against Cypress' own types.

await installCypress();
const { exitCode } = await execa('tsc', ['-p', 'tests/solutions/cypress'], {
  preferLocal: true,
  stdin: 'ignore',
  stdout: 'inherit',
  stderr: 'inherit',
  reject: false,
});
process.exitCode = exitCode;
