import type { RunOptionName } from './run-options';

declare const __OPTION_HELP__: Record<RunOptionName, string>;

/** What each option does. The build takes it out of the descriptions, because home needs those and not these sentences. */
export const optionHelp = __OPTION_HELP__;
