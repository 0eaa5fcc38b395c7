import { expect, type Locator, type Page, test } from '@playwright/test';

// Two waits are part of what is tested. A clock that stands still makes them exact, and they cost no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/dialogs?delayScale=1');
  await expect(page.getByTestId('dialog-modal-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('modal: nothing behind the dialog takes a click or the focus, which then is back', async ({ page }) => {
  const [open, dialog] = [page.getByRole('button', { name: 'Book a seat' }), page.getByTestId('dialog-modal')];
  await open.click();
  await expect(page.getByRole('dialog', { name: 'Your seat' })).toBeVisible();
  await clickAt(page.getByTestId('dialog-add'), page);
  expect(await takesFocus(page.getByTestId('dialog-add'))).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(page.getByTestId('dialog-added')).toHaveText('Added: 0');
});

test('returned: the result is the seat, or nothing after Cancel and Escape', async ({ page }) => {
  const [dialog, seat] = [page.getByTestId('dialog-modal'), page.getByLabel('Seat', { exact: true })];
  const [confirm, result] = [page.getByRole('button', { name: 'Confirm' }), page.getByTestId('dialog-result')];
  const open = async () => {
    await page.getByRole('button', { name: 'Book a seat' }).click();
    await expect(seat).toHaveValue('');
  };
  await open();
  await confirm.click();
  await expect(dialog).toBeVisible();
  await seat.selectOption('Aisle');
  await confirm.click();
  await expect(result).toHaveText('Returned: aisle');
  await open();
  await seat.selectOption('Window');
  await page.keyboard.press('Escape');
  await expect(result).toHaveText('Returned: nothing');
  await open();
  await seat.selectOption('Window');
  await confirm.click();
  await expect(result).toHaveText('Returned: window');
  await open();
  await seat.selectOption('Middle');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(result).toHaveText('Returned: nothing');
});

test('toast: it is above the dialog, and goes with “Dismiss” or the dialog', async ({ page }) => {
  const [dialog, toast] = [page.getByTestId('dialog-modal'), page.getByTestId('dialog-toast')];
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Hold seat' }).click();
  await expect(toast).toContainText('Seat held for ten minutes');
  // Only what is on top takes a click.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(toast).toBeHidden();
  await expect(dialog).toBeVisible();
  await page.getByRole('button', { name: 'Hold seat' }).click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(toast).toBeHidden();
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await expect(dialog).toBeVisible();
  await expect(toast).toBeHidden();
});

test('beside: the page goes on working, and only “Close notes” closes the notes', async ({ page }) => {
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await page.getByRole('button', { name: 'Open notes' }).click();
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Add one' }).click();
    await expect(page.getByTestId('dialog-added')).toHaveText(`Added: ${count}`);
    await expect(notes).toBeVisible();
  }
  await page.getByLabel('Note', { exact: true }).press('Escape');
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'Close notes' }).click();
  await expect(notes).toBeHidden();
});

test('light: Escape closes one popover after the other, a click elsewhere both', async ({ page }) => {
  const [filters, more] = [page.getByTestId('popover-filters'), page.getByTestId('popover-more')];
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  const openBoth = async () => {
    await button.click();
    await page.getByRole('button', { name: 'More filters' }).click();
    await expect(more).toBeVisible();
  };
  await openBoth();
  await page.keyboard.press('Escape');
  await expect(more).toBeHidden();
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await openBoth();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(more).toBeHidden();
  await expect(filters).toBeHidden();
  await button.click();
  await expect(filters).toBeVisible();
  await button.click();
  await expect(filters).toBeHidden();
});

test('manual: the help stays under its button until a button closes it', async ({ page }) => {
  const [button, help] = [page.getByRole('button', { name: 'Help', exact: true }), page.getByTestId('popover-help')];
  const distance = async () => {
    const [above, below] = [await boxOf(button), await boxOf(help)];
    return { right: below.x - above.x, down: below.y - above.y - above.height };
  };
  // In the middle of the window, where there is room under it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  await expect(help).toBeVisible();
  const { right, down } = await distance();
  expect(Math.abs(right)).toBeLessThan(2);
  expect(down).toBeGreaterThanOrEqual(0);
  expect(down).toBeLessThan(20);
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Popovers', exact: true }).click();
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect.poll(async () => Math.round((await distance()).down)).toBe(Math.round(down));
  await page.getByRole('button', { name: 'Close help' }).click();
  await expect(help).toBeHidden();
  await button.click();
  await expect(help).toBeVisible();
  await button.click();
  await expect(help).toBeHidden();
});

test('tooltip: it comes once the pointer has rested for 500 ms, and with the keyboard at once', async ({ page }) => {
  const [button, tooltip] = [page.getByRole('button', { name: 'Fare rules' }), page.getByTestId('tooltip-text')];
  await button.hover();
  await page.clock.runFor(400);
  await button.hover({ position: { x: 12, y: 12 } });
  await page.clock.runFor(499);
  await expect(tooltip).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText('Changes are free until the day before.');
  await page.mouse.move(0, 0);
  await expect(tooltip).toBeHidden();

  for (const key of ['Escape', 'Tab']) {
    await page.getByTestId('popover-help-button').focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press(key);
    await expect(tooltip).toBeHidden();
  }
});

test('inert: the part takes nothing while it is off, and keeps its greeting', async ({ page }) => {
  const [greeting, print] = [page.getByTestId('inert-greeting'), page.getByTestId('inert-print')];
  const [gift, result] = [page.getByRole('switch', { name: 'Send as a gift' }), page.getByTestId('inert-result')];
  await print.scrollIntoViewIfNeeded();
  await clickAt(print, page);
  expect(await takesFocus(greeting)).toBe(false);
  expect(await takesFocus(print)).toBe(false);
  await expect(result).toHaveText('');
  await gift.check();
  await page.getByLabel('Greeting').fill('Have a good trip');
  await page.getByRole('button', { name: 'Print card' }).click();
  await expect(result).toHaveText('Printed: Have a good trip');
  await gift.uncheck();
  expect(await takesFocus(print)).toBe(false);
  await gift.check();
  await expect(greeting).toHaveValue('Have a good trip');
});

test('cover: for 2 seconds no click reaches the button, and the others are counted', async ({ page }) => {
  const [accept, overlay] = [page.getByTestId('cover-accept'), page.getByTestId('cover-overlay')];
  await page.getByRole('button', { name: 'Load offer' }).click();
  await expect(overlay).toHaveText('Loading offer...');
  // At its place: a locator would wait until nothing is in the way.
  await accept.scrollIntoViewIfNeeded();
  await clickAt(accept, page);
  await page.clock.runFor(1999);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay).toHaveCount(0);
  for (const count of [1, 2]) {
    await accept.click();
    await expect(page.getByTestId('cover-count')).toHaveText(`Accepted: ${count}`);
  }
});

test('sticky: after the jump a click lands on the bar, and clear of it on “Renew”', async ({ page }) => {
  const [renew, result] = [page.getByTestId('sticky-renew'), page.getByTestId('sticky-result')];
  const box = page.getByTestId('sticky-box');
  await box.scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Jump to Renew' }).click();
  await clickAt(renew, page);
  await expect(result).toHaveText('Clicked: Back to top');
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await renew.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await clickAt(renew, page);
  await expect(result).toHaveText('Clicked: Renew');
});

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Where the element is, whatever lies over it there. */
async function clickAt(locator: Locator, page: Page) {
  const { x, y, width, height } = await boxOf(locator);
  await page.mouse.click(x + width / 2, y + height / 2);
}

function takesFocus(locator: Locator): Promise<boolean> {
  return locator.evaluate((element) => {
    element.focus();
    return document.activeElement === element;
  });
}
