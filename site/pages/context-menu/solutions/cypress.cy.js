beforeEach(() => {
  cy.visit('/context-menu');
});

it('opens: a right click opens the menu at the cursor', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick(40, 30);
  shouldBeAt(40, 30);
});

it('native: the browser’s own menu does not open', () => {
  // A simulated right click opens no menu of the browser. The event says whether the page has prevented it.
  cy.window().then((win) => {
    win.addEventListener('contextmenu', cy.stub().as('contextmenu'));
  });
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('@contextmenu').its('firstCall.args.0.defaultPrevented').should('eq', true);
});

it('left-click: a left click opens no menu', () => {
  cy.get('[data-test=context-menu-trigger]').click();
  cy.get('[data-test=context-menu]').should('not.exist');
});

it('items: the menu has “Edit”, “Delete” and “Properties”', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick();
  // `have.text` joins the texts of all items.
  cy.get('[data-test=context-menu] [role=menuitem]').should('have.length', 3).and('have.text', 'EditDeleteProperties');
});

it('closes: a click on an item closes the menu', () => {
  for (const name of ['edit', 'delete', 'properties']) {
    cy.get('[data-test=context-menu-trigger]').rightclick();
    cy.get(`[data-test=context-menu-${name}]`).click();
    cy.get('[data-test=context-menu]').should('not.exist');
  }
});

it('elsewhere: a click anywhere else closes the menu', () => {
  for (const target of ['[data-test=context-menu-trigger]', 'h1']) {
    cy.get('[data-test=context-menu-trigger]').rightclick(200, 20);
    cy.get('[data-test=context-menu]').should('be.visible');
    cy.get(target).click(10, 10);
    cy.get('[data-test=context-menu]').should('not.exist');
  }
});

it('moves: a second right click moves the menu', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick(300, 30);
  shouldBeAt(300, 30);
  cy.get('[data-test=context-menu-trigger]').rightclick(20, 20);
  shouldBeAt(20, 20);
});

it('result: the line names the item that was clicked last', () => {
  for (const name of ['Edit', 'Delete', 'Properties']) {
    cy.get('[data-test=context-menu-trigger]').rightclick();
    cy.get(`[data-test=context-menu-${name.toLowerCase()}]`).click();
    cy.get('[data-test=context-menu-result]').should('have.text', `Last action: ${name}`);
  }
});

it('kept: a click anywhere else leaves the line as it is', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('[data-test=context-menu-edit]').click();
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('h1').click();
  cy.get('[data-test=context-menu]').should('not.exist');
  cy.get('[data-test=context-menu-result]').should('have.text', 'Last action: Edit');
});

it('empty: the line is empty until an item is clicked', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('h1').click();
  // A closed menu is no proof: a click that misses its item closes it too.
  cy.get('[data-test=context-menu]').should('not.exist');
  cy.get('[data-test=context-menu-result]').should('have.text', '');
});

it('window: the whole menu is within the window', () => {
  // The window is so small that the area reaches its right edge and, once scrolled, its lower edge.
  cy.viewport(800, 400);
  cy.get('[data-test=context-menu-area]').rightclick('bottomRight', { scrollBehavior: 'bottom' });
  cy.get('[data-test=context-menu]').should(($menu) => {
    const { left, top, right, bottom } = $menu[0].getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(800);
    expect(bottom).to.be.at.most(400);
  });
});

it('keys: Shift+F10 opens the menu', () => {
  openByKeys();
  cy.get('[data-test=context-menu]').should('be.visible');
});

it('first-item: opened by a key, the menu has the focus on “Edit”', () => {
  openByKeys();
  cy.get('[data-test=context-menu-edit]').should('have.focus');
});

it('arrows: ↓ and ↑ move the focus round the items', () => {
  const { DOWN, UP } = Cypress.Keyboard.Keys;
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('[data-test=context-menu] [role=menuitem]').should('have.length', 3);
  const shouldMoveTo = (index, key) => {
    cy.press(key);
    cy.get('[data-test=context-menu] [role=menuitem]').eq(index).should('have.focus');
  };
  for (const index of [0, 1, 2, 0]) shouldMoveTo(index, DOWN);
  for (const index of [2, 1]) shouldMoveTo(index, UP);
});

it('escape: Escape closes the menu', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('[data-test=context-menu]').should('be.visible');
  cy.press(Cypress.Keyboard.Keys.ESC);
  cy.get('[data-test=context-menu]').should('not.exist');
});

it('returned: the focus is on the area after Escape', () => {
  openByKeys();
  cy.get('[data-test=context-menu]').should('be.visible');
  cy.press(Cypress.Keyboard.Keys.ESC);
  cy.get('[data-test=context-menu-trigger]').should('have.focus');
});

/** `type` has no F10, and `press` has no Shift. So this sends the event that these keys would make. */
function openByKeys() {
  cy.get('[data-test=context-menu-trigger]').focus();
  cy.focused().trigger('keydown', { key: 'F10', shiftKey: true, force: true });
}

/** Checks where the menu's corner is in the area. */
function shouldBeAt(x, y) {
  cy.get('[data-test=context-menu]').should(($menu) => {
    const area = $menu.siblings('[data-test=context-menu-trigger]')[0].getBoundingClientRect();
    const menu = $menu[0].getBoundingClientRect();
    expect(menu.x - area.x).to.be.closeTo(x, 1);
    expect(menu.y - area.y).to.be.closeTo(y, 1);
  });
}
