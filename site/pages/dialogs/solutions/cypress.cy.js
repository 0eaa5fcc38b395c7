// A clock that stands still makes waits exact, and they cost no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/dialogs?delayScale=1');
});

it('modal: nothing behind the dialog takes a click or the focus, which then is back', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('[data-test=dialog-modal] h2', 'Your seat').should('be.visible');
  cy.get('[data-test=dialog-add]').then(clickWhatIsThere);
  cy.get('[data-test=dialog-add]').should(shouldTakeNoFocus);
  cy.contains('button', 'Cancel').click();
  cy.get('[data-test=dialog-modal]').should('not.be.visible');
  cy.get('[data-test=dialog-modal-open]').should('have.focus');
  cy.get('[data-test=dialog-added]').should('have.text', 'Added: 0');
});

it('returned: the result is the seat, or nothing after Cancel and Escape', () => {
  const open = () => {
    cy.contains('button', 'Book a seat').click();
    cy.get('[data-test=dialog-seat]').should('have.value', '');
  };
  open();
  cy.contains('button', 'Confirm').click();
  cy.get('[data-test=dialog-modal]').should('be.visible');
  cy.get('[data-test=dialog-seat]').select('Aisle');
  cy.contains('button', 'Confirm').click();
  shouldHaveReturned('aisle');
  open();
  cy.get('[data-test=dialog-seat]').select('Window');
  pressEscape();
  shouldHaveReturned('nothing');
  open();
  cy.get('[data-test=dialog-seat]').select('Window');
  cy.contains('button', 'Confirm').click();
  shouldHaveReturned('window');
  open();
  cy.get('[data-test=dialog-seat]').select('Middle');
  cy.contains('button', 'Cancel').click();
  shouldHaveReturned('nothing');
});

it('toast: it is above the dialog, and goes with “Dismiss” or the dialog', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Hold seat').click();
  cy.get('[data-test=dialog-toast]').should('be.visible').and('contain.text', 'Seat held for ten minutes');
  // Only what is on top takes a click.
  cy.contains('button', 'Dismiss').click();
  cy.get('[data-test=dialog-toast]').should('not.be.visible');
  cy.get('[data-test=dialog-modal]').should('be.visible');
  cy.contains('button', 'Hold seat').click();
  cy.get('[data-test=dialog-toast]').should('be.visible');
  pressEscape();
  cy.get('[data-test=dialog-modal]').should('not.be.visible');
  cy.contains('button', 'Book a seat').click();
  cy.get('[data-test=dialog-modal]').should('be.visible');
  cy.get('[data-test=dialog-toast]').should('not.be.visible');
});

it('beside: the page goes on working, and only “Close notes” closes the notes', () => {
  cy.contains('button', 'Open notes').click();
  for (const count of [1, 2]) {
    cy.contains('button', 'Add one').click();
    cy.get('[data-test=dialog-added]').should('have.text', `Added: ${count}`);
    cy.get('[data-test=dialog-notes]').should('be.visible');
  }
  cy.get('[data-test=dialog-notes-text]').focus();
  pressEscape();
  cy.get('[data-test=dialog-notes]').should('be.visible');
  cy.contains('button', 'Close notes').click();
  cy.get('[data-test=dialog-notes]').should('not.be.visible');
});

it('light: Escape closes one popover after the other, a click elsewhere both', () => {
  const openBoth = () => {
    cy.get('[data-test=popover-filters-button]').click();
    cy.contains('button', 'More filters').click();
    cy.get('[data-test=popover-more]').should('be.visible');
  };
  openBoth();
  pressEscape();
  cy.get('[data-test=popover-more]').should('not.be.visible');
  cy.get('[data-test=popover-filters]').should('be.visible');
  pressEscape();
  cy.get('[data-test=popover-filters]').should('not.be.visible');
  // The browser closes them for a visitor's click alone, which Cypress sends no event for: a button does it here.
  cy.get('[data-test=popover-filters-button]').click();
  cy.get('[data-test=popover-filters]').should('be.visible');
  cy.get('[data-test=popover-filters-button]').click();
  cy.get('[data-test=popover-filters]').should('not.be.visible');
});

it('manual: the help stays under its button until a button closes it', () => {
  cy.get('[data-test=popover-help-button]')
    .scrollIntoView({ offset: { top: -300, left: 0 } })
    .click();
  shouldBeUnder('popover-help-button', 'popover-help');
  pressEscape();
  cy.scrollTo(0, 250);
  shouldBeUnder('popover-help-button', 'popover-help');
  cy.contains('button', 'Close help').click();
  cy.get('[data-test=popover-help]').should('not.be.visible');
  cy.get('[data-test=popover-help-button]').click();
  cy.get('[data-test=popover-help]').should('be.visible');
  cy.get('[data-test=popover-help-button]').click();
  cy.get('[data-test=popover-help]').should('not.be.visible');
});

it('tooltip: it comes once the pointer has rested for 500 ms, and with the keyboard at once', () => {
  // Cypress moves no pointer: it sends the events of one.
  cy.get('[data-test=tooltip-button]').trigger('mouseover').trigger('mousemove');
  cy.tick(400);
  cy.get('[data-test=tooltip-button]').trigger('mousemove');
  cy.tick(499);
  cy.get('[data-test=tooltip-text]').should('not.be.visible');
  cy.tick(1);
  cy.get('[data-test=tooltip-text]').should('be.visible').and('have.text', 'Changes are free until the day before.');
  cy.get('[data-test=tooltip-button]').trigger('mouseout');
  cy.get('[data-test=tooltip-text]').should('not.be.visible');

  for (const key of [Cypress.Keyboard.Keys.ESC, Cypress.Keyboard.Keys.TAB]) {
    cy.get('[data-test=popover-help-button]').focus();
    cy.press(Cypress.Keyboard.Keys.TAB);
    cy.get('[data-test=tooltip-button]').should('have.focus');
    cy.get('[data-test=tooltip-text]').should('be.visible');
    cy.press(key);
    cy.get('[data-test=tooltip-text]').should('not.be.visible');
  }
});

it('inert: the part takes nothing while it is off, and keeps its greeting', () => {
  cy.get('[data-test=inert-print]').scrollIntoView().then(clickWhatIsThere);
  cy.get('[data-test=inert-greeting]').should(shouldTakeNoFocus);
  cy.get('[data-test=inert-print]').should(shouldTakeNoFocus);
  cy.get('[data-test=inert-result]').should('have.text', '');
  cy.get('[data-test=inert-switch]').check();
  cy.get('[data-test=inert-greeting]').type('Have a good trip');
  cy.contains('button', 'Print card').click();
  cy.get('[data-test=inert-result]').should('have.text', 'Printed: Have a good trip');
  cy.get('[data-test=inert-switch]').uncheck();
  cy.get('[data-test=inert-print]').should(shouldTakeNoFocus);
  cy.get('[data-test=inert-switch]').check();
  cy.get('[data-test=inert-greeting]').should('have.value', 'Have a good trip');
});

it('cover: for 2 seconds no click reaches the button, and the others are counted', () => {
  cy.contains('button', 'Load offer').click();
  cy.get('[data-test=cover-overlay]').should('have.text', 'Loading offer...');
  // What is there is what a visitor would click. `click()` would wait until nothing is in the way.
  cy.get('[data-test=cover-accept]').scrollIntoView().then(clickWhatIsThere);
  cy.tick(1999);
  cy.get('[data-test=cover-overlay]').should('be.visible');
  cy.tick(1);
  cy.get('[data-test=cover-overlay]').should('not.exist');
  for (const count of [1, 2]) {
    cy.contains('button', 'Accept offer').click();
    cy.get('[data-test=cover-count]').should('have.text', `Accepted: ${count}`);
  }
});

it('sticky: after the jump a click lands on the bar, and clear of it on “Renew”', () => {
  cy.contains('button', 'Jump to Renew').click();
  cy.get('[data-test=sticky-renew]').then(clickWhatIsThere);
  cy.get('[data-test=sticky-result]').should('have.text', 'Clicked: Back to top');
  cy.get('[data-test=sticky-box]').should(($box) => expect($box[0].scrollTop).to.equal(0));
  cy.get('[data-test=sticky-box]').scrollTo('center');
  cy.get('[data-test=sticky-renew]').then(clickWhatIsThere);
  cy.get('[data-test=sticky-result]').should('have.text', 'Clicked: Renew');
});

function pressEscape() {
  cy.press(Cypress.Keyboard.Keys.ESC);
}

function shouldHaveReturned(seat) {
  cy.get('[data-test=dialog-result]').should('have.text', `Returned: ${seat}`);
}

/** At the element's place, whatever lies over it there. An inert element is not found there either. */
function clickWhatIsThere($element) {
  const element = $element[0];
  const { x, y, width, height } = element.getBoundingClientRect();
  element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2).click();
}

function shouldTakeNoFocus($element) {
  const element = $element[0];
  element.focus();
  expect(element.ownerDocument.activeElement).not.to.equal(element);
}

function shouldBeUnder(button, popover) {
  cy.get(`[data-test=${button}]`).then(($above) => {
    cy.get(`[data-test=${popover}]`).should(($below) => {
      const [upper, lower] = [$above[0].getBoundingClientRect(), $below[0].getBoundingClientRect()];
      expect(lower.left - upper.left).to.be.closeTo(0, 2);
      expect(lower.top - upper.bottom).to.be.within(0, 20);
    });
  });
}
