import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('date pickers', () => {
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

  // The site's own clock stands still on a Thursday, so the tests are the same on every day.
  const openAt = (now) => browser.url(`/date-pickers?now=${now}`);
  /** By a script: what keys do in a native field depends on the browser's language. */
  const fill = (name, text) =>
    byTestId(name).execute((field, value) => {
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    }, text);
  const openCalendar = async (name) => {
    await byTestId(name).scrollIntoView({ block: 'center' });
    await byTestId(name).click();
  };
  const typeAppointment = async (text, key) => {
    await byTestId('date-appointment').click();
    await browser.keys(['Control', 'a']);
    await browser.keys(text);
    await browser.keys(key);
  };
  const chooseStay = async (...days) => {
    for (const day of days) await byTestId(`date-stay-day-${day}`).click();
  };

  beforeEach(() => openAt('2026-03-05T09:30'));

  it('values: what is in a field stands below it as ISO text', async () => {
    for (const [name, value] of [
      ['delivery', '2026-03-12'],
      ['time', '14:30'],
      ['reminder', '2026-03-12T14:30'],
    ]) {
      await expect(byTestId(`date-${name}-value`)).toHaveText('Empty');
      await fill(`date-${name}`, value);
      await expect(byTestId(`date-${name}-value`)).toHaveText(value);
      await fill(`date-${name}`, '');
      await expect(byTestId(`date-${name}-value`)).toHaveText('Empty');
    }
  });

  it('past: a day before today has a message', async () => {
    await fill('date-delivery', '2026-03-04');
    await expect(byTestId('date-delivery-error')).toHaveText('Choose today or later');
    // The accessible description is the text of the element that this attribute names.
    const id = await byTestId('date-delivery-error').getAttribute('id');
    await expect(byTestId('date-delivery')).toHaveAttribute('aria-describedby', id);
    await fill('date-delivery', '2026-03-05');
    await expect(byTestId('date-delivery-value')).toHaveText('2026-03-05');
    await expect(byTestId('date-delivery-error')).not.toExist();
  });

  it('clock: today and now are those of the run', async () => {
    await expect(byTestId('date-clock')).toHaveText('Today is 2026-03-05');
    await fill('date-delivery', '2026-03-12');
    await byTestId('date-today').click();
    await expect(byTestId('date-delivery')).toHaveValue('2026-03-05');
    await byTestId('date-now').click();
    await expect(byTestId('date-reminder')).toHaveValue('2026-03-05T09:30');
  });

  it('calendar: it opens at this month, and a chosen day closes it', async () => {
    await openCalendar('date-appointment');
    const calendar = byTestId('date-appointment-calendar');
    await expect(calendar.$('[aria-label="Choose a month"]')).toHaveText('Mar');
    await expect(calendar.$('[aria-label="Choose a year"]')).toHaveText('2026');
    await expect(calendar.$$('[aria-current=date]')).toHaveText(['5']);
    await byTestId('date-appointment-day-2026-03-12').click();
    await expect(calendar).not.toBeDisplayed();
    await expect(byTestId('date-appointment')).toHaveValue('12 Mar 2026');
    await expect(byTestId('date-appointment-value')).toHaveText('2026-03-12');
  });

  it('weekend: no Saturday and no Sunday is taken', async () => {
    await openCalendar('date-appointment');
    for (const day of ['2026-03-14', '2026-03-15']) {
      await byTestId(`date-appointment-day-${day}`).click();
      await expect(byTestId('date-appointment-calendar')).toBeDisplayed();
    }
    // The next one is taken, so the page has dealt with those before.
    await byTestId('date-appointment-day-2026-03-13').click();
    await expect(byTestId('date-appointment-value')).toHaveText('2026-03-13');
    await typeAppointment('15/03/2026', 'Enter');
    await browser.keys('Tab');
    await expect(byTestId('date-appointment')).toHaveValue('13 Mar 2026');
    await expect(byTestId('date-appointment-value')).toHaveText('2026-03-13');
    await openAt('2026-03-07T09:30');
    await openCalendar('date-appointment');
    await expect(byTestId('date-appointment-today')).toBeDisabled();
  });

  it('panels: other months and years are chosen without a change of the appointment', async () => {
    await openCalendar('date-appointment');
    await byTestId('date-appointment-calendar').$('[aria-label="Choose a month"]').click();
    // A month that begins on a Sunday and ends on a Saturday.
    await byTestId('date-appointment-month-2026-02').click();
    await expect(byTestId('date-appointment-day-2026-02-17')).toBeDisplayed();
    await expect(byTestId('date-appointment-value')).toHaveText('Empty');
    await byTestId('date-appointment-calendar').$('[aria-label="Choose a year"]').click();
    await byTestId('date-appointment-year-2028').click();
    await byTestId('date-appointment-month-2028-02').click();
    await expect(byTestId('date-appointment-day-2028-02-29')).toBeDisplayed();
    await expect(byTestId('date-appointment-value')).toHaveText('Empty');
    await byTestId('date-appointment-day-2028-02-29').click();
    await expect(byTestId('date-appointment-value')).toHaveText('2028-02-29');
  });

  it('typed: two ways to write a day, and what is no day leaves the one before', async () => {
    await byTestId('date-appointment').scrollIntoView({ block: 'center' });
    for (const [text, day] of [
      ['12/03/2026', '2026-03-12'],
      ['2026-03-13', '2026-03-13'],
    ]) {
      await typeAppointment(text, 'Enter');
      await expect(byTestId('date-appointment-value')).toHaveText(day);
    }
    for (const [text, key] of [
      ['16/03/2026', 'Escape'],
      ['tomorrow', 'Enter'],
      ['31/02/2026', 'Enter'],
    ]) {
      await typeAppointment(text, key);
      await browser.keys('Tab');
      await expect(byTestId('date-appointment')).toHaveValue('13 Mar 2026');
      await expect(byTestId('date-appointment-value')).toHaveText('2026-03-13');
    }
    await $('button=Clear').click();
    await expect(byTestId('date-appointment-value')).toHaveText('Empty');
    await expect(byTestId('date-appointment')).toHaveValue('');
  });

  it('week: weeks begin on Monday, and “Next week” is one', async () => {
    await openCalendar('date-appointment');
    await expect(byTestId('date-appointment-calendar').$$('th')).toHaveText(weekdays);
    for (const [now, week] of [
      ['2026-03-05T09:30', '2026-03-09/2026-03-15'],
      ['2026-03-08T09:30', '2026-03-09/2026-03-15'],
      ['2026-03-09T09:30', '2026-03-16/2026-03-22'],
    ]) {
      await openAt(now);
      await openCalendar('date-stay-from');
      await expect(byTestId('date-stay-calendar').$$('th')).toHaveText([...weekdays, ...weekdays]);
      await $('button=Next week').click();
      await expect(byTestId('date-stay-value')).toHaveText(week);
    }
  });

  it('stay: two days are a stay, in whichever order they are chosen', async () => {
    for (const [first, second, stay, nights] of [
      ['2026-03-12', '2026-03-15', '2026-03-12/2026-03-15', '3 nights'],
      ['2026-03-20', '2026-03-19', '2026-03-19/2026-03-20', '1 night'],
      ['2026-03-30', '2026-04-02', '2026-03-30/2026-04-02', '3 nights'],
    ]) {
      await openCalendar('date-stay-from');
      await expect(byTestId('date-stay-calendar')).toBeDisplayed();
      await chooseStay(first, second);
      await expect(byTestId('date-stay-value')).toHaveText(stay);
      await expect(byTestId('date-stay-nights')).toHaveText(nights);
      await expect(byTestId('date-stay-calendar')).not.toBeDisplayed();
    }
  });

  it('limits: a stay begins today or later and has 1 to 14 nights', async () => {
    await openCalendar('date-stay-from');
    await expect(byTestId('date-stay-calendar')).toBeDisplayed();
    // Had the day before today been taken, today would be the end of a stay.
    await chooseStay('2026-03-04', '2026-03-05', '2026-03-05', '2026-03-20');
    await expect(byTestId('date-stay-value')).toHaveText('Empty');
    await chooseStay('2026-03-19');
    await expect(byTestId('date-stay-value')).toHaveText('2026-03-05/2026-03-19');
  });
});
