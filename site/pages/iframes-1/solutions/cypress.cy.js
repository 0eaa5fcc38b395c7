beforeEach(() => {
  cy.visit('/iframes-1');
});

it('frame: the frame shows /iframes-2', () => {
  cy.get('[data-test=iframe-nested]')
    .should('have.attr', 'src')
    .and('match', /\/iframes-2$/);
  inFrame().find('h1').should('have.text', 'Dynamic Tables Have Input');
});

it('single: the page has no other frame', () => {
  cy.get('iframe').should('have.length', 1);
});

it('works: the table in the frame can be sorted', () => {
  inFrame().find('[data-test=editable-header-id]').click();
  inFrame().find('[data-test^=editable-cell-id-]').should('have.text', '123');
});

it('typed: the fields in the frame take values', () => {
  inFrame().find('[data-test=editable-name-1]').clear();
  inFrame().find('[data-test=editable-name-1]').type('Johnny Doe');
  inFrame().find('[data-test=editable-name-1]').should('have.value', 'Johnny Doe');
  inFrame().find('[data-test=editable-status-1]').select('Inactive');
  inFrame().find('[data-test=editable-status-1]').should('have.value', 'Inactive');
});

it('inside: the dialog opens inside the frame', () => {
  inFrame().find('[data-test=editable-action-1]').click();
  inFrame().find('[data-test=dialog]').should('be.visible');
  inFrame().find('[data-test=dialog-title]').should('have.text', 'Action');
  cy.get('[data-test=dialog]').should('not.exist');
});

const allowed = ['allow-same-origin', 'allow-scripts', 'allow-popups', 'allow-forms', 'allow-modals'];

it('sandbox: same origin, scripts, popups, forms and modals are allowed', () => {
  cy.get('[data-test=iframe-nested]').should(($frame) => {
    expect($frame.attr('sandbox')?.split(' ')).to.include.members(allowed);
  });
});

it('nothing-else: nothing else is allowed', () => {
  cy.get('[data-test=iframe-nested]').should(($frame) => {
    expect(allowed).to.include.members($frame.attr('sandbox')?.split(' ') ?? []);
  });
});

/**
 * The body of the document in the frame, where a search for its elements begins. A frame starts with an empty document,
 * so the assertion waits until there is something in it.
 */
function inFrame() {
  return cy
    .get('[data-test=iframe-nested]')
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body));
}
