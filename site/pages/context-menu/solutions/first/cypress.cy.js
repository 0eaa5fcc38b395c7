beforeEach(() => {
  cy.visit('/context-menu');
  cy.get('[aria-label="Area with a context menu"]').rightclick();
});

it('items: the menu has “Edit”, “Delete” and “Properties”', () => {
  // `have.text` joins the texts of all items.
  cy.get('main [role=menuitem]').should('have.text', 'EditDeleteProperties');
});

it('result: the line names the item that was clicked last', () => {
  cy.contains('[role=menuitem]', 'Edit').click();
  // Not: only that the menu has gone; any click closes it, also one that missed the item.
  cy.get('[data-test=context-menu-result]').should('have.text', 'Last action: Edit');
});
