import { packageJson, quoted, type Subject, type ToolProject, testName } from './project';

const tests = ({ id }: Subject) => `cypress/e2e/${id}.cy.js`;

export const cypress: ToolProject = {
  install: 'npm install',
  test: 'npx cypress run',
  graded: 'npx cypress run --reporter mocha-junit-reporter',
  tests,
  beginning: ({ id, address }) => `describe('${id}', () => {
  beforeEach(() => {
    cy.visit('${address}');
  });

  // One test for each requirement. Add a function with its steps: it('…', () => { … });
});
`,
  empty: (requirement) => `\n  it(${quoted(testName(requirement))});\n`,
  files: (subject) => ({
    'package.json': packageJson(subject, { test: 'cypress run', open: 'cypress open' }, [
      'cypress',
      'mocha-junit-reporter',
    ]),
    'cypress.config.js': `import { defineConfig } from 'cypress';
import { startPracticeSite } from 'practice-site';

// A grade serves a site of its own for each run, and says where.
const served = process.env.BASE_URL;

export default defineConfig({
  viewportWidth: 1280,
  viewportHeight: 900,
  e2e: {
    supportFile: false,
    async setupNodeEvents(on, config) {
      if (served) return { ...config, baseUrl: served };
      const site = await startPracticeSite({ port: 0 });
      on('after:run', () => site.close());
      return { ...config, baseUrl: site.url };
    },
  },
});
`,
    '.gitignore': 'node_modules/\ncypress/downloads/\ncypress/screenshots/\ncypress/videos/\n',
  }),
};
