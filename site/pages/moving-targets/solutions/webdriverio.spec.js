import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('moving-targets', () => {
  let clock;

  // With a stopped clock, waits are exact and take no time.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/moving-targets?delayScale=1');
  });

  const boxOf = async (element) => ({ ...(await element.getLocation()), ...(await element.getSize()) });
  // By a script, because WebdriverIO's own `scrollIntoView` waits for the next frame, which never comes while the clock
  // is stopped.
  const centre = (element) => element.execute((box) => box.scrollIntoView({ block: 'center' }));
  /**
   * Clicks at a distance from the middle of the element. `element.click()` would scroll, or fail if something covers
   * it.
   */
  const clickAt = (element, x = 0) =>
    browser.action('pointer').move({ origin: element, x, y: 0 }).down().up().perform();

  it('slide: the button moves to the other side', async () => {
    const middle = async (name) => {
      const { x, width } = await boxOf(await byTestId(name));
      return x + width / 2;
    };
    for (const side of ['right', 'left']) {
      await $('button=Slide').click();
      await clock.tick(5000);
      await expect(byTestId('slide-status')).not.toHaveText('Sliding');
      expect((await middle('slide-button')) > (await middle('slide-track'))).toBe(side === 'right');
    }
  });

  it('sliding: it slides for 2 seconds', async () => {
    await $('button=Slide').click();
    await clock.tick(1999);
    await expect(byTestId('slide-status')).toHaveText('Sliding');
    await clock.tick(1);
    await expect(byTestId('slide-status')).toHaveText('At the right');
  });

  it('caught: clicks beside the button are misses', async () => {
    await $('button=Catch me').click();
    await expect(byTestId('slide-result')).toHaveText('Hits: 1, misses: 0');
    const track = await byTestId('slide-track');
    await clickAt(track, Math.round((await track.getSize('width')) / 2) - 20);
    await expect(byTestId('slide-result')).toHaveText('Hits: 1, misses: 1');
  });

  it('shift: an advert takes the place of “Buy”', async () => {
    const place = await boxOf(await byTestId('shift-button'));
    await $('button=Load advert').click();
    await clock.tick(5000);
    await expect(byTestId('shift-advert')).toBeDisplayed();
    const { y, height } = await boxOf(await byTestId('shift-advert'));
    expect(Math.abs(y - place.y)).toBeLessThan(1);
    expect((await boxOf(await byTestId('shift-button'))).y).toBeGreaterThanOrEqual(y + height);
  });

  it('loaded: the advert appears after 1 to 3 seconds', async () => {
    await $('button=Load advert').click();
    await clock.tick(999);
    await expect(byTestId('shift-advert')).not.toExist();
    await clock.tick(2001);
    await expect(byTestId('shift-advert')).toBeDisplayed();
  });

  it('bought: clicks on the advert are misses', async () => {
    await $('button=Load advert').click();
    await clock.tick(5000);
    await $('button=Buy').click();
    await expect(byTestId('shift-result')).toHaveText('Hits: 1, misses: 0');
    await byTestId('shift-advert').click();
    await expect(byTestId('shift-result')).toHaveText('Hits: 1, misses: 1');
  });

  it('twin: each click on “Count” counts', async () => {
    for (const count of [1, 2, 3]) {
      await $('button=Count').click();
      await expect(byTestId('twin-result')).toHaveText(`Clicks: ${count}`);
    }
  });

  it('replaced: each click puts another button in its place', async () => {
    await byTestId('twin-button').execute((button) => {
      window.clicked = button;
    });
    await $('button=Count').click();
    await expect(byTestId('twin-button')).toBeFocused();
    expect(await browser.execute(() => window.clicked.isConnected)).toBe(false);
  });

  it('late: “Order” is disabled until the stock is checked', async () => {
    await expect($('button=Order')).toBeDisabled();
    await $('button=Check stock').click();
    await clock.tick(1999);
    await expect($('button=Order')).toBeDisabled();
    await clock.tick(5000);
    await expect($('button=Order')).toBeEnabled();
  });

  it('checking: the stock is checked for 2 to 4 seconds', async () => {
    await $('button=Check stock').click();
    await clock.tick(1999);
    await expect(byTestId('late-status')).toHaveText('Checking');
    await clock.tick(2001);
    await expect(byTestId('late-status')).not.toHaveText('Checking');
  });

  it('ordered: each order counts', async () => {
    await $('button=Check stock').click();
    await clock.tick(5000);
    for (const count of [1, 2]) {
      await $('button=Order').click();
      await expect(byTestId('late-result')).toHaveText(`Orders: ${count}`);
    }
  });

  const pair = () => byTestId('pair').$$('[data-testid="pair-button"]');
  const shown = () => pair().map((button) => button.isDisplayed());
  it('pair: only one of two buttons is visible, and the seed decides which', async () => {
    const areShown = await shown();
    expect([...areShown].sort()).toEqual([false, true]);

    const firstIsShown = async (seed) => {
      await browser.url(`/moving-targets?seed=${seed}`);
      return (await shown())[0];
    };
    const firstOnes = [];
    for (let seed = 1; seed <= 8; seed++) firstOnes.push(await firstIsShown(seed));
    expect(new Set(firstOnes).size).toBe(2);
    expect(await firstIsShown(1)).toBe(firstOnes[0]);
  });

  it('subscribed: a click on the visible button is a hit', async () => {
    await pair()[(await shown()).indexOf(true)].click();
    await expect(byTestId('pair-result')).toHaveText('Hits: 1, misses: 0');
  });

  it('cover: the bar gets the clicks on “Accept”', async () => {
    await centre(await byTestId('cover-box'));
    await clickAt(await byTestId('cover-button'));
    await expect(byTestId('cover-result')).toHaveText('Hits: 0, misses: 1');
  });

  it('accept: after a scroll, “Accept” gets its clicks', async () => {
    await centre(await byTestId('cover-button'));
    await clickAt(await byTestId('cover-button'));
    await expect(byTestId('cover-result')).toHaveText('Hits: 1, misses: 0');
  });

  it('ids: the id differs from seed to seed, and the label stays', async () => {
    const ids = async (seed) => {
      await browser.url(`/moving-targets?seed=${seed}`);
      return [await byTestId('renamed-input').getAttribute('id'), await byTestId('renamed-button').getAttribute('id')];
    };
    const [inputId, buttonId] = await ids(1);
    expect(await ids(1)).toEqual([inputId, buttonId]);
    const [otherInputId, otherButtonId] = await ids(2);
    expect(otherInputId).not.toBe(inputId);
    expect(otherButtonId).not.toBe(buttonId);

    await expect(byTestId('renamed-input')).toHaveComputedLabel('Nickname');
  });

  it('saved: the nickname is saved', async () => {
    await byTestId('renamed-input').setValue('Ada');
    await byTestId('renamed-button').click();
    await expect(byTestId('renamed-result')).toHaveText('Saved: Ada');
  });

  it('spaces: the label has exactly its spaces', async () => {
    // Not `getText`, which returns the rendered text: there two spaces are one.
    expect(await byTestId('spaces-pay').getProperty('textContent')).toBe('Pay\u00a020\u00a0€  now');
  });

  it('clicked: the result repeats the label', async () => {
    for (const name of ['spaces-pay', 'spaces-later']) {
      const label = await byTestId(name).getProperty('textContent');
      await byTestId(name).click();
      await expect(byTestId('spaces-result')).toHaveElementProperty('textContent', `Clicked: ${label}`);
    }
  });

  /** Step by step, because the bar starts its next timer when the last one has ended. */
  async function steps(count) {
    for (let step = 0; step < count; step++) await clock.tick(50);
  }

  it('bar: the bar runs to 100% by 1% every 50 milliseconds', async () => {
    const value = byTestId('bar-value');
    await $('button=Start').click();
    await clock.tick(49);
    await expect(value).toHaveText('0%');
    await clock.tick(1);
    await expect(value).toHaveText('1%');
    await steps(98);
    await expect(value).toHaveText('99%');
    await steps(2);
    await expect(value).toHaveText('100%');
  });

  it('restart: “Start” on a running bar begins again at 0%', async () => {
    for (const _ of ['once', 'twice']) {
      await $('button=Start').click();
      await expect(byTestId('bar-value')).toHaveText('0%');
      await steps(10);
      await expect(byTestId('bar-value')).toHaveText('10%');
    }
  });

  it('reset: “Reset” takes the bar back to 0%', async () => {
    await $('button=Start').click();
    await steps(10);
    await $('button=Reset').click();
    await steps(5);
    await expect(byTestId('bar-value')).toHaveText('0%');
  });

  it('stop: “Stop” keeps the bar where it is', async () => {
    await $('button=Start').click();
    await steps(10);
    await $('button=Stop').click();
    await steps(5);
    await expect(byTestId('bar-value')).toHaveText('10%');
  });

  it('result: the result compares the stop with 75%', async () => {
    const resultAt = (percent) => {
      if (percent === 75) return 'Stopped at 75%, just right';
      return `Stopped at ${percent}%, ${percent < 75 ? `${75 - percent} too early` : `${percent - 75} too late`}`;
    };
    for (const percent of [50, 75, 80]) {
      await $('button=Start').click();
      // Waits for the value, because the speed and the steps of the bar are another requirement.
      let value = 0;
      while (value < percent) {
        await steps(5);
        value = Number.parseInt(await byTestId('bar-value').getText(), 10);
      }
      await $('button=Stop').click();
      await expect(byTestId('bar-result')).toHaveText(resultAt(value));
    }
  });

  it('unstopped: the bar runs to 100%', async () => {
    await $('button=Start').click();
    // Longer than the bar takes. How long that is, another test checks.
    await steps(200);
    await expect(byTestId('bar-result')).toHaveText('Ran to 100%, 25 too late');
  });
});
