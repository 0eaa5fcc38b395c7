#!/usr/bin/env node
// Nothing is imported before the check, so that an old Node can read this file and say what is missing.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 3) || (major === 20 && minor >= 16)) {
  import('../dist/cli/main.js');
} else {
  console.error(`error: practice-site needs Node.js 20.16, 22.3 or newer. This is ${process.version}.`);
  process.exitCode = 1;
}
