// Cypress works in one tab. So these tests check what would open another one, and mock the window that the page gets.
// They visit the document that would open in the same tab.

beforeEach(() => {
  cy.visit('/windows?delayScale=1');
});

it('opener: the new tab knows its opener', () => {
  cy.contains('a', 'Open with opener').should('have.attr', 'target', '_blank').and('have.attr', 'rel', 'opener');
  cy.visit('/frames/opened.html', {
    onBeforeLoad(win) {
      win.opener = window;
    },
  });
  cy.contains('h1', 'Opened Document').should('be.visible');
  cy.contains(/^Opener: yes$/).should('be.visible');
});

it('noopener: the new tab has no opener', () => {
  cy.contains('a', 'Open without opener')
    .should('have.attr', 'target', '_blank')
    .and('have.attr', 'rel', 'noopener')
    .then(($link) => {
      cy.visit($link.prop('href'));
    });
  cy.contains('h1', 'Opened Document').should('be.visible');
  cy.contains(/^Opener: no$/).should('be.visible');
});

it('size: the window has the chosen size', () => {
  stubOpen();
  for (const [width, height] of [
    [480, 360],
    [640, 400],
  ]) {
    cy.get('[data-test=windows-size]').select(`${width} × ${height}`);
    cy.contains('button', 'Open window').click();
    cy.get('@open').should('be.always.calledWithMatch', 'frames/opened.html');
    cy.get('@open').its('lastCall.args.2').should('contain', `width=${width}`).and('contain', `height=${height}`);
  }
  cy.viewport(480, 360);
  cy.visit('/frames/opened.html');
  cy.contains(/^Size: 480 × 360$/).should('be.visible');
});

it('named: the window has a name', () => {
  stubOpen();
  cy.contains('button', 'Open window').click();
  cy.get('@open').should('be.always.calledWithMatch', 'frames/opened.html', 'preview');
  cy.visit('/frames/opened.html', {
    onBeforeLoad(win) {
      win.name = 'preview';
    },
  });
  cy.contains(/^Name: preview$/).should('be.visible');
});

it('opened: the result shows the size', () => {
  stubOpen();
  cy.get('[data-test=windows-size]').select('640 × 400');
  cy.contains('button', 'Open window').click();
  cy.get('[data-test=windows-result]').should('have.text', 'Last action: opened 640 × 400');
});

it('again: “Open window” loads the open window again', () => {
  stubOpen();
  for (const count of [1, 2]) {
    cy.contains('button', 'Open window').click();
    // The name makes the browser use the open window of that name.
    cy.get('@open').should('have.callCount', count).and('be.always.calledWithMatch', 'frames/opened.html', 'preview');
  }
  cy.get('[data-test=windows-result]').should('have.text', 'Last action: loaded again');
  cy.get('@close').should('not.be.called');
});

it('closed: “Close window” closes the window', () => {
  stubOpen();
  cy.contains('button', 'Open window').click();
  cy.contains('button', 'Close window').click();
  cy.get('@close').should('be.called');
  cy.get('[data-test=windows-result]').should('have.text', 'Last action: closed');
});

it('nothing-open: without a window there is nothing to close', () => {
  cy.contains('button', 'Close window').click();
  cy.get('[data-test=windows-result]').should('have.text', 'Last action: nothing to close');
});

it('answer: the chosen colours are listed in order', () => {
  stubOpen();
  for (const [answer, answers] of [
    ['Green', 'Answers: Green'],
    ['Red', 'Answers: Green, Red'],
  ]) {
    cy.contains('button', 'Ask').click();
    cy.get('@open').should('be.always.calledWithMatch', 'frames/question.html');
    cy.get('[data-test=windows-ask-status]').should('have.text', 'Waiting');
    send({ answer });
    cy.get('[data-test=windows-ask-status]').should('have.text', 'Answered');
    cy.get('[data-test=windows-answers]').should('have.text', answers);
  }
  shouldSend('Green', 'Green');
});

it('closes: the popup closes itself', () => {
  shouldSend('Green', 'Green');
  cy.get('@closed').should('be.calledOnce');
});

it('cancelled: “Cancel” adds no colour', () => {
  stubOpen();
  cy.get('[data-test=windows-answers]').then(($answers) => {
    const before = $answers.text();
    cy.contains('button', 'Ask').click();
    send({ answer: null });
    cy.get('[data-test=windows-ask-status]').should('have.text', 'Cancelled');
    cy.get('[data-test=windows-answers]').should('have.text', before);
  });
  shouldSend('Cancel', null);
});

it('ignored: only colours from the popup are listed', () => {
  stubOpen();
  cy.contains('button', 'Ask').click();
  cy.window().then((win) => send({ answer: 'Red' }, { source: win }));
  send({ answer: 'Blue' }, { origin: 'https://other.example' });
  for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }]) send(message);
  // Messages keep their order. Once this answer is listed, the page has seen all others.
  send({ answer: 'Green' });
  cy.get('[data-test=windows-answers]').should('have.text', 'Answers: Green');
});

it('counter: “Add one” counts in all tabs', () => {
  anotherCounter().then((other) => {
    cy.contains('button', 'Add one').click();
    cy.get('[data-test=windows-count]').should('have.text', 'Count: 1');
    cy.wrap(other.heard).should('deep.equal', [{ add: 1 }]);
    cy.then(() => other.channel.postMessage({ add: 1 }));
    cy.get('[data-test=windows-count]').should('have.text', 'Count: 2');
  });
  cy.contains('a', 'Open counter').then(($link) => {
    cy.visit($link.prop('href'));
  });
  anotherCounter().then((other) => {
    cy.contains('button', 'Add one').click();
    cy.contains(/^Count: 1$/).should('be.visible');
    cy.wrap(other.heard).should('deep.equal', [{ add: 1 }]);
  });
});

it('reset: “Reset” resets all tabs', () => {
  anotherCounter().then((other) => {
    cy.contains('button', 'Add one').click();
    cy.contains('button', 'Reset').click();
    cy.get('[data-test=windows-count]').should('have.text', 'Count: 0');
    cy.wrap(other.heard).should('deep.equal', [{ add: 1 }, { count: 0 }]);
  });
  cy.visit('/frames/counter.html');
  anotherCounter().then((other) => {
    cy.contains('button', 'Add one').click();
    cy.then(() => other.channel.postMessage({ count: 0 }));
    cy.contains(/^Count: 0$/).should('be.visible');
  });
});

it('newcomer: a new counter starts with the current count', () => {
  anotherCounter().then((other) => {
    for (const count of [1, 2, 3]) {
      cy.contains('button', 'Add one').click();
      cy.get('[data-test=windows-count]').should('have.text', `Count: ${count}`);
    }
    cy.then(() => other.channel.postMessage({ ask: true }));
    cy.wrap(other.heard).should('deep.equal', [{ add: 1 }, { add: 1 }, { add: 1 }, { count: 3 }]);
    // From here on this counter is open, and responds as another tab would.
    cy.then(() => {
      other.channel.onmessage = ({ data }) => data.ask && other.channel.postMessage({ count: 3 });
    });
  });
  cy.reload();
  cy.get('[data-test=windows-count]').should('have.text', 'Count: 3');
  cy.visit('/frames/counter.html');
  cy.contains(/^Count: 3$/).should('be.visible');
});

it('blocked: the page reads “Blocked” when no window opens', () => {
  stubOpen(null);
  cy.contains('button', 'Open now').click();
  cy.get('[data-test=windows-blocked]').should('have.text', 'Blocked');
});

it('link: the link opens the blocked document', () => {
  stubOpen(null);
  cy.contains('button', 'Open now').click();
  cy.get('[data-test=windows-blocked-link]')
    .should('have.attr', 'target', '_blank')
    .then(($link) => {
      cy.request($link.prop('href')).its('body').should('contain', 'Opened Document');
    });
});

it('allowed: the link is gone once a window opens', () => {
  stubOpen(null);
  cy.contains('button', 'Open now').click();
  cy.get('[data-test=windows-blocked-link]').should('be.visible');
  cy.get('@open').invoke('returns', {});
  cy.contains('button', 'Open now').click();
  cy.get('@open').should('be.always.calledWithMatch', 'frames/opened.html');
  cy.get('[data-test=windows-blocked]').should('have.text', 'Opened');
  cy.get('[data-test=windows-blocked-link]').should('not.exist');
});

it('later: the window opens after 6 seconds', () => {
  openWithClockStopped();
  stubOpen({});
  cy.contains('button', 'Open after a wait').click();
  cy.tick(5999);
  cy.get('@open').should('not.be.called');
  cy.tick(1);
  cy.get('@open').should('be.calledOnce').and('be.calledWithMatch', 'frames/opened.html');
  cy.get('[data-test=windows-blocked]').should('have.text', 'Opened');
});

it('waiting: the button is disabled while it waits', () => {
  openWithClockStopped();
  stubOpen(null);
  cy.contains('button', 'Open after a wait').click();
  cy.get('[data-test=windows-blocked]').should('have.text', 'Waiting');
  cy.contains('button', 'Open after a wait').should('be.disabled');
  cy.tick(6000);
  cy.get('[data-test=windows-blocked]').should('have.text', 'Blocked');
  cy.contains('button', 'Open after a wait').should('be.enabled');
});

it('unsaved: with an unsaved note the browser warns', () => {
  // Types and saves in turn, because a note that is unsaved again has to ask again.
  for (const text of ['Ada', 'Bess']) {
    cy.get('[data-test=windows-note]').type(text);
    cy.get('[data-test=windows-note-status]').should('have.text', 'Unsaved changes');
    wouldAsk().should('eq', true);
    cy.contains('button', 'Save').click();
  }
});

it('saved: with a saved note the browser does not warn', () => {
  cy.get('[data-test=windows-note]').type('Ada');
  cy.contains('button', 'Save').click();
  wouldAsk().should('eq', false);
  cy.get('[data-test=windows-note]').type('!');
  cy.get('[data-test=windows-note-status]').should('have.text', 'Unsaved changes');
  cy.get('[data-test=windows-note]').type('{backspace}');
  cy.get('[data-test=windows-note-status]').should('have.text', 'All changes saved');
  wouldAsk().should('eq', false);
  cy.contains('a', 'Leave this page').click();
  cy.get('[data-test=windows]').should('not.exist');
});

/** No window opens. The page gets a mocked window that it can close, or the given value. */
function stubOpen(opened) {
  cy.window().then((win) => {
    // A frame of the page, because a message needs a window that it comes from.
    const frame = win.document.createElement('iframe');
    frame.hidden = true;
    win.document.body.append(frame);
    const popup = frame.contentWindow;
    cy.stub(/** @type {any} */ (popup), 'close')
      .as('close')
      .callsFake(() => frame.remove());
    cy.stub(win, 'open')
      .as('open')
      .returns(opened === undefined ? popup : opened);
  });
}

/** Sends the page a message that seems to come from its mocked window, or from the given source. */
function send(data, from = {}) {
  cy.window().then((win) => {
    const message = { data, source: win.frames[0], origin: win.location.origin, ...from };
    win.dispatchEvent(new win.MessageEvent('message', message));
  });
}

/** Checks the popup by itself: what one of its buttons sends to the page. */
function shouldSend(button, answer) {
  const post = cy.stub();
  cy.visit('/frames/question.html', {
    onBeforeLoad(win) {
      win.opener = { postMessage: post };
      cy.stub(win, 'close').as('closed');
    },
  });
  cy.contains('button', button).click();
  cy.location('origin').should((origin) => {
    expect(post).to.be.calledOnceWithExactly({ answer }, origin);
  });
}

/** With a stopped clock, the wait is exact and takes no time. */
function openWithClockStopped() {
  cy.clock();
  cy.visit('/windows?delayScale=1');
}
/** A counter in Cypress's own window. It has the same origin, so for the page it is another tab. */
function anotherCounter() {
  const channel = new BroadcastChannel('practice-site counter /');
  const heard = [];
  channel.onmessage = ({ data }) => heard.push(data);
  return cy.wrap({ channel, heard });
}

/** Sends the page the browser's event, because Cypress itself closes the real question. */
function wouldAsk() {
  return cy.window().then((win) => cy.wrap(!win.dispatchEvent(new win.Event('beforeunload', { cancelable: true }))));
}
