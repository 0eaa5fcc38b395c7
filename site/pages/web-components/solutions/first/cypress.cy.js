beforeEach(() => {
  cy.visit('/web-components');
});

it('counted: the card counts its guests', () => {
  // Not: cy.get('[data-test=wc-card] > p'); “Members only” is one of them and never shown, because the card has no slot
  // for it. What is in the document is not always what users see.
  cy.get('[data-test=wc-card]').shadow().find('[data-test=wc-guest-count]').should('have.text', '2 guests');
  cy.contains('button', 'Remove guest').click();
  cy.get('[data-test=wc-card]').shadow().find('[data-test=wc-guest-count]').should('have.text', '1 guest');
});

it('review: stars and comment are sent', () => {
  cy.get('[data-test=wc-stars]').shadow().find('[data-test=wc-star-4]').check();
  cy.get('[data-test=wc-comment]').type('Good');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-review-result]').should('have.text', 'Sent: 4 stars, Good');
});
