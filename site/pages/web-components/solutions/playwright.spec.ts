import { expect, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/web-components?delayScale=1');
});

test('nested: a message from the innermost of three roots is shown', async ({ page }) => {
  // Locators look into all open roots by themselves. This one names each root to prove that they are nested.
  const inner = page.getByTestId('wc-outer').getByTestId('wc-middle').getByTestId('wc-inner');
  const message = inner.getByLabel('Message');
  expect(await inner.evaluate(rootsAround)).toEqual(['wc-middle', 'wc-outer']);
  expect(await message.evaluate(rootsAround)).toEqual(['wc-inner', 'wc-middle', 'wc-outer']);
  for (const text of ['hello', 'bye']) {
    await message.fill(text);
    await inner.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByTestId('wc-nested-result')).toHaveText(`Received: ${text}`);
  }
});

test('enter: Enter sends the message too', async ({ page }) => {
  await page.getByLabel('Message').fill('hello');
  await page.getByLabel('Message').press('Enter');
  await expect(page.getByTestId('wc-nested-result')).toHaveText('Received: hello');
});

test('emptied: the field is empty after a message was sent', async ({ page }) => {
  await send(page, 'hello');
  await expect(page.getByLabel('Message')).toHaveValue('');
});

test('focus: the focus is in the field after “Send”', async ({ page }) => {
  await send(page, 'hello');
  await expect(page.getByLabel('Message')).toBeFocused();
});

test('heard: each root counts each message', async ({ page }) => {
  for (const count of [1, 2]) {
    await send(page, 'hello');
    for (const name of ['Inner', 'Middle', 'Outer'])
      await expect(page.getByTestId(`wc-${name.toLowerCase()}-count`)).toHaveText(`${name}: ${count}`);
  }
});

test('blank: an empty message is not sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  // A second message follows, so that the empty one has had time to arrive.
  await send(page, 'hello');
  await expect(page.getByTestId('wc-inner-count')).toHaveText('Inner: 1');
});

test('guests: “Add guest” shows the next name', async ({ page }) => {
  const guests = page.getByTestId(/^wc-guest-\d/);
  await expect(guests).toHaveText(['Ada', 'Grace']);
  await page.getByRole('button', { name: 'Add guest' }).click();
  await expect(guests).toHaveText(['Ada', 'Grace', 'Edsger']);
  await expect(guests.last()).toBeVisible();
});

test('removed: “Remove guest” removes the last name', async ({ page }) => {
  for (const names of [['Ada'], []]) {
    await page.getByRole('button', { name: 'Remove guest' }).click();
    await expect(page.getByTestId(/^wc-guest-\d/)).toHaveText(names);
  }
});

test('counted: the card counts its guests', async ({ page }) => {
  const count = page.getByTestId('wc-guest-count');
  await expect(count).toHaveText('2 guests');
  await page.getByRole('button', { name: 'Remove guest' }).click();
  await expect(count).toHaveText('1 guest');
  await page.getByRole('button', { name: 'Add guest' }).click();
  await expect(count).toHaveText('2 guests');
});

test('note: a note replaces “No note”', async ({ page }) => {
  const [note, none] = [page.getByTestId('wc-note'), page.getByTestId('wc-no-note')];
  await expect(none).toBeVisible();
  await expect(none).toHaveText('No note');
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toBeVisible();
  await expect(note).toHaveText('Bring a cake');
  await expect(none).toBeHidden();
});

test('bare: “Remove note” shows “No note” again', async ({ page }) => {
  await page.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('button', { name: 'Remove note' }).click();
  await expect(page.getByTestId('wc-note')).toHaveCount(0);
  await expect(page.getByTestId('wc-no-note')).toBeVisible();
});

test('unslotted: content without a slot is never visible', async ({ page }) => {
  // It is in the document, but not on the screen.
  const unslotted = page.getByTestId('wc-unslotted');
  await expect(unslotted).toHaveText('Members only');
  await expect(unslotted).toBeHidden();
});

test('closed: no selector finds the button that Tab reaches', async ({ page }) => {
  const vault = page.getByTestId('wc-vault');
  expect(await vault.evaluate((host) => host.shadowRoot)).toBe(null);
  await expect(vault.getByRole('textbox')).toHaveCount(0);
  await expect(vault.getByRole('button')).toHaveCount(0);
  await tryCode(page, '12', 'Tab', 'Space');
  await expect(page.getByTestId('wc-vault-result')).toHaveText('Wrong code: 12');
});

test('opened: the right code opens', async ({ page }) => {
  await tryCode(page, '4711', 'Enter');
  await expect(page.getByTestId('wc-vault-result')).toHaveText('Opened');
});

test('wrong: any other code is refused', async ({ page }) => {
  await tryCode(page, '4712', 'Enter');
  await expect(page.getByTestId('wc-vault-result')).toHaveText('Wrong code: 4712');
});

test('retry: the field is empty after each try', async ({ page }) => {
  for (const code of ['12', '34']) {
    await tryCode(page, code, 'Enter');
    await expect(page.getByTestId('wc-vault-result')).toHaveText(`Wrong code: ${code}`);
  }
});

test('missing: a review without stars shows an error', async ({ page }) => {
  await expect(page.getByTestId('wc-stars-error')).toHaveText('');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
});

test('unsent: a review without stars is not sent', async ({ page }) => {
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-stars-error')).not.toHaveText('');
  await expect(page.getByTestId('wc-review-result')).toHaveText('');
});

test('first: the focus goes to the first star', async ({ page }) => {
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
});

test('chosen: the error disappears once a star is chosen', async ({ page }) => {
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-stars-error')).not.toHaveText('');
  await page.getByRole('radio', { name: '3 stars' }).check();
  await expect(page.getByTestId('wc-stars-error')).toHaveText('');
});

test('review: stars and comment are sent', async ({ page }) => {
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByLabel('Comment').fill('Good');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('Sent: 4 stars, Good');
});

test('starless: “No stars” disables the stars', async ({ page }) => {
  await page.getByLabel('Comment').fill('Good');
  await page.getByLabel('No stars').check();
  for (const star of await page.getByRole('radio').all()) await expect(star).toBeDisabled();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('Sent: no stars, Good');
});

test('reset: “Reset” clears the whole form', async ({ page }) => {
  const stars = page.getByRole('radio');
  await stars.nth(3).check();
  await page.getByLabel('Comment').fill('Good');
  await page.getByRole('button', { name: 'Send review' }).click();
  await page.getByLabel('No stars').check();
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByTestId('wc-review-result')).toHaveText('');
  await expect(page.getByLabel('Comment')).toHaveValue('');
  await expect(page.getByLabel('No stars')).not.toBeChecked();
  await expect(stars).toHaveCount(5);
  for (const star of await stars.all()) await expect(star).not.toBeChecked();
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(page.getByTestId('wc-stars-error')).not.toHaveText('');
});

test('late: a plain text becomes a counter after 1 to 3 seconds', async ({ page }) => {
  // The length of the wait is tested. With a stopped clock, it is exact and takes no time.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/web-components?delayScale=1');
  const tickets = page.getByTestId('wc-late');
  await expect(tickets).toHaveText('A ticket is 20 €');
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByRole('button', { name: 'Load tickets' }).click();
  await page.clock.runFor(999);
  await expect(tickets).toBeVisible();
  await expect(tickets).toHaveText('A ticket is 20 €');
  await page.clock.runFor(2001);
  await expect(page.getByTestId('wc-late-total')).toHaveText('1 ticket, 20 €');
});

test('more: “One more” adds a ticket', async ({ page }) => {
  await loadTickets(page);
  for (const total of ['2 tickets, 40 €', '3 tickets, 60 €']) {
    await page.getByRole('button', { name: 'One more' }).click();
    await expect(page.getByTestId('wc-late-total')).toHaveText(total);
  }
});

test('less: “One less” never removes the last ticket', async ({ page }) => {
  await loadTickets(page);
  await page.getByRole('button', { name: 'One more' }).click();
  for (const _ of ['the second', 'the last']) {
    await page.getByRole('button', { name: 'One less' }).click();
    await expect(page.getByTestId('wc-late-total')).toHaveText('1 ticket, 20 €');
  }
});

test('framed: the buttons in the frame count their votes', async ({ page }) => {
  const frame = page.getByTestId('wc-frame').contentFrame();
  const votes = frame.getByRole('status');
  await expect(page.getByTitle('Poll', { exact: true })).toHaveAttribute('data-testid', 'wc-frame');
  await expect(votes).toHaveText('Tea: 0, Coffee: 0');
  // XPath does not look into shadow roots.
  await expect(frame.locator('//button')).toHaveCount(0);
  for (const [choice, text] of [
    ['Tea', 'Tea: 1, Coffee: 0'],
    ['Coffee', 'Tea: 1, Coffee: 1'],
    ['Coffee', 'Tea: 1, Coffee: 2'],
  ] as const) {
    await frame.getByRole('button', { name: choice }).click();
    await expect(votes).toHaveText(text);
  }
});

test('voted: the page shows the last vote', async ({ page }) => {
  for (const name of ['Tea', 'Coffee']) {
    await page.getByTestId('wc-frame').contentFrame().getByRole('button', { name }).click();
    await expect(page.getByTestId('wc-framed-result')).toHaveText(`Last vote: ${name}`);
  }
});

test('enclosed: the page shows the last vote of the frame in the root', async ({ page }) => {
  const enclosed = page.getByTestId('wc-window').getByTitle('Second poll');
  await expect(enclosed).toHaveAttribute('data-testid', 'wc-enclosed-frame');
  await expect(page.locator('//iframe[@title="Second poll"]')).toHaveCount(0);
  await enclosed.contentFrame().getByRole('button', { name: 'Coffee' }).click();
  await expect(page.getByTestId('wc-enclosed-result')).toHaveText('Last vote: Coffee');
});

test('apart: a vote in one frame is no vote of the other', async ({ page }) => {
  await page.getByTestId('wc-frame').contentFrame().getByRole('button', { name: 'Tea' }).click();
  await expect(page.getByTestId('wc-framed-result')).not.toHaveText('');
  await expect(page.getByTestId('wc-enclosed-result')).toHaveText('');
  const second = page.getByTestId('wc-enclosed-frame').contentFrame();
  await expect(second.getByText('Tea: 0, Coffee: 0')).toBeVisible();
});

async function send(page: Page, message: string) {
  await page.getByLabel('Message').fill(message);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

async function tryCode(page: Page, code: string, ...keys: string[]) {
  await page.getByTestId('wc-vault').focus();
  await page.keyboard.type(code);
  for (const key of keys) await page.keyboard.press(key);
}

async function loadTickets(page: Page) {
  await page.goto('/web-components?delayScale=0');
  await page.getByRole('button', { name: 'Load tickets' }).click();
}
/** Runs in the page. Returns the hosts of the open roots around an element, from the inside out. */
function rootsAround(element: Element): (string | null)[] {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot) || root.mode !== 'open') return [];
  return [root.host.getAttribute('data-testid'), ...rootsAround(root.host)];
}
