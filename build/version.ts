import { readFileSync, writeFileSync } from 'node:fs';

// `npm version minor` runs this after it has set the version in package.json and package-lock.json, and commits all.

const { npm_old_version: before, npm_new_version: version } = process.env;
if (!before || !version) throw new Error('Run by npm: npm version patch, minor or major.');

const today = new Date().toISOString().slice(0, 10);
// Does not match where the heading of the last version follows at once: nothing is unreleased then.
const unreleased = /^## Unreleased\n+(?=\S)(?!## )/m;
change('CHANGELOG.md', 'nothing under "Unreleased"', unreleased, `## Unreleased\n\n## ${version} (${today})\n\n`);
for (const file of ['deploy/Dockerfile', 'deploy/kubernetes.yaml']) {
  change(
    file,
    `no image of version ${before}`,
    new RegExp(`practice-site:${before.replaceAll('.', '[.]')}(?![\\w.-])`, 'g'),
    `practice-site:${version}`,
  );
}

/** Throws if there is nothing to replace: no entry in the change log, or an image of another version. */
function change(file: string, otherwise: string, pattern: RegExp, replacement: string) {
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(pattern, replacement);
  if (changed === text) throw new Error(`${file} has ${otherwise}.`);
  writeFileSync(file, changed);
}
