import { $, $$, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('network', () => {
  const open = (options = 'delayScale=1') => browser.url(`/network?${options}`);
  const isStatus = (text) => expect(byTestId('net-status')).toHaveText(text);
  const load = async () => {
    await $('button=Load orders').click();
    await isStatus('Loaded');
  };
  const shouldShow = async (ids) => {
    const shown = $$('tr[data-testid^="net-order-"] td:first-child');
    // First, because to read a list that becomes shorter meanwhile WebdriverIO looks for its last element forever.
    await expect(shown).toBeElementsArrayOfSize(ids.length);
    await expect(shown).toHaveText(ids.map(String));
  };
  const choose = (name, text) => byTestId(name).selectByVisibleText(text);
  const addLamp = async (quantity) => {
    await byTestId('net-customer').setValue('Xenia Yates');
    await byTestId('net-item').setValue('Lamp');
    await byTestId('net-quantity').setValue(quantity);
    await $('button=Add order').click();
  };

  beforeEach(() => open());

  it('load: five orders a page, to the last and back', async () => {
    await load();
    await shouldShow([1001, 1002, 1003, 1004, 1005]);
    await expect(byTestId('net-count')).toHaveText('23 orders, page 1 of 5');
    await expect($('button=Previous page')).toBeDisabled();
    for (const number of [2, 3, 4, 5]) {
      await $('button=Next page').click();
      await expect(byTestId('net-count')).toHaveText(`23 orders, page ${number} of 5`);
      await isStatus('Loaded');
    }
    await shouldShow([1021, 1022, 1023]);
    await expect($('button=Next page')).toBeDisabled();
    await $('button=Previous page').click();
    await shouldShow([1016, 1017, 1018, 1019, 1020]);
    await expect($('button=Next page')).toBeEnabled();
  });

  it('filter: a status shows its own orders alone, from their first page', async () => {
    await load();
    await $('button=Next page').click();
    await shouldShow([1006, 1007, 1008, 1009, 1010]);
    await isStatus('Loaded');
    await choose('net-filter', 'Returned');
    await shouldShow([1004, 1010, 1015, 1021]);
    await expect(byTestId('net-count')).toHaveText('4 orders, page 1 of 1');
    await isStatus('Loaded');
    await choose('net-filter', 'Open');
    await expect(byTestId('net-count')).toHaveText('9 orders, page 1 of 2');
    await isStatus('Loaded');
    await $('button=Next page').click();
    await shouldShow([1014, 1016, 1018, 1022]);
    await isStatus('Loaded');
    await choose('net-filter', 'All');
    await expect(byTestId('net-count')).toHaveText('23 orders, page 1 of 5');
  });

  it('add: a new order is on top, and a wrong one is refused', async () => {
    await load();
    await addLamp('0');
    await isStatus('Failed: 422');
    await shouldShow([1001, 1002, 1003, 1004, 1005]);
    await expect(byTestId('net-customer')).toHaveValue('Xenia Yates');
    await addLamp('3');
    await isStatus(expect.stringMatching(/^Added order \d{6}$/));
    const id = (await byTestId('net-status').getText()).slice(-6);
    await shouldShow([id, 1001, 1002, 1003, 1004, 1005]);
    await expect(byTestId(`net-order-${id}`)).toHaveText(`${id} Xenia Yates Lamp 3 open`, { containing: true });
    await expect(byTestId('net-customer')).toHaveValue('');
    await expect(byTestId('net-item')).toHaveValue('');
  });

  it('change: one order is changed and one deleted, and no other', async () => {
    await load();
    for (const quantity of ['13', '14']) {
      await byTestId('net-more-1002').click();
      await isStatus('Changed order 1002');
      await expect(byTestIdPrefix('net-quantity-')).toHaveText(['2', quantity, '1', '4', '1']);
    }
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await shouldShow([1001, 1002, 1004, 1005]);
    await expect(byTestId('net-count')).toHaveText('22 orders, page 1 of 5');
  });

  it('kept: what was done stays until the document is loaded again', async () => {
    await load();
    await byTestId('net-more-1001').click();
    await isStatus('Changed order 1001');
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await addLamp('1');
    await isStatus(expect.stringMatching(/^Added order/));
    const id = (await byTestId('net-status').getText()).slice(-6);
    await $('button=Next page').click();
    await shouldShow([1006, 1007, 1008, 1009, 1010]);
    await isStatus('Loaded');
    await choose('net-filter', 'Open');
    await shouldShow([id, 1001, 1006, 1008, 1011]);
    await expect(byTestId('net-quantity-1001')).toHaveText('3');
    await isStatus('Loaded');
    await choose('net-filter', 'Returned');
    await shouldShow([1004, 1010, 1015, 1021]);

    await open();
    await load();
    await shouldShow([1001, 1002, 1003, 1004, 1005]);
    await expect(byTestId('net-quantity-1001')).toHaveText('2');
  });

  it('requests: each is listed with its status, and waits as long as “Delay” says', async () => {
    await load();
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await choose('net-filter', 'Open');
    await expect(byTestIdPrefix('net-request-')).toHaveText([
      'GET /api/orders?page=1&size=5: 200',
      'DELETE /api/orders/1003: 204',
      'GET /api/orders?page=1&size=5&status=open: 200',
    ]);
    await isStatus('Loaded');
    await choose('net-delay', '3 seconds');
    const before = Date.now();
    await byTestId('net-more-1001').click();
    await expect(byTestId('net-request-4')).toHaveText('PUT /api/orders/1001?ms=3000: waiting');
    await expect(byTestId('net-request-4')).toHaveText('PUT /api/orders/1001?ms=3000: 200');
    expect(Date.now() - before).toBeGreaterThanOrEqual(2990);
  });

  it('fail: every failure is said, the orders stay, and “Retry” repeats the request', async () => {
    // A clock that stands still makes the wait for an answer exact, and it costs no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open();
    await load();
    for (const [name, said] of [
      ['Status 500', 'Failed: 500'],
      ['Cut off', 'Failed: cut off'],
      ['Malformed JSON', 'Failed: no JSON'],
    ]) {
      await choose('net-failure', name);
      await $('button=Next page').click();
      await isStatus(said);
      await shouldShow([1001, 1002, 1003, 1004, 1005]);
      await choose('net-failure', 'None');
      await $('button=Retry').click();
      await shouldShow([1006, 1007, 1008, 1009, 1010]);
      await isStatus('Loaded');
      await $('button=Previous page').click();
      await shouldShow([1001, 1002, 1003, 1004, 1005]);
      await isStatus('Loaded');
    }
    await choose('net-failure', 'No answer');
    await byTestId('net-delete-1001').click();
    await clock.tick(4999);
    await isStatus('Loading');
    await clock.tick(1);
    await isStatus('Failed: no answer');
    await shouldShow([1001, 1002, 1003, 1004, 1005]);
    await choose('net-failure', 'None');
    await $('button=Retry').click();
    await shouldShow([1002, 1003, 1004, 1005]);
  });

  it('chance: the seed decides which requests fail', async () => {
    const outcomes = async (seed) => {
      await open(`seed=${seed}`);
      await choose('net-failure', 'Status 500');
      await choose('net-chance', 'Half of them');
      for (let number = 1; number <= 4; number++) {
        await $('button=Load orders').click();
        await expect(byTestId(`net-request-${number}`)).toHaveText(expect.stringMatching(/: \d+$/));
      }
      return byTestIdPrefix('net-request-').map(async (line) => (await line.getText()).slice(-3));
    };
    const first = await outcomes(1);
    expect([...new Set(first)].sort()).toEqual(['200', '500']);
    expect(await outcomes(1)).toEqual(first);
    expect(await outcomes(2)).not.toEqual(first);
  });

  it('events: nine messages come in order, over connections that end', async () => {
    await $('button=Listen').click();
    await expect(byTestId('net-event-1')).toHaveText(expect.stringMatching(/^1: order/));
    await $('button=Stop listening').click();
    await expect(byTestId('net-events-status')).toHaveText('Stopped');
    // Noted in the page, because a state may be over before a test looks at it.
    await browser.execute(() => {
      const find = (name) => document.querySelector(`[data-testid="${name}"]`);
      const [status, messages] = [find('net-events-status'), find('net-events')];
      window.noted = [];
      const note = () => window.noted.push(`${status.textContent} ${messages.childElementCount}`);
      new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
    });
    await $('button=Listen').click();
    await expect(byTestId('net-events-status')).toHaveText('All received');
    // Had the first connection gone on, its messages would be among these.
    const nine = Array.from({ length: 9 }, (_, index) =>
      expect.stringMatching(new RegExp(`^${index + 1}: order 10\\d\\d shipped$`)),
    );
    await expect(byTestIdPrefix('net-event-')).toHaveText(nine);
    const again = [3, 6, 9].flatMap((count) => [`Reconnecting ${count}`, `Connected ${count}`]);
    const noted = await browser.execute(() => window.noted);
    expect(noted.filter((text) => !text.startsWith('Connecting'))).toEqual(['Connected 0', ...again, 'All received 9']);
  });

  it('echo: messages come back, also those that were sent without a connection', async () => {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open();
    const send = async (text) => {
      await byTestId('net-message').setValue(text);
      await $('button=Send message').click();
    };
    const echoed = (words) =>
      expect($$('li[data-testid^="net-echo-"]')).toHaveText(words.map((word) => `Echo: ${word}`));
    await $('button=Connect').click();
    await expect(byTestId('net-echo-status')).toHaveText('Connected');
    await send('one');
    await send('two');
    await echoed(['one', 'two']);
    await $('button=Break connection').click();
    await expect(byTestId('net-echo-status')).toHaveText('Reconnecting');
    await send('three');
    await send('four');
    await clock.tick(999);
    await expect(byTestId('net-echo-status')).toHaveText('Reconnecting');
    await echoed(['one', 'two']);
    await clock.tick(1);
    await expect(byTestId('net-echo-status')).toHaveText('Connected');
    await echoed(['one', 'two', 'three', 'four']);
    await $('button=Disconnect').click();
    await expect(byTestId('net-echo-status')).toHaveText('Disconnected');
    await clock.tick(5000);
    await expect(byTestId('net-echo-status')).toHaveText('Disconnected');
  });
});
