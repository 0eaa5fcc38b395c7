import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('date pickers', () => {
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  const natives = [
    ['delivery', '2026-03-12'],
    ['time', '14:30'],
    ['reminder', '2026-03-12T14:30'],
  ];

  // The clock of the site is stopped on a Thursday, so the tests are the same on every day.
  const openAt = (now) => browser.url(`/date-pickers?now=${now}`);
  /** By a script: what keys do in a native field depends on the browser's language. */
  const fill = (name, text) =>
    byTestId(name).execute((field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  const appointment = () => byTestId('date-appointment');
  const calendar = () => byTestId('date-appointment-calendar');
  const openCalendar = async (name = 'date-appointment') => {
    await byTestId(name).scrollIntoView({ block: 'center' });
    await byTestId(name).click();
  };
  const typeAppointment = async (text, key) => {
    await appointment().click();
    await browser.keys(['Control', 'a']);
    await browser.keys(text);
    await browser.keys(key);
  };
  const haveAppointment = async () => {
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-13').click();
    await expect(appointment()).toHaveValue('13 Mar 2026');
  };
  /** Clicks on days. A day that cannot be chosen changes nothing: the next one takes its place. */
  const chooseStay = async (...days) => {
    await openCalendar('date-stay-from');
    await expect(byTestId('date-stay-calendar')).toBeDisplayed();
    for (const day of days) await byTestId(`date-stay-day-${day}`).click();
    await expect(byTestId('date-stay-calendar')).not.toBeDisplayed();
  };
  const expectStay = async (from, until) => {
    await expect(byTestId('date-stay-from')).toHaveValue(from);
    await expect(byTestId('date-stay-until')).toHaveValue(until);
  };

  beforeEach(() => openAt('2026-03-05T09:30'));

  it('values: the value of a native field is below it', async () => {
    for (const [name, value] of natives) {
      await fill(`date-${name}`, value);
      await expect(byTestId(`date-${name}-value`)).toHaveText(value);
    }
  });

  it('empty: the line below an empty native field is “Empty”', async () => {
    for (const [name, value] of natives) {
      await expect(byTestId(`date-${name}-value`)).toHaveText('Empty');
      await fill(`date-${name}`, value);
      await expect(byTestId(`date-${name}-value`)).not.toHaveText('Empty');
      await fill(`date-${name}`, '');
      await expect(byTestId(`date-${name}-value`)).toHaveText('Empty');
    }
  });

  it('past: a delivery day before today shows a message', async () => {
    await fill('date-delivery', '2026-03-04');
    await expect(byTestId('date-delivery-error')).toHaveText('Choose today or later');
  });

  it('described: the message describes its field', async () => {
    // A day of the previous month is always before today.
    await fill('date-delivery', '2026-02-12');
    // The accessible description is the text of the element that this attribute names.
    const id = await byTestId('date-delivery-error').getAttribute('id');
    await expect(byTestId('date-delivery')).toHaveAttribute('aria-describedby', id);
  });

  it('allowed: today shows no message', async () => {
    await fill('date-delivery', '2026-03-05');
    await expect(byTestId('date-delivery-value')).toHaveText('2026-03-05');
    await expect(byTestId('date-delivery-error')).not.toExist();
  });

  it('clock: today is the day in the address', async () => {
    await expect(byTestId('date-clock')).toHaveText('Today is 2026-03-05');
  });

  it('today: “Today” puts this day into “Delivery day”', async () => {
    await fill('date-delivery', '2026-03-12');
    await byTestId('date-today').click();
    await expect(byTestId('date-delivery')).toHaveValue('2026-03-05');
  });

  it('now: “Now” puts this time into “Reminder”', async () => {
    await fill('date-reminder', '2026-03-12T14:30');
    await byTestId('date-now').click();
    await expect(byTestId('date-reminder')).toHaveValue('2026-03-05T09:30');
  });

  it('calendar: the calendar opens at this month', async () => {
    for (const now of ['2026-03-05T09:30', '2026-03-31T09:30']) {
      await openAt(now);
      await openCalendar();
      await expect(calendar().$('[aria-label="Choose a month"]')).toHaveText('Mar');
      await expect(calendar().$('[aria-label="Choose a year"]')).toHaveText('2026');
    }
  });

  it('current: only today is the current date', async () => {
    await openCalendar();
    await expect(calendar().$$('[aria-current=date]')).toHaveText(['5']);
  });

  it('chosen: a chosen day is in the field', async () => {
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-06').click();
    await expect(appointment()).toHaveValue('6 Mar 2026');
  });

  it('iso: a chosen day is below the field as ISO text', async () => {
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-06').click();
    await expect(byTestId('date-appointment-value')).toHaveText('2026-03-06');
  });

  it('closed: the calendar closes when a day is chosen', async () => {
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-12').click();
    await expect(calendar()).not.toBeDisplayed();
  });

  it('weekend: Saturdays and Sundays are refused', async () => {
    for (const day of ['2026-03-14', '2026-03-15']) {
      await openCalendar();
      await byTestId(`date-appointment-day-${day}`).click();
      await expect(appointment()).toHaveValue('');
    }
    // The page accepts this one, so it has already handled the others.
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-13').click();
    await expect(appointment()).toHaveValue('13 Mar 2026');
    await typeAppointment('15/03/2026', 'Enter');
    await browser.keys('Tab');
    await expect(appointment()).toHaveValue('13 Mar 2026');
  });

  it('open: a click on a Saturday leaves the calendar open', async () => {
    await openCalendar();
    await byTestId('date-appointment-day-2026-03-14').click();
    await expect(calendar()).toBeDisplayed();
    // The calendar takes another click, so it was not about to close.
    await byTestId('date-appointment-day-2026-03-13').click();
  });

  it('weekday: “Today” in the calendar is disabled on a Saturday', async () => {
    await openAt('2026-03-07T09:30');
    await openCalendar();
    await expect(byTestId('date-appointment-today')).toBeDisabled();
  });

  it('months: “Choose a month” leads to another month', async () => {
    await openCalendar();
    await calendar().$('[aria-label="Choose a month"]').click();
    // A month that begins on a Sunday and ends on a Saturday.
    await byTestId('date-appointment-month-2026-02').click();
    await expect(byTestId('date-appointment-day-2026-02-17')).toBeDisplayed();
  });

  it('years: “Choose a year” leads to another year', async () => {
    await openCalendar();
    await calendar().$('[aria-label="Choose a year"]').click();
    // A year that begins on a Saturday and ends on a Sunday.
    await byTestId('date-appointment-year-2028').click();
    await byTestId('date-appointment-month-2028-02').click();
    await expect(byTestId('date-appointment-day-2028-02-29')).toBeDisplayed();
  });

  it('panels: the appointment stays while a month or a year is chosen', async () => {
    await openCalendar();
    await calendar().$('[aria-label="Choose a month"]').click();
    await byTestId('date-appointment-month-2026-04').click();
    await expect(byTestId('date-appointment-day-2026-04-15')).toBeDisplayed();
    // Not the field: while the calendar is open, it shows a day of that month.
    await expect(byTestId('date-appointment-value')).toHaveText('Empty');
  });

  it('typed: an appointment is typed with the day first', async () => {
    await typeAppointment('12/03/2026', 'Enter');
    await expect(appointment()).toHaveValue('12 Mar 2026');
  });

  it('typed-iso: an appointment is typed as ISO text', async () => {
    await typeAppointment('2026-03-12', 'Enter');
    await expect(appointment()).toHaveValue('12 Mar 2026');
  });

  it('nonsense: a text that is not a date leaves the appointment as it was', async () => {
    await haveAppointment();
    for (const text of ['tomorrow', '31/02/2026']) {
      await typeAppointment(text, 'Enter');
      await browser.keys('Tab');
      await expect(appointment()).toHaveValue('13 Mar 2026');
    }
  });

  it('escape: Escape leaves the appointment as it was', async () => {
    await haveAppointment();
    await typeAppointment('16/03/2026', 'Escape');
    await browser.keys('Tab');
    await expect(appointment()).toHaveValue('13 Mar 2026');
  });

  it('clear: “Clear” empties the appointment', async () => {
    await haveAppointment();
    await $('button=Clear').click();
    await expect(appointment()).toHaveValue('');
    await expect(byTestId('date-appointment-value')).toHaveText('Empty');
  });

  it('week: weeks begin on Monday', async () => {
    await openCalendar();
    await expect(calendar().$$('th')).toHaveText(weekdays);
    // Opens the page again, because an open calendar covers the field below.
    await openAt('2026-03-05T09:30');
    await openCalendar('date-stay-from');
    await expect(byTestId('date-stay-calendar').$$('th')).toHaveText([...weekdays, ...weekdays]);
  });

  it('next-week: “Next week” is Monday to Sunday', async () => {
    for (const [now, from, until] of [
      ['2026-03-12T09:30', '16 Mar 2026', '22 Mar 2026'],
      ['2026-03-15T09:30', '16 Mar 2026', '22 Mar 2026'],
      ['2026-03-16T09:30', '23 Mar 2026', '29 Mar 2026'],
    ]) {
      await openAt(now);
      await openCalendar('date-stay-from');
      await $('button=Next week').click();
      await expectStay(from, until);
    }
  });

  it('stay: two days make a stay', async () => {
    for (const [from, until] of [
      ['2026-03-12', '2026-03-15'],
      ['2026-03-30', '2026-04-02'],
    ]) {
      await chooseStay(from, until);
      await expect(byTestId('date-stay-value')).toHaveText(`${from}/${until}`);
    }
  });

  it('order: the earlier day is first, even if it is chosen last', async () => {
    await chooseStay('2026-03-20', '2026-03-19');
    await expectStay('19 Mar 2026', '20 Mar 2026');
  });

  it('nights: the nights of a stay are counted', async () => {
    await chooseStay('2026-03-12', '2026-03-15');
    await expect(byTestId('date-stay-nights')).toHaveText('3 nights');
    await chooseStay('2026-03-19', '2026-03-20');
    await expect(byTestId('date-stay-nights')).toHaveText('1 night');
  });

  it('limits: no stay begins before today', async () => {
    await openAt('2026-03-12T09:30');
    await chooseStay('2026-03-11', '2026-03-12', '2026-03-13');
    await expectStay('12 Mar 2026', '13 Mar 2026');
  });

  it('shortest: a stay has at least one night', async () => {
    await chooseStay('2026-03-12', '2026-03-12', '2026-03-13');
    await expectStay('12 Mar 2026', '13 Mar 2026');
  });

  it('longest: a stay has at most 14 nights', async () => {
    await chooseStay('2026-03-12', '2026-03-27', '2026-03-26');
    await expectStay('12 Mar 2026', '26 Mar 2026');
  });
});
