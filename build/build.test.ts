import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newestChange } from './build';

test.each([
  ['AuthPage.tsx', true],
  ['bugs.ts', true],
  ['solutions/playwright.spec.ts', true],
  ['solutions/first/playwright.spec.ts', true],
  ['auth.spec.ts', false],
  ['users.test.ts', false],
])('whether %s makes a build stale: %s', (file, isSource) => {
  const root = mkdtempSync(join(tmpdir(), 'build-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'auth/solutions/first'), { recursive: true });
  writeFileSync(join(root, 'auth', file), '');
  // Later than the folders, which were made a moment ago.
  const later = Date.now() + 60_000;
  utimesSync(join(root, 'auth', file), later / 1000, later / 1000);
  expect(newestChange(root) > Date.now() + 30_000).toBe(isSource);
});

test('a path that does not exist has no change', () => {
  expect(newestChange(join(tmpdir(), 'no-such-path'))).toBe(0);
});
