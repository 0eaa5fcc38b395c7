import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('clicks-and-gestures', () => {
  beforeEach(() => browser.url('/clicks-and-gestures'));

  afterEach(() => browser.releaseActions());

  const row = (number) => byTestId(`clicks-row-${number}`);
  const field = (number) => byTestId(`clicks-edit-${number}`);
  const expectSelected = (rows) => expect(byTestId('clicks-selected')).toHaveText(`Selected: ${rows}`);

  /** Another action holds the key. It lasts until the key is released. */
  async function clickWith(key, element) {
    await browser.action('key').down(key).perform(true);
    await element.click();
    await browser.releaseActions();
  }

  it('select: a click selects one row', async () => {
    for (const number of [2, 5, 5]) {
      await row(number).click();
      await expectSelected(`${number}`);
      await expect(row(number)).toHaveAttribute('aria-selected', 'true');
    }
  });

  it('toggle: Ctrl adds a row and takes it out', async () => {
    await row(2).click();
    for (const number of [7, 3]) await clickWith(Key.Ctrl, row(number));
    await expectSelected('2, 3, 7');
    await clickWith(Key.Ctrl, row(7));
    await expectSelected('2, 3');
  });

  it('range: Shift selects all rows in between', async () => {
    await row(3).click();
    await clickWith(Key.Shift, row(6));
    await expectSelected('3, 4, 5, 6');
    await clickWith(Key.Shift, row(2));
    await expectSelected('2, 3');
  });

  it('all: with Ctrl+A all twelve rows are selected', async () => {
    await row(4).click();
    await browser.keys([Key.Ctrl, 'a']);
    await expectSelected('1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12');
  });

  it('extend: Shift with an arrow key moves the end of the selection', async () => {
    await row(3).click();
    for (const selected of ['3, 4', '3, 4, 5']) {
      await browser.keys([Key.Shift, Key.ArrowDown]);
      await expectSelected(selected);
    }
    await browser.keys([Key.Shift, Key.ArrowUp]);
    await expectSelected('3, 4');
  });

  it('edit: a double click, F2 and Enter open the field', async () => {
    await row(3).doubleClick();
    await expect(field(3)).toHaveValue('Water the plants');
    for (const key of [Key.F2, Key.Enter]) {
      await browser.keys(Key.Escape);
      await expect(field(3)).not.toExist();
      await browser.keys(key);
      await expect(field(3)).toHaveValue('Water the plants');
    }
  });

  it('keep: Enter and a click elsewhere keep the text', async () => {
    await row(3).doubleClick();
    // Its text is selected, so that typing replaces it.
    await browser.keys([...'Water the roses']);
    await browser.keys(Key.Enter);
    await expect(row(3)).toHaveText('Water the roses');
    await row(4).doubleClick();
    await browser.keys([...'Book two ferries']);
    await row(1).click();
    await expect(row(4)).toHaveText('Book two ferries');
  });

  it('discard: Escape keeps the old text', async () => {
    await row(3).doubleClick();
    await browser.keys([...'Water the roses']);
    await browser.keys(Key.Escape);
    await expect(row(3)).toHaveText('Water the plants');
  });

  it('rectangle: the rectangle selects the tiles that it touches', async () => {
    const [first, second] = [await byTestId('clicks-tile-1'), await byTestId('clicks-tile-2')];
    await byTestId('clicks-tiles').scrollIntoView({ block: 'center' });
    const { width, height } = await first.getSize();
    // Measured from the middle of a tile: the gap below the second tile, and the gap at the left of the first.
    const belowSecond = { origin: second, x: 0, y: Math.round(height / 2) + 8 };
    const draw = (from, to) => browser.action('pointer').move(from).down().move(to).up().perform();
    await draw({ origin: first }, belowSecond);
    await expect(byTestId('clicks-tiles-selected')).toHaveText('Tiles: 1, 2');
    await draw({ origin: first, x: -Math.round(width / 2) - 8, y: 0 }, { origin: first });
    await expect(byTestId('clicks-tiles-selected')).toHaveText('Tiles: 1');
    await draw(belowSecond, { origin: first });
    await expect(byTestId('clicks-tiles-selected')).toHaveText('Tiles: 1, 2');
  });

  it('press: a press of 600 ms opens the menu', async () => {
    const clock = await stopClock();
    const button = await $('button=Hold for menu');
    // Holds the button until all actions are released.
    const press = () => browser.action('pointer').move({ origin: button }).down().perform(true);
    await press();
    await clock.tick(599);
    await browser.releaseActions();
    await clock.tick(5000);
    await expect(byTestId('clicks-press-menu')).not.toExist();
    await press();
    await clock.tick(599);
    await expect(byTestId('clicks-press-menu')).not.toExist();
    await clock.tick(1);
    await expect(byTestId('clicks-press-menu')).toBeDisplayed();
  });

  it('alt: only clicks with Alt count', async () => {
    const button = byTestId('clicks-alt');
    await clickWith(Key.Alt, button);
    await expect(button).toHaveText('Alt clicks: 1');
    await button.click();
    await clickWith(Key.Alt, button);
    await expect(button).toHaveText('Alt clicks: 2');
  });

  it('middle: only the middle button counts', async () => {
    const button = byTestId('clicks-middle');
    for (const pressed of ['middle', 'left', 'right']) await button.click({ button: pressed });
    await expect(button).toHaveText('Middle clicks: 1');
    await button.click({ button: 'middle' });
    await expect(button).toHaveText('Middle clicks: 2');
  });

  it('paragraph: a triple click selects the paragraph', async () => {
    const paragraph = await byTestId('clicks-paragraph');
    await paragraph.scrollIntoView({ block: 'center' });
    const pointer = browser.action('pointer').move({ origin: paragraph });
    for (let time = 0; time < 3; time++) pointer.down().up();
    await pointer.perform();
    await expect(byTestId('clicks-words')).toHaveText('Selected words: 14');
  });

  it('slide: a swipe, an arrow key and a button change the slide', async () => {
    const slide = await byTestId('clicks-slide');
    await slide.scrollIntoView({ block: 'center' });
    await browser
      .action('pointer', { parameters: { pointerType: 'touch' } })
      .move({ origin: slide, x: 60, y: 0 })
      .down()
      .move({ origin: slide, x: -60, y: 0 })
      .up()
      .perform();
    await expect(slide).toHaveText('Slide 2 of 5');
    await browser.execute((element) => element.focus(), slide);
    await browser.keys(Key.ArrowRight);
    await expect(slide).toHaveText('Slide 3 of 5');
    await $('button=Next').click();
    await expect(slide).toHaveText('Slide 4 of 5');
  });

  it('zoom: keys, buttons and the wheel zoom by 25 %', async () => {
    const picture = await byTestId('clicks-zoom');
    await byTestId('clicks-zoom-in').click();
    await expect(picture).toHaveText('125 %');
    await browser.execute((element) => element.focus(), picture);
    await browser.keys('-');
    await expect(picture).toHaveText('100 %');
    await browser.action('key').down(Key.Ctrl).perform(true);
    await browser.action('wheel').scroll({ origin: picture, deltaY: -120, deltaX: 0 }).perform(true);
    await expect(picture).toHaveText('125 %');
    await browser.releaseActions();
    for (let time = 0; time < 12; time++) await browser.keys('+');
    await expect(picture).toHaveText('400 %');
    for (let time = 0; time < 15; time++) await browser.keys('-');
    await expect(picture).toHaveText('50 %');
  });

  it('pinch: two fingers zoom by the factor of their distance', async () => {
    const picture = await byTestId('clicks-zoom');
    await picture.scrollIntoView({ block: 'center' });
    const finger = (id, from, to) =>
      browser
        .action('pointer', { id, parameters: { pointerType: 'touch' } })
        .move({ origin: picture, x: from, y: 0 })
        .down()
        .move({ origin: picture, x: to, y: 0 })
        .up();
    await browser.actions([finger('left', -20, -40), finger('right', 20, 40)]);
    await expect(picture).toHaveText('200 %');
    await browser.actions([finger('left', -20, -30), finger('right', 20, 30)]);
    await expect(picture).toHaveText('300 %');
  });

  it('chord: S counts within a second of Ctrl+K', async () => {
    const clock = await stopClock();
    await browser.keys([Key.Ctrl, 'k']);
    await clock.tick(999);
    await browser.keys('s');
    await expect(byTestId('clicks-chord')).toHaveText('Chords: 1');
    await browser.keys('s');
    await browser.keys([Key.Ctrl, 'k']);
    await clock.tick(1001);
    await browser.keys('s');
    await browser.keys([Key.Ctrl, 'k']);
    await browser.keys('s');
    await expect(byTestId('clicks-chord')).toHaveText('Chords: 2');
  });

  it('log: the last ten clicks are listed, the newest first', async () => {
    for (let time = 0; time < 11; time++) await row(4).click();
    await clickWith(Key.Shift, row(2));
    const others = Array(9).fill('click left mouse trusted');
    await expect(byTestId('clicks-log').$$('li')).toHaveText(['click left Shift mouse trusted', ...others]);
  });

  it('trust: a click by a script is not trusted', async () => {
    const newest = byTestId('clicks-log').$('li');
    await row(2).click();
    await expect(newest).toHaveText(expect.stringContaining('mouse trusted'));
    await browser.execute((element) => element.click(), await row(2));
    await expect(newest).toHaveText(expect.stringContaining('not trusted'));
  });

  /** With a stopped clock, times are exact and take no time. */
  async function stopClock() {
    const clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/clicks-and-gestures');
    return clock;
  }
});
