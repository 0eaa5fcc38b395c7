import { commandOf, defaultPort } from '../../site/run/command';
import { chosenOptions } from '../start/options';
import type { PracticeSiteOptions } from '../start/start-site';

/**
 * The command that serves a site with these options again: `npx practice-site serve --bug auth/any-password --seed 1`.
 * Undefined if no shell's quotes would do for the value of an option.
 */
export function serveCommand({ bugs, redesigns, ...options }: PracticeSiteOptions): string | undefined {
  const changes = { bugs: bugs ?? [], redesigns: redesigns ?? [] };
  return commandOf({ ...chosenOptions(options).runOptions, ...changes }, `http://localhost:${defaultPort}/`);
}
