const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const natives = [
  ['delivery', '2026-03-12'],
  ['time', '14:30'],
  ['reminder', '2026-03-12T14:30'],
];

// The clock of the site is stopped on a Thursday, so the tests are the same on every day.
beforeEach(() => openAt('2026-03-05T09:30'));

it('values: the value of a native field is below it', () => {
  for (const [name, value] of natives) {
    // The value, because what the field shows depends on the browser's language.
    cy.get(`[data-test=date-${name}]`).type(value);
    cy.get(`[data-test=date-${name}-value]`).should('have.text', value);
  }
});

it('empty: the line below an empty native field is “Empty”', () => {
  for (const [name, value] of natives) {
    cy.get(`[data-test=date-${name}-value]`).should('have.text', 'Empty');
    cy.get(`[data-test=date-${name}]`).type(value);
    cy.get(`[data-test=date-${name}-value]`).should('not.have.text', 'Empty');
    cy.get(`[data-test=date-${name}]`).clear();
    cy.get(`[data-test=date-${name}-value]`).should('have.text', 'Empty');
  }
});

it('past: a delivery day before today shows a message', () => {
  cy.get('[data-test=date-delivery]').type('2026-03-04');
  cy.get('[data-test=date-delivery-error]').should('have.text', 'Choose today or later');
});

it('described: the message describes its field', () => {
  // A day of the previous month is always before today.
  cy.get('[data-test=date-delivery]').type('2026-02-12');
  // The accessible description is the text of the element that this attribute names.
  cy.get('[data-test=date-delivery-error]')
    .invoke('attr', 'id')
    .then((id) => cy.get('[data-test=date-delivery]').should('have.attr', 'aria-describedby', id));
});

it('allowed: today shows no message', () => {
  cy.get('[data-test=date-delivery]').type('2026-03-05');
  cy.get('[data-test=date-delivery-value]').should('have.text', '2026-03-05');
  cy.get('[data-test=date-delivery-error]').should('not.exist');
});

it('clock: today is the day in the address', () => {
  cy.get('[data-test=date-clock]').should('have.text', 'Today is 2026-03-05');
});

it('today: “Today” puts this day into “Delivery day”', () => {
  cy.get('[data-test=date-delivery]').type('2026-03-12');
  cy.get('[data-test=date-today]').click();
  cy.get('[data-test=date-delivery]').should('have.value', '2026-03-05');
});

it('now: “Now” puts this time into “Reminder”', () => {
  cy.get('[data-test=date-reminder]').type('2026-03-12T14:30');
  cy.get('[data-test=date-now]').click();
  cy.get('[data-test=date-reminder]').should('have.value', '2026-03-05T09:30');
});

it('calendar: the calendar opens at this month', () => {
  for (const now of ['2026-03-05T09:30', '2026-03-31T09:30']) {
    openAt(now);
    openCalendar();
    cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a month"]').should('have.text', 'Mar');
    cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a year"]').should('have.text', '2026');
  }
});

it('current: only today is the current date', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-calendar] [aria-current=date]').should('have.length', 1).and('have.text', '5');
});

it('chosen: a chosen day is in the field', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-06]').click();
  appointmentShouldBe('6 Mar 2026');
});

it('iso: a chosen day is below the field as ISO text', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-06]').click();
  cy.get('[data-test=date-appointment-value]').should('have.text', '2026-03-06');
});

it('closed: the calendar closes when a day is chosen', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-12]').click();
  cy.get('[data-test=date-appointment-calendar]').should('not.be.visible');
});

it('weekend: Saturdays and Sundays are refused', () => {
  for (const day of ['2026-03-14', '2026-03-15']) {
    openCalendar();
    cy.get(`[data-test=date-appointment-day-${day}]`).click();
    appointmentShouldBe('');
  }
  // The page accepts this one, so it has already handled the others.
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-13]').click();
  appointmentShouldBe('13 Mar 2026');
  typeAppointment('15/03/2026{enter}');
  appointmentShouldBe('13 Mar 2026');
});

it('open: a click on a Saturday leaves the calendar open', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-14]').click();
  cy.get('[data-test=date-appointment-calendar]').should('be.visible');
  // The calendar takes another click, so it was not about to close.
  cy.get('[data-test=date-appointment-day-2026-03-13]').click();
});

it('weekday: “Today” in the calendar is disabled on a Saturday', () => {
  openAt('2026-03-07T09:30');
  openCalendar();
  cy.get('[data-test=date-appointment-today]').should('be.disabled');
});

it('months: “Choose a month” leads to another month', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a month"]').click();
  // A month that begins on a Sunday and ends on a Saturday.
  cy.get('[data-test=date-appointment-month-2026-02]').click();
  cy.get('[data-test=date-appointment-day-2026-02-17]').should('be.visible');
});

it('years: “Choose a year” leads to another year', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a year"]').click();
  // A year that begins on a Saturday and ends on a Sunday.
  cy.get('[data-test=date-appointment-year-2028]').click();
  cy.get('[data-test=date-appointment-month-2028-02]').click();
  cy.get('[data-test=date-appointment-day-2028-02-29]').should('be.visible');
});

it('panels: the appointment stays while a month or a year is chosen', () => {
  openCalendar();
  cy.get('[data-test=date-appointment-calendar] [aria-label="Choose a month"]').click();
  cy.get('[data-test=date-appointment-month-2026-04]').click();
  cy.get('[data-test=date-appointment-day-2026-04-15]').should('be.visible');
  // Not the field: while the calendar is open, it shows a day of that month.
  cy.get('[data-test=date-appointment-value]').should('have.text', 'Empty');
});

it('typed: an appointment is typed with the day first', () => {
  typeAppointment('12/03/2026{enter}');
  appointmentShouldBe('12 Mar 2026');
});

it('typed-iso: an appointment is typed as ISO text', () => {
  typeAppointment('2026-03-12{enter}');
  appointmentShouldBe('12 Mar 2026');
});

it('nonsense: a text that is not a date leaves the appointment as it was', () => {
  haveAppointment();
  for (const text of ['tomorrow{enter}', '31/02/2026{enter}']) {
    typeAppointment(text);
    appointmentShouldBe('13 Mar 2026');
  }
});

it('escape: Escape leaves the appointment as it was', () => {
  haveAppointment();
  typeAppointment('16/03/2026{esc}');
  appointmentShouldBe('13 Mar 2026');
});

it('clear: “Clear” empties the appointment', () => {
  haveAppointment();
  cy.contains('button', 'Clear').click();
  appointmentShouldBe('');
  cy.get('[data-test=date-appointment-value]').should('have.text', 'Empty');
});

it('week: weeks begin on Monday', () => {
  // `have.text` joins the texts of all column headers.
  openCalendar();
  cy.get('[data-test=date-appointment-calendar] th').should('have.text', weekdays.join(''));
  // Opens the page again, because an open calendar covers the field below.
  openAt('2026-03-05T09:30');
  cy.get('[data-test=date-stay-from]').click();
  cy.get('[data-test=date-stay-calendar] th').should('have.text', [...weekdays, ...weekdays].join(''));
});

it('next-week: “Next week” is Monday to Sunday', () => {
  for (const [now, from, until] of [
    ['2026-03-12T09:30', '16 Mar 2026', '22 Mar 2026'],
    ['2026-03-15T09:30', '16 Mar 2026', '22 Mar 2026'],
    ['2026-03-16T09:30', '23 Mar 2026', '29 Mar 2026'],
  ]) {
    openAt(now);
    cy.get('[data-test=date-stay-from]').click();
    cy.contains('button', 'Next week').click();
    stayShouldBe(from, until);
  }
});

it('stay: two days make a stay', () => {
  for (const [from, until] of [
    ['2026-03-12', '2026-03-15'],
    ['2026-03-30', '2026-04-02'],
  ]) {
    chooseStay(from, until);
    cy.get('[data-test=date-stay-value]').should('have.text', `${from}/${until}`);
  }
});

it('order: the earlier day is first, even if it is chosen last', () => {
  chooseStay('2026-03-20', '2026-03-19');
  stayShouldBe('19 Mar 2026', '20 Mar 2026');
});

it('nights: the nights of a stay are counted', () => {
  chooseStay('2026-03-12', '2026-03-15');
  cy.get('[data-test=date-stay-nights]').should('have.text', '3 nights');
  chooseStay('2026-03-19', '2026-03-20');
  cy.get('[data-test=date-stay-nights]').should('have.text', '1 night');
});

it('limits: no stay begins before today', () => {
  openAt('2026-03-12T09:30');
  chooseStay('2026-03-11', '2026-03-12', '2026-03-13');
  stayShouldBe('12 Mar 2026', '13 Mar 2026');
});

it('shortest: a stay has at least one night', () => {
  chooseStay('2026-03-12', '2026-03-12', '2026-03-13');
  stayShouldBe('12 Mar 2026', '13 Mar 2026');
});

it('longest: a stay has at most 14 nights', () => {
  chooseStay('2026-03-12', '2026-03-27', '2026-03-26');
  stayShouldBe('12 Mar 2026', '26 Mar 2026');
});

function openAt(now) {
  cy.visit(`/date-pickers?now=${now}`);
  cy.get('[data-test=date-clock]').should('be.visible');
}

function openCalendar() {
  cy.get('[data-test=date-appointment]').click();
}

function appointmentShouldBe(day) {
  cy.get('[data-test=date-appointment]').should('have.value', day);
}

function typeAppointment(text) {
  cy.get('[data-test=date-appointment]').type(`{selectAll}${text}`);
  cy.get('[data-test=date-appointment]').blur();
}

function haveAppointment() {
  openCalendar();
  cy.get('[data-test=date-appointment-day-2026-03-13]').click();
  appointmentShouldBe('13 Mar 2026');
}

/** Clicks on days. A day that cannot be chosen changes nothing: the next one takes its place. */
function chooseStay(...days) {
  cy.get('[data-test=date-stay-from]').click();
  // At the end of a month a day is in the document twice. One is hidden, in the month beside it.
  for (const day of days) cy.get(`[data-test=date-stay-day-${day}]`).click();
  cy.get('[data-test=date-stay-calendar]').should('not.be.visible');
}

function stayShouldBe(from, until) {
  cy.get('[data-test=date-stay-from]').should('have.value', from);
  cy.get('[data-test=date-stay-until]').should('have.value', until);
}
