import { mkdir, writeFile } from 'node:fs/promises';

/** Where a build notes what it has bundled. Not in `dist`, which is what users get. */
export const packagesFolder = 'node_modules/.cache/practice-site';

/** The scripts that a build has written, by their path in the project, and the modules in each. */
export type Bundled = Record<string, string[]>;

const noted = new Map<string, Bundled>();

/**
 * Notes the modules in the scripts of a build, beside what the same build has noted before, for a test of the licences.
 * Returns the folders of the packages that the modules are from.
 */
export async function noteModules(build: string, bundled: Bundled): Promise<string[]> {
  const all = { ...noted.get(build), ...bundled };
  noted.set(build, all);
  await mkdir(packagesFolder, { recursive: true });
  await writeFile(`${packagesFolder}/${build}.json`, JSON.stringify(all));
  return [
    ...new Set(Object.values(bundled).flatMap((modules) => modules.flatMap((module) => packageOf(module) ?? []))),
  ];
}

/** The folder of the package that a module is from. */
export function packageOf(module: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0];
}

export function packageNameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
