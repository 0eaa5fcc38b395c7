import { availableParallelism } from 'node:os';
import { execaCommand } from 'execa';
import { scripts } from '../package.json';

// npm run check: runs all scripts called check:*, as many at a time as there are cores, in the order of package.json,
// which lists the slow ones first.

const waiting = Object.entries(scripts).filter(([name]) => name.startsWith('check:'));
await Promise.all(Array.from({ length: availableParallelism() }, work));

async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [name, command] = next;
    const { failed, all } = await execaCommand(command, {
      preferLocal: true,
      stdin: 'ignore',
      all: true,
      reject: false,
    });
    // Printed in one piece, so that the lines of two checks do not mix.
    console.log(`${failed ? '✗' : '✓'} ${name}${all ? `\n${all}\n` : ''}`);
    if (failed) process.exitCode = 1;
  }
}
