const { SPACE, ENTER, TAB, ESC, UP, DOWN, RIGHT } = Cypress.Keyboard.Keys;
const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

beforeEach(() => {
  cy.visit('/drag-drop');
});

it('start: the list reads Item 1 to Item 5', () => {
  shouldBeInOrder(start);
  for (const item of start) cy.get(`[data-test="sortable-item-${item}"]`).should('have.text', item);
});

it('drop: a press, one move and a release put an item in the place of another', () => {
  drag('[data-test="drag-handle-Item 1"]', '[data-test="drag-handle-Item 4"]');
  shouldBeInOrder(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
  drag('[data-test="drag-handle-Item 5"]', '[data-test="drag-handle-Item 3"]');
  shouldBeInOrder(['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
});

it('beside: a drop beside the list goes to the nearest place', () => {
  // The place of the pointer counts, not the element that the event is sent to.
  drag('[data-test="drag-handle-Item 1"]', '[data-test="sortable-item-Item 3"]', { clientX: 1270 });
  shouldBeInOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
  drag('[data-test="drag-handle-Item 4"]', 'h1', { clientX: 1270, clientY: 2 });
  shouldBeInOrder(['Item 4', 'Item 2', 'Item 3', 'Item 1', 'Item 5']);
});

it('handle: pulling at a label moves nothing, by mouse or by finger', () => {
  // Cypress has no finger of its own, but the events of one differ only in their pointer type.
  for (const pointerType of ['mouse', 'touch']) {
    drag('[data-test="sortable-item-Item 1"] span', '[data-test="drag-handle-Item 3"]', { pointerType });
    shouldBeInOrder(start);
    // The same on the handle: without this the check above would pass where nothing drags at all.
    drag('[data-test="drag-handle-Item 1"]', '[data-test="drag-handle-Item 3"]', { pointerType });
    shouldBeInOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);
    cy.reload();
  }
});

it('keyboard: Space or Enter picks up, and Space, Enter or Tab drops', () => {
  let places = start;
  for (const pick of [SPACE, ENTER]) {
    for (const drop of [SPACE, ENTER, TAB]) {
      const [first, second, ...others] = places;
      places = [second, first, ...others];
      // Not `type`, which clicks an element first if it has no focus, and knows no Tab.
      cy.get(`[data-test="drag-handle-${first}"]`).focus();
      press(pick, DOWN, drop);
      shouldBeInOrder(places);
      // Dropped, so an arrow has nothing left to move.
      press(DOWN);
      shouldBeInOrder(places);
    }
  }
});

it('arrows: one place with each arrow, or 25 px where no item is', () => {
  cy.get('[data-test="drag-handle-Item 1"]').focus();
  press(SPACE, DOWN, DOWN, UP, DOWN, SPACE);
  shouldBeInOrder(['Item 2', 'Item 3', 'Item 1', 'Item 4', 'Item 5']);

  cy.get('[data-test="drag-handle-Item 5"]').focus();
  press(SPACE);
  cy.get('[data-test=drag-announcement]').should('contain.text', 'Picked up Item 5');
  cy.get('[data-test="sortable-item-Item 5"]').then(($item) => {
    const before = $item[0].getBoundingClientRect();
    press(DOWN, RIGHT);
    cy.get('[data-test="sortable-item-Item 5"]').should(($moved) => {
      const after = $moved[0].getBoundingClientRect();
      expect(after.x - before.x).to.be.closeTo(25, 1);
      expect(after.y - before.y).to.be.closeTo(25, 1);
    });
  });
});

it('escape: Escape ends a drag with the order as it was', () => {
  cy.get('[data-test="drag-handle-Item 2"]').focus();
  press(SPACE, DOWN, DOWN, ESC);
  shouldBeInOrder(start);

  cy.get('[data-test="drag-handle-Item 1"]').trigger('pointerdown', pointer);
  cy.get('[data-test="drag-handle-Item 4"]').trigger('pointermove', pointer);
  press(ESC);
  cy.get('[data-test="drag-handle-Item 4"]').trigger('pointerup', pointer);
  shouldBeInOrder(start);
});

it('announced: screen readers are told each step', () => {
  cy.get('[data-test=drag-announcement]').should('have.attr', 'aria-live', 'assertive');
  cy.get('[data-test="drag-handle-Item 2"]').focus();
  press(SPACE);
  cy.get('[data-test=drag-announcement]').should('have.text', 'Picked up Item 2 from place 2 of 5.');
  press(DOWN);
  cy.get('[data-test=drag-announcement]').should('have.text', 'Item 2 is over place 3 of 5.');
  press(SPACE);
  cy.get('[data-test=drag-announcement]').should('have.text', 'Dropped Item 2 at place 3 of 5.');
});

/** The whole order, because a drag that went wrong may have moved another item. */
function shouldBeInOrder(items) {
  // The texts of all items in a row.
  cy.get('[data-test^=sortable-item-]').should('have.text', items.join(''));
}

function press(...keys) {
  for (const key of keys) cy.press(key);
}

/** `force`, because the dragged item is above the one that it is dragged to. */
const pointer = { button: 0, isPrimary: true, force: true };

/** Cypress cannot drag. It sends the events that this page listens to, each with the place of its element. */
function drag(from, to, options = {}) {
  cy.get(from).trigger('pointerdown', { ...pointer, pointerType: options.pointerType });
  cy.get(to).trigger('pointermove', { ...pointer, ...options });
  cy.get(to).trigger('pointerup', { ...pointer, ...options });
}
