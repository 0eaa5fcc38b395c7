import { expect, type Page, test } from '@playwright/test';

const family = '👨‍👩‍👧‍👦';

// Long before the card of these tests expires.
test.beforeEach(async ({ page }) => {
  await page.goto('/masked-inputs?now=2031-01-15T12:00');
});

test('phone: the mask formats ten digits', async ({ page }) => {
  await type(page, 'phone', '2125550134');
  await expect(input(page, 'phone')).toHaveValue('+1 (212) 555-0134');
});

test('card: digits are in groups', async ({ page }) => {
  await type(page, 'card', '4242424242424242');
  await expect(input(page, 'card')).toHaveValue('4242 4242 4242 4242');
  await type(page, 'card', '378282246310005');
  await expect(input(page, 'card')).toHaveValue('3782 822463 10005');
});

test('kind: the first digits say which card it is', async ({ page }) => {
  for (const [digits, kind] of [
    ['4', 'Visa'],
    ['51', 'Mastercard'],
    ['2221', 'Mastercard'],
    ['34', 'American Express'],
    ['37', 'American Express'],
  ] as const) {
    await type(page, 'card', digits);
    await expect(page.getByTestId('mask-kind')).toHaveText(kind);
  }
});

test('luhn: a wrong check digit is an error', async ({ page }) => {
  for (const wrong of ['4242424242424241', '5555555555554440']) {
    await type(page, 'card', wrong);
    await expect(error(page, 'card')).toHaveText('This card number is not valid');
  }
  await type(page, 'card', '5555555555554444');
  await expect(error(page, 'card')).toHaveText('');
});

test('expiry: only past months are expired', async ({ page }) => {
  await page.goto('/masked-inputs?now=2031-08-15T12:00');
  for (const past of ['0731', '1230']) {
    await type(page, 'expiry', past);
    await expect(error(page, 'expiry')).toHaveText('This card has expired');
  }
  for (const good of ['0831', '0132']) {
    await type(page, 'expiry', good);
    await expect(error(page, 'expiry')).toHaveText('');
  }
});

test('iban: characters are in groups of four, in upper case', async ({ page }) => {
  await type(page, 'iban', 'de89370400440532013000');
  await expect(input(page, 'iban')).toHaveValue('DE89 3704 0044 0532 0130 00');
});

test('checksum: a wrong checksum is an error', async ({ page }) => {
  for (const wrong of ['DE88370400440532013000', 'DE90370400440532013000']) {
    await type(page, 'iban', wrong);
    await expect(error(page, 'iban')).toHaveText('This IBAN is not valid');
  }
  await type(page, 'iban', 'DE89370400440532013000');
  await expect(error(page, 'iban')).toHaveText('');
});

test('amounts: each amount has the format of its language', async ({ page }) => {
  await type(page, 'amount-en', '1234.5');
  await expect(input(page, 'amount-en')).toHaveValue('1,234.50');
  await type(page, 'amount-de', '1234,5');
  await expect(input(page, 'amount-de')).toHaveValue('1.234,50');
});

test('dates: an impossible date or time is an error', async ({ page }) => {
  for (const wrong of ['31022031', '01132031']) {
    await type(page, 'date', wrong);
    await expect(error(page, 'date')).toHaveText('This date does not exist');
  }
  await type(page, 'date', '29022032');
  await expect(error(page, 'date')).toHaveText('');
  for (const wrong of ['2400', '1260']) {
    await type(page, 'time', wrong);
    await expect(error(page, 'time')).toHaveText('This time does not exist');
  }
  await type(page, 'time', '2359');
  await expect(error(page, 'time')).toHaveText('');
});

test('raw: raw values have no signs of the mask', async ({ page }) => {
  await fillIn(page);
  await expect(raw(page, 'phone')).toHaveText('12125550134');
  await expect(raw(page, 'card')).toHaveText('4242424242424242');
  await expect(raw(page, 'expiry')).toHaveText('08/31');
  await expect(raw(page, 'iban')).toHaveText('DE89370400440532013000');
  await expect(raw(page, 'amount-en')).toHaveText('1234.5');
  await expect(raw(page, 'amount-de')).toHaveText('1234.5');
  await expect(raw(page, 'percent')).toHaveText('12.5');
  await expect(raw(page, 'date')).toHaveText('2031-08-05');
  await expect(raw(page, 'time')).toHaveText('14:05');
});

test('paste: separators in a pasted value make no difference', async ({ page }) => {
  for (const [field, without, separated] of [
    ['phone', '12125550134', '+1 (212) 555-0134'],
    ['card', '4242424242424242', '4242 4242 4242 4242'],
    ['iban', 'DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
    ['amount-de', '1234,50', '1.234,50'],
  ] as const) {
    await paste(page, field, without);
    const expected = await raw(page, field).textContent();
    await paste(page, field, separated);
    await expect(raw(page, field)).toHaveText(`${expected}`);
    await expect(input(page, field)).toHaveValue(/.{7}/);
  }
});

test('required: seven fields must be filled in', async ({ page }) => {
  await page.getByRole('button', { name: 'Send' }).click();
  for (const field of ['phone', 'card', 'expiry', 'iban', 'amount-en', 'amount-de', 'percent'])
    await expect(error(page, field)).not.toBeEmpty();
});

test('quantity: the buttons go up to 97 in steps of three', async ({ page }) => {
  const [minus, plus] = [page.getByTestId('mask-minus'), page.getByTestId('mask-plus')];
  for (const next of ['4', '7']) {
    await plus.click();
    await expect(raw(page, 'quantity')).toHaveText(next);
  }
  for (const next of ['4', '1', '1']) {
    await minus.click();
    await expect(raw(page, 'quantity')).toHaveText(next);
  }
  await input(page, 'quantity').fill('94');
  for (const next of ['97', '97']) {
    await plus.click();
    await expect(raw(page, 'quantity')).toHaveText(next);
  }
});

test('held: a button repeats until it is released', async ({ page }) => {
  await page.getByTestId('mask-plus').hover();
  await page.mouse.down();
  await expect(async () => expect(Number(await raw(page, 'quantity').textContent())).toBeGreaterThan(10)).toPass();
  await page.mouse.up();
  const before = Number(await raw(page, 'quantity').textContent());
  await page.getByTestId('mask-minus').hover();
  await page.mouse.down();
  // More than two steps down. Where it ends is another requirement.
  await expect(async () => expect(Number(await raw(page, 'quantity').textContent())).toBeLessThan(before - 6)).toPass();
  await page.mouse.up();
});

test('bio: it keeps 80 characters, and an emoji counts as one', async ({ page }) => {
  for (const character of ['a', '😀', family]) {
    await input(page, 'bio').fill(character.repeat(81));
    await expect(input(page, 'bio')).toHaveValue(character.repeat(80));
  }
});

test('code: letters become upper case, and the caret stays', async ({ page }) => {
  await input(page, 'code').pressSequentially('ad');
  await input(page, 'code').press('ArrowLeft');
  await page.keyboard.type('bc');
  await expect(input(page, 'code')).toHaveValue('ABCD');
});

test('trimmed: spaces around the text go when the focus leaves', async ({ page }) => {
  await type(page, 'trimmed', '  Ada L  ');
  await expect(input(page, 'trimmed')).toHaveValue('Ada L');
});

test('reveal: the secret is shown and hidden', async ({ page }) => {
  await type(page, 'secret', 'rosebud');
  await expect(input(page, 'secret')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show secret' }).click();
  await expect(input(page, 'secret')).toHaveAttribute('type', 'text');
  await page.getByTestId('mask-reveal').click();
  await expect(input(page, 'secret')).toHaveAttribute('type', 'password');
  await expect(page.getByTestId('mask-reveal')).toHaveText('Show secret');
});

test('strength: length, digit and sign make a secret strong', async ({ page }) => {
  for (const [secret, strength] of [
    ['abcdef!', 'weak'],
    ['abcdefgh', 'fair'],
    ['abcdefghi1!', 'fair'],
    ['abcdefghijk1', 'fair'],
    ['abcdefghijk!', 'fair'],
    ['abcdefghij1!', 'strong'],
  ] as const) {
    await type(page, 'secret', secret);
    await expect(page.getByTestId('mask-strength')).toHaveText(strength);
  }
});

test('controlled: keys and pastes are counted', async ({ page }) => {
  const events = page.getByTestId('mask-events');
  // Not: fill(), which is one event for the whole text.
  await input(page, 'controlled').pressSequentially('abcd');
  await expect(events).toHaveText('by keys 4, by paste 0');
  await input(page, 'controlled').press('Backspace');
  await expect(events).toHaveText('by keys 5, by paste 0');
  await paste(page, 'controlled', 'ef');
  await expect(events).toHaveText('by keys 5, by paste 1');
});

test('refused: the first wrong field gets the focus', async ({ page }) => {
  await fillIn(page);
  await type(page, 'card', '4242');
  await type(page, 'time', '1260');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(input(page, 'card')).toBeFocused();
  await type(page, 'card', '4242424242424242');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(input(page, 'time')).toBeFocused();
});

test('sent: all raw values are listed', async ({ page }) => {
  await fillIn(page);
  await type(page, 'controlled', 'last');
  await page.getByRole('button', { name: 'Send' }).click();
  const values = page.getByTestId('mask-result').getByRole('definition');
  await expect(values).toHaveCount(15);
  // In any order, because no requirement promises one.
  const raws = await page.getByTestId(/^mask-raw-/).allTextContents();
  expect((await values.allTextContents()).sort()).toEqual(raws.sort());
});

const input = (page: Page, field: string) => page.getByTestId(`mask-input-${field}`);
const raw = (page: Page, field: string) => page.getByTestId(`mask-raw-${field}`);
const error = (page: Page, field: string) => page.getByTestId(`mask-error-${field}`);

/** Types key by key, as the mask expects, and leaves the field. */
async function type(page: Page, field: string, text: string) {
  await input(page, field).clear();
  await input(page, field).pressSequentially(text);
  await input(page, field).blur();
}

/** Fills each field at once, because other tests check the keys. */
async function fillIn(page: Page) {
  await input(page, 'phone').fill('2125550134');
  await input(page, 'card').fill('4242424242424242');
  await input(page, 'expiry').fill('0831');
  await input(page, 'iban').fill('DE89370400440532013000');
  await input(page, 'amount-en').fill('1234.50');
  await input(page, 'amount-de').fill('1234,50');
  await input(page, 'percent').fill('12.5');
  await input(page, 'date').fill('05082031');
  await input(page, 'time').fill('1405');
}

/** Copies the text from another field and pastes it. This is a real paste, and it needs no permission. */
async function paste(page: Page, field: string, text: string) {
  await input(page, 'bio').fill(text);
  await input(page, 'bio').press('ControlOrMeta+a');
  await input(page, 'bio').press('ControlOrMeta+c');
  await input(page, field).focus();
  if (field !== 'controlled') await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+v');
}
