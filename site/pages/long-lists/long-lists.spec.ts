import { expect, test } from '../../../tests/fixtures';
import { countTimers, expectNoneAfterLeaving } from '../../../tests/pending-timers';

test('the rows are drawn at DOMContentLoaded', async ({ open, page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.dataset.rows = `${document.querySelectorAll('[role=option]').length}`;
    });
  });
  await open('/long-lists');
  await expect(page.locator('html')).toHaveAttribute('data-rows', /^(1[5-9]|2\d|3\d)$/);
});

test('the lists can be scrolled by keyboard', async ({ open, page }) => {
  await open('/long-lists?delayScale=1000');
  for (const name of ['feed-list', 'more-list']) {
    await page.getByTestId(name).focus();
    await page.keyboard.press('End');
    await expect.poll(() => page.getByTestId(name).evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
  }
});

test('the list names its active row while that is in the document', async ({ open, page }) => {
  await open('/long-lists');
  const list = page.getByTestId('rows-list');
  await list.press('ArrowDown');
  const id = (await page.getByRole('option', { name: 'Row 2', exact: true }).getAttribute('id')) ?? 'no id';
  await expect(list).toHaveAttribute('aria-activedescendant', id);
  await list.evaluate((box) => {
    box.scrollTop = 100_000;
  });
  await expect(list).not.toHaveAttribute('aria-activedescendant');
});

test('Shift and an arrow select on from the row selected last', async ({ open, page }) => {
  await open('/long-lists');
  const list = page.getByTestId('rows-list');
  await list.press('ArrowDown');
  await list.press('Space');
  await list.press('Shift+ArrowDown');
  await list.press('Shift+ArrowDown');
  await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 3');
  await list.press('Shift+End');
  await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 9999');
});

test('the focus goes to the feed when “Retry” goes', async ({ open, page }) => {
  await open('/long-lists?delayScale=0');
  const feed = page.getByTestId('feed-list');
  await expect(async () => {
    await feed.evaluate((list) => {
      list.scrollTop = list.scrollHeight;
    });
    await expect(page.getByTestId('feed-retry')).toBeVisible({ timeout: 100 });
  }).toPass();
  await page.getByTestId('feed-retry').press('Enter');
  await expect(feed).toBeFocused();
});

test('“Load more” gives the focus to its list, from where Tab leads back to it', async ({ open, page }) => {
  await open('/long-lists?delayScale=0');
  for (const count of [20, 30]) {
    await page.getByTestId('more-list').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('more-list')).toBeFocused();
    await expect(page.getByTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
  }
});

test('leaving the page during its waits leaves no timer', async ({ open, page }) => {
  const timers = await countTimers(page, 4000);
  await open('/long-lists?delayScale=100');
  await page.getByTestId('feed-list').evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  await page.getByTestId('more-button').click();
  await expect.poll(timers).toBe(2);
  await expectNoneAfterLeaving(page, timers);
});
