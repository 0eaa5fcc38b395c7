const roots = ['wc-outer', 'wc-middle', 'wc-inner'];

beforeEach(() => {
  cy.visit('/web-components?delayScale=1');
});

it('nested: a message leaves the innermost of three open roots', () => {
  cy.get('[data-test=wc-message]').should('not.exist');
  inRoots(...roots, 'wc-message')
    .parent('label')
    .should('contain.text', 'Message');
  inRoots(...roots, 'wc-message').type('hello');
  inRoots(...roots, 'wc-send').click();
  shouldHaveSent('hello');
  inRoots(...roots, 'wc-message').type('bye{enter}');
  shouldHaveSent('bye');

  function shouldHaveSent(text) {
    cy.get('[data-test=wc-nested-result]').should('have.text', `Received: ${text}`);
    inRoots(...roots, 'wc-message').should(($message) => {
      expect($message[0].value).to.equal('');
      // For the document the focus is on the outermost host. The field's own root says which element in there has it.
      expect($message[0].getRootNode().activeElement).to.equal($message[0]);
    });
  }
});

it('heard: each root counts each message once, and an empty one is none', () => {
  inRoots(...roots, 'wc-message').type('hello');
  inRoots(...roots, 'wc-send').click();
  cy.get('[data-test=wc-nested-result]').should('have.text', 'Received: hello');
  shouldHaveHeard(1);
  inRoots(...roots, 'wc-send').click();
  cy.get('[data-test=wc-nested-result]').should('have.text', 'Received: hello');
  // The message after the empty one shows that nothing of that is still on its way.
  inRoots(...roots, 'wc-message').type('bye');
  inRoots(...roots, 'wc-send').click();
  cy.get('[data-test=wc-nested-result]').should('have.text', 'Received: bye');
  shouldHaveHeard(2);

  function shouldHaveHeard(count) {
    inRoots('wc-outer', 'wc-outer-count').should('have.text', `Outer: ${count}`);
    inRoots('wc-outer', 'wc-middle', 'wc-middle-count').should('have.text', `Middle: ${count}`);
    inRoots(...roots, 'wc-inner-count').should('have.text', `Inner: ${count}`);
  }
});

it('guests: the card shows those who are on the list, and counts them', () => {
  shouldBe(['Ada', 'Grace'], '2 guests');
  cy.contains('button', 'Add guest').click();
  shouldBe(['Ada', 'Grace', 'Edsger'], '3 guests');
  cy.contains('p', 'Edsger').should('be.visible');
  for (const [names, count] of [
    [['Ada', 'Grace'], '2 guests'],
    [['Ada'], '1 guest'],
    [[], 'No guests'],
  ]) {
    cy.contains('button', 'Remove guest').click();
    shouldBe(names, count);
  }

  function shouldBe(names, count) {
    inRoots('wc-card', 'wc-guest-count').should('have.text', count);
    cy.get('[data-test=wc-card]').should(($card) => {
      const guests = [...$card[0].querySelectorAll(':scope > :not([slot])')];
      expect(guests.map(({ textContent }) => textContent)).to.deep.equal(names);
    });
  }
});

it('note: a note takes the place of “No note”, and what has no slot is never visible', () => {
  inRoots('wc-card', 'wc-no-note').should('have.text', 'No note').and(shouldTakeRoom);
  // In the document, which says nothing of what is on the screen.
  cy.get('[data-test=wc-unslotted]').should('have.text', 'Members only').and(shouldTakeNoRoom);
  cy.contains('button', 'Add note').click();
  cy.get('[data-test=wc-note]').should('have.text', 'Bring a cake').and(shouldTakeRoom);
  inRoots('wc-card', 'wc-no-note').should(shouldTakeNoRoom);
  cy.get('[data-test=wc-unslotted]').should(shouldTakeNoRoom);
  cy.contains('button', 'Remove note').click();
  cy.get('[data-test=wc-note]').should('not.exist');
  inRoots('wc-card', 'wc-no-note').should(shouldTakeRoom);
});

it('closed: the keyboard reaches the field and the button, and no selector does', () => {
  const { TAB, SPACE } = Cypress.Keyboard.Keys;
  cy.get('[data-test=wc-vault]').its('0.shadowRoot').should('equal', null);
  cy.get('[data-test=wc-vault]').then(focusInside);
  // Enter as the character that it types, because a button answers to that, and `Keys.ENTER` has none.
  for (const [code, keys, result] of [
    ['12', ['\r'], 'Wrong code: 12'],
    ['4711', ['\r'], 'Opened'],
    ['4712', [TAB, SPACE], 'Wrong code: 4712'],
  ]) {
    for (const key of [...code, ...keys]) cy.press(key);
    cy.get('[data-test=wc-vault-result]').should('have.text', result);
  }
  // Away from the button and into the field again.
  cy.get('[data-test=wc-review-send]').focus();
  cy.get('[data-test=wc-vault]').then(focusInside);
  for (const key of ['4', '7', '1', '1', TAB, '\r']) cy.press(key);
  cy.get('[data-test=wc-vault-result]').should('have.text', 'Opened');

  /** The element gives its focus to what is in its root. `focus()` of Cypress refuses it. */
  function focusInside($vault) {
    $vault[0].focus();
  }
});

it('missing: a review without stars is not sent, and says so until a star is chosen', () => {
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('have.text', 'Choose from one to five stars');
  inRoots('wc-stars', 'wc-star-1').should(($star) => {
    expect($star[0].getRootNode().activeElement).to.equal($star[0]);
  });
  cy.get('[data-test=wc-review-result]').should('have.text', '');
  inRoots('wc-stars', 'wc-star-3').check();
  cy.get('[data-test=wc-stars-error]').should('have.text', '');
});

it('review: stars and comment are sent, can be left out, and are reset', () => {
  inRoots('wc-stars', 'wc-star-4').check();
  cy.get('[data-test=wc-comment]').type('Good');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-review-result]').should('have.text', 'Sent: 4 stars, Good');
  cy.get('[data-test=wc-no-stars]').check();
  for (const number of [1, 2, 3, 4, 5]) inRoots('wc-stars', `wc-star-${number}`).should('be.disabled');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-review-result]').should('have.text', 'Sent: no stars, Good');
  cy.contains('button', 'Reset').click();
  cy.get('[data-test=wc-review-result]').should('have.text', '');
  cy.get('[data-test=wc-comment]').should('have.value', '');
  cy.get('[data-test=wc-no-stars]').should('not.be.checked');
  for (const number of [1, 2, 3, 4, 5])
    inRoots('wc-stars', `wc-star-${number}`).should('be.enabled').and('not.be.checked');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('have.text', 'Choose from one to five stars');
  cy.get('[data-test=wc-review-result]').should('have.text', '');
});

it('late: a plain text becomes a counter after 1 to 3 seconds', () => {
  // The wait is part of what is tested. A clock that stands still makes it exact, and it costs no time.
  cy.clock();
  cy.visit('/web-components?delayScale=1');
  cy.get('[data-test=wc-late]').should('have.text', 'A ticket is 20 €');
  cy.contains('button', 'Load tickets').click();
  cy.tick(999);
  cy.get('[data-test=wc-late-status]').should('have.text', 'Loading');
  cy.get('[data-test=wc-late]').its('0.shadowRoot').should('equal', null);
  cy.tick(2001);
  inRoots('wc-late', 'wc-late-total').should('have.text', '1 ticket, 20 €');
  for (const [name, total] of [
    ['wc-late-more', '2 tickets, 40 €'],
    ['wc-late-more', '3 tickets, 60 €'],
    ['wc-late-less', '2 tickets, 40 €'],
    ['wc-late-less', '1 ticket, 20 €'],
    ['wc-late-less', '1 ticket, 20 €'],
    ['wc-late-more', '2 tickets, 40 €'],
  ]) {
    inRoots('wc-late', name).click();
    inRoots('wc-late', 'wc-late-total').should('have.text', total);
  }
});

it('framed: the buttons in the root in the frame count, and the page shows the last vote', () => {
  const poll = () => pollIn(cy.get('[data-test=wc-frame]'));
  cy.get('[data-test=wc-frame]').should('have.attr', 'title', 'Poll');
  for (const [choice, votes] of [
    ['Tea', 'Tea: 1, Coffee: 0'],
    ['Coffee', 'Tea: 1, Coffee: 1'],
    ['Coffee', 'Tea: 1, Coffee: 2'],
  ]) {
    poll().contains('button', choice).click();
    poll().find('[role=status]').should('have.text', votes);
    cy.get('[data-test=wc-framed-result]').should('have.text', `Last vote: ${choice}`);
  }
});

it('enclosed: the frame in the root counts for itself', () => {
  cy.get('[data-test=wc-enclosed-frame]').should('not.exist');
  inRoots('wc-window', 'wc-enclosed-frame').should('have.attr', 'title', 'Second poll');
  pollIn(inRoots('wc-window', 'wc-enclosed-frame')).contains('button', 'Coffee').click();
  cy.get('[data-test=wc-enclosed-result]').should('have.text', 'Last vote: Coffee');
  cy.get('[data-test=wc-framed-result]').should('have.text', '');
  const poll = () => pollIn(cy.get('[data-test=wc-frame]'));
  poll().find('[role=status]').should('have.text', 'Tea: 0, Coffee: 0');
  poll().contains('button', 'Tea').click();
  cy.get('[data-test=wc-framed-result]').should('have.text', 'Last vote: Tea');
  cy.get('[data-test=wc-enclosed-result]').should('have.text', 'Last vote: Coffee');
});

/** Each name but the last is that of a host: each step into a root has to be asked for. */
function inRoots(first, ...others) {
  return others.reduce((host, name) => host.shadow().find(`[data-test=${name}]`), cy.get(`[data-test=${first}]`));
}

/** The root of the poll in a frame. A frame begins with an empty document, which has no such element. */
function pollIn(frame) {
  return frame
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body).find('poll-box').shadow());
}

function shouldTakeRoom($element) {
  expect($element[0].getClientRects().length).to.be.above(0);
}

/** Cypress goes by the styles of an element and of those around it, which do not say what a slot shows. */
function shouldTakeNoRoom($element) {
  expect($element[0].getClientRects().length).to.equal(0);
}
