import type { Page } from '@playwright/test';
import { clearField } from '../../../tests/clear-field';
import { expect, test } from '../../../tests/fixtures';

const input = (page: Page, field: string) => page.getByTestId(`mask-input-${field}`);
const raw = (page: Page, field: string) => page.getByTestId(`mask-raw-${field}`);
const error = (page: Page, field: string) => page.getByTestId(`mask-error-${field}`);

test('a digit in the middle of a masked text keeps the mask', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'date').pressSequentially('05082031');
  for (let presses = 0; presses < 4; presses++) await input(page, 'date').press('ArrowLeft');
  await input(page, 'date').press('Backspace');
  await input(page, 'date').press('Backspace');
  await expect(input(page, 'date')).toHaveValue('05.02.031');
  await page.keyboard.type('9');
  await expect(input(page, 'date')).toHaveValue('05.09.2031');
  await expect(raw(page, 'date')).toHaveText('2031-09-05');
});

test('a value that a script sets without an event is read when the field is left', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'card').focus();
  await input(page, 'card').evaluate((element: HTMLInputElement) => {
    element.value = '4242424242424242';
  });
  await expect(raw(page, 'card')).toHaveText('');
  await input(page, 'card').blur();
  await expect(input(page, 'card')).toHaveValue('4242 4242 4242 4242');
  await expect(raw(page, 'card')).toHaveText('4242424242424242');
});

test('a field that WebDriver empties is empty, and its raw value with it', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'percent').fill('12.5');
  await expect(raw(page, 'percent')).toHaveText('12.5');
  // As chromedriver does: with this event, and without the focus.
  await input(page, 'percent').evaluate((element: HTMLInputElement) => {
    element.value = '';
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(raw(page, 'percent')).toHaveText('');
  await input(page, 'percent').pressSequentially('7');
  await expect(input(page, 'percent')).toHaveValue('7 %');
});

test('a quantity that WebDriver empties is empty, and takes the next one alone', async ({ open, page }) => {
  await open('/masked-inputs');
  // Its field has the focus, and the page checks it when the quantity is cleared.
  await input(page, 'phone').pressSequentially('2125550134');
  await clearField(input(page, 'quantity'));
  await expect(input(page, 'quantity')).toHaveValue('');
  await expect(raw(page, 'quantity')).toHaveText('');
  await input(page, 'quantity').pressSequentially('4');
  await expect(raw(page, 'quantity')).toHaveText('4');
});

test('a percentage is filled in and pasted with what is around it', async ({ open, page }) => {
  await open('/masked-inputs');
  for (const text of [' 12.5', 'about 12.5']) {
    await input(page, 'percent').fill(text);
    await expect(input(page, 'percent')).toHaveValue('12.5 %');
    await expect(raw(page, 'percent')).toHaveText('12.5');
    await input(page, 'percent').fill('');
  }
});

test('a message comes when its field is left, and goes with the next change', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'phone').pressSequentially('212');
  await expect(error(page, 'phone')).toHaveText('');
  await input(page, 'phone').press('Tab');
  await expect(error(page, 'phone')).toHaveText('This phone number is too short');
  await expect(input(page, 'phone')).toHaveAccessibleDescription('This phone number is too short');
  await input(page, 'phone').press('5');
  await expect(error(page, 'phone')).toHaveText('');
});

test('nothing moves when a message comes, so the click that leaves a field arrives', { tag: '@design' }, async ({
  open,
  page,
}) => {
  await open('/masked-inputs');
  const top = async () => (await page.getByTestId('mask-submit').boundingBox())?.y;
  await input(page, 'controlled').focus();
  const before = await top();
  await page.getByTestId('mask-form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(error(page, 'percent')).toHaveText('Enter a percentage');
  await input(page, 'controlled').focus();
  expect(await top()).toBe(before);
});

test('a message is right below its field', { tag: '@design' }, async ({ open, page }) => {
  await open('/masked-inputs');
  for (const field of ['phone', 'card', 'bio', 'controlled']) {
    const [input, message] = await Promise.all(
      [`mask-input-${field}`, `mask-error-${field}`].map((name) => page.getByTestId(name).boundingBox()),
    );
    expect(Math.round(Number(message?.y) - Number(input?.y) - Number(input?.height))).toBe(4);
  }
});

test('a German amount takes a typed dot for one between thousands', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'amount-de').pressSequentially('1.5');
  await expect(raw(page, 'amount-de')).toHaveText('15');
});

test('a step button works by keyboard and by script, a step for each press', async ({ openWithClockStopped, page }) => {
  // A press that lasts is more than one step.
  await openWithClockStopped('/masked-inputs');
  await page.getByTestId('mask-plus').press('Enter');
  await page.getByTestId('mask-plus').press('Space');
  await page.getByTestId('mask-plus').evaluate((button: HTMLElement) => button.click());
  await page.getByTestId('mask-plus').click();
  await expect(raw(page, 'quantity')).toHaveText('13');
});

test('a step button stops when the pointer leaves it', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/masked-inputs');
  await page.getByTestId('mask-plus').hover();
  await page.mouse.down();
  await page.clock.runFor(600);
  await expect(raw(page, 'quantity')).toHaveText('10');
  await page.mouse.move(0, 0);
  await page.clock.runFor(1000);
  await expect(raw(page, 'quantity')).toHaveText('10');
  await page.mouse.up();
});

test('a secret and a bio are counted in characters', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'bio').fill('👨‍👩‍👧‍👦!');
  await expect(page.getByTestId('mask-count')).toHaveText('2 of 80');
  await input(page, 'secret').fill('👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
  await expect(page.getByTestId('mask-strength')).toHaveText('weak');
});

test('an event that a script made is neither a key nor a paste', async ({ open, page }) => {
  await open('/masked-inputs');
  await input(page, 'controlled').evaluate((element: HTMLInputElement) => {
    element.value = 'abc';
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(raw(page, 'controlled')).toHaveText('abc');
  await expect(page.getByTestId('mask-events')).toHaveText('by keys 0, by paste 0');
});

test('Enter in a field sends, and a list goes with the next error', async ({ open, page }) => {
  await open('/masked-inputs');
  for (const [field, text] of Object.entries({
    phone: '2125550134',
    card: '4242424242424242',
    expiry: '1299',
    iban: 'DE89370400440532013000',
    'amount-en': '1',
    'amount-de': '2',
    percent: '3',
  }))
    await input(page, field).fill(text);
  await input(page, 'percent').press('Enter');
  await expect(page.getByTestId('mask-result')).toBeVisible();
  await input(page, 'time').fill('2500');
  await input(page, 'time').press('Enter');
  await expect(page.getByTestId('mask-result')).toHaveCount(0);
  await expect(error(page, 'time')).toHaveText('This time does not exist');
});

test('a letter that becomes two leaves the caret behind both', async ({ open, page }) => {
  for (const [typed, shown] of [
    ['straße', 'STRASSE'],
    ['ﬀx', 'FFX'],
  ] as const) {
    await open('/masked-inputs');
    await input(page, 'code').pressSequentially(typed);
    await expect(input(page, 'code')).toHaveValue(shown);
    await expect(raw(page, 'code')).toHaveText(shown);
  }
});

test('a field that was left takes the next text that it is filled with', async ({ open, page }) => {
  await open('/masked-inputs');
  for (const [field, first, next, sent] of [
    ['phone', '2125550134', '3105550199', '13105550199'],
    ['phone', '212555', '+1 (310) 555-0199', '13105550199'],
    ['card', '4242424242424242', '378282246310005', '378282246310005'],
    ['expiry', '1299', '0831', '08/31'],
    ['iban', 'DE89370400440532013000', 'GB82WEST12345698765432', 'GB82WEST12345698765432'],
    ['amount-en', '1234.5', '9', '9'],
    ['amount-de', '1234,5', '9', '9'],
    ['percent', '12.5', '40', '40'],
    ['date', '05082031', '06092032', '2032-09-06'],
    ['time', '1405', '2359', '23:59'],
  ] as const) {
    await input(page, field).fill(first);
    await input(page, field).press('Tab');
    await input(page, field).fill(next);
    await expect(raw(page, field), `${first}, then ${next}`).toHaveText(sent);
  }
});
