import { availableParallelism } from 'node:os';
import { execaCommand } from 'execa';
import { scripts } from '../package.json';

// npm run check: all scripts called check:*, as many at a time as there are cores. They are started in the order in
// which package.json lists them, the slow ones first.

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
    // In one piece, or the lines of two checks would mix.
    console.log(`${failed ? '✗' : '✓'} ${name}${all ? `\n${all}\n` : ''}`);
    if (failed) process.exitCode = 1;
  }
}
