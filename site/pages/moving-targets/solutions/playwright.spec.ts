import { expect, type Locator, type Page, test } from '@playwright/test';

// The lengths of waits are part of what is tested. A clock that stands still makes them exact, and they cost no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/moving-targets?delayScale=1');
  await expect(page.getByTestId('moving-targets')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('slide: the button moves to the other side in 2 seconds, and clicks beside it are misses', async ({ page }) => {
  const [track, button] = [page.getByTestId('slide-track'), page.getByTestId('slide-button')];
  const [status, result] = [page.getByTestId('slide-status'), page.getByTestId('slide-result')];
  for (const side of ['right', 'left']) {
    await page.getByRole('button', { name: 'Slide', exact: true }).click();
    await page.clock.runFor(1999);
    await expect(status).toHaveText('Sliding');
    await page.clock.runFor(1);
    await expect(status).toHaveText(`At the ${side}`);
    const [outer, inner] = [await boxOf(track), await boxOf(button)];
    const isRight = inner.x + inner.width / 2 > outer.x + outer.width / 2;
    expect(isRight).toBe(side === 'right');
  }
  await page.getByRole('button', { name: 'Catch me' }).click();
  await expect(result).toHaveText('Hits: 1, misses: 0');
  await track.click({ position: { x: (await boxOf(track)).width - 20, y: 30 } });
  await expect(result).toHaveText('Hits: 1, misses: 1');
});

test('shift: an advert takes the place of “Buy” after 1 to 3 seconds, and its clicks are misses', async ({ page }) => {
  const [buy, advert] = [page.getByTestId('shift-button'), page.getByTestId('shift-advert')];
  // In its area, because the page may be scrolled in between.
  const area = page.getByTestId('shift-area');
  const topOf = async (locator: Locator) => (await boxOf(locator)).y - (await boxOf(area)).y;
  const place = await topOf(buy);
  await page.getByRole('button', { name: 'Load advert' }).click();
  await page.clock.runFor(999);
  await expect(advert).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(advert).toBeVisible();
  expect(await topOf(advert)).toBeCloseTo(place, 0);
  expect(await topOf(buy)).toBeGreaterThanOrEqual(place + (await boxOf(advert)).height);
  await buy.click();
  await expect(page.getByTestId('shift-result')).toHaveText('Hits: 1, misses: 0');
  await advert.click();
  await expect(page.getByTestId('shift-result')).toHaveText('Hits: 1, misses: 1');
});

test('twin: each click on “Count” counts, and puts another button in its place', async ({ page }) => {
  for (const count of [1, 2, 3]) {
    // The element itself. A locator would find its twin.
    const clicked = await page.getByTestId('twin-button').elementHandle();
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByTestId('twin-result')).toHaveText(`Clicks: ${count}`);
    expect(await clicked?.evaluate((button) => button.isConnected)).toBe(false);
    await expect(page.getByTestId('twin-button')).toBeFocused();
  }
});

test('late: “Order” is disabled until the stock has been checked for 2 to 4 seconds', async ({ page }) => {
  const [order, status] = [page.getByRole('button', { name: 'Order' }), page.getByTestId('late-status')];
  await expect(order).toBeDisabled();
  await page.getByRole('button', { name: 'Check stock' }).click();
  await page.clock.runFor(1999);
  await expect(status).toHaveText('Checking');
  await expect(order).toBeDisabled();
  await page.clock.runFor(2001);
  await expect(status).not.toHaveText('Checking');
  for (const count of [1, 2]) {
    await order.click();
    await expect(page.getByTestId('late-result')).toHaveText(`Orders: ${count}`);
  }
});

test('pair: one of two is visible, which one depends on the seed, and only that one is a hit', async ({ page }) => {
  const buttons = page.getByTestId('pair-button');
  const visible = buttons.filter({ visible: true });
  await expect(buttons).toHaveCount(2);
  await expect(visible).toHaveCount(1);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByTestId('pair-result')).toHaveText('Hits: 1, misses: 0');
  // By a script, because no visitor can click on it.
  await buttons.filter({ visible: false }).dispatchEvent('click');
  await expect(page.getByTestId('pair-result')).toHaveText('Hits: 1, misses: 1');

  // Runs again, because a page that is loaded now may take its time until it is shown.
  await page.clock.resume();
  const shown = async (seed: number) => {
    await page.goto(`/moving-targets?seed=${seed}`);
    // `isVisible()` does not wait for the page to be there.
    await expect(buttons).toHaveCount(2);
    return buttons.first().isVisible();
  };
  const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
  const firstOnes: boolean[] = [];
  for (const seed of seeds) firstOnes.push(await shown(seed));
  expect(new Set(firstOnes).size).toBe(2);
  expect(await shown(1)).toBe(firstOnes[0]);
});

test('cover: the bar takes the clicks on “Accept” until the box is scrolled', async ({ page }) => {
  const [accept, result] = [page.getByRole('button', { name: 'Accept' }), page.getByTestId('cover-result')];
  await page.getByTestId('cover-box').scrollIntoViewIfNeeded();
  // At its place, as a visitor clicks: a locator would scroll the box first.
  await clickAt(accept, page);
  await expect(result).toHaveText('Hits: 0, misses: 1');
  await accept.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await clickAt(accept, page);
  await expect(result).toHaveText('Hits: 1, misses: 1');
});

test('ids: they depend on the seed alone, and the label stays', async ({ page }) => {
  // Runs again, because a page that is loaded now may take its time until it is shown.
  await page.clock.resume();
  const ids = async (seed: number) => {
    await page.goto(`/moving-targets?seed=${seed}`);
    return Promise.all(['input', 'button'].map((name) => page.getByTestId(`renamed-${name}`).getAttribute('id')));
  };
  const [inputId, buttonId] = await ids(1);
  expect(await ids(1)).toEqual([inputId, buttonId]);
  const [otherInputId, otherButtonId] = await ids(2);
  expect(otherInputId).not.toBe(inputId);
  expect(otherButtonId).not.toBe(buttonId);

  await expect(page.getByLabel('Nickname')).toHaveAttribute('data-testid', 'renamed-input');
  await page.getByLabel('Nickname').fill('Ada');
  await page.getByTestId('renamed-button').click();
  await expect(page.getByTestId('renamed-result')).toHaveText('Saved: Ada');
});

test('spaces: labels and result have their spaces to the character', async ({ page }) => {
  for (const [testId, label] of [
    ['spaces-pay', 'Pay\u00a020\u00a0€  now'],
    ['spaces-later', 'Pay  later'],
  ] as const) {
    // A name takes all white space for one space, and `toHaveText` does too.
    await page.getByRole('button', { name: label.replace(/\s+/g, ' ') }).click();
    expect(await page.getByTestId(testId).textContent()).toBe(label);
    await expect.poll(() => page.getByTestId('spaces-result').textContent()).toBe(`Clicked: ${label}`);
  }
});

test('bar: it runs to 100% by 1% every 50 milliseconds, and “Reset” takes it back', async ({ page }) => {
  const [start, value] = [page.getByRole('button', { name: 'Start' }), page.getByTestId('bar-value')];
  await start.click();
  await page.clock.runFor(49);
  await expect(value).toHaveText('0%');
  await page.clock.runFor(1);
  await expect(value).toHaveText('1%');
  await page.clock.runFor(49 * 50);
  await expect(value).toHaveText('50%');
  await start.click();
  await expect(value).toHaveText('0%');
  await page.clock.runFor(99 * 50);
  await expect(value).toHaveText('99%');
  await page.clock.runFor(1000);
  await expect(value).toHaveText('100%');
  await start.click();
  await page.clock.runFor(500);
  await expect(value).toHaveText('10%');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.clock.runFor(1000);
  await expect(value).toHaveText('0%');
});

test('stop: “Stop” keeps the bar where it is, and the result says so', async ({ page }) => {
  const [value, result] = [page.getByTestId('bar-value'), page.getByTestId('bar-result')];
  for (const [percent, text] of [
    [72, 'Stopped at 72%, 3 too early'],
    [75, 'Stopped at 75%, just right'],
    [76, 'Stopped at 76%, 1 too late'],
  ] as const) {
    await page.getByRole('button', { name: 'Start' }).click();
    await page.clock.runFor(percent * 50);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(result).toHaveText(text);
    await page.clock.runFor(1000);
    await expect(value).toHaveText(`${percent}%`);
  }
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(100 * 50);
  await expect(result).toHaveText('Ran to 100%, 25 too late');
});

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function clickAt(locator: Locator, page: Page) {
  const { x, y, width, height } = await boxOf(locator);
  await page.mouse.click(x + width / 2, y + height / 2);
}
