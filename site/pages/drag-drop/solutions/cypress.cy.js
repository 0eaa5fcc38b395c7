const { SPACE, ENTER, TAB, ESC, UP, DOWN, RIGHT } = Cypress.Keyboard.Keys;
const start = ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'];

beforeEach(() => {
  cy.visit('/drag-drop');
});

it('start: the list has Item 1 to Item 5', () => {
  cy.get('[data-test^=sortable-item-]').should('have.length', start.length);
  for (const item of start) cy.get(`[data-test="sortable-item-${item}"]`).should('have.text', item);
});

it('drop: a dropped item takes the place of another', () => {
  drag(handle(1), handle(4));
  shouldBeInOrder(['Item 2', 'Item 3', 'Item 4', 'Item 1', 'Item 5']);
  drag(handle(5), handle(3));
  shouldBeInOrder(['Item 2', 'Item 5', 'Item 3', 'Item 4', 'Item 1']);
});

it('one-move: a press, one move and a release are enough', () => {
  cy.get(handle(1)).trigger('pointerdown', pointer);
  cy.get(handle(2)).trigger('pointermove', pointer);
  cy.get(handle(2)).trigger('pointerup', pointer);
  shouldBeInOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

it('beside: a drop beside the list goes to the nearest place', () => {
  // Only the place of the pointer matters, not the element that gets the event.
  drag(handle(1), '[data-test="sortable-item-Item 2"]', { clientX: 1270 });
  shouldBeInOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
  drag(handle(1), 'h1', { clientX: 1270, clientY: 2 });
  shouldBeInOrder(start);
});

it('touch: a finger drags an item', () => {
  // Cypress has no touch, but the events of a finger differ only in their pointer type.
  drag(handle(1), handle(2), { pointerType: 'touch' });
  shouldBeInOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

it('handle: a drag of the label moves nothing, by mouse or by finger', () => {
  for (const pointerType of ['mouse', 'touch']) {
    drag('[data-test="sortable-item-Item 1"] span', handle(3), { pointerType });
    shouldBeInOrder(start);
  }
});

it('pick: Space or Enter picks an item up', () => {
  for (const key of [SPACE, ENTER]) {
    // Not `type`: it clicks an element without focus first, and has no Tab.
    cy.get(handle(1)).focus();
    press(key);
    cy.get(handle(1)).should('have.attr', 'aria-pressed', 'true');
    cy.reload();
  }
});

it('put: Space, Enter or Tab drops it', () => {
  for (const key of [SPACE, ENTER, TAB]) {
    cy.get(handle(1)).focus();
    press(SPACE, DOWN, key);
    cy.get(handle(1)).should('not.have.attr', 'aria-pressed');
    cy.get('[data-test^=sortable-item-]').first().should('contain.text', 'Item 2');
    cy.reload();
  }
});

it('arrows: each arrow key moves the item by one place', () => {
  cy.get(handle(1)).focus();
  press(SPACE, DOWN, DOWN, UP, SPACE);
  shouldBeInOrder(['Item 2', 'Item 1', 'Item 3', 'Item 4', 'Item 5']);
});

it('aside: an arrow key without an item in its direction moves by 25 px', () => {
  cy.get(handle(1)).focus();
  press(SPACE);
  // Measured after it is picked up, because a dragged item is a little beside its place.
  cy.get(handle(1)).should('have.attr', 'aria-pressed', 'true');
  cy.get('[data-test="sortable-item-Item 1"]').then(($item) => {
    const before = $item[0].getBoundingClientRect();
    press(RIGHT);
    cy.get('[data-test="sortable-item-Item 1"]').should(($moved) => {
      const after = $moved[0].getBoundingClientRect();
      expect(after.x - before.x).to.be.closeTo(25, 1);
      expect(after.y - before.y).to.be.closeTo(0, 1);
    });
  });
});

it('escape: Escape cancels a drag by keyboard', () => {
  cy.get(handle(2)).focus();
  press(SPACE, DOWN, DOWN, ESC);
  shouldBeInOrder(start);
});

it('mouse-escape: Escape cancels a drag by mouse', () => {
  cy.get(handle(1)).trigger('pointerdown', pointer);
  cy.get(handle(4)).trigger('pointermove', pointer);
  press(ESC);
  cy.get(handle(4)).trigger('pointerup', pointer);
  shouldBeInOrder(start);
});

it('picked: screen readers hear what is picked up', () => {
  cy.get(handle(4)).focus();
  press(SPACE);
  shouldSay('Picked up Item 4 from place 4 of 5.');
});

it('moved: screen readers hear each place', () => {
  cy.get(handle(4)).focus();
  press(SPACE, DOWN);
  shouldSay('Item 4 is over place 5 of 5.');
});

it('dropped: screen readers hear where it was dropped', () => {
  cy.get(handle(4)).focus();
  press(SPACE, DOWN, SPACE);
  shouldSay('Dropped Item 4 at place 5 of 5.');
});

function handle(number) {
  return `[data-test="drag-handle-Item ${number}"]`;
}

/** A live region: screen readers read each change of its text aloud. */
function shouldSay(text) {
  cy.get('[aria-live=assertive]').should('have.text', text);
}

/** The whole order, because a wrong drag may move another item. Another test checks the whole texts. */
function shouldBeInOrder(order) {
  cy.get('[data-test^=sortable-item-]').should(($items) => {
    expect($items.toArray().map((item) => item.textContent.slice(-'Item 1'.length))).to.deep.equal(order);
  });
}

function press(...keys) {
  for (const key of keys) cy.press(key);
}

/** `force`, because the dragged item covers its target. */
const pointer = { button: 0, isPrimary: true, force: true };

/** Cypress cannot drag, so this sends the events that the page listens to, each with the place of its element. */
function drag(from, to, options = {}) {
  cy.get(from).trigger('pointerdown', { ...pointer, pointerType: options.pointerType });
  // Moves twice, as a hand would. A drag with one move has its own test.
  cy.get(to).trigger('pointermove', { ...pointer, ...options });
  cy.get(to).trigger('pointermove', { ...pointer, ...options });
  cy.get(to).trigger('pointerup', { ...pointer, ...options });
}
