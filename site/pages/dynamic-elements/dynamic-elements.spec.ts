import { expect, test } from '../../../tests/fixtures';
import { countTimers } from '../../../tests/pending-timers';

test.describe('with the clock stopped', () => {
  test.beforeEach(async ({ openWithClockStopped, page }) => {
    await openWithClockStopped('/dynamic-elements');
    await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
  });

  test('Reload clears the content, and a second one starts the wait again', async ({ page }) => {
    const reload = page.getByRole('button', { name: 'Reload', exact: true });
    await reload.click();
    await expect(page.getByTestId('dynamic-item-0')).toHaveCount(0);
    await page.clock.runFor(4000);
    await reload.click();
    await page.clock.runFor(4999);
    await expect(page.getByTestId('content-area').getByRole('status')).toHaveText('Loading…');
    await page.clock.runFor(1);
    await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
    await page.clock.runFor(60_000);
    await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
  });

  test('the slider is a range from 1 to 30 that arrow keys move by 1, and each move is a load', async ({ page }) => {
    const slider = page.getByRole('slider', { name: 'Load time' });
    await expect(slider).toHaveAttribute('min', '1');
    await expect(slider).toHaveAttribute('max', '30');
    await expect(slider).toHaveAttribute('step', '1');
    await slider.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByTestId('load-time-value')).toHaveText('4s');
    await expect(slider).toHaveAttribute('aria-valuetext', '4 s');
    await expect(page.getByTestId('loading-indicator')).toBeVisible();
    await page.clock.runFor(4000);
    await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
  });

  for (const events of [['input'], ['change'], ['input', 'change']]) {
    test(`a value that a script has set loads once with ${events.join(' and ')}`, async ({ page }) => {
      const send = (type: string) => page.getByTestId('load-time-slider').dispatchEvent(type);
      await page.getByTestId('load-time-slider').evaluate((slider: HTMLInputElement) => {
        slider.value = '2';
      });
      await send(events[0] ?? '');
      await expect(page.getByTestId('load-time-value')).toHaveText('2s');
      await page.clock.runFor(1500);
      // If these events started another load, it would take another two seconds.
      for (const type of events.slice(1)) await send(type);
      await page.clock.runFor(500);
      await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
    });
  }

  test('a value that a script has set stays while content arrives, until its event comes', async ({ page }) => {
    await page.getByTestId('reload-button').click();
    await page.getByTestId('load-time-slider').evaluate((slider: HTMLInputElement) => {
      slider.value = '2';
    });
    await page.clock.runFor(5000);
    await expect(page.getByTestId('dynamic-item-0')).toBeVisible();
    await page.getByTestId('load-time-slider').dispatchEvent('change');
    await expect(page.getByTestId('load-time-value')).toHaveText('2s');
  });
});

test('leaving the page leaves no timer behind', async ({ open, page }) => {
  const longTimers = await countTimers(page, 1000);

  await open('/');
  await page.getByTestId('feature-card-dynamic-elements').click();
  await page.getByTestId('load-time-slider').fill('30');
  await page.getByTestId('reload-button').click();
  expect(await longTimers()).toBe(1);
  await page.goBack();
  await expect(page.getByTestId('feature-card-forms')).toBeVisible();
  expect(await longTimers()).toBe(0);
});
