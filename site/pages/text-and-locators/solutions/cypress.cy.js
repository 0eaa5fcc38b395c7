const keys = [
  ...['quotes', 'spaces', 'hyphen', 'zero-width', 'composed', 'decomposed', 'uppercase', 'generated', 'split', 'break'],
  ...['cut', 'bidi', 'emoji', 'braces', 'value', 'labelled-by', 'aria-label', 'title', 'alt', 'svg', 'odd-id'],
  ...['digit-id', 'twice-first', 'twice-second', 'changing', 'section-a', 'section-b', 'twin'],
];

beforeEach(() => {
  cy.visit('/text-and-locators');
});

/** The visible button of a row. */
const buttonIn = (key) => cy.get(`[data-test=text-row-${key}]`).find('button:visible, input[type=button]');

/**
 * A text as a reader sees it: without invisible characters, with plain spaces, and with accents as part of their
 * letters.
 */
const asRead = (text) =>
  text
    .normalize('NFC')
    .replace(/[\u00ad\u200b]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const isLabelled = (key, label) =>
  buttonIn(key).should(($button) => {
    expect(asRead($button.text())).to.equal(label);
  });

/** The text as it is shown, with the capitals and line breaks of the style sheet. */
const isShown = (key, text) =>
  buttonIn(key).should(($button) => {
    // biome-ignore lint/performance/useDomNodeTextContent: textContent knows nothing about what is shown
    expect(asRead($button[0].innerText)).to.equal(text);
  });

it('pressed: each button shows its key', () => {
  for (const key of keys) {
    buttonIn(key).click();
    cy.get('[data-test=text-pressed]').should('have.text', `Pressed: ${key}`);
  }
});

it('keyboard: Enter and Space press the focused button', () => {
  buttonIn('hyphen').focus();
  buttonIn('hyphen').type('{enter}');
  cy.get('[data-test=text-pressed]').should('contain.text', 'hyphen');
  buttonIn('title').focus();
  // Focuses it first, because otherwise `type` clicks the element.
  buttonIn('title').type(' ');
  cy.get('[data-test=text-pressed]').should('contain.text', 'title');
});

it('quotes: the label has both kinds of quotes', () => {
  isLabelled('quotes', `Rename "Tom's list"`);
});

it('spaces: the label has plain spaces when normalised', () => {
  isLabelled('spaces', 'Book 2 seats now');
});

it('invisible: invisible characters are left out', () => {
  isLabelled('hyphen', 'Accessibility statement');
  isLabelled('zero-width', 'ada.lovelace@example.test');
});

it('accents: both spellings are equal when normalised', () => {
  for (const key of ['composed', 'decomposed']) isLabelled(key, 'Résumé');
});

it('uppercase: the reader sees capitals', () => {
  isShown('uppercase', 'SUBMIT ORDER');
});

it('generated: the style sheet adds the first word', () => {
  buttonIn('generated').should(($button) => {
    const { content } = getComputedStyle($button[0], '::before');
    expect(`${content.replaceAll('"', '')}${$button.text()}`).to.equal('New: Inbox');
  });
});

it('parts: spaces and line breaks keep words apart', () => {
  // The text as it is shown, because the document has no text for a line break.
  isShown('split', 'Add 3 items');
  isShown('break', 'Terms and conditions');
});

it('cut: the accessible name is whole', () => {
  isLabelled('cut', 'Download the complete annual report');
});

it('literal: emoji, braces and Arabic are unchanged', () => {
  isLabelled('emoji', 'Family 👨‍👩‍👧‍👦');
  isLabelled('braces', 'Insert {{name}}');
  isLabelled('bidi', 'طلب 4512');
});

it('value: the value names the button', () => {
  buttonIn('value').should('have.value', 'Calculate');
});

it('names: each name has another source', () => {
  // Cypress computes no accessible names, so this reads each one where it is.
  buttonIn('labelled-by').should(($button) => {
    const ids = $button.attr('aria-labelledby')?.split(' ') ?? [];
    const texts = ids.map((id) => $button[0].ownerDocument.getElementById(id)?.textContent);
    expect(texts.join(' ')).to.equal('Delete invoice 7');
  });
  buttonIn('aria-label').should('have.attr', 'aria-label', 'Open basket');
  buttonIn('title').should('have.attr', 'title', 'Print');
  buttonIn('alt').find('img').should('have.attr', 'alt', 'Search');
  buttonIn('svg').find('svg').should('have.attr', 'aria-label', 'Settings').and('have.attr', 'role', 'img');
});

it('changing: the label is the same with every seed', () => {
  for (const seed of [1, 2, 3]) {
    cy.visit(`/text-and-locators?seed=${seed}`);
    isLabelled('changing', 'Track parcel');
  }
});

it('sections: each region has one “Edit”', () => {
  for (const name of ['Billing', 'Delivery']) {
    cy.contains('h3', name).then(($heading) => {
      cy.get(`section[aria-labelledby="${$heading.attr('id')}"]`)
        .should('have.length', 1)
        .find('button')
        .should('have.length', 1)
        .and('have.text', 'Edit');
    });
  }
});

it('twin: only one of two buttons is visible', () => {
  cy.get('[data-test=text-row-twin] button').should('have.length', 2);
  cy.get('[data-test=text-row-twin] button:visible').should('have.length', 1).and('have.text', 'Subscribe');
});
