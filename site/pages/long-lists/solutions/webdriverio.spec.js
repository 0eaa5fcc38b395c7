import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('long-lists', () => {
  let clock;

  // With a stopped clock, waits are exact and take no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/long-lists?delayScale=1');
  });

  const rowOf = (number) => $(`//*[@role="option" and normalize-space()="Row ${number}"]`);
  const jump = async (number) => {
    await byTestId('rows-number').setValue(`${number}`);
    await byTestId('rows-jump').click();
  };
  /** The rows in the document, from top to bottom, measured from the upper edge of the visible part. */
  const drawn = () =>
    byTestId('rows-list').execute((list) => {
      const edge = list.getBoundingClientRect().top + list.clientTop;
      const rows = [...list.querySelectorAll('[role=option]')].map((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        const number = Number(row.textContent.replace('Row ', ''));
        return { number, top: Math.round(top - edge), bottom: Math.round(bottom - edge) };
      });
      rows.sort((one, other) => one.top - other.top);
      return { rows, viewHeight: list.clientHeight };
    });
  const isAtTop = async (number) => (await drawn()).rows.some((row) => row.number === number && row.top === 0);
  /** Whether a row is in view, measured to the next one. Its height is another requirement. */
  const isInView = async (number) => {
    const { rows, viewHeight } = await drawn();
    const [row, next] = rows.slice(rows.findIndex((row) => row.number === number));
    return row?.top >= 0 && next?.top <= viewHeight;
  };
  const isAtEnd = () =>
    byTestId('rows-list').execute(
      ({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop < 1,
    );
  const jumpTo = async (number) => {
    await jump(number);
    await browser.waitUntil(() => isAtTop(number));
  };
  const fills = ({ rows, viewHeight }) => rows[0]?.top <= 0 && rows.at(-1)?.bottom >= viewHeight;

  it('rows: the rows are in the document in order', async () => {
    for (const part of [0, 0.3, 0.7, 1]) {
      await byTestId('rows-list').execute((list, part) => {
        list.scrollTop = part * (list.scrollHeight - list.clientHeight);
      }, part);
      await browser.waitUntil(async () => fills(await drawn()));
      const numbers = (await drawn()).rows.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0] + index));
      if (part === 0) expect(numbers[0]).toBe(1);
      if (part === 1) expect(numbers.at(-1)).toBe(10000);
    }
  });

  it('few: at most 40 rows are in the document', async () => {
    for (const part of [0, 0.3, 0.7, 1]) {
      await byTestId('rows-list').execute((list, part) => {
        list.scrollTop = part * (list.scrollHeight - list.clientHeight);
      }, part);
      const { rows } = await drawn();
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.length).toBeLessThanOrEqual(40);
    }
  });

  it('heights: rows are 44, 64 and 84 pixels high in turn', async () => {
    for (const number of [2, 5000]) {
      await jumpTo(number);
      const { rows } = await drawn();
      for (const row of rows) expect(row.bottom - row.top).toBe([84, 44, 64][row.number % 3]);
    }
  });

  it('positions: assistive technology knows a row’s place in the whole list', async () => {
    for (const number of [2, 5000, 9000]) {
      await jump(number);
      await expect(rowOf(number)).toHaveAttribute('aria-posinset', `${number}`);
      await expect(rowOf(number)).toHaveAttribute('aria-setsize', '10000');
    }
  });

  it('jump: “Jump” scrolls a row to the top', async () => {
    for (const number of [5000, 12]) await jumpTo(number);
    await jump(10000);
    // As near as possible, which is at the end of the list.
    await browser.waitUntil(isAtEnd);
  });

  it('enter: Enter does the same as “Jump”', async () => {
    await byTestId('rows-number').setValue('777');
    await browser.keys('Enter');
    await browser.waitUntil(() => isAtTop(777));
  });

  it('refused: a number without a row is refused', async () => {
    for (const wrong of ['0', '10001', '1.5', 'abc']) {
      // A right number between two wrong ones, so that each wrong one has to show the message again.
      await jumpTo(777);
      await expect(byTestId('rows-error')).not.toExist();
      await jump(wrong);
      await expect(byTestId('rows-error')).toHaveText('Enter a number from 1 to 10000');
      expect(await isAtTop(777)).toBe(true);
    }
  });

  const clickWith = async (key, number) => {
    await browser.action('key').down(key).perform(true);
    await rowOf(number).click();
    await browser.action('key').up(key).perform();
  };
  const areSelected = async (numbers, selected) => {
    for (const number of numbers) await expect(rowOf(number)).toHaveAttribute('aria-selected', `${selected}`);
  };

  it('select: a click selects a row alone', async () => {
    for (const number of [5, 2]) {
      await rowOf(number).click();
      await expect(byTestId('rows-selected')).toHaveText('Selected: 1');
      await areSelected([number], true);
    }
  });

  it('range: a click with Shift selects a range', async () => {
    await rowOf(5).click();
    await jumpTo(25);
    await clickWith('\uE008', 25);
    // From here the whole range is in the document. Whether other rows count too is another requirement.
    await rowOf(14).execute((row) => row.scrollIntoView({ block: 'center' }));
    await expect(byTestId('rows-selected')).toHaveText('Selected: 21');
    await areSelected([25], true);
    await areSelected([26], false);
    await clickWith('\uE008', 3);
    await expect(byTestId('rows-selected')).toHaveText('Selected: 3');
    await areSelected([3, 4, 5], true);
    await areSelected([2, 6], false);
  });

  it('toggled: a click with Control adds or removes a row', async () => {
    await rowOf(3).click();
    for (const count of [2, 1]) {
      await clickWith('\uE009', 2);
      await expect(byTestId('rows-selected')).toHaveText(`Selected: ${count}`);
    }
    await areSelected([3], true);
  });

  it('kept: rows stay selected while they are not in the document', async () => {
    await rowOf(2).click();
    await clickWith('\uE009', 4);
    await jumpTo(9000);
    await expect(rowOf(4)).not.toExist();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 2');
    await jumpTo(2);
    await areSelected([2, 4], true);
  });

  it('cleared: “Clear selection” leaves no row selected', async () => {
    await rowOf(2).click();
    await byTestId('rows-clear').click();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 0');
    await areSelected([2], false);
  });

  const focusRows = () => byTestId('rows-list').execute((list) => list.focus());
  it('keys: arrows, Home and End change the active row', async () => {
    await focusRows();
    for (const [key, number] of [
      ['ArrowDown', 2],
      ['ArrowDown', 3],
      ['ArrowUp', 2],
      ['End', 10000],
      ['Home', 1],
    ]) {
      await browser.keys(key);
      await expect(byTestId('rows-active')).toHaveText(`Active: Row ${number}`);
    }
  });

  it('view: the active row is in view', async () => {
    await focusRows();
    for (let number = 2; number <= 12; number++) {
      await browser.keys('ArrowDown');
      await browser.waitUntil(() => isInView(number));
    }
  });

  it('space: Space selects the active row', async () => {
    await focusRows();
    for (const number of [2, 3]) {
      await browser.keys('ArrowDown');
      await browser.keys(' ');
      await areSelected([number], true);
      await expect(byTestId('rows-selected')).toHaveText('Selected: 1');
    }
  });

  const scrollToEnd = () =>
    byTestId('feed-list').execute((list) => {
      list.scrollTop = list.scrollHeight;
    });
  /** Passes the time of the load that has begun, and returns the status of the feed after it. */
  const endOfLoad = async () => {
    await expect(byTestId('feed-status')).toHaveText('Loading');
    await clock.tick(999);
    await expect(byTestId('feed-status')).toHaveText('Loading');
    await clock.tick(1001);
    await expect(byTestId('feed-status')).not.toHaveText('Loading');
    return byTestId('feed-status').getText();
  };
  const load = async () => {
    await scrollToEnd();
    return endOfLoad();
  };
  const retry = async () => {
    await byTestId('feed-retry').click();
    return endOfLoad();
  };
  const loadOrRetry = async () => {
    if ((await load()) === 'Loading failed') await retry();
  };
  /** Loads until a load fails, and returns how many items are there. */
  const loadUntilOneFails = async () => {
    while ((await load()) !== 'Loading failed') expect(await byTestIdPrefix('feed-item').length).toBeLessThan(200);
    return byTestIdPrefix('feed-item').length;
  };

  it('feed: a feed at its end loads twenty more items', async () => {
    await expect(byTestId('feed-status')).toHaveText('Shown: 20');
    await loadOrRetry();
    await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(40);
  });

  it('loading: the status is “Loading” for 1 to 2 seconds', async () => {
    await scrollToEnd();
    await endOfLoad();
  });

  it('end: the feed ends with two hundred items', async () => {
    for (let count = 20; count < 200; count += 20) await loadOrRetry();
    await expect(byTestId('feed-status')).toHaveText('End of the list: 200 items');
    await scrollToEnd();
    await clock.tick(2000);
    await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(200);
  });

  it('failed: one load fails, and the seed decides which', async () => {
    const counts = [];
    for (const seed of [3, 3, 11]) {
      await browser.url(`/long-lists?delayScale=1&seed=${seed}`);
      counts.push(await loadUntilOneFails());
    }
    expect(counts[1]).toBe(counts[0]);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('retry: “Retry” loads the items', async () => {
    const count = await loadUntilOneFails();
    await retry();
    await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(count + 20);
  });

  it('paused: nothing is loaded until “Retry”', async () => {
    const count = await loadUntilOneFails();
    await byTestId('feed-list').execute((list) => {
      list.scrollTop = 0;
    });
    await scrollToEnd();
    await clock.tick(2000);
    await expect(byTestId('feed-status')).toHaveText('Loading failed');
    await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(count);
  });

  it('more: each press adds ten items', async () => {
    for (const count of [20, 30]) {
      await $('button=Load more').click();
      await clock.tick(2000);
      await expect(byTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
      await expect(byTestIdPrefix('more-item')).toBeElementsArrayOfSize(count);
    }
  });

  it('busy: the button is disabled while it loads', async () => {
    const button = $('button=Load more');
    await button.click();
    await expect(button).toBeDisabled();
    await clock.tick(999);
    await expect(button).toBeDisabled();
    await clock.tick(1001);
    await expect(button).toBeEnabled();
  });

  it('all: the button stays disabled at the end', async () => {
    for (const count of [20, 30, 40, 50]) {
      await $('button=Load more').click();
      await clock.tick(2000);
      await expect(byTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
    }
    await expect($('button=Load more')).toBeDisabled();
  });
});
