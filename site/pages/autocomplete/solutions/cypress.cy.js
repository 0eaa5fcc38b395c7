// A clock that stands still makes waits exact, and they cost no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/autocomplete?delayScale=1');
});

const ashPlaces = ['Ashbury', 'Ashby', 'Ashdale', 'Ashfield', 'Ashford', 'Ashham', 'Ashley', 'Ashmouth', 'Ashton'];

const hook = (name) => cy.get(`[data-test=${name}]`);

/** All whose names begin so. */
const hooks = (name) => cy.get(`[data-test^=${name}-]`);

/** Waits until exactly these suggestions are there. */
function offers(name, places) {
  hooks(name).should(($options) => {
    expect([...$options].map((option) => option.textContent)).to.deep.equal(places);
  });
}

/** Fills the field, and waits until this has become the question of this number. */
function ask(text, number) {
  hook('place-input').clear();
  hook('place-input').type(text);
  cy.tick(300);
  hook('place-questions').should('have.text', `Questions: ${number}`);
}

/** Asks, and has the answer take its time. */
function search(text, number) {
  ask(text, number);
  cy.tick(1500);
}

it('asked: one question after a pause of 300 ms, and “Loading places...” until its answer', () => {
  for (const letter of ['a', 's', 'h']) {
    hook('place-input').type(letter);
    hook('place-loading').should('have.text', 'Loading places...');
    cy.tick(200);
    hook('place-questions').should('have.text', 'Questions: 0');
  }
  cy.tick(100);
  hook('place-questions').should('have.text', 'Questions: 1');
  hook('place-loading').should('have.text', 'Loading places...');
  cy.tick(1500);
  offers('place-option', ashPlaces);
  hook('place-loading').should('not.exist');
  hook('place-questions').should('have.text', 'Questions: 1');
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
  hook('place-empty').should('have.text', 'No places found');
});

it('newest: only the answer to the newest question shows', () => {
  // With this seed the first answer takes 1489 ms and the second 381: it overtakes the first.
  cy.visit('/autocomplete?delayScale=1&seed=11');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(500);
  offers('place-option', ['Zürich']);
  cy.tick(1500);
  hook('place-input').type('{downArrow}{enter}');
  hook('place-result').should('have.text', 'Chosen: Zürich');

  // With this one they take 831 and 1138 ms: the older one comes first, and is not wanted any more.
  cy.visit('/autocomplete?delayScale=1&seed=18');
  ask('ash', 1);
  ask('zur', 2);
  cy.tick(1000);
  hook('place-loading').should('be.visible');
  hooks('place-option').should('not.exist');
  cy.tick(500);
  offers('place-option', ['Zürich']);
});

it('keys: arrows, Enter and Escape in the list', () => {
  search('ash', 1);
  offers('place-option', ashPlaces);
  hook('place-input').type('{downArrow}{downArrow}{downArrow}{upArrow}{enter}');
  hook('place-result').should('have.text', 'Chosen: Ashby');
  search('zur', 2);
  offers('place-option', ['Zürich']);
  hook('place-input').type('{downArrow}{esc}');
  hook('place-list').should('not.exist');
  hook('place-input').should('have.value', 'zur');
  hook('place-result').should('have.text', 'Chosen: Ashby');
});

it('chosen: a click puts the suggestion into the field, and “Clear place” takes it away', () => {
  hook('place-result').should('have.text', 'Chosen: none');
  search('ash', 1);
  offers('place-option', ashPlaces);
  cy.contains('[role=option]', 'Ashby').click();
  hook('place-result').should('have.text', 'Chosen: Ashby');
  hook('place-input').should('have.value', 'Ashby');
  hook('place-list').should('not.exist');
  cy.get('[aria-label="Clear place"]').click();
  hook('place-result').should('have.text', 'Chosen: none');
  hook('place-input').should('have.value', '');
});

it('failed: the next answer fails, and “Try again” brings the suggestions', () => {
  hook('place-fail').check();
  search('ash', 1);
  hook('place-error').should('have.text', 'Places could not be loaded');
  hook('place-fail').should('not.be.checked');
  hook('place-retry').click();
  hook('place-error').should('not.exist');
  hook('place-loading').should('be.visible');
  cy.tick(1500);
  offers('place-option', ashPlaces);
});

function choose(stop) {
  hook('stops-input').type(stop);
  offers('stops-option', [stop]);
  hooks('stops-option').click();
  hook('stops-input').should('have.value', '');
}

it('stops: several places, in the order in which they are chosen', () => {
  choose('Málaga');
  choose('Ashby');
  hook('stops-result').should('have.text', 'Stops: Málaga, Ashby');
  hook('stops-input').type('Ash');
  offers(
    'stops-option',
    ashPlaces.filter((place) => place !== 'Ashby'),
  );
});

it('removed: stops go by Backspace and by their buttons', () => {
  choose('Ashby');
  choose('Calford');
  choose('Dunham');
  hook('stops-input').type('{backspace}');
  hook('stops-result').should('have.text', 'Stops: Ashby, Calford');
  cy.get('[aria-label="Remove Ashby"]').click();
  hook('stops-result').should('have.text', 'Stops: Calford');
  choose('Ashby');
  hook('stops-result').should('have.text', 'Stops: Calford, Ashby');
  hook('stops-input').type('{backspace}{backspace}');
  hook('stops-result').should('have.text', 'Stops: none');
});

it('ferry: the same times in two groups, and the result has the group', () => {
  for (const name of ['Out', 'Back']) {
    hook(`ferry-group-${name}`).should('have.attr', 'label', name);
    for (const [index, time] of ['08:00', '12:00', '18:00'].entries()) {
      const option = () => hook(`ferry-group-${name}`).find('option').eq(index);
      option().should('have.text', time);
      if (name === 'Back' && time === '12:00') {
        option().should('be.disabled');
        continue;
      }
      // By its value, because its text is in both groups.
      option().then(($option) => {
        hook('ferry-select').select(`${$option.val()}`);
      });
      hook('ferry-result').should('have.text', `Ferry: ${name}, ${time}`);
    }
  }
});

it('cabin: three cabins, and whether the browser can customize their list', () => {
  offers('cabin-option', ['Inside', 'Sea view', 'Balcony']);
  for (const cabin of ['Balcony', 'Sea view', 'Inside']) {
    hook('cabin-select').select(cabin);
    hook('cabin-result').should('have.text', `Cabin: ${cabin}`);
  }
  cy.window().then((window) => {
    const isCustomizable = window.CSS.supports('appearance: base-select');
    hook('cabin-picker').should('have.text', `Picker: ${isCustomizable ? 'customizable' : 'plain'}`);
  });
});
