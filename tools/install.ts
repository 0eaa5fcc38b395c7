import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/** The folders here. What each has is for some checks or tests alone, and all of it would double `npm ci`. */
export type Tool = 'check' | 'drivers' | 'fonts' | 'formats';

const project = join(import.meta.dirname, '..');

/**
 * Installs the packages that `tools/<tool>` locks, unless they are installed already, and lets all files of the project
 * import them. Throws an Error that says what to do if that fails. Returns the tool's folder.
 */
export async function installTool(tool: Tool): Promise<string> {
  const folder = join(import.meta.dirname, tool);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  // Written last, so that an installation that was interrupted is repeated.
  const installed = join(folder, 'node_modules/installed-lock.json');
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== lock) {
    console.error(`Installing tools/${tool}, once.`);
    // Without scripts, because some of them download a browser's driver.
    const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
    const { failed, all } = await execa('npm', args, { cwd: folder, all: true, reject: false });
    if (failed)
      throw new Error(`npm ci failed in tools/${tool}. Try again when the npm registry can be reached.\n${all}`);
    writeFileSync(installed, lock);
  }
  const { devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  for (const name of Object.keys(devDependencies)) link(join(folder, 'node_modules', name), name);
  return folder;
}

/** Puts a link to a package where Node and the compilers look for it. */
function link(target: string, name: string) {
  const path = join(project, 'node_modules', name);
  const found = lstatSync(path, { throwIfNoEntry: false });
  // The project has this package itself, or another process was here before.
  if (found && (!found.isSymbolicLink() || leadsTo(path, target))) return;
  // The link may lead to where the project was before.
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function leadsTo(path: string, target: string): boolean {
  return existsSync(path) && realpathSync(path) === realpathSync(target);
}
