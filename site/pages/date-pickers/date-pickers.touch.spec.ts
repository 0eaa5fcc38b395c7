import { expect, test } from '../../../tests/fixtures';

test('days and buttons of a calendar are large enough for a finger', async ({ open, page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open('/date-pickers?now=2026-03-05T09:30');
  for (const [field, calendar] of [
    ['date-appointment', 'date-appointment-calendar'],
    ['date-stay-from', 'date-stay-calendar'],
  ] as const) {
    await page.getByTestId(field).tap();
    const popup = page.getByTestId(calendar);
    await expect(popup).toBeVisible();
    const targets = popup.getByRole('button').or(popup.locator('td')).filter({ visible: true });
    const sizes = await targets.evaluateAll((elements) =>
      elements.map((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
    expect(sizes.length).toBeGreaterThan(30);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
