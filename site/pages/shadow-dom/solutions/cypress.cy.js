beforeEach(() => {
  cy.visit('/shadow-dom');
});

it('root: plain selectors do not find the button in the open shadow root', () => {
  cy.get('[data-test=shadow-button]').should('not.exist');
  cy.get('[data-test=shadow-host]').its('0.shadowRoot.mode').should('eq', 'open');
  button().should('be.visible').and('have.text', 'Click me!');
});

it('dialog: a click opens the dialog in the page', () => {
  button().click();
  // Found without a step into the shadow root, so it is in the page.
  cy.get('[role=dialog] [data-test=dialog-title]').should('be.visible').and('have.text', 'Shadow DOM Button');
});

it('text: the dialog names the button', () => {
  button().click();
  cy.get('[data-test=dialog-text]').should('have.text', 'The button inside the Shadow DOM was clicked!');
});

it('enter: Enter opens the dialog', () => {
  button().focus();
  // Enter as the character “\r”. A button needs that character, and `Keys.ENTER` does not send one.
  cy.press('\r');
  cy.get('[data-test=dialog]').should('be.visible');
});

it('space: Space opens the dialog', () => {
  button().focus();
  cy.press(Cypress.Keyboard.Keys.SPACE);
  cy.get('[data-test=dialog]').should('be.visible');
});

it('closed: “Close” closes the dialog', () => {
  openDialog();
  cy.get('[data-test=dialog]').contains('button', 'Close').click();
  cy.get('[data-test=dialog]').should('not.exist');
});

it('escape: Escape closes the dialog', () => {
  openDialog();
  cy.get('body').type('{esc}');
  cy.get('[data-test=dialog]').should('not.exist');
});

it('focus: the focus is on the button again', () => {
  openDialog();
  // A click beside the dialog closes it too.
  cy.get('body').click(5, 5);
  cy.get('[data-test=dialog]').should('not.exist');
  // For the document the host has the focus. Only the root knows which of its elements has it.
  cy.get('[data-test=shadow-host]').should(($host) => {
    expect($host[0].shadowRoot?.activeElement?.getAttribute('data-test')).to.equal('shadow-button');
  });
});

it('styles: the page takes no style from the root', () => {
  inside()
    .invoke('css', 'background-color')
    .then((background) => {
      outside().should('not.have.css', 'background-color', background);
    });
  cy.get('[data-test=shadow-host]').then(($host) => {
    addStyle($host[0].shadowRoot, '.note { outline: 7px dotted }');
  });
  inside().should('have.css', 'outline-style', 'dotted');
  outside().should('not.have.css', 'outline-style', 'dotted');
});

it('sealed: the root takes no style from the page', () => {
  outside().should('have.css', 'border-left-style', 'solid');
  inside().should('have.css', 'border-left-style', 'none');
  cy.document().then(({ head }) => {
    addStyle(head, '.note { text-indent: 7px !important; }');
  });
  outside().should('have.css', 'text-indent', '7px');
  inside().should('have.css', 'text-indent', '0px');
});

/** Each step into a shadow root needs its own command. */
function button() {
  return cy.get('[data-test=shadow-host]').shadow().find('[data-test=shadow-button]');
}

function openDialog() {
  button().click();
  cy.get('[data-test=dialog]').should('be.visible');
}

function inside() {
  return cy.get('[data-test=shadow-host]').shadow().find('.note');
}

function outside() {
  return cy.get('[data-test=regular-content]').find('.note');
}

function addStyle(parent, textContent) {
  parent.append(Object.assign(parent.ownerDocument.createElement('style'), { textContent }));
}
