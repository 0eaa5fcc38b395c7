import { expect, type Locator, type Page, test } from '@playwright/test';

// The lengths of waits are tested. With a stopped clock, they are exact and take no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/moving-targets?delayScale=1');
  await expect(page.getByTestId('moving-targets')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('slide: the button moves to the other side', async ({ page }) => {
  const [track, button] = [page.getByTestId('slide-track'), page.getByTestId('slide-button')];
  for (const side of ['right', 'left']) {
    await page.getByRole('button', { name: 'Slide', exact: true }).click();
    await page.clock.runFor(5000);
    await expect(page.getByTestId('slide-status')).not.toHaveText('Sliding');
    const [outer, inner] = [await boxOf(track), await boxOf(button)];
    const isRight = inner.x + inner.width / 2 > outer.x + outer.width / 2;
    expect(isRight).toBe(side === 'right');
  }
});

test('sliding: it slides for 2 seconds', async ({ page }) => {
  const status = page.getByTestId('slide-status');
  await page.getByRole('button', { name: 'Slide', exact: true }).click();
  await page.clock.runFor(1999);
  await expect(status).toHaveText('Sliding');
  await page.clock.runFor(1);
  await expect(status).toHaveText(/^At the /);
});

test('caught: clicks beside the button are misses', async ({ page }) => {
  const [track, result] = [page.getByTestId('slide-track'), page.getByTestId('slide-result')];
  await page.getByRole('button', { name: 'Catch me' }).click();
  await expect(result).toHaveText('Hits: 1, misses: 0');
  await track.click({ position: { x: (await boxOf(track)).width - 20, y: 30 } });
  await expect(result).toHaveText('Hits: 1, misses: 1');
});

test('shift: an advert takes the place of “Buy”', async ({ page }) => {
  const [buy, advert] = [page.getByTestId('shift-button'), page.getByTestId('shift-advert')];
  // Measured from the top of its area, because the page may scroll in between.
  const area = page.getByTestId('shift-area');
  const topOf = async (locator: Locator) => (await boxOf(locator)).y - (await boxOf(area)).y;
  const place = await topOf(buy);
  await page.getByRole('button', { name: 'Load advert' }).click();
  await page.clock.runFor(5000);
  await expect(advert).toBeVisible();
  expect(await topOf(advert)).toBeCloseTo(place, 0);
  expect(await topOf(buy)).toBeGreaterThanOrEqual(place + (await boxOf(advert)).height);
});

test('loaded: the advert appears after 1 to 3 seconds', async ({ page }) => {
  await page.getByRole('button', { name: 'Load advert' }).click();
  await page.clock.runFor(999);
  await expect(page.getByTestId('shift-advert')).toHaveCount(0);
  await page.clock.runFor(2001);
  await expect(page.getByTestId('shift-advert')).toBeVisible();
});

test('bought: clicks on the advert are misses', async ({ page }) => {
  await page.getByRole('button', { name: 'Load advert' }).click();
  await page.clock.runFor(5000);
  await page.getByTestId('shift-button').click();
  await expect(page.getByTestId('shift-result')).toHaveText('Hits: 1, misses: 0');
  await page.getByTestId('shift-advert').click();
  await expect(page.getByTestId('shift-result')).toHaveText('Hits: 1, misses: 1');
});

test('twin: each click on “Count” counts', async ({ page }) => {
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Count' }).click();
    await expect(page.getByTestId('twin-result')).toHaveText(`Clicks: ${count}`);
  }
});

test('replaced: each click puts another button in its place', async ({ page }) => {
  // Keeps the element itself, because a locator would find its twin.
  const clicked = await page.getByTestId('twin-button').elementHandle();
  await page.getByRole('button', { name: 'Count' }).click();
  await expect(page.getByTestId('twin-button')).toBeFocused();
  expect(await clicked?.evaluate((button) => button.isConnected)).toBe(false);
});

test('late: “Order” is disabled until the stock is checked', async ({ page }) => {
  const order = page.getByRole('button', { name: 'Order' });
  await expect(order).toBeDisabled();
  await page.getByRole('button', { name: 'Check stock' }).click();
  await page.clock.runFor(1999);
  await expect(order).toBeDisabled();
  await page.clock.runFor(5000);
  await expect(order).toBeEnabled();
});

test('checking: the stock is checked for 2 to 4 seconds', async ({ page }) => {
  const status = page.getByTestId('late-status');
  await page.getByRole('button', { name: 'Check stock' }).click();
  await page.clock.runFor(1999);
  await expect(status).toHaveText('Checking');
  await page.clock.runFor(2001);
  await expect(status).not.toHaveText('Checking');
});

test('ordered: each order counts', async ({ page }) => {
  await page.getByRole('button', { name: 'Check stock' }).click();
  await page.clock.runFor(7000);
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Order' }).click();
    await expect(page.getByTestId('late-result')).toHaveText(`Orders: ${count}`);
  }
});

test('pair: only one of two buttons is visible, and the seed decides which', async ({ page }) => {
  const buttons = page.getByTestId('pair-button');
  await expect(buttons).toHaveCount(2);
  await expect(buttons.filter({ visible: true })).toHaveCount(1);

  // The clock runs again, because a page may need timers before it is shown.
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

test('subscribed: a click on the visible button is a hit', async ({ page }) => {
  await page.clock.resume();
  // With this seed the first button is visible.
  await page.goto('/moving-targets?seed=1');
  await page.getByTestId('pair-button').first().click();
  await expect(page.getByTestId('pair-result')).toHaveText('Hits: 1, misses: 0');
});

test('cover: the bar gets the clicks on “Accept”', async ({ page }) => {
  await page.getByTestId('cover-box').scrollIntoViewIfNeeded();
  // Clicks at its place, as a visitor does, because a locator would scroll the box first.
  await clickAt(page.getByTestId('cover-button'), page);
  await expect(page.getByTestId('cover-result')).toHaveText('Hits: 0, misses: 1');
});

test('accept: after a scroll, “Accept” gets its clicks', async ({ page }) => {
  const accept = page.getByRole('button', { name: 'Accept' });
  await accept.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await clickAt(accept, page);
  await expect(page.getByTestId('cover-result')).toHaveText('Hits: 1, misses: 0');
});

test('ids: the id differs from seed to seed, and the label stays', async ({ page }) => {
  // The clock runs again, because a page may need timers before it is shown.
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
});

test('saved: the nickname is saved', async ({ page }) => {
  await page.getByTestId('renamed-input').fill('Ada');
  await page.getByTestId('renamed-button').click();
  await expect(page.getByTestId('renamed-result')).toHaveText('Saved: Ada');
});

test('spaces: the label has exactly its spaces', async ({ page }) => {
  // Not `toHaveText`, which treats any white space as one space.
  expect(await page.getByTestId('spaces-pay').textContent()).toBe('Pay\u00a020\u00a0€  now');
});

test('clicked: the result repeats the label', async ({ page }) => {
  for (const name of ['pay', 'later']) {
    const label = await page.getByTestId(`spaces-${name}`).textContent();
    await page.getByTestId(`spaces-${name}`).click();
    await expect.poll(() => page.getByTestId('spaces-result').textContent()).toBe(`Clicked: ${label}`);
  }
});

test('bar: the bar runs to 100% by 1% every 50 milliseconds', async ({ page }) => {
  const value = page.getByTestId('bar-value');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(49);
  await expect(value).toHaveText('0%');
  await page.clock.runFor(1);
  await expect(value).toHaveText('1%');
  await page.clock.runFor(98 * 50);
  await expect(value).toHaveText('99%');
  await page.clock.runFor(1000);
  await expect(value).toHaveText('100%');
});

test('restart: “Start” on a running bar begins again at 0%', async ({ page }) => {
  const [start, value] = [page.getByRole('button', { name: 'Start' }), page.getByTestId('bar-value')];
  await start.click();
  await page.clock.runFor(10 * 50);
  await expect(value).not.toHaveText('0%');
  const before = await value.textContent();
  await start.click();
  await expect(value).toHaveText('0%');
  await page.clock.runFor(10 * 50);
  await expect(value).toHaveText(`${before}`);
});

test('reset: “Reset” takes the bar back to 0%', async ({ page }) => {
  const value = page.getByTestId('bar-value');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(500);
  await expect(value).not.toHaveText('0%');
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.clock.runFor(1000);
  await expect(value).toHaveText('0%');
});

test('stop: “Stop” keeps the bar where it is', async ({ page }) => {
  const value = page.getByTestId('bar-value');
  await page.getByRole('button', { name: 'Start' }).click();
  await page.clock.runFor(500);
  await page.getByRole('button', { name: 'Stop' }).click();
  const stopped = await value.textContent();
  await page.clock.runFor(1000);
  await expect(value).toHaveText(`${stopped}`);
});

test('result: the result compares the stop with 75%', async ({ page }) => {
  const [value, result] = [page.getByTestId('bar-value'), page.getByTestId('bar-result')];
  // Waits for the value, because the speed and the steps of the bar are another requirement.
  const percentNow = async () => Number.parseInt(`${await value.textContent()}`, 10);
  const next = async () => {
    await page.clock.runFor(250);
    return percentNow();
  };
  for (const percent of [50, 75, 80]) {
    await page.getByRole('button', { name: 'Start' }).click();
    await expect.poll(next, { intervals: [0] }).toBeGreaterThanOrEqual(percent);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(result).toHaveText(/^Stopped/);
    await expect(result).toHaveText(resultAt(await percentNow()));
  }
});

test('unstopped: the bar runs to 100%', async ({ page }) => {
  await page.getByRole('button', { name: 'Start' }).click();
  // Longer than the bar takes. How long that is, another test checks.
  await page.clock.runFor(20_000);
  await expect(page.getByTestId('bar-result')).toHaveText('Ran to 100%, 25 too late');
});

function resultAt(percent: number) {
  if (percent === 75) return 'Stopped at 75%, just right';
  return `Stopped at ${percent}%, ${percent < 75 ? `${75 - percent} too early` : `${percent - 75} too late`}`;
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

async function clickAt(locator: Locator, page: Page) {
  const { x, y, width, height } = await boxOf(locator);
  await page.mouse.click(x + width / 2, y + height / 2);
}
