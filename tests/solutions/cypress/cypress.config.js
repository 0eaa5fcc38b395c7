// Run by: npx cypress run --config-file tests/solutions/cypress/cypress.config.js

import started from '../../../cli/project/files/cypress/cypress.config.js';

/** That of a started project, with the solutions of all pages. */
export default {
  ...started,
  downloadsFolder: 'test-results/cypress/downloads',
  screenshotsFolder: 'test-results/cypress/screenshots',
  e2e: { ...started.e2e, specPattern: 'site/**/solutions/**/cypress.cy.js' },
};
