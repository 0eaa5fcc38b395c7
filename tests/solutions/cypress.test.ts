import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { everyPage } from '../depth';
import { installCypress } from '../install-cypress';
import { solutionSources } from '../run-tool';
import { temporaryFolder } from '../temporary-folder';
import { undocumented } from './cypress-usage';

// Cypress' application is not installed with this repository, so its solutions are read here and not run.

const files = solutionSources('cypress', everyPage);
const temporary = temporaryFolder();

beforeAll(installCypress);
test('each command and assertion of the solutions is one that Cypress documents', () => {
  expect(undocumented(files)).toEqual([]);
});

test('what is misspelt would be found', () => {
  const misspelt = Object.entries({
    gett: "cy.gett('h1');",
    clik: "cy.get('h1').clik();",
    clear_: "const h1 = () => cy.get('h1');\nh1().clear_();",
    'be.visble': "cy.get('h1').should('be.visble');",
    'have.txt': "cy.get('h1').should('exist').and('have.txt', 'A');",
    'not.exists': "cy.get('h1').should(1 > 2 ? 'exist' : 'not.exists');",
    // A command that Cypress has no longer.
    route: "cy.route('/');",
  }).map(([found, text], index) => {
    const file = join(temporary, `${index}.cy.js`);
    writeFileSync(file, text);
    return { file, found };
  });
  expect(undocumented(misspelt.map(({ file }) => file))).toEqual(
    misspelt.map(({ found }) => expect.stringMatching(new RegExp(`: ${found}$`))),
  );
});

test('no solution waits for a time or is left half run', () => {
  for (const name of files) {
    const text = readFileSync(name, 'utf8');
    expect(text, name).not.toMatch(/cy\.wait\(\d|\.only\(|\.(?:pause|debug)\(\)/);
  }
});
