import { mkdir, writeFile } from 'node:fs/promises';

/** Where a build notes the packages that it has bundled. Not in `dist`, which is what users get. */
export const packagesFolder = 'node_modules/.cache/practice-site';

const noted = new Map<string, Set<string>>();

/** Notes the packages that these modules are from, beside those that the same build has noted. Returns their folders. */
export async function notePackages(build: string, modules: readonly string[]): Promise<string[]> {
  const folders = new Set(modules.flatMap((module) => packageOf(module) ?? []));
  const all = new Set([...(noted.get(build) ?? []), ...[...folders].map(nameOf)]);
  noted.set(build, all);
  await mkdir(packagesFolder, { recursive: true });
  await writeFile(`${packagesFolder}/${build}.json`, JSON.stringify([...all].sort()));
  return [...folders];
}

/** The folder of the package that a module is from. */
function packageOf(module: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(module.replaceAll('\\', '/'))?.[0];
}

function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
}
