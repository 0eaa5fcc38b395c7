beforeEach(() => {
  cy.visit('/clicks-and-gestures');
});

const row = (number) => cy.get(`[data-test=clicks-row-${number}]`);
const field = (number) => cy.get(`[data-test=clicks-edit-${number}]`);
const isSelected = (rows) => cy.get('[data-test=clicks-selected]').should('have.text', `Selected: ${rows}`);
/** Not by `type`: it knows no F2, and cannot hold a key while the focus stays on the element. */
const press = (element, key, held = {}) => element.trigger('keydown', { key, ...held });

it('select: a click selects one row', () => {
  for (const number of [2, 5, 5]) {
    row(number).click();
    isSelected(`${number}`);
    row(number).should('have.attr', 'aria-selected', 'true');
  }
});

it('toggle: Ctrl adds a row and takes it out', () => {
  row(2).click();
  for (const number of [7, 3]) row(number).click({ ctrlKey: true });
  isSelected('2, 3, 7');
  row(7).click({ ctrlKey: true });
  isSelected('2, 3');
});

it('range: Shift selects all rows in between', () => {
  row(3).click();
  row(6).click({ shiftKey: true });
  isSelected('3, 4, 5, 6');
  row(2).click({ shiftKey: true });
  isSelected('2, 3');
});

it('all: with Ctrl+A all twelve rows are selected', () => {
  row(4).click();
  press(row(4), 'a', { ctrlKey: true });
  isSelected('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12');
});

it('extend: Shift with an arrow key moves the end of the selection', () => {
  row(3).click();
  for (const selected of ['3, 4', '3, 4, 5']) {
    press(row(3), 'ArrowDown', { shiftKey: true });
    isSelected(selected);
  }
  press(row(5), 'ArrowUp', { shiftKey: true });
  isSelected('3, 4');
});

it('edit: a double click, F2 and Enter open the field', () => {
  row(3).dblclick();
  field(3).should('have.value', 'Water the plants');
  for (const key of ['F2', 'Enter']) {
    field(3).type('{esc}');
    field(3).should('not.exist');
    press(row(3), key);
    field(3).should('have.value', 'Water the plants');
  }
});

it('keep: Enter and a click elsewhere keep the text', () => {
  row(3).dblclick();
  field(3).clear();
  field(3).type('Water the roses{enter}');
  row(3).should('have.text', 'Water the roses');
  row(4).dblclick();
  field(4).clear();
  field(4).type('Book two ferries');
  row(1).click();
  row(4).should('have.text', 'Book two ferries');
});

it('discard: Escape keeps the old text', () => {
  row(3).dblclick();
  field(3).type('Water the roses{esc}');
  row(3).should('have.text', 'Water the plants');
});

it('rectangle: the rectangle selects the tiles that it touches', () => {
  const result = '[data-test=clicks-tiles-selected]';
  cy.get('[data-test=clicks-tiles]').scrollIntoView();
  cy.get('[data-test=clicks-tile-1], [data-test=clicks-tile-2]').then(($tiles) => {
    const [first, second] = $tiles.toArray().map((tile) => tile.getBoundingClientRect());
    const inFirst = { x: first.x + first.width / 2, y: first.y + first.height / 2 };
    // In the gap below the second tile.
    const belowSecond = { x: second.x + second.width / 2, y: second.bottom + 8 };
    draw(inFirst, belowSecond);
    cy.get(result).should('have.text', 'Tiles: 1, 2');
    draw({ x: first.x - 8, y: inFirst.y }, inFirst);
    cy.get(result).should('have.text', 'Tiles: 1');
    draw(belowSecond, inFirst);
    cy.get(result).should('have.text', 'Tiles: 1, 2');
  });
});

it('press: a press of 600 ms opens the menu', () => {
  stopClock();
  const button = () => cy.contains('button', 'Hold for menu');
  button().trigger('pointerdown', pointer());
  cy.tick(599);
  button().trigger('pointerup', pointer());
  cy.tick(5000);
  cy.get('[data-test=clicks-press-menu]').should('not.exist');
  button().trigger('pointerdown', pointer());
  cy.tick(599);
  cy.get('[data-test=clicks-press-menu]').should('not.exist');
  cy.tick(1);
  cy.get('[data-test=clicks-press-menu]').should('be.visible');
});

it('alt: only clicks with Alt count', () => {
  cy.get('[data-test=clicks-alt]').click({ altKey: true });
  cy.get('[data-test=clicks-alt]').should('have.text', 'Alt clicks: 1');
  cy.get('[data-test=clicks-alt]').click();
  cy.get('[data-test=clicks-alt]').click({ altKey: true });
  cy.get('[data-test=clicks-alt]').should('have.text', 'Alt clicks: 2');
});

it('middle: only the middle button counts', () => {
  const button = () => cy.get('[data-test=clicks-middle]');
  // Cypress cannot press the middle button, so this sends its event.
  button().trigger('auxclick', { button: 1 });
  button().click();
  button().rightclick();
  button().trigger('auxclick', { button: 2 });
  button().should('have.text', 'Middle clicks: 1');
  button().trigger('auxclick', { button: 1 });
  button().should('have.text', 'Middle clicks: 2');
});

it('paragraph: a triple click selects the paragraph', () => {
  // The third of three clicks, because Cypress sends two at most.
  cy.get('[data-test=clicks-paragraph]').dblclick();
  cy.get('[data-test=clicks-paragraph]').trigger('click', { detail: 3 });
  cy.get('[data-test=clicks-words]').should('have.text', 'Selected words: 14');
});

it('slide: a swipe, an arrow key and a button change the slide', () => {
  const slide = () => cy.get('[data-test=clicks-slide]');
  slide().trigger('pointerdown', { ...pointer('touch'), clientX: 300, clientY: 300 });
  slide().trigger('pointerup', { ...pointer('touch'), clientX: 180, clientY: 300 });
  slide().should('have.text', 'Slide 2 of 5');
  press(slide(), 'ArrowRight');
  slide().should('have.text', 'Slide 3 of 5');
  cy.contains('button', 'Next').click();
  slide().should('have.text', 'Slide 4 of 5');
});

it('zoom: keys, buttons and the wheel zoom by 25 %', () => {
  const picture = () => cy.get('[data-test=clicks-zoom]');
  cy.get('[aria-label="Zoom in"]').click();
  picture().should('have.text', '125 %');
  press(picture(), '-');
  picture().should('have.text', '100 %');
  picture().trigger('wheel', { deltaY: -120, ctrlKey: true });
  picture().should('have.text', '125 %');
  for (let time = 0; time < 12; time++) press(picture(), '+');
  picture().should('have.text', '400 %');
  for (let time = 0; time < 15; time++) press(picture(), '-');
  picture().should('have.text', '50 %');
});

it('pinch: two fingers zoom by the factor of their distance', () => {
  const picture = () => cy.get('[data-test=clicks-zoom]');
  for (const { from, to, zoom } of [
    { from: 40, to: 80, zoom: '200 %' },
    { from: 40, to: 60, zoom: '300 %' },
  ]) {
    const first = { ...pointer('touch'), clientX: 400, clientY: 300 };
    const second = { ...first, pointerId: 2, isPrimary: false };
    picture().trigger('pointerdown', first);
    picture().trigger('pointerdown', { ...second, clientX: 400 + from });
    picture().trigger('pointermove', { ...second, clientX: 400 + to });
    picture().trigger('pointerup', { ...second, clientX: 400 + to });
    picture().trigger('pointerup', first);
    picture().should('have.text', zoom);
  }
});

it('chord: S counts within a second of Ctrl+K', () => {
  stopClock();
  const chords = () => cy.get('[data-test=clicks-chord]');
  const type = (key, held) => press(cy.get('body'), key, held);
  type('k', { ctrlKey: true });
  cy.tick(999);
  type('s');
  chords().should('have.text', 'Chords: 1');
  type('s');
  type('k', { ctrlKey: true });
  cy.tick(1001);
  type('s');
  type('k', { ctrlKey: true });
  type('s');
  chords().should('have.text', 'Chords: 2');
});

it('log: the last ten clicks are listed, the newest first', () => {
  for (let time = 0; time < 11; time++) row(4).click();
  row(2).click({ shiftKey: true });
  cy.get('[data-test=clicks-log] li').should(($entries) => {
    const [newest, ...others] = $entries.toArray().map((entry) => entry.textContent);
    // Cypress clicks by a script, so no click is trusted.
    expect(newest).to.match(/^click left Shift (mouse )?not trusted$/);
    expect(others).to.have.length(9);
    for (const other of others) expect(other).to.match(/^click left (mouse )?not trusted$/);
  });
});

it('trust: a click by a script is not trusted', () => {
  row(2).then(($row) => $row[0].click());
  cy.get('[data-test=clicks-log] li').first().should('contain.text', 'not trusted');
});

/** With a stopped clock, times are exact and take no time. */
function stopClock() {
  cy.clock();
  cy.visit('/clicks-and-gestures');
}

/** Cypress has no touch, but the events of a finger differ only in their pointer type. */
function pointer(pointerType = 'mouse') {
  return { eventConstructor: 'PointerEvent', pointerId: 1, isPrimary: true, button: 0, pointerType };
}

function draw(from, to) {
  const at = ({ x, y }) => ({ ...pointer(), clientX: x, clientY: y });
  cy.get('[data-test=clicks-tiles]').trigger('pointerdown', at(from));
  cy.get('[data-test=clicks-tiles]').trigger('pointermove', at(to));
  cy.get('[data-test=clicks-tiles]').trigger('pointerup', at(to));
}
