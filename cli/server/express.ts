import type express from 'express';

/** The path of the file with Express. Set by tsup.config.ts, and undefined during development. */
declare const expressFile: string | undefined;

/**
 * Loads Express. Called after the start, because it takes as long as the start itself. Uses `require`, which reads the
 * file again after a failure: Node remembers a failed `import` and never repeats it.
 */
export function loadExpress(): typeof express {
  leaveLostFolder();
  // Not imported above, because loading node:module takes a twentieth of the start.
  const { createRequire } = process.getBuiltinModule('node:module');
  const load = createRequire(import.meta.url);
  return load(typeof expressFile === 'undefined' ? 'express' : expressFile);
}

/** Express reads the current folder, for views that this server does not have, and cannot do without one. */
function leaveLostFolder() {
  try {
    process.cwd();
  } catch {
    process.chdir('/');
  }
}
