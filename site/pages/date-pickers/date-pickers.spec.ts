import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

const now = '2026-03-05T09:30';

function stayOn(page: Page) {
  return {
    from: page.getByTestId('date-stay-from'),
    until: page.getByTestId('date-stay-until'),
    value: page.getByTestId('date-stay-value'),
    leave: () => page.getByRole('heading', { level: 1 }).click(),
  };
}

// The browser’s day would be another one in each of the two zones, and its week begins on another day.
for (const [locale, timezoneId] of [
  ['en-US', 'Pacific/Auckland'],
  ['ar-EG', 'America/Los_Angeles'],
] as const) {
  test.describe(`in ${locale} at ${timezoneId}`, () => {
    test.use({ locale, timezoneId });

    test('now, the calendar and its language are the same', async ({ open, page }) => {
      await open(`/date-pickers?now=${now}`);
      await expect(page.getByTestId('date-clock')).toHaveText('Today is 2026-03-05');
      await page.getByTestId('date-now').click();
      await expect(page.getByTestId('date-reminder')).toHaveValue(now);
      await page.getByTestId('date-appointment').click();
      const calendar = page.getByTestId('date-appointment-calendar');
      await expect(calendar.getByRole('button', { name: 'Choose a month' })).toHaveText('Mar');
      await expect(calendar.getByRole('columnheader').first()).toHaveText('Mo');
      await page.getByTestId('date-appointment-today').click();
      await expect(page.getByTestId('date-appointment')).toHaveValue('5 Mar 2026');
      await expect(page.getByTestId('date-appointment-value')).toHaveText('2026-03-05');
      await page.getByTestId('date-stay-from').click();
      await expect(page.getByTestId('date-stay-calendar').locator('[aria-current=date]')).toHaveText(['5']);
    });
  });
}

test('without now the clock is the browser’s', async ({ open, page }) => {
  await page.clock.setFixedTime('2031-07-09T23:50:00');
  await open('/date-pickers');
  const local = await page.evaluate(() => {
    const moment = new Date();
    return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => `${part}`.padStart(2, '0'));
  });
  await expect(page.getByTestId('date-clock')).toHaveText(`Today is ${local.join('-')}`);
});

for (const bad of ['2026-03-05', '2026-03-05T09:30Z', '2026-02-30T09:30', 'tomorrow']) {
  test(`now=${bad} in the address is ignored with one warning`, async ({ open, page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.clock.setFixedTime('2031-07-09T12:00:00');
    await open(`/date-pickers?now=${bad}`);
    await expect(page.getByTestId('date-clock')).toHaveText('Today is 2031-07-09');
    expect(warnings).toEqual([
      `Ignored now=${bad} in the address: must be a date and a time to the minute, like 2026-03-05T09:30, without a time zone.`,
    ]);
  });
}

test('a day that a tool sets by script is taken with Enter', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const field = page.getByTestId('date-appointment');
  await field.focus();
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '2026-03-12';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await field.press('Enter');
  await expect(page.getByTestId('date-appointment-value')).toHaveText('2026-03-12');
});

test('a stay can be typed, without a pointer', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  await page.getByTestId('date-stay-from').fill('12/03/2026');
  await page.getByTestId('date-stay-from').press('Enter');
  await expect(page.getByTestId('date-stay-until')).toBeFocused();
  await page.getByTestId('date-stay-until').fill('15/03/2026');
  await page.getByTestId('date-stay-until').press('Enter');
  await expect(page.getByTestId('date-stay-value')).toHaveText('2026-03-12/2026-03-15');
});

test('a stay is chosen again from its first day', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  await page.getByTestId('date-stay-from').click();
  await page.getByTestId('date-stay-next-week').click();
  await expect(page.getByTestId('date-stay-value')).toHaveText('2026-03-09/2026-03-15');
  await expect(page.getByTestId('date-stay-calendar')).toBeHidden();
  await page.getByTestId('date-stay-from').click();
  await page.getByTestId('date-stay-day-2026-03-17').click();
  await page.getByTestId('date-stay-day-2026-03-18').click();
  await expect(page.getByTestId('date-stay-value')).toHaveText('2026-03-17/2026-03-18');
});

test('a day can be typed as the field shows it, and no other text is taken for one', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const [field, value] = [page.getByTestId('date-appointment'), page.getByTestId('date-appointment-value')];
  await field.fill('12 Mar 2026');
  await field.press('Enter');
  await expect(value).toHaveText('2026-03-12');
  for (const text of ['13.03.2026', '16/3/2026', '17/03/26', '18 mar 2026', '']) {
    await field.fill(text);
    await field.press('Enter');
    await field.press('Tab');
    await expect(field).toHaveValue('12 Mar 2026');
    await expect(value).toHaveText('2026-03-12');
  }
});

test('a typed weekend is gone from the field once it is left, wherever one goes', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const [field, value] = [page.getByTestId('date-appointment'), page.getByTestId('date-appointment-value')];
  const title = page.getByRole('heading', { level: 1 });
  for (const [shown, day] of [
    ['', 'Empty'],
    ['12 Mar 2026', '2026-03-12'],
  ] as const) {
    await field.click();
    await field.fill('07/03/2026');
    await title.click();
    await expect(field).toHaveValue(shown);
    await expect(value).toHaveText(day);
    await field.click();
    await field.fill('12/03/2026');
    await title.click();
    await expect(field).toHaveValue('12 Mar 2026');
    await expect(value).toHaveText('2026-03-12');
  }
});

test('one day that is chosen changes no stay, and one that is typed does', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const { from, until, value, leave } = stayOn(page);
  await from.click();
  await page.getByTestId('date-stay-day-2026-03-12').click();
  await page.getByTestId('date-stay-day-2026-03-15').click();
  await expect(value).toHaveText('2026-03-12/2026-03-15');
  for (const go of [leave, () => page.keyboard.press('Escape')]) {
    await from.click();
    await page.getByTestId('date-stay-day-2026-03-10').click();
    await expect(from).toHaveValue('10 Mar 2026');
    await go();
    await expect(from).toHaveValue('12 Mar 2026');
    await expect(value).toHaveText('2026-03-12/2026-03-15');
  }
  await until.fill('18/03/2026');
  await until.press('Enter');
  await leave();
  await expect(value).toHaveText('2026-03-12/2026-03-18');
});

test('a stay of which only one day was chosen is the one before again', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const { from, until, value, leave } = stayOn(page);
  await from.click();
  await page.getByTestId('date-stay-day-2026-03-12').click();
  await leave();
  await expect(from).toHaveValue('');
  await expect(value).toHaveText('Empty');
  await until.click();
  await page.getByTestId('date-stay-day-2026-03-15').click();
  await page.getByTestId('date-stay-day-2026-03-12').click();
  await expect(value).toHaveText('2026-03-12/2026-03-15');
  await from.fill('');
  await leave();
  await expect(from).toHaveValue('12 Mar 2026');
  await expect(until).toHaveValue('15 Mar 2026');
});

for (const leave of ['Escape', 'a click beside it'] as const)
  test(`a month or a year that was chosen in a calendar is no value after ${leave}`, async ({ open, page }) => {
    await open(`/date-pickers?now=${now}`);
    const close = () =>
      leave === 'Escape' ? page.keyboard.press('Escape') : page.getByRole('heading', { level: 1 }).click();
    const appointment = page.getByTestId('date-appointment');
    const calendar = page.getByTestId('date-appointment-calendar');
    for (const [text, value] of [
      ['', 'Empty'],
      ['12 Mar 2026', '2026-03-12'],
    ]) {
      for (const [button, cell] of [
        // The fifth day of April is a Sunday.
        ['Choose a month', 'month-2026-04'],
        ['Choose a month', 'month-2026-06'],
        ['Choose a year', 'year-2027'],
      ] as const) {
        await appointment.click();
        await calendar.getByRole('button', { name: button }).click();
        await page.getByTestId(`date-appointment-${cell}`).click();
        await close();
        await expect(calendar).toBeHidden();
        await expect(page.getByTestId('date-appointment-value')).toHaveText(`${value}`);
        await expect(appointment).toHaveValue(`${text}`);
        await expect(appointment).not.toHaveAttribute('aria-invalid', 'true');
      }
      await appointment.click();
      await expect(calendar.getByRole('button', { name: 'Choose a month' })).toHaveText('Mar');
      await page.getByTestId('date-appointment-day-2026-03-12').click();
    }

    await page.getByTestId('date-stay-from').click();
    await page.getByTestId('date-stay-day-2026-03-12').click();
    await page.getByTestId('date-stay-day-2026-03-15').click();
    await page.getByTestId('date-stay-from').click();
    const months = page.getByTestId('date-stay-calendar');
    await months.getByRole('button', { name: 'Choose a month' }).first().click();
    await months.getByText('Jun', { exact: true }).first().click();
    await close();
    await expect(months).toBeHidden();
    await expect(page.getByTestId('date-stay-from')).toHaveValue('12 Mar 2026');
    await expect(page.getByTestId('date-stay-until')).toHaveValue('15 Mar 2026');
    await expect(page.getByTestId('date-stay-value')).toHaveText('2026-03-12/2026-03-15');
  });

test('a day can be chosen, typed or taken by a button after a month', async ({ open, page }) => {
  await open(`/date-pickers?now=${now}`);
  const appointment = page.getByTestId('date-appointment');
  const chooseMonth = async () => {
    await appointment.click();
    await page.getByTestId('date-appointment-calendar').getByRole('button', { name: 'Choose a month' }).click();
    await page.getByTestId('date-appointment-month-2026-06').click();
  };
  const value = page.getByTestId('date-appointment-value');
  await chooseMonth();
  await page.getByTestId('date-appointment-day-2026-06-05').click();
  await expect(value).toHaveText('2026-06-05');
  await page.getByTestId('date-appointment-clear').click();
  await chooseMonth();
  await page.getByTestId('date-appointment-today').click();
  await expect(value).toHaveText('2026-03-05');
  await chooseMonth();
  await appointment.fill('16/06/2026');
  await appointment.press('Enter');
  await expect(value).toHaveText('2026-06-16');
});
