import { expect, type Locator, type Page, test } from '@playwright/test';

// The lengths of waits are tested. With a stopped clock, they are exact and take no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await openWith(page, 'delayScale=1');
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

async function openWith(page: Page, options: string) {
  await page.goto(`/long-lists?${options}`);
  await expect(page.getByTestId('long-lists')).toBeVisible();
}

const rowOf = (page: Page, number: number) => page.getByRole('option', { name: `Row ${number}`, exact: true });

async function jump(page: Page, number: number | string) {
  await page.getByLabel('Row number').fill(`${number}`);
  await page.getByRole('button', { name: 'Jump' }).click();
}

/** The rows in the document, from top to bottom, measured from the upper edge of the visible part. */
function drawnRows(page: Page) {
  return page.getByRole('listbox', { name: 'Rows' }).evaluate((list) => {
    const edge = list.getBoundingClientRect().top + list.clientTop;
    const rows = [...list.querySelectorAll('[role=option]')].map((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return { text: row.textContent, top: Math.round(top - edge), bottom: Math.round(bottom - edge) };
    });
    rows.sort((one, other) => one.top - other.top);
    return { rows, viewHeight: list.clientHeight };
  });
}

/** The numbers of the rows in the document. It waits until they fill the list, without a gap and in order. */
async function rowsThatFill(page: Page) {
  let numbers: number[] = [];
  await expect(async () => {
    const { rows, viewHeight } = await drawnRows(page);
    numbers = rows.map(({ text }) => Number(text?.replace('Row ', '')));
    expect(rows[0]?.top).toBeLessThanOrEqual(0);
    expect(rows.at(-1)?.bottom).toBeGreaterThanOrEqual(viewHeight);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  }).toPass({ timeout: 5000 });
  return numbers;
}

function scrollRows(page: Page, part: number) {
  return page.getByRole('listbox', { name: 'Rows' }).evaluate((list, part) => {
    list.scrollTop = part * (list.scrollHeight - list.clientHeight);
  }, part);
}

const topOf = async (page: Page, number: number) =>
  (await drawnRows(page)).rows.find(({ text }) => text === `Row ${number}`)?.top;

/** How far the list can still be scrolled. */
function restOf(page: Page) {
  return page
    .getByRole('listbox', { name: 'Rows' })
    .evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
}

/** Whether a row is in view, measured to the next one. Its height is another requirement. */
async function isInView(page: Page, number: number) {
  const { rows, viewHeight } = await drawnRows(page);
  const [row, next] = rows.slice(rows.findIndex(({ text }) => text === `Row ${number}`));
  return !!row && !!next && row.top >= 0 && next.top <= viewHeight;
}

test('rows: the rows are in the document in order', async ({ page }) => {
  expect((await rowsThatFill(page))[0]).toBe(1);
  for (const part of [0.3, 0.7, 1]) {
    await scrollRows(page, part);
    await rowsThatFill(page);
  }
  const { rows, viewHeight } = await drawnRows(page);
  expect(rows.at(-1)).toMatchObject({ text: 'Row 10000', bottom: viewHeight });
});

test('few: at most 40 rows are in the document', async ({ page }) => {
  for (const part of [0, 0.3, 0.7, 1]) {
    await scrollRows(page, part);
    const { rows } = await drawnRows(page);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.length).toBeLessThanOrEqual(40);
  }
});

test('heights: rows are 44, 64 and 84 pixels high in turn', async ({ page }) => {
  for (const number of [2, 5000]) {
    await jump(page, number);
    await expect(rowOf(page, number)).toBeVisible();
    const { rows } = await drawnRows(page);
    for (const { text, top, bottom } of rows) {
      expect(bottom - top).toBe([84, 44, 64][Number(text?.replace('Row ', '')) % 3]);
    }
  }
});

test('positions: assistive technology knows a row’s place in the whole list', async ({ page }) => {
  for (const number of [2, 5000, 9000]) {
    await jump(page, number);
    await expect(rowOf(page, number)).toHaveAttribute('aria-posinset', `${number}`);
    await expect(rowOf(page, number)).toHaveAttribute('aria-setsize', '10000');
  }
});

test('jump: “Jump” scrolls a row to the top', async ({ page }) => {
  for (const number of [5000, 12]) {
    await jump(page, number);
    await expect.poll(() => topOf(page, number)).toBe(0);
  }
  await jump(page, 10000);
  // As near as possible, which is at the end of the list.
  await expect.poll(() => restOf(page)).toBeLessThan(1);
});

test('enter: Enter does the same as “Jump”', async ({ page }) => {
  await page.getByLabel('Row number').fill('777');
  await page.getByLabel('Row number').press('Enter');
  await expect(rowOf(page, 777)).toBeVisible();
});

test('refused: a number without a row is refused', async ({ page }) => {
  for (const wrong of ['0', '10001', '1.5', 'abc', '']) {
    // A right number between two wrong ones, so that each wrong one has to show the message again.
    await jump(page, 777);
    await expect(rowOf(page, 777)).toBeVisible();
    await expect(page.getByTestId('rows-error')).toHaveCount(0);
    await jump(page, wrong);
    await expect(page.getByTestId('rows-error')).toHaveText('Enter a number from 1 to 10000');
    await expect(rowOf(page, 777)).toBeVisible();
  }
});

test('select: a click selects a row alone', async ({ page }) => {
  for (const number of [5, 2]) {
    await rowOf(page, number).click();
    await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 1');
    await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'true');
  }
});

test('range: a click with Shift selects a range', async ({ page }) => {
  const selected = page.getByTestId('rows-selected');
  await rowOf(page, 5).click();
  await jump(page, 25);
  await rowOf(page, 25).click({ modifiers: ['Shift'] });
  // From here the whole range is in the document. Whether other rows count too is another requirement.
  await rowOf(page, 14).scrollIntoViewIfNeeded();
  await expect(selected).toHaveText('Selected: 21');
  await expect(rowOf(page, 25)).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, 26)).toHaveAttribute('aria-selected', 'false');
  await rowOf(page, 3).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText('Selected: 3');
  for (const number of [2, 3, 4, 5, 6])
    await expect(rowOf(page, number)).toHaveAttribute('aria-selected', `${number >= 3 && number <= 5}`);
});

test('toggled: a click with Control adds or removes a row', async ({ page }) => {
  await rowOf(page, 3).click();
  for (const count of [2, 1]) {
    await rowOf(page, 2).click({ modifiers: ['Control'] });
    await expect(page.getByTestId('rows-selected')).toHaveText(`Selected: ${count}`);
  }
  await expect(rowOf(page, 3)).toHaveAttribute('aria-selected', 'true');
});

test('kept: rows stay selected while they are not in the document', async ({ page }) => {
  await rowOf(page, 2).click();
  await rowOf(page, 4).click({ modifiers: ['Control'] });
  await jump(page, 9000);
  await expect(rowOf(page, 9000)).toBeVisible();
  await expect(rowOf(page, 4)).toHaveCount(0);
  await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 2');
  await jump(page, 2);
  for (const number of [2, 4]) await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'true');
});

test('cleared: “Clear selection” leaves no row selected', async ({ page }) => {
  await rowOf(page, 2).click();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 0');
  await expect(rowOf(page, 2)).toHaveAttribute('aria-selected', 'false');
});

test('keys: arrows, Home and End change the active row', async ({ page }) => {
  const list = page.getByRole('listbox', { name: 'Rows' });
  for (const [key, number] of [
    ['ArrowDown', 2],
    ['ArrowDown', 3],
    ['ArrowUp', 2],
    ['End', 10000],
    ['ArrowDown', 10000],
    ['ArrowUp', 9999],
    ['Home', 1],
  ] as const) {
    await list.press(key);
    await expect(page.getByTestId('rows-active')).toHaveText(`Active: Row ${number}`);
  }
});

test('view: the active row is in view', async ({ page }) => {
  const list = page.getByRole('listbox', { name: 'Rows' });
  for (let number = 2; number <= 12; number++) {
    await list.press('ArrowDown');
    await expect.poll(() => isInView(page, number)).toBe(true);
  }
});

test('space: Space selects the active row', async ({ page }) => {
  const list = page.getByRole('listbox', { name: 'Rows' });
  for (const number of [2, 3]) {
    await list.press('ArrowDown');
    await list.press('Space');
    await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 1');
  }
});

/** Scrolls up and down to the end, and waits until the list has noticed. */
async function scrollToEnd(list: Locator) {
  for (const part of [0, 1])
    await list.evaluate(
      (list, part) =>
        new Promise((resolve) => {
          const place = part * (list.scrollHeight - list.clientHeight);
          if (Math.abs(list.scrollTop - place) < 1) return resolve(null);
          list.addEventListener('scroll', resolve, { once: true });
          list.scrollTop = place;
        }),
      part,
    );
}

const feedOf = (page: Page) => page.getByRole('region', { name: 'Feed' });
const itemsOf = (page: Page) => page.getByTestId(/^feed-item-/);

async function endOfLoad(page: Page) {
  await page.clock.runFor(5000);
  await expect(feedOf(page)).toHaveAttribute('aria-busy', 'false');
}

/** Loads until a load fails, and returns how many items were there before. */
async function loadUntilOneFails(page: Page) {
  for (let count = 20; count < 200; count += 20) {
    await scrollToEnd(feedOf(page));
    await endOfLoad(page);
    if (await page.getByRole('button', { name: 'Retry' }).isVisible()) return count;
  }
  return 200;
}

async function load(page: Page) {
  await scrollToEnd(feedOf(page));
  await endOfLoad(page);
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) {
    await retry.click();
    await endOfLoad(page);
  }
}

test('feed: a feed at its end loads twenty more items', async ({ page }) => {
  await expect(page.getByTestId('feed-status')).toHaveText('Shown: 20');
  await scrollToEnd(feedOf(page));
  await page.clock.runFor(500);
  // Scrolls again during the load, which must not load twice.
  await load(page);
  await expect(itemsOf(page)).toHaveText(Array.from({ length: 40 }, (_, index) => `Item ${index + 1}`));
});

test('loading: the status is “Loading” for 1 to 2 seconds', async ({ page }) => {
  const status = page.getByTestId('feed-status');
  await scrollToEnd(feedOf(page));
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(999);
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(1001);
  await expect(status).not.toHaveText('Loading');
});

test('end: the feed ends with two hundred items', async ({ page }) => {
  for (let count = 20; count < 200; count += 20) await load(page);
  await expect(page.getByTestId('feed-status')).toHaveText('End of the list: 200 items');
  await scrollToEnd(feedOf(page));
  await page.clock.runFor(5000);
  await expect(itemsOf(page)).toHaveCount(200);
});

test('failed: one load fails, and the seed decides which', async ({ page }) => {
  const counts: number[] = [];
  for (const seed of [3, 3, 11]) {
    await openWith(page, `delayScale=1&seed=${seed}`);
    counts.push(await loadUntilOneFails(page));
    await expect(page.getByTestId('feed-status')).toHaveText('Loading failed');
  }
  expect(counts[1]).toBe(counts[0]);
  expect(new Set(counts).size).toBeGreaterThan(1);
});

test('retry: “Retry” loads the items', async ({ page }) => {
  // With this seed the first load fails.
  await openWith(page, 'delayScale=1&seed=3');
  const count = await loadUntilOneFails(page);
  await page.getByRole('button', { name: 'Retry' }).click();
  await endOfLoad(page);
  await expect(itemsOf(page)).toHaveCount(count + 20);
  await expect(itemsOf(page).last()).toHaveText(`Item ${count + 20}`);
});

test('paused: nothing is loaded until “Retry”', async ({ page }) => {
  // With this seed the first load fails.
  await openWith(page, 'delayScale=1&seed=3');
  await loadUntilOneFails(page);
  const count = await itemsOf(page).count();
  await scrollToEnd(feedOf(page));
  await page.clock.runFor(5000);
  await expect(page.getByTestId('feed-status')).toHaveText('Loading failed');
  await expect(itemsOf(page)).toHaveCount(count);
});

test('more: each press adds ten items', async ({ page }) => {
  for (const count of [20, 30]) {
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.clock.runFor(5000);
    await expect(page.getByTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
    await expect(page.getByTestId(/^more-item-/)).toHaveCount(count);
  }
});

test('busy: the button is disabled while it loads', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Load more' });
  await button.click();
  await expect(button).toBeDisabled();
  await page.clock.runFor(999);
  await expect(button).toBeDisabled();
  await page.clock.runFor(1001);
  await expect(button).toBeEnabled();
});

test('all: the button stays disabled at the end', async ({ page }) => {
  const [button, status] = [page.getByRole('button', { name: 'Load more' }), page.getByTestId('more-status')];
  for (let before = await status.textContent(); before !== 'Shown: 50 of 50'; before = await status.textContent()) {
    await button.click();
    await page.clock.runFor(5000);
    await expect(status).not.toHaveText(`${before}`);
  }
  await expect(button).toBeDisabled();
});
