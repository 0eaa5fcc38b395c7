import { basename } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { isBroken } from './broken';

/** Playwright's `test`. On a site with a redesign that should break it, a test has to fail. */
export const test = base.extend<{ redesigned: undefined }>({
  redesigned: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright takes the names of the fixtures from this pattern
    async ({}, use, { file, title, project, fail }) => {
      fail(isBroken(basename(file, '.spec.ts'), title, project.name));
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect };
