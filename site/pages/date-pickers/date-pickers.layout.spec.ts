import type { Page } from '@playwright/test';
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

test('a calendar stays in view when the page above it grows', async ({ open, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open('/date-pickers?now=2026-03-05T09:30');
  await page.getByTestId('date-stay-from').click();
  await expect.poll(() => placeOf(page, 'date-stay-calendar', 'date-stay-from')).toBe('in view, below');
  await page.getByRole('heading', { level: 1 }).evaluate(({ style }) => {
    style.marginTop = '90px';
  });
  await expect.poll(() => placeOf(page, 'date-stay-calendar', 'date-stay-from')).toBe('in view, below');
});

test('the page can be scrolled away from an open calendar', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open('/date-pickers?now=2026-03-05T09:30');
  await page.getByTestId('date-appointment').click();
  await expect.poll(() => placeOf(page, 'date-appointment-calendar', 'date-appointment')).toBe('in view, below');
  // Not by the mouse, which phones do not have. Two frames later antd has placed the calendar again.
  const scrolled = await page.evaluate(async () => {
    window.scrollBy(0, -200);
    const before = window.scrollY;
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    return { before, after: window.scrollY };
  });
  expect(scrolled.after).toBe(scrolled.before);
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
      await expect.poll(() => placeOf(page, calendar, field)).toBe('in view, below');
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

/** Where a calendar is: as a whole in view, below what is seen of the header, and not over its field. */
async function placeOf(page: Page, calendar: string, field: string): Promise<string> {
  const bottom = await page.getByTestId(field).evaluate((element) => element.getBoundingClientRect().bottom);
  return page.getByTestId(calendar).evaluate((element, bottom) => {
    const place = element.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const isInView = place.top >= Math.max(0, header) && place.bottom <= innerHeight;
    return `${isInView ? 'in view' : 'cut'}, ${place.top >= bottom ? 'below' : 'over its field'}`;
  }, bottom);
}
