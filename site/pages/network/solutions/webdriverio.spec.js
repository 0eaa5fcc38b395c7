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
    // Checks the length first: if a list gets shorter while WebdriverIO reads it, it looks for the last element
    // forever.
    await expect(shown).toBeElementsArrayOfSize(ids.length);
    await expect(shown).toHaveText(ids.map(String));
  };
  const textsOf = (elements) => elements.map((element) => element.getText());
  const shownIds = () => textsOf($$('tr[data-testid^="net-order-"] td:first-child'));
  const added = () => $$('td=Xenia Yates');
  const choose = (name, text) => byTestId(name).selectByVisibleText(text);
  const addLamp = async (quantity) => {
    await byTestId('net-customer').setValue('Xenia Yates');
    await byTestId('net-item').setValue('Lamp');
    await byTestId('net-quantity').setValue(quantity);
    await $('button=Add order').click();
  };

  beforeEach(() => open());

  it('load: the first five orders are shown', async () => {
    await load();
    await shouldShow([1001, 1002, 1003, 1004, 1005]);
    await expect(byTestId('net-count')).toHaveText('23 orders, page 1 of 5');
  });

  it('pages: the buttons show the next and the previous page', async () => {
    await load();
    for (const [button, first] of [
      ['Next page', 1006],
      ['Next page', 1011],
      ['Previous page', 1006],
    ]) {
      await $(`button=${button}`).click();
      await shouldShow([0, 1, 2, 3, 4].map((index) => first + index));
      await isStatus('Loaded');
    }
  });

  it('ends: the buttons are disabled at the ends', async () => {
    await load();
    await expect($('button=Previous page')).toBeDisabled();
    for (const number of [2, 3, 4, 5]) {
      await $('button=Next page').click();
      await expect(byTestId('net-count')).toHaveText(`23 orders, page ${number} of 5`);
      await isStatus('Loaded');
    }
    await expect($('button=Next page')).toBeDisabled();
    await expect($('button=Previous page')).toBeEnabled();
  });

  it('filter: only orders with the chosen status are shown', async () => {
    await load();
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
    await expect(byTestId('net-count')).toHaveText(expect.stringContaining('23 orders'));
  });

  it('restart: a new status begins with its first page', async () => {
    await load();
    await $('button=Next page').click();
    await shouldShow([1006, 1007, 1008, 1009, 1010]);
    await isStatus('Loaded');
    await choose('net-filter', 'Open');
    await expect(byTestId('net-count')).toHaveText('9 orders, page 1 of 2');
  });

  it('add: a new order is on top', async () => {
    await load();
    const before = await shownIds();
    await addLamp('3');
    await isStatus(expect.stringMatching(/^Added order \d{6}$/));
    const id = (await byTestId('net-status').getText()).slice(-6);
    await shouldShow([id, ...before]);
    await expect(byTestId(`net-order-${id}`)).toHaveText(`${id} Xenia Yates Lamp 3 open`, { containing: true });
  });

  it('emptied: the fields are empty after an order was added', async () => {
    await load();
    await addLamp('3');
    await isStatus(expect.stringMatching(/^Added/));
    await expect(byTestId('net-customer')).toHaveValue('');
    await expect(byTestId('net-item')).toHaveValue('');
  });

  it('refused: a quantity of 0 is refused', async () => {
    await load();
    await addLamp('0');
    await isStatus('Failed: 422');
    await expect(added()).toBeElementsArrayOfSize(0);
  });

  it('retained: the fields keep the values of a refused order', async () => {
    await load();
    await addLamp('-1');
    await isStatus(expect.stringMatching(/^Failed/));
    await expect(byTestId('net-customer')).toHaveValue('Xenia Yates');
    await expect(byTestId('net-item')).toHaveValue('Lamp');
  });

  it('change: only one order is changed', async () => {
    await load();
    const [first, , ...others] = await textsOf(byTestIdPrefix('net-quantity-'));
    for (const quantity of ['13', '14']) {
      await byTestId('net-more-1002').click();
      await isStatus('Changed order 1002');
      await expect(byTestIdPrefix('net-quantity-')).toHaveText([first, quantity, ...others]);
    }
  });

  it('deleted: only one order is deleted', async () => {
    await load();
    const before = await shownIds();
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await shouldShow(before.filter((id) => id !== '1003'));
  });

  it('counted: a deleted order does not count', async () => {
    await load();
    const before = await byTestId('net-count').getText();
    await byTestId('net-delete-1003').click();
    await expect(byTestId('net-count')).toHaveText(before.replace('23', '22'));
  });

  it('kept: changes stay until the document is loaded again', async () => {
    const rows = () => byTestIdPrefix('net-order-');
    await load();
    const before = await textsOf(rows());
    await byTestId('net-more-1001').click();
    await isStatus('Changed order 1001');
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await addLamp('1');
    await isStatus(expect.stringMatching(/^Added order/));
    const after = await textsOf(rows());
    // One order was added, and one was deleted.
    expect(after).toHaveLength(before.length);

    await $('button=Next page').click();
    await isStatus('Loaded');
    await expect(added()).toBeElementsArrayOfSize(0);
    await $('button=Previous page').click();
    await isStatus('Loaded');
    expect(await textsOf(rows())).toEqual(after);
    // Loads by the button too, because what the choice itself shows is another requirement.
    await choose('net-filter', 'Open');
    await isStatus('Loaded');
    await load();
    await expect(added()).toBeElementsArrayOfSize(1);
    await expect(byTestId('net-quantity-1001')).toHaveText('3');
    await choose('net-filter', 'Returned');
    await isStatus('Loaded');
    await load();
    await expect(byTestId('net-order-1010')).toBeDisplayed();
    await expect(added()).toBeElementsArrayOfSize(0);

    await open();
    await load();
    expect(await textsOf(rows())).toEqual(before);
  });

  it('requests: each request is listed with its status', async () => {
    await load();
    await byTestId('net-delete-1003').click();
    await isStatus('Deleted order 1003');
    await byTestId('net-more-1002').click();
    await expect(byTestIdPrefix('net-request-')).toHaveText([
      expect.stringMatching(/^GET \/api\/orders\?page=1&size=\d: 200$/),
      'DELETE /api/orders/1003: 204',
      'PUT /api/orders/1002: 200',
    ]);
  });

  it('waiting: a request without a response is waiting', async () => {
    await load();
    await choose('net-delay', '3 seconds');
    await byTestId('net-more-1001').click();
    await expect(byTestId('net-request-2')).toHaveText('PUT /api/orders/1001?ms=3000: waiting');
    await expect(byTestId('net-request-2')).toHaveText('PUT /api/orders/1001?ms=3000: 200');
  });

  it('delay: a response is delayed', async () => {
    await load();
    await choose('net-delay', '3 seconds');
    const before = Date.now();
    await byTestId('net-more-1001').click();
    await isStatus('Changed order 1001');
    expect(Date.now() - before).toBeGreaterThanOrEqual(2990);
  });

  it('fail: each failure has its own message', async () => {
    for (const [name, said] of [
      ['Status 500', 'Failed: 500'],
      ['Cut off', 'Failed: cut off'],
      ['Malformed JSON', 'Failed: no JSON'],
    ]) {
      await choose('net-failure', name);
      await $('button=Load orders').click();
      await isStatus(said);
    }
  });

  it('timeout: a request without a response fails after 5 seconds', async () => {
    // With a stopped clock, the wait is exact and takes no time.
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open();
    await load();
    await choose('net-failure', 'No response');
    await byTestId('net-delete-1001').click();
    await clock.tick(4999);
    await isStatus('Loading');
    await clock.tick(1);
    await isStatus('Failed: no response');
  });

  it('intact: the orders stay when a request fails', async () => {
    await load();
    const before = await shownIds();
    await choose('net-failure', 'Cut off');
    for (const name of ['net-next', 'net-delete-1001']) {
      await byTestId(name).click();
      await isStatus(expect.stringMatching(/^Failed/));
      await shouldShow(before);
    }
  });

  it('retry: “Retry” repeats the request', async () => {
    await load();
    await choose('net-failure', 'Cut off');
    await $('button=Next page').click();
    await isStatus(expect.stringMatching(/^Failed/));
    await choose('net-failure', 'None');
    await $('button=Retry').click();
    await expect(byTestId('net-count')).toHaveText(expect.stringContaining('page 2'));
  });

  it('chance: the seed decides which requests fail', async () => {
    const outcomes = async (seed) => {
      await open(`seed=${seed}`);
      await choose('net-failure', 'Status 500');
      await choose('net-chance', 'Half of them');
      const failed = [];
      for (let number = 1; number <= 4; number++) {
        await $('button=Load orders').click();
        await isStatus(expect.stringMatching(/^(Loaded|Failed)/));
        failed.push((await byTestId('net-status').getText()).startsWith('Failed'));
      }
      return failed;
    };
    const first = await outcomes(1);
    expect(new Set(first)).toEqual(new Set([true, false]));
    expect(await outcomes(1)).toEqual(first);
    expect(await outcomes(2)).not.toEqual(first);
  });

  async function listenAndStop() {
    await $('button=Listen').click();
    await expect(byTestId('net-event-1')).toHaveText(expect.stringMatching(/^1: order/));
    await $('button=Stop listening').click();
  }
  it('events: nine messages come in order', async () => {
    await $('button=Listen').click();
    await expect(byTestId('net-events-status')).toHaveText('All received');
    const nine = Array.from({ length: 9 }, (_, index) =>
      expect.stringMatching(new RegExp(`^${index + 1}: order 10\\d\\d shipped$`)),
    );
    await expect(byTestIdPrefix('net-event-')).toHaveText(nine);
  });

  it('broken: the connection breaks after each third message', async () => {
    // Recorded in the page, because a state may be over before a test looks at it.
    await browser.execute(() => {
      const find = (name) => document.querySelector(`[data-testid="${name}"]`);
      const [status, messages] = [find('net-events-status'), find('net-events')];
      window.noted = [];
      const note = () => window.noted.push(`${status.textContent} ${messages.childElementCount}`);
      new MutationObserver(note).observe(status, { characterData: true, childList: true, subtree: true });
    });
    await $('button=Listen').click();
    await expect(byTestId('net-events-status')).toHaveText('All received');
    const again = [3, 6, 9].flatMap((count) => [`Reconnecting ${count}`, `Connected ${count}`]);
    const noted = await browser.execute(() => window.noted);
    expect(noted.filter((text) => !text.startsWith('Connecting'))).toEqual(['Connected 0', ...again, 'All received 9']);
  });

  it('stopped: no message comes after “Stop listening”', async () => {
    await listenAndStop();
    await expect(byTestId('net-events-status')).toHaveText('Stopped');
    // If the first connection went on, its messages would be among those of the second one.
    await $('button=Listen').click();
    await expect(byTestId('net-events-status')).toHaveText('All received');
    await expect(byTestIdPrefix('net-event-')).toBeElementsArrayOfSize(9);
  });

  it('again: “Listen” begins with an empty list', async () => {
    await listenAndStop();
    const before = await $$('[data-testid=net-events] li').length;
    await $('button=Listen').click();
    // The first message after the earlier ones. If those were still in the list, they would be there twice now.
    await expect($(`li*=${before + 1}: order`)).toBeDisplayed();
    await expect($$('li*=1: order')).toBeElementsArrayOfSize(1);
  });

  /** With a stopped clock, so that the wait before the next connection is exact. */
  async function connect() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await open();
    await $('button=Connect').click();
    await expect(byTestId('net-echo-status')).toHaveText('Connected');
    return clock;
  }

  async function send(text) {
    await byTestId('net-message').setValue(text);
    await $('button=Send message').click();
  }

  function echoed(words) {
    return expect($$('li[data-testid^="net-echo-"]')).toHaveText(words.map((word) => `Echo: ${word}`));
  }
  it('echo: every message is echoed', async () => {
    await connect();
    await send('one');
    await send('two');
    await echoed(['one', 'two']);
  });

  it('reconnect: the connection is back after one second', async () => {
    const clock = await connect();
    await $('button=Break connection').click();
    await expect(byTestId('net-echo-status')).toHaveText('Reconnecting');
    await clock.tick(999);
    await expect(byTestId('net-echo-status')).toHaveText('Reconnecting');
    await clock.tick(1);
    await expect(byTestId('net-echo-status')).toHaveText('Connected');
  });

  it('resent: messages sent while reconnecting are echoed', async () => {
    const clock = await connect();
    await $('button=Break connection').click();
    await send('three');
    await send('four');
    await clock.tick(5000);
    await echoed(['three', 'four']);
  });

  it('disconnected: “Disconnect” ends the connection', async () => {
    const clock = await connect();
    await $('button=Disconnect').click();
    await expect(byTestId('net-echo-status')).toHaveText('Disconnected');
    await clock.tick(5000);
    await expect(byTestId('net-echo-status')).toHaveText('Disconnected');
  });
});
