// With a stopped clock, waits are exact and take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/autocomplete?delayScale=1');
});

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

const byTestId = (name) => cy.get(`[data-test=${name}]`);

/** All elements whose test ids begin with this name. */
const byTestIdPrefix = (name) => cy.get(`[data-test^=${name}-]`);

/** Waits for exactly these suggestions. */
function offers(name, places) {
  byTestIdPrefix(name).should(($options) => {
    expect([...$options].map((option) => option.textContent)).to.deep.equal(places);
  });
}

/** Fills the field, and lets the page send its request. */
function ask(text) {
  byTestId('place-input').clear();
  byTestId('place-input').type(text);
  // More than the pause, whose length is another requirement. The page sends the request once the tick has ended.
  cy.tick(1000);
}

/** Fills the field, and lets the response arrive. */
function search(text) {
  ask(text);
  cy.tick(5000);
}

it('asked: one request is sent after a pause of 300 ms', () => {
  for (const letter of ['a', 's', 'h']) {
    byTestId('place-input').type(letter);
    cy.tick(200);
    byTestId('place-questions').should('have.text', 'Requests: 0');
  }
  cy.tick(100);
  byTestId('place-questions').should('have.text', 'Requests: 1');
  cy.tick(1500);
  byTestId('place-questions').should('have.text', 'Requests: 1');
});

it('loading: the list reads “Loading places...” until the response', () => {
  ask('zur');
  cy.tick(99);
  byTestId('place-loading').should('have.text', 'Loading places...');
  cy.tick(1401);
  offers('place-option', ['Zürich']);
  byTestId('place-loading').should('not.exist');
});

it('matches: the list offers all places that begin with the text', () => {
  search('Ash');
  offers('place-option', ashPlaces);
  // Many places end with “ton”, but none begins with it.
  search('ton');
  byTestIdPrefix('place-option').should('not.exist');
});

it('letters: case and accents make no difference', () => {
  search('MAL');
  offers('place-option', ['Málaga']);
  search('épi');
  offers('place-option', ['Épinal']);
  search('zur');
  offers('place-option', ['Zürich']);
});

it('empty: the list says that no place was found', () => {
  search('xyz');
  byTestId('place-empty').should('have.text', 'No places found');
});

it('newest: only the response to the newest text is shown', () => {
  // With this seed the first response takes 1489 ms and the second, a second later, 381: it overtakes the first.
  cy.visit('/autocomplete?delayScale=1&seed=11');
  ask('ash');
  ask('zur');
  byTestId('place-questions').should('have.text', 'Requests: 2');
  cy.tick(5000);
  offers('place-option', ['Zürich']);

  // With this seed they take 831 and 1138 ms: the older response arrives first, and must not be shown.
  cy.visit('/autocomplete?delayScale=1&seed=18');
  ask('ash');
  ask('zur');
  byTestId('place-questions').should('have.text', 'Requests: 2');
  byTestIdPrefix('place-option').should('not.exist');
  cy.tick(5000);
  offers('place-option', ['Zürich']);
});

it('keys: arrow keys move through the list', () => {
  search('ash');
  byTestIdPrefix('place-option').should('have.length', ashPlaces.length);
  byTestId('place-input').type('{downArrow}{downArrow}{downArrow}{upArrow}');
  // The focus stays in the field, and the field names the active suggestion.
  byTestIdPrefix('place-option')
    .eq(1)
    .then(($option) => {
      byTestId('place-input').should('have.attr', 'aria-activedescendant', `${$option.attr('id')}`);
    });
});

it('enter: Enter chooses the active suggestion', () => {
  search('zur');
  offers('place-option', ['Zürich']);
  byTestId('place-input').type('{downArrow}{enter}');
  byTestId('place-result')
    .invoke('text')
    .should('match', /^Chosen: zürich$/i);
});

it('escape: Escape closes the list', () => {
  search('zur');
  offers('place-option', ['Zürich']);
  byTestId('place-input').type('{downArrow}{esc}');
  byTestId('place-list').should('not.exist');
  byTestId('place-input').should('have.value', 'zur');
  byTestId('place-result').should('have.text', 'Chosen: none');
});

function chooseAshby() {
  search('ash');
  cy.contains('[role=option]', 'Ashby').click();
}
it('chosen: a click chooses a suggestion', () => {
  chooseAshby();
  byTestId('place-result').should('have.text', 'Chosen: Ashby');
  byTestId('place-input').should('have.value', 'Ashby');
  byTestId('place-list').should('not.exist');
});

it('cleared: “Clear place” removes the choice', () => {
  chooseAshby();
  cy.get('[aria-label="Clear place"]').click();
  byTestId('place-result').should('have.text', 'Chosen: none');
  byTestId('place-input').should('have.value', '');
});

it('failed: the next response fails', () => {
  byTestId('place-fail').check();
  search('ash');
  byTestId('place-error').should('have.text', 'Places could not be loaded');
});

it('unticked: only one response fails', () => {
  byTestId('place-fail').check();
  search('ash');
  byTestId('place-fail').should('not.be.checked');
  search('zur');
  offers('place-option', ['Zürich']);
});

it('retried: “Try again” loads the suggestions', () => {
  byTestId('place-fail').check();
  search('zur');
  byTestId('place-retry').click();
  cy.tick(5000);
  offers('place-option', ['Zürich']);
});

function choose(stop) {
  byTestId('stops-input').type(stop);
  offers('stops-option', [stop]);
  byTestIdPrefix('stops-option').click();
  byTestId('stops-input').should('have.value', '');
}

it('stops: several places are listed in the order of their choice', () => {
  choose('Málaga');
  choose('Ashby');
  choose('Calford');
  byTestId('stops-result').should('have.text', 'Stops: Málaga, Ashby, Calford');
});

it('offered: a chosen place is not offered again', () => {
  choose('Ashby');
  byTestId('stops-input').type('Ash');
  offers(
    'stops-option',
    ashPlaces.filter((place) => place !== 'Ashby'),
  );
});

it('backspace: Backspace removes the last stop', () => {
  choose('Ashby');
  choose('Calford');
  byTestId('stops-input').type('{backspace}');
  byTestId('stops-result').should('have.text', 'Stops: Ashby');
});

it('removed: the button of a stop removes it', () => {
  choose('Ashby');
  choose('Calford');
  cy.get('[aria-label="Remove Ashby"]').click();
  byTestId('stops-result').should('have.text', 'Stops: Calford');
  choose('Ashby');
  byTestId('stops-result').should('have.text', 'Stops: Calford, Ashby');
});

it('none: the result says that no stop is left', () => {
  byTestId('stops-result').should('have.text', 'Stops: none');
});

it('ferry: both groups offer the same times', () => {
  for (const name of ['Out', 'Back']) {
    byTestId(`ferry-group-${name}`).should('have.attr', 'label', name);
    for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
      const option = byTestId(`ferry-group-${name}`).find('option').eq(index).should('have.text', time);
      option.should(name === 'Back' && time === '12:00' ? 'be.disabled' : 'be.enabled');
    }
  }
});

it('group: the result shows the group of the time', () => {
  for (const name of ['Out', 'Back']) {
    // By its value, because both groups have an option with this text.
    byTestId(`ferry-group-${name}`)
      .find('option')
      .first()
      .then(($option) => {
        byTestId('ferry-select').select(`${$option.val()}`);
      });
    byTestId('ferry-result').should('have.text', `Ferry: ${name}, 08:00`);
  }
});

it('cabin: three cabins are offered', () => {
  offers('cabin-option', ['Inside', 'Sea view', 'Balcony']);
});

it('booked: the chosen cabin is shown', () => {
  for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
    byTestId('cabin-select').select(cabin);
    byTestId('cabin-result').should('have.text', `Cabin: ${cabin}`);
  }
});

it('picker: the page says whether the browser can customize the list', () => {
  cy.window().then((window) => {
    const isCustomizable = window.CSS.supports('appearance: base-select');
    byTestId('cabin-picker').should('have.text', `Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
  });
});
