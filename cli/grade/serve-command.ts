import { commandOf } from '../../site/run/command';
import { chosenOptions } from '../start/options';
import type { PracticeSiteOptions } from '../start/start-site';

/**
 * The command that serves a site with these options again: `npx practice-site serve --bug auth/any-password --seed 1`.
 * Undefined if no shell's quotes would do for the value of an option.
 */
export function serveCommand({ bugs, redesigns, ...options }: PracticeSiteOptions): string | undefined {
  const first = [...(bugs ?? []).map((id) => `--bug ${id}`), ...(redesigns ?? []).map((id) => `--redesign ${id}`)];
  return commandOf(chosenOptions(options).runOptions, 'http://localhost:7357/', { first });
}
