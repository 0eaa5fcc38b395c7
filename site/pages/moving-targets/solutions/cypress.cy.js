// With a stopped clock, waits are exact and take no time.
beforeEach(() => {
  cy.clock();
  cy.visit('/moving-targets?delayScale=1');
});

it('slide: the button moves to the other side', () => {
  for (const side of ['right', 'left']) {
    cy.contains('button', /^Slide$/).click();
    cy.tick(5000);
    cy.get('[data-test=slide-status]').should('not.have.text', 'Sliding');
    cy.get('[data-test=slide-track]').then(($track) => {
      const middle = centreOf($track[0]).x;
      cy.get('[data-test=slide-button]').should(($button) => {
        expect(centreOf($button[0]).x > middle).to.equal(side === 'right');
      });
    });
  }
});

it('sliding: it slides for 2 seconds', () => {
  cy.contains('button', /^Slide$/).click();
  cy.tick(1999);
  cy.get('[data-test=slide-status]').should('have.text', 'Sliding');
  cy.tick(1);
  cy.get('[data-test=slide-status]').should('have.text', 'At the right');
});

it('caught: clicks beside the button are misses', () => {
  cy.contains('button', 'Catch me').click();
  cy.get('[data-test=slide-result]').should('have.text', 'Hits: 1, misses: 0');
  cy.get('[data-test=slide-track]').click('right');
  cy.get('[data-test=slide-result]').should('have.text', 'Hits: 1, misses: 1');
});

it('shift: an advert takes the place of “Buy”', () => {
  // Measured from the top of its box, because the page may scroll in between.
  const depthOf = (element) => element.offsetTop - element.parentElement.offsetTop;
  cy.get('[data-test=shift-button]').then(($buy) => {
    const place = depthOf($buy[0]);
    cy.contains('button', 'Load advert').click();
    cy.tick(5000);
    cy.get('[data-test=shift-advert]').should(($advert) => {
      expect(depthOf($advert[0])).to.be.closeTo(place, 1);
      expect(depthOf($buy[0])).to.be.at.least(place + $advert[0].offsetHeight);
    });
  });
});

it('loaded: the advert appears after 1 to 3 seconds', () => {
  cy.contains('button', 'Load advert').click();
  cy.tick(999);
  cy.get('[data-test=shift-advert]').should('not.exist');
  cy.tick(2001);
  cy.get('[data-test=shift-advert]').should('be.visible');
});

it('bought: clicks on the advert are misses', () => {
  cy.contains('button', 'Load advert').click();
  cy.tick(5000);
  cy.contains('button', 'Buy').click();
  cy.get('[data-test=shift-result]').should('have.text', 'Hits: 1, misses: 0');
  cy.get('[data-test=shift-advert]').click();
  cy.get('[data-test=shift-result]').should('have.text', 'Hits: 1, misses: 1');
});

it('twin: each click on “Count” counts', () => {
  for (const count of [1, 2, 3]) {
    cy.contains('button', 'Count').click();
    cy.get('[data-test=twin-result]').should('have.text', `Clicks: ${count}`);
  }
});

it('replaced: each click puts another button in its place', () => {
  cy.get('[data-test=twin-button]').then(($clicked) => {
    cy.contains('button', 'Count').click();
    cy.get('[data-test=twin-button]').should('have.focus');
    cy.then(() => expect($clicked[0].isConnected).to.equal(false));
  });
});

it('late: “Order” is disabled until the stock is checked', () => {
  cy.contains('button', 'Order').should('be.disabled');
  cy.contains('button', 'Check stock').click();
  cy.tick(1999);
  cy.contains('button', 'Order').should('be.disabled');
  cy.tick(5000);
  cy.contains('button', 'Order').should('be.enabled');
});

it('checking: the stock is checked for 2 to 4 seconds', () => {
  cy.contains('button', 'Check stock').click();
  cy.tick(1999);
  cy.get('[data-test=late-status]').should('have.text', 'Checking');
  cy.tick(2001);
  cy.get('[data-test=late-status]').should('not.have.text', 'Checking');
});

it('ordered: each order counts', () => {
  cy.contains('button', 'Check stock').click();
  cy.tick(5000);
  for (const count of [1, 2]) {
    cy.contains('button', 'Order').click();
    cy.get('[data-test=late-result]').should('have.text', `Orders: ${count}`);
  }
});

it('pair: only one of two buttons is visible, and the seed decides which', () => {
  cy.get('[data-test=pair-button]').should('have.length', 2);
  cy.get('[data-test=pair-button]').filter(':visible').should('have.length', 1);
  const firstOnes = [];
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 1]) {
    cy.visit(`/moving-targets?seed=${seed}`);
    cy.get('[data-test=pair-button]')
      .first()
      .then(($first) => firstOnes.push($first.is(':visible')));
  }
  cy.then(() => {
    expect(new Set(firstOnes).size).to.equal(2);
    expect(firstOnes.at(-1)).to.equal(firstOnes[0]);
  });
});

it('subscribed: a click on the visible button is a hit', () => {
  cy.get('[data-test=pair-button]').filter(':visible').click();
  cy.get('[data-test=pair-result]').should('have.text', 'Hits: 1, misses: 0');
});

it('cover: the bar gets the clicks on “Accept”', () => {
  cy.get('[data-test=cover-box]').scrollIntoView();
  // Clicks what a visitor would click there. `click()` on the button would scroll the box first.
  cy.get('[data-test=cover-button]').then(clickWhatIsThere);
  cy.get('[data-test=cover-result]').should('have.text', 'Hits: 0, misses: 1');
});

it('accept: after a scroll, “Accept” gets its clicks', () => {
  cy.get('[data-test=cover-box]').scrollIntoView().scrollTo('center');
  cy.get('[data-test=cover-button]').then(clickWhatIsThere);
  cy.get('[data-test=cover-result]').should('have.text', 'Hits: 1, misses: 0');
});

it('ids: the id differs from seed to seed, and the label stays', () => {
  const ids = [];
  for (const seed of [1, 1, 2]) {
    cy.visit(`/moving-targets?seed=${seed}`);
    for (const name of ['input', 'button']) {
      cy.get(`[data-test=renamed-${name}]`)
        .invoke('attr', 'id')
        .then((id) => ids.push(id));
    }
  }
  cy.then(() => {
    const [input, button, sameInput, sameButton, otherInput, otherButton] = ids;
    expect([sameInput, sameButton]).to.deep.equal([input, button]);
    expect(otherInput).not.to.equal(input);
    expect(otherButton).not.to.equal(button);
  });
  cy.contains('label', 'Nickname')
    .invoke('attr', 'for')
    .then((id) => {
      cy.get(`#${id}`).should('have.attr', 'data-test', 'renamed-input');
    });
});

it('saved: the nickname is saved', () => {
  cy.get('[data-test=renamed-input]').type('Ada');
  cy.get('[data-test=renamed-button]').click();
  cy.get('[data-test=renamed-result]').should('have.text', 'Saved: Ada');
});

it('spaces: the label has exactly its spaces', () => {
  // `have.text` compares every character. `cy.contains` treats any white space as one space.
  cy.get('[data-test=spaces-pay]').should('have.text', 'Pay\u00a020\u00a0€  now');
});

it('clicked: the result repeats the label', () => {
  for (const name of ['pay', 'later']) {
    cy.get(`[data-test=spaces-${name}]`).click();
    cy.get(`[data-test=spaces-${name}]`).then(($button) => {
      cy.get('[data-test=spaces-result]').should('have.text', `Clicked: ${$button.text()}`);
    });
  }
});

it('bar: the bar runs to 100% by 1% every 50 milliseconds', () => {
  cy.contains('button', 'Start').click();
  cy.tick(49);
  shouldBeAt(0);
  cy.tick(1);
  shouldBeAt(1);
  goOnBy(98);
  shouldBeAt(99);
  goOnBy(2);
  shouldBeAt(100);
});

it('restart: “Start” on a running bar begins again at 0%', () => {
  cy.contains('button', 'Start').click();
  goOnBy(10);
  shouldBeAt(10);
  cy.contains('button', 'Start').click();
  shouldBeAt(0);
  goOnBy(10);
  shouldBeAt(10);
});

it('reset: “Reset” takes the bar back to 0%', () => {
  cy.contains('button', 'Start').click();
  goOnBy(10);
  cy.contains('button', 'Reset').click();
  goOnBy(5);
  shouldBeAt(0);
});

it('stop: “Stop” keeps the bar where it is', () => {
  cy.contains('button', 'Start').click();
  goOnBy(10);
  cy.contains('button', 'Stop').click();
  goOnBy(5);
  shouldBeAt(10);
});

it('result: the result compares the stop with 75%', () => {
  for (const percent of [50, 75, 80]) {
    cy.contains('button', 'Start').click();
    goOnTo(percent);
    cy.contains('button', 'Stop').click();
    cy.get('[data-test=bar-value]').then(($value) => {
      cy.get('[data-test=bar-result]').should('have.text', resultAt(Number.parseInt($value.text(), 10)));
    });
  }
});

it('unstopped: the bar runs to 100%', () => {
  cy.contains('button', 'Start').click();
  // Longer than the bar takes. How long that is, another test checks.
  goOnBy(200);
  cy.get('[data-test=bar-result]').should('have.text', 'Ran to 100%, 25 too late');
});

function centreOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

function clickWhatIsThere($element) {
  const element = $element[0];
  const { x, y } = centreOf(element);
  element.ownerDocument.elementFromPoint(x, y).click();
}

/** Step by step, because the bar starts its next timer when the last one has ended. */
function goOnBy(steps) {
  for (let step = 0; step < steps; step++) cy.tick(50);
}

/** Waits for the value, because the speed and the steps of the bar are another requirement. */
function goOnTo(percent) {
  goOnBy(5);
  cy.get('[data-test=bar-value]').then(($value) => {
    if (Number.parseInt($value.text(), 10) < percent) goOnTo(percent);
  });
}

function resultAt(percent) {
  if (percent === 75) return 'Stopped at 75%, just right';
  return `Stopped at ${percent}%, ${percent < 75 ? `${75 - percent} too early` : `${percent - 75} too late`}`;
}

function shouldBeAt(percent) {
  cy.get('[data-test=bar-value]').should('have.text', `${percent}%`);
}
