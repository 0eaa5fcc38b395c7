beforeEach(() => {
  cy.visit('/iframes-1');
});

it('frame: one frame shows /iframes-2 with its heading', () => {
  cy.get('iframe')
    .should('have.length', 1)
    .and('have.attr', 'src')
    .and('match', /\/iframes-2$/);
  inFrame().find('h1').should('have.text', 'Dynamic Tables Have Input');
});

it('works: the table in the frame sorts, takes values and opens its dialog', () => {
  inFrame().find('[data-test=editable-header-name]').click();
  inFrame().find('[data-test^=editable-cell-id-]').should('have.text', '123');
  inFrame().find('[data-test=editable-name-1]').clear();
  inFrame().find('[data-test=editable-name-1]').type('Johnny Doe');
  inFrame().find('[data-test=editable-status-1]').select('Inactive');
  inFrame().find('[data-test=editable-role-1]').select(['User', 'Editor']);
  inFrame().find('[data-test=editable-header-id]').click();
  inFrame().find('[data-test=editable-name-1]').should('have.value', 'Johnny Doe');
  inFrame().find('[data-test=editable-status-1]').should('have.value', 'Inactive');
  inFrame().find('[data-test=editable-role-1]').invoke('val').should('deep.equal', ['User', 'Editor']);

  inFrame().find('[data-test=editable-action-1]').click();
  inFrame().find('[data-test=dialog]').should('be.visible').and('contain.text', 'Action clicked');
  inFrame().find('[data-test=dialog-title]').should('have.text', 'Action');
  cy.get('[data-test=dialog]').should('not.exist');
  inFrame().find('[data-test=dialog-close]').click();
  inFrame().find('[data-test=dialog]').should('not.exist');
});

it('sandbox: same origin, scripts, popups, forms and modals are allowed, and nothing else', () => {
  cy.get('[data-test=iframe-nested]').should(($frame) => {
    expect($frame.attr('sandbox')?.split(' ')).to.have.members([
      'allow-same-origin',
      'allow-scripts',
      'allow-popups',
      'allow-forms',
      'allow-modals',
    ]);
  });
});

/**
 * The body of the document in the frame, from which its elements are looked for. A frame begins with an empty document:
 * the assertion waits until there is something in it.
 */
function inFrame() {
  return cy
    .get('[data-test=iframe-nested]')
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body));
}
