beforeEach(() => {
  cy.visit('/iframes-2');
});

it('rows: the rows of Bob Johnson, Jane Smith and John Doe stand in this order', () => {
  cy.get('h1').should('have.text', 'Dynamic Tables Have Input');
  shouldBeInOrder(3, 2, 1);
  cy.get('[data-test=editable-name-3]').should('have.value', 'Bob Johnson');
  cy.get('[data-test=editable-name-2]').should('have.value', 'Jane Smith');
  cy.get('[data-test=editable-name-1]').should('have.value', 'John Doe');
});

it('named: every control is named after its row', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-name-${id}]`).should('have.attr', 'aria-label', `Name in row ${id}`);
    cy.get(`[data-test=editable-status-${id}]`).should('have.attr', 'aria-label', `Status in row ${id}`);
    cy.get(`[data-test=editable-role-${id}]`).should('have.attr', 'aria-label', `Roles in row ${id}`);
  }
});

it('sort: a header sorts by what the rows hold by then, and no row moves before', () => {
  // Key by key, as a person types: a row that moved would take the focus away.
  cy.get('[data-test=editable-name-3]').type('{moveToStart}Young ');
  cy.get('[data-test=editable-name-3]').should('have.focus').and('have.value', 'Young Bob Johnson');
  shouldBeInOrder(3, 2, 1);
  // By name up to now, so this turns the order round: Young, John, Jane.
  cy.get('[data-test=editable-header-name]').click();
  shouldBeInOrder(3, 1, 2);
  cy.get('[data-test=editable-status-1]').select('Inactive');
  shouldBeInOrder(3, 1, 2);
  cy.get('[data-test=editable-header-status]').click();
  shouldBeInOrder(3, 1, 2);
  cy.get('[data-test=editable-status-2]').select('Active');
  cy.get('[data-test=editable-header-status]').click();
  shouldBeInOrder(1, 2, 3);
});

it('dialog: a row’s button opens one dialog, and Close gives the focus back', () => {
  for (const id of [1, 2, 3]) {
    cy.get(`[data-test=editable-action-${id}]`).click();
    cy.get('[data-test=dialog]').should('have.length', 1).and('be.visible');
    cy.get('[data-test=dialog-title]').should('have.text', 'Action');
    cy.get('[data-test=dialog]').contains('button', 'Close').click();
    cy.get('[data-test=dialog]').should('not.exist');
    cy.get(`[data-test=editable-action-${id}]`).should('have.focus');
  }
});

it('result: the last action is named with its row, and nothing before', () => {
  cy.get('[data-test=editable-action-result]').should('have.text', '');
  for (const [id, action] of ['Add', 'Add', 'Delete'].entries()) {
    cy.get(`[data-test=editable-action-${id + 1}]`).click();
    cy.get('[data-test=editable-action-result]').should('have.text', `Last action: ${action} on row ${id + 1}`);
    cy.get('[data-test=dialog-close]').click();
    cy.get('[data-test=dialog]').should('not.exist');
  }
});

/** The ids of all rows, from top to bottom. */
function shouldBeInOrder(...ids) {
  cy.get('[data-test^=editable-cell-id-]').should('have.text', ids.join(''));
}
