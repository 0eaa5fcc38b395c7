const titles = { A: 'Welcome to Version A', B: 'Experience Version B' };

it('a: variant A is titled, centered and has a blue button', () => {
  cy.visit('/ab-testing?variant=A');
  cy.get('[data-test=variant-title]').should('have.text', titles.A);
  cy.get('[data-test=variant-button]').should(($button) => {
    expect(strongestPart($button.css('background-color'))).to.equal('blue');
  });
  cy.get('[data-test=ab-testing-page]').should(($page) => {
    const { title, button } = placesIn($page);
    expect(title.x + title.width / 2).to.be.closeTo(button.x + button.width / 2, 1);
  });
});

it('b: variant B is titled, split and has a green button', () => {
  cy.visit('/ab-testing?variant=B');
  cy.get('[data-test=variant-title]').should('have.text', titles.B);
  cy.get('[data-test=variant-button]').should(($button) => {
    expect(strongestPart($button.css('background-color'))).to.equal('green');
  });
  cy.get('[data-test=ab-testing-page]').should(($page) => {
    const { title, button } = placesIn($page);
    expect(button.x).to.be.at.least(title.right);
  });
});

it('counter: the button counts up by one with each click', () => {
  // Without a variant in the address: this test is about what both have in common.
  cy.visit('/ab-testing');
  for (const clicks of [0, 1, 2, 3]) {
    cy.get('[data-test=variant-button]').should('have.text', `Click Me (${clicks})`);
    cy.get('[data-test=variant-button]').click();
  }
});

it('information: Testing Information names the variant and follows the clicks', () => {
  for (const [variant, layout] of [
    ['A', 'centered'],
    ['B', 'split'],
  ]) {
    cy.visit(`/ab-testing?variant=${variant}`);
    cy.contains('h2', 'Testing Information').should('be.visible');
    cy.get('[data-test=current-variant]').should('have.text', `Current variant: ${variant}`);
    cy.get('[data-test=layout-style]').should('have.text', `Layout style: ${layout}`);
    cy.get('[data-test=button-clicks]').should('have.text', 'Button clicks: 0');
    cy.get('[data-test=variant-button]').click();
    cy.get('[data-test=button-clicks]').should('have.text', 'Button clicks: 1');
  }
});

it('chance: different seeds lead to both variants, the same seed to the same one', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const shown = [];
  for (const seed of [...seeds, ...seeds]) {
    // Without the cookie every visit is a first one.
    cy.clearCookies();
    cy.visit(`/ab-testing?seed=${seed}`);
    cy.get('[data-test=variant-title]')
      .invoke('text')
      .then((title) => {
        shown.push(title);
      });
  }
  // Commands run later than the code around them, so the list is looked at by a command too.
  cy.wrap(shown).should((all) => {
    expect([...new Set(all)]).to.have.members([titles.A, titles.B]);
    expect(all.slice(seeds.length)).to.deep.equal(all.slice(0, seeds.length));
  });
});

it('kept: the variant is kept for 7 days in the cookie ab-variant', () => {
  cy.visit('/ab-testing');
  cy.getCookie('ab-variant').should((cookie) => {
    expect(['A', 'B']).to.include(cookie?.value);
    expect(((cookie?.expiry ?? 0) - Date.now() / 1000) / 86_400).to.be.closeTo(7, 0.1);
  });
  cy.getCookie('ab-variant').then((cookie) => {
    cy.get('[data-test=variant-title]').should('have.text', titles[`${cookie?.value}`]);
  });

  for (const variant of ['A', 'B']) {
    cy.setCookie('ab-variant', variant);
    cy.visit('/ab-testing');
    cy.get('[data-test=variant-title]').should('have.text', titles[variant]);
  }
});

it('pinned: a variant in the address shows whatever the cookie says, and rewrites it', () => {
  for (const [variant, before] of [
    ['A', 'B'],
    ['B', 'A'],
  ]) {
    cy.setCookie('ab-variant', before);
    cy.visit(`/ab-testing?variant=${variant}`);
    cy.get('[data-test=variant-title]').should('have.text', titles[variant]);
    cy.getCookie('ab-variant').should('have.property', 'value', variant);
  }
});

/** The strongest part of a colour like rgb(37, 99, 235), so that either theme will do. */
function strongestPart(colour) {
  const parts = colour.match(/\d+/g).slice(0, 3).map(Number);
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

function placesIn($page) {
  const [title, button] = ['variant-title', 'variant-button'].map((testId) =>
    $page.find(`[data-test=${testId}]`)[0].getBoundingClientRect(),
  );
  return { title, button };
}
