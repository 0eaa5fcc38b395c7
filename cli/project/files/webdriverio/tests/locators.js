import { $, $$ } from '@wdio/globals';

/** The element with a test id of the site, which is in the attribute data-testid. */
export const byTestId = (name) => $(`[data-testid="${name}"]`);

/** All elements whose test id begins with this name. */
export const byTestIdPrefix = (beginning) => $$(`[data-testid^="${beginning}"]`);
