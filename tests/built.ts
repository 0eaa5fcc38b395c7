import { buildIfStale } from '../build/build';

// Before the first test of what is built: see vitest.config.ts.
export default async function setup() {
  await buildIfStale();
}
