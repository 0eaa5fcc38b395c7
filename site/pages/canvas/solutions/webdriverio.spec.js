import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('canvas', () => {
  beforeEach(() => browser.url('/canvas?seed=1'));

  const list = (name) => byTestId(name).$$('li');
  const focus = (name) => byTestId(name).execute((element) => element.focus());
  const press = async (key, times = 1) => {
    for (let time = 0; time < times; time++) await browser.keys(key);
  };

  /** Actions do not scroll, and only what is in the window can be pointed at. */
  const centre = (name) => byTestId(name).scrollIntoView({ block: 'center' });

  /** From the middle of a canvas, whose own coordinates are 400 across and 240 down in any size. */
  const placeOn = async (name, x, y) => {
    const { width, height } = await byTestId(name).getSize();
    const origin = await byTestId(name);
    return { origin, x: Math.round((x / 400 - 0.5) * width), y: Math.round((y / 240 - 0.5) * height) };
  };

  async function draw(...points) {
    await centre('draw-canvas');
    const mouse = browser.action('pointer');
    for (const [index, [x, y]] of points.entries()) {
      mouse.move(await placeOn('draw-canvas', x, y));
      if (index === 0) mouse.down();
    }
    await mouse.up().perform();
  }

  const isPainted = (name, x, y) =>
    byTestId(name).execute(
      (canvas, left, top) => canvas.getContext('2d').getImageData(left, top, 1, 1).data[3] > 0,
      x,
      y,
    );

  it('stroke: each is listed with its first and last point, whatever size the canvas is shown in', async () => {
    await draw([40, 60], [80, 60], [120, 60]);
    await expect(list('draw-list')).toHaveText(['Stroke 1: from 40, 60 to 120, 60']);
    expect(await isPainted('draw-canvas', 80, 60)).toBe(true);
    expect(await isPainted('draw-canvas', 80, 100)).toBe(false);
    const { width, height } = await browser.getWindowSize();
    await browser.setWindowSize(600, height);
    await draw([300, 40], [200, 200], [380, 220]);
    await expect(list('draw-list')).toHaveText([
      'Stroke 1: from 40, 60 to 120, 60',
      'Stroke 2: from 300, 40 to 380, 220',
    ]);
    await browser.setWindowSize(width, height);
  });

  it('pen: arrow keys move it by 10, and the space bar puts it down and lifts it', async () => {
    await expect(byTestId('draw-pen')).toHaveText('Pen up at 200, 120');
    await focus('draw-canvas');
    for (const key of [' ', 'ArrowRight']) await press(key);
    await expect(byTestId('draw-pen')).toHaveText('Pen down at 210, 120');
    for (const key of ['ArrowRight', 'ArrowDown', ' ', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await press(key);
    await expect(byTestId('draw-pen')).toHaveText('Pen up at 210, 110');
    await expect(list('draw-list')).toHaveText(['Stroke 1: from 200, 120 to 220, 130']);
    for (const key of [' ', 'ArrowLeft']) await press(key);
    await expect(list('draw-list')).toHaveText([
      'Stroke 1: from 200, 120 to 220, 130',
      'Stroke 2: from 210, 110 to 200, 110',
    ]);
  });

  it('undo: “Undo” takes the last stroke away, “Clear” all of them', async () => {
    const expectNothing = async () => {
      await expect(list('draw-list')).toHaveText(['No strokes']);
      await expect($('button=Undo')).toBeDisabled();
      await expect($('button=Clear')).toBeDisabled();
    };
    await expectNothing();
    for (const y of [40, 80, 120]) await draw([40, y], [360, y]);
    await $('button=Undo').click();
    await expect(list('draw-list')).toHaveText([
      'Stroke 1: from 40, 40 to 360, 40',
      'Stroke 2: from 40, 80 to 360, 80',
    ]);
    expect(await isPainted('draw-canvas', 200, 80)).toBe(true);
    expect(await isPainted('draw-canvas', 200, 120)).toBe(false);
    await $('button=Clear').click();
    await expectNothing();
    expect(await isPainted('draw-canvas', 200, 40)).toBe(false);
  });

  /** The places by the names. */
  async function shapes() {
    const texts = await list('shapes-list').map((item) => item.getText());
    return Object.fromEntries(
      texts.map((text) => {
        const [, name, x, y] = /^(.+) at (\d+), (\d+)$/.exec(text);
        return [name, { x: Number(x), y: Number(y) }];
      }),
    );
  }

  it('hit: a click or Enter tells the front shape, and the seed places them', async () => {
    const result = byTestId('shapes-result');
    const hit = async (x, y) => {
      await centre('shapes-canvas');
      await browser
        .action('pointer')
        .move(await placeOn('shapes-canvas', x, y))
        .down()
        .up()
        .perform();
    };
    const tens = (value) => Math.round(value / 10) * 10;
    const placed = await shapes();
    expect(Object.keys(placed)).toHaveLength(6);
    for (const name of ['red triangle', 'blue square', 'blue circle']) {
      const { x, y } = placed[name];
      expect(await isPainted('shapes-canvas', x, y)).toBe(true);
      await hit(x, y);
      await expect(result).toHaveText(`Hit: ${name}`);
    }
    // Covered in its middle by the square, and free at the other side.
    const [circle, square] = [placed['red circle'], placed['blue square']];
    await hit(circle.x, circle.y);
    await expect(result).toHaveText('Hit: blue square');
    await hit(2 * circle.x - square.x, 2 * circle.y - square.y);
    await expect(result).toHaveText('Hit: red circle');
    // In the corner of the box around a round one, at the side where nothing else is.
    const [disc, behind] = [placed['blue circle'], placed['green triangle']];
    const corner = { x: disc.x + (disc.x < behind.x ? -28 : 28), y: disc.y + (disc.y < behind.y ? -28 : 28) };
    await hit(corner.x, corner.y);
    await expect(result).toHaveText(`Nothing at ${tens(corner.x)}, ${tens(corner.y)}`);
    const { x, y } = placed['red triangle'];
    await hit(x - 20, y - 20);
    await expect(result).toHaveText(`Nothing at ${x - 20}, ${y - 20}`);

    await focus('shapes-canvas');
    await expect(byTestId('shapes-cross')).toHaveText('Cross at 200, 120');
    await press(x < 200 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x - 200) / 10);
    await press(y < 120 ? 'ArrowUp' : 'ArrowDown', Math.abs(y - 120) / 10);
    await expect(byTestId('shapes-cross')).toHaveText(`Cross at ${x}, ${y}`);
    await press('Enter');
    await expect(result).toHaveText('Hit: red triangle');

    await browser.url('/canvas?seed=1');
    expect(await shapes()).toEqual(placed);
    await browser.url('/canvas?seed=2');
    expect(await shapes()).not.toEqual(placed);
  });

  const bars = ['Ferry', 'Tram'].flatMap((line) =>
    ['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => ({ line, season, id: `${line}-${season}`.toLowerCase() })),
  );
  const textOf = async ({ line, season, id }) => `${line}, ${season}: ${await byTestId(`chart-cell-${id}`).getText()}`;

  it('tooltip: a bar that is pointed at or has the focus shows its value', async () => {
    const tooltip = byTestId('chart-tooltip');
    for (const bar of bars) {
      await byTestId(`chart-bar-${bar.id}`).moveTo();
      await expect(tooltip).toHaveText(await textOf(bar));
      await byTestId('chart-legend-ferry').moveTo();
      await expect(tooltip).not.toBeExisting();
    }
    for (const bar of bars.slice(0, 2)) {
      await focus(`chart-bar-${bar.id}`);
      await expect(tooltip).toHaveText(await textOf(bar));
      await byTestId(`chart-bar-${bar.id}`).execute((element) => element.blur());
      await expect(tooltip).not.toBeExisting();
      await focus(`chart-bar-${bar.id}`);
      await expect(tooltip).toHaveText(await textOf(bar));
      await press('Escape');
      await expect(tooltip).not.toBeExisting();
    }
  });

  it('legend: “Ferry” and “Tram” each hide and show their own bars, and the table keeps both', async () => {
    for (const [line, other] of [
      ['ferry', 'tram'],
      ['tram', 'ferry'],
    ]) {
      const button = byTestId(`chart-legend-${line}`);
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(4);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'false');
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(0);
      await expect(byTestIdPrefix(`chart-bar-${other}-`)).toBeElementsArrayOfSize(4);
      for (const { id } of bars) await expect(byTestId(`chart-cell-${id}`)).toHaveText(/^\d\d$/);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(4);
    }
  });

  it('map: a drag and arrow keys move it, wheel and buttons zoom it', async () => {
    const isAt = (text) => expect(byTestId('map-view')).toHaveText(text);
    const dragBy = async (across, down) => {
      await centre('map');
      const { width, height } = await byTestId('map').getSize();
      const origin = await byTestId('map');
      const [x, y] = [Math.round(0.3 * width), Math.round(0.3 * height)];
      await browser
        .action('pointer')
        .move({ origin, x, y })
        .down()
        .move({ origin, x: x + Math.round(across * width), y: y + Math.round(down * height) })
        .up()
        .perform();
    };
    const wheel = async (deltaY) =>
      browser
        .action('wheel')
        .scroll({ origin: await byTestId('map'), deltaX: 0, deltaY })
        .perform();
    await isAt('Centre 500, 300, zoom 1');
    await dragBy(-0.5, 0);
    await isAt('Centre 750, 300, zoom 1');
    await focus('map');
    for (const key of ['ArrowLeft', 'ArrowUp']) await press(key);
    await isAt('Centre 710, 260, zoom 1');
    await $('button=Zoom in').click();
    await isAt('Centre 710, 260, zoom 2');
    await focus('map');
    for (const key of ['ArrowRight', 'ArrowDown']) await press(key);
    await isAt('Centre 730, 280, zoom 2');
    await dragBy(0, -0.4);
    await isAt('Centre 730, 340, zoom 2');
    await wheel(-100);
    await isAt('Centre 730, 340, zoom 4');
    await wheel(100);
    await isAt('Centre 730, 340, zoom 2');
    await $('button=Zoom out').click();
    await isAt('Centre 730, 340, zoom 1');
  });

  it('marker: “Lighthouse” opens a card, which “Close” and Escape take away', async () => {
    const [marker, card] = [byTestId('map-marker'), byTestId('map-card')];
    await expect(marker).toHaveText('Lighthouse');
    for (const close of [() => byTestId('map-card-close').click(), () => press('Escape')]) {
      await expect(card).not.toBeExisting();
      await marker.click();
      await expect(card).toHaveText(expect.stringContaining('Built in 1893, open on Sundays.'));
      await close();
      await expect(card).not.toBeExisting();
      await expect(marker).toBeFocused();
    }
    await focus('map');
    await press('ArrowRight', 10);
    await expect(byTestId('map-view')).toHaveText('Centre 900, 300, zoom 1');
    await expect(marker).not.toBeExisting();
    await press('ArrowLeft', 6);
    await expect(marker).toHaveText('Lighthouse');
  });

  it('play: each player plays, pauses, ends and goes to another time', async () => {
    for (const kind of ['video', 'audio']) {
      const [media, play, state] = ['', 'play-', 'state-'].map((part) => byTestId(`media-${part}${kind}`));
      await expect(state).toHaveText('Paused at 0.0 s');
      await expect(play).toHaveText('Play');
      await setRange(byTestId(`media-position-${kind}`), 1.2);
      await expect(state).toHaveText('Paused at 1.2 s');
      await expect(byTestId(`media-time-${kind}`)).toHaveText('1.2 s of 2.0 s');
      // Slower, because two seconds may be over before a test has looked.
      await setRate(media, 0.1);
      await play.click();
      await expect(state).toHaveText('Playing');
      await expect(play).toHaveText('Pause');
      await play.click();
      await expect(state).toHaveText(/^Paused at 1\.[2-9] s$/);
      expect(await media.getProperty('paused')).toBe(true);
      await setRate(media, 1);
      await play.click();
      await expect(state).toHaveText('Ended');
      await expect(byTestId(`media-time-${kind}`)).toHaveText('2.0 s of 2.0 s');
    }
  });

  it('sound: each player has its own volume, and “Mute” silences it and gives it back', async () => {
    for (const [kind, other] of [
      ['video', 'audio'],
      ['audio', 'video'],
    ]) {
      const [media, volume, mute, sound] = ['', 'volume-', 'mute-', 'sound-'].map((part) =>
        byTestId(`media-${part}${kind}`),
      );
      await expect(sound).toHaveText('Volume 100%');
      await setRange(volume, 30);
      await expect(sound).toHaveText('Volume 30%');
      expect(await media.getProperty('volume')).toBeCloseTo(0.3);
      await mute.click();
      await expect(sound).toHaveText('Muted');
      expect(await media.getProperty('muted')).toBe(true);
      await mute.click();
      await expect(sound).toHaveText('Volume 30%');
      expect(await media.getProperty('muted')).toBe(false);
      await expect(byTestId(`media-sound-${other}`)).toHaveText('Volume 100%');
      await setRange(volume, 100);
      await expect(sound).toHaveText('Volume 100%');
    }
  });

  /** WebDriver cannot fill a range: a script sets the value and sends the event of the browser. */
  function setRange(range, value) {
    return range.execute((element, wanted) => {
      element.value = wanted;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  }

  function setRate(media, rate) {
    return media.execute((element, wanted) => {
      element.playbackRate = wanted;
    }, rate);
  }
});
