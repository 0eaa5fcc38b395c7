import { defineConfig } from 'cypress';
import { startPracticeSite } from 'practice-site';

export default defineConfig({
  e2e: {
    supportFile: false,
    specPattern: '*.cy.ts',
    async setupNodeEvents(on, config) {
      const site = await startPracticeSite({ port: 0, variant: 'B' });
      on('after:run', () => site.close());
      return { ...config, baseUrl: site.url };
    },
  },
});
