// Finds a row by the id of its person, and a cell by its column, because places change with every sort.
beforeEach(() => {
  cy.visit('/tables');
});

/** The beginning of the test ids of each table. */
const tables = ['table', 'editable'];

it('columns: both tables have their headers, in lower case', () => {
  const columns = ['id', 'name', 'email', 'status', 'role'];
  // The text of the document, because the style sheet shows it in capitals. Another test checks the arrow.
  cy.get('[data-test^=table-header-]').should(haveTexts(columns, / [↑↓]$/));
  cy.get('[data-test^=editable-header-]:not([data-test$=-action])').should(haveTexts(columns, / [↑↓]$/));
});

it('action-column: the second table has the header “action”', () => {
  cy.get('h1').should(haveTexts(['Dynamic Tables', 'Dynamic Tables Have Input']));
  cy.get('[data-test^=editable-header-]').should('have.length', 6).last().should('have.text', 'action');
});

it('people: both tables begin with the same people', () => {
  shouldBeInOrder('table', 3, 2, 1);
  shouldBeInOrder('editable', 3, 2, 1);
  for (const [id, name, email, status] of [
    [3, 'Bob Johnson', 'bob@example.com', 'Active'],
    [2, 'Jane Smith', 'jane@example.com', 'Inactive'],
    [1, 'John Doe', 'john@example.com', 'Active'],
  ]) {
    cy.get(`[data-test=table-row-${id}]`).should('contain.text', `${id}${name}${email}${status}`);
    // Inputs have a value, but no text.
    cy.get(`[data-test=editable-name-${id}]`).should('have.value', name);
    cy.get(`[data-test=editable-cell-email-${id}]`).should('have.text', email);
    cy.get(`[data-test=editable-status-${id}]`).should('have.value', status);
  }
});

it('roles: each person has a role at first', () => {
  for (const [id, role] of [
    [3, 'Editor'],
    [2, 'User'],
    [1, 'Admin'],
  ]) {
    cy.get(`[data-test=table-cell-role-${id}]`).should('have.text', role);
    cy.get(`[data-test=editable-role-${id}]`).invoke('val').should('deep.equal', [role]);
  }
});

it('sort: a click on another header sorts in ascending order', () => {
  for (const table of tables) {
    sortBy(table, 'email');
    shouldBeInOrder(table, 3, 2, 1);
    // Two rows have the same status. Another test checks their order.
    sortBy(table, 'status');
    cy.get(`[data-test^=${table}-cell-id-]`).last().should('have.text', '2');
    sortBy(table, 'id');
    shouldBeInOrder(table, 1, 2, 3);
  }
});

it('reverse: a click on the same header reverses the order', () => {
  for (const table of tables) {
    shouldBeInOrder(table, 3, 2, 1);
    sortBy(table, 'name');
    shouldBeInOrder(table, 1, 2, 3);
    sortBy(table, 'name');
    shouldBeInOrder(table, 3, 2, 1);
  }
});

it('arrow: only the header of the sorted column has an arrow', () => {
  for (const table of tables) {
    cy.get(`[data-test=${table}-header-name]`).should('have.text', 'name ↑');
    sortBy(table, 'name');
    cy.get(`[data-test=${table}-header-name]`).should('have.text', 'name ↓');
    sortBy(table, 'status');
    cy.get(`[data-test=${table}-header-status]`).should('have.text', 'status ↑');
    cy.get(`[data-test^=${table}-header-]`).invoke('text').invoke('match', /[↑↓]/g).should('have.length', 1);
  }
});

it('aria-sort: aria-sort says the direction', () => {
  for (const table of tables) {
    cy.get(`[data-test^=${table}-header-][aria-sort]`).should('have.length', 1);
    cy.get(`[data-test=${table}-header-name]`).should('have.attr', 'aria-sort', 'ascending');
    sortBy(table, 'name');
    cy.get(`[data-test=${table}-header-name]`).should('have.attr', 'aria-sort', 'descending');
  }
});

it('stable: rows with the same status keep the order of their ids', () => {
  for (const table of tables) {
    // Only these rows have the same status. Whether they are above or below the other one, other tests check.
    const active = `[data-test=${table}-cell-id-1], [data-test=${table}-cell-id-3]`;
    cy.get(active).should('have.text', '31');
    for (const _ of ['one direction', 'the other']) {
      sortBy(table, 'status');
      cy.get(active).should('have.text', '13');
    }
  }
});

it('controls: names are text fields, and statuses are dropdowns', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-name-${id}]`).should('match', 'input[type=text]');
    cy.get(`[data-test=editable-status-${id}]`).should('match', 'select:not([multiple])');
    cy.get(`[data-test=editable-status-${id}] option`).should(haveTexts(['Active', 'Inactive']));
    for (const key of ['id', 'email']) {
      cy.get(`[data-test=editable-cell-${key}-${id}]`).find('input, select, button').should('not.exist');
    }
  }
});

it('multiple: a row can have several roles', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-role-${id}]`).should('match', 'select[multiple]');
    cy.get(`[data-test=editable-role-${id}] option`).should(haveTexts(['Admin', 'User', 'Editor']));
    for (const roles of [['Admin', 'Editor'], []]) {
      cy.get(`[data-test=editable-role-${id}]`).select(roles);
      cy.get(`[data-test=editable-role-${id}]`).invoke('val').should('deep.equal', roles);
    }
  }
});

it('kept: an entered value stays in its row', () => {
  cy.get('[data-test=editable-name-3]').clear();
  cy.get('[data-test=editable-name-3]').type('Zoë Fox');
  cy.get('[data-test=editable-status-3]').select('Inactive');
  cy.get('[data-test=editable-role-3]').select(['Admin', 'User']);
  for (const key of ['email', 'id', 'role']) {
    sortBy('editable', key);
    cy.get(`[data-test=editable-header-${key}]`).should('have.attr', 'aria-sort');
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

it('action: each button opens one dialog', () => {
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
    cy.reload();
  }
});

it('closed: “Close” closes the dialog', () => {
  cy.get('[data-test=editable-action-1]').click();
  cy.get('[data-test=dialog]').contains('button', 'Close').click();
  cy.get('[data-test=dialog]').should('not.exist');
});

it('result: the line names the last pressed button and its row', () => {
  cy.get('[data-test=editable-action-result]').should('have.text', '');
  for (const [id, action] of [
    [3, 'Delete'],
    [1, 'Add'],
    [2, 'Add'],
  ]) {
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=editable-action-result]').should('have.text', `Last action: ${action} on row ${id}`);
    cy.get('body').type('{esc}');
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
