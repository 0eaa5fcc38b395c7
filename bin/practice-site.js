#!/usr/bin/env node
// CommonJS, as package.json beside this file says: see tsup.config.ts.
// Nothing is loaded before the check, so that an old Node can read this file and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 3) || (major === 20 && minor >= 16)) {
  require('../dist/cli/main.cjs');
} else {
  console.error(`error: practice-site needs Node.js 20.16, 22.3 or newer. This is ${process.version}.`);
  process.exitCode = 1;
}
