import { join } from 'node:path';

/** The site that Playwright starts for its tests. Built by the same command, because Playwright starts it before a global setup. */
export const webServer = {
  command: 'node --import tsx build/build.ts && node bin/practice-site.js serve --port 0',
  cwd: join(import.meta.dirname, '..'),
  /** In milliseconds, with the build. */
  timeout: 600_000,
  wait: { stdout: /practice-site ready at (?<PRACTICE_SITE_URL>\S+)/ },
  gracefulShutdown: { signal: 'SIGTERM', timeout: 2000 },
} as const;
