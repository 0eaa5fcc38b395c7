import { toolFiles } from './begun';
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
    ...toolFiles.cypress,
    'package.json': packageJson(subject, { test: 'cypress run', open: 'cypress open' }, [
      'cypress',
      'mocha-junit-reporter',
    ]),
    '.gitignore': 'node_modules/\ncypress/downloads/\ncypress/screenshots/\ncypress/videos/\n',
  }),
};
