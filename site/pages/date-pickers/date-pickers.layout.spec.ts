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

for (const [width, height] of [
  [1280, 720],
  [1280, 800],
  [1366, 768],
  [390, 844],
  [360, 640],
] as const) {
  for (const [field, calendar] of [
    ['date-appointment', 'date-appointment-calendar'],
    ['date-stay-from', 'date-stay-calendar'],
  ] as const) {
    test(`at ${width}x${height} the whole calendar of ${field} is in view, below its field`, async ({ open, page }) => {
      await page.setViewportSize({ width, height });
      await open('/date-pickers?now=2026-03-05T09:30');
      await page.getByTestId(field).click();
      // Polled, because it is placed once it is open.
      await expect
        .poll(() =>
          page.getByTestId(calendar).evaluate((element) => {
            const { top, bottom } = element.getBoundingClientRect();
            const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
            return [top >= header, bottom <= innerHeight];
          }),
        )
        .toEqual([true, true]);
      const [lower, upper] = [
        await page.getByTestId(calendar).boundingBox(),
        await page.getByTestId(field).boundingBox(),
      ];
      expect(lower?.y).toBeGreaterThanOrEqual((upper?.y ?? 0) + (upper?.height ?? 0));
    });
  }
}

test('each value has a label above it', { tag: '@design' }, async ({ open, page }) => {
  await open('/date-pickers');
  for (const [name, label] of [
    ['date-delivery-value', 'Delivery day as text'],
    ['date-time-value', 'Delivery time as text'],
    ['date-reminder-value', 'Reminder as text'],
    ['date-appointment-value', 'Appointment as text'],
    ['date-stay-value', 'Stay as text'],
    ['date-stay-nights', 'Nights'],
  ] as const) {
    const [text, value] = [page.getByText(label, { exact: true }), page.getByTestId(name)];
    const [above, below] = [await text.boundingBox(), await value.boundingBox()];
    expect(below?.y).toBeCloseTo((above?.y ?? 0) + (above?.height ?? 0) + 4, 0);
  }
});
