import { mkdirSync, rmSync } from 'node:fs';
import { startPracticeSite } from 'practice-site';

// A grade serves a site of its own for each run, and says where.
const served = process.env.BASE_URL;

/** @type {Cypress.ConfigOptions} */
export default {
  viewportWidth: 1280,
  viewportHeight: 800,
  // Longer than any page takes. A test that fails takes as long.
  defaultCommandTimeout: 10_000,
  e2e: {
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
      if (served) return { ...config, baseUrl: served };
      const site = await startPracticeSite({ port: 0 });
      on('after:run', () => site.close());
      return { ...config, baseUrl: site.url };
    },
  },
};
