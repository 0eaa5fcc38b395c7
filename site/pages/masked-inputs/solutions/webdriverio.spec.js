import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const family = '👨‍👩‍👧‍👦';

describe('masked-inputs', () => {
  beforeEach(() => browser.url('/masked-inputs?now=2031-08-15T12:00'));

  it('phone: the mask formats ten digits', async () => {
    await type('phone', '2125550134');
    await expect(input('phone')).toHaveValue('+1 (212) 555-0134');
  });

  it('card: digits are in groups', async () => {
    await type('card', '4242424242424242');
    await expect(input('card')).toHaveValue('4242 4242 4242 4242');
    await type('card', '378282246310005');
    await expect(input('card')).toHaveValue('3782 822463 10005');
  });

  it('kind: the first digits say which card it is', async () => {
    for (const [digits, kind] of [
      ['4', 'Visa'],
      ['51', 'Mastercard'],
      ['2221', 'Mastercard'],
      ['34', 'American Express'],
      ['37', 'American Express'],
    ]) {
      await type('card', digits);
      await expect(byTestId('mask-kind')).toHaveText(kind);
    }
  });

  it('luhn: a wrong check digit is an error', async () => {
    for (const wrong of ['4242424242424241', '5555555555554440']) {
      await type('card', wrong);
      await expect(error('card')).toHaveText('This card number is not valid');
    }
    await type('card', '5555555555554444');
    await expect(error('card')).toHaveText('');
  });

  it('expiry: only past months are expired', async () => {
    for (const past of ['0731', '1230']) {
      await type('expiry', past);
      await expect(error('expiry')).toHaveText('This card has expired');
    }
    for (const good of ['0831', '0132']) {
      await type('expiry', good);
      await expect(error('expiry')).toHaveText('');
    }
  });

  it('iban: characters are in groups of four, in upper case', async () => {
    await type('iban', 'de89370400440532013000');
    await expect(input('iban')).toHaveValue('DE89 3704 0044 0532 0130 00');
  });

  it('checksum: a wrong checksum is an error', async () => {
    for (const wrong of ['DE88370400440532013000', 'DE90370400440532013000']) {
      await type('iban', wrong);
      await expect(error('iban')).toHaveText('This IBAN is not valid');
    }
    await type('iban', 'DE89370400440532013000');
    await expect(error('iban')).toHaveText('');
  });

  it('amounts: each amount has the format of its language', async () => {
    await type('amount-en', '1234.5');
    await expect(input('amount-en')).toHaveValue('1,234.50');
    await type('amount-de', '1234,5');
    await expect(input('amount-de')).toHaveValue('1.234,50');
  });

  it('dates: an impossible date or time is an error', async () => {
    for (const wrong of ['31022031', '01132031']) {
      await type('date', wrong);
      await expect(error('date')).toHaveText('This date does not exist');
    }
    await type('date', '29022032');
    await expect(error('date')).toHaveText('');
    for (const wrong of ['2400', '1260']) {
      await type('time', wrong);
      await expect(error('time')).toHaveText('This time does not exist');
    }
  });

  it('raw: raw values have no signs of the mask', async () => {
    await fillIn();
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
      await expect(raw(field)).toHaveText(value);
  });

  it('paste: separators in a pasted value make no difference', async () => {
    for (const [field, without, separated] of [
      ['phone', '12125550134', '+1 (212) 555-0134'],
      ['card', '4242424242424242', '4242 4242 4242 4242'],
      ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
      ['amount-de', '1234,50', '1.234,50'],
    ]) {
      await paste(field, without);
      const expected = await raw(field).getText();
      await paste(field, separated);
      await expect(raw(field)).toHaveText(expected);
      expect(expected.length).toBeGreaterThan(5);
    }
  });

  it('required: seven fields must be filled in', async () => {
    await $('button=Send').click();
    for (const field of ['phone', 'card', 'expiry', 'iban', 'amount-en', 'amount-de', 'percent'])
      await expect(error(field)).toHaveText(/./);
  });

  it('quantity: the buttons go up to 97 in steps of three', async () => {
    for (const [button, next] of [
      ['plus', '4'],
      ['plus', '7'],
      ['minus', '4'],
      ['minus', '1'],
      ['minus', '1'],
    ]) {
      await byTestId(`mask-${button}`).click();
      await expect(raw('quantity')).toHaveText(next);
    }
    await input('quantity').setValue('94');
    for (const next of ['97', '97']) {
      await byTestId('mask-plus').click();
      await expect(raw('quantity')).toHaveText(next);
    }
  });

  it('held: a button repeats until it is released', async () => {
    await browser
      .action('pointer')
      .move({ origin: byTestId('mask-plus') })
      .down()
      .perform(true);
    await browser.waitUntil(async () => Number(await raw('quantity').getText()) > 10);
    await browser.action('pointer').up().perform();
    await browser
      .action('pointer')
      .move({ origin: byTestId('mask-minus') })
      .down()
      .perform(true);
    await expect(raw('quantity')).toHaveText('1');
    await browser.action('pointer').up().perform();
  });

  it('bio: it keeps 80 characters, and an emoji counts as one', async () => {
    await type('bio', 'a'.repeat(81));
    await expect(input('bio')).toHaveValue('a'.repeat(80));
    // chromedriver cannot type emoji, so this inserts them at once, as a phone’s keyboard does.
    for (const emoji of ['😀', family]) {
      await type('bio', '');
      await input('bio').execute((bio, text) => {
        bio.focus();
        document.execCommand('insertText', false, text);
      }, emoji.repeat(81));
      await expect(input('bio')).toHaveValue(emoji.repeat(80));
    }
  });

  it('code: letters become upper case, and the caret stays', async () => {
    await input('code').setValue('ad');
    await browser.keys('ArrowLeft');
    await browser.keys(['b', 'c']);
    await expect(input('code')).toHaveValue('ABCD');
  });

  it('trimmed: spaces around the text go when the focus leaves', async () => {
    await type('trimmed', '  Ada L  ');
    await expect(input('trimmed')).toHaveValue('Ada L');
  });

  it('reveal: the secret is shown and hidden', async () => {
    await expect(input('secret')).toHaveAttribute('type', 'password');
    await $('button=Show secret').click();
    await expect(input('secret')).toHaveAttribute('type', 'text');
    await byTestId('mask-reveal').click();
    await expect(input('secret')).toHaveAttribute('type', 'password');
  });

  it('strength: length, digit and sign make a secret strong', async () => {
    for (const [secret, strength] of [
      ['abcdef!', 'weak'],
      ['abcdefgh', 'fair'],
      ['abcdefghi1!', 'fair'],
      ['abcdefghijk1', 'fair'],
      ['abcdefghijk!', 'fair'],
      ['abcdefghij1!', 'strong'],
    ]) {
      await type('secret', secret);
      await expect(byTestId('mask-strength')).toHaveText(strength);
    }
  });

  it('controlled: keys and pastes are counted', async () => {
    // Not: the value set by execute(), which fires no event.
    await input('controlled').addValue('abcd');
    await expect(byTestId('mask-events')).toHaveText('by keys 4, by paste 0');
    await browser.keys('Backspace');
    await expect(byTestId('mask-events')).toHaveText('by keys 5, by paste 0');
    await paste('controlled', 'ef');
    await expect(byTestId('mask-events')).toHaveText('by keys 5, by paste 1');
  });

  it('refused: the first wrong field gets the focus', async () => {
    await fillIn();
    await type('card', '4242');
    await type('time', '2400');
    await $('button=Send').click();
    await expect(input('card')).toBeFocused();
  });

  it('sent: all raw values are listed', async () => {
    await fillIn();
    await type('controlled', 'last');
    await $('button=Send').click();
    const values = await byTestId('mask-result').$$('dd');
    await expect(values).toBeElementsArrayOfSize(15);
    for (const [index, field] of [
      [0, 'phone'],
      [3, 'iban'],
      [7, 'date'],
      [14, 'controlled'],
    ])
      await expect(values[index]).toHaveText(await raw(field).getText());
  });
});

const input = (field) => byTestId(`mask-input-${field}`);
const raw = (field) => byTestId(`mask-raw-${field}`);
const error = (field) => byTestId(`mask-error-${field}`);

/** Empties the field, types key by key, and leaves the field. */
async function type(field, text) {
  await input(field).click();
  await browser.keys(['Control', 'a']);
  await browser.keys('Delete');
  await input(field).addValue(text);
  await browser.keys('Tab');
}

async function fillIn() {
  await type('phone', '2125550134');
  await type('card', '4242424242424242');
  await type('expiry', '0831');
  await type('iban', 'DE89370400440532013000');
  await type('amount-en', '1234.50');
  await type('amount-de', '1234,50');
  await type('percent', '12.5');
  await type('date', '05082031');
  await type('time', '1405');
}

/** Copies the text from another field and pastes it. This is a real paste, and it needs no permission. */
async function paste(field, text) {
  await type('bio', text);
  await input('bio').click();
  await browser.keys(['Control', 'a']);
  await browser.keys(['Control', 'c']);
  await input(field).click();
  await browser.keys(['Control', 'a']);
  await browser.keys(['Control', 'v']);
}
