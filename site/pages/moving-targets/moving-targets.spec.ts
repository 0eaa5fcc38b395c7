import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('the sliding button can be hit while it slides', { tag: '@design' }, async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/moving-targets?delayScale=1');
  await page.getByTestId('slide-start').click();
  await expect(page.getByTestId('slide-start')).toBeDisabled();
  await page.getByTestId('slide-button').dispatchEvent('click');
  await expect(page.getByTestId('slide-result')).toHaveText('Hits: 1, misses: 0');
  await expect(page.getByTestId('slide-status')).toHaveText('Sliding');
});

test('the delay scale changes the waits, and the slide that is seen', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/moving-targets?delayScale=0.5');
  await page.getByTestId('slide-start').click();
  await expect(page.getByTestId('slide-button')).toHaveCSS('animation-duration', '1s');
  await page.clock.runFor(999);
  await expect(page.getByTestId('slide-status')).toHaveText('Sliding');
  await page.clock.runFor(1);
  await expect(page.getByTestId('slide-status')).toHaveText('At the right');
});

test('the advert and the late button leave the other cards where they are', async ({ open, page }) => {
  await open('/moving-targets?delayScale=0');
  const heights = () =>
    page.getByTestId('moving-targets').evaluate((list) => [...list.children].map((card) => card.clientHeight));
  // What the run of the bar says may take two lines.
  await page.getByTestId('bar-start').click();
  await expect(page.getByTestId('bar-result')).toHaveText('Ran to 100%, 25 too late');
  const before = await heights();
  await page.getByTestId('shift-start').click();
  await page.getByTestId('late-start').click();
  await expect(page.getByTestId('shift-advert')).toBeVisible();
  await expect(page.getByTestId('late-button')).toBeEnabled();
  expect(await heights()).toEqual(before);
});

test('the bar can be stopped only while it runs', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/moving-targets?delayScale=1');
  const stop = page.getByTestId('bar-stop');
  await expect(stop).toBeDisabled();
  await page.getByTestId('bar-start').click();
  await expect(stop).toBeEnabled();
  await page.clock.runFor(500);
  await expect(page.getByTestId('bar-progress')).toHaveJSProperty('value', 10);
  await stop.click();
  await expect(stop).toBeDisabled();
  await page.getByTestId('bar-reset').click();
  await expect(page.getByTestId('bar-result')).toHaveText('');
});

test('the box can be scrolled by keyboard', async ({ open, page }) => {
  await open('/moving-targets');
  await page.getByRole('region', { name: 'Terms' }).focus();
  await page.keyboard.press('End');
  await expect.poll(() => page.getByTestId('cover-box').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100);
});

test('coming back does not change what the seed has chosen', async ({ open, page }) => {
  await open('/moving-targets?seed=7');
  const chosen = () =>
    page.getByTestId('moving-targets').evaluate((targets) => ({
      id: targets.querySelector('[data-test=renamed-input]')?.id,
      shown: [...targets.querySelectorAll('[data-test=pair-button]')].map((button) => button.checkVisibility()),
    }));
  const before = await chosen();
  await page.getByRole('banner').getByRole('link', { name: 'practice-site' }).click();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page.getByTestId('renamed-input')).toBeVisible();
  expect(await chosen()).toEqual(before);
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 4000);
  await open('/moving-targets?delayScale=100');
  for (const name of ['slide', 'shift', 'late', 'bar']) await page.getByTestId(`${name}-start`).click();
  await expect.poll(timers).toBe(4);
  await expectNoneAfterLeaving(page, timers);
});
