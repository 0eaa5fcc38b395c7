const rows = '[data-test^=net-order-]';
const quantities = '[data-test^=net-quantity-]';

beforeEach(() => {
  cy.visit('/network?delayScale=1');
});

it('load: the first five orders are shown', () => {
  load();
  shouldShow(1001, 1002, 1003, 1004, 1005);
  cy.get('[data-test=net-count]').should('have.text', '23 orders, page 1 of 5');
});

it('pages: the buttons show the next and the previous page', () => {
  load();
  cy.contains('button', 'Next page').click();
  shouldShow(1006, 1007, 1008, 1009, 1010);
  cy.contains('button', 'Next page').click();
  shouldShow(1011, 1012, 1013, 1014, 1015);
  cy.contains('button', 'Previous page').click();
  shouldShow(1006, 1007, 1008, 1009, 1010);
});

it('ends: the buttons are disabled at the ends', () => {
  load();
  cy.contains('button', 'Previous page').should('be.disabled');
  for (const number of [2, 3, 4, 5]) {
    cy.contains('button', 'Next page').click();
    cy.get('[data-test=net-count]').should('have.text', `23 orders, page ${number} of 5`);
  }
  cy.contains('button', 'Next page').should('be.disabled');
  cy.contains('button', 'Previous page').should('be.enabled');
});

it('filter: only orders with the chosen status are shown', () => {
  load();
  cy.get('[data-test=net-filter]').select('Returned');
  shouldShow(1004, 1010, 1015, 1021);
  cy.get('[data-test=net-count]').should('have.text', '4 orders, page 1 of 1');
  cy.get('[data-test=net-filter]').select('Open');
  cy.get('[data-test=net-count]').should('have.text', '9 orders, page 1 of 2');
  cy.contains('button', 'Next page').click();
  shouldShow(1014, 1016, 1018, 1022);
  cy.get('[data-test=net-filter]').select('All');
  cy.get('[data-test=net-count]').should('contain.text', '23 orders');
});

it('restart: a new status begins with its first page', () => {
  load();
  cy.contains('button', 'Next page').click();
  shouldShow(1006, 1007, 1008, 1009, 1010);
  cy.get('[data-test=net-filter]').select('Open');
  cy.get('[data-test=net-count]').should('have.text', '9 orders, page 1 of 2');
});

it('add: a new order is on top', () => {
  load();
  cy.get(rows).then(($rows) => {
    const before = textsOf($rows);
    addLamp('3');
    cy.get('[data-test=net-status]')
      .should(($status) => expect($status.text()).to.match(/^Added order \d{6}$/))
      .then(($status) => {
        const id = $status.text().slice(-6);
        cy.get(rows).first().should('contain.text', `${id}Xenia YatesLamp3open`);
        cy.get(rows).should(($rows) => {
          expect(textsOf($rows).slice(1)).to.deep.equal(before);
        });
      });
  });
});

it('emptied: the fields are empty after an order was added', () => {
  load();
  addLamp('3');
  cy.get('[data-test=net-status]').should('contain.text', 'Added');
  cy.get('[data-test=net-customer]').should('have.value', '');
  cy.get('[data-test=net-item]').should('have.value', '');
});

it('refused: a quantity of 0 is refused', () => {
  load();
  addLamp('0');
  shouldHaveStatus('Failed: 422');
  cy.contains('td', 'Xenia Yates').should('not.exist');
});

it('retained: the fields keep the values of a refused order', () => {
  load();
  addLamp('-1');
  cy.get('[data-test=net-status]').should('contain.text', 'Failed');
  cy.get('[data-test=net-customer]').should('have.value', 'Xenia Yates');
  cy.get('[data-test=net-item]').should('have.value', 'Lamp');
});

it('change: only one order is changed', () => {
  load();
  cy.get(quantities).then(($cells) => {
    const [first, , ...others] = textsOf($cells);
    for (const quantity of ['13', '14']) {
      cy.get('[data-test=net-more-1002]').click();
      cy.get('[data-test=net-quantity-1002]').should('have.text', quantity);
      shouldHaveStatus('Changed order 1002');
    }
    shouldHaveTexts(quantities, [first, '14', ...others]);
  });
});

it('deleted: only one order is deleted', () => {
  load();
  cy.get(rows).then(($rows) => {
    const before = textsOf($rows);
    cy.get('[data-test=net-delete-1003]').click();
    shouldHaveStatus('Deleted order 1003');
    shouldHaveTexts(
      rows,
      before.filter((text) => !text.startsWith('1003')),
    );
  });
});

it('counted: a deleted order does not count', () => {
  load();
  cy.get('[data-test=net-count]').then(($count) => {
    const before = $count.text();
    cy.get('[data-test=net-delete-1003]').click();
    cy.get('[data-test=net-count]').should('have.text', before.replace('23', '22'));
  });
});

it('kept: changes stay until the document is loaded again', () => {
  load();
  cy.get(rows).then(($rows) => {
    const before = textsOf($rows);
    cy.get('[data-test=net-more-1001]').click();
    shouldHaveStatus('Changed order 1001');
    cy.get('[data-test=net-delete-1003]').click();
    shouldHaveStatus('Deleted order 1003');
    addLamp('1');
    cy.get('[data-test=net-status]').should('contain.text', 'Added order');
    cy.get(rows).then(($rows) => {
      const after = textsOf($rows);
      // One order was added, and one was deleted.
      expect(after).to.have.length(before.length);
      cy.contains('button', 'Next page').click();
      cy.get('[data-test=net-count]').should('contain.text', 'page 2');
      cy.contains('td', 'Xenia Yates').should('not.exist');
      cy.contains('button', 'Previous page').click();
      shouldHaveTexts(rows, after);
    });
    // Loads by the button too, because what the choice itself shows is another requirement.
    cy.get('[data-test=net-filter]').select('Open');
    load();
    cy.get(rows).filter(':contains("Xenia Yates")').should('have.length', 1);
    cy.get('[data-test=net-quantity-1001]').should('have.text', '3');
    cy.get('[data-test=net-filter]').select('Returned');
    load();
    cy.get('[data-test=net-order-1010]').should('be.visible');
    cy.contains('td', 'Xenia Yates').should('not.exist');

    cy.reload();
    load();
    shouldHaveTexts(rows, before);
  });
});

it('requests: each request is listed with its status', () => {
  load();
  cy.get('[data-test=net-delete-1003]').click();
  shouldHaveStatus('Deleted order 1003');
  cy.get('[data-test=net-more-1002]').click();
  shouldHaveStatus('Changed order 1002');
  cy.get('[data-test=net-requests] li').should(($lines) => {
    const [first, ...others] = textsOf($lines);
    expect(first).to.match(/^GET \/api\/orders\?page=1&size=\d: 200$/);
    expect(others).to.deep.equal(['DELETE /api/orders/1003: 204', 'PUT /api/orders/1002: 200']);
  });
});

it('waiting: a request without a response is waiting', () => {
  load();
  cy.get('[data-test=net-delay]').select('3 seconds');
  cy.get('[data-test=net-more-1001]').click();
  cy.get('[data-test=net-request-2]').should('have.text', 'PUT /api/orders/1001?ms=3000: waiting');
  cy.get('[data-test=net-request-2]').should('have.text', 'PUT /api/orders/1001?ms=3000: 200');
});

it('delay: a response is delayed', () => {
  load();
  cy.get('[data-test=net-delay]').select('1 second');
  cy.intercept('/api/orders/1001?*', (request) => {
    const before = Date.now();
    request.continue(() => {
      expect(Date.now() - before).to.be.at.least(990);
    });
  }).as('change');
  cy.get('[data-test=net-more-1001]').click();
  cy.wait('@change');
});

it('fail: each failure has its own message', () => {
  for (const [name, said] of [
    ['Status 500', 'Failed: 500'],
    ['Cut off', 'Failed: cut off'],
    ['Malformed JSON', 'Failed: no JSON'],
  ]) {
    cy.get('[data-test=net-failure]').select(name);
    cy.contains('button', 'Load orders').click();
    shouldHaveStatus(said);
  }
});

it('timeout: a request without a response fails after 5 seconds', () => {
  // With a stopped clock, the wait is exact and takes no time.
  cy.clock();
  cy.visit('/network?delayScale=1');
  load();
  cy.get('[data-test=net-failure]').select('No response');
  cy.get('[data-test=net-delete-1001]').click();
  cy.tick(4999);
  shouldHaveStatus('Loading');
  cy.tick(1);
  shouldHaveStatus('Failed: no response');
});

it('intact: the orders stay when a request fails', () => {
  load();
  cy.get(rows).then(($rows) => {
    const before = textsOf($rows);
    cy.get('[data-test=net-failure]').select('Cut off');
    for (const name of ['net-next', 'net-delete-1001']) {
      cy.get(`[data-test=${name}]`).click();
      cy.get('[data-test=net-status]').should('contain.text', 'Failed');
      shouldHaveTexts(rows, before);
    }
  });
});

it('retry: “Retry” repeats the request', () => {
  load();
  cy.get('[data-test=net-failure]').select('Cut off');
  cy.contains('button', 'Next page').click();
  cy.get('[data-test=net-failure]').select('None');
  cy.contains('button', 'Retry').click();
  cy.get('[data-test=net-count]').should('contain.text', 'page 2');
});

it('chance: the seed decides which requests fail', () => {
  const outcomes = (seed) => {
    const failed = [];
    cy.visit(`/network?seed=${seed}`);
    cy.get('[data-test=net-failure]').select('Status 500');
    cy.get('[data-test=net-chance]').select('Half of them');
    for (let number = 1; number <= 4; number++) {
      cy.contains('button', 'Load orders').click();
      cy.contains('[data-test=net-status]', /^(Loaded|Failed)/).then(($status) => {
        failed.push($status.text().startsWith('Failed'));
      });
    }
    return cy.wrap(failed);
  };
  outcomes(1).then((first) => {
    expect(first).to.include(true).and.to.include(false);
    outcomes(1).should('deep.equal', first);
    outcomes(2).should('not.deep.equal', first);
  });
});

it('events: nine messages come in order', () => {
  cy.contains('button', /^Listen$/).click();
  cy.get('[data-test=net-events-status]', { timeout: 30_000 }).should('have.text', 'All received');
  cy.get('[data-test=net-events] li').should(($lines) => {
    expect($lines).to.have.length(9);
    for (const [index, line] of [...$lines].entries())
      expect(line.textContent).to.match(new RegExp(`^${index + 1}: order 10\\d\\d shipped$`));
  });
});

it('broken: the connection breaks after each third message', () => {
  // Recorded in the page, because a state may be over before a test looks at it.
  const noted = [];
  cy.get('[data-test=net-events-status]').then(([status]) => {
    const note = () => noted.push(status.textContent);
    new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
  });
  cy.contains('button', /^Listen$/).click();
  cy.get('[data-test=net-events-status]', { timeout: 30_000 }).should('have.text', 'All received');
  cy.wrap(noted).should((all) => {
    const again = ['Reconnecting', 'Connected'];
    expect(all.filter((text) => text !== 'Connecting')).to.deep.equal([
      'Connected',
      ...again,
      ...again,
      ...again,
      'All received',
    ]);
  });
});

it('stopped: no message comes after “Stop listening”', () => {
  listenAndStop();
  cy.get('[data-test=net-events-status]').should('have.text', 'Stopped');
  // If the first connection went on, its messages would be among those of the second one.
  cy.contains('button', /^Listen$/).click();
  cy.get('[data-test=net-events-status]', { timeout: 30_000 }).should('have.text', 'All received');
  cy.get('[data-test=net-events] li').should('have.length', 9);
});

it('again: “Listen” begins with an empty list', () => {
  listenAndStop();
  cy.get('[data-test=net-events] li').then(({ length }) => {
    cy.contains('button', /^Listen$/).click();
    // The first message after the earlier ones. If those were still in the list, they would be there twice now.
    cy.contains('[data-test=net-events] li', `${length + 1}: order`);
    cy.get('[data-test=net-events] li').filter(':contains("1: order")').should('have.length', 1);
  });
});

it('echo: every message is echoed', () => {
  connect();
  send('one');
  send('two');
  shouldHaveEchoed('one', 'two');
});

it('reconnect: the connection is back after one second', () => {
  connect();
  cy.contains('button', 'Break connection').click();
  cy.get('[data-test=net-echo-status]').should('have.text', 'Reconnecting');
  cy.tick(999);
  cy.get('[data-test=net-echo-status]').should('have.text', 'Reconnecting');
  cy.tick(1);
  cy.get('[data-test=net-echo-status]').should('have.text', 'Connected');
});

it('resent: messages sent while reconnecting are echoed', () => {
  connect();
  cy.contains('button', 'Break connection').click();
  send('three');
  send('four');
  cy.tick(5000);
  shouldHaveEchoed('three', 'four');
});

it('disconnected: “Disconnect” ends the connection', () => {
  connect();
  cy.contains('button', 'Disconnect').click();
  cy.get('[data-test=net-echo-status]').should('have.text', 'Disconnected');
  cy.tick(5000);
  cy.get('[data-test=net-echo-status]').should('have.text', 'Disconnected');
});

function load() {
  cy.contains('button', 'Load orders').click();
  shouldHaveStatus('Loaded');
}

function addLamp(quantity) {
  cy.get('[data-test=net-customer]').clear().type('Xenia Yates');
  cy.get('[data-test=net-item]').clear().type('Lamp');
  cy.get('[data-test=net-quantity]').clear().type(quantity);
  cy.contains('button', 'Add order').click();
}

function listenAndStop() {
  cy.contains('button', /^Listen$/).click();
  cy.contains('[data-test=net-event-1]', /^1: order/);
  cy.contains('button', 'Stop listening').click();
}

/** With a stopped clock, so that the wait before the next connection is exact. */
function connect() {
  cy.clock();
  cy.visit('/network?delayScale=1');
  cy.contains('button', /^Connect$/).click();
  cy.get('[data-test=net-echo-status]').should('have.text', 'Connected');
}
function send(text) {
  cy.get('[data-test=net-message]').type(text);
  cy.contains('button', 'Send message').click();
}

function shouldHaveStatus(text) {
  cy.get('[data-test=net-status]').should('have.text', text);
}

function textsOf($elements) {
  return [...$elements].map((element) => element.textContent);
}

function shouldHaveTexts(elements, texts) {
  cy.get(elements).should(($elements) => {
    expect(textsOf($elements)).to.deep.equal(texts);
  });
}

function shouldShow(...ids) {
  cy.get(rows).should(($rows) => {
    expect([...$rows].map((row) => row.firstElementChild?.textContent)).to.deep.equal(ids.map(String));
  });
}

function shouldHaveEchoed(...words) {
  cy.get('[data-test=net-echoes] li').should(($lines) => {
    expect([...$lines].map((line) => line.textContent)).to.deep.equal(words.map((word) => `Echo: ${word}`));
  });
}
