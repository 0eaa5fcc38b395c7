/** The titles of the sections by their names. */
const sections = {
  'iframe-examples': 'Iframe Examples',
  'iframe-complex': 'Iframe Complex',
  'iframe-same-domain': 'Iframe same domain',
  'iframe-same-domain-forms': 'Iframe same domain forms',
  'iframe-same-domain-tables': 'Iframe same domain tables',
  'iframe-same-domain-nested-level': 'Iframe same domain nested level',
  'iframe-different-domain': 'Iframe different domain',
};

// Cypress works in the browser. So it reaches only frames whose document the page could read too: not those with a
// sandbox, and not the map of another host. Cypress also shows the page in a frame of its own, so a message that a
// frame sends to the top window arrives at Cypress, not at the page. So where frames talk to the page, these tests
// check each side by itself: what the document of a frame sends, and what the page does with it.

it('sections: the seven sections are in their order', () => {
  cy.visit('/iframes');
  cy.get('main button[aria-expanded]').should(($buttons) => {
    expect($buttons.toArray().map((button) => button.textContent)).to.deep.equal(Object.values(sections));
  });
});

it('lazy: all sections are closed, without a frame', () => {
  cy.visit('/iframes');
  cy.get('main button[aria-expanded=true]').should('not.exist');
  cy.get('iframe').should('not.exist');
  open('iframe-examples');
  cy.get('iframe').should('have.length', 2);
});

it('kept: the frames stay loaded', () => {
  cy.visit('/iframes');
  open('iframe-same-domain-forms');
  inFrame('iframe-same-domain-forms').find('[data-test=username-input]').type('Nancy');
  toggle('iframe-same-domain-forms');
  cy.get('[data-test=iframe-same-domain-forms]').should('not.be.visible');
  toggle('iframe-same-domain-forms');
  cy.get('[data-test=iframe-same-domain-forms]').should('be.visible');
  // The typed text would be gone if the frame had been loaded again.
  inFrame('iframe-same-domain-forms').find('[data-test=username-input]').should('have.value', 'Nancy');
});

it('sizes: the frames are as tall as they should be', () => {
  shouldHaveHeights([
    ['iframe-simple-form', 600],
    ['iframe-complex-form', 600],
    ['iframe-complex-page', 800],
    ['iframe-map', 450],
  ]);
});

it('window: frames of the same domain are as tall as the window', () => {
  const height = Cypress.config('viewportHeight');
  shouldHaveHeights([
    ['iframe-same-domain', height],
    ['iframe-same-domain-forms', height],
    ['iframe-same-domain-tables', height],
    ['iframe-nested-level', height],
  ]);
});

it('origins: the page reads only documents of the same domain', () => {
  cy.visit('/iframes');
  for (const section of Object.keys(sections)) open(section);
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
    // Scrolls to the frame, because a frame can be loaded only when it comes into view.
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

it('messages: texts are listed in the order of their arrival', () => {
  visitFrame('simple-content');
  cy.contains('button', 'Click Me').click();
  cy.get('@posted').should('be.calledOnceWithExactly', 'Button 1 clicked');
  visitFrame('nested-elements');
  cy.contains('button', 'Nested Button').click();
  cy.get('@posted').should('be.calledOnceWithExactly', 'Nested button clicked');

  cy.visit('/iframes');
  post('Nested button clicked', 'Button 1 clicked');
  cy.get('[data-test=iframe-messages]').should('contain.text', 'Messages from iframes:');
  cy.get('[data-test=iframe-message-0]').should('have.text', 'Nested button clicked');
  cy.get('[data-test=iframe-message-1]').should('have.text', 'Button 1 clicked');
});

it('markup: markup is plain text', () => {
  cy.visit('/iframes');
  post('<b>bold</b>');
  cy.get('[data-test=iframe-message-0]').should('have.text', '<b>bold</b>');
});

const submission = {
  type: 'FORM_SUBMIT',
  formId: 'simpleForm',
  data: { name: 'Nancy', email: 'nancy@example.com' },
};
it('submissions: submitted forms are listed', () => {
  visitFrame('simple-form');
  cy.get('#name').type('Nancy');
  cy.get('#email').type('nancy@example.com');
  cy.contains('button', 'Submit Form').click();
  cy.get('@posted').its('firstCall.args.0').should('deep.equal', submission);

  cy.visit('/iframes');
  post(submission);
  cy.get('[data-test=form-submissions]').find('h2').should('have.text', 'Form Submissions');
  cy.get('[data-test=form-submission-0]').should('contain.text', 'Form ID: simpleForm').and('contain.text', 'Nancy');
});

it('json: the data is indented', () => {
  cy.visit('/iframes');
  post(submission);
  cy.get('[data-test=form-submission-0]').should(
    'contain.text',
    '{\n  "name": "Nancy",\n  "email": "nancy@example.com"\n}',
  );
});

it('ignored: messages of any other shape are not listed', () => {
  cy.visit('/iframes');
  post(
    null,
    7,
    ['Button 1 clicked'],
    {},
    { text: 'Button 1 clicked' },
    { type: 'FORM_SUBMIT' },
    { type: 'TABLE_ACTION', action: 'delete', rowId: 1 },
    { type: 'SOMETHING_ELSE', formId: 'simpleForm', data: {} },
    // Messages keep their order. Once this one is listed, the page has seen all others.
    'the last one',
  );
  cy.get('[data-test^=iframe-message-]').should('have.length', 1).and('have.text', 'the last one');
  cy.get('[data-test=form-submissions]').should('not.exist');
});

it('none: there is no list before its first entry', () => {
  cy.visit('/iframes');
  post('Button 1 clicked');
  cy.get('[data-test=iframe-message-0]').should('be.visible');
  cy.get('[data-test=form-submissions]').should('not.exist');
  cy.reload();
  post(submission);
  cy.get('[data-test=form-submission-0]').should('be.visible');
  cy.get('[data-test=iframe-messages]').should('not.exist');
});

it('required: the simple form needs name and email', () => {
  visitFrame('simple-form');
  // Before each step the form lacks something. If it was sent too early, there would be a second call.
  submitAfterEach([
    ['#name', 'Nancy'],
    ['#email', 'nancy'],
    ['#name', ''],
    ['#email', 'nancy@example.com'],
    ['#name', 'Nancy'],
  ]);
});

it('zip: the complex form needs five digits and all other fields', () => {
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
});

it('whole: the complex page needs six controls', () => {
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

it('rows: an empty row is added', () => {
  visitFrame('complex-page');
  cy.get('#interactiveTable tbody tr').should('have.length', 3);
  cy.contains('button', 'Add Row').click();
  cy.get('#interactiveTable tbody tr').should('have.length', 4);
  cy.get('[name=row4_name]').should('have.value', '');
  cy.get('[name=row4_tags]').invoke('val').should('deep.equal', []);
  cy.get('[name=row4_active]').should('not.be.checked');
});

it('deleted: a row is deleted', () => {
  visitFrame('complex-page');
  cy.get('[name=row3_name]')
    .invoke('val')
    .then((third) => {
      cy.get('#row2').contains('button', 'Delete').click();
      cy.get('#interactiveTable tbody tr').should('have.length', 2);
      cy.get('#interactiveTable tbody tr').last().find('[name$=_name]').should('have.value', third);
    });
});

it('numbers: the rows after a deleted one have new numbers', () => {
  visitFrame('complex-page');
  cy.get('#row1').contains('button', 'Delete').click();
  for (const number of [1, 2]) cy.get(`[name=row${number}_name]`).should('be.visible');
  cy.get('[name=row3_name]').should('not.exist');
});

it('saved: the rows are posted as they are', () => {
  visitFrame('complex-page');
  cy.get('[name=row1_active]').uncheck();
  cy.get('[name=row3_name]').clear().type('Third');
  cy.get('[name=row3_status]').select('pending');
  cy.get('[name=row3_category]').select('cat2');
  cy.get('[name=row3_tags]').select(['tag1', 'tag3']);
  cy.get('[name=row3_active]').check();
  cy.contains('button', 'Save Changes').click();
  cy.get('@posted')
    .its('lastCall.args.0')
    .should(({ type, action, data }) => {
      expect([type, action]).to.deep.equal(['TABLE_ACTION', 'save']);
      expect(data.map(({ rowId }) => rowId)).to.deep.equal([1, 2, 3]);
      expect(data[0].active).to.equal(false);
      expect(data[2]).to.deep.equal({
        rowId: 3,
        name: 'Third',
        status: 'pending',
        category: 'cat2',
        tags: ['tag1', 'tag3'],
        active: true,
      });
    });
});

/** Opens a section, if it is closed. */
function open(section) {
  cy.get(`[data-test=section-${section}]`)
    .invoke('attr', 'aria-expanded')
    .then((expanded) => {
      if (expanded === 'false') toggle(section);
    });
}

function toggle(section) {
  cy.get(`[data-test=section-${section}]`).click();
}

function shouldHaveHeights(frames) {
  cy.visit('/iframes');
  for (const section of Object.keys(sections)) open(section);
  for (const [testId, height] of frames) cy.get(`[data-test=${testId}]`).invoke('outerHeight').should('eq', height);
}
/**
 * The body of the document in a frame, where a search for its elements begins. A frame starts with an empty document,
 * so the assertion waits until there is something in it.
 */
function inFrame(testId) {
  return cy
    .get(`[data-test=${testId}]`)
    .its('0.contentDocument.body')
    .should('not.be.empty')
    .then((body) => cy.wrap(body));
}

/** Opens the document of a sandboxed frame by itself, and records what it sends to the top window. */
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

/** Submits before and after each step. Only the last time everything is filled in. */
function submitAfterEach(steps) {
  for (const [field, value] of steps) {
    cy.get('[type=submit]').click();
    cy.get('@posted').should('not.be.called');
    set(field, value);
  }
  cy.get('[type=submit]').click();
  cy.get('@posted').should('be.calledOnce');
}

/** Sets a value at once, because the test checks what is sent, and not how it was entered. */
function set(field, value) {
  cy.get(field).invoke('val', value);
}
