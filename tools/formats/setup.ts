import { installTool } from '../install';

// Before the first test of a project: see vitest.config.ts.
export default async function setup() {
  await installTool('formats');
}
