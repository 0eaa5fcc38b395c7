import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './servers';

export type Installed = { packages: number; megabytes: number };
type Dependencies = Record<string, string>;
type Lock = { packages: Record<string, { dependencies?: Dependencies; optionalDependencies?: Dependencies }> };

/** What `npm install` of this package adds: only the package itself, because its dependencies are bundled. */
export function ourInstall(): Installed {
  const report = execFileSync('npm', ['pack', '--dry-run', '--ignore-scripts', '--json'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return {
    packages: 1 + Object.keys(dependencies).length,
    megabytes: JSON.parse(String(report))[0].unpackedSize / 1e6,
  };
}

/** What `npm install <name>` adds, counted in a folder in which it is installed. */
export function peerInstall(folder: string, name: string): Installed {
  const lock: Lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const found = new Set<string>();
  const visit = (path: string) => {
    // Optional dependencies are installed only if they fit the machine.
    if (found.has(path) || !existsSync(join(folder, path))) return;
    found.add(path);
    const { dependencies, optionalDependencies } = lock.packages[path] ?? {};
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies }))
      visit(locate(lock, path, dependency));
  };
  visit(`node_modules/${name}`);
  return {
    packages: found.size,
    megabytes: [...found].reduce((sum, path) => sum + bytesIn(join(folder, path)), 0) / 1e6,
  };
}

/** Finds a package as Node does: first below the package that needs it, then further up. */
function locate(lock: Lock, from: string, name: string): string {
  for (let path = from; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${path}/node_modules/${name}`]) return `${path}/node_modules/${name}`;
  }
  return `node_modules/${name}`;
}

function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    // Nested packages are counted under their own names.
    if (entry.name === 'node_modules') return sum;
    const path = join(folder, entry.name);
    return sum + (entry.isDirectory() ? bytesIn(path) : statSync(path).size);
  }, 0);
}
