import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

const field = (page: Page) => page.getByTestId('place-input');

test('the pause and the responses take the delay scale', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/autocomplete?delayScale=2');
  await field(page).fill('ash');
  await page.clock.runFor(599);
  await expect(page.getByTestId('place-questions')).toHaveText('Requests: 0');
  await page.clock.runFor(1);
  await expect(page.getByTestId('place-questions')).toHaveText('Requests: 1');
  await page.clock.runFor(199);
  await expect(page.getByTestId('place-loading')).toBeVisible();
  await page.clock.runFor(2801);
  await expect(page.getByTestId(/^place-option-/).first()).toHaveText('Ashbury');
});

test('the same seed gives responses of the same lengths', async ({ openWithClockStopped, page }) => {
  // 1489 ms.
  await openWithClockStopped('/autocomplete?delayScale=1&seed=11');
  await field(page).fill('ash');
  await page.clock.runFor(300);
  await expect(page.getByTestId('place-questions')).toHaveText('Requests: 1');
  await page.clock.runFor(1488);
  await expect(page.getByTestId('place-loading')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByTestId('place-list')).toBeVisible();
});

test('a list that was closed while it loaded stays closed', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/autocomplete?delayScale=1');
  await field(page).fill('ash');
  await expect(page.getByTestId('place-loading')).toBeVisible();
  await field(page).press('Escape');
  await page.clock.runFor(300);
  await expect(page.getByTestId('place-questions')).toHaveText('Requests: 1');
  await page.clock.runFor(1500);
  await expect(page.getByTestId('place-loading')).toHaveCount(0);
  await expect(page.getByTestId('place-list')).toHaveCount(0);
  await field(page).press('ArrowDown');
  await expect(page.getByTestId(/^place-option-/)).toHaveCount(9);
});

test('no request is sent once the field is empty', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/autocomplete?delayScale=1');
  await field(page).fill('ash');
  await field(page).fill('');
  await expect(page.getByTestId('place-loading')).toHaveCount(0);
  await page.clock.runFor(2000);
  await expect(page.getByTestId('place-questions')).toHaveText('Requests: 0');
});

test('emptying the field removes the choice', async ({ open, page }) => {
  await open('/autocomplete?delayScale=0');
  await field(page).fill('ashby');
  await page.getByTestId(/^place-option-/).click();
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: Ashby');
  await field(page).fill('');
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: none');
});

test('“Try again” leaves the focus in the field', { tag: '@design' }, async ({ open, page }) => {
  await open('/autocomplete?delayScale=0');
  await page.getByTestId('place-fail').check();
  await field(page).fill('ash');
  await page.getByTestId('place-retry').click();
  await expect(field(page)).toBeFocused();
  await expect(page.getByTestId(/^place-option-/)).toHaveCount(9);
});

test('a response that was overtaken does not take the failure with it', async ({ openWithClockStopped, page }) => {
  // The first response takes 1489 ms, the second 381.
  await openWithClockStopped('/autocomplete?delayScale=1&seed=11');
  await page.getByTestId('place-fail').check();
  for (const [text, questions] of [
    ['a', 1],
    ['ash', 2],
  ] as const) {
    await field(page).fill(text);
    await page.clock.runFor(300);
    await expect(page.getByTestId('place-questions')).toHaveText(`Requests: ${questions}`);
  }
  await expect(page.getByTestId('place-fail')).toBeChecked();
  await page.clock.runFor(381);
  await expect(page.getByTestId('place-error')).toBeVisible();
  await expect(page.getByTestId('place-fail')).not.toBeChecked();
});

test('a value that a script sets counts as typed', async ({ open, page }) => {
  await open('/autocomplete?delayScale=0');
  await field(page).evaluate((input: HTMLInputElement) => {
    input.focus();
    input.value = 'ashby';
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(page.getByTestId(/^place-option-/)).toHaveText(['Ashby']);
});

test('the button of a chip works by keyboard, and leaves the focus in the field', async ({ open, page }) => {
  await open('/autocomplete');
  await page.getByTestId('stops-input').fill('ashby');
  await page.getByTestId(/^stops-option-/).click();
  await page.getByTestId(/^stops-remove-/).press('Enter');
  await expect(page.getByTestId('stops-result')).toHaveText('Stops: none');
  await expect(page.getByTestId('stops-input')).toBeFocused();
});

test('the list is outside of main, as wide as the field and right below it', { tag: '@design' }, async ({
  open,
  page,
}) => {
  // If there is no room below the field it would be above.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await open('/autocomplete?delayScale=0');
  await field(page).fill('ash');
  const list = page.getByTestId('place-list');
  await expect(list).toBeVisible();
  await expect(page.getByRole('main').getByTestId('place-list')).toHaveCount(0);
  await expect
    .poll(async () => ((await list.boundingBox())?.y ?? 0) - ((await field(page).boundingBox())?.y ?? 0))
    .toBeGreaterThan(20);
});

test('its waits end with the page', async ({ open, page }) => {
  const timers = await countTimers(page, 10_000);
  await open('/autocomplete?delayScale=100');
  await field(page).fill('ash');
  await expect.poll(timers).toBeGreaterThan(0);
  await expectNoneAfterLeaving(page, timers);
});

test('a field that WebDriver empties is empty, and the choice with it', async ({ open, page }) => {
  await open('/autocomplete?delayScale=0');
  const field = page.getByTestId('place-input');
  await field.fill('zur');
  await page.getByRole('option', { name: 'Zürich' }).click();
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: Zürich');
  // As chromedriver does: through the property that React does not watch, with this event, and without the focus.
  await field.evaluate((input: HTMLInputElement) => {
    input.value = '';
    input.dispatchEvent(new Event('change', { bubbles: true }));
    input.blur();
  });
  await expect(page.getByTestId('place-result')).toHaveText('Chosen: none');
  await expect(field).toHaveValue('');
  await field.pressSequentially('mal');
  await expect(page.getByTestId(/^place-option-/)).toHaveText(['Málaga']);
});
