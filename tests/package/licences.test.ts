import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Bundled, packageNameOf, packageOf, packagesFolder } from '../../build/packages';
import { devDependencies } from '../../package.json';

// Everything in `dist` that is made by others has its licence beside it. What is bundled is read from the bundlers' own
// lists of modules.

const root = join(import.meta.dirname, '../..');
const bundled: Bundled = Object.assign(
  {},
  ...readdirSync(join(root, packagesFolder)).map((file) =>
    JSON.parse(readFileSync(join(root, packagesFolder, file), 'utf8')),
  ),
);
const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) =>
    join(entry.parentPath, entry.name)
      .slice(root.length + 1)
      .replaceAll('\\', '/'),
  );

/** The text of the licences that a file of `dist` comes with: those of its folder, or of the nearest one above. */
function licencesFor(file: string): string {
  const folder = dirname(file);
  const licences = join(root, folder, 'third-party-licenses.md');
  if (existsSync(licences)) return readFileSync(licences, 'utf8');
  return folder === 'dist' ? '' : licencesFor(folder);
}

/** The licences of the command are in two files, because its parts are built apart from each other. */
function areLicensed(names: readonly string[], script: string): string[] {
  const licences = script.startsWith('dist/cli/')
    ? licencesFor('dist/cli/x') + licencesFor('dist/cli/libraries/x')
    : licencesFor(script);
  return names.filter((name) => !licences.includes(`## ${name} - `));
}

/** The packages that a file was made of before it came into its own package, by its source map. */
function packagesInside(module: string): string[] {
  const file = resolve(root, module.replaceAll('\0', ''));
  if (!existsSync(file)) return [];
  const [, address] = /\/\/# sourceMappingURL=(\S+)\s*$/.exec(readFileSync(file, 'utf8')) ?? [];
  if (!address) return [];
  const inline = /^data:application\/json[^,]*;base64,(.+)$/.exec(address)?.[1];
  const map = resolve(dirname(file), address);
  if (!inline && !existsSync(map)) return [];
  const { sources } = JSON.parse(inline ? Buffer.from(inline, 'base64').toString() : readFileSync(map, 'utf8'));
  return (sources as string[]).flatMap((source) => packageOf(source) ?? []);
}

test('the build has said which modules are in each script', () => {
  const own = (file: string) =>
    existsSync(join(root, 'frames', basename(file))) && file.startsWith('dist/site/frames/');
  const scripts = files.filter((file) => /\.[cm]?js$/.test(file) && !own(file));
  expect(scripts.length).toBeGreaterThan(30);
  expect(scripts.filter((file) => !bundled[file])).toEqual([]);
});

test('each package that is bundled into a script has its licence', () => {
  const missing = Object.entries(bundled).flatMap(([script, modules]) => {
    const folders = modules.flatMap((module) => [packageOf(module) ?? [], packagesInside(module)].flat());
    return areLicensed([...new Set(folders.map(packageNameOf))], script).map((name) => `${name} in ${script}`);
  });
  expect(missing).toEqual([]);
});

test('each file that is copied from a package has its licence', () => {
  const others = files.filter((file) => !bundled[file] && !/\.(?:br|gz|md)$/.test(file)).map((file) => basename(file));
  const names = new Set(others);
  const copies = Object.keys(devDependencies).flatMap((name) =>
    readdirSync(join(root, 'node_modules', name), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && names.has(entry.name))
      .map((entry) => ({ name, file: join(entry.parentPath, entry.name) })),
  );
  // Several packages may have the same file, as with the script xdg-open: the licence of one of them will do.
  const ofOthers = files.flatMap((file) => {
    const isCopy = (other: string) =>
      basename(other) === basename(file) && readFileSync(other).equals(readFileSync(join(root, file)));
    const from = copies.filter((copy) => isCopy(copy.file)).map(({ name }) => name);
    return from.length > 0 ? [{ file, from }] : [];
  });
  expect(ofOthers.map(({ file }) => file)).toContain('dist/cli/libraries/xdg-open');
  expect(ofOthers.filter(({ file, from }) => from.every((name) => areLicensed([name], file).length > 0))).toEqual([]);
});

test('each typeface has its licence', () => {
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts).toHaveLength(2);
  const packages = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource'));
  for (const font of fonts) {
    const name = packages.find((one) => basename(font).startsWith(basename(one)));
    expect(areLicensed([name ?? `the package of ${font}`], font)).toEqual([]);
  }
  expect(licencesFor('dist/site/x').match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBeGreaterThanOrEqual(2);
});
