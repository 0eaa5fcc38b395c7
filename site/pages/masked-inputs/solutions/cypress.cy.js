const family = '👨‍👩‍👧‍👦';

beforeEach(() => {
  cy.visit('/masked-inputs?now=2031-08-15T12:00');
});

it('phone: the mask formats ten digits', () => {
  type('phone', '2125550134');
  input('phone').should('have.value', '+1 (212) 555-0134');
});

it('card: digits are in groups', () => {
  type('card', '4242424242424242');
  input('card').should('have.value', '4242 4242 4242 4242');
  type('card', '378282246310005');
  input('card').should('have.value', '3782 822463 10005');
});

it('kind: the first digits say which card it is', () => {
  for (const [digits, kind] of [
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['34', 'American Express'],
    ['37', 'American Express'],
  ]) {
    type('card', digits);
    cy.get('[data-test=mask-kind]').should('have.text', kind);
  }
});

it('luhn: a wrong check digit is an error', () => {
  for (const wrong of ['4242424242424241', '5555555555554440']) {
    type('card', wrong);
    error('card').should('have.text', 'This card number is not valid');
  }
  type('card', '5555555555554444');
  error('card').should('have.text', '');
});

it('expiry: only past months are expired', () => {
  for (const past of ['0731', '1230']) {
    type('expiry', past);
    error('expiry').should('have.text', 'This card has expired');
  }
  for (const good of ['0831', '0132']) {
    type('expiry', good);
    error('expiry').should('have.text', '');
  }
});

it('iban: characters are in groups of four, in upper case', () => {
  type('iban', 'de89370400440532013000');
  input('iban').should('have.value', 'DE89 3704 0044 0532 0130 00');
});

it('checksum: a wrong checksum is an error', () => {
  for (const wrong of ['DE88370400440532013000', 'DE90370400440532013000']) {
    type('iban', wrong);
    error('iban').should('have.text', 'This IBAN is not valid');
  }
  type('iban', 'DE89370400440532013000');
  error('iban').should('have.text', '');
});

it('amounts: each amount has the format of its language', () => {
  type('amount-en', '1234.5');
  input('amount-en').should('have.value', '1,234.50');
  type('amount-de', '1234,5');
  input('amount-de').should('have.value', '1.234,50');
});

it('dates: an impossible date or time is an error', () => {
  for (const wrong of ['31022031', '01132031']) {
    type('date', wrong);
    error('date').should('have.text', 'This date does not exist');
  }
  type('date', '29022032');
  error('date').should('have.text', '');
  for (const wrong of ['2400', '1260']) {
    type('time', wrong);
    error('time').should('have.text', 'This time does not exist');
  }
});

it('raw: raw values have no signs of the mask', () => {
  fillIn();
  for (const [field, value] of [
    ['phone', '12125550134'],
    ['card', '4242424242424242'],
    ['expiry', '08/31'],
    ['iban', 'DE89370400440532013000'],
    ['amount-en', '1234.5'],
    ['amount-de', '1234.5'],
    ['percent', '12.5'],
    ['date', '2031-08-05'],
    ['time', '14:05'],
  ])
    raw(field).should('have.text', value);
});

it('paste: separators in a pasted value make no difference', () => {
  for (const [field, without, separated, value] of [
    ['phone', '12125550134', '+1 (212) 555-0134', '12125550134'],
    ['card', '4242424242424242', '4242 4242 4242 4242', '4242424242424242'],
    ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['amount-de', '1234,50', '1.234,50', '1234.5'],
  ])
    for (const pasted of [without, separated]) {
      paste(field, pasted);
      raw(field).should('have.text', value);
    }
});

it('required: seven fields must be filled in', () => {
  cy.contains('button', 'Send').click();
  for (const field of ['phone', 'card', 'expiry', 'iban', 'amount-en', 'amount-de', 'percent'])
    error(field).should('not.be.empty');
});

it('quantity: the buttons go up to 97 in steps of three', () => {
  for (const [button, next] of [
    ['plus', '4'],
    ['plus', '7'],
    ['minus', '4'],
    ['minus', '1'],
    ['minus', '1'],
  ]) {
    cy.get(`[data-test=mask-${button}]`).click();
    raw('quantity').should('have.text', next);
  }
  input('quantity').clear();
  input('quantity').type('94');
  for (const next of ['97', '97']) {
    cy.get('[data-test=mask-plus]').click();
    raw('quantity').should('have.text', next);
  }
});

it('held: a button repeats until it is released', () => {
  cy.get('[data-test=mask-plus]').trigger('pointerdown', { button: 0 });
  raw('quantity').should(($raw) => expect(Number($raw.text())).to.be.greaterThan(10));
  cy.get('[data-test=mask-plus]').trigger('pointerup');
  cy.get('[data-test=mask-minus]').trigger('pointerdown', { button: 0 });
  raw('quantity').should('have.text', '1');
  cy.get('[data-test=mask-minus]').trigger('pointerup');
});

it('bio: it keeps 80 characters, and an emoji counts as one', () => {
  for (const character of ['a', '😀', family]) {
    paste('bio', character.repeat(81));
    input('bio').should('have.value', character.repeat(80));
  }
});

it('code: letters become upper case, and the caret stays', () => {
  input('code').type('ad{leftArrow}bc');
  input('code').should('have.value', 'ABCD');
});

it('trimmed: spaces around the text go when the focus leaves', () => {
  type('trimmed', '  Ada L  ');
  input('trimmed').should('have.value', 'Ada L');
});

it('reveal: the secret is shown and hidden', () => {
  input('secret').should('have.attr', 'type', 'password');
  cy.contains('button', 'Show secret').click();
  input('secret').should('have.attr', 'type', 'text');
  cy.get('[data-test=mask-reveal]').click();
  input('secret').should('have.attr', 'type', 'password');
});

it('strength: length, digit and sign make a secret strong', () => {
  for (const [secret, strength] of [
    ['abcdef!', 'weak'],
    ['abcdefgh', 'fair'],
    ['abcdefghi1!', 'fair'],
    ['abcdefghijk1', 'fair'],
    ['abcdefghijk!', 'fair'],
    ['abcdefghij1!', 'strong'],
  ]) {
    type('secret', secret);
    cy.get('[data-test=mask-strength]').should('have.text', strength);
  }
});

it('controlled: keys and pastes are counted', () => {
  // Not: invoke('val', 'abcd'), which fires no event.
  input('controlled').type('abcd');
  cy.get('[data-test=mask-events]').should('have.text', 'by keys 4, by paste 0');
  input('controlled').type('{backspace}');
  cy.get('[data-test=mask-events]').should('have.text', 'by keys 5, by paste 0');
  paste('controlled', 'ef');
  cy.get('[data-test=mask-events]').should('have.text', 'by keys 5, by paste 1');
});

it('refused: the first wrong field gets the focus', () => {
  fillIn();
  type('card', '4242');
  type('time', '2400');
  cy.contains('button', 'Send').click();
  input('card').should('have.focus');
});

it('sent: all raw values are listed', () => {
  fillIn();
  type('controlled', 'last');
  cy.contains('button', 'Send').click();
  cy.get('[data-test^=mask-raw-]').then(($raw) => {
    const values = [...$raw].map(({ textContent }) => textContent);
    cy.get('[data-test=mask-result] dd').should(($values) =>
      expect([...$values].map(({ textContent }) => textContent)).to.deep.equal(values),
    );
    expect(values).to.have.length(15);
  });
});

const input = (field) => cy.get(`[data-test=mask-input-${field}]`);
const raw = (field) => cy.get(`[data-test=mask-raw-${field}]`);
const error = (field) => cy.get(`[data-test=mask-error-${field}]`);

/** Empties the field, types key by key, and leaves the field. */
function type(field, text) {
  input(field).type(`{selectAll}{del}${text}`);
  input(field).blur();
}

function fillIn() {
  type('phone', '2125550134');
  type('card', '4242424242424242');
  type('expiry', '0831');
  type('iban', 'DE89370400440532013000');
  type('amount-en', '1234.50');
  type('amount-de', '1234,50');
  type('percent', '12.5');
  type('date', '05082031');
  type('time', '1405');
}

/** Does what a browser does for a paste, because Cypress does not press Ctrl+V. */
function paste(field, text) {
  input(field).invoke('val', text);
  input(field).trigger('input', { eventConstructor: 'InputEvent', inputType: 'insertFromPaste', data: text });
}
