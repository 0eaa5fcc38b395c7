import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';

/** The one folder that Cypress is installed in, which has a package.json of its own. */
export const cypressFolder = join(import.meta.dirname, 'integrations/cypress');

/**
 * Installs Cypress where it is not installed yet. It is no dependency of the whole repository, and is installed without
 * its scripts, because they download an application of several hundred megabytes. Its types do not need that.
 */
export async function installCypress() {
  if (existsSync(join(cypressFolder, 'node_modules/cypress'))) return;
  await execa('npm', ['install', '--ignore-scripts'], { cwd: cypressFolder });
}
