beforeEach(() => {
  cy.visit('/context-menu');
});

it('opens: a right click opens the menu at the cursor in place of the browser’s own', () => {
  cy.get('[data-test=context-menu-trigger]').click();
  cy.get('[data-test=context-menu]').should('not.exist');

  // A simulated right click brings up no menu of the browser: whether the page has prevented it is in the event.
  cy.window().then((win) => {
    win.addEventListener('contextmenu', cy.stub().as('contextmenu'));
  });
  cy.get('[data-test=context-menu-trigger]').rightclick(40, 30);
  cy.get('@contextmenu').its('firstCall.args.0.defaultPrevented').should('eq', true);
  shouldBeAt(40, 30);
});

it('items: the menu has Edit, Delete and Properties, in this order', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick();
  // The texts of all items in a row.
  cy.get('[data-test=context-menu] [role=menuitem]').should('have.length', 3).and('have.text', 'EditDeleteProperties');
  for (const name of ['Edit', 'Delete', 'Properties']) {
    cy.get(`[data-test=context-menu-${name.toLowerCase()}]`).should('be.visible').and('have.text', name);
  }
});

it('closes: a click closes the menu, on an item or anywhere else', () => {
  for (const target of [
    '[data-test=context-menu-edit]',
    '[data-test=context-menu-delete]',
    '[data-test=context-menu-properties]',
    '[data-test=context-menu-trigger]',
    'h1',
  ]) {
    cy.get('[data-test=context-menu-trigger]').rightclick(200, 20);
    cy.get('[data-test=context-menu]').should('be.visible');
    cy.get(target).click(10, 10);
    cy.get('[data-test=context-menu]').should('not.exist');
  }
});

it('moves: a second right click moves the menu, and there is never more than one', () => {
  cy.get('[data-test=context-menu-trigger]').rightclick(300, 30);
  shouldBeAt(300, 30);
  cy.get('[data-test=context-menu-trigger]').rightclick(20, 20);
  shouldBeAt(20, 20);
  cy.get('[data-test=context-menu]').should('have.length', 1);
});

it('result: the item that was clicked is named below the area, and a click elsewhere adds nothing', () => {
  cy.get('[data-test=context-menu-result]').should('have.text', '');
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('h1').click();
  // That the menu has gone says nothing: a click that missed its item closes it too.
  cy.get('[data-test=context-menu]').should('not.exist');
  cy.get('[data-test=context-menu-result]').should('have.text', '');
  for (const name of ['Edit', 'Delete', 'Properties']) {
    cy.get('[data-test=context-menu-trigger]').rightclick();
    cy.get(`[data-test=context-menu-${name.toLowerCase()}]`).click();
    cy.get('[data-test=context-menu-result]').should('have.text', `Last action: ${name}`);
  }
  cy.get('[data-test=context-menu-trigger]').rightclick();
  cy.get('h1').click();
  cy.get('[data-test=context-menu]').should('not.exist');
  cy.get('[data-test=context-menu-result]').should('have.text', 'Last action: Properties');
});

it('window: near an edge all of the menu is within the window', () => {
  // A window so small that the area reaches to its right and, scrolled so, to its lower edge.
  cy.viewport(800, 400);
  cy.get('[data-test=context-menu-area]').rightclick('bottomRight', { scrollBehavior: 'bottom' });
  cy.get('[data-test=context-menu]').should(($menu) => {
    const { left, top, right, bottom } = $menu[0].getBoundingClientRect();
    expect(Math.min(left, top)).to.be.at.least(0);
    expect(right).to.be.at.most(800);
    expect(bottom).to.be.at.most(400);
  });
});

it('keys: Shift+F10 opens the menu with the focus on Edit, and arrows go round', () => {
  openByKeys();
  cy.get('[data-test=context-menu-edit]').should('have.focus');
  const { DOWN, UP } = Cypress.Keyboard.Keys;
  for (const [key, name] of [
    [DOWN, 'delete'],
    [DOWN, 'properties'],
    [DOWN, 'edit'],
    [UP, 'properties'],
    [UP, 'delete'],
  ]) {
    cy.press(key);
    cy.get(`[data-test=context-menu-${name}]`).should('have.focus');
  }
});

it('escape: Escape closes the menu and gives the focus back to the area', () => {
  for (const open of [openByKeys, () => cy.get('[data-test=context-menu-trigger]').rightclick()]) {
    open();
    cy.get('[data-test=context-menu]').should('be.visible');
    cy.press(Cypress.Keyboard.Keys.ESC);
    cy.get('[data-test=context-menu]').should('not.exist');
    cy.get('[data-test=context-menu-trigger]').should('have.focus');
  }
});

/** `type` and `press` know neither F10 nor, on a real key, Shift. So this sends the event that they would make. */
function openByKeys() {
  cy.get('[data-test=context-menu-trigger]').focus();
  cy.focused().trigger('keydown', { key: 'F10', shiftKey: true, force: true });
}

/** Looks where the menu's corner is in the area. */
function shouldBeAt(x, y) {
  cy.get('[data-test=context-menu]').should(($menu) => {
    const area = $menu.siblings('[data-test=context-menu-trigger]')[0].getBoundingClientRect();
    const menu = $menu[0].getBoundingClientRect();
    expect(menu.x - area.x).to.be.closeTo(x, 1);
    expect(menu.y - area.y).to.be.closeTo(y, 1);
  });
}
