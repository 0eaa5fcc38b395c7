const roots = ['wc-outer', 'wc-middle', 'wc-inner'];
// Enter as the character “\r”. A button needs that character, and `Keys.ENTER` does not send one.
const enter = '\r';

beforeEach(() => {
  cy.visit('/web-components?delayScale=1');
});

it('nested: a message from the innermost of three roots is shown', () => {
  cy.get('[data-test=wc-message]').should('not.exist');
  inRoots(...roots, 'wc-message')
    .parent('label')
    .should('contain.text', 'Message');
  for (const text of ['hello', 'bye']) {
    send(text);
    cy.get('[data-test=wc-nested-result]').should('have.text', `Received: ${text}`);
  }
});

it('enter: Enter sends the message too', () => {
  inRoots(...roots, 'wc-message').type('hello{enter}');
  cy.get('[data-test=wc-nested-result]').should('have.text', 'Received: hello');
});

it('emptied: the field is empty after a message was sent', () => {
  send('hello');
  inRoots(...roots, 'wc-message').should('have.value', '');
});

it('focus: the focus is in the field after “Send”', () => {
  send('hello');
  inRoots(...roots, 'wc-message').should(($message) => {
    // For the document the outermost host has the focus. Only the field's own root knows which of its elements has it.
    expect($message[0].getRootNode().activeElement).to.equal($message[0]);
  });
});

it('heard: each root counts each message', () => {
  for (const count of [1, 2]) {
    send('hello');
    inRoots('wc-outer', 'wc-outer-count').should('have.text', `Outer: ${count}`);
    inRoots('wc-outer', 'wc-middle', 'wc-middle-count').should('have.text', `Middle: ${count}`);
    inRoots(...roots, 'wc-inner-count').should('have.text', `Inner: ${count}`);
  }
});

it('blank: an empty message is not sent', () => {
  inRoots(...roots, 'wc-send').click();
  // A second message follows, so that the empty one has had time to arrive.
  send('hello');
  inRoots(...roots, 'wc-inner-count').should('have.text', 'Inner: 1');
});

it('guests: “Add guest” shows the next name', () => {
  shouldHaveGuests(['Ada', 'Grace']);
  cy.contains('button', 'Add guest').click();
  shouldHaveGuests(['Ada', 'Grace', 'Edsger']);
  cy.contains('p', 'Edsger').should('be.visible');
});

it('removed: “Remove guest” removes the last name', () => {
  for (const names of [['Ada'], []]) {
    cy.contains('button', 'Remove guest').click();
    shouldHaveGuests(names);
  }
});

it('counted: the card counts its guests', () => {
  inRoots('wc-card', 'wc-guest-count').should('have.text', '2 guests');
  for (const count of ['1 guest', 'No guests']) {
    cy.contains('button', 'Remove guest').click();
    inRoots('wc-card', 'wc-guest-count').should('have.text', count);
  }
});

it('note: a note replaces “No note”', () => {
  inRoots('wc-card', 'wc-no-note').should('have.text', 'No note').and(shouldTakeRoom);
  cy.contains('button', 'Add note').click();
  cy.get('[data-test=wc-note]').should('have.text', 'Bring a cake').and(shouldTakeRoom);
  inRoots('wc-card', 'wc-no-note').should(shouldTakeNoRoom);
});

it('bare: “Remove note” shows “No note” again', () => {
  cy.contains('button', 'Add note').click();
  cy.contains('button', 'Remove note').click();
  cy.get('[data-test=wc-note]').should('not.exist');
  inRoots('wc-card', 'wc-no-note').should(shouldTakeRoom);
});

it('unslotted: content without a slot is never visible', () => {
  // It is in the document, but not on the screen.
  cy.get('[data-test=wc-unslotted]').should('have.text', 'Members only').and(shouldTakeNoRoom);
});

it('closed: no selector finds the button that Tab reaches', () => {
  const { TAB, SPACE } = Cypress.Keyboard.Keys;
  cy.get('[data-test=wc-vault]').its('0.shadowRoot').should('equal', null);
  tryCode('12', TAB, SPACE);
  cy.get('[data-test=wc-vault-result]').should('have.text', 'Wrong code: 12');
});

it('opened: the right code opens', () => {
  tryCode('4711', enter);
  cy.get('[data-test=wc-vault-result]').should('have.text', 'Opened');
});

it('wrong: any other code is refused', () => {
  tryCode('4712', enter);
  cy.get('[data-test=wc-vault-result]').should('have.text', 'Wrong code: 4712');
});

it('retry: the field is empty after each try', () => {
  for (const code of ['12', '34']) {
    tryCode(code, enter);
    cy.get('[data-test=wc-vault-result]').should('have.text', `Wrong code: ${code}`);
  }
});

it('missing: a review without stars shows an error', () => {
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('have.text', 'Choose from one to five stars');
});

it('unsent: a review without stars is not sent', () => {
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('not.have.text', '');
  cy.get('[data-test=wc-review-result]').should('have.text', '');
});

it('first: the focus goes to the first star', () => {
  cy.contains('button', 'Send review').click();
  inRoots('wc-stars', 'wc-star-1').should(($star) => {
    expect($star[0].getRootNode().activeElement).to.equal($star[0]);
  });
});

it('chosen: the error disappears once a star is chosen', () => {
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('not.have.text', '');
  inRoots('wc-stars', 'wc-star-3').check();
  cy.get('[data-test=wc-stars-error]').should('have.text', '');
});

it('review: stars and comment are sent', () => {
  inRoots('wc-stars', 'wc-star-4').check();
  cy.get('[data-test=wc-comment]').type('Good');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-review-result]').should('have.text', 'Sent: 4 stars, Good');
});

it('starless: “No stars” disables the stars', () => {
  cy.get('[data-test=wc-comment]').type('Good');
  cy.get('[data-test=wc-no-stars]').check();
  for (const number of [1, 2, 3, 4, 5]) inRoots('wc-stars', `wc-star-${number}`).should('be.disabled');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-review-result]').should('have.text', 'Sent: no stars, Good');
});

it('reset: “Reset” clears the whole form', () => {
  inRoots('wc-stars', 'wc-star-4').check();
  cy.get('[data-test=wc-comment]').type('Good');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-no-stars]').check();
  cy.contains('button', 'Reset').click();
  cy.get('[data-test=wc-review-result]').should('have.text', '');
  cy.get('[data-test=wc-comment]').should('have.value', '');
  cy.get('[data-test=wc-no-stars]').should('not.be.checked');
  for (const number of [1, 2, 3, 4, 5]) inRoots('wc-stars', `wc-star-${number}`).should('not.be.checked');
  cy.contains('button', 'Send review').click();
  cy.get('[data-test=wc-stars-error]').should('not.have.text', '');
});

it('late: a plain text becomes a counter after 1 to 3 seconds', () => {
  // The length of the wait is tested. With a stopped clock, it is exact and takes no time.
  cy.clock();
  cy.visit('/web-components?delayScale=1');
  cy.get('[data-test=wc-late]').should('have.text', 'A ticket is 20 €');
  cy.contains('button', 'Load tickets').click();
  cy.tick(999);
  cy.get('[data-test=wc-late-status]').should('have.text', 'Loading');
  cy.get('[data-test=wc-late]').its('0.shadowRoot').should('equal', null);
  cy.tick(2001);
  inRoots('wc-late', 'wc-late-total').should('have.text', '1 ticket, 20 €');
});

it('more: “One more” adds a ticket', () => {
  loadTickets();
  for (const total of ['2 tickets, 40 €', '3 tickets, 60 €']) {
    inRoots('wc-late', 'wc-late-more').click();
    inRoots('wc-late', 'wc-late-total').should('have.text', total);
  }
});

it('less: “One less” never removes the last ticket', () => {
  loadTickets();
  inRoots('wc-late', 'wc-late-more').click();
  for (const _ of ['the second', 'the last']) {
    inRoots('wc-late', 'wc-late-less').click();
    inRoots('wc-late', 'wc-late-total').should('have.text', '1 ticket, 20 €');
  }
});

it('framed: the buttons in the frame count their votes', () => {
  const poll = () => pollIn(cy.get('[data-test=wc-frame]'));
  cy.get('[data-test=wc-frame]').should('have.attr', 'title', 'Poll');
  for (const [choice, votes] of [
    ['Tea', 'Tea: 1, Coffee: 0'],
    ['Coffee', 'Tea: 1, Coffee: 1'],
    ['Coffee', 'Tea: 1, Coffee: 2'],
  ]) {
    poll().contains('button', choice).click();
    poll().find('[role=status]').should('have.text', votes);
  }
});

it('voted: the page shows the last vote', () => {
  for (const choice of ['Tea', 'Coffee']) {
    pollIn(cy.get('[data-test=wc-frame]')).contains('button', choice).click();
    cy.get('[data-test=wc-framed-result]').should('have.text', `Last vote: ${choice}`);
  }
});

it('enclosed: the page shows the last vote of the frame in the root', () => {
  cy.get('[data-test=wc-enclosed-frame]').should('not.exist');
  inRoots('wc-window', 'wc-enclosed-frame').should('have.attr', 'title', 'Second poll');
  pollIn(inRoots('wc-window', 'wc-enclosed-frame')).contains('button', 'Coffee').click();
  cy.get('[data-test=wc-enclosed-result]').should('have.text', 'Last vote: Coffee');
});

it('apart: a vote in one frame is no vote of the other', () => {
  pollIn(cy.get('[data-test=wc-frame]')).contains('button', 'Tea').click();
  cy.get('[data-test=wc-framed-result]').should('not.have.text', '');
  cy.get('[data-test=wc-enclosed-result]').should('have.text', '');
  pollIn(inRoots('wc-window', 'wc-enclosed-frame')).find('[role=status]').should('have.text', 'Tea: 0, Coffee: 0');
});

/** All names but the last are those of hosts. Each step into a root needs its own command. */
function inRoots(first, ...others) {
  return others.reduce((host, name) => host.shadow().find(`[data-test=${name}]`), cy.get(`[data-test=${first}]`));
}

function send(message) {
  inRoots(...roots, 'wc-message').type(message);
  inRoots(...roots, 'wc-send').click();
}

function shouldHaveGuests(names) {
  cy.get('[data-test=wc-card]').should(($card) => {
    const guests = [...$card[0].querySelectorAll(':scope > :not([slot])')];
    expect(guests.map(({ textContent }) => textContent)).to.deep.equal(names);
  });
}

/** The element passes its focus on to what is in its root. Cypress's own `focus()` refuses it. */
function tryCode(code, ...keys) {
  cy.get('[data-test=wc-vault]').then(($vault) => $vault[0].focus());
  for (const key of [...code, ...keys]) cy.press(key);
}

function loadTickets() {
  cy.visit('/web-components?delayScale=0');
  cy.contains('button', 'Load tickets').click();
}
/** The root of the poll in a frame. A frame starts with an empty document, which has no such element. */
function pollIn(frame) {
  return frame
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body).find('poll-box').shadow());
}

function shouldTakeRoom($element) {
  expect($element[0].getClientRects().length).to.be.above(0);
}

/** Checks the size, because Cypress judges visibility by styles, and they do not say what a slot shows. */
function shouldTakeNoRoom($element) {
  expect($element[0].getClientRects().length).to.equal(0);
}
