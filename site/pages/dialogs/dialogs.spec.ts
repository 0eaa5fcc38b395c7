import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('the dialog keeps the focus within itself', { tag: '@design' }, async ({ open, page }) => {
  await open('/dialogs');
  await page.getByTestId('dialog-modal-open').click();
  const dialog = page.getByTestId('dialog-modal');
  await expect(dialog).toHaveAttribute('open');
  await expect(page.getByTestId('dialog-seat')).toBeFocused();
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    // Between its last element and its first one the focus is in the browser's own controls: on no element.
    const outside = await page.evaluate(() => document.activeElement?.matches('main :not(dialog, dialog *)'));
    expect(outside).toBe(false);
  }
});

test('Enter in the form confirms a seat that was chosen by keyboard', async ({ open, page }) => {
  await open('/dialogs');
  await page.getByTestId('dialog-modal-open').press('Enter');
  await page.getByTestId('dialog-seat').selectOption('Middle');
  await page.getByTestId('dialog-confirm').press('Enter');
  await expect(page.getByTestId('dialog-result')).toHaveText('Returned: middle');
  await expect(page.getByTestId('dialog-modal-open')).toBeFocused();
});

test('the toast is announced, and lies over the backdrop too', { tag: '@design' }, async ({ open, page }) => {
  await open('/dialogs');
  await page.getByTestId('dialog-modal-open').click();
  await page.getByTestId('dialog-hold').click();
  const toast = page.getByTestId('dialog-toast');
  await expect(toast).toHaveRole('status');
  const isOnTop = await toast.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isOnTop).toBe(true);
});

test('a popover by its button at the lower edge opens where there is room', async ({ open, page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await open('/dialogs');
  const [button, help] = [page.getByTestId('popover-help-button'), page.getByTestId('popover-help')];
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await button.press('Enter');
  await expect(help).toBeVisible();
  // Polled, because it is placed once it is open.
  await expect
    .poll(async () => ((await help.boundingBox())?.y ?? 0) < ((await button.boundingBox())?.y ?? 0))
    .toBe(true);
});

test('a toast that is dismissed by keyboard leaves the focus in the dialog', async ({ open, page }) => {
  await open('/dialogs');
  await page.getByTestId('dialog-modal-open').click();
  await page.getByTestId('dialog-hold').press('Enter');
  await page.getByTestId('dialog-toast-dismiss').press('Enter');
  await expect(page.getByTestId('dialog-toast')).toBeHidden();
  await expect(page.getByTestId('dialog-hold')).toBeFocused();
});

test('the tooltip takes the delay scale, and Escape closes it', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/dialogs?delayScale=2');
  const tooltip = page.getByTestId('tooltip-text');
  await page.getByTestId('tooltip-button').hover();
  await page.clock.runFor(999);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(tooltip).toBeVisible();
  await expect(page.getByTestId('tooltip-button')).toHaveAccessibleDescription(
    'Changes are free until the day before.',
  );
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('the tooltip stays while the pointer goes over to it', { tag: '@design' }, async ({ open, page }) => {
  await open('/dialogs?delayScale=0');
  const [button, tooltip] = [page.getByTestId('tooltip-button'), page.getByTestId('tooltip-text')];
  await button.hover();
  await expect(tooltip).toBeVisible();
  // Pixel by pixel, as over the gap between them.
  const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  const middle = y + height / 2;
  await page.mouse.move(x + 20, middle);
  await page.mouse.move(x + 20, middle + height, { steps: Math.ceil(height) });
  await expect(tooltip).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();
});

test('the focus that a click gives shows no tooltip', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/dialogs?delayScale=1');
  await page.getByTestId('tooltip-button').click();
  await page.clock.runFor(499);
  await expect(page.getByTestId('tooltip-text')).toBeHidden();
});

test('a second load waits for the first, and its cover keeps keys away too', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/dialogs?delayScale=1');
  await page.getByTestId('cover-start').click();
  await expect(page.getByTestId('cover-start')).toBeDisabled();
  await page.getByTestId('cover-accept').press('Enter');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('cover-count')).toHaveText('Accepted: 0');
  // What a script clicks, it clicks through the cover.
  await page.getByTestId('cover-accept').dispatchEvent('click');
  await expect(page.getByTestId('cover-count')).toHaveText('Accepted: 1');
  await page.clock.runFor(2000);
  await expect(page.getByTestId('cover-start')).toBeEnabled();
  await expect(page.getByTestId('cover-accept')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('cover-count')).toHaveText('Accepted: 2');
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 10_000);
  await open('/dialogs?delayScale=100');
  await page.getByTestId('tooltip-button').hover();
  await page.getByTestId('cover-start').click();
  // The pointer has left the tooltip's button by now, and its wait goes on without effect.
  await expect.poll(timers).toBeGreaterThan(0);
  await expectNoneAfterLeaving(page, timers);
});
