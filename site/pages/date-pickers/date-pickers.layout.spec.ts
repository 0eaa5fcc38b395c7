import { expect, test } from '../../../tests/fixtures';

for (const [field, calendar] of [
  ['date-appointment', 'date-appointment-calendar'],
  ['date-stay-from', 'date-stay-calendar'],
] as const) {
  test(`the calendar of ${field} is within the window, with buttons both ways`, async ({ open, page }) => {
    await open('/date-pickers?now=2026-03-05T09:30');
    await page.getByTestId(field).click();
    const popup = page.getByTestId(calendar);
    await expect(popup).toBeVisible();
    // Polled, because it is placed once it is open.
    await expect
      .poll(() =>
        popup.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return left >= 0 && right <= document.documentElement.clientWidth;
        }),
      )
      .toBe(true);
    const month = popup.getByRole('button', { name: 'Choose a month' }).filter({ visible: true }).first();
    await popup.getByRole('button', { name: 'Next month' }).filter({ visible: true }).click();
    await expect(month).toHaveText('Apr');
    await popup.getByRole('button', { name: 'Previous month' }).filter({ visible: true }).click();
    await expect(month).toHaveText('Mar');
  });
}

test('both days of a stay are seen in full in the smallest window', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open('/date-pickers?now=2026-05-20T09:30');
  await page.getByTestId('date-stay-from').click();
  await page.getByTestId('date-stay-day-2026-05-28').click();
  await page.getByTestId('date-stay-day-2026-05-30').click();
  await expect(page.getByTestId('date-stay-value')).toHaveText('2026-05-28/2026-05-30');
  for (const name of ['date-stay-from', 'date-stay-until']) {
    const field = page.getByTestId(name);
    await expect(field).toHaveValue(/^\d\d May 2026$/);
    expect(await field.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
});
