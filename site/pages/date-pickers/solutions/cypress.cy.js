const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

// The site's own clock stands still on a Thursday, so the tests are the same on every day.
beforeEach(() => openAt('2026-03-05T09:30'));

it('values: what is in a field stands below it as ISO text', () => {
  for (const [name, value] of [
    ['delivery', '2026-03-12'],
    ['time', '14:30'],
    ['reminder', '2026-03-12T14:30'],
  ]) {
    cy.get(`[data-test=date-${name}-value]`).should('have.text', 'Empty');
    // The value, and not what the field shows, which depends on the browser's language.
    cy.get(`[data-test=date-${name}]`).type(value);
    cy.get(`[data-test=date-${name}-value]`).should('have.text', value);
    cy.get(`[data-test=date-${name}]`).clear();
    cy.get(`[data-test=date-${name}-value]`).should('have.text', 'Empty');
  }
});

it('past: a day before today has a message', () => {
  cy.get('[data-test=date-delivery]').type('2026-03-04');
  cy.get('[data-test=date-delivery-error]').should('have.text', 'Choose today or later');
  // The accessible description is the text of the element that this attribute names.
  cy.get('[data-test=date-delivery-error]')
    .invoke('attr', 'id')
    .then((id) => cy.get('[data-test=date-delivery]').should('have.attr', 'aria-describedby', id));
  cy.get('[data-test=date-delivery]').type('2026-03-05');
  cy.get('[data-test=date-delivery-value]').should('have.text', '2026-03-05');
  cy.get('[data-test=date-delivery-error]').should('not.exist');
});

it('clock: today and now are those of the run', () => {
  cy.get('[data-test=date-clock]').should('have.text', 'Today is 2026-03-05');
  cy.get('[data-test=date-delivery]').type('2026-03-12');
  cy.get('[data-test=date-today]').click();
  cy.get('[data-test=date-delivery]').should('have.value', '2026-03-05');
  cy.get('[data-test=date-now]').click();
  cy.get('[data-test=date-reminder]').should('have.value', '2026-03-05T09:30');
});

it('calendar: it opens at this month, and a chosen day closes it', () => {
  cy.get('[data-test=date-appointment]').click();
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a month"]').should('have.text', 'Mar');
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a year"]').should('have.text', '2026');
  cy.get('[data-test=date-appointment-calendar] [aria-current=date]').should('have.length', 1).and('have.text', '5');
  cy.get('[data-test=date-appointment-day-2026-03-12]').click();
  cy.get('[data-test=date-appointment-calendar]').should('not.be.visible');
  cy.get('[data-test=date-appointment]').should('have.value', '12 Mar 2026');
  cy.get('[data-test=date-appointment-value]').should('have.text', '2026-03-12');
});

it('weekend: no Saturday and no Sunday is taken', () => {
  cy.get('[data-test=date-appointment]').click();
  for (const day of ['2026-03-14', '2026-03-15']) {
    cy.get(`[data-test=date-appointment-day-${day}]`).click();
    cy.get('[data-test=date-appointment-calendar]').should('be.visible');
  }
  // The next one is taken, so the page has dealt with those before.
  cy.get('[data-test=date-appointment-day-2026-03-13]').click();
  cy.get('[data-test=date-appointment-value]').should('have.text', '2026-03-13');
  typeAppointment('15/03/2026{enter}');
  cy.get('[data-test=date-appointment]').should('have.value', '13 Mar 2026');
  cy.get('[data-test=date-appointment-value]').should('have.text', '2026-03-13');
  openAt('2026-03-07T09:30');
  cy.get('[data-test=date-appointment]').click();
  cy.get('[data-test=date-appointment-today]').should('be.disabled');
});

it('panels: other months and years are chosen without a change of the appointment', () => {
  cy.get('[data-test=date-appointment]').click();
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a month"]').click();
  // A month that begins on a Sunday and ends on a Saturday.
  cy.get('[data-test=date-appointment-month-2026-02]').click();
  cy.get('[data-test=date-appointment-day-2026-02-17]').should('be.visible');
  cy.get('[data-test=date-appointment-value]').should('have.text', 'Empty');
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a year"]').click();
  cy.get('[data-test=date-appointment-year-2028]').click();
  cy.get('[data-test=date-appointment-month-2028-02]').click();
  cy.get('[data-test=date-appointment-day-2028-02-29]').should('be.visible');
  cy.get('[data-test=date-appointment-value]').should('have.text', 'Empty');
  cy.get('[data-test=date-appointment-day-2028-02-29]').click();
  cy.get('[data-test=date-appointment-value]').should('have.text', '2028-02-29');
});

it('typed: two ways to write a day, and what is no day leaves the one before', () => {
  for (const [text, day] of [
    ['12/03/2026{enter}', '2026-03-12'],
    ['2026-03-13{enter}', '2026-03-13'],
  ]) {
    typeAppointment(text);
    cy.get('[data-test=date-appointment-value]').should('have.text', day);
  }
  for (const text of ['16/03/2026{esc}', 'tomorrow{enter}', '31/02/2026{enter}']) {
    typeAppointment(text);
    cy.get('[data-test=date-appointment]').should('have.value', '13 Mar 2026');
    cy.get('[data-test=date-appointment-value]').should('have.text', '2026-03-13');
  }
  cy.contains('button', 'Clear').click();
  cy.get('[data-test=date-appointment-value]').should('have.text', 'Empty');
  cy.get('[data-test=date-appointment]').should('have.value', '');
});

it('week: weeks begin on Monday, and “Next week” is one', () => {
  cy.get('[data-test=date-appointment]').click();
  for (const [index, weekday] of weekdays.entries())
    cy.get('[data-test=date-appointment-calendar] th').eq(index).should('have.text', weekday);
  for (const [now, week] of [
    ['2026-03-05T09:30', '2026-03-09/2026-03-15'],
    ['2026-03-08T09:30', '2026-03-09/2026-03-15'],
    ['2026-03-09T09:30', '2026-03-16/2026-03-22'],
  ]) {
    openAt(now);
    cy.get('[data-test=date-stay-from]').click();
    for (const [index, weekday] of [...weekdays, ...weekdays].entries())
      cy.get('[data-test=date-stay-calendar] th').eq(index).should('have.text', weekday);
    cy.contains('button', 'Next week').click();
    cy.get('[data-test=date-stay-value]').should('have.text', week);
  }
});

it('stay: two days are a stay, in whichever order they are chosen', () => {
  for (const [first, second, stay, nights] of [
    ['2026-03-12', '2026-03-15', '2026-03-12/2026-03-15', '3 nights'],
    ['2026-03-20', '2026-03-19', '2026-03-19/2026-03-20', '1 night'],
    ['2026-03-30', '2026-04-02', '2026-03-30/2026-04-02', '3 nights'],
  ]) {
    cy.get('[data-test=date-stay-from]').click();
    chooseStay(first, second);
    cy.get('[data-test=date-stay-value]').should('have.text', stay);
    cy.get('[data-test=date-stay-nights]').should('have.text', nights);
    cy.get('[data-test=date-stay-calendar]').should('not.be.visible');
  }
});

it('limits: a stay begins today or later and has 1 to 14 nights', () => {
  cy.get('[data-test=date-stay-from]').click();
  // Had the day before today been taken, today would be the end of a stay.
  chooseStay('2026-03-04', '2026-03-05', '2026-03-05', '2026-03-20');
  cy.get('[data-test=date-stay-value]').should('have.text', 'Empty');
  chooseStay('2026-03-19');
  cy.get('[data-test=date-stay-value]').should('have.text', '2026-03-05/2026-03-19');
});

function openAt(now) {
  cy.visit(`/date-pickers?now=${now}`);
  cy.get('[data-test=date-clock]').should('be.visible');
}

function typeAppointment(text) {
  cy.get('[data-test=date-appointment]').type(`{selectAll}${text}`);
  cy.get('[data-test=date-appointment]').blur();
}

/** At the end of a month a day is in the document twice: hidden among the days of the month beside it. */
function chooseStay(...days) {
  for (const day of days) cy.get(`[data-test=date-stay-day-${day}]`).click();
}
