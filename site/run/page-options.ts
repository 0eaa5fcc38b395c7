import { formOf, parametersOf, routeParameters } from './address';
import type { ServedHunt } from './hunt-token';
import { defaultRunOptions, misnamed, runOptionList, type SiteOptions } from './run-options';
import { visible } from './unseen';

/** Where the site is mounted: `/`, or the prefix of `--base` with a slash at its end. */
export const basePath = new URL(document.baseURI).pathname;

const { proxy, hunt: servedHunt, ...served } = servedSettings();

/** The options that the server was started with, without those in the address. */
export const serverOptions: SiteOptions = served;

/** Whether the server has a download proxy. An export has none. */
export const hasProxy = proxy;

/** The hunt that the address of this document names. An export has none. */
export const hunt: ServedHunt | undefined = servedHunt;

const address = new URL(location.href);
const parameters = parametersOf(address);

/** The run options of this document: the server's, overridden by the address it was opened with. They never change. */
export const runOptions = optionsOf(serverOptions, parameters);

warnOfHunt();

/** The options that this document was opened with: `?seed=7`, or nothing. */
export const openedWith = queryOf(optionsIn(parameters));

/** Those of them that a link has to name to keep them. What is before the fragment of `/?seed=7#/shop` stays anyway. */
export const optionsOfRoute = optionsIn(routeParameters(address, basePath));

function optionsIn(all: URLSearchParams): URLSearchParams {
  return new URLSearchParams([...all].filter(([name]) => isOption(name)));
}

function queryOf(options: URLSearchParams): string {
  return options.size > 0 ? `?${options}` : '';
}

/** Whether a parameter is an option of the run. What else an address names is of its page: a requirement, a filter. */
export function isOption(name: string): boolean {
  return name === 'hunt' || runOptionList.some(({ parameter }) => parameter === name);
}

/**
 * What every link keeps of it. In a hunt all, so that a page has its bug when it is reloaded. In hash form the hunt is
 * before the fragment, where it stays.
 */
export const keptByLinks = hunt && formOf(address, basePath) === 'path' ? openedWith : '';

function servedSettings(): SiteOptions & { proxy: boolean; hunt?: ServedHunt } {
  const element = document.getElementById('run-options');
  return { ...defaultRunOptions, proxy: true, ...JSON.parse(element?.textContent || '{}') };
}

function warnOfHunt() {
  const token = parameters.get('hunt');
  if (token === null) return;
  const problem = hunt ? 'problem' in hunt && hunt.problem : !hasProxy && 'An export has no hunts.';
  // Without one it is served, or start() moves it out of the fragment, where no server sees it.
  if (!problem) return;
  // Only the page that starts hunts has a choice below.
  const reason = problem.replace(/ Choose [^.]* below\.$/, '');
  warnOf('hunt', token, reason);
}

function optionsOf(options: SiteOptions, parameters: URLSearchParams): SiteOptions {
  const chosen = { ...options };
  for (const [parameter, text] of parameters) {
    const problem = misnamed(parameter);
    if (problem) warnOf(parameter, text, problem);
  }
  for (const { name, parameter, fromText } of runOptionList) {
    // Else `?=300` would set those that only a flag sets.
    if (parameter === undefined) continue;
    const [text, ...more] = parameters.getAll(parameter);
    if (text === undefined) continue;
    for (const other of more) warnOf(parameter, other, `the first ${parameter} counts.`);
    try {
      Object.assign(chosen, { [name]: fromText(text) });
    } catch (error) {
      warnOf(parameter, text, (error as Error).message);
    }
  }
  return chosen;
}

function warnOf(parameter: string, text: string, problem: string) {
  console.warn(`Ignored ${parameter}=${visible(text.slice(0, 100))} in the address: ${problem}`);
}
