beforeEach(() => {
  cy.visit('/shadow-dom');
});

it('root: the button is in the open shadow root, where a plain selector does not find it', () => {
  cy.get('[data-test=shadow-button]').should('not.exist');
  cy.get('[data-test=shadow-host]').its('0.shadowRoot.mode').should('eq', 'open');
  button().should('be.visible').and('have.text', 'Click me!');
});

it('dialog: a click, Enter and Space open the dialog in the page', () => {
  const pressOn = (key) => () => {
    button().focus();
    cy.press(key);
  };
  // Enter as the character that it types, because a button answers to that, and `Keys.ENTER` has none.
  for (const open of [() => button().click(), pressOn('\r'), pressOn(Cypress.Keyboard.Keys.SPACE)]) {
    open();
    // Found without the shadow root, so it is in the page.
    cy.get('[data-test=dialog-title]').should('be.visible').and('have.text', 'Shadow DOM Button');
    cy.get('[data-test=dialog-text]').should('have.text', 'The button inside the Shadow DOM was clicked!');
    cy.get('[data-test=dialog]').contains('button', 'Close').click();
    cy.get('[data-test=dialog]').should('not.exist');
  }
});

it('closed: Close and Escape close the dialog and put the focus back on the button', () => {
  for (const close of [
    () => cy.get('[data-test=dialog]').contains('button', 'Close').click(),
    () => cy.get('body').type('{esc}'),
  ]) {
    button().click();
    cy.get('[data-test=dialog]').should('be.visible');
    close();
    cy.get('[data-test=dialog]').should('not.exist');
    // To the document the host has the focus, and only the root says which of its elements.
    cy.get('[data-test=shadow-host]').should(($host) => {
      expect($host[0].shadowRoot?.activeElement?.getAttribute('data-test')).to.equal('shadow-button');
    });
  }
});

it('styles: no style leaks, neither into the root nor out of it', () => {
  const inside = () => cy.get('[data-test=shadow-host]').shadow().find('.note');
  const outside = () => cy.get('[data-test=regular-content]').find('.note');
  inside()
    .invoke('css', 'background-color')
    .then((background) => {
      outside().should('not.have.css', 'background-color', background);
    });

  cy.document().then(({ head }) => {
    addStyle(head, '.note { text-indent: 7px !important; }');
  });
  outside().should('have.css', 'text-indent', '7px');
  inside().should('have.css', 'text-indent', '0px');
  cy.get('[data-test=shadow-host]').then(($host) => {
    addStyle($host[0].shadowRoot, '.note { outline: 7px dotted }');
  });
  inside().should('have.css', 'outline-style', 'dotted');
  outside().should('not.have.css', 'outline-style', 'dotted');
});

/** Each step into a shadow root has to be asked for. */
function button() {
  return cy.get('[data-test=shadow-host]').shadow().find('[data-test=shadow-button]');
}

function addStyle(parent, textContent) {
  parent.append(Object.assign(parent.ownerDocument.createElement('style'), { textContent }));
}
