import { expect, type Page, test } from '@playwright/test';

// Far from Greenwich, and where weeks begin on Sunday: neither may turn a day into another one.
test.use({ locale: 'en-US', timezoneId: 'Pacific/Auckland' });

// The site's own clock stands still on a Thursday, so the tests are the same on every day.
test.beforeEach(({ page }) => openAt(page, '2026-03-05T09:30'));

test('values: what is in a field stands below it as ISO text', async ({ page }) => {
  for (const [label, name, value] of [
    ['Delivery day', 'delivery', '2026-03-12'],
    ['Delivery time', 'time', '14:30'],
    ['Reminder', 'reminder', '2026-03-12T14:30'],
  ] as const) {
    const shown = page.getByTestId(`date-${name}-value`);
    await expect(shown).toHaveText('Empty');
    // The value, and not what the field shows, which depends on the browser's language.
    await page.getByLabel(label).fill(value);
    await expect(shown).toHaveText(value);
    await page.getByLabel(label).fill('');
    await expect(shown).toHaveText('Empty');
  }
});

test('past: a day before today has a message', async ({ page }) => {
  const [delivery, error] = [page.getByTestId('date-delivery'), page.getByTestId('date-delivery-error')];
  await delivery.fill('2026-03-04');
  await expect(error).toHaveText('Choose today or later');
  await expect(delivery).toHaveAccessibleDescription('Choose today or later');
  await delivery.fill('2026-03-05');
  await expect(page.getByTestId('date-delivery-value')).toHaveText('2026-03-05');
  await expect(error).toBeHidden();
});

test('clock: today and now are those of the run', async ({ page }) => {
  await expect(page.getByTestId('date-clock')).toHaveText('Today is 2026-03-05');
  const [delivery, reminder] = [page.getByTestId('date-delivery'), page.getByTestId('date-reminder')];
  await delivery.fill('2026-03-12');
  await reminder.fill('2026-03-12T14:30');
  await page.getByTestId('date-native-example').getByRole('button', { name: 'Today' }).click();
  await expect(delivery).toHaveValue('2026-03-05');
  await page.getByRole('button', { name: 'Now' }).click();
  await expect(reminder).toHaveValue('2026-03-05T09:30');
});

test('calendar: it opens at this month, and a chosen day closes it', async ({ page }) => {
  const [field, calendar] = [page.getByLabel('Appointment'), page.getByTestId('date-appointment-calendar')];
  await field.click();
  await expect(calendar.getByRole('button', { name: 'Choose a month' })).toHaveText('Mar');
  await expect(calendar.getByRole('button', { name: 'Choose a year' })).toHaveText('2026');
  await expect(calendar.locator('[aria-current=date]')).toHaveText(['5']);
  await page.getByTestId('date-appointment-day-2026-03-12').click();
  await expect(calendar).toBeHidden();
  await expect(field).toHaveValue('12 Mar 2026');
  await expect(page.getByTestId('date-appointment-value')).toHaveText('2026-03-12');
});

test('weekend: no Saturday and no Sunday is taken', async ({ page }) => {
  const [field, value] = [page.getByLabel('Appointment'), page.getByTestId('date-appointment-value')];
  await field.click();
  for (const day of ['2026-03-14', '2026-03-15']) {
    await page.getByTestId(`date-appointment-day-${day}`).click();
    await expect(value).toHaveText('Empty');
    await expect(page.getByTestId('date-appointment-calendar')).toBeVisible();
  }
  // The next one is taken, so the page has dealt with those before.
  await page.getByTestId('date-appointment-day-2026-03-13').click();
  await expect(value).toHaveText('2026-03-13');
  await field.fill('15/03/2026');
  await field.press('Enter');
  await field.press('Tab');
  await expect(field).toHaveValue('13 Mar 2026');
  await expect(value).toHaveText('2026-03-13');
  await openAt(page, '2026-03-07T09:30');
  await field.click();
  await expect(page.getByTestId('date-appointment-today')).toBeDisabled();
});

test('panels: other months and years are chosen without a change of the appointment', async ({ page }) => {
  const [field, calendar] = [page.getByLabel('Appointment'), page.getByTestId('date-appointment-calendar')];
  const value = page.getByTestId('date-appointment-value');
  await field.click();
  await calendar.getByRole('button', { name: 'Choose a month' }).click();
  // A month that begins on a Sunday and ends on a Saturday.
  await page.getByTestId('date-appointment-month-2026-02').click();
  await expect(page.getByTestId('date-appointment-day-2026-02-17')).toBeVisible();
  await expect(value).toHaveText('Empty');
  await calendar.getByRole('button', { name: 'Choose a year' }).click();
  await page.getByTestId('date-appointment-year-2028').click();
  await page.getByTestId('date-appointment-month-2028-02').click();
  await expect(page.getByTestId('date-appointment-day-2028-02-29')).toBeVisible();
  await expect(value).toHaveText('Empty');
  await page.getByTestId('date-appointment-day-2028-02-29').click();
  await expect(value).toHaveText('2028-02-29');
});

test('typed: two ways to write a day, and what is no day leaves the one before', async ({ page }) => {
  const [field, value] = [page.getByLabel('Appointment'), page.getByTestId('date-appointment-value')];
  for (const [text, day] of [
    ['12/03/2026', '2026-03-12'],
    ['2026-03-13', '2026-03-13'],
  ] as const) {
    await field.fill(text);
    await field.press('Enter');
    await expect(value).toHaveText(day);
  }
  for (const [text, key] of [
    ['16/03/2026', 'Escape'],
    ['tomorrow', 'Enter'],
    ['31/02/2026', 'Enter'],
  ] as const) {
    await field.fill(text);
    await field.press(key);
    await field.press('Tab');
    await expect(field).toHaveValue('13 Mar 2026');
    await expect(value).toHaveText('2026-03-13');
  }
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(value).toHaveText('Empty');
  await expect(field).toHaveValue('');
});

test('week: weeks begin on Monday, and “Next week” is one', async ({ page }) => {
  const weekdays = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
  await page.getByLabel('Appointment').click();
  await expect(page.getByTestId('date-appointment-calendar').getByRole('columnheader')).toHaveText(weekdays);
  await page.keyboard.press('Escape');
  for (const [now, week] of [
    ['2026-03-05T09:30', '2026-03-09/2026-03-15'],
    ['2026-03-08T09:30', '2026-03-09/2026-03-15'],
    ['2026-03-09T09:30', '2026-03-16/2026-03-22'],
  ] as const) {
    await openAt(page, now);
    await page.getByTestId('date-stay-from').click();
    await expect(page.getByTestId('date-stay-calendar').getByRole('columnheader')).toHaveText([
      ...weekdays,
      ...weekdays,
    ]);
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByTestId('date-stay-value')).toHaveText(week);
  }
});

test('stay: two days are a stay, in whichever order they are chosen', async ({ page }) => {
  const [value, nights] = [page.getByTestId('date-stay-value'), page.getByTestId('date-stay-nights')];
  for (const [first, second, stay, length] of [
    ['2026-03-12', '2026-03-15', '2026-03-12/2026-03-15', '3 nights'],
    ['2026-03-20', '2026-03-19', '2026-03-19/2026-03-20', '1 night'],
    ['2026-03-30', '2026-04-02', '2026-03-30/2026-04-02', '3 nights'],
  ] as const) {
    await page.getByTestId('date-stay-from').click();
    await stayDay(page, first).click();
    await stayDay(page, second).click();
    await expect(value).toHaveText(stay);
    await expect(nights).toHaveText(length);
    await expect(page.getByTestId('date-stay-calendar')).toBeHidden();
  }
});

test('limits: a stay begins today or later and has 1 to 14 nights', async ({ page }) => {
  const value = page.getByTestId('date-stay-value');
  await page.getByTestId('date-stay-from').click();
  // Had the day before today been taken, today would be the end of a stay.
  await stayDay(page, '2026-03-04').click();
  await stayDay(page, '2026-03-05').click();
  await stayDay(page, '2026-03-05').click();
  await expect(value).toHaveText('Empty');
  await stayDay(page, '2026-03-20').click();
  await expect(value).toHaveText('Empty');
  await stayDay(page, '2026-03-19').click();
  await expect(value).toHaveText('2026-03-05/2026-03-19');
});

async function openAt(page: Page, now: string) {
  await page.goto(`/date-pickers?now=${now}`);
  await expect(page.getByTestId('date-clock')).toBeVisible();
}

function stayDay(page: Page, day: string) {
  return page.getByTestId(`date-stay-day-${day}`);
}
