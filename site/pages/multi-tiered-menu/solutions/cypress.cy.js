const { DOWN, ENTER, ESC, LEFT, RIGHT, UP } = Cypress.Keyboard.Keys;

/** The beginning of the items' test ids, for each menu. */
const menus = ['multi-tier-menu-item-', 'menu-mui-item-', 'menu-antd-item-'];
const path = ['products', 'electronics', 'smartphones', 'android', 'samsung', 'galaxy-s'];

beforeEach(() => {
  cy.visit('/multi-tiered-menu');
});

it('headings: the three menus have their titles', () => {
  cy.get('h1').should(($headings) => {
    expect($headings.toArray().map((heading) => heading.textContent)).to.deep.equal([
      'Simple Multi Tiered Menu',
      'Simple Multi Tiered Menu Use MUI',
      'Simple Multi Tiered Menu Use Antd',
    ]);
  });
});

it('top: each bar has Products, Services and Support', () => {
  // `have.text` joins the texts of all items.
  for (const menu of menus) shownItems(menu).should('have.length', 3).and('have.text', 'ProductsServicesSupport');
});

it('carets: each item of a bar has a caret', () => {
  for (const menu of menus) {
    for (const id of ['products', 'services', 'support']) item(menu, id).find('svg').should('be.visible');
  }
});

it('tree: all three menus have the same items', () => {
  // Ends at items without children, so that no other submenu opens while the labels are read.
  for (const walk of [path, ['support', 'documentation', 'tutorials']]) {
    const labels = [];
    for (const menu of menus) {
      hoverAll(menu, walk);
      shownItems(menu).then(($items) => {
        labels.push($items.toArray().map((item) => item.textContent));
      });
      leave(menu, `${walk.at(-1)}`);
    }
    cy.wrap(labels).should(([simple, mui, antd]) => {
      expect(simple).to.have.length.greaterThan(walk.length);
      expect(mui).to.have.members(simple);
      expect(antd).to.have.members(simple);
    });
  }
});

it('levels: the items go six levels deep', () => {
  for (const menu of menus) {
    hoverAll(menu, path);
    item(menu, 'galaxy-s').should('have.text', 'Galaxy S Series');
    leave(menu, 'galaxy-s');
  }
});

it('hover: a submenu opens 0.1 s after the pointer enters', () => {
  // The clock is stopped from the next visit on.
  cy.clock();
  cy.visit('/multi-tiered-menu');
  for (const menu of menus) {
    parent(menu, 'products').trigger('mouseover');
    cy.tick(99);
    parent(menu, 'products').should('have.attr', 'aria-expanded', 'false');
    cy.tick(1);
    parent(menu, 'products').should('have.attr', 'aria-expanded', 'true');
    parent(menu, 'products').trigger('mouseout', { relatedTarget: null });
    cy.tick(1000);
  }
});

it('left: a submenu closes 0.1 s after the pointer leaves', () => {
  cy.clock();
  cy.visit('/multi-tiered-menu');
  for (const menu of menus) {
    parent(menu, 'products').trigger('mouseover');
    cy.tick(1000);
    parent(menu, 'products').should('have.attr', 'aria-expanded', 'true');
    parent(menu, 'products').trigger('mouseout', { relatedTarget: null });
    cy.tick(99);
    parent(menu, 'products').should('have.attr', 'aria-expanded', 'true');
    cy.tick(1);
    parent(menu, 'products').should('have.attr', 'aria-expanded', 'false');
  }
});

it('place: a submenu opens below an item of the bar', () => {
  for (const menu of menus) {
    hoverAll(menu, ['products', 'electronics']);
    cy.document().should((document) => {
      const [products, electronics] = ['products', 'electronics'].map((id) => placeOf(document, menu, id));
      expect(electronics.top).to.be.at.least(products.bottom - 1);
      expect(electronics.left).to.be.lessThan(products.right);
    });
    leave(menu, 'electronics');
  }
});

it('beside: a submenu opens to the right of a deeper item', () => {
  for (const menu of menus) {
    hoverAll(menu, ['products', 'electronics', 'smartphones']);
    cy.document().should((document) => {
      const [electronics, smartphones] = ['electronics', 'smartphones'].map((id) => placeOf(document, menu, id));
      expect(smartphones.left).to.be.at.least(electronics.right - 1);
      expect(smartphones.top).to.be.lessThan(electronics.bottom);
    });
    leave(menu, 'smartphones');
  }
});

it('mounted: in the first menu the items of a submenu are there only while it is open', () => {
  cy.get('[data-test^=multi-tier-menu-item-]').should('have.length', 3).and('have.text', 'ProductsServicesSupport');
  cy.get('[data-test=multi-tier-menu-item-products]').trigger('mouseover');
  cy.get('[data-test=multi-tier-menu-item-electronics]').should('be.visible');
  cy.get('[data-test=multi-tier-menu-item-products]').trigger('mouseout', { relatedTarget: null });
  cy.get('[data-test=multi-tier-menu-item-electronics]').should('not.exist');
  cy.get('[data-test^=multi-tier-menu-item-]').should('have.length', 3);
});

it('leaf: a click on an item without children opens the dialog', () => {
  for (const menu of menus) {
    clickTutorials(menu);
    cy.get('[data-test=dialog-title]').should('be.visible').and('have.text', 'Item Clicked');
    cy.reload();
  }
});

it('named: the dialog names the item', () => {
  for (const menu of menus) {
    clickTutorials(menu);
    cy.get('[data-test=dialog-text]').should('have.text', 'You clicked: Tutorials');
    cy.reload();
  }
});

it('closed: “Close” closes the dialog', () => {
  clickTutorials('multi-tier-menu-item-');
  cy.get('[data-test=dialog]').contains('button', 'Close').click();
  cy.get('[data-test=dialog]').should('not.exist');
});

it('escape: Escape closes the dialog', () => {
  clickTutorials('multi-tier-menu-item-');
  cy.get('[data-test=dialog]').should('be.visible');
  cy.get('body').type('{esc}');
  cy.get('[data-test=dialog]').should('not.exist');
});

it('parent: a click on an item with children opens no dialog', () => {
  for (const menu of menus) {
    for (const [level, id] of path.slice(0, 5).entries()) {
      item(menu, id).click();
      // The next level is open, so the click has had its effect. A dialog would be there by now.
      item(menu, `${path[level + 1]}`).should('be.visible');
      cy.get('[data-test=dialog]').should('not.exist');
    }
    // A click elsewhere closes the whole menu.
    cy.get('h1').first().click();
    shownItems(menu).should('have.length', 3);
  }
});

it('keyboard: the arrow keys move along the bar and through a submenu', () => {
  for (const menu of menus) {
    parent(menu, 'products').focus();
    pressInTurn([
      [RIGHT, 'Services'],
      [LEFT, 'Products'],
      [RIGHT, 'Services'],
      [DOWN, 'Technical Support'],
      [DOWN, 'Repair Services'],
      [UP, 'Technical Support'],
    ]);
  }
});

it('into: the key → opens deeper submenus', () => {
  for (const menu of menus) {
    parent(menu, 'services').focus();
    // Without the names that `levels` promises.
    pressInTurn([
      [DOWN, 'Technical Support'],
      [RIGHT, 'Device Support'],
      [RIGHT, 'Phone Support'],
      [RIGHT, 'iOS Support'],
      [RIGHT, 'Device Setup'],
    ]);
  }
});

it('enter: Enter on an item without children opens the dialog', () => {
  for (const menu of menus) {
    parent(menu, 'support').focus();
    pressInTurn([
      [DOWN, 'Customer Service'],
      [RIGHT, 'Contact Us'],
    ]);
    cy.press(ENTER);
    cy.get('[data-test=dialog-text]').should('have.text', 'You clicked: Contact Us');
    cy.reload();
  }
});

it('back: Escape closes one submenu', () => {
  for (const menu of menus) {
    parent(menu, 'products').focus();
    pressInTurn([
      [DOWN, 'Electronics'],
      [RIGHT, 'Smartphones'],
      [ESC, 'Electronics'],
    ]);
    cy.get(`[data-test=${menu}smartphones]:visible`).should('not.exist');
  }
});

it('slashes: //multi-tiered-menu shows this page too', () => {
  cy.location('origin').then((origin) => {
    // Not a relative address, because a host follows two slashes there.
    cy.visit(`${origin}//multi-tiered-menu`);
    cy.get('[data-test=menu-simple]').should('be.visible');
    cy.location('href').should('eq', `${origin}/multi-tiered-menu`);
  });
});

function item(menu, id) {
  return cy.get(`[data-test=${menu}${id}]`);
}

/**
 * The element that opens a submenu. In antd's menu it is inside the element with the test id. A real pointer would be
 * over both, but this event goes to one element.
 */
function parent(menu, id) {
  return cy.get(`[data-test=${menu}${id}][aria-expanded], [data-test=${menu}${id}] [aria-expanded]`);
}

/** Only visible items, because antd's closed submenus stay in the document. */
function shownItems(menu) {
  return cy.get(`[data-test^=${menu}]:visible`);
}

/**
 * Cypress has no hover, so this sends its event level by level. Each level is there only once the one before is open.
 */
function hoverAll(menu, ids) {
  for (const id of ids.slice(0, -1)) parent(menu, id).trigger('mouseover');
  item(menu, ids.at(-1)).should('be.visible');
}

/** The pointer leaves the window. */
function leave(menu, id) {
  item(menu, id).trigger('mouseout', { relatedTarget: null });
  shownItems(menu).should('have.length', 3);
}

function clickTutorials(menu) {
  hoverAll(menu, ['support', 'documentation', 'tutorials']);
  item(menu, 'tutorials').click();
}

function pressInTurn(keys) {
  for (const [key, label] of keys) {
    cy.press(key);
    cy.focused().should('have.text', label);
  }
}

function placeOf(document, menu, id) {
  return document.querySelector(`[data-test=${menu}${id}]`)?.getBoundingClientRect() ?? new DOMRect();
}
