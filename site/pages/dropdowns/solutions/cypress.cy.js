// With a stopped clock, waits are exact and take no time. Only timers are stopped, because libraries wait for the next
// frame.
beforeEach(() => open());

function open(options = '') {
  cy.clock(Date.now(), ['setTimeout', 'clearTimeout', 'Date']);
  cy.visit(`/dropdowns?delayScale=1${options}`);
}

const kinds = ['react-select', 'antd', 'mui', 'listbox', 'cascader', 'loading'];
const tokyo = ['Asia', 'Japan', 'Tokyo'];

const card = (kind) => cy.get(`[data-test=dropdown-${kind}]`);
const field = (kind) => cy.get(`[data-test=dropdown-${kind}] [role=combobox]`);
const value = (kind) => cy.get(`[data-test=dropdown-value-${kind}]`);
const select = (kind) => cy.get(`[data-test=dropdown-${kind}] select`);
/** The options that a reader sees in a list of antd. Its elements with a role have no size. */
const antdOptions = () => cy.get('.ant-select-item-option');
const level = (name) => cy.get('.ant-cascader-menu-item').filter((_, item) => item.textContent === name);
/** Lets the waits of the libraries end. */
const settle = () => cy.tick(500);

/** The options of an open list. Those of MUI are at the end of the document. */
function options(kind, name) {
  const all = cy.get(kind === 'mui' ? '.MuiMenu-list [role=option]' : `[data-test=dropdown-${kind}] [role=option]`);
  return name === undefined ? all : all.filter((_, option) => option.textContent === name);
}

/** Real keys need a plugin in Cypress, so this sends the events that a key makes. */
const press = (kind, key) => field(kind).trigger('keydown', { key, keyCode: codes[key], which: codes[key] });
const codes = { Enter: 13, Escape: 27, End: 35, Home: 36, ArrowUp: 38, ArrowDown: 40 };

/** One of the first two loads fails. */
function openLoading() {
  field('loading').click();
  cy.tick(1200);
  cy.get('[data-test=dropdown-loading]').then(($card) => {
    if ($card.find('[data-test=dropdown-retry]').length === 0) return;
    field('loading').click();
    cy.tick(1200);
  });
  options('loading', 'Amsterdam').should('exist');
}

/** Chooses the first or the second city of a name. The cascader needs the whole way to it. */
function choose(kind, way, index = 0) {
  const name = way[2];
  if (kind === 'loading') openLoading();
  else field(kind).click();
  settle();
  if (kind === 'antd') {
    field(kind).type(name);
    settle();
    antdOptions().should('have.length.below', 5).eq(index).click();
  } else if (kind === 'cascader') {
    level(way[0]).click();
    level(way[1]).click();
    level(name).eq(index).click();
  } else options(kind, name).eq(index).click();
  settle();
}

it('values: the value of the chosen city is shown', () => {
  select('native').select('القاهرة');
  select('multiple').select('القاهرة');
  for (const kind of ['native', 'multiple']) value(kind).should('have.text', 'cairo');
  for (const kind of kinds) {
    choose(kind, ['Africa', 'Egypt', 'القاهرة']);
    value(kind)
      .invoke('text')
      .should('match', /\bcairo$/);
  }
});

it('twins: both cities of one name can be chosen', () => {
  for (const kind of ['native', 'multiple']) {
    select(kind).select('springfield-2');
    value(kind).should('have.text', 'springfield-2');
  }
  for (const kind of kinds) {
    choose(kind, ['America', 'United States', 'Springfield'], 1);
    value(kind)
      .invoke('text')
      .should('match', /\bspringfield-2$/);
  }
});

it('disabled: Athens cannot be chosen', () => {
  select('native').contains('option', 'Athens').should('be.disabled');
});

it('several: the values of all chosen cities are shown', () => {
  select('multiple').select(['lima', 'tokyo', 'wellington']);
  value('multiple').should('have.text', 'lima, tokyo, wellington');
});

const names = ($options) => [...$options].map(({ textContent }) => textContent);

it('search: only cities that contain the text are listed', () => {
  field('react-select').type('FIELD');
  options('react-select').should(($options) => {
    expect(names($options)).to.deep.equal(['Springfield', 'Springfield', 'Create "FIELD"']);
  });
});

function create(name) {
  field('react-select').type(name);
  options('react-select').should('have.length', 1).and('have.text', `Create "${name}"`);
  field('react-select').type('{enter}');
}

it('created: a new city is chosen', () => {
  create('New Town');
  value('react-select').should('have.text', 'New Town');
});

it('kept: a new city stays in the list', () => {
  create('New Town');
  choose('react-select', tokyo);
  field('react-select').type('New T');
  options('react-select', 'New Town').should('be.visible');
});

it('filter: only cities that contain the text are listed', () => {
  field('antd').type('قاهرة');
  antdOptions().should('have.length', 1).and('have.text', 'القاهرة');
  field('antd').clear();
  field('antd').type('ringf');
  antdOptions().should(($options) => expect(names($options)).to.deep.equal(['Springfield', 'Springfield']));
});

it('all: the list ends with its last city', () => {
  field('antd').click();
  settle();
  antdOptions().should('have.length.above', 5);
  // The key ↑ on the first option leads to the last one, which was not in the document before.
  press('antd', 'ArrowUp');
  settle();
  antdOptions().last().should('have.text', 'Zu\u0308rich');
  press('antd', 'Enter');
  value('antd').should('have.text', 'zuerich-decomposed');
});

it('covered: a click elsewhere closes the list', () => {
  choose('mui', tokyo);
  field('mui').click();
  settle();
  options('mui', 'Tokyo').should('be.visible');
  // A click beside the list. The cover is at that place, so it gets the click.
  field('listbox').then(($field) => {
    const { left, top } = $field[0].getBoundingClientRect();
    const hit = $field[0].ownerDocument.elementFromPoint(left + 20, top + 10);
    cy.wrap(hit).click({ force: true });
  });
  settle();
  options('mui', 'Tokyo').should('not.exist');
  field('listbox').should('have.attr', 'aria-expanded', 'false');
  value('mui').should('have.text', 'tokyo');
});

/** The active option of the listbox. */
const active = () => field('listbox').then(($field) => cy.get(`[id="${$field.attr('aria-activedescendant')}"]`));

it('opened: the chosen city is active', () => {
  field('listbox').click();
  active().should('have.text', 'Amsterdam');
  options('listbox', 'Tokyo').click();
  field('listbox').click();
  active().should('have.text', 'Tokyo');
});

it('ends: Home and End lead to the first and the last option', () => {
  field('listbox').click();
  press('listbox', 'End');
  active().should('have.text', 'Zu\u0308rich');
  press('listbox', 'Home');
  active().should('have.text', 'Amsterdam');
});

it('typeahead: letters in a row lead to a city', () => {
  choose('listbox', ['Oceania', 'New Zealand', 'Wellington']);
  field('listbox').click();
  for (const letter of 'st') press('listbox', letter);
  active().should('have.text', 'Stockholm');
});

it('upwards: a list without room below opens upwards', () => {
  for (const kind of ['listbox', 'loading']) {
    field(kind).then(($field) => {
      const { bottom } = $field[0].getBoundingClientRect();
      cy.window().then((view) => view.scrollBy({ top: bottom - view.innerHeight + 16, behavior: 'instant' }));
      // Not Cypress's click, which scrolls the page.
      cy.wrap($field).invoke('trigger', 'click');
    });
    cy.tick(1200);
    cy.get('body').then(($body) => {
      if ($body.find('[data-test=dropdown-retry]').length > 0) field(kind).invoke('trigger', 'click');
    });
    cy.tick(1200);
    options(kind, 'Amsterdam').should('exist');
    card(kind).should(($card) => {
      const bottom = (role) => $card.find(`[role=${role}]`)[0].getBoundingClientRect().bottom;
      expect(bottom('listbox')).to.be.below(bottom('combobox') - 20);
    });
    press(kind, 'Escape');
  }
});

it('levels: all levels are shown', () => {
  choose('cascader', tokyo);
  value('cascader').should('have.text', 'asia / japan / tokyo');
});

it('whole: nothing is chosen until a city is', () => {
  field('cascader').click();
  settle();
  level('Asia').click();
  level('Japan').click();
  level('Tokyo').should('be.visible');
  value('cascader').should('have.text', 'nothing');
});

it('arrival: the cities arrive after 300 to 1200 milliseconds', () => {
  for (let times = 0; times < 3; times++) {
    field('loading').click();
    cy.tick(299);
    cy.contains('[data-test=dropdown-loading] p', 'Loading cities').should('be.visible');
    cy.tick(901);
    cy.get('[data-test=dropdown-loading] :is([role=option], button)').should('exist');
    press('loading', 'Escape');
  }
});

/** Opens the list twice, and returns which of the loads failed. */
function loadTwice(seed) {
  const failed = [];
  open(`&seed=${seed}`);
  for (const load of [1, 2]) {
    field('loading').click();
    cy.tick(1200);
    cy.get('[data-test=dropdown-loading] :is([role=option], button)').should('exist');
    cy.get('[data-test=dropdown-loading]').then(($card) => {
      if ($card.find('button').length === 0) return press('loading', 'Escape');
      failed.push(load);
      return cy.get('[data-test=dropdown-error]').should('have.text', 'Could not load cities');
    });
  }
  return cy.wrap(failed);
}

it('failed: the seed decides which load fails', () => {
  const all = [];
  for (const seed of [1, 2, 3, 1])
    loadTwice(seed).then((failed) => {
      expect(failed).to.have.length(1);
      all.push(failed[0]);
    });
  cy.wrap(all).should((loads) => {
    expect(new Set(loads)).to.deep.equal(new Set([1, 2]));
    expect(loads[3]).to.equal(loads[0]);
  });
});

it('retry: “Try again” opens the list with its cities', () => {
  field('loading').click();
  cy.tick(1200);
  cy.get('[data-test=dropdown-loading]').then(($card) => {
    if ($card.find('button').length > 0) return;
    press('loading', 'Escape');
    field('loading').click();
  });
  cy.tick(1200);
  cy.contains('button', 'Try again').click();
  cy.tick(1200);
  options('loading', 'Amsterdam').should('exist');
  cy.get('[data-test=dropdown-error]').should('be.empty');
});

it('late: a closed list stays closed when its cities arrive', () => {
  for (let times = 0; times < 2; times++) {
    field('loading').click();
    cy.tick(200);
    press('loading', 'Escape');
    cy.tick(1200);
    field('loading').should('have.attr', 'aria-expanded', 'false');
  }
});

/** Chooses a city, opens the list again, moves to another city and presses Escape. */
function giveUp(kind) {
  choose(kind, tokyo);
  value(kind)
    .invoke('text')
    .should('match', /\btokyo$/);
  if (kind === 'loading') openLoading();
  else field(kind).click();
  settle();
  field(kind).should('have.attr', 'aria-expanded', 'true');
  // In MUI the focus is in the list.
  for (const key of ['ArrowDown', 'Escape'])
    cy.focused().trigger('keydown', { key, keyCode: codes[key], which: codes[key] });
  settle();
}

it('escape: Escape keeps the old value', () => {
  for (const kind of kinds) {
    giveUp(kind);
    field(kind).should('have.attr', 'aria-expanded', 'false');
    value(kind)
      .invoke('text')
      .should('match', /\btokyo$/);
  }
});

it('focus: after Escape the dropdown has the focus', () => {
  for (const kind of kinds) {
    giveUp(kind);
    field(kind).should('be.focused');
  }
});
