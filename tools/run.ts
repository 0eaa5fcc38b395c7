import { delimiter, join } from 'node:path';
import { execa } from 'execa';
import { installTool, type Tool } from './install';

// tsx tools/run.ts <tool…> -- <command…>: installs the tools, then runs a command, which may be one of theirs.

const words = process.argv.slice(2);
const end = words.indexOf('--');
const tools = (end < 0 ? words : words.slice(0, end)) as Tool[];
const [command, ...args] = end < 0 ? [] : words.slice(end + 1);

const folders: string[] = [];
for (const tool of tools) folders.push(await installTool(tool));
if (command !== undefined) {
  const paths = folders.map((folder) => join(folder, 'node_modules/.bin'));
  const { exitCode = 1 } = await execa(command, args, {
    preferLocal: true,
    env: { PATH: [...paths, process.env.PATH].join(delimiter) },
    stdio: 'inherit',
    reject: false,
  });
  process.exitCode = exitCode;
}
