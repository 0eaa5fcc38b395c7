// An order from its first step to its last, with all that people and browsers do on the way: reload, back, forward,
// double clicks, a second tab, and a tab that is closed.
import type { Locator, Page } from '@playwright/test';
import { fillNumber } from '../../../tests/fill-number';
import { expect, test } from '../../../tests/fixtures';
import {
  card,
  confirmAtBank,
  expectStep,
  fillIn,
  fillInAddress,
  fillInCard,
  keepStock,
  keptShop,
} from './spec-helpers';

/** One order or none: the stock, the cart and the form agree with that. */
async function expectWhole(page: Page) {
  const { orders, stock, cart, draft } = await keptShop(page);
  const count = orders.filter(({ user }) => user === 'grace').length;
  expect(count).toBeLessThanOrEqual(1);
  expect({ count, mugs: stock.mug, lines: cart.lines, name: draft.name }).toEqual(
    count === 0
      ? { count, mugs: 40, lines: [{ line: 'mug', quantity: 2 }], name: '12345' }
      : { count, mugs: 38, lines: [], name: '' },
  );
  return count;
}

const start = '/shop/checkout?with=mug:2&as=grace&delayScale=0';

test('a reload of each step shows it again, with what was filled in', async ({ open, page }) => {
  await open(start);
  for (const field of ['name', 'street', 'postcode', 'city']) await page.getByTestId(`checkout-${field}`).fill('12345');
  await page.getByTestId('checkout-country').selectOption('NL');
  await page.reload();
  await expect(page.getByTestId('checkout-city')).toHaveValue('12345');
  await expect(page.getByTestId('checkout-country')).toHaveValue('NL');

  await page.getByTestId('checkout-next').click();
  await page.getByTestId('checkout-by-express').check();
  await page.reload();
  await expectStep(page, 'delivery');
  await expect(page.getByTestId('checkout-by-express')).toBeChecked();

  await page.getByTestId('checkout-next').click();
  await fillInCard(page, card.challenged);
  await page.reload();
  await expectStep(page, 'payment');
  await expect(page.getByTestId('checkout-card')).toHaveValue(card.challenged);
  await expect(page.getByTestId('checkout-cvc')).toHaveValue('123');

  await page.getByTestId('checkout-next').click();
  await expectStep(page, 'review');
  await page.reload();
  await expect(page.getByTestId('checkout-place')).toHaveText('Place order');
  await expect(page.getByTestId('checkout-total')).toHaveText('€29.80');

  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('checkout-challenge')).toBeVisible();
  await page.reload();
  await expectStep(page, 'review');
  await expect(page.getByTestId('checkout-challenge')).toHaveCount(0);
  expect(await expectWhole(page)).toBe(0);

  await page.getByTestId('checkout-place').click();
  await confirmAtBank(page);
  const number = (await page.getByTestId('order-number').textContent()) ?? '';
  await page.reload();
  await expect(page.getByTestId('order-number')).toHaveText(number);
  expect(await expectWhole(page)).toBe(1);
});

test('a reload while an order is placed leads to the review, and has placed none', async ({ open, page }) => {
  await open(start);
  await fillIn(page);
  await open('/shop/checkout?step=review&delayScale=1000');
  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('checkout-place')).toHaveText('Placing...');
  await page.reload();
  await expect(page.getByTestId('checkout-place')).toHaveText('Place order');
  expect(await expectWhole(page)).toBe(0);
});

test('“Confirm” without a code takes no try', async ({ open, page }) => {
  await open(start);
  await fillIn(page, card.challenged);
  await page.getByTestId('checkout-place').click();
  const bank = page.getByTestId('checkout-challenge').contentFrame();
  for (let presses = 0; presses < 4; presses++) await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByRole('alert')).toHaveText('Enter the code');
  await bank.getByLabel('Code').fill('1');
  await bank.getByRole('button', { name: 'Confirm' }).click();
  await expect(bank.getByRole('alert')).toHaveText('Wrong code, tries left: 2');
});

test('back and forward between the payment, the review, the bank and the order place nothing more', async ({
  page,
}) => {
  await goToBank(page);
  await page.goBack();
  await expectStep(page, 'payment');
  await expect(page.getByTestId('checkout-card')).toHaveValue(card.challenged);
  await page.goForward();
  await expectStep(page, 'review');
  await expect(page.getByTestId('checkout-challenge')).toHaveCount(0);
  expect(await expectWhole(page)).toBe(0);

  await page.getByTestId('checkout-place').click();
  await confirmAtBank(page);
  await expect(page.getByTestId('order-number')).toBeVisible();
  await page.goBack();
  await expect(page.getByTestId('cart-empty')).toBeVisible();
  await page.goForward();
  await expect(page.getByTestId('order-number')).toBeVisible();
  expect(await expectWhole(page)).toBe(1);
});

test('back while an order is placed leads to the payment, and has placed none', async ({ open, page }) => {
  await open('/shop/checkout?with=mug:2&as=grace&delayScale=1000');
  await fillIn(page);
  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('checkout-place')).toHaveText('Placing...');
  await page.goBack();
  await expectStep(page, 'payment');
  expect(await expectWhole(page)).toBe(0);
});

/** Half of a double click. The second half is where the first one was, also if something else is there by then. */
async function clickHalf(half: 1 | 2, target: Locator) {
  await target.dispatchEvent('click', { detail: half, clientX: 100, clientY: 100 });
}

test('a double click on “Next” leads one step on, and does nothing to what is at its place there', async ({
  open,
  page,
}) => {
  const next = page.getByTestId('checkout-next');
  await open(start);
  for (const field of ['name', 'street', 'postcode', 'city']) await page.getByTestId(`checkout-${field}`).fill('12345');
  await page.getByTestId('checkout-country').selectOption('DE');
  await clickHalf(1, next);
  await expectStep(page, 'delivery');
  await clickHalf(2, next);
  await clickHalf(2, page.getByText('Express'));
  await expectStep(page, 'delivery');
  await expect(page.getByTestId('checkout-by-standard')).toBeChecked();

  await clickHalf(1, next);
  await expectStep(page, 'payment');
  await clickHalf(2, next);
  await expect(page.getByTestId('checkout-error-card')).toHaveCount(0);

  await fillInCard(page);
  await clickHalf(1, next);
  await expectStep(page, 'review');
  await clickHalf(2, page.getByTestId('checkout-place'));
  await expect(page.getByTestId('checkout-place')).toHaveText('Place order');
  await clickHalf(2, page.getByTestId('checkout-back'));
  await expectStep(page, 'review');
  // A click of its own places the order.
  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('order-number')).toBeVisible();
  expect(await expectWhole(page)).toBe(1);
});

test('a double click on “Next” and on “Back” of each step leads one step', async ({ open, page }) => {
  const [next, back] = [page.getByTestId('checkout-next'), page.getByTestId('checkout-back')];
  await open(start);
  await next.dblclick();
  await expectStep(page, 'address');
  for (const field of ['name', 'street', 'postcode', 'city']) await page.getByTestId(`checkout-${field}`).fill('12345');
  await page.getByTestId('checkout-country').selectOption('DE');
  await next.dblclick();
  await expectStep(page, 'delivery');
  await next.dblclick();
  await expectStep(page, 'payment');
  await fillInCard(page);
  await next.dblclick();
  for (const step of ['review', 'payment', 'delivery'] as const) {
    await expectStep(page, step);
    await back.dblclick();
  }
  await expectStep(page, 'address');
  expect(await expectWhole(page)).toBe(0);
});

test('a double click on “Place order” and on “Confirm” of the bank places one order', async ({ open, page }) => {
  await open(start);
  await fillIn(page, card.challenged);
  await page.getByTestId('checkout-place').dblclick();
  const bank = page.getByTestId('checkout-challenge').contentFrame();
  await bank.getByLabel('Code').fill('123456');
  await bank.getByRole('button', { name: 'Confirm' }).dblclick();
  await expect(page.getByTestId('order-number')).toBeVisible();
  expect(await expectWhole(page)).toBe(1);
});

test('a double click on “Cancel order” cancels it once, and orders nothing again', async ({ open, page }) => {
  await open('/shop/orders/PS-100002?as=ada');
  await clickHalf(1, page.getByTestId('order-cancel-PS-100002'));
  await clickHalf(2, page.getByTestId('order-again-PS-100002'));
  await expect(page.getByTestId('order-status-PS-100002')).toHaveText('Cancelled');
  await expect(page.getByTestId('shop-cart-count')).toHaveText('0');
  await expect(page.getByTestId('order-number')).toHaveText('PS-100002');
  const { stock } = await keptShop(page);
  expect([stock.lamp, stock['socks-m']]).toEqual([13, 22]);
});

test('a double click on “Remove” removes one line, and one on “More” adds two', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/shop/cart?with=kettle:1,mug:1,lamp:1&delayScale=100');
  await clickHalf(1, page.getByTestId('cart-remove-kettle'));
  await expect(page.getByTestId('cart-line-kettle')).toHaveCount(0);
  await clickHalf(2, page.getByTestId('cart-remove-mug'));
  await clickHalf(2, page.getByTestId('cart-undo'));
  await page.getByTestId('cart-more-lamp').dblclick();
  await expect(page.getByTestId('cart-quantity-lamp')).toHaveValue('3');
  // Some tools count clicks in different places as the halves of one.
  await clickHalf(1, page.getByTestId('cart-more-lamp'));
  await page.getByTestId('cart-more-mug').dispatchEvent('click', { detail: 2, clientX: 120, clientY: 100 });
  await expect(page.getByTestId('cart-quantity-mug')).toHaveValue('2');
  expect((await keptShop(page)).cart.lines).toEqual([
    { line: 'mug', quantity: 2 },
    { line: 'lamp', quantity: 4 },
  ]);
});

test('two tabs that place the same cart at the same moment: one has the order, the other the empty cart', async ({
  open,
  page,
  context,
}) => {
  await open(start);
  await fillIn(page);
  // With one seed both wait equally long, and much longer than the clicks may be apart.
  await open('/shop/checkout?step=review&seed=7&delayScale=3');
  const other = await context.newPage();
  await other.goto('/shop/checkout?step=review&seed=7&delayScale=3');
  for (const tab of [page, other]) await expect(tab.getByTestId('checkout-place')).toBeVisible();
  const clicks = [page, other].map((tab) => tab.getByTestId('checkout-place').dispatchEvent('click'));
  await Promise.all(clicks);
  for (const tab of [page, other])
    await expect(tab.getByTestId('order-number').or(tab.getByTestId('cart-empty'))).toBeVisible();
  const shown = [page, other].map((tab) => tab.getByTestId('order-number').count());
  expect((await Promise.all(shown)).toSorted()).toEqual([0, 1]);
  expect(await expectWhole(page)).toBe(1);
  await expect(other.getByTestId('shop-cart-count')).toHaveText('0');
});

test('an order of one tab leads the review of another one to the empty cart, also in front of the bank', async ({
  page,
  context,
}) => {
  await goToBank(page);
  const other = await context.newPage();
  await other.goto('/shop/checkout?step=review&delayScale=0');
  await other.getByTestId('checkout-place').click();
  await confirmAtBank(other);
  await expect(other.getByTestId('order-number')).toBeVisible();
  await expect(page.getByTestId('cart-empty')).toBeVisible();
  expect(await expectWhole(page)).toBe(1);
});

test('stock that sinks counts more than an older message of a line', async ({ open, page, context }) => {
  await open('/shop/cart?with=kettle:5');
  await page.getByTestId('cart-more-kettle').click();
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('Only 5 in stock');
  const other = await context.newPage();
  await other.goto('/shop');
  await keepStock(other, { kettle: 1 });
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('Only 1 left');
  await fillNumber(page.getByTestId('cart-quantity-kettle'), '0');
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('Enter a whole number from 1');
  await fillNumber(page.getByTestId('cart-quantity-kettle'), '3');
  await expect(page.getByTestId('cart-message-kettle')).toHaveText('Only 1 in stock');
  await expect(page.getByTestId('cart-quantity-kettle')).toHaveValue('1');
});

test('the code of another tab is the one that the cart says it applies', async ({ open, page, context }) => {
  await open('/shop/cart?with=kettle:1');
  await page.getByTestId('cart-code').fill('SAVE10');
  await page.getByTestId('cart-apply').click();
  const other = await context.newPage();
  await other.goto('/shop/cart');
  await other.getByTestId('cart-code').fill('FREESHIP');
  await other.getByTestId('cart-apply').click();
  await expect(page.getByTestId('cart-code-message')).toHaveText('FREESHIP applied');
  await expect(page.getByTestId('cart-code')).toHaveValue('FREESHIP');
  await expect(page.getByTestId('cart-total')).toHaveText('€49.90');
  // What is typed here stays.
  await page.getByTestId('cart-code').fill('SAVE');
  await other.getByTestId('cart-code').fill('');
  await other.getByTestId('cart-apply').click();
  await expect(page.getByTestId('cart-code-message')).toHaveText('');
  await expect(page.getByTestId('cart-code')).toHaveValue('SAVE');
});

test('a cart that another tab makes too dear for an invoice leads back to the payment, which says so', async ({
  page,
  context,
}) => {
  await page.goto('/shop/checkout?with=kettle:1&as=ada&delayScale=0');
  await fillInAddress(page);
  await page.getByTestId('checkout-pay-invoice').check();
  await page.getByTestId('checkout-next').click();
  await expectStep(page, 'review');
  const other = await context.newPage();
  await other.goto('/shop/cart');
  await fillNumber(other.getByTestId('cart-quantity-kettle'), '5');
  await expectStep(page, 'payment');
  await expect(page.getByTestId('checkout-pay-card')).toBeChecked();
  await expect(page.getByText('By invoice only up to €200.00.')).toBeVisible();
});

test('a document that comes back as it was left shows what has changed since then', async ({ open, page }) => {
  await open('/shop/products/mug?with=mug:1');
  // As the browser's back does with a document that it has kept: no event has told it of the change.
  await keepStock(page, { mug: 3 });
  await expect(page.getByTestId('product-stock')).toHaveText('40 in stock');
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.getByTestId('product-stock')).toHaveText('3 in stock');
});

test('“Undo” goes with whoever signs out', async ({ openWithClockStopped, page }) => {
  // By itself it does not go.
  await openWithClockStopped('/shop/cart?with=kettle:1,mug:2&as=ada');
  await page.getByTestId('cart-remove-mug').click();
  await expect(page.getByTestId('cart-undo')).toBeVisible();
  await page.getByTestId('shop-sign-out').click();
  await expect(page.getByTestId('cart-empty')).toBeVisible();
  await expect(page.getByTestId('cart-undo')).toHaveCount(0);
});

test('a tab that is closed while an order is placed has placed one or none', async ({ open, page, context }) => {
  await open(start);
  await fillIn(page);
  const review = (delayScale: number) => `/shop/checkout?step=review&delayScale=${delayScale}`;
  // Before the order is sent, right after the press, and in the moment in which it may be there or not.
  for (const [delayScale, end] of [
    [1000, (tab: Page) => tab.close()],
    [0, (tab: Page) => tab.close()],
    [1000, (tab: Page) => tab.goto('/shop/cart')],
    [0, (tab: Page) => tab.goto('/about')],
    [0, (tab: Page) => tab.reload()],
  ] as const) {
    await page.goto('/shop');
    const tab = await context.newPage();
    if ((await expectWhole(page)) === 1) await restart(page);
    await tab.goto(review(delayScale));
    await tab.getByTestId('checkout-place').click();
    await end(tab);
    await page.goto('/shop/orders');
    // What the other tab has stored may arrive a moment later.
    await expect
      .poll(async () => {
        const count = await expectWhole(page);
        const shown = [
          await page.getByTestId(/^order-row-/).count(),
          await page.getByTestId('shop-cart-count').textContent(),
        ];
        return `${shown}` === (count === 1 ? '1,0' : '0,2');
      })
      .toBe(true);
    if (delayScale === 1000) expect(await expectWhole(page)).toBe(0);
    await tab.close();
  }
});

/** An order up to the bank's question. */
async function goToBank(page: Page) {
  await page.goto(start);
  await fillIn(page, card.challenged);
  await page.getByTestId('checkout-place').click();
  await expect(page.getByTestId('checkout-challenge')).toBeVisible();
}

/** A cart and a form that are ready for an order again. */
async function restart(page: Page) {
  await page.goto(start);
  await fillIn(page);
}

test('the bank’s field has the focus of the button that is gone', async ({ open, page }) => {
  await open(start);
  await fillIn(page, card.challenged);
  await page.route('**/frames/challenge.html', async (route) => {
    await expect(page.getByTestId('checkout-challenge')).toBeFocused();
    await route.continue();
  });
  await page.getByTestId('checkout-place').press('Enter');
  const field = page.getByTestId('checkout-challenge').contentFrame().getByLabel('Code');
  await expect(field).toBeFocused();
  await field.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
});

test('an order that another tab changes while it is placed is not placed', async ({ page, context }) => {
  await goToBank(page);
  const other = await context.newPage();
  await other.goto('/shop/cart');
  await other.getByTestId('cart-more-mug').click();
  await expect(page.getByTestId('shop-cart-count')).toHaveText('3');
  await confirmAtBank(page);
  await expect(page.getByTestId('checkout-error')).toHaveText(
    'The cart has changed in another tab. Check the order, and place it again.',
  );
  expect((await keptShop(page)).cart.lines).toEqual([{ line: 'mug', quantity: 3 }]);
  await page.getByTestId('checkout-place').click();
  await confirmAtBank(page);
  await expect(page.getByTestId('order-number')).toBeVisible();
});
