beforeEach(() => {
  cy.visit('/http?delayScale=1');
});

it('auth: both kinds accept only admin with the right password', () => {
  for (const name of ['Basic authentication', 'Digest authentication']) {
    cy.visit('/http?delayScale=1');
    cy.contains('a', name)
      .invoke('prop', 'href')
      .then((address) => {
        cy.request({ url: address, failOnStatusCode: false }).then(({ status, body }) => {
          expect(status).to.equal(401);
          expect(body).to.contain(name).and.to.contain('Not signed in: name and password are admin.');
        });
        const wrong = { username: 'admin', password: 'wrong', sendImmediately: false };
        cy.request({ url: address, auth: wrong, failOnStatusCode: false }).its('status').should('equal', 401);
        // Sent only after the server has requested them, because digest authentication needs that.
        const right = { username: 'admin', password: 'admin', sendImmediately: false };
        cy.request({ url: address, auth: right }).then(({ status, body }) => {
          expect(status).to.equal(200);
          expect(body).to.contain(name).and.to.contain('Signed in as admin.');
        });
      });
  }
});

it('status: the status of the response is shown', () => {
  for (const code of ['404', '204', '503', '200']) {
    cy.get('[data-test=http-code]').select(code);
    cy.contains('button', 'Send request').click();
    cy.get('[data-test=http-status]').should('have.text', `Response: ${code}`);
  }
});

it('redirected: a redirect is reported', () => {
  for (const code of ['301', '302']) {
    cy.get('[data-test=http-code]').select(code);
    cy.contains('button', 'Send request').click();
    cy.get('[data-test=http-status]').should('have.text', 'Response: 200, redirected');
  }
});

it('open: the response with the chosen status is shown', () => {
  for (const [code, heading] of /** @type {const} */ ([
    ['404', '404 Not Found'],
    ['500', '500 Internal Server Error'],
  ])) {
    cy.visit('/http?delayScale=1');
    cy.get('[data-test=http-code]').select(code);
    // Sends the request alone, because Cypress fails when a document has such a status.
    cy.contains('a', 'Open it')
      .invoke('prop', 'href')
      .then((url) => cy.request({ url, failOnStatusCode: false }))
      .then(({ status, body }) => {
        expect(status).to.equal(Number(code));
        expect(body).to.contain(heading);
      });
  }
});

it('redirects: the chosen number of redirects is followed', () => {
  for (const times of ['10', '1', '3']) {
    cy.intercept(`**/http/redirect/${times}`).as('first');
    cy.get('[data-test=http-times]').select(times);
    cy.contains('button', 'Follow').click();
    cy.wait('@first');
    cy.get('[data-test=http-redirects]').should('contain.text', 'Ended');
  }
});

it('ended: the end of the chain is shown', () => {
  cy.contains('button', 'Follow').click();
  cy.get('[data-test=http-redirects]').should('have.text', 'Ended at /http/redirect/0: 200');
});

it('slow: the response takes 2 seconds', () => {
  cy.intercept('**/http/slow?*').as('slow');
  cy.contains('button', 'Send slow request').click();
  cy.wait('@slow').its('request.query.ms').should('equal', '2000');
  cy.get('[data-test=http-slow]').should('have.text', 'Response: 200');
});

it('asking: the button is disabled until the response', () => {
  cy.contains('button', 'Send slow request').click();
  cy.get('[data-test=http-slow]').should('have.text', 'Waiting');
  cy.contains('button', 'Send slow request').should('be.disabled');
  cy.get('[data-test=http-slow]').should('not.have.text', 'Waiting');
  cy.contains('button', 'Send slow request').should('be.enabled');
});

function loseWithPatience() {
  cy.clock();
  cy.visit('/http?delayScale=1');
  // Much later than the page waits, even on a slow machine.
  cy.intercept('**/http/slow?*', { delay: 20_000, body: '' });
  cy.get('[data-test=http-patience]').select('One second');
  cy.contains('button', 'Send slow request').click();
  cy.get('[data-test=http-slow]').should('have.text', 'Waiting');
}
it('patience: after one second the page gives up', () => {
  loseWithPatience();
  cy.tick(999);
  cy.get('[data-test=http-slow]').should('have.text', 'Waiting');
  cy.tick(1);
  cy.get('[data-test=http-slow]').should('have.text', 'Gave up');
});

it('enabled: the button is enabled again', () => {
  loseWithPatience();
  cy.tick(1000);
  cy.get('[data-test=http-slow]').should('have.text', 'Gave up');
  cy.contains('button', 'Send slow request').should('be.enabled');
});

it('download: the file has a header and all orders', () => {
  // Without this, a file of an earlier test could pass for the new one. The task is in cypress.config.js.
  cy.task('emptyDownloads');
  // Without this, Cypress waits for a page that never loads.
  cy.window().then((window) => {
    window.document.addEventListener('click', () => setTimeout(() => window.location.reload(), 2000), { once: true });
  });
  cy.contains('a', 'Download orders').click();
  cy.readFile(`${Cypress.config('downloadsFolder')}/orders.csv`).then((text) => {
    const [header, ...lines] = text.trim().split('\r\n');
    expect(header.split(',')).to.have.length(5);
    expect(lines.map((line) => Number(line.split(',')[0]))).to.deep.equal(
      Array.from({ length: 23 }, (_, index) => 1001 + index),
    );
  });
});

it('cache: each response is a new one', () => {
  for (const _ of ['once', 'twice']) {
    cy.intercept('**/http/cache').as('response');
    cy.get('[data-test=http-ask-cache]').click();
    cy.wait('@response').its('response.statusCode').should('equal', 200);
    cy.get('[data-test=http-cache]').should('have.text', 'Response: 200');
  }
});

it('unchanged: an unchanged document is not sent again', () => {
  cy.get('[data-test=http-ask-cache]').click();
  cy.get('[data-test=http-cache]').should('have.text', 'Response: 200');
  cy.get('[data-test=http-ask-changed]').click();
  cy.get('[data-test=http-cache]').should('have.text', 'Response: 304');
});

it('early: the button is disabled before the first response', () => {
  cy.contains('button', 'Load if changed').should('be.disabled');
  cy.get('[data-test=http-ask-cache]').click();
  cy.contains('button', 'Load if changed').should('be.enabled');
});

it('cookies: each request sends all its cookies', () => {
  cy.contains('button', 'Set cookies').click();
  cy.get('[data-test=http-cookies-sent]').should('have.text', 'Sent: none');
  cy.contains('button', 'Set cookies').click();
  for (const name of ['practice-session', 'practice-http-only', 'practice-path'])
    cy.get('[data-test=http-cookies-sent]').should('contain.text', name);
});

it('seen: the page reads only some of them', () => {
  cy.get('[data-test=http-cookies-seen]').should('have.text', 'Read by the page: none');
  // The second request sends the cookies of the first response, even those that the page cannot read.
  for (const _ of ['first', 'second']) {
    cy.contains('button', 'Set cookies').click();
    cy.contains('button', 'Set cookies').should('be.enabled');
    cy.get('[data-test=http-cookies-seen]').should('contain.text', 'practice-session');
  }
  for (const hidden of ['practice-http-only', 'practice-path'])
    cy.get('[data-test=http-cookies-seen]').should('not.contain.text', hidden);
  cy.reload();
  cy.get('[data-test=http-cookies-seen]').should('contain.text', 'practice-session');
});

it('removed: no cookie is left', () => {
  cy.contains('button', 'Set cookies').click();
  cy.get('[data-test=http-cookies-seen]').should('contain.text', 'practice-session');
  cy.contains('button', 'Remove cookies').click();
  cy.get('[data-test=http-cookies-sent]').should('have.text', 'Removed');
  cy.get('[data-test=http-cookies-seen]').should('have.text', 'Read by the page: none');
  cy.getCookie('practice-http-only').should('be.null');
  cy.contains('button', 'Set cookies').click();
  cy.get('[data-test=http-cookies-sent]').should('have.text', 'Sent: none');
});
