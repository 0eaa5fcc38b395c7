// With a stopped clock, waits are exact and take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/dialogs?delayScale=1');
});

it('modal: nothing behind the dialog takes a click or the focus', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('[data-test=dialog-modal] h2', 'Your seat').should('be.visible');
  cy.get('[data-test=dialog-add]').then(clickWhatIsThere);
  cy.get('[data-test=dialog-add]').should(shouldTakeNoFocus);
  cy.contains('button', 'Cancel').click();
  cy.get('[data-test=dialog-added]').should('have.text', 'Added: 0');
});

it('focus: the focus goes back to the button', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Cancel').click();
  cy.get('[data-test=dialog-modal]').should('not.be.visible');
  cy.get('[data-test=dialog-modal-open]').should('have.focus');
});

it('returned: “Confirm” returns the seat', () => {
  for (const seat of ['Aisle', 'Window']) {
    book(seat);
    cy.contains('button', 'Confirm').click();
    cy.get('[data-test=dialog-result]').should('have.text', `Returned: ${seat.toLowerCase()}`);
  }
});

it('required: “Confirm” needs a seat', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Confirm').click();
  cy.get('[data-test=dialog-modal]').should('be.visible');
});

it('cancelled: “Cancel” and Escape return nothing', () => {
  for (const close of [pressEscape, () => cy.contains('button', 'Cancel').click()]) {
    // A seat was returned before. It must not be chosen again.
    book('Aisle');
    cy.contains('button', 'Confirm').click();
    cy.get('[data-test=dialog-result]').should('contain', 'aisle');
    book('Window');
    close();
    cy.get('[data-test=dialog-result]').should('have.text', 'Returned: nothing');
  }
});

it('fresh: the dialog opens without a seat', () => {
  for (const close of ['Confirm', 'Cancel']) {
    book('Middle');
    cy.contains('button', close).click();
    cy.contains('button', 'Book a seat').click();
    cy.get('[data-test=dialog-seat]').should('have.value', '');
    pressEscape();
  }
});

it('toast: the toast is shown above the dialog', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Hold seat').click();
  cy.get('[data-test=dialog-toast]').should('be.visible').and('contain.text', 'Seat held for ten minutes');
});

it('dismissed: “Dismiss” closes only the toast', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Hold seat').click();
  // Only the element on top gets the click.
  cy.contains('button', 'Dismiss').click();
  cy.get('[data-test=dialog-toast]').should('not.be.visible');
  cy.get('[data-test=dialog-modal]').should('be.visible');
});

it('gone: the toast disappears with the dialog', () => {
  cy.contains('button', 'Book a seat').click();
  cy.contains('button', 'Hold seat').click();
  cy.get('[data-test=dialog-toast]').should('be.visible');
  pressEscape();
  cy.get('[data-test=dialog-modal]').should('not.be.visible');
  cy.contains('button', 'Book a seat').click();
  cy.get('[data-test=dialog-modal]').should('be.visible');
  cy.get('[data-test=dialog-toast]').should('not.be.visible');
});

it('beside: the page works while the notes are open', () => {
  cy.contains('button', 'Open notes').click();
  for (const count of [1, 2]) {
    cy.contains('button', 'Add one').click();
    cy.get('[data-test=dialog-added]').should('have.text', `Added: ${count}`);
  }
});

it('notes: only “Close notes” closes the notes', () => {
  cy.contains('button', 'Open notes').click();
  cy.contains('button', 'Add one').click();
  cy.get('[data-test=dialog-notes]').should('be.visible');
  cy.get('[data-test=dialog-notes-text]').focus();
  pressEscape();
  cy.get('[data-test=dialog-notes]').should('be.visible');
  cy.contains('button', 'Close notes').click();
  cy.get('[data-test=dialog-notes]').should('not.be.visible');
});

it('light: Escape closes one popover after the other', () => {
  openFilters();
  pressEscape();
  cy.get('[data-test=popover-more]').should('not.be.visible');
  cy.get('[data-test=popover-filters]').should('be.visible');
  pressEscape();
  cy.get('[data-test=popover-filters]').should('not.be.visible');
});

it('elsewhere: a click elsewhere closes both popovers', () => {
  openFilters();
  // The browser closes popovers only for a real click, which Cypress does not send. A new popover outside of them
  // closes them, too.
  cy.document().then((document) => {
    const other = document.createElement('div');
    other.popover = 'auto';
    document.body.append(other);
    other.showPopover();
  });
  cy.get('[data-test=popover-more]').should('not.be.visible');
  cy.get('[data-test=popover-filters]').should('not.be.visible');
});

it('again: a second click closes the popover', () => {
  cy.get('[data-test=popover-filters-button]').click();
  cy.get('[data-test=popover-filters]').should('be.visible');
  cy.get('[data-test=popover-filters-button]').click();
  cy.get('[data-test=popover-filters]').should('not.be.visible');
});

it('manual: the help stays open', () => {
  cy.get('[data-test=popover-help-button]').click();
  pressEscape();
  // A click far away from the popover, wherever it opens.
  cy.get('h1').click();
  cy.get('[data-test=popover-help]').should('be.visible');
});

it('under: the help stays under its button', () => {
  cy.get('[data-test=popover-help-button]')
    .scrollIntoView({ offset: { top: -300, left: 0 } })
    .click();
  shouldBeUnder('popover-help-button', 'popover-help');
  cy.scrollTo(0, 250);
  shouldBeUnder('popover-help-button', 'popover-help');
});

it('help-closed: “Close help” and “Help” close the help', () => {
  for (const close of ['popover-help-close', 'popover-help-button']) {
    cy.get('[data-test=popover-help-button]').click();
    cy.get('[data-test=popover-help]').should('be.visible');
    cy.get(`[data-test=${close}]`).click();
    cy.get('[data-test=popover-help]').should('not.be.visible');
  }
});

it('tooltip: the description is shown after the pointer rests for 500 ms', () => {
  // Cypress moves no pointer, so this sends the events of one.
  cy.get('[data-test=tooltip-button]').trigger('mouseover').trigger('mousemove');
  cy.tick(400);
  cy.get('[data-test=tooltip-button]').trigger('mousemove');
  cy.tick(499);
  cy.get('[data-test=tooltip-text]').should('not.be.visible');
  cy.tick(1);
  cy.get('[data-test=tooltip-text]').should('be.visible').and('have.text', 'Changes are free until the day before.');
});

it('keyboard: keyboard focus shows the description', () => {
  cy.get('[data-test=popover-help-button]').focus();
  cy.press(Cypress.Keyboard.Keys.TAB);
  cy.get('[data-test=tooltip-button]').should('have.focus');
  cy.get('[data-test=tooltip-text]').should('be.visible');
  cy.press(Cypress.Keyboard.Keys.TAB);
  cy.get('[data-test=tooltip-text]').should('not.be.visible');
});

it('tooltip-end: leaving and Escape hide the description', () => {
  for (const hide of [() => cy.get('[data-test=tooltip-button]').trigger('mouseout'), pressEscape]) {
    cy.get('[data-test=tooltip-button]').trigger('mouseover').trigger('mousemove');
    cy.tick(5000);
    cy.get('[data-test=tooltip-text]').should('be.visible');
    hide();
    cy.get('[data-test=tooltip-text]').should('not.be.visible');
  }
});

it('inert: the part takes no click and no focus while it is off', () => {
  cy.get('[data-test=inert-print]').scrollIntoView().then(clickWhatIsThere);
  cy.get('[data-test=inert-greeting]').should(shouldTakeNoFocus);
  cy.get('[data-test=inert-print]').should(shouldTakeNoFocus);
  cy.get('[data-test=inert-result]').should('have.text', '');
});

it('printed: “Print card” shows the greeting', () => {
  cy.get('[data-test=inert-switch]').check();
  cy.get('[data-test=inert-greeting]').type('Have a good trip');
  cy.contains('button', 'Print card').click();
  cy.get('[data-test=inert-result]').should('have.text', 'Printed: Have a good trip');
});

it('kept: the greeting is kept while the part is off', () => {
  cy.get('[data-test=inert-switch]').check();
  cy.get('[data-test=inert-greeting]').type('Have a good trip');
  cy.get('[data-test=inert-switch]').uncheck();
  cy.get('[data-test=inert-switch]').check();
  cy.get('[data-test=inert-greeting]').should('have.value', 'Have a good trip');
});

it('cover: the button is covered for 2 seconds', () => {
  cy.contains('button', 'Load offer').click();
  cy.get('[data-test=cover-overlay]').should('have.text', 'Loading offer...');
  cy.tick(1999);
  cy.get('[data-test=cover-overlay]').should('be.visible');
  cy.tick(1);
  cy.get('[data-test=cover-overlay]').should('not.exist');
});

it('covered: no click reaches the covered button', () => {
  cy.contains('button', 'Load offer').click();
  cy.get('[data-test=cover-overlay]').should('be.visible');
  // Clicks what a visitor would click there. `click()` would wait until nothing is in the way.
  cy.get('[data-test=cover-accept]').scrollIntoView().then(clickWhatIsThere);
  cy.tick(5000);
  cy.contains('button', 'Accept offer').click();
  cy.get('[data-test=cover-count]').should('have.text', 'Accepted: 1');
});

it('accepted: clicks without the cover are counted', () => {
  for (const count of [1, 2]) {
    cy.contains('button', 'Accept offer').click();
    cy.get('[data-test=cover-count]').should('have.text', `Accepted: ${count}`);
  }
});

it('sticky: after the jump a click lands on the bar', () => {
  cy.contains('button', 'Jump to Renew').click();
  cy.get('[data-test=sticky-renew]').then(clickWhatIsThere);
  cy.get('[data-test=sticky-result]').should('have.text', 'Clicked: Back to top');
});

it('top: “Back to top” scrolls to the top', () => {
  cy.get('[data-test=sticky-box]').scrollTo(0, 100);
  cy.contains('button', 'Back to top').click();
  cy.get('[data-test=sticky-box]').should(($box) => expect($box[0].scrollTop).to.equal(0));
});

it('renew: away from the bar, a click lands on “Renew”', () => {
  cy.get('[data-test=sticky-box]').scrollTo('center');
  cy.get('[data-test=sticky-renew]').then(clickWhatIsThere);
  cy.get('[data-test=sticky-result]').should('have.text', 'Clicked: Renew');
});

function pressEscape() {
  cy.press(Cypress.Keyboard.Keys.ESC);
}

function book(seat) {
  cy.contains('button', 'Book a seat').click();
  cy.get('[data-test=dialog-seat]').select(seat);
}

function openFilters() {
  cy.get('[data-test=popover-filters-button]').click();
  cy.contains('button', 'More filters').click();
  cy.get('[data-test=popover-more]').should('be.visible');
}

/** Clicks at the element's place, even if something covers it there. What is inert is not found there either. */
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
