// A clock that stands still makes waits exact, and they cost no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/autocomplete?delayScale=1');
});

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

const byTestId = (name) => cy.get(`[data-test=${name}]`);

/** All whose names begin so. */
const byTestIdPrefix = (name) => cy.get(`[data-test^=${name}-]`);

/** Waits until exactly these suggestions are there. */
function offers(name, places) {
  byTestIdPrefix(name).should(($options) => {
    expect([...$options].map((option) => option.textContent)).to.deep.equal(places);
  });
}

/** Fills the field, and waits until this has become the question of this number. */
function ask(text, number) {
  byTestId('place-input').clear();
  byTestId('place-input').type(text);
  cy.tick(300);
  byTestId('place-questions').should('have.text', `Questions: ${number}`);
}

/** Asks, and has the answer take its time. */
function search(text, number) {
  ask(text, number);
  cy.tick(1500);
}

it('asked: one question after a pause of 300 ms, and “Loading places...” until its answer', () => {
  for (const letter of ['a', 's', 'h']) {
    byTestId('place-input').type(letter);
    byTestId('place-loading').should('have.text', 'Loading places...');
    cy.tick(200);
    byTestId('place-questions').should('have.text', 'Questions: 0');
  }
  cy.tick(100);
  byTestId('place-questions').should('have.text', 'Questions: 1');
  byTestId('place-loading').should('have.text', 'Loading places...');
  cy.tick(1500);
  offers('place-option', ashPlaces);
  byTestId('place-loading').should('not.exist');
  byTestId('place-questions').should('have.text', 'Questions: 1');
});

it('matches: all places that begin with the text, whatever its case and accents', () => {
  const oakPlaces = ashPlaces.map((place) => place.replace('Ash', 'Oak'));
  search('ash', 1);
  offers('place-option', ashPlaces);
  search('MAL', 2);
  offers('place-option', ['Málaga']);
  search('épi', 3);
  offers('place-option', ['Épinal']);
  search('o', 4);
  offers('place-option', [...oakPlaces, 'Öland', 'Orléans']);
  // Many places end with it.
  search('ton', 5);
  byTestId('place-empty').should('have.text', 'No places found');
});

it('newest: only the answer to the newest question shows', () => {
  // With this seed the first answer takes 1489 ms and the second 381: it overtakes the first.
  cy.visit('/autocomplete?delayScale=1&seed=11');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(500);
  offers('place-option', ['Zürich']);
  cy.tick(1500);
  byTestId('place-input').type('{downArrow}{enter}');
  byTestId('place-result').should('have.text', 'Chosen: Zürich');

  // With this one they take 831 and 1138 ms: the older one comes first, and is not wanted any more.
  cy.visit('/autocomplete?delayScale=1&seed=18');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(1000);
  byTestId('place-loading').should('be.visible');
  byTestIdPrefix('place-option').should('not.exist');
  cy.tick(500);
  offers('place-option', ['Zürich']);
});

it('keys: arrows, Enter and Escape in the list', () => {
  search('ash', 1);
  offers('place-option', ashPlaces);
  byTestId('place-input').type('{downArrow}{downArrow}{downArrow}{upArrow}{enter}');
  byTestId('place-result').should('have.text', 'Chosen: Ashby');
  search('zur', 2);
  offers('place-option', ['Zürich']);
  byTestId('place-input').type('{downArrow}{esc}');
  byTestId('place-list').should('not.exist');
  byTestId('place-input').should('have.value', 'zur');
  byTestId('place-result').should('have.text', 'Chosen: Ashby');
});

it('chosen: a click puts the suggestion into the field, and “Clear place” takes it away', () => {
  byTestId('place-result').should('have.text', 'Chosen: none');
  search('ash', 1);
  offers('place-option', ashPlaces);
  cy.contains('[role=option]', 'Ashby').click();
  byTestId('place-result').should('have.text', 'Chosen: Ashby');
  byTestId('place-input').should('have.value', 'Ashby');
  byTestId('place-list').should('not.exist');
  cy.get('[aria-label="Clear place"]').click();
  byTestId('place-result').should('have.text', 'Chosen: none');
  byTestId('place-input').should('have.value', '');
});

it('failed: the next answer fails, and “Try again” brings the suggestions', () => {
  byTestId('place-fail').check();
  search('ash', 1);
  byTestId('place-error').should('have.text', 'Places could not be loaded');
  byTestId('place-fail').should('not.be.checked');
  byTestId('place-retry').click();
  byTestId('place-error').should('not.exist');
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

it('stops: several places, in the order in which they are chosen', () => {
  choose('Málaga');
  choose('Ashby');
  byTestId('stops-result').should('have.text', 'Stops: Málaga, Ashby');
  byTestId('stops-input').type('Ash');
  offers(
    'stops-option',
    ashPlaces.filter((place) => place !== 'Ashby'),
  );
});

it('removed: stops go by Backspace and by their buttons', () => {
  choose('Ashby');
  choose('Calford');
  choose('Dunham');
  byTestId('stops-input').type('{backspace}');
  byTestId('stops-result').should('have.text', 'Stops: Ashby, Calford');
  cy.get('[aria-label="Remove Ashby"]').click();
  byTestId('stops-result').should('have.text', 'Stops: Calford');
  choose('Ashby');
  byTestId('stops-result').should('have.text', 'Stops: Calford, Ashby');
  byTestId('stops-input').type('{backspace}{backspace}');
  byTestId('stops-result').should('have.text', 'Stops: none');
});

it('ferry: the same times in two groups, and the result has the group', () => {
  for (const name of ['Out', 'Back']) {
    byTestId(`ferry-group-${name}`).should('have.attr', 'label', name);
    for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
      const option = () => byTestId(`ferry-group-${name}`).find('option').eq(index);
      option().should('have.text', time);
      if (name === 'Back' && time === '12:00') {
        option().should('be.disabled');
        continue;
      }
      // By its value, because its text is in both groups.
      option().then(($option) => {
        byTestId('ferry-select').select(`${$option.val()}`);
      });
      byTestId('ferry-result').should('have.text', `Ferry: ${name}, ${time}`);
    }
  }
});

it('cabin: three cabins, and whether the browser can customize their list', () => {
  offers('cabin-option', ['Inside', 'Sea view', 'Balcony']);
  for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
    byTestId('cabin-select').select(cabin);
    byTestId('cabin-result').should('have.text', `Cabin: ${cabin}`);
  }
  cy.window().then((window) => {
    const isCustomizable = window.CSS.supports('appearance: base-select');
    byTestId('cabin-picker').should('have.text', `Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
  });
});
