import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('long-lists', () => {
  let clock;

  // A clock that stands still makes waits exact, and they cost no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/long-lists?delayScale=1');
  });

  const rowOf = (number) => $(`//*[@role="option" and normalize-space()="Row ${number}"]`);
  const jump = async (number) => {
    await byTestId('rows-number').setValue(`${number}`);
    await byTestId('rows-jump').click();
  };
  /** The rows in the document, from above to below, measured from the upper edge of what the list shows. */
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
  const isInView = async (number) => {
    const { rows, viewHeight } = await drawn();
    return rows.some((row) => row.number === number && row.top >= 0 && row.bottom <= viewHeight);
  };
  const jumpTo = async (number) => {
    await jump(number);
    await browser.waitUntil(() => isAtTop(number));
  };
  const fills = ({ rows, viewHeight }) => rows[0]?.top <= 0 && rows.at(-1)?.bottom >= viewHeight;

  it('rows: those in view are in the document, in order, and never more than 40', async () => {
    for (const part of [0, 0.3, 0.7, 1]) {
      await byTestId('rows-list').execute((list, part) => {
        list.scrollTop = part * (list.scrollHeight - list.clientHeight);
      }, part);
      await browser.waitUntil(async () => fills(await drawn()));
      const numbers = (await drawn()).rows.map(({ number }) => number);
      expect(numbers).toEqual(numbers.map((_, index) => numbers[0] + index));
      expect(numbers.length).toBeLessThanOrEqual(40);
      if (part === 0) expect(numbers[0]).toBe(1);
      if (part === 1) expect(numbers.at(-1)).toBe(10000);
    }
  });

  it('heights: 44, 64 and 84 pixels by turns, each row where the one before it ends', async () => {
    for (const number of [1, 5000]) {
      await jumpTo(number);
      const { rows } = await drawn();
      for (const [index, row] of rows.entries()) {
        expect(row.bottom - row.top).toBe([84, 44, 64][row.number % 3]);
        if (index > 0) expect(row.top).toBe(rows[index - 1].bottom);
      }
    }
  });

  it('positions: assistive technology is told a row’s place in the whole list', async () => {
    for (const number of [1, 5000, 10000]) {
      await jump(number);
      await expect(rowOf(number)).toHaveAttribute('aria-posinset', `${number}`);
      await expect(rowOf(number)).toHaveAttribute('aria-setsize', '10000');
    }
  });

  it('jump: a row comes to the top, and what is no row is refused', async () => {
    await jumpTo(5000);
    await byTestId('rows-number').setValue('777');
    await browser.keys('Enter');
    await browser.waitUntil(() => isAtTop(777));
    for (const wrong of ['0', '10001', '1.5', 'abc']) {
      // Between two wrong numbers a right one, so that each has to bring its own message.
      await jumpTo(777);
      await expect(byTestId('rows-error')).not.toExist();
      await jump(wrong);
      await expect(byTestId('rows-error')).toHaveText('Enter a number from 1 to 10000');
      expect(await isAtTop(777)).toBe(true);
    }
    await jump(10000);
    await browser.waitUntil(() => isInView(10000));
  });

  const clickWith = async (key, number) => {
    await browser.action('key').down(key).perform(true);
    await rowOf(number).click();
    await browser.action('key').up(key).perform();
  };
  const areSelected = async (numbers, selected) => {
    for (const number of numbers) await expect(rowOf(number)).toHaveAttribute('aria-selected', `${selected}`);
  };

  it('select: a row alone, a range with Shift, one more or less with Control', async () => {
    await rowOf(5).click();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 1');
    await jumpTo(25);
    await clickWith('\uE008', 25);
    await expect(byTestId('rows-selected')).toHaveText('Selected: 21');
    await areSelected([25], true);
    await areSelected([26], false);
    await jumpTo(1);
    await clickWith('\uE008', 3);
    await expect(byTestId('rows-selected')).toHaveText('Selected: 3');
    await areSelected([3, 4, 5], true);
    await areSelected([2, 6], false);
    for (const count of [4, 3]) {
      await clickWith('\uE009', 1);
      await expect(byTestId('rows-selected')).toHaveText(`Selected: ${count}`);
    }
  });

  it('kept: rows stay selected while they are not in the document', async () => {
    await rowOf(2).click();
    await clickWith('\uE008', 4);
    await jumpTo(9000);
    await expect(rowOf(4)).not.toExist();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 3');
    await jumpTo(1);
    await areSelected([2, 3, 4], true);
    await byTestId('rows-clear').click();
    await expect(byTestId('rows-selected')).toHaveText('Selected: 0');
    await areSelected([2, 3, 4], false);
  });

  it('keys: arrows, Home and End move the active row, and Space selects it', async () => {
    await byTestId('rows-list').execute((list) => list.focus());
    const press = async (key, number) => {
      await browser.keys(key);
      await expect(byTestId('rows-active')).toHaveText(`Active: Row ${number}`);
      await browser.waitUntil(() => isInView(number));
    };
    for (let number = 2; number <= 12; number++) await press('ArrowDown', number);
    await press('ArrowUp', 11);
    await press('End', 10000);
    await press('Home', 1);
    for (const number of [2, 3]) {
      await press('ArrowDown', number);
      await browser.keys(' ');
      await areSelected([number], true);
      await expect(byTestId('rows-selected')).toHaveText('Selected: 1');
    }
  });

  const scrollToEnd = () =>
    byTestId('feed-list').execute((list) => {
      list.scrollTop = list.scrollHeight;
    });
  /** Has the load that was begun take its time, and returns what the status of the feed is then. */
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

  it('feed: scrolled to its end it shows twenty more, up to two hundred', async () => {
    await expect(byTestId('feed-status')).toHaveText('Shown: 20');
    for (let count = 40; count <= 200; count += 20) {
      if ((await load()) === 'Loading failed') await retry();
      await expect(byTestId('feed-status')).toHaveText(count < 200 ? `Shown: ${count}` : 'End of the list: 200 items');
      await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(count);
    }
    await scrollToEnd();
    await clock.tick(2000);
    await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(200);
  });

  it('retry: one load fails, which one depends on the seed, and “Retry” brings its items', async () => {
    const counts = [];
    for (const seed of [1, 1, 2, 3, 4]) {
      await browser.url(`/long-lists?delayScale=1&seed=${seed}`);
      while ((await load()) !== 'Loading failed') expect(await byTestIdPrefix('feed-item').length).toBeLessThan(200);
      const count = await byTestIdPrefix('feed-item').length;
      counts.push(count);
      expect(await retry()).toBe(count < 180 ? `Shown: ${count + 20}` : 'End of the list: 200 items');
      await expect(byTestIdPrefix('feed-item')).toBeElementsArrayOfSize(count + 20);
    }
    expect(counts[1]).toBe(counts[0]);
    expect(new Set(counts).size).toBeGreaterThan(1);
  });

  it('more: each press adds ten, and the button is disabled meanwhile and at the end', async () => {
    const button = $('button=Load more');
    await expect(byTestId('more-status')).toHaveText('Shown: 10 of 50');
    for (const count of [20, 30, 40, 50]) {
      await button.click();
      await expect(button).toBeDisabled();
      await clock.tick(999);
      await expect(byTestId('more-status')).toHaveText(`Shown: ${count - 10} of 50`);
      await clock.tick(1001);
      await expect(byTestId('more-status')).toHaveText(`Shown: ${count} of 50`);
      await expect(byTestIdPrefix('more-item')).toBeElementsArrayOfSize(count);
    }
    await expect(button).toBeDisabled();
  });
});
