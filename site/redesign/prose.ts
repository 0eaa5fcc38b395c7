/**
 * Introductions and hints of all pages, and the same in other words. The build replaces this, see `prose()` in
 * vite.config.ts: importing the pages' data instead would add their requirements to the script.
 */
declare const __PROSE__: Readonly<Record<string, string>>;

export const prose = __PROSE__;
