import { expect, type Locator, type Page, test } from '@playwright/test';

// The lengths of waits are part of what is tested. A clock that stands still makes them exact, and they cost no time.
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

/** The rows in the document, from above to below, measured from the upper edge of what the list shows. */
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

test('rows: those in view are in the document, in order, and never more than 40', async ({ page }) => {
  expect((await rowsThatFill(page))[0]).toBe(1);
  const list = page.getByRole('listbox', { name: 'Rows' });
  for (const part of [0, 0.3, 0.7, 1]) {
    await list.evaluate((list, part) => {
      list.scrollTop = part * (list.scrollHeight - list.clientHeight);
    }, part);
    const numbers = await rowsThatFill(page);
    expect(numbers.length).toBeLessThanOrEqual(40);
  }
  const { rows, viewHeight } = await drawnRows(page);
  expect(rows.at(-1)).toMatchObject({ text: 'Row 10000', bottom: viewHeight });
});

test('heights: 44, 64 and 84 pixels by turns, each row where the one before it ends', async ({ page }) => {
  for (const number of [1, 5000]) {
    await jump(page, number);
    await expect(rowOf(page, number)).toBeVisible();
    const { rows } = await drawnRows(page);
    for (const [index, { text, top, bottom }] of rows.entries()) {
      expect(bottom - top).toBe([84, 44, 64][Number(text?.replace('Row ', '')) % 3]);
      if (index > 0) expect(top).toBe(rows[index - 1]?.bottom);
    }
  }
});

test('positions: assistive technology is told a row’s place in the whole list', async ({ page }) => {
  for (const number of [1, 5000, 10000]) {
    await jump(page, number);
    await expect(rowOf(page, number)).toHaveAttribute('aria-posinset', `${number}`);
    await expect(rowOf(page, number)).toHaveAttribute('aria-setsize', '10000');
  }
});

test('jump: a row comes to the top, and what is no row is refused', async ({ page }) => {
  const topOf = async (number: number) =>
    (await drawnRows(page)).rows.find(({ text }) => text === `Row ${number}`)?.top;
  for (const number of [5000, 12]) {
    await jump(page, number);
    await expect.poll(() => topOf(number)).toBe(0);
  }
  await page.getByLabel('Row number').fill('777');
  await page.getByLabel('Row number').press('Enter');
  await expect.poll(() => topOf(777)).toBe(0);
  for (const wrong of ['0', '10001', '1.5', 'abc', '']) {
    // Between two wrong numbers a right one, so that each has to bring its own message.
    await jump(page, 777);
    await expect(page.getByTestId('rows-error')).toHaveCount(0);
    await jump(page, wrong);
    await expect(page.getByTestId('rows-error')).toHaveText('Enter a number from 1 to 10000');
    await expect.poll(() => topOf(777)).toBe(0);
  }
  await jump(page, 10000);
  await expect
    .poll(() => drawnRows(page).then(({ rows, viewHeight }) => [rows.at(-1), viewHeight]))
    .toEqual([expect.objectContaining({ text: 'Row 10000', bottom: 360 }), 360]);
});

test('select: a row alone, a range with Shift, one more or less with Control', async ({ page }) => {
  const selected = page.getByTestId('rows-selected');
  await rowOf(page, 5).click();
  await expect(selected).toHaveText('Selected: 1');
  await jump(page, 25);
  await rowOf(page, 25).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText('Selected: 21');
  await expect(rowOf(page, 25)).toHaveAttribute('aria-selected', 'true');
  await expect(rowOf(page, 26)).toHaveAttribute('aria-selected', 'false');
  await jump(page, 1);
  await rowOf(page, 3).click({ modifiers: ['Shift'] });
  await expect(selected).toHaveText('Selected: 3');
  for (const [number, isSelected] of [2, 3, 4, 5, 6].map((number) => [number, number >= 3 && number <= 5]))
    await expect(rowOf(page, Number(number))).toHaveAttribute('aria-selected', `${isSelected}`);
  for (const count of [4, 3]) {
    await rowOf(page, 1).click({ modifiers: ['Control'] });
    await expect(selected).toHaveText(`Selected: ${count}`);
  }
  await rowOf(page, 2).click();
  await expect(selected).toHaveText('Selected: 1');
  await expect(rowOf(page, 2)).toHaveAttribute('aria-selected', 'true');
});

test('kept: rows stay selected while they are not in the document', async ({ page }) => {
  const selected = page.getByTestId('rows-selected');
  await rowOf(page, 2).click();
  await rowOf(page, 4).click({ modifiers: ['Shift'] });
  await jump(page, 9000);
  await expect(rowOf(page, 9000)).toBeVisible();
  await expect(rowOf(page, 4)).toHaveCount(0);
  await expect(selected).toHaveText('Selected: 3');
  await jump(page, 1);
  for (const number of [2, 3, 4]) await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(selected).toHaveText('Selected: 0');
  for (const number of [2, 3, 4]) await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'false');
});

test('keys: arrows, Home and End move the active row, and Space selects it', async ({ page }) => {
  const list = page.getByRole('listbox', { name: 'Rows' });
  async function press(key: string, number: number) {
    await list.press(key);
    await expect(page.getByTestId('rows-active')).toHaveText(`Active: Row ${number}`);
    await expect
      .poll(async () => {
        const { rows, viewHeight } = await drawnRows(page);
        return rows.some(({ text, top, bottom }) => text === `Row ${number}` && top >= 0 && bottom <= viewHeight);
      })
      .toBe(true);
  }

  for (let number = 2; number <= 12; number++) await press('ArrowDown', number);
  await press('ArrowUp', 11);
  await press('End', 10000);
  await press('ArrowDown', 10000);
  await press('ArrowUp', 9999);
  await press('Home', 1);
  for (const number of [2, 3]) {
    await press('ArrowDown', number);
    await list.press('Space');
    await expect(rowOf(page, number)).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByTestId('rows-selected')).toHaveText('Selected: 1');
  }
});

/** Scrolls up and down to the end, and waits until the list has been told of it. */
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

/**
 * Has the load that was begun take its time, in which the feed is scrolled again, and returns what its status is then.
 */
async function endOfLoad(page: Page) {
  const status = page.getByTestId('feed-status');
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(999);
  await scrollToEnd(page.getByRole('region', { name: 'Feed' }));
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(1001);
  await expect(status).not.toHaveText('Loading');
  return status.textContent();
}

async function load(page: Page) {
  await scrollToEnd(page.getByRole('region', { name: 'Feed' }));
  return endOfLoad(page);
}

test('feed: scrolled to its end it shows twenty more, up to two hundred', async ({ page }) => {
  const [items, status] = [page.getByTestId(/^feed-item-/), page.getByTestId('feed-status')];
  await expect(status).toHaveText('Shown: 20');
  for (let count = 40; count <= 200; count += 20) {
    if ((await load(page)) === 'Loading failed') {
      await page.getByRole('button', { name: 'Retry' }).click();
      await endOfLoad(page);
    }
    await expect(status).toHaveText(count < 200 ? `Shown: ${count}` : 'End of the list: 200 items');
    await expect(items).toHaveText(Array.from({ length: count }, (_, index) => `Item ${index + 1}`));
    // A second load would be over by now as well.
    await page.clock.runFor(2000);
    await expect(items).toHaveCount(count);
  }
  await scrollToEnd(page.getByRole('region', { name: 'Feed' }));
  await page.clock.runFor(2000);
  await expect(items).toHaveCount(200);
  await expect(status).toHaveText('End of the list: 200 items');
});

test('retry: one load fails, which one depends on the seed, and “Retry” brings its items', async ({ page }) => {
  test.slow();
  const items = page.getByTestId(/^feed-item-/);
  const countsAtFailure: number[] = [];
  for (const seed of [1, 1, 2, 3, 4]) {
    await openWith(page, `delayScale=1&seed=${seed}`);
    let count = 20;
    while ((await load(page)) !== 'Loading failed') count += 20;
    expect(count).toBeLessThan(200);
    await expect(items).toHaveCount(count);
    countsAtFailure.push(count);
    await scrollToEnd(page.getByRole('region', { name: 'Feed' }));
    await page.clock.runFor(2000);
    await expect(page.getByTestId('feed-status')).toHaveText('Loading failed');
    await expect(items).toHaveCount(count);
    await page.getByRole('button', { name: 'Retry' }).click();
    expect(await endOfLoad(page)).toBe(count < 180 ? `Shown: ${count + 20}` : 'End of the list: 200 items');
    await expect(items).toHaveCount(count + 20);
    await expect(items.last()).toHaveText(`Item ${count + 20}`);
  }
  expect(countsAtFailure[1]).toBe(countsAtFailure[0]);
  expect(new Set(countsAtFailure).size).toBeGreaterThan(1);
});

test('more: each press adds ten, and the button is disabled meanwhile and at the end', async ({ page }) => {
  const [items, status] = [page.getByTestId(/^more-item-/), page.getByTestId('more-status')];
  const button = page.getByRole('button', { name: 'Load more' });
  await expect(status).toHaveText('Shown: 10 of 50');
  for (const count of [20, 30, 40, 50]) {
    await button.click();
    await expect(button).toBeDisabled();
    await page.clock.runFor(999);
    await expect(status).toHaveText(`Shown: ${count - 10} of 50`);
    await expect(button).toBeDisabled();
    await page.clock.runFor(1001);
    await expect(status).toHaveText(`Shown: ${count} of 50`);
    await expect(items).toHaveCount(count);
    await expect(items.last()).toHaveText(`Part ${count}`);
    await expect(button).toBeEnabled({ enabled: count < 50 });
  }
});
