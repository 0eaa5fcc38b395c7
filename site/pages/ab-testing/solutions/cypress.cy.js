/** The variant in the address, then the other one in the cookie. */
const pairs = [
  ['A', 'B'],
  ['B', 'A'],
];

it('a: the title of variant A', () => {
  cy.visit('/ab-testing?variant=A');
  cy.get('[data-test=variant-title]').should('have.text', 'Welcome to Version A');
});

it('a-layout: the button of variant A is below the title', () => {
  cy.visit('/ab-testing?variant=A');
  cy.get('[data-test=ab-testing-page]').should(($page) => {
    const { title, button } = placesIn($page);
    expect(button.y).to.be.at.least(title.bottom);
    expect(title.x + title.width / 2).to.be.closeTo(button.x + button.width / 2, 1);
  });
});

it('a-color: the button of variant A is blue', () => {
  cy.visit('/ab-testing?variant=A');
  cy.get('[data-test=variant-button]').should(($button) => {
    expect(strongestPart($button.css('background-color'))).to.equal('blue');
  });
});

it('b: the title of variant B', () => {
  cy.visit('/ab-testing?variant=B');
  cy.get('[data-test=variant-title]').should('have.text', 'Experience Version B');
});

it('b-layout: the button of variant B is beside the title', () => {
  cy.visit('/ab-testing?variant=B');
  cy.get('[data-test=ab-testing-page]').should(($page) => {
    const { title, description, button } = placesIn($page);
    expect(button.x).to.be.at.least(title.right);
    // Not below both texts: there it would be to the right of a short title, too.
    expect(button.y).to.be.lessThan(description.bottom);
  });
});

it('b-color: the button of variant B is green', () => {
  cy.visit('/ab-testing?variant=B');
  cy.get('[data-test=variant-button]').should(($button) => {
    expect(strongestPart($button.css('background-color'))).to.equal('green');
  });
});

it('counter: the button shows “Click Me (0)” at first', () => {
  // No variant in the address, because this test checks what both variants have in common.
  cy.visit('/ab-testing');
  cy.get('[data-test=variant-button]').should('have.text', 'Click Me (0)');
});

it('counted: each click adds one', () => {
  cy.visit('/ab-testing');
  for (const clicks of [1, 2, 3]) {
    cy.get('[data-test=variant-button]').click();
    cy.get('[data-test=variant-button]').should('have.text', `Click Me (${clicks})`);
  }
});

it('information: the variant is named', () => {
  for (const variant of ['A', 'B']) {
    // Each visit is a first one. Whether the address wins over a cookie is another requirement.
    cy.clearCookies();
    cy.visit(`/ab-testing?variant=${variant}`);
    cy.get('[data-test=current-variant]').should('have.text', `Current variant: ${variant}`);
  }
});

it('clicks: the clicks are counted', () => {
  cy.visit('/ab-testing');
  cy.get('[data-test=button-clicks]').should('have.text', 'Button clicks: 0');
  cy.get('[data-test=variant-button]').click();
  cy.get('[data-test=button-clicks]').should('have.text', 'Button clicks: 1');
});

it('layout: the layout is named', () => {
  cy.visit('/ab-testing?variant=A');
  cy.get('[data-test=layout-style]').should('have.text', 'Layout style: centered');
  cy.clearCookies();
  cy.visit('/ab-testing?variant=B');
  cy.get('[data-test=layout-style]').should('have.text', 'Layout style: split');
});

it('chance: different seeds lead to both variants', () => {
  firstVisits(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']).should((shown) => {
    expect([...new Set(shown)]).to.have.members(['A', 'B']);
  });
});

it('seeded: the same seed leads to the same variant', () => {
  const seeds = ['a', 'b', 'c', 'd', 'e'];
  firstVisits([...seeds, ...seeds]).should((shown) => {
    expect(shown.slice(seeds.length)).to.deep.equal(shown.slice(0, seeds.length));
  });
});

it('kept: the cookie keeps the variant for 7 days', () => {
  cy.visit('/ab-testing');
  cy.getCookie('ab-variant').should((cookie) => {
    expect(((cookie?.expiry ?? 0) - Date.now() / 1000) / 86_400).to.be.closeTo(7, 0.1);
  });
  cy.getCookie('ab-variant').then((cookie) => shouldShow(`${cookie?.value}`));
});

it('returning: a later visit shows the variant in the cookie', () => {
  for (const variant of ['A', 'B']) {
    cy.setCookie('ab-variant', variant);
    cy.visit('/ab-testing');
    shouldShow(variant);
  }
});

it('pinned: the variant in the address wins over the cookie', () => {
  for (const [variant, before] of pairs) {
    cy.setCookie('ab-variant', before);
    cy.visit(`/ab-testing?variant=${variant}`);
    shouldShow(variant);
  }
});

it('rewritten: the cookie names the variant of the address', () => {
  for (const [variant, before] of pairs) {
    cy.setCookie('ab-variant', before);
    cy.visit(`/ab-testing?variant=${variant}`);
    cy.getCookie('ab-variant').should('have.property', 'value', variant);
  }
});

/** The last letter of the title is the variant. */
function shouldShow(variant) {
  cy.get('[data-test=variant-title]')
    .invoke('text')
    .should('match', new RegExp(`${variant}$`));
}

/** The variants that first visits with these seeds get. */
function firstVisits(seeds) {
  const shown = [];
  for (const seed of seeds) {
    // Without the cookie every visit is a first one.
    cy.clearCookies();
    cy.visit(`/ab-testing?seed=${seed}`);
    cy.get('[data-test=variant-title]')
      .invoke('text')
      .then((title) => {
        shown.push(title.at(-1));
      });
  }
  // Cypress runs commands later than the code around them, so a command has to return the list.
  return cy.wrap(shown);
}

/** The strongest part of a colour like rgb(37, 99, 235). It is the same in both themes. */
function strongestPart(colour) {
  const parts = colour.match(/\d+/g).slice(0, 3).map(Number);
  return ['red', 'green', 'blue'][parts.indexOf(Math.max(...parts))];
}

function placesIn($page) {
  const [title, description, button] = ['variant-title', 'variant-description', 'variant-button'].map((testId) =>
    $page.find(`[data-test=${testId}]`)[0].getBoundingClientRect(),
  );
  return { title, description, button };
}
