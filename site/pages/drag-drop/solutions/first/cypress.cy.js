const items = '[aria-label="Reorderable items"] [role=listitem]';

it('start: the list has Item 1 to Item 5', () => {
  cy.visit('/drag-drop');
  // `have.text` joins the texts of all items.
  cy.get(items).should('have.text', 'Item 1Item 2Item 3Item 4Item 5');
});

it('drop: a dropped item takes the place of another', () => {
  cy.visit('/drag-drop');
  // Not: a drag of “Item 1” itself and a look for “Item 1”; only a handle drags, and the item is there anyway.
  const pointer = { button: 0, isPrimary: true, force: true };
  cy.get('[aria-label="Move Item 1"]').trigger('pointerdown', pointer);
  cy.get('[aria-label="Move Item 4"]').trigger('pointermove', pointer);
  cy.get('[aria-label="Move Item 4"]').trigger('pointermove', pointer);
  cy.get('[aria-label="Move Item 4"]').trigger('pointerup', pointer);
  cy.get(items).should('have.text', 'Item 2Item 3Item 4Item 1Item 5');
});
