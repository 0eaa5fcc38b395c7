import { expect, test } from '../fixtures';

// What a script does without a pause: of its events in one task, each acts on what the one before has left, and the
// document is up to date as soon as an event is over.

function element(testId: string) {
  return `document.querySelector('[data-test="${testId}"]')`;
}

const click = (testId: string) => `${element(testId)}.click();`;

/** As suites set a field by a script. */
const set = (testId: string, value: string) =>
  `${element(testId)}.value = '${value}';
  ${element(testId)}.dispatchEvent(new Event('input', { bubbles: true }));`;

const textOf = (testId: string) => `${element(testId)}.textContent`;

const scripts = [
  {
    what: 'two clicks on a header sort twice',
    address: '/tables',
    script: `${click('table-header-id')} ${click('table-header-id')}
      ${element('table-header-id')}.getAttribute('aria-sort')`,
    result: 'descending',
  },
  {
    what: 'a quantity does not go below one',
    address: '/shop/cart?with=kettle:2',
    script: `${click('cart-less-kettle').repeat(3)}
      [${element('cart-quantity-kettle')}.value, ${textOf('cart-message-kettle')}].join()`,
    result: '1,',
  },
  {
    what: 'a removed line is put back once',
    address: '/shop/cart?with=kettle:2,mug:1',
    script: `${click('cart-remove-kettle')} const undo = ${element('cart-undo')}; undo.click(); undo.click();
      ${element('cart-quantity-kettle')}.value`,
    result: '2',
  },
  {
    what: 'a form is sent with all that was set',
    address: '/network',
    script: `${set('net-customer', 'Ada')} ${set('net-item', 'Lamp')} ${click('net-add')}
      [${element('net-customer')}.value, ${element('net-item')}.value, ${textOf('net-request-1')}].join()`,
    result: expect.stringMatching(/^Ada,Lamp,POST .*: waiting$/),
  },
  {
    what: 'a dialog is there after the click that opens it',
    address: '/alerts',
    script: `${click('dialog-button')} document.querySelectorAll('[role=dialog]').length`,
    result: 1,
  },
  {
    what: 'a link of the menu shows its page',
    address: '/',
    script: `document.querySelector('nav a[href$="/forms"]').click(); document.querySelector('main h1').textContent`,
    result: 'Forms and Validation',
  },
];

for (const { what, address, script, result } of scripts)
  test(`${what}, in one task`, async ({ open, page }) => {
    await open(address);
    expect(await page.evaluate(script)).toEqual(result);
  });

test('fields that were set in one task are saved together', async ({ open, page }) => {
  await open('/shop/admin?as=admin');
  await page.evaluate(
    `${set('admin-stock-socks-s', '7')} ${set('admin-stock-socks-m', '8')} ${click('admin-save-socks')}`,
  );
  await open('/shop/admin');
  await expect(page.getByTestId('admin-stock-socks-s')).toHaveValue('7');
  await expect(page.getByTestId('admin-stock-socks-m')).toHaveValue('8');
});

test('each of two clicks in one task copies a card', async ({ open, page }) => {
  await open('/native-drag');
  await page.getByTestId('native-chosen').selectOption('Review');
  await page.evaluate(click('native-copy').repeat(2));
  await expect(page.getByTestId('native-board').getByText('Review copy', { exact: true })).toHaveCount(1);
  await expect(page.getByTestId('native-board').getByText('Review copy 2', { exact: true })).toHaveCount(1);
});
