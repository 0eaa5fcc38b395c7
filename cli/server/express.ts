import { createRequire } from 'node:module';
import type express from 'express';

/** The build puts Express into a file of its own and names it here. */
declare const expressFile: string | undefined;

const load = createRequire(import.meta.url);

/**
 * Express is loaded after the start, which it would double. By `require`, because that tries again after a failure:
 * Node keeps a failed `import` for good.
 */
export function loadExpress(): typeof express {
  return load(typeof expressFile === 'undefined' ? 'express' : expressFile);
}
