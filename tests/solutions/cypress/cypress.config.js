// Run by: npx cypress run --config-file tests/solutions/cypress/cypress.config.js

import { mkdirSync, rmSync } from 'node:fs';
import { startPracticeSite } from '../../../dist/cli/index.js';

/** @type {Cypress.ConfigOptions} */
export default {
  viewportWidth: 1280,
  viewportHeight: 800,
  // Long, because test machines are shared and can be slow.
  defaultCommandTimeout: 10_000,
  downloadsFolder: 'test-results/cypress/downloads',
  screenshotsFolder: 'test-results/cypress/screenshots',
  e2e: {
    specPattern: 'site/**/solutions/**/cypress.cy.js',
    supportFile: false,
    async setupNodeEvents(on, config) {
      on('task', {
        /** Cypress empties this folder before a run, but not before a test. */
        emptyDownloads() {
          rmSync(config.downloadsFolder, { recursive: true, force: true });
          mkdirSync(config.downloadsFolder, { recursive: true });
          return null;
        },
      });
      // PRACTICE_SITE_URL is the address of a site that is already served. Without it the built command is started.
      const served = process.env.PRACTICE_SITE_URL;
      if (served) return { ...config, baseUrl: served };
      const site = await startPracticeSite({ port: 0 });
      on('after:run', () => site.close());
      return { ...config, baseUrl: site.url };
    },
  },
};
