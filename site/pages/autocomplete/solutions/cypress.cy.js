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

/** Fills the field, and waits until the page has sent this request: “Questions: 2”. */
function ask(text, number) {
  byTestId('place-input').clear();
  byTestId('place-input').type(text);
  cy.tick(300);
  byTestId('place-questions').should('have.text', `Questions: ${number}`);
}

/** Fills the field, and lets the response arrive. */
function search(text, number) {
  ask(text, number);
  cy.tick(1500);
}

it('asked: one request is sent after a pause of 300 ms', () => {
  for (const letter of ['a', 's', 'h']) {
    byTestId('place-input').type(letter);
    cy.tick(200);
    byTestId('place-questions').should('have.text', 'Questions: 0');
  }
  cy.tick(100);
  byTestId('place-questions').should('have.text', 'Questions: 1');
  cy.tick(1500);
  byTestId('place-questions').should('have.text', 'Questions: 1');
});

it('loading: the list reads “Loading places...” until the response', () => {
  ask('ash', 1);
  cy.tick(99);
  byTestId('place-loading').should('have.text', 'Loading places...');
  cy.tick(1401);
  offers('place-option', ashPlaces);
  byTestId('place-loading').should('not.exist');
});

it('matches: the list offers all places that begin with the text', () => {
  search('Ash', 1);
  offers('place-option', ashPlaces);
  // Many places end with “ton”, but none begins with it.
  search('ton', 2);
  byTestIdPrefix('place-option').should('not.exist');
});

it('letters: case and accents make no difference', () => {
  search('MAL', 1);
  offers('place-option', ['Málaga']);
  search('épi', 2);
  offers('place-option', ['Épinal']);
  search('zur', 3);
  offers('place-option', ['Zürich']);
});

it('empty: the list says that no place was found', () => {
  search('xyz', 1);
  byTestId('place-empty').should('have.text', 'No places found');
});

it('newest: only the response to the newest text is shown', () => {
  // With this seed the first response takes 1489 ms and the second 381: it overtakes the first.
  cy.visit('/autocomplete?delayScale=1&seed=11');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(500);
  offers('place-option', ['Zürich']);
  cy.tick(1500);
  byTestId('place-input').type('{downArrow}{enter}');
  byTestId('place-result').should('have.text', 'Chosen: Zürich');

  // With this seed they take 831 and 1138 ms: the older response arrives first, and must not be shown.
  cy.visit('/autocomplete?delayScale=1&seed=18');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(1000);
  byTestId('place-loading').should('be.visible');
  byTestIdPrefix('place-option').should('not.exist');
  cy.tick(500);
  offers('place-option', ['Zürich']);
});

it('keys: arrow keys move through the list', () => {
  search('ash', 1);
  offers('place-option', ashPlaces);
  byTestId('place-input').type('{downArrow}{downArrow}{downArrow}{upArrow}');
  // The focus stays in the field, and the field names the active suggestion.
  cy.contains('[role=option]', 'Ashby').then(($option) => {
    byTestId('place-input').should('have.attr', 'aria-activedescendant', `${$option.attr('id')}`);
  });
});

it('enter: Enter chooses the active suggestion', () => {
  search('zur', 1);
  offers('place-option', ['Zürich']);
  byTestId('place-input').type('{downArrow}{enter}');
  byTestId('place-result').should('have.text', 'Chosen: Zürich');
});

it('escape: Escape closes the list', () => {
  search('zur', 1);
  offers('place-option', ['Zürich']);
  byTestId('place-input').type('{downArrow}{esc}');
  byTestId('place-list').should('not.exist');
  byTestId('place-input').should('have.value', 'zur');
  byTestId('place-result').should('have.text', 'Chosen: none');
});

function chooseAshby() {
  search('ash', 1);
  offers('place-option', ashPlaces);
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
  search('ash', 1);
  byTestId('place-error').should('have.text', 'Places could not be loaded');
});

it('unticked: only one response fails', () => {
  byTestId('place-fail').check();
  search('ash', 1);
  byTestId('place-fail').should('not.be.checked');
  search('zur', 2);
  offers('place-option', ['Zürich']);
});

it('retried: “Try again” loads the suggestions', () => {
  byTestId('place-fail').check();
  search('ash', 1);
  byTestId('place-retry').click();
  byTestId('place-loading').should('be.visible');
  cy.tick(1500);
  offers('place-option', ashPlaces);
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
  byTestId('stops-result').should('have.text', 'Stops: Málaga, Ashby');
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
