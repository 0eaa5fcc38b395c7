// A row is found by its person's id and a cell by its column. Places change with every sort.
beforeEach(() => {
  cy.visit('/tables');
});

/** Where the test ids of each table begin. */
const tables = ['table', 'editable'];

it('columns: the headers of both tables, in lower case', () => {
  cy.get('h1').should(haveTexts(['Dynamic Tables', 'Dynamic Tables Have Input']));
  const columns = ['id', 'name', 'email', 'status', 'role'];
  // The text of the document: capitals are only how the style sheet shows it. The arrow is tested below.
  cy.get('[data-test^=table-header-]').should(haveTexts(columns, / [↑↓]$/));
  cy.get('[data-test^=editable-header-]').should(haveTexts([...columns, 'action'], / [↑↓]$/));
});

it('people: both tables begin with Bob Johnson, Jane Smith and John Doe', () => {
  cy.get('[data-test^=table-cell-]').should(
    haveTexts([
      ...['3', 'Bob Johnson', 'bob@example.com', 'Active', 'Editor'],
      ...['2', 'Jane Smith', 'jane@example.com', 'Inactive', 'User'],
      ...['1', 'John Doe', 'john@example.com', 'Active', 'Admin'],
    ]),
  );
  shouldBeInOrder('editable', 3, 2, 1);
  for (const [id, name, email, status, role] of [
    [3, 'Bob Johnson', 'bob@example.com', 'Active', 'Editor'],
    [2, 'Jane Smith', 'jane@example.com', 'Inactive', 'User'],
    [1, 'John Doe', 'john@example.com', 'Active', 'Admin'],
  ]) {
    // Inputs have values and no text.
    cy.get(`[data-test=editable-name-${id}]`).should('have.value', name);
    cy.get(`[data-test=editable-cell-email-${id}]`).should('have.text', email);
    cy.get(`[data-test=editable-status-${id}]`).should('have.value', status);
    cy.get(`[data-test=editable-role-${id}]`).invoke('val').should('deep.equal', [role]);
  }
});

it('sort: the same header turns the order round, another one sorts ascending', () => {
  for (const table of tables) {
    sortBy(table, 'name');
    shouldBeInOrder(table, 1, 2, 3);
    sortBy(table, 'email');
    shouldBeInOrder(table, 3, 2, 1);
    sortBy(table, 'email');
    shouldBeInOrder(table, 1, 2, 3);
    sortBy(table, 'role');
    shouldBeInOrder(table, 1, 3, 2);
    sortBy(table, 'id');
    shouldBeInOrder(table, 1, 2, 3);
  }
});

it('arrow: only the header that is sorted by shows one, and aria-sort says the same', () => {
  for (const table of tables) {
    cy.get(`[data-test=${table}-header-name]`).should('have.text', 'name ↑').and('have.attr', 'aria-sort', 'ascending');
    sortBy(table, 'name');
    cy.get(`[data-test=${table}-header-name]`)
      .should('have.text', 'name ↓')
      .and('have.attr', 'aria-sort', 'descending');
    sortBy(table, 'status');
    cy.get(`[data-test=${table}-header-status]`)
      .should('have.text', 'status ↑')
      .and('have.attr', 'aria-sort', 'ascending');
    cy.get(`[data-test^=${table}-header-]`).invoke('text').invoke('match', /[↑↓]/g).should('have.length', 1);
    cy.get(`[data-test^=${table}-header-][aria-sort]`).should('have.length', 1);
  }
});

it('stable: rows of the same status keep the order of their ids', () => {
  for (const table of tables) {
    sortBy(table, 'status');
    shouldBeInOrder(table, 1, 3, 2);
    sortBy(table, 'status');
    shouldBeInOrder(table, 2, 1, 3);
  }
});

it('controls: a text field, a single and a multiple choice; id and email are plain text', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-name-${id}]`).should('match', 'input[type=text]');
    cy.get(`[data-test=editable-status-${id}]`).should('match', 'select:not([multiple])');
    cy.get(`[data-test=editable-status-${id}] option`).should(haveTexts(['Active', 'Inactive']));
    cy.get(`[data-test=editable-role-${id}]`).should('match', 'select[multiple]');
    cy.get(`[data-test=editable-role-${id}] option`).should(haveTexts(['Admin', 'User', 'Editor']));
    for (const roles of [['Admin', 'Editor'], []]) {
      cy.get(`[data-test=editable-role-${id}]`).select(roles);
      cy.get(`[data-test=editable-role-${id}]`).invoke('val').should('deep.equal', roles);
    }
    for (const key of ['id', 'email']) {
      cy.get(`[data-test=editable-cell-${key}-${id}]`).find('input, select, button').should('not.exist');
    }
  }
});

it('kept: what was entered stays in its row, and changes nothing in the first table', () => {
  cy.get('[data-test=editable-name-3]').clear();
  cy.get('[data-test=editable-name-3]').type('Zoë Fox');
  cy.get('[data-test=editable-status-3]').select('Inactive');
  cy.get('[data-test=editable-role-3]').select(['Admin', 'User']);
  for (const key of ['email', 'id', 'role']) {
    sortBy('editable', key);
    cy.get(`[data-test=editable-header-${key}]`).should('have.attr', 'aria-sort', 'ascending');
    cy.get('[data-test=editable-row-3]').within(() => {
      cy.get('[data-test=editable-name-3]').should('have.value', 'Zoë Fox');
      cy.get('[data-test=editable-status-3]').should('have.value', 'Inactive');
      cy.get('[data-test=editable-role-3]').invoke('val').should('deep.equal', ['Admin', 'User']);
    });
    cy.get('[data-test=editable-name-1]').should('have.value', 'John Doe');
    cy.get('[data-test=editable-name-2]').should('have.value', 'Jane Smith');
  }
  cy.get('[data-test=table-row-3]').should('have.text', '3Bob Johnsonbob@example.comActiveEditor');
  shouldBeInOrder('table', 3, 2, 1);
});

it('action: each button opens one dialog, which Close closes', () => {
  for (const [id, label] of [
    [1, 'Add'],
    [2, 'Add'],
    [3, 'Delete'],
  ]) {
    cy.get(`[data-test=editable-action-${id}]`).should('have.text', label);
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=dialog]').should('have.length', 1).and('be.visible');
    cy.get('[data-test=dialog-title]').should('have.text', 'Action');
    cy.get('[data-test=dialog-text]').should('have.text', 'Action clicked');
    cy.get('[data-test=dialog]').contains('button', 'Close').click();
    cy.get('[data-test=dialog]').should('not.exist');
  }
});

it('result: the line below names the button that was pressed last and its row', () => {
  cy.get('[data-test=editable-action-result]').should('have.text', '');
  for (const [id, action] of [
    [3, 'Delete'],
    [1, 'Add'],
    [2, 'Add'],
  ]) {
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=editable-action-result]').should('have.text', `Last action: ${action} on row ${id}`);
    cy.get('[data-test=dialog-close]').click();
    cy.get('[data-test=dialog]').should('not.exist');
  }
});

function sortBy(table, key) {
  cy.get(`[data-test=${table}-header-${key}]`).click();
}

/** The ids of all rows, from top to bottom. */
function shouldBeInOrder(table, ...ids) {
  cy.get(`[data-test^=${table}-cell-id-]`).should('have.text', ids.join(''));
}

function haveTexts(expected, without = /^$/) {
  return ($elements) => {
    const texts = $elements.toArray().map((element) => element.textContent.replace(without, ''));
    expect(texts).to.deep.equal(expected);
  };
}
