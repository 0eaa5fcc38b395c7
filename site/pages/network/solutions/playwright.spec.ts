import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await open(page);
});

test('load: the first five orders are shown', async ({ page }) => {
  await load(page);
  await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  await expect(page.getByTestId('net-count')).toHaveText('23 orders, page 1 of 5');
  await expect(page.getByTestId('net-order-1001')).toContainText('1001Ada ByronDesk lamp2open');
});

test('pages: the buttons show the next and the previous page', async ({ page }) => {
  const [first, count] = [rowsOf(page).first(), page.getByTestId('net-count')];
  await load(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(count).toContainText('page 2');
  const second = await first.textContent();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(count).toContainText('page 3');
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(count).toContainText('page 2');
  await expect(first).toHaveText(`${second}`);
});

test('ends: the buttons are disabled at the ends', async ({ page }) => {
  const [previous, next] = ['Previous page', 'Next page'].map((name) => page.getByRole('button', { name }));
  await load(page);
  await expect(previous as Locator).toBeDisabled();
  const pages = Number((await page.getByTestId('net-count').textContent())?.slice(-1));
  for (let number = 2; number <= pages; number++) {
    await next?.click();
    await expect(page.getByTestId('net-count')).toContainText(`page ${number}`);
  }
  await expect(next as Locator).toBeDisabled();
  await expect(previous as Locator).toBeEnabled();
});

test('filter: only orders with the chosen status are shown', async ({ page }) => {
  const status = page.getByLabel('Status');
  await load(page);
  await status.selectOption('Returned');
  await shouldShow(page, [1004, 1010, 1015, 1021]);
  await expect(page.getByTestId('net-count')).toHaveText('4 orders, page 1 of 1');
  await status.selectOption('Open');
  await expect(page.getByTestId('net-count')).toHaveText(/^9 orders/);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByTestId('net-count')).toHaveText(/^9 orders, page 2/);
  await expect(rowsOf(page).filter({ hasNotText: 'open' })).toHaveCount(0);
  await status.selectOption('All');
  await expect(page.getByTestId('net-count')).toHaveText(/^23 orders/);
});

test('restart: a new status begins with its first page', async ({ page }) => {
  await load(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByTestId('net-count')).toContainText('page 2');
  await page.getByLabel('Status').selectOption('Open');
  await expect(page.getByTestId('net-count')).toContainText('page 1');
});

test('add: a new order is on top', async ({ page }) => {
  const status = page.getByTestId('net-status');
  await load(page);
  const before = await rowsOf(page).allTextContents();
  await addLamp(page, '3');
  await expect(status).toHaveText(/^Added order \d{6}$/);
  const [, id = ''] = /(\d+)$/.exec((await status.textContent()) ?? '') ?? [];
  await expect(rowsOf(page)).toHaveText([new RegExp(`^${id}Xenia YatesLamp3open`), ...before]);
});

test('emptied: the fields are empty after an order was added', async ({ page }) => {
  await load(page);
  await addLamp(page, '3');
  await expect(page.getByTestId('net-status')).toHaveText(/^Added/);
  await expect(page.getByLabel('Customer')).toHaveValue('');
  await expect(page.getByLabel('Item')).toHaveValue('');
});

test('refused: a quantity of 0 is refused', async ({ page }) => {
  await load(page);
  await addLamp(page, '0');
  await expect(page.getByTestId('net-status')).toHaveText('Failed: 422');
  await expect(page.getByRole('cell', { name: 'Xenia Yates' })).toHaveCount(0);
});

test('retained: the fields keep the values of a refused order', async ({ page }) => {
  await load(page);
  await addLamp(page, '-1');
  await expect(page.getByTestId('net-status')).toHaveText(/^Failed/);
  await expect(page.getByLabel('Customer')).toHaveValue('Xenia Yates');
  await expect(page.getByLabel('Item')).toHaveValue('Lamp');
});

test('change: only one order is changed', async ({ page }) => {
  const quantities = page.getByTestId(/^net-quantity-\d+$/);
  await load(page);
  const [first = '', , ...others] = await quantities.allTextContents();
  for (const quantity of ['13', '14']) {
    await page.getByRole('button', { name: 'One more of order 1002' }).click();
    await expect(page.getByTestId('net-status')).toHaveText('Changed order 1002');
    await expect(quantities).toHaveText([first, quantity, ...others]);
  }
});

test('deleted: only one order is deleted', async ({ page }) => {
  await load(page);
  const before = await rowsOf(page).allTextContents();
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await expect(page.getByTestId('net-status')).toHaveText('Deleted order 1003');
  await expect(rowsOf(page)).toHaveText(before.filter((text) => !text.startsWith('1003')));
});

test('counted: a deleted order does not count', async ({ page }) => {
  const count = page.getByTestId('net-count');
  await load(page);
  const before = (await count.textContent()) ?? '';
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await expect(page.getByTestId('net-status')).toHaveText('Deleted order 1003');
  await expect(count).toHaveText(before.replace('23', '22'));
});

test('kept: changes stay until the document is loaded again', async ({ page }) => {
  const [status, added] = [page.getByTestId('net-status'), page.getByRole('cell', { name: 'Xenia Yates' })];
  await load(page);
  const before = await rowsOf(page).allTextContents();
  await page.getByRole('button', { name: 'One more of order 1001' }).click();
  await expect(status).toHaveText('Changed order 1001');
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await expect(status).toHaveText('Deleted order 1003');
  await addLamp(page, '1');
  await expect(status).toHaveText(/^Added order/);
  const after = await rowsOf(page).allTextContents();
  // One order was added, and one was deleted.
  expect(after).toHaveLength(before.length);

  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByTestId('net-count')).toContainText('page 2');
  await expect(added).toHaveCount(0);
  await page.getByRole('button', { name: 'Previous page' }).click();
  await expect(rowsOf(page)).toHaveText(after);
  // Loads by the button too, because what the choice itself shows is another requirement.
  await page.getByLabel('Status').selectOption('Open');
  await load(page);
  await expect(added).toHaveCount(1);
  await expect(page.getByTestId('net-quantity-1001')).toHaveText('3');
  await page.getByLabel('Status').selectOption('Returned');
  await load(page);
  await expect(page.getByTestId('net-order-1010')).toBeVisible();
  await expect(added).toHaveCount(0);

  await open(page);
  await load(page);
  await expect(rowsOf(page)).toHaveText(before);
});

test('requests: each request is listed with its status', async ({ page }) => {
  const lines = page.getByTestId('net-requests').getByRole('listitem');
  await load(page);
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await page.getByRole('button', { name: 'One more of order 1002' }).click();
  await expect(lines).toHaveText([
    /^GET \/api\/orders\?page=1&size=\d: 200$/,
    'DELETE /api/orders/1003: 204',
    'PUT /api/orders/1002: 200',
  ]);
});

test('waiting: a request without a response is waiting', async ({ page }) => {
  // Holds the response, so that the test has time to look at the page.
  let respond = () => {};
  const held = new Promise<void>((resolve) => {
    respond = resolve;
  });
  await page.route('**/api/orders?*', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load orders' }).click();
  await expect(page.getByTestId('net-request-1')).toHaveText(/: waiting$/);
  respond();
  await expect(page.getByTestId('net-request-1')).toHaveText(/: 200$/);
});

test('delay: a response is delayed', async ({ page }) => {
  await load(page);
  await page.getByLabel('Delay').selectOption('1 second');
  const responded = page.waitForResponse('**/api/orders/1001?*');
  await page.getByRole('button', { name: 'One more of order 1001' }).click();
  // Milliseconds since the request began, measured by the browser.
  expect((await responded).request().timing().responseStart).toBeGreaterThanOrEqual(990);
});

test('fail: each failure has its own message', async ({ page }) => {
  for (const [name, said] of [
    ['Status 500', 'Failed: 500'],
    ['Cut off', 'Failed: cut off'],
    ['Malformed JSON', 'Failed: no JSON'],
  ] as const) {
    await page.getByLabel('Failure').selectOption(name);
    await page.getByRole('button', { name: 'Load orders' }).click();
    await expect(page.getByTestId('net-status')).toHaveText(said);
  }
});

test('timeout: a request without a response fails after 5 seconds', async ({ page }) => {
  // With a stopped clock, the wait is exact and takes no time.
  await openWithClockStopped(page);
  const status = page.getByTestId('net-status');
  await load(page);
  await page.getByLabel('Failure').selectOption('No response');
  await page.getByRole('button', { name: 'Delete order 1001' }).click();
  await page.clock.runFor(4999);
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(1);
  await expect(status).toHaveText('Failed: no response');
});

test('intact: the orders stay when a request fails', async ({ page }) => {
  await load(page);
  const before = await rowsOf(page).allTextContents();
  await page.getByLabel('Failure').selectOption('Cut off');
  for (const name of ['Next page', 'Delete order 1001']) {
    await page.getByRole('button', { name }).click();
    await expect(page.getByTestId('net-status')).toHaveText(/^Failed/);
    await expect(rowsOf(page)).toHaveText(before);
  }
});

test('retry: “Retry” repeats the request', async ({ page }) => {
  await load(page);
  await page.getByLabel('Failure').selectOption('Cut off');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page.getByTestId('net-status')).toHaveText(/^Failed/);
  await page.getByLabel('Failure').selectOption('None');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByTestId('net-count')).toContainText('page 2');
});

test('chance: the seed decides which requests fail', async ({ page }) => {
  const outcomes = async (seed: number) => {
    await page.goto(`/network?delayScale=1&seed=${seed}`);
    await page.getByLabel('Failure').selectOption('Status 500');
    await page.getByLabel('Chance').selectOption('Half of them');
    const failed: boolean[] = [];
    for (let number = 1; number <= 4; number++) {
      await page.getByRole('button', { name: 'Load orders' }).click();
      const outcome = page.getByTestId('net-status').filter({ hasText: /^(Loaded|Failed)/ });
      failed.push(((await outcome.textContent()) ?? '').startsWith('Failed'));
    }
    return failed;
  };
  const first = await outcomes(1);
  expect(new Set(first)).toEqual(new Set([true, false]));
  expect(await outcomes(1)).toEqual(first);
  expect(await outcomes(2)).not.toEqual(first);
});

test('events: nine messages come in order', async ({ page }) => {
  await openFast(page);
  const nine = Array.from({ length: 9 }, (_, index) => new RegExp(`^${index + 1}: order 10\\d\\d shipped$`));
  await listen(page);
  await expect(page.getByTestId('net-events-status')).toHaveText('All received', { timeout: 25_000 });
  await expect(messagesOf(page)).toHaveText(nine);
});

test('broken: the connection breaks after each third message', async ({ page }) => {
  await openFast(page);
  // Recorded in the page, because a state may be over before a test looks at it.
  await page.evaluate(() => {
    const find = (name: string) => document.querySelector(`[data-testid="${name}"]`) as Element;
    const [status, messages] = [find('net-events-status'), find('net-events')];
    const noted: string[] = [];
    Object.assign(window, { noted });
    const note = () => noted.push(`${status.textContent} ${messages.childElementCount}`);
    new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
  });
  await listen(page);
  await expect(page.getByTestId('net-events-status')).toHaveText('All received', { timeout: 25_000 });
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  const again = [3, 6, 9].flatMap((count) => [`Reconnecting ${count}`, `Connected ${count}`]);
  expect(noted.filter((text) => !text.startsWith('Connecting'))).toEqual(['Connected 0', ...again, 'All received 9']);
});

test('stopped: no message comes after “Stop listening”', async ({ page }) => {
  await listen(page);
  await expect(messagesOf(page).filter({ hasText: /^1: / })).toBeVisible();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(page.getByTestId('net-events-status')).toHaveText('Stopped');
  // If the first connection went on, its messages would be among those of the second one.
  await listen(page);
  await expect(page.getByTestId('net-events-status')).toHaveText('All received', { timeout: 25_000 });
  await expect(messagesOf(page).filter({ hasText: /^5: / })).toHaveCount(1);
});

test('again: “Listen” begins with an empty list', async ({ page }) => {
  await listen(page);
  await expect(messagesOf(page).filter({ hasText: /^1: / })).toBeVisible();
  await page.getByRole('button', { name: 'Stop listening' }).click();
  const before = await messagesOf(page).count();
  await listen(page);
  // The first message after the earlier ones. If those were still in the list, they would be there twice now.
  await expect(
    messagesOf(page)
      .filter({ hasText: new RegExp(`^${before + 1}: `) })
      .first(),
  ).toBeVisible();
  await expect(messagesOf(page).filter({ hasText: /^1: / })).toHaveCount(1);
});

test('echo: every message is echoed', async ({ page }) => {
  await connect(page);
  for (const text of ['one', 'two']) await send(page, text);
  await expect(echoesOf(page)).toHaveText(['Echo: one', 'Echo: two']);
});

test('reconnect: the connection is back after one second', async ({ page }) => {
  let connections = 0;
  // Counts a connection as soon as the page begins it.
  await page.routeWebSocket('**/api/echo', (socket) => {
    connections++;
    socket.connectToServer();
  });
  await openWithClockStopped(page);
  const status = page.getByTestId('net-echo-status');
  await connect(page);
  await page.getByRole('button', { name: 'Break connection' }).click();
  await expect(status).toHaveText('Reconnecting');
  await page.clock.runFor(999);
  await expect(status).toHaveText('Reconnecting');
  expect(connections).toBe(1);
  await page.clock.runFor(1);
  await expect(status).toHaveText('Connected');
});

test('resent: messages sent while reconnecting are echoed', async ({ page }) => {
  await openWithClockStopped(page);
  await connect(page);
  await page.getByRole('button', { name: 'Break connection' }).click();
  for (const text of ['three', 'four']) await send(page, text);
  await page.clock.runFor(5000);
  await expect(echoesOf(page)).toHaveText([/three$/i, /four$/i]);
});

test('disconnected: “Disconnect” ends the connection', async ({ page }) => {
  await openWithClockStopped(page);
  const status = page.getByTestId('net-echo-status');
  await connect(page);
  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(status).toHaveText('Disconnected');
  await page.clock.runFor(5000);
  await expect(status).toHaveText('Disconnected');
});

async function open(page: Page) {
  await page.goto('/network?delayScale=1');
  await expect(page.getByTestId('net-orders-example')).toBeVisible();
}

async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await open(page);
  await page.clock.pauseAt('2030-01-01T09:00:00');
}

async function load(page: Page) {
  await page.getByRole('button', { name: 'Load orders' }).click();
  await expect(page.getByTestId('net-status')).toHaveText('Loaded');
}

async function addLamp(page: Page, quantity: string) {
  await page.getByLabel('Customer').fill('Xenia Yates');
  await page.getByLabel('Item').fill('Lamp');
  await page.getByLabel('Quantity').fill(quantity);
  await page.getByRole('button', { name: 'Add order' }).click();
}

function messagesOf(page: Page) {
  return page.getByTestId(/^net-event-\d+$/);
}

/** Messages come faster, so that the test does not wait for them. */
async function openFast(page: Page) {
  await page.goto('/network?delayScale=0.1');
  await expect(page.getByTestId('net-events-example')).toBeVisible();
}

async function listen(page: Page) {
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
}

function echoesOf(page: Page) {
  return page.getByTestId(/^net-echo-\d+$/);
}

async function connect(page: Page) {
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
}

async function send(page: Page, text: string) {
  await page.getByLabel('Message').fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
}
function rowsOf(page: Page) {
  return page.getByTestId(/^net-order-\d+$/);
}

async function shouldShow(page: Page, ids: number[]) {
  await expect(rowsOf(page)).toHaveText(ids.map((id) => new RegExp(`^${id}`)));
}
