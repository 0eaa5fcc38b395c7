import type { Page } from '@playwright/test';
import { fillNumber } from '../../../tests/fill-number';
import { expect, test } from '../../../tests/fixtures';

// What the browser says about responses that are errors, or none.
test.use({ expectedErrors: [/Failed to load resource|EventSource|WebSocket|can’t establish a connection/] });

async function load(page: Page) {
  await page.getByTestId('net-load').click();
  await expect(page.getByTestId('net-status')).toHaveText('Loaded');
}

test('nothing is requested before the visitor does it', { tag: '@server' }, async ({ open, page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) asked.push(request.url());
  });
  await open('/network');
  await expect(page.getByTestId('net-status')).toHaveText('Not loaded');
  await expect(page.getByTestId('net-requests').getByRole('listitem')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('the page shows a mocked response', { tag: '@server' }, async ({ open, page }) => {
  const order = { id: 7, customer: 'Somebody', item: 'Something', quantity: 1, status: 'open' };
  await page.route('**/api/orders?*', (route) =>
    route.fulfill({ json: { orders: [order], page: 1, size: 5, pages: 1, total: 1 } }),
  );
  await open('/network');
  await load(page);
  await expect(page.getByTestId('net-order-7')).toContainText('SomebodySomething');
  await expect(page.getByTestId('net-next')).toBeDisabled();
});

for (const [name, answer, said] of [
  ['an error without JSON', { status: 503, body: '<h1>Away</h1>' }, 'Failed: 503'],
  ['an error with other JSON', { status: 404, json: null }, 'Failed: 404'],
  ['HTML', { status: 200, body: '<h1>Hello</h1>' }, 'Failed: no JSON'],
] as const) {
  test(`${name} is said to be one`, { tag: '@server' }, async ({ open, page }) => {
    await page.route('**/api/orders?*', (route) => route.fulfill(answer));
    await open('/network');
    await page.getByTestId('net-load').click();
    await expect(page.getByTestId('net-status')).toHaveText(said);
    await expect(page.getByTestId('net-problem')).toHaveText('');
    await page.unroute('**/api/orders?*');
    await page.getByTestId('net-retry').click();
    await expect(page.getByTestId('net-status')).toHaveText('Loaded');
    await expect(page.getByTestId('net-retry')).toHaveCount(0);
  });
}

for (const answer of [null, [], {}, { orders: [{}], page: 1, size: 5, pages: 1, total: 1 }]) {
  test(`${JSON.stringify(answer)} is an unexpected response, and the orders stay`, { tag: '@server' }, async ({
    open,
    page,
  }) => {
    await open('/network');
    await load(page);
    await page.route('**/api/orders?*', (route) => route.fulfill({ json: answer }));
    await page.getByTestId('net-next').click();
    await expect(page.getByTestId('net-status')).toHaveText('Failed: unexpected response');
    await page.getByTestId('net-add').click();
    await expect(page.getByTestId('net-request-3')).toHaveText('POST /api/orders?request=3: 200');
    await expect(page.getByTestId('net-status')).toHaveText('Failed: unexpected response');
    await expect(page.getByTestId('net-count')).toHaveText('23 orders, page 1 of 5');
    await page.unroute('**/api/orders?*');
    await page.getByTestId('net-load').click();
    await expect(page.getByTestId('net-status')).toHaveText('Loaded');
  });
}

test('a page whose orders are all deleted says so', { tag: '@server' }, async ({ open, page }) => {
  await open('/network');
  await load(page);
  for (let number = 2; number <= 5; number++) {
    await page.getByTestId('net-next').click();
    await expect(page.getByTestId('net-count')).toHaveText(`23 orders, page ${number} of 5`);
  }
  for (const id of [1021, 1022, 1023]) {
    await page.getByTestId(`net-delete-${id}`).click();
    await expect(page.getByTestId('net-status')).toHaveText(`Deleted order ${id}`);
  }
  await expect(page.getByRole('region', { name: 'Orders' })).toContainText('There are no orders on this page.');
  await expect(page.getByTestId('net-count')).toHaveText('20 orders, page 5 of 5');
});

test('no connection is no response of any status', { tag: '@server' }, async ({ open, page }) => {
  await page.route('**/api/orders?*', (route) => route.abort('connectionrefused'));
  await open('/network');
  await page.getByTestId('net-load').click();
  await expect(page.getByTestId('net-status')).toHaveText('Failed: no connection');
  await expect(page.getByTestId('net-request-1')).toHaveText('GET /api/orders?page=1&size=5: no connection');
});

test('the server’s sentence about a refused order is an alert', { tag: '@server' }, async ({ open, page }) => {
  await open('/network');
  await fillNumber(page.getByTestId('net-quantity'), '100');
  await page.getByTestId('net-item').press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'customer must not be empty, item must not be empty, quantity must be from 1 to 99.',
  );
  await page.getByTestId('net-customer').fill('Ada');
  await page.getByTestId('net-item').fill('Lamp');
  await fillNumber(page.getByTestId('net-quantity'), '99');
  await page.getByTestId('net-item').press('Enter');
  await expect(page.getByTestId('net-status')).toHaveText(/^Added order \d{6}$/);
  await expect(page.getByTestId('net-problem')).toHaveText('');
});

test('new orders that are alike get numbers of their own, the same in every run', { tag: '@server' }, async ({
  open,
  page,
}) => {
  const added = async () => {
    await open('/network?seed=11');
    const numbers: string[] = [];
    for (const count of [1, 2]) {
      await page.getByTestId('net-customer').fill('Ada');
      await page.getByTestId('net-item').fill('Lamp');
      await page.getByTestId('net-add').click();
      await expect(page.getByTestId(`net-request-${count}`)).toHaveText(/: 201$/);
      await expect(page.getByTestId('net-customer')).toHaveValue('');
      numbers.push((await page.getByTestId('net-status').textContent()) ?? '');
    }
    return numbers;
  };
  const first = await added();
  expect(new Set(first).size).toBe(2);
  expect(await added()).toEqual(first);
});

test('while a request is under way the list’s buttons are disabled', { tag: ['@server', '@design'] }, async ({
  open,
  page,
}) => {
  await open('/network');
  await load(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/orders/1001', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByTestId('net-delete-1001').click();
  for (const name of ['net-load', 'net-filter', 'net-next', 'net-add', 'net-more-1002', 'net-delete-1001'])
    await expect(page.getByTestId(name)).toBeDisabled();
  answer();
  await expect(page.getByTestId('net-status')).toHaveText('Deleted order 1001');
  await expect(page.getByTestId('net-next')).toBeEnabled();
});

test('the delay takes the delay scale', { tag: '@server' }, async ({ open, page }) => {
  await open('/network?delayScale=0.1');
  await page.getByTestId('net-delay').selectOption('3 seconds');
  await load(page);
  await expect(page.getByTestId('net-request-1')).toHaveText('GET /api/orders?page=1&size=5&ms=300: 200');
  await page.getByTestId('net-clear').click();
  await expect(page.getByTestId('net-requests').getByRole('listitem')).toHaveCount(0);
});

test('a stream that is refused has failed, and can be tried again', { tag: '@server' }, async ({ open, page }) => {
  await page.route('**/api/events?*', (route) => route.fulfill({ status: 503, body: '' }));
  await open('/network?delayScale=0');
  await page.getByTestId('net-listen').click();
  await expect(page.getByTestId('net-events-status')).toHaveText('Failed');
  await page.unroute('**/api/events?*');
  await page.getByTestId('net-listen').click();
  await expect(page.getByTestId('net-events-status')).toHaveText('All received');
});

test('a message that is no JSON is shown as it is', { tag: '@server' }, async ({ open, page }) => {
  const body = 'id: 1\nevent: order\ndata: {oops\n\nevent: end\ndata: all\n\n';
  await page.route('**/api/events?*', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
  await open('/network');
  await page.getByTestId('net-listen').click();
  await expect(page.getByTestId('net-events-status')).toHaveText('All received');
  await expect(page.getByTestId('net-events')).toHaveText('1: {oops');
});

test('what is sent right after “Break connection” comes back too', { tag: '@server' }, async ({ open, page }) => {
  await open('/network?delayScale=0');
  await page.getByTestId('net-connect').click();
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
  await page.getByTestId('net-message').fill('hello');
  // In one task, so that the page cannot know yet that the connection is broken.
  await page.evaluate(() => {
    for (const name of ['net-break', 'net-send']) document.querySelector<HTMLElement>(`[data-test=${name}]`)?.click();
  });
  await expect(page.getByTestId('net-echo-1')).toHaveText('Echo: hello');
  await expect(page.getByTestId('net-echo-count')).toHaveText('Sent: 1, echoed: 1');
});

test('what waits for a connection is not sent once it is given up', { tag: '@server' }, async ({ open, page }) => {
  await open('/network?delayScale=0');
  await page.getByTestId('net-connect').click();
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
  await page.getByTestId('net-message').fill('old');
  // In one task, so that the message still waits.
  await page.evaluate(() => {
    for (const name of ['net-break', 'net-send', 'net-disconnect', 'net-connect'])
      document.querySelector<HTMLElement>(`[data-test=${name}]`)?.click();
  });
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
  await page.getByTestId('net-message').fill('new');
  await page.getByTestId('net-message').press('Enter');
  await expect(page.getByTestId('net-echo-1')).toHaveText('Echo: new');
});

test('a test can be the other end of the WebSocket', { tag: '@server' }, async ({ open, page }) => {
  await page.routeWebSocket('**/api/echo', (socket) => {
    socket.onMessage((message) => socket.send(`${message}!`));
  });
  await open('/network');
  await page.getByTestId('net-connect').click();
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
  await page.getByTestId('net-message').fill('hello');
  await page.getByTestId('net-message').press('Enter');
  await expect(page.getByTestId('net-echo-1')).toHaveText('Echo: hello!');
  await expect(page.getByTestId('net-echo-count')).toHaveText('Sent: 1, echoed: 1');
});
