import { expect, type Locator, type Page, test } from '@playwright/test';

// The lengths of two waits are tested. With a stopped clock, they are exact and take no time.
test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/dialogs?delayScale=1');
  await expect(page.getByTestId('dialog-modal-example')).toBeVisible();
  await page.clock.pauseAt('2030-01-01T09:00:00');
});

test('modal: nothing behind the dialog takes a click or the focus', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await expect(page.getByRole('dialog', { name: 'Your seat' })).toBeVisible();
  await clickAt(page.getByTestId('dialog-add'), page);
  expect(await takesFocus(page.getByTestId('dialog-add'))).toBe(false);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('dialog-added')).toHaveText('Added: 0');
});

test('focus: the focus goes back to the button', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByTestId('dialog-modal')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Book a seat' })).toBeFocused();
});

test('returned: “Confirm” returns the seat', async ({ page }) => {
  for (const seat of ['Aisle', 'Window']) {
    await book(page, seat);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByTestId('dialog-result')).toHaveText(`Returned: ${seat.toLowerCase()}`);
  }
});

test('required: “Confirm” needs a seat', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByTestId('dialog-modal')).toBeVisible();
});

test('cancelled: “Cancel” and Escape return nothing', async ({ page }) => {
  const result = page.getByTestId('dialog-result');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  for (const close of [() => page.keyboard.press('Escape'), () => cancel.click()]) {
    // A seat was returned before. It must not be chosen again.
    await book(page, 'Aisle');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(result).toHaveText(/aisle/i);
    await book(page, 'Window');
    await close();
    await expect(result).toHaveText('Returned: nothing');
  }
});

test('fresh: the dialog opens without a seat', async ({ page }) => {
  for (const close of ['Confirm', 'Cancel']) {
    await book(page, 'Middle');
    await page.getByRole('button', { name: close }).click();
    await page.getByRole('button', { name: 'Book a seat' }).click();
    await expect(page.getByLabel('Seat', { exact: true })).toHaveValue('');
    await page.keyboard.press('Escape');
  }
});

test('toast: the toast is shown above the dialog', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Hold seat' }).click();
  await expect(page.getByTestId('dialog-toast')).toContainText('Seat held for ten minutes');
  await expect(page.getByTestId('dialog-toast')).toBeVisible();
});

test('dismissed: “Dismiss” closes only the toast', async ({ page }) => {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Hold seat' }).click();
  // Only the element on top gets the click.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByTestId('dialog-toast')).toBeHidden();
  await expect(page.getByTestId('dialog-modal')).toBeVisible();
});

test('gone: the toast disappears with the dialog', async ({ page }) => {
  const [dialog, toast] = [page.getByTestId('dialog-modal'), page.getByTestId('dialog-toast')];
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByRole('button', { name: 'Hold seat' }).click();
  await expect(toast).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await expect(dialog).toBeVisible();
  await expect(toast).toBeHidden();
});

test('beside: the page works while the notes are open', async ({ page }) => {
  await page.getByRole('button', { name: 'Open notes' }).click();
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Add one' }).click();
    await expect(page.getByTestId('dialog-added')).toHaveText(`Added: ${count}`);
  }
});

test('notes: only “Close notes” closes the notes', async ({ page }) => {
  const notes = page.getByRole('dialog', { name: 'Notes' });
  await page.getByRole('button', { name: 'Open notes' }).click();
  await clickAt(page.getByTestId('dialog-add'), page);
  await expect(notes).toBeVisible();
  await page.getByLabel('Note', { exact: true }).press('Escape');
  await expect(notes).toBeVisible();
  await page.getByRole('button', { name: 'Close notes' }).click();
  await expect(notes).toBeHidden();
});

test('light: Escape closes one popover after the other', async ({ page }) => {
  await openFilters(page);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('popover-more')).toBeHidden();
  await expect(page.getByTestId('popover-filters')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('popover-filters')).toBeHidden();
});

test('elsewhere: a click elsewhere closes both popovers', async ({ page }) => {
  await openFilters(page);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByTestId('popover-more')).toBeHidden();
  await expect(page.getByTestId('popover-filters')).toBeHidden();
});

test('again: a second click closes the popover', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Filters', exact: true });
  await button.click();
  await expect(page.getByTestId('popover-filters')).toBeVisible();
  await button.click();
  await expect(page.getByTestId('popover-filters')).toBeHidden();
});

test('manual: the help stays open', async ({ page }) => {
  const help = page.getByTestId('popover-help');
  await page.getByRole('button', { name: 'Help', exact: true }).click();
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  // A click far away from the popover, wherever it opens.
  await page.getByRole('heading', { level: 1 }).click();
  await expect(help).toBeVisible();
});

test('under: the help stays under its button', async ({ page }) => {
  const [button, help] = [page.getByRole('button', { name: 'Help', exact: true }), page.getByTestId('popover-help')];
  const distance = async () => {
    const [above, below] = [await boxOf(button), await boxOf(help)];
    return { right: below.x - above.x, down: below.y - above.y - above.height };
  };
  // Scrolled to the middle of the window, where there is room under it.
  await button.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button.click();
  await expect(help).toBeVisible();
  const { right, down } = await distance();
  expect(Math.abs(right)).toBeLessThan(2);
  expect(down).toBeGreaterThanOrEqual(0);
  expect(down).toBeLessThan(20);
  await page.evaluate(() => window.scrollBy(0, 50));
  await expect.poll(async () => Math.round((await distance()).down)).toBe(Math.round(down));
});

test('help-closed: “Close help” and “Help” close the help', async ({ page }) => {
  const [button, help] = [page.getByRole('button', { name: 'Help', exact: true }), page.getByTestId('popover-help')];
  for (const close of [page.getByRole('button', { name: 'Close help' }), button]) {
    await button.click();
    await expect(help).toBeVisible();
    await close.click();
    await expect(help).toBeHidden();
  }
});

test('tooltip: the description is shown after the pointer rests for 500 ms', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Fare rules' });
  await button.hover();
  await page.clock.runFor(400);
  await button.hover({ position: { x: 12, y: 12 } });
  await page.clock.runFor(499);
  await expect(page.getByTestId('tooltip-text')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByRole('tooltip')).toHaveText('Changes are free until the day before.');
});

test('keyboard: keyboard focus shows the description', async ({ page }) => {
  await page.getByTestId('popover-help-button').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fare rules' })).toBeFocused();
  await expect(page.getByTestId('tooltip-text')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('tooltip-text')).toBeHidden();
});

test('tooltip-end: leaving and Escape hide the description', async ({ page }) => {
  const tooltip = page.getByTestId('tooltip-text');
  for (const hide of [() => page.mouse.move(0, 0), () => page.keyboard.press('Escape')]) {
    await page.getByRole('button', { name: 'Fare rules' }).hover();
    await page.clock.runFor(5000);
    await expect(tooltip).toBeVisible();
    await hide();
    await expect(tooltip).toBeHidden();
  }
});

test('inert: the part takes no click and no focus while it is off', async ({ page }) => {
  const [greeting, print] = [page.getByTestId('inert-greeting'), page.getByTestId('inert-print')];
  await print.scrollIntoViewIfNeeded();
  await clickAt(print, page);
  expect(await takesFocus(greeting)).toBe(false);
  expect(await takesFocus(print)).toBe(false);
  await expect(page.getByTestId('inert-result')).toHaveText('');
});

test('printed: “Print card” shows the greeting', async ({ page }) => {
  await page.getByRole('switch', { name: 'Send as a gift' }).check();
  await page.getByLabel('Greeting').fill('Have a good trip');
  await page.getByRole('button', { name: 'Print card' }).click();
  await expect(page.getByTestId('inert-result')).toHaveText('Printed: Have a good trip');
});

test('kept: the greeting is kept while the part is off', async ({ page }) => {
  const gift = page.getByRole('switch', { name: 'Send as a gift' });
  await gift.check();
  await page.getByLabel('Greeting').fill('Have a good trip');
  await gift.uncheck();
  await gift.check();
  await expect(page.getByLabel('Greeting')).toHaveValue('Have a good trip');
});

test('cover: the button is covered for 2 seconds', async ({ page }) => {
  const overlay = page.getByTestId('cover-overlay');
  await page.getByRole('button', { name: 'Load offer' }).click();
  await expect(overlay).toHaveText('Loading offer...');
  await page.clock.runFor(1999);
  await expect(overlay).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay).toHaveCount(0);
});

test('covered: no click reaches the covered button', async ({ page }) => {
  const accept = page.getByTestId('cover-accept');
  await page.getByRole('button', { name: 'Load offer' }).click();
  await expect(page.getByTestId('cover-overlay')).toBeVisible();
  // Clicks at its place, because a locator would wait until nothing is in the way.
  await accept.scrollIntoViewIfNeeded();
  await clickAt(accept, page);
  await page.clock.runFor(5000);
  await expect(page.getByTestId('cover-overlay')).toHaveCount(0);
  await accept.click();
  await expect(page.getByTestId('cover-count')).toHaveText('Accepted: 1');
});

test('accepted: clicks without the cover are counted', async ({ page }) => {
  for (const count of [1, 2]) {
    await page.getByRole('button', { name: 'Accept offer' }).click();
    await expect(page.getByTestId('cover-count')).toHaveText(`Accepted: ${count}`);
  }
});

test('sticky: after the jump a click lands on the bar', async ({ page }) => {
  await page.getByTestId('sticky-box').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Jump to Renew' }).click();
  await clickAt(page.getByTestId('sticky-renew'), page);
  await expect(page.getByTestId('sticky-result')).toHaveText('Clicked: Back to top');
});

test('top: “Back to top” scrolls to the top', async ({ page }) => {
  const box = page.getByTestId('sticky-box');
  await box.evaluate((element) => element.scrollTo(0, 100));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => box.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
});

test('renew: away from the bar, a click lands on “Renew”', async ({ page }) => {
  const renew = page.getByTestId('sticky-renew');
  await renew.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await clickAt(renew, page);
  await expect(page.getByTestId('sticky-result')).toHaveText('Clicked: Renew');
});

async function book(page: Page, seat: string) {
  await page.getByRole('button', { name: 'Book a seat' }).click();
  await page.getByLabel('Seat', { exact: true }).selectOption(seat);
}

async function openFilters(page: Page) {
  await page.getByRole('button', { name: 'Filters', exact: true }).click();
  await page.getByRole('button', { name: 'More filters' }).click();
  await expect(page.getByTestId('popover-more')).toBeVisible();
}
async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Clicks where the element is, even if something covers it there. */
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
