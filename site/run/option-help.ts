import type { RunOptions } from './run-options';

/** What each option does. Apart from `run-options.ts`, because home needs the options and not these sentences. */
export const optionHelp: Record<keyof RunOptions, string> = {
  seed: 'repeat every random choice and delay of another run with this seed',
  variant: 'pin the A/B variant',
  delayScale: 'multiply every simulated wait; 0 removes them',
  slow: 'make every answer of the server take so many milliseconds longer',
  late: 'show a page so many milliseconds after the browser has loaded it',
  now: 'stop the clock of the site at this local time',
  downloadFailure: 'make downloads fail: 503 from the proxy, or an empty file',
  otherOrigin: 'second address of this server, for the cross-origin frame',
};
