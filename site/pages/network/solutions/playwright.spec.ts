import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await open(page);
});

test('load: five orders a page, to the last and back', async ({ page }) => {
  await load(page);
  await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  await expect(page.getByTestId('net-count')).toHaveText('23 orders, page 1 of 5');
  await expect(page.getByTestId('net-order-1001')).toContainText('1001Ada ByronDesk lamp2open');
  const previous = page.getByRole('button', { name: 'Previous page' });
  const next = page.getByRole('button', { name: 'Next page' });
  await expect(previous).toBeDisabled();
  for (const number of [2, 3, 4, 5]) {
    await next.click();
    await expect(page.getByTestId('net-count')).toHaveText(`23 orders, page ${number} of 5`);
  }
  await shouldShow(page, [1021, 1022, 1023]);
  await expect(next).toBeDisabled();
  await previous.click();
  await shouldShow(page, [1016, 1017, 1018, 1019, 1020]);
  await expect(next).toBeEnabled();
});

test('filter: a status shows its own orders alone, from their first page', async ({ page }) => {
  const status = page.getByLabel('Status');
  await load(page);
  await page.getByRole('button', { name: 'Next page' }).click();
  await shouldShow(page, [1006, 1007, 1008, 1009, 1010]);
  await status.selectOption('Returned');
  await shouldShow(page, [1004, 1010, 1015, 1021]);
  await expect(page.getByTestId('net-count')).toHaveText('4 orders, page 1 of 1');
  await status.selectOption('Open');
  await expect(page.getByTestId('net-count')).toHaveText('9 orders, page 1 of 2');
  await page.getByRole('button', { name: 'Next page' }).click();
  await shouldShow(page, [1014, 1016, 1018, 1022]);
  await status.selectOption('All');
  await expect(page.getByTestId('net-count')).toHaveText('23 orders, page 1 of 5');
});

test('add: a new order is on top, and a wrong one is refused', async ({ page }) => {
  const [customer, item] = [page.getByLabel('Customer'), page.getByLabel('Item')];
  const [add, status] = [page.getByRole('button', { name: 'Add order' }), page.getByTestId('net-status')];
  await load(page);
  await customer.fill('Xenia Yates');
  await item.fill('Lamp');
  await page.getByLabel('Quantity').fill('0');
  await add.click();
  await expect(status).toHaveText('Failed: 422');
  await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  await expect(customer).toHaveValue('Xenia Yates');
  await expect(item).toHaveValue('Lamp');

  await page.getByLabel('Quantity').fill('3');
  await add.click();
  await expect(status).toHaveText(/^Added order \d{6}$/);
  const [, id = ''] = /(\d+)$/.exec((await status.textContent()) ?? '') ?? [];
  await shouldShow(page, [Number(id), 1001, 1002, 1003, 1004, 1005]);
  await expect(page.getByTestId(`net-order-${id}`)).toContainText(`${id}Xenia YatesLamp3open`);
  await expect(customer).toHaveValue('');
  await expect(item).toHaveValue('');
});

test('change: one order is changed and one deleted, and no other', async ({ page }) => {
  const quantities = page.getByTestId(/^net-quantity-\d+$/);
  await load(page);
  for (const quantity of ['13', '14']) {
    await page.getByRole('button', { name: 'One more of order 1002' }).click();
    await expect(page.getByTestId('net-status')).toHaveText('Changed order 1002');
    await expect(quantities).toHaveText(['2', quantity, '1', '4', '1']);
  }
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await expect(page.getByTestId('net-status')).toHaveText('Deleted order 1003');
  await shouldShow(page, [1001, 1002, 1004, 1005]);
  await expect(page.getByTestId('net-count')).toHaveText('22 orders, page 1 of 5');
});

test('kept: what was done stays until the document is loaded again', async ({ page }) => {
  const [status, count] = [page.getByTestId('net-status'), page.getByTestId('net-count')];
  await load(page);
  await page.getByRole('button', { name: 'One more of order 1001' }).click();
  await expect(status).toHaveText('Changed order 1001');
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await expect(status).toHaveText('Deleted order 1003');
  await page.getByLabel('Customer').fill('Xenia Yates');
  await page.getByLabel('Item').fill('Lamp');
  await page.getByRole('button', { name: 'Add order' }).click();
  await expect(status).toHaveText(/^Added order/);
  await expect(count).toHaveText('23 orders, page 1 of 5');

  await page.getByRole('button', { name: 'Next page' }).click();
  await shouldShow(page, [1006, 1007, 1008, 1009, 1010]);
  await page.getByLabel('Status').selectOption('Open');
  await expect(count).toHaveText('9 orders, page 1 of 2');
  const rows = page.getByTestId(/^net-order-\d+$/);
  await expect(rows).toHaveText([/Xenia Yates/, /^1001.*lamp3open/, /^1006/, /^1008/, /^1011/]);
  await page.getByLabel('Status').selectOption('Returned');
  await shouldShow(page, [1004, 1010, 1015, 1021]);

  await open(page);
  await load(page);
  await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  await expect(page.getByTestId('net-quantity-1001')).toHaveText('2');
});

test('requests: each is listed with its status, and waits as long as “Delay” says', async ({ page }) => {
  const lines = page.getByTestId('net-requests').getByRole('listitem');
  await load(page);
  await expect(lines).toHaveText(['GET /api/orders?page=1&size=5: 200']);
  await page.getByRole('button', { name: 'Delete order 1003' }).click();
  await page.getByLabel('Status').selectOption('Open');
  await expect(lines).toHaveText([
    'GET /api/orders?page=1&size=5: 200',
    'DELETE /api/orders/1003: 204',
    'GET /api/orders?page=1&size=5&status=open: 200',
  ]);

  await page.getByLabel('Delay').selectOption('1 second');
  // The answer is held here, so that the test can look at the page meanwhile, however long that takes.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/orders/1001?*', async (route) => {
    await held;
    await route.continue();
  });
  const responded = page.waitForResponse('**/api/orders/1001?*');
  await page.getByRole('button', { name: 'One more of order 1001' }).click();
  await expect(lines.last()).toHaveText('PUT /api/orders/1001?ms=1000: waiting');
  const before = Date.now();
  answer();
  await responded;
  expect(Date.now() - before).toBeGreaterThanOrEqual(990);
  await expect(lines.last()).toHaveText('PUT /api/orders/1001?ms=1000: 200');
});

test('fail: every failure is said, the orders stay, and “Retry” repeats the request', async ({ page }) => {
  // A clock that stands still makes the wait for an answer exact, and it costs no time.
  await openWithClockStopped(page);
  const [failure, status] = [page.getByLabel('Failure'), page.getByTestId('net-status')];
  await load(page);
  for (const [name, said] of [
    ['Status 500', 'Failed: 500'],
    ['Cut off', 'Failed: cut off'],
    ['Malformed JSON', 'Failed: no JSON'],
  ] as const) {
    await failure.selectOption(name);
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(status).toHaveText(said);
    await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
    await failure.selectOption('None');
    await page.getByRole('button', { name: 'Retry' }).click();
    await shouldShow(page, [1006, 1007, 1008, 1009, 1010]);
    await expect(status).toHaveText('Loaded');
    await page.getByRole('button', { name: 'Previous page' }).click();
    await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  }
  await failure.selectOption('No answer');
  await page.getByRole('button', { name: 'Delete order 1001' }).click();
  await page.clock.runFor(4999);
  await expect(status).toHaveText('Loading');
  await page.clock.runFor(1);
  await expect(status).toHaveText('Failed: no answer');
  await shouldShow(page, [1001, 1002, 1003, 1004, 1005]);
  await failure.selectOption('None');
  await page.getByRole('button', { name: 'Retry' }).click();
  await shouldShow(page, [1002, 1003, 1004, 1005]);
});

test('chance: the seed decides which requests fail', async ({ page }) => {
  const outcomes = async (seed: number) => {
    await page.goto(`/network?delayScale=1&seed=${seed}`);
    await page.getByLabel('Failure').selectOption('Status 500');
    await page.getByLabel('Chance').selectOption('Half of them');
    const statuses: string[] = [];
    for (let number = 1; number <= 8; number++) {
      await page.getByRole('button', { name: 'Load orders' }).click();
      const line = page.getByTestId(`net-request-${number}`);
      await expect(line).toHaveText(/: \d+$/);
      statuses.push(((await line.textContent()) ?? '').slice(-3));
    }
    return statuses;
  };
  const first = await outcomes(1);
  expect(new Set(first)).toEqual(new Set(['200', '500']));
  expect(await outcomes(1)).toEqual(first);
  expect(await outcomes(2)).not.toEqual(first);
});

test('events: nine messages come in order, over connections that end', async ({ page }) => {
  const [status, messages] = [page.getByTestId('net-events-status'), page.getByTestId(/^net-event-\d+$/)];
  const nine = Array.from({ length: 9 }, (_, index) => new RegExp(`^${index + 1}: order 10\\d\\d shipped$`));
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(messages.first()).toHaveText(/^1: /);
  await page.getByRole('button', { name: 'Stop listening' }).click();
  await expect(status).toHaveText('Stopped');

  // Noted in the page, because a state may be over before a test looks at it.
  await page.evaluate(() => {
    const find = (name: string) => document.querySelector(`[data-testid="${name}"]`) as Element;
    const [status, messages] = [find('net-events-status'), find('net-events')];
    const noted: string[] = [];
    Object.assign(window, { noted });
    const note = () => noted.push(`${status.textContent} ${messages.childElementCount}`);
    new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
  });
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(status).toHaveText('All received', { timeout: 25_000 });
  // Had the first connection gone on, its messages would be among these.
  await expect(messages).toHaveText(nine);
  const noted = await page.evaluate(() => (window as unknown as { noted: string[] }).noted);
  const again = [3, 6, 9].flatMap((count) => [`Reconnecting ${count}`, `Connected ${count}`]);
  expect(noted.filter((text) => !text.startsWith('Connecting'))).toEqual(['Connected 0', ...again, 'All received 9']);
});

test('echo: messages come back, also those that were sent without a connection', async ({ page }) => {
  await openWithClockStopped(page);
  const [status, echoes] = [page.getByTestId('net-echo-status'), page.getByTestId(/^net-echo-\d+$/)];
  const send = async (text: string) => {
    await page.getByLabel('Message').fill(text);
    await page.getByRole('button', { name: 'Send message' }).click();
  };
  let connections = 0;
  page.on('websocket', () => connections++);
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(status).toHaveText('Connected');
  for (const text of ['one', 'two']) await send(text);
  await expect(echoes).toHaveText(['Echo: one', 'Echo: two']);

  await page.getByRole('button', { name: 'Break connection' }).click();
  await expect(status).toHaveText('Reconnecting');
  for (const text of ['three', 'four']) await send(text);
  await page.clock.runFor(999);
  await expect(status).toHaveText('Reconnecting');
  await expect(echoes).toHaveCount(2);
  expect(connections).toBe(1);
  await page.clock.runFor(1);
  await expect(status).toHaveText('Connected');
  await expect(echoes).toHaveText(['Echo: one', 'Echo: two', 'Echo: three', 'Echo: four']);

  await page.getByRole('button', { name: 'Disconnect' }).click();
  await expect(status).toHaveText('Disconnected');
  await page.clock.runFor(5000);
  await expect(status).toHaveText('Disconnected');
  await page.getByRole('button', { name: 'Connect', exact: true }).click();
  await expect(status).toHaveText('Connected');
  await send('five');
  await expect(echoes).toHaveCount(5);
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

async function shouldShow(page: Page, ids: number[]) {
  await expect(page.getByTestId(/^net-order-\d+$/)).toHaveText(ids.map((id) => new RegExp(`^${id}`)));
}
