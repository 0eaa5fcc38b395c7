it('stroke: a stroke is listed with its first and last point', () => {
  cy.visit('/canvas');
  cy.get('canvas[aria-label=Drawing]').then(($canvas) => {
    const { width, height } = $canvas[0].getBoundingClientRect();
    const [y, pointer] = [0.25 * height, { button: 0, isPrimary: true }];
    // The canvas’s own coordinates are 400 across and 240 down in any size, so this is from 40, 60 to 120, 60.
    // Not: trigger('pointerdown', 40, 60); another size of the canvas moves every place of it.
    cy.get('canvas[aria-label=Drawing]').trigger('pointerdown', 0.1 * width, y, pointer);
    cy.get('canvas[aria-label=Drawing]').trigger('pointermove', 0.2 * width, y, pointer);
    cy.get('canvas[aria-label=Drawing]').trigger('pointermove', 0.3 * width, y, pointer);
    cy.get('canvas[aria-label=Drawing]').trigger('pointerup', 0.3 * width, y, pointer);
  });
  cy.contains('li', 'Stroke 1: from 40, 60 to 120, 60').should('be.visible');
});

it('marker: “Lighthouse” opens a card', () => {
  cy.visit('/canvas');
  cy.contains('button', 'Lighthouse').click();
  cy.contains('Built in 1893, open on Sundays.').should('be.visible');
});
