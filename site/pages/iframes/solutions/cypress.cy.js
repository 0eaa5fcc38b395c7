const sections = [
  'Iframe Examples',
  'Iframe Complex',
  'Iframe same domain',
  'Iframe same domain forms',
  'Iframe same domain tables',
  'Iframe same domain nested level',
  'Iframe different domain',
];

// Cypress works in the browser, so it reaches only into frames whose document the page could read too: not into those
// with a sandbox, and not into the map of another host. It also shows the page in a frame of its own, so what a frame
// sends to the window at the top arrives at Cypress and not at the page. Where frames talk to the page, each side is
// therefore tested by itself: what the document of a frame sends, and what the page makes of it.

it('sections: seven buttons, all closed', () => {
  cy.visit('/iframes');
  cy.get('main button[aria-expanded]').should(($buttons) => {
    expect($buttons.toArray().map((button) => button.textContent)).to.deep.equal(sections);
  });
  cy.get('main button[aria-expanded=true]').should('not.exist');
});

it('lazy: a section’s frames are loaded when it is first opened, and stay loaded', () => {
  cy.visit('/iframes');
  cy.get('iframe').should('not.exist');
  toggle('Iframe same domain forms');
  cy.get('iframe').should('have.length', 1);
  inFrame('iframe-same-domain-forms').find('[data-test=username-input]').type('Nancy');
  toggle('Iframe same domain forms');
  cy.get('[data-test=iframe-same-domain-forms]').should('not.be.visible');
  toggle('Iframe same domain forms');
  cy.get('[data-test=iframe-same-domain-forms]').should('be.visible');
  // What was typed would be gone if it had been loaded again.
  inFrame('iframe-same-domain-forms').find('[data-test=username-input]').should('have.value', 'Nancy');
  toggle('Iframe Examples');
  cy.get('iframe').should('have.length', 3);
});

it('sizes: the frames are as tall as they should be', () => {
  cy.visit('/iframes');
  for (const section of sections) toggle(section);
  const window = Cypress.config('viewportHeight');
  for (const [testId, height] of [
    ['iframe-simple-form', 600],
    ['iframe-complex-form', 600],
    ['iframe-complex-page', 800],
    ['iframe-same-domain', window],
    ['iframe-same-domain-forms', window],
    ['iframe-same-domain-tables', window],
    ['iframe-nested-level', window],
    ['iframe-map', 450],
  ]) {
    cy.get(`[data-test=${testId}]`).invoke('outerHeight').should('eq', height);
  }
  cy.get('[data-test=iframe-map]').invoke('outerWidth').should('eq', 1000);
});

it('origins: the page reads the same-domain documents, and no others', () => {
  cy.visit('/iframes');
  for (const section of sections) toggle(section);
  for (const [testId, path] of [
    ['iframe-same-domain', '/'],
    ['iframe-same-domain-forms', '/forms'],
    ['iframe-same-domain-tables', '/tables'],
    ['iframe-nested-level', '/iframes-1'],
  ]) {
    cy.get(`[data-test=${testId}]`).its('0.contentDocument.location.pathname').should('eq', path);
    inFrame(testId).find('h1').should('exist');
  }
  for (const testId of [
    'iframe-iframe1',
    'iframe-iframe2',
    'iframe-simple-form',
    'iframe-complex-form',
    'iframe-complex-page',
    'iframe-map',
  ]) {
    // Frames can be loaded lazily: when they come into view.
    cy.get(`[data-test=${testId}]`).scrollIntoView();
    cy.get(`[data-test=${testId}]`).its('0.contentDocument').should('be.null');
  }
  cy.location('hostname').then((hostname) => {
    cy.get('[data-test=iframe-map]')
      .invoke('prop', 'src')
      .should((src) => {
        expect(new URL(src).hostname).not.to.equal(hostname);
      });
  });
});

it('messages: texts that frames post are listed in order of arrival, markup as plain text', () => {
  visitFrame('simple-content');
  cy.contains('button', 'Click Me').click();
  cy.get('@posted').should('be.calledOnceWithExactly', 'Button 1 clicked');
  visitFrame('nested-elements');
  cy.contains('button', 'Nested Button').click();
  cy.get('@posted').should('be.calledOnceWithExactly', 'Nested button clicked');

  cy.visit('/iframes');
  post('Nested button clicked', 'Button 1 clicked', '<b>bold</b>');
  cy.get('[data-test=iframe-messages]').should('contain.text', 'Messages from iframes:');
  cy.get('[data-test=iframe-message-0]').should('have.text', 'Nested button clicked');
  cy.get('[data-test=iframe-message-1]').should('have.text', 'Button 1 clicked');
  cy.get('[data-test=iframe-message-2]').should('have.text', '<b>bold</b>');
});

it('submissions: a form that was submitted in a frame is listed with its data', () => {
  const message = {
    type: 'FORM_SUBMIT',
    formId: 'simpleForm',
    data: { name: 'Nancy', email: 'nancy@example.com' },
  };
  visitFrame('simple-form');
  cy.get('#name').type('Nancy');
  cy.get('#email').type('nancy@example.com');
  cy.contains('button', 'Submit Form').click();
  cy.get('@posted').its('firstCall.args.0').should('deep.equal', message);

  cy.visit('/iframes');
  post(message);
  cy.get('[data-test=form-submissions]').find('h2').should('have.text', 'Form Submissions');
  cy.get('[data-test=form-submission-0]')
    .should('contain.text', 'Form ID: simpleForm')
    .and('contain.text', '{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}');
});

it('ignored: no list before its first entry, and messages of any other shape add none', () => {
  cy.visit('/iframes');
  cy.get('[data-test=iframe-messages]').should('not.exist');
  cy.get('[data-test=form-submissions]').should('not.exist');
  post(
    null,
    7,
    ['Button 1 clicked'],
    {},
    { text: 'Button 1 clicked' },
    { type: 'FORM_SUBMIT' },
    { type: 'TABLE_ACTION', action: 'delete', rowId: 1 },
    { type: 'SOMETHING_ELSE', formId: 'simpleForm', data: {} },
    // Messages keep their order: once this one is listed, the page has seen all others.
    'the last one',
  );
  cy.get('[data-test^=iframe-message-]').should('have.length', 1).and('have.text', 'the last one');
  cy.get('[data-test=form-submissions]').should('not.exist');
});

it('required: each form is sent only with what it requires', () => {
  visitFrame('simple-form');
  // Before each step the form lacks something. Whatever it sent too early would be a second call.
  submitAfterEach([
    ['#name', 'Nancy'],
    ['#email', 'nancy'],
    ['#name', ''],
    ['#email', 'nancy@example.com'],
    ['#name', 'Nancy'],
  ]);

  visitFrame('complex-form');
  submitAfterEach([
    ['#zip', '94103'],
    ['#lastName', 'Drew'],
    ['#email', 'nancy@example.com'],
    ['#street', '1 Main Street'],
    ['#city', 'River Heights'],
    ['#state', 'CA'],
    ['#zip', '9410'],
    ['#firstName', 'Nancy'],
    ['#zip', '941033'],
    ['#zip', '9410a'],
    ['#zip', '94103'],
  ]);

  const required = [
    ['#text', 'text'],
    ['#email', 'nancy@example.com'],
    ['#select', 'option1'],
    ['#date', '2030-01-31'],
    ['#time', '10:30'],
  ];
  // One form without a radio button, and one without each of the others.
  visitFrame('complex-page');
  for (const [field, value] of required) set(field, value);
  cy.get('#complexPageForm [type=submit]').click();
  cy.get('@posted').should('not.be.called');
  cy.get('#radio2').check();
  for (const [field, value] of required) {
    set(field, '');
    cy.get('#complexPageForm [type=submit]').click();
    cy.get('@posted').should('not.be.called');
    set(field, value);
  }
  cy.get('#complexPageForm [type=submit]').click();
  cy.get('@posted').should('be.calledOnce');
});

it('values: the complex page sends every control’s value', () => {
  visitFrame('complex-page');
  cy.get('#text').type('some text');
  cy.get('#email').type('nancy@example.com');
  cy.get('#textarea').type('two\nlines');
  cy.get('#select').select('option2');
  cy.get('#multiSelect').select(['multi1', 'multi4']);
  cy.get('#checkbox1').check();
  cy.get('#checkbox3').check();
  cy.get('#radio2').check();
  cy.get('#range').invoke('val', 80).trigger('input');
  cy.get('#color').invoke('val', '#ff0000').trigger('input');
  cy.get('#date').type('2030-01-31');
  cy.get('#time').type('10:30');
  cy.get('#complexPageForm [type=submit]').click();
  cy.get('@posted')
    .its('firstCall.args.0')
    .should('deep.equal', {
      type: 'FORM_SUBMIT',
      formId: 'complexPageForm',
      data: {
        text: 'some text',
        email: 'nancy@example.com',
        textarea: 'two\nlines',
        select: 'option2',
        multiSelect: ['multi1', 'multi4'],
        checkboxes: ['checkbox1', 'checkbox3'],
        radioGroup: 'radio2',
        range: '80',
        color: '#ff0000',
        date: '2030-01-31',
        time: '10:30',
      },
    });
});

it('rows: rows are added, deleted with new numbers, and posted as they are', () => {
  visitFrame('complex-page');
  cy.get('#interactiveTable tbody tr').should('have.length', 3);
  cy.contains('button', 'Add Row').click();
  cy.get('#interactiveTable tbody tr').should('have.length', 4);
  cy.get('[name=row4_name]').should('have.value', '');
  cy.get('[name=row4_tags]').invoke('val').should('deep.equal', []);
  cy.get('[name=row4_active]').should('not.be.checked');
  cy.get('[name=row4_name]').type('Fourth');
  cy.get('[name=row4_status]').select('pending');
  cy.get('[name=row4_category]').select('cat2');
  cy.get('[name=row4_tags]').select(['tag1', 'tag3']);
  cy.get('[name=row4_active]').check();

  cy.get('[name=row3_name]')
    .invoke('val')
    .then((third) => {
      cy.get('#row2').contains('button', 'Delete').click();
      cy.get('#interactiveTable tbody tr').should('have.length', 3);
      // The rows after it have moved up, and so have their names.
      cy.get('[name=row2_name]').should('have.value', third);
      cy.get('[name=row3_name]').should('have.value', 'Fourth');

      cy.contains('button', 'Save Changes').click();
      cy.get('@posted')
        .its('lastCall.args.0')
        .should(({ type, action, data }) => {
          expect([type, action]).to.deep.equal(['TABLE_ACTION', 'save']);
          expect(data.map(({ rowId }) => rowId)).to.deep.equal([1, 2, 3]);
          expect(data[1].name).to.equal(third);
          expect(data[2]).to.deep.equal({
            rowId: 3,
            name: 'Fourth',
            status: 'pending',
            category: 'cat2',
            tags: ['tag1', 'tag3'],
            active: true,
          });
        });
    });
});

function toggle(section) {
  // The whole text, because some names begin like others.
  cy.contains('button', new RegExp(`^${section}$`)).click();
}

/**
 * The body of the document in a frame, from which its elements are looked for. A frame begins with an empty document:
 * the assertion waits until there is something in it.
 */
function inFrame(testId) {
  return cy
    .get(`[data-test=${testId}]`)
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body));
}

/** Opens the document of a sandboxed frame by itself, and listens to what it sends to the window at the top. */
function visitFrame(name) {
  cy.visit(`/frames/${name}.html`, {
    onBeforeLoad(win) {
      const posted = cy.stub().as('posted');
      win.top?.addEventListener('message', ({ source, data }) => {
        // Cypress sends messages of its own.
        if (source === win) posted(data);
      });
    },
  });
}

/** Sends messages to the page, as its frames would. */
function post(...messages) {
  cy.window().then((win) => {
    for (const message of messages) win.postMessage(message, '*');
  });
}

/** Submits before and after each step: only the last time is everything there. */
function submitAfterEach(steps) {
  for (const [field, value] of steps) {
    cy.get('[type=submit]').click();
    cy.get('@posted').should('not.be.called');
    set(field, value);
  }
  cy.get('[type=submit]').click();
  cy.get('@posted').should('be.calledOnce');
}

/** Sets a value at once: here it counts what is sent, not how it was entered. */
function set(field, value) {
  cy.get(field).invoke('val', value);
}
