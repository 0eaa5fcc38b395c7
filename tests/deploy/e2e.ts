import { wholeSuite } from '../depth';
import { runTool } from '../run-tool';

type SuiteOptions = {
  /** The folder for Playwright's output. */
  output: string;
  /** Names or tags of tests that cannot pass there. */
  without?: RegExp;
  /** The specs of a normal run, which is all of them unless some are named. */
  specs?: string[];
};

/** What a server between site and browser could get wrong: files, frames and a page's requests. */
export const aboutServers = ['file-download', 'iframes-1', 'network'];

/**
 * Runs the desktop suite against a site that is served already: all of it with WHOLE_SUITE=1, else a representative
 * part, or `npm test` would take three times as long.
 */
export function runSuite(url: string, { output, without, specs = [] }: SuiteOptions) {
  // `auth` is auth.spec.ts, and also auth.chromium.spec.ts.
  const files = (wholeSuite ? [] : specs).map((spec) => `[\\\\/]${spec}[.]`);
  const args = ['test', ...files, '--project=desktop', '--reporter', 'dot', '--output', output];
  if (without) args.push('--grep-invert', without.source);
  return runTool('playwright', args, url);
}
