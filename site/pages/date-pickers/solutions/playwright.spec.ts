import { expect, type Page, test } from '@playwright/test';

// Far from Greenwich, and weeks begin on Sunday there. Neither may change a day.
test.use({ locale: 'en-US', timezoneId: 'Pacific/Auckland' });

// The clock of the site is stopped on a Thursday, so the tests are the same on every day.
test.beforeEach(({ page }) => openAt(page, '2026-03-05T09:30'));

const natives = [
  ['Delivery day', 'delivery', '2026-03-12'],
  ['Delivery time', 'time', '14:30'],
  ['Reminder', 'reminder', '2026-03-12T14:30'],
] as const;

test('values: the value of a native field is below it', async ({ page }) => {
  for (const [label, name, value] of natives) {
    // The value, because what the field shows depends on the browser's language.
    await page.getByLabel(label).fill(value);
    await expect(page.getByTestId(`date-${name}-value`)).toHaveText(value);
  }
});

test('empty: the line below an empty native field is “Empty”', async ({ page }) => {
  for (const [label, name, value] of natives) {
    const shown = page.getByTestId(`date-${name}-value`);
    await expect(shown).toHaveText('Empty');
    await page.getByLabel(label).fill(value);
    await expect(shown).not.toHaveText('Empty');
    await page.getByLabel(label).fill('');
    await expect(shown).toHaveText('Empty');
  }
});

test('past: a delivery day before today shows a message', async ({ page }) => {
  await page.getByLabel('Delivery day').fill('2026-03-04');
  await expect(page.getByTestId('date-delivery-error')).toHaveText('Choose today or later');
});

test('described: the message describes its field', async ({ page }) => {
  const delivery = page.getByLabel('Delivery day');
  // A day of the previous month is always before today.
  await delivery.fill('2026-02-12');
  await expect(delivery).toHaveAccessibleDescription('Choose today or later');
});

test('allowed: today shows no message', async ({ page }) => {
  await page.getByLabel('Delivery day').fill('2026-03-05');
  await expect(page.getByTestId('date-delivery-value')).toHaveText('2026-03-05');
  await expect(page.getByTestId('date-delivery-error')).toHaveCount(0);
});

test('clock: today is the day in the address', async ({ page }) => {
  await expect(page.getByTestId('date-clock')).toHaveText('Today is 2026-03-05');
});

test('today: “Today” puts this day into “Delivery day”', async ({ page }) => {
  await page.getByLabel('Delivery day').fill('2026-03-12');
  await page.getByTestId('date-native-example').getByRole('button', { name: 'Today' }).click();
  await expect(page.getByLabel('Delivery day')).toHaveValue('2026-03-05');
});

test('now: “Now” puts this time into “Reminder”', async ({ page }) => {
  await page.getByLabel('Reminder').fill('2026-03-12T14:30');
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(page.getByLabel('Reminder')).toHaveValue('2026-03-05T09:30');
});

test('calendar: the calendar opens at this month', async ({ page }) => {
  for (const now of ['2026-03-05T09:30', '2026-03-31T09:30']) {
    await openAt(page, now);
    const calendar = await openCalendar(page);
    await expect(calendar.getByRole('button', { name: 'Choose a month' })).toHaveText('Mar');
    await expect(calendar.getByRole('button', { name: 'Choose a year' })).toHaveText('2026');
  }
});

test('current: only today is the current date', async ({ page }) => {
  const calendar = await openCalendar(page);
  await expect(calendar.locator('[aria-current=date]')).toHaveText(['5']);
});

test('chosen: a chosen day is in the field', async ({ page }) => {
  await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-06').click();
  await expect(appointment(page)).toHaveValue('6 Mar 2026');
});

test('iso: a chosen day is below the field as ISO text', async ({ page }) => {
  await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-06').click();
  await expect(page.getByTestId('date-appointment-value')).toHaveText('2026-03-06');
});

test('closed: the calendar closes when a day is chosen', async ({ page }) => {
  const calendar = await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-12').click();
  await expect(calendar).toBeHidden();
});

test('weekend: Saturdays and Sundays are refused', async ({ page }) => {
  for (const day of ['2026-03-14', '2026-03-15']) {
    await openCalendar(page);
    await page.getByTestId(`date-appointment-day-${day}`).click();
    await expect(appointment(page)).toHaveValue('');
  }
  // The page accepts this one, so it has already handled the others.
  await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-13').click();
  await expect(appointment(page)).toHaveValue('13 Mar 2026');
  // Not the field: while the calendar is open, it may show the typed text.
  const value = page.getByTestId('date-appointment-value');
  const before = `${await value.textContent()}`;
  await typeAppointment(page, '15/03/2026', 'Enter');
  await appointment(page).press('Tab');
  await expect(value).toHaveText(before);
});

test('open: a click on a Saturday leaves the calendar open', async ({ page }) => {
  const calendar = await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-14').click();
  await expect(calendar).toBeVisible();
  // The calendar takes another click, so it was not about to close.
  await page.getByTestId('date-appointment-day-2026-03-13').click();
});

test('weekday: “Today” in the calendar is disabled on a Saturday', async ({ page }) => {
  await openAt(page, '2026-03-07T09:30');
  await openCalendar(page);
  await expect(page.getByTestId('date-appointment-today')).toBeDisabled();
});

test('months: “Choose a month” leads to another month', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.getByRole('button', { name: 'Choose a month' }).click();
  // A month that begins on a Sunday and ends on a Saturday.
  await page.getByTestId('date-appointment-month-2026-02').click();
  await expect(page.getByTestId('date-appointment-day-2026-02-17')).toBeVisible();
});

test('years: “Choose a year” leads to another year', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.getByRole('button', { name: 'Choose a year' }).click();
  // A year that begins on a Saturday and ends on a Sunday.
  await page.getByTestId('date-appointment-year-2028').click();
  await page.getByTestId('date-appointment-month-2028-02').click();
  await expect(page.getByTestId('date-appointment-day-2028-02-29')).toBeVisible();
});

test('panels: the appointment stays while a month or a year is chosen', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.getByRole('button', { name: 'Choose a month' }).click();
  await page.getByTestId('date-appointment-month-2026-04').click();
  await expect(page.getByTestId('date-appointment-day-2026-04-15')).toBeVisible();
  // Not the field: while the calendar is open, it shows a day of that month.
  await expect(page.getByTestId('date-appointment-value')).toHaveText('Empty');
});

test('typed: an appointment is typed with the day first', async ({ page }) => {
  await typeAppointment(page, '12/03/2026', 'Enter');
  await expect(appointment(page)).toHaveValue('12 Mar 2026');
});

test('typed-iso: an appointment is typed as ISO text', async ({ page }) => {
  await typeAppointment(page, '2026-03-12', 'Enter');
  await expect(appointment(page)).toHaveValue('12 Mar 2026');
});

test('nonsense: a text that is not a date leaves the appointment as it was', async ({ page }) => {
  await haveAppointment(page);
  for (const text of ['tomorrow', '31/02/2026']) {
    await typeAppointment(page, text, 'Enter');
    await appointment(page).press('Tab');
    await expect(appointment(page)).toHaveValue('13 Mar 2026');
  }
});

test('escape: Escape leaves the appointment as it was', async ({ page }) => {
  await haveAppointment(page);
  await typeAppointment(page, '16/03/2026', 'Escape');
  await appointment(page).press('Tab');
  await expect(appointment(page)).toHaveValue('13 Mar 2026');
});

test('clear: “Clear” empties the appointment', async ({ page }) => {
  await haveAppointment(page);
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(appointment(page)).toHaveValue('');
  await expect(page.getByTestId('date-appointment-value')).toHaveText('Empty');
});

test('week: weeks begin on Monday', async ({ page }) => {
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  const calendar = await openCalendar(page);
  await expect(calendar.getByRole('columnheader')).toHaveText(weekdays);
  // Opens the page again, because an open calendar covers the fields below.
  await openAt(page, '2026-03-05T09:30');
  await page.getByLabel('From').click();
  await expect(page.getByTestId('date-stay-calendar').getByRole('columnheader')).toHaveText([...weekdays, ...weekdays]);
});

test('next-week: “Next week” is Monday to Sunday', async ({ page }) => {
  for (const [now, from, until] of [
    ['2026-03-12T09:30', '16 Mar 2026', '22 Mar 2026'],
    ['2026-03-15T09:30', '16 Mar 2026', '22 Mar 2026'],
    ['2026-03-16T09:30', '23 Mar 2026', '29 Mar 2026'],
  ] as const) {
    await openAt(page, now);
    await page.getByLabel('From').click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expectStay(page, from, until);
  }
});

test('stay: two days make a stay', async ({ page }) => {
  for (const [from, until] of [
    ['2026-03-12', '2026-03-15'],
    ['2026-03-30', '2026-04-02'],
  ] as const) {
    await chooseStay(page, from, until);
    await expect(page.getByTestId('date-stay-value')).toHaveText(`${from}/${until}`);
  }
});

test('order: the earlier day is first, even if it is chosen last', async ({ page }) => {
  await chooseStay(page, '2026-03-20', '2026-03-19');
  await expectStay(page, '19 Mar 2026', '20 Mar 2026');
});

test('nights: the nights of a stay are counted', async ({ page }) => {
  await chooseStay(page, '2026-03-12', '2026-03-15');
  await expect(page.getByTestId('date-stay-nights')).toHaveText('3 nights');
  await chooseStay(page, '2026-03-19', '2026-03-20');
  await expect(page.getByTestId('date-stay-nights')).toHaveText('1 night');
});

test('limits: no stay begins before today', async ({ page }) => {
  await openAt(page, '2026-03-12T09:30');
  await chooseStay(page, '2026-03-11', '2026-03-12', '2026-03-13');
  await expectStay(page, '12 Mar 2026', '13 Mar 2026');
});

test('shortest: a stay has at least one night', async ({ page }) => {
  await chooseStay(page, '2026-03-12', '2026-03-12', '2026-03-13');
  await expectStay(page, '12 Mar 2026', '13 Mar 2026');
});

test('longest: a stay has at most 14 nights', async ({ page }) => {
  await chooseStay(page, '2026-03-12', '2026-03-27', '2026-03-26');
  await expectStay(page, '12 Mar 2026', '26 Mar 2026');
});

async function openAt(page: Page, now: string) {
  await page.goto(`/date-pickers?now=${now}`);
  await expect(page.getByTestId('date-clock')).toBeVisible();
}

function appointment(page: Page) {
  return page.getByLabel('Appointment');
}

async function openCalendar(page: Page) {
  await appointment(page).click();
  return page.getByTestId('date-appointment-calendar');
}

async function typeAppointment(page: Page, text: string, key: string) {
  await appointment(page).fill(text);
  await appointment(page).press(key);
}

async function haveAppointment(page: Page) {
  await openCalendar(page);
  await page.getByTestId('date-appointment-day-2026-03-13').click();
  await expect(appointment(page)).toHaveValue('13 Mar 2026');
}

/** Clicks on days. A day that cannot be chosen changes nothing: the next one takes its place. */
async function chooseStay(page: Page, ...days: string[]) {
  await page.getByLabel('From').click();
  for (const day of days) await page.getByTestId(`date-stay-day-${day}`).click();
}

async function expectStay(page: Page, from: string, until: string) {
  await expect(page.getByLabel('From')).toHaveValue(from);
  await expect(page.getByLabel('Until')).toHaveValue(until);
}
