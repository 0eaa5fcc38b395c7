import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('canvas', () => {
  beforeEach(() => browser.url('/canvas?seed=1'));

  const list = (name) => byTestId(name).$$('li');
  const focus = (name) => byTestId(name).execute((element) => element.focus());
  const press = async (key, times = 1) => {
    for (let time = 0; time < times; time++) await browser.keys(key);
  };

  /** Scrolls first, because actions do not scroll, and the pointer stays in the window. */
  const centre = (name) => byTestId(name).scrollIntoView({ block: 'center' });

  /** The place, from the middle of a canvas. Its own coordinates are 400 across and 240 down, in any size. */
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

  it('stroke: a stroke is listed with its first and last point', async () => {
    await draw([40, 60], [80, 60], [120, 60]);
    await expect(list('draw-list')).toHaveText(['Stroke 1: from 40, 60 to 120, 60']);
    await draw([300, 40], [200, 200], [380, 220]);
    await expect(list('draw-list')).toHaveText([
      'Stroke 1: from 40, 60 to 120, 60',
      'Stroke 2: from 300, 40 to 380, 220',
    ]);
  });

  it('painted: a stroke is painted where it was drawn', async () => {
    await draw([40, 60], [80, 60], [120, 60]);
    await expect(list('draw-list')).toHaveText([/^Stroke 1/]);
    expect(await isPainted('draw-canvas', 80, 60)).toBe(true);
    expect(await isPainted('draw-canvas', 80, 100)).toBe(false);
  });

  it('size: points are the same in any size of the canvas', async () => {
    const { width, height } = await browser.getWindowSize();
    await browser.setWindowSize(600, height);
    await draw([300, 40], [200, 200], [380, 220]);
    await expect(list('draw-list')).toHaveText(['Stroke 1: from 300, 40 to 380, 220']);
    await browser.setWindowSize(width, height);
  });

  it('pen: arrow keys move the pen by 10', async () => {
    await expect(byTestId('draw-pen')).toHaveText('Pen up at 200, 120');
    await focus('draw-canvas');
    await press('ArrowRight');
    await expect(byTestId('draw-pen')).toHaveText('Pen up at 210, 120');
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'ArrowUp']) await press(key);
    await expect(byTestId('draw-pen')).toHaveText('Pen up at 210, 110');
  });

  it('lift: the space bar puts the pen down and lifts it', async () => {
    await focus('draw-canvas');
    await press(' ');
    await expect(byTestId('draw-pen')).toHaveText('Pen down at 200, 120');
    for (const key of ['ArrowRight', ' ']) await press(key);
    await expect(byTestId('draw-pen')).toHaveText(expect.stringContaining('Pen up'));
    for (const key of ['ArrowRight', ' ']) await press(key);
    await expect(list('draw-list')).toHaveText([
      'Stroke 1: from 200, 120 to 210, 120',
      'Stroke 2: from 220, 120 to 220, 120',
    ]);
  });

  it('undo: “Undo” removes the last stroke', async () => {
    for (const y of [40, 80]) await draw([40, y], [360, y]);
    await expect(list('draw-list')).toBeElementsArrayOfSize(2);
    const listed = await list('draw-list').map((stroke) => stroke.getText());
    const painted = await isPainted('draw-canvas', 200, 80);
    await draw([40, 120], [360, 120]);
    await expect(list('draw-list')).toBeElementsArrayOfSize(3);
    await $('button=Undo').click();
    await expect(list('draw-list')).toHaveText(listed);
    expect(await isPainted('draw-canvas', 200, 80)).toBe(painted);
    expect(await isPainted('draw-canvas', 200, 120)).toBe(false);
  });

  it('clear: “Clear” removes all strokes', async () => {
    await expect(list('draw-list')).toHaveText(['No strokes']);
    for (const y of [40, 80]) await draw([40, y], [360, y]);
    await $('button=Clear').click();
    await expect(list('draw-list')).toHaveText(['No strokes']);
  });

  it('idle: “Undo” and “Clear” are disabled without a stroke', async () => {
    for (const name of ['Undo', 'Clear']) await expect($(`button=${name}`)).toBeDisabled();
    await draw([40, 40], [360, 40]);
    for (const name of ['Undo', 'Clear']) await expect($(`button=${name}`)).toBeEnabled();
  });

  /** The place of each shape, by its name. */
  async function shapes() {
    const texts = await list('shapes-list').map((item) => item.getText());
    return Object.fromEntries(
      texts.map((text) => {
        const [, name, x, y] = /^(.+) at (\d+), (\d+)$/.exec(text);
        return [name, { x: Number(x), y: Number(y) }];
      }),
    );
  }

  it('hit: a click names the shape in front', async () => {
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
    // The square covers the middle of the circle. The far side of the circle is free.
    const [circle, square] = [placed['red circle'], placed['blue square']];
    await hit(circle.x, circle.y);
    await expect(result).toHaveText('Hit: blue square');
    await hit(2 * circle.x - square.x, 2 * circle.y - square.y);
    await expect(result).toHaveText('Hit: red circle');
    // A corner of the box around the disc: outside of the round shape, on the side where nothing else is.
    const [disc, behind] = [placed['blue circle'], placed['green triangle']];
    const corner = { x: disc.x + (disc.x < behind.x ? -28 : 28), y: disc.y + (disc.y < behind.y ? -28 : 28) };
    await hit(corner.x, corner.y);
    await expect(result).toHaveText(`Nothing at ${tens(corner.x)}, ${tens(corner.y)}`);
    const { x, y } = placed['red triangle'];
    await hit(x - 20, y - 20);
    await expect(result).toHaveText(`Nothing at ${x - 20}, ${y - 20}`);
  });

  it('aim: Enter hits the place of the cross', async () => {
    const { x, y } = (await shapes())['red triangle'];
    await focus('shapes-canvas');
    await expect(byTestId('shapes-cross')).toHaveText('Cross at 200, 120');
    await press(x < 200 ? 'ArrowLeft' : 'ArrowRight', Math.abs(x - 200) / 10);
    await press(y < 120 ? 'ArrowUp' : 'ArrowDown', Math.abs(y - 120) / 10);
    await expect(byTestId('shapes-cross')).toHaveText(`Cross at ${x}, ${y}`);
    await press('Enter');
    await expect(byTestId('shapes-result')).toHaveText('Hit: red triangle');
  });

  it('places: the same seed puts the shapes in the same places', async () => {
    const placed = await shapes();
    await browser.url('/canvas?seed=1');
    expect(await shapes()).toEqual(placed);
    await browser.url('/canvas?seed=2');
    expect(await shapes()).not.toEqual(placed);
  });

  const bars = ['Ferry', 'Tram'].flatMap((line) =>
    ['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => ({ line, season, id: `${line}-${season}`.toLowerCase() })),
  );
  const textOf = async ({ line, season, id }) => `${line}, ${season}: ${await byTestId(`chart-cell-${id}`).getText()}`;

  it('tooltip: a bar shows its value while the pointer or the focus is on it', async () => {
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
    }
  });

  it('dismissed: Escape hides the tooltip', async () => {
    await focus('chart-bar-ferry-spring');
    await expect(byTestId('chart-tooltip')).toBeDisplayed();
    await press('Escape');
    await expect(byTestId('chart-tooltip')).not.toBeExisting();
  });

  it('legend: “Ferry” and “Tram” each hide and show their own bars', async () => {
    for (const [line, other] of [
      ['ferry', 'tram'],
      ['tram', 'ferry'],
    ]) {
      const button = byTestId(`chart-legend-${line}`);
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(4);
      await button.click();
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(0);
      await expect(byTestIdPrefix(`chart-bar-${other}-`)).toBeElementsArrayOfSize(4);
      await button.click();
      await expect(byTestIdPrefix(`chart-bar-${line}-`)).toBeElementsArrayOfSize(4);
    }
  });

  it('pressed: a button is pressed while its bars are shown', async () => {
    for (const line of ['ferry', 'tram']) {
      for (const pressed of ['true', 'false', 'true']) {
        await expect(byTestId(`chart-legend-${line}`)).toHaveAttribute('aria-pressed', pressed);
        await byTestId(`chart-legend-${line}`).click();
      }
    }
  });

  it('table: the table has the values of both lines', async () => {
    for (const line of ['ferry', 'tram']) await byTestId(`chart-legend-${line}`).click();
    await expect(byTestIdPrefix('chart-bar-')).toBeElementsArrayOfSize(0);
    for (const { id } of bars) await expect(byTestId(`chart-cell-${id}`)).toHaveText(/^\d\d$/);
  });

  const isAt = (text) => expect(byTestId('map-view')).toHaveText(text);

  it('map: a drag moves the map', async () => {
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
    await isAt('Centre 500, 300, zoom 1');
    await dragBy(-0.5, 0);
    await isAt('Centre 750, 300, zoom 1');
    await dragBy(0, -0.4);
    await isAt('Centre 750, 420, zoom 1');
  });

  it('arrows: arrow keys move the map, and half as far at zoom 2', async () => {
    await focus('map');
    for (const key of ['ArrowLeft', 'ArrowUp']) await press(key);
    await isAt('Centre 460, 260, zoom 1');
    await $('button=Zoom in').click();
    await focus('map');
    for (const key of ['ArrowRight', 'ArrowDown']) await press(key);
    await isAt('Centre 480, 280, zoom 2');
  });

  it('zoom: the wheel and the buttons zoom the map', async () => {
    const wheel = async (deltaY) =>
      browser
        .action('wheel')
        .scroll({ origin: await byTestId('map'), deltaX: 0, deltaY })
        .perform();
    await $('button=Zoom in').click();
    await isAt('Centre 500, 300, zoom 2');
    await wheel(-100);
    await isAt('Centre 500, 300, zoom 4');
    await wheel(100);
    await isAt('Centre 500, 300, zoom 2');
    await $('button=Zoom out').click();
    await isAt('Centre 500, 300, zoom 1');
  });

  it('marker: “Lighthouse” opens a card', async () => {
    const [marker, card] = [byTestId('map-marker'), byTestId('map-card')];
    await expect(marker).toHaveText('Lighthouse');
    await expect(card).not.toBeExisting();
    await marker.click();
    await expect(card).toHaveText(expect.stringContaining('Built in 1893, open on Sundays.'));
  });

  it('closed: “Close” and Escape close the card', async () => {
    const card = byTestId('map-card');
    for (const close of [() => byTestId('map-card-close').click(), () => press('Escape')]) {
      await byTestId('map-marker').click();
      await expect(card).toHaveText(expect.stringContaining('Built'));
      await close();
      await expect(card).not.toBeExisting();
    }
  });

  it('focus: the focus goes back to “Lighthouse”', async () => {
    await byTestId('map-marker').click();
    await byTestId('map-card-close').click();
    await expect(byTestId('map-card')).not.toBeExisting();
    await expect(byTestId('map-marker')).toBeFocused();
  });

  it('view: “Lighthouse” is there only while its place is in view', async () => {
    const marker = byTestId('map-marker');
    await focus('map');
    await press('ArrowRight', 10);
    await expect(byTestId('map-view')).toHaveText('Centre 900, 300, zoom 1');
    await expect(marker).not.toBeExisting();
    await press('ArrowLeft', 6);
    await expect(marker).toHaveText('Lighthouse');
  });

  it('play: “Play” and “Pause” start and stop a player', async () => {
    for (const kind of ['video', 'audio']) {
      const [media, play, state] = ['', 'play-', 'state-'].map((part) => byTestId(`media-${part}${kind}`));
      await expect(state).toHaveText('Paused at 0.0 s');
      await expect(play).toHaveText('Play');
      // Slower, because the two seconds may be over before the test looks.
      await media.execute((element) => {
        element.currentTime = 1;
        element.playbackRate = 0.1;
      });
      await expect(state).toHaveText('Paused at 1.0 s');
      await play.click();
      await expect(state).toHaveText('Playing');
      await expect(play).toHaveText('Pause');
      await play.click();
      await expect(state).toHaveText(/^Paused at 1\.[0-9] s$/);
      expect(await media.getProperty('paused')).toBe(true);
      await play.click();
      await expect(state).toHaveText('Playing');
    }
  });

  it('ended: a player ends after 2 seconds', async () => {
    for (const kind of ['video', 'audio']) {
      await byTestId(`media-play-${kind}`).click();
      await expect(byTestId(`media-state-${kind}`)).toHaveText('Ended');
      await expect(byTestId(`media-time-${kind}`)).toHaveText('2.0 s of 2.0 s');
    }
  });

  it('position: “Position” moves a player to another time', async () => {
    for (const kind of ['video', 'audio']) {
      await setRange(byTestId(`media-position-${kind}`), 1.2);
      await expect(byTestId(`media-time-${kind}`)).toHaveText('1.2 s of 2.0 s');
      await expect(byTestId(`media-state-${kind}`)).toHaveText('Paused at 1.2 s');
    }
  });

  it('sound: each player has its own volume', async () => {
    for (const [kind, other] of [
      ['video', 'audio'],
      ['audio', 'video'],
    ]) {
      const [media, volume, sound] = ['', 'volume-', 'sound-'].map((part) => byTestId(`media-${part}${kind}`));
      await expect(sound).toHaveText('Volume 100%');
      await setRange(volume, 30);
      await expect(sound).toHaveText('Volume 30%');
      expect(await media.getProperty('volume')).toBeCloseTo(0.3);
      await expect(byTestId(`media-sound-${other}`)).toHaveText('Volume 100%');
      await setRange(volume, 100);
      await expect(sound).toHaveText('Volume 100%');
    }
  });

  it('mute: “Mute” silences a player and brings its volume back', async () => {
    for (const kind of ['video', 'audio']) {
      const [media, mute, sound] = ['', 'mute-', 'sound-'].map((part) => byTestId(`media-${part}${kind}`));
      await setRange(byTestId(`media-volume-${kind}`), 30);
      await mute.click();
      await expect(sound).toHaveText('Muted');
      expect(await media.getProperty('muted')).toBe(true);
      await mute.click();
      await expect(sound).toHaveText('Volume 30%');
      expect(await media.getProperty('muted')).toBe(false);
    }
  });

  /** WebDriver cannot fill a range, so a script sets the value and sends the browser's event. */
  function setRange(range, value) {
    return range.execute((element, wanted) => {
      element.value = wanted;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  }
});
