// npm i -D practice-site @playwright/test && npx playwright test
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { PracticeFixtures } from 'practice-site/playwright';

export default defineConfig<object, PracticeFixtures>({
  reporter: 'list',
  // In milliseconds: a machine that runs pipelines may be busy.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: {
    practiceOptions: { variant: 'B' },
    // The system's Chromium if there is one, otherwise the browser that Playwright installed.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? ['/usr/bin/chromium'].find(existsSync) },
  },
});
