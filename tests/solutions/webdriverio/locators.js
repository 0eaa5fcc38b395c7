import { $, $$ } from '@wdio/globals';

/** The element with a hook of the site, which is in the attribute data-testid. */
export const hook = (name) => $(`[data-testid="${name}"]`);

/** All elements whose hook begins so. */
export const hooks = (beginning) => $$(`[data-testid^="${beginning}"]`);
