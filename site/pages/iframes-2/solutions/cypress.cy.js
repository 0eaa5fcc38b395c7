beforeEach(() => {
  cy.visit('/iframes-2');
});

it('heading: the page has its heading', () => {
  cy.get('h1').should('have.text', 'Dynamic Tables Have Input');
});

it('rows: the three rows are in their order', () => {
  cy.get('[data-test^=editable-name-]').should('have.length', 3);
  for (const [index, name] of ['Bob Johnson', 'Jane Smith', 'John Doe'].entries()) {
    cy.get('[data-test^=editable-name-]').eq(index).should('have.value', name);
  }
});

it('named: each name field is named after its row', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-name-${id}]`).should('have.attr', 'aria-label', `Name in row ${id}`);
  }
});

it('named-status: each status is named after its row', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-status-${id}]`).should('have.attr', 'aria-label', `Status in row ${id}`);
  }
});

it('named-roles: each list of roles is named after its row', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-role-${id}]`).should('have.attr', 'aria-label', `Roles in row ${id}`);
  }
});

it('sort: a header sorts by the current values', () => {
  cy.get('[data-test=editable-status-1]').select('Inactive');
  cy.get('[data-test=editable-status-2]').select('Active');
  cy.get('[data-test=editable-header-status]').click();
  shouldBeInOrder(2, 3, 1);
});

it('unmoved: no row moves while a value is entered', () => {
  cy.get('[data-test=editable-header-id]').click();
  // Key by key, as a person types. If the row moved, the field would lose the focus.
  cy.get('[data-test=editable-name-1]').type('{moveToEnd} the Younger');
  cy.get('[data-test=editable-name-1]').should('have.focus').and('have.value', 'John Doe the Younger');
  cy.get('[data-test=editable-status-1]').select('Inactive');
  shouldBeInOrder(1, 2, 3);
});

it('dialog: the button of a row opens one dialog', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=dialog]').should('have.length', 1).and('be.visible');
    cy.get('[data-test=dialog-title]').should('have.text', 'Action');
    closeByEscape();
  }
});

it('closed: “Close” closes the dialog', () => {
  cy.get('[data-test=editable-action-1]').click();
  cy.get('[data-test=dialog]').contains('button', 'Close').click();
  cy.get('[data-test=dialog]').should('not.exist');
});

it('returned: the focus is on the button again', () => {
  cy.get('[data-test=editable-action-1]').click();
  closeByEscape();
  cy.get('[data-test=editable-action-1]').should('have.focus');
});

it('result: the line names the button that was pressed last', () => {
  for (const [id, action] of [
    [1, 'Add'],
    [3, 'Delete'],
  ]) {
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=editable-action-result]').should('have.text', `Last action: ${action} on row ${id}`);
    closeByEscape();
  }
});

it('empty: the line is empty until a button is pressed', () => {
  cy.get('[data-test=editable-action-result]').should('have.text', '');
});

function closeByEscape() {
  cy.get('[data-test=dialog]').should('be.visible');
  cy.press(Cypress.Keyboard.Keys.ESC);
  cy.get('[data-test=dialog]').should('not.exist');
}

/** The ids of all rows, from top to bottom. */
function shouldBeInOrder(...ids) {
  cy.get('[data-test^=editable-cell-id-]').should('have.text', ids.join(''));
}
