const { SPACE, ENTER, ESC, UP, DOWN, LEFT, RIGHT } = Cypress.Keyboard.Keys;

beforeEach(() => {
  cy.visit('/canvas?seed=1');
});

it('stroke: a stroke is listed with its first and last point', () => {
  draw([40, 60], [80, 60], [120, 60]);
  shouldList('Stroke 1: from 40, 60 to 120, 60');
  draw([300, 40], [200, 200], [380, 220]);
  shouldList('Stroke 1: from 40, 60 to 120, 60', 'Stroke 2: from 300, 40 to 380, 220');
});

it('painted: a stroke is painted where it was drawn', () => {
  draw([40, 60], [80, 60], [120, 60]);
  shouldBePainted('draw-canvas', 80, 60);
  shouldBePainted('draw-canvas', 80, 100, false);
});

it('size: points are the same in any size of the canvas', () => {
  cy.viewport(400, 800);
  draw([300, 40], [200, 200], [380, 220]);
  shouldList('Stroke 1: from 300, 40 to 380, 220');
});

it('pen: arrow keys move the pen by 10', () => {
  cy.get('[data-test=draw-pen]').should('have.text', 'Pen up at 200, 120');
  cy.get('[data-test=draw-canvas]').focus();
  press(RIGHT);
  cy.get('[data-test=draw-pen]').should('have.text', 'Pen up at 210, 120');
  press(RIGHT, DOWN, LEFT, UP, UP);
  cy.get('[data-test=draw-pen]').should('have.text', 'Pen up at 210, 110');
});

it('lift: the space bar puts the pen down and lifts it', () => {
  cy.get('[data-test=draw-canvas]').focus();
  press(SPACE);
  cy.get('[data-test=draw-pen]').should('have.text', 'Pen down at 200, 120');
  press(RIGHT, SPACE);
  cy.get('[data-test=draw-pen]').should('contain.text', 'Pen up');
  press(RIGHT, SPACE);
  shouldList('Stroke 1: from 200, 120 to 210, 120', 'Stroke 2: from 220, 120 to 220, 120');
});

it('undo: “Undo” removes the last stroke', () => {
  for (const y of [40, 80]) draw([40, y], [360, y]);
  cy.get('[data-test=draw-list] li').should('have.length', 2);
  cy.get('[data-test=draw-list]')
    .invoke('text')
    .then((listed) => {
      draw([40, 120], [360, 120]);
      cy.get('[data-test=draw-list] li').should('have.length', 3);
      cy.contains('button', 'Undo').click();
      cy.get('[data-test=draw-list]').should('have.text', listed);
    });
  shouldBePainted('draw-canvas', 200, 120, false);
});

it('clear: “Clear” removes all strokes', () => {
  shouldList('No strokes');
  for (const y of [40, 80]) draw([40, y], [360, y]);
  cy.contains('button', 'Clear').click();
  shouldList('No strokes');
});

it('idle: “Undo” and “Clear” are disabled without a stroke', () => {
  for (const name of ['Undo', 'Clear']) cy.contains('button', name).should('be.disabled');
  draw([40, 40], [360, 40]);
  for (const name of ['Undo', 'Clear']) cy.contains('button', name).should('be.enabled');
});

it('hit: a click names the shape in front', () => {
  const tens = (value) => Math.round(value / 10) * 10;
  shapes().then((placed) => {
    expect(Object.keys(placed)).to.have.length(6);
    for (const name of ['red triangle', 'blue square', 'blue circle']) {
      const { x, y } = placed[name];
      shouldBePainted('shapes-canvas', x, y);
      shouldHit(x, y, `Hit: ${name}`);
    }
    // The square covers the middle of the circle. The far side of the circle is free.
    const [circle, square] = [placed['red circle'], placed['blue square']];
    shouldHit(circle.x, circle.y, 'Hit: blue square');
    shouldHit(2 * circle.x - square.x, 2 * circle.y - square.y, 'Hit: red circle');
    // A corner of the box around the disc: outside of the round shape, on the side where nothing else is.
    const [disc, behind] = [placed['blue circle'], placed['green triangle']];
    const corner = { x: disc.x + (disc.x < behind.x ? -28 : 28), y: disc.y + (disc.y < behind.y ? -28 : 28) };
    shouldHit(corner.x, corner.y, `Nothing at ${tens(corner.x)}, ${tens(corner.y)}`);
    const { x, y } = placed['red triangle'];
    shouldHit(x - 20, y - 20, `Nothing at ${x - 20}, ${y - 20}`);
  });
});

it('aim: Enter hits the place of the cross', () => {
  shapes().then((placed) => {
    const { x, y } = placed['red triangle'];
    cy.get('[data-test=shapes-cross]').should('have.text', 'Cross at 200, 120');
    cy.get('[data-test=shapes-canvas]').focus();
    press(...Array(Math.abs(x - 200) / 10).fill(x < 200 ? LEFT : RIGHT));
    press(...Array(Math.abs(y - 120) / 10).fill(y < 120 ? UP : DOWN));
    cy.get('[data-test=shapes-cross]').should('have.text', `Cross at ${x}, ${y}`);
    press(ENTER);
    cy.get('[data-test=shapes-result]').should('have.text', 'Hit: red triangle');
  });
});

it('places: the same seed puts the shapes in the same places', () => {
  shapes().then((placed) => {
    cy.visit('/canvas?seed=1');
    shapes().should('deep.equal', placed);
    cy.visit('/canvas?seed=2');
    shapes().should('not.deep.equal', placed);
  });
});

const bars = ['Ferry', 'Tram'].flatMap((line) =>
  ['Spring', 'Summer', 'Autumn', 'Winter'].map((season) => ({ line, season, id: `${line}-${season}`.toLowerCase() })),
);

it('tooltip: a bar shows its value while the pointer or the focus is on it', () => {
  for (const bar of bars) {
    // Cypress moves no pointer, so this sends the events of one that enters and leaves.
    cy.get(`[data-test=chart-bar-${bar.id}]`).trigger('pointerover');
    shouldShowValue(bar);
    cy.get(`[data-test=chart-bar-${bar.id}]`).trigger('pointerout');
    cy.get('[data-test=chart-tooltip]').should('not.exist');
  }
  for (const bar of bars.slice(0, 2)) {
    cy.get(`[data-test=chart-bar-${bar.id}]`).focus();
    shouldShowValue(bar);
    cy.get(`[data-test=chart-bar-${bar.id}]`).blur();
    cy.get('[data-test=chart-tooltip]').should('not.exist');
  }
});

it('dismissed: Escape hides the tooltip', () => {
  cy.get('[data-test=chart-bar-ferry-spring]').focus();
  cy.get('[data-test=chart-tooltip]').should('be.visible');
  press(ESC);
  cy.get('[data-test=chart-tooltip]').should('not.exist');
});

it('legend: “Ferry” and “Tram” each hide and show their own bars', () => {
  for (const [line, other] of [
    ['ferry', 'tram'],
    ['tram', 'ferry'],
  ]) {
    cy.get(`[data-test^=chart-bar-${line}-]`).should('have.length', 4);
    cy.get(`[data-test=chart-legend-${line}]`).click();
    cy.get(`[data-test^=chart-bar-${line}-]`).should('not.exist');
    cy.get(`[data-test^=chart-bar-${other}-]`).should('have.length', 4);
    cy.get(`[data-test=chart-legend-${line}]`).click();
    cy.get(`[data-test^=chart-bar-${line}-]`).should('have.length', 4);
  }
});

it('pressed: a button is pressed while its bars are shown', () => {
  for (const line of ['ferry', 'tram'])
    for (const pressed of ['true', 'false', 'true'])
      cy.get(`[data-test=chart-legend-${line}]`).should('have.attr', 'aria-pressed', pressed).click();
});

it('table: the table has the values of both lines', () => {
  for (const line of ['ferry', 'tram']) cy.get(`[data-test=chart-legend-${line}]`).click();
  cy.get('[data-test^=chart-bar-]').should('not.exist');
  for (const { id } of bars)
    cy.get(`[data-test=chart-cell-${id}]`)
      .invoke('text')
      .should('match', /^\d\d$/);
});

it('map: a drag moves the map', () => {
  shouldBeAt('Centre 500, 300, zoom 1');
  dragMap(-0.5, 0);
  shouldBeAt('Centre 750, 300, zoom 1');
  dragMap(0, -0.4);
  shouldBeAt('Centre 750, 420, zoom 1');
});

it('arrows: arrow keys move the map, and half as far at zoom 2', () => {
  cy.get('[data-test=map]').focus();
  press(LEFT, UP);
  shouldBeAt('Centre 460, 260, zoom 1');
  cy.contains('button', 'Zoom in').click();
  cy.get('[data-test=map]').focus();
  press(RIGHT, DOWN);
  shouldBeAt('Centre 480, 280, zoom 2');
});

it('zoom: the wheel and the buttons zoom the map', () => {
  cy.contains('button', 'Zoom in').click();
  shouldBeAt('Centre 500, 300, zoom 2');
  cy.get('[data-test=map]').trigger('wheel', { deltaY: -100 });
  shouldBeAt('Centre 500, 300, zoom 4');
  cy.get('[data-test=map]').trigger('wheel', { deltaY: 100 });
  shouldBeAt('Centre 500, 300, zoom 2');
  cy.contains('button', 'Zoom out').click();
  shouldBeAt('Centre 500, 300, zoom 1');
});

it('marker: “Lighthouse” opens a card', () => {
  cy.get('[data-test=map-card]').should('not.exist');
  cy.contains('button', 'Lighthouse').click();
  cy.get('[data-test=map-card]').should('contain.text', 'Built in 1893, open on Sundays.');
});

it('closed: “Close” and Escape close the card', () => {
  for (const close of [() => cy.contains('button', 'Close').click(), () => press(ESC)]) {
    cy.contains('button', 'Lighthouse').click();
    cy.get('[data-test=map-card]').should('be.visible');
    close();
    cy.get('[data-test=map-card]').should('not.exist');
  }
});

it('focus: the focus goes back to “Lighthouse”', () => {
  cy.contains('button', 'Lighthouse').click();
  cy.contains('button', 'Close').click();
  cy.contains('button', 'Lighthouse').should('have.focus');
});

it('view: “Lighthouse” is there only while its place is in view', () => {
  cy.get('[data-test=map]').focus();
  press(...Array(10).fill(RIGHT));
  shouldBeAt('Centre 900, 300, zoom 1');
  cy.get('[data-test=map-marker]').should('not.exist');
  press(...Array(6).fill(LEFT));
  cy.get('[data-test=map-marker]').should('be.visible');
});

it('play: “Play” and “Pause” start and stop a player', () => {
  for (const kind of ['video', 'audio']) {
    const shouldBe = (text) => cy.get(`[data-test=media-state-${kind}]`).should('have.text', text);
    shouldBe('Paused at 0.0 s');
    cy.get(`[data-test=media-${kind}]`).invoke('prop', 'currentTime', 1);
    shouldBe('Paused at 1.0 s');
    // Slower, because the two seconds may be over before the test looks.
    cy.get(`[data-test=media-${kind}]`).invoke('prop', 'playbackRate', 0.1);
    cy.get(`[data-test=media-play-${kind}]`).should('have.text', 'Play').click();
    shouldBe('Playing');
    cy.get(`[data-test=media-play-${kind}]`).should('have.text', 'Pause').click();
    cy.get(`[data-test=media-state-${kind}]`)
      .invoke('text')
      .should('match', /^Paused at 1\.[0-9] s$/);
    cy.get(`[data-test=media-${kind}]`).should('have.prop', 'paused', true);
    cy.get(`[data-test=media-play-${kind}]`).click();
    shouldBe('Playing');
  }
});

it('ended: a player ends after 2 seconds', () => {
  for (const kind of ['video', 'audio']) {
    cy.get(`[data-test=media-play-${kind}]`).click();
    cy.get(`[data-test=media-state-${kind}]`).should('have.text', 'Ended');
    cy.get(`[data-test=media-time-${kind}]`).should('have.text', '2.0 s of 2.0 s');
  }
});

it('position: “Position” moves a player to another time', () => {
  for (const kind of ['video', 'audio']) {
    setRange(`media-position-${kind}`, 1.2);
    cy.get(`[data-test=media-time-${kind}]`).should('have.text', '1.2 s of 2.0 s');
    cy.get(`[data-test=media-state-${kind}]`).should('have.text', 'Paused at 1.2 s');
  }
});

it('sound: each player has its own volume', () => {
  for (const [kind, other] of [
    ['video', 'audio'],
    ['audio', 'video'],
  ]) {
    const shouldRead = (text) => cy.get(`[data-test=media-sound-${kind}]`).should('have.text', text);
    shouldRead('Volume 100%');
    setRange(`media-volume-${kind}`, 30);
    shouldRead('Volume 30%');
    cy.get(`[data-test=media-${kind}]`).should('have.prop', 'volume', 0.3);
    cy.get(`[data-test=media-sound-${other}]`).should('have.text', 'Volume 100%');
    setRange(`media-volume-${kind}`, 100);
    shouldRead('Volume 100%');
  }
});

it('mute: “Mute” silences a player and brings its volume back', () => {
  for (const kind of ['video', 'audio']) {
    setRange(`media-volume-${kind}`, 30);
    cy.get(`[data-test=media-mute-${kind}]`).click();
    cy.get(`[data-test=media-sound-${kind}]`).should('have.text', 'Muted');
    cy.get(`[data-test=media-${kind}]`).should('have.prop', 'muted', true);
    cy.get(`[data-test=media-mute-${kind}]`).click();
    cy.get(`[data-test=media-sound-${kind}]`).should('have.text', 'Volume 30%');
    cy.get(`[data-test=media-${kind}]`).should('have.prop', 'muted', false);
  }
});

/** Where a point of a canvas is on the page. Its own coordinates are 400 across and 240 down, in any size. */
function shownAt(canvas, [x, y]) {
  const { width, height } = canvas.getBoundingClientRect();
  return [(x / 400) * width, (y / 240) * height];
}

/** Cypress cannot drag, so this sends the events that the page listens to. */
function draw(...points) {
  const pointer = { button: 0, isPrimary: true };
  cy.get('[data-test=draw-canvas]').then(($canvas) => {
    const places = points.map((point) => shownAt($canvas[0], point));
    const [first, last] = [places[0], places[places.length - 1]];
    cy.get('[data-test=draw-canvas]').trigger('pointerdown', first[0], first[1], pointer);
    for (const [x, y] of places.slice(1)) cy.get('[data-test=draw-canvas]').trigger('pointermove', x, y, pointer);
    cy.get('[data-test=draw-canvas]').trigger('pointerup', last[0], last[1], pointer);
  });
}

function dragMap(across, down) {
  const pointer = { button: 0, isPrimary: true };
  cy.get('[data-test=map]').then(($map) => {
    const { width, height } = $map[0].getBoundingClientRect();
    const [x, y] = [0.8 * width, 0.8 * height];
    cy.get('[data-test=map]').trigger('pointerdown', x, y, pointer);
    cy.get('[data-test=map]').trigger('pointermove', x + across * width, y + down * height, pointer);
    cy.get('[data-test=map]').trigger('pointerup', x + across * width, y + down * height, pointer);
  });
}

function shouldHit(x, y, text) {
  cy.get('[data-test=shapes-canvas]').then(($canvas) => {
    const [left, top] = shownAt($canvas[0], [x, y]);
    cy.get('[data-test=shapes-canvas]').click(left, top);
  });
  cy.get('[data-test=shapes-result]').should('have.text', text);
}

/** The place of each shape, by its name. */
function shapes() {
  return cy.get('[data-test=shapes-list] li').then(($items) =>
    Object.fromEntries(
      $items.toArray().map((item) => {
        const [, name, x, y] = /^(.+) at (\d+), (\d+)$/.exec(item.textContent) ?? [];
        return [name, { x: Number(x), y: Number(y) }];
      }),
    ),
  );
}

function shouldBePainted(name, x, y, painted = true) {
  cy.get(`[data-test=${name}]`).should(($canvas) => {
    const canvas = /** @type {any} */ ($canvas[0]);
    const [, , , alpha] = canvas.getContext('2d').getImageData(x, y, 1, 1).data;
    expect(alpha > 0).to.equal(painted);
  });
}

function shouldList(...strokes) {
  cy.get('[data-test=draw-list] li').should('have.length', strokes.length);
  // `have.text` joins the texts of all items.
  cy.get('[data-test=draw-list]').should('have.text', strokes.join(''));
}

function shouldShowValue({ line, season, id }) {
  cy.get(`[data-test=chart-cell-${id}]`)
    .invoke('text')
    .then((value) => {
      cy.get('[data-test=chart-tooltip]').should('have.text', `${line}, ${season}: ${value}`);
    });
}

function shouldBeAt(text) {
  cy.get('[data-test=map-view]').should('have.text', text);
}

function setRange(name, value) {
  cy.get(`[data-test=${name}]`).invoke('val', value).trigger('input');
}

function press(...keys) {
  for (const key of keys) cy.press(key);
}
