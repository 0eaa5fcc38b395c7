import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/web-components?delayScale=1');
});

test('nested: a message leaves the innermost of three open roots', async ({ page }) => {
  // Locators go through open roots by themselves, however many there are. This one names each of them.
  const inner = page.getByTestId('wc-outer').getByTestId('wc-middle').getByTestId('wc-inner');
  const [message, result] = [inner.getByLabel('Message'), page.getByTestId('wc-nested-result')];
  expect(await inner.evaluate(rootsAround)).toEqual(['wc-middle', 'wc-outer']);
  expect(await message.evaluate(rootsAround)).toEqual(['wc-inner', 'wc-middle', 'wc-outer']);
  const send = [() => inner.getByRole('button', { name: 'Send' }).click(), () => message.press('Enter')];
  for (const [index, act] of send.entries()) {
    await message.fill(`hello ${index}`);
    await act();
    await expect(result).toHaveText(`Received: hello ${index}`);
    await expect(message).toHaveValue('');
    await expect(message).toBeFocused();
  }
});

test('heard: each root counts each message once, and an empty one is none', async ({ page }) => {
  const [message, send] = [page.getByLabel('Message'), page.getByRole('button', { name: 'Send', exact: true })];
  const result = page.getByTestId('wc-nested-result');
  const shouldBe = async (count: number) => {
    for (const name of ['Inner', 'Middle', 'Outer'])
      await expect(page.getByTestId(`wc-${name.toLowerCase()}-count`)).toHaveText(`${name}: ${count}`);
  };
  await shouldBe(0);
  await message.fill('hello');
  await send.click();
  await expect(result).toHaveText('Received: hello');
  await shouldBe(1);
  await send.click();
  // The message after the empty one shows that nothing of that is still on its way.
  await expect(result).toHaveText('Received: hello');
  await message.fill('bye');
  await send.click();
  await expect(result).toHaveText('Received: bye');
  await shouldBe(2);
});

test('guests: the card shows those who are on the list, and counts them', async ({ page }) => {
  const [guests, count] = [page.getByTestId(/^wc-guest-\d/), page.getByTestId('wc-guest-count')];
  await expect(guests).toHaveText(['Ada', 'Grace']);
  await expect(count).toHaveText('2 guests');
  await page.getByRole('button', { name: 'Add guest' }).click();
  await expect(guests).toHaveText(['Ada', 'Grace', 'Edsger']);
  await expect(count).toHaveText('3 guests');
  await expect(guests.last()).toBeVisible();
  for (const [names, text] of [
    [['Ada', 'Grace'], '2 guests'],
    [['Ada'], '1 guest'],
    [[], 'No guests'],
  ] as const) {
    await page.getByRole('button', { name: 'Remove guest' }).click();
    await expect(guests).toHaveText([...names]);
    await expect(count).toHaveText(text);
  }
});

test('note: a note takes the place of “No note”, and what has no slot is never visible', async ({ page }) => {
  const [note, none] = [page.getByTestId('wc-note'), page.getByTestId('wc-no-note')];
  // In the document, which says nothing of what is on the screen.
  const unslotted = page.getByTestId('wc-unslotted');
  await expect(none).toBeVisible();
  await expect(none).toHaveText('No note');
  await expect(unslotted).toHaveText('Members only');
  await expect(unslotted).toBeHidden();
  await page.getByRole('button', { name: 'Add note' }).click();
  await expect(note).toBeVisible();
  await expect(note).toHaveText('Bring a cake');
  await expect(none).toBeHidden();
  await expect(unslotted).toBeHidden();
  await page.getByRole('button', { name: 'Remove note' }).click();
  await expect(note).toHaveCount(0);
  await expect(none).toBeVisible();
});

test('closed: the keyboard reaches the field and the button, and no locator does', async ({ page }) => {
  const [vault, result] = [page.getByTestId('wc-vault'), page.getByTestId('wc-vault-result')];
  expect(await vault.evaluate((host) => host.shadowRoot)).toBe(null);
  await expect(vault.getByRole('textbox')).toHaveCount(0);
  await expect(vault.getByRole('button')).toHaveCount(0);
  const enter = async (code: string, ...keys: string[]) => {
    await page.keyboard.type(code);
    for (const key of keys) await page.keyboard.press(key);
  };
  await vault.focus();
  await enter('12', 'Enter');
  await expect(result).toHaveText('Wrong code: 12');
  await enter('4711', 'Enter');
  await expect(result).toHaveText('Opened');
  await enter('4712', 'Tab', 'Space');
  await expect(result).toHaveText('Wrong code: 4712');
  await page.keyboard.press('Shift+Tab');
  await enter('4711', 'Tab', 'Enter');
  await expect(result).toHaveText('Opened');
});

test('missing: a review without stars is not sent, and says so until a star is chosen', async ({ page }) => {
  const error = page.getByTestId('wc-stars-error');
  await expect(error).toHaveText('');
  await page.getByRole('button', { name: 'Send review' }).click();
  await expect(error).toHaveText('Choose from one to five stars');
  await expect(page.getByRole('radio', { name: '1 star' })).toBeFocused();
  await expect(page.getByTestId('wc-review-result')).toHaveText('');
  await page.getByRole('radio', { name: '3 stars' }).check();
  await expect(error).toHaveText('');
});

test('review: stars and comment are sent, can be left out, and are reset', async ({ page }) => {
  const [result, comment] = [page.getByTestId('wc-review-result'), page.getByLabel('Comment')];
  const [stars, noStars] = [page.getByRole('radio'), page.getByLabel('No stars')];
  const send = page.getByRole('button', { name: 'Send review' });
  await page.getByRole('radio', { name: '4 stars' }).check();
  await comment.fill('Good');
  await send.click();
  await expect(result).toHaveText('Sent: 4 stars, Good');
  await noStars.check();
  for (const star of await stars.all()) await expect(star).toBeDisabled();
  await send.click();
  await expect(result).toHaveText('Sent: no stars, Good');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(result).toHaveText('');
  await expect(comment).toHaveValue('');
  await expect(noStars).not.toBeChecked();
  await expect(stars).toHaveCount(5);
  for (const star of await stars.all()) {
    await expect(star).toBeEnabled();
    await expect(star).not.toBeChecked();
  }
  await send.click();
  await expect(page.getByTestId('wc-stars-error')).toHaveText('Choose from one to five stars');
  await expect(result).toHaveText('');
});

test('late: a plain text becomes a counter after 1 to 3 seconds', async ({ page }) => {
  // The wait is part of what is tested. A clock that stands still makes it exact, and it costs no time.
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.goto('/web-components?delayScale=1');
  const [tickets, total] = [page.getByTestId('wc-late'), page.getByTestId('wc-late-total')];
  const [less, more] = [page.getByRole('button', { name: 'One less' }), page.getByRole('button', { name: 'One more' })];
  await expect(tickets).toHaveText('A ticket is 20 €');
  await page.clock.pauseAt('2030-01-01T09:00:00');
  await page.getByRole('button', { name: 'Load tickets' }).click();
  await page.clock.runFor(999);
  await expect(tickets).toBeVisible();
  await expect(tickets).toHaveText('A ticket is 20 €');
  await page.clock.runFor(2001);
  await expect(total).toHaveText('1 ticket, 20 €');
  await less.click();
  await more.click();
  await expect(total).toHaveText('2 tickets, 40 €');
  await more.click();
  await expect(total).toHaveText('3 tickets, 60 €');
  await less.click();
  await less.click();
  await less.click();
  await expect(total).toHaveText('1 ticket, 20 €');
});

test('framed: the buttons in the root in the frame count, and the page shows the last vote', async ({ page }) => {
  const frame = page.getByTestId('wc-frame').contentFrame();
  const [votes, result] = [frame.getByRole('status'), page.getByTestId('wc-framed-result')];
  await expect(page.getByTitle('Poll', { exact: true })).toHaveAttribute('data-testid', 'wc-frame');
  await expect(votes).toHaveText('Tea: 0, Coffee: 0');
  // XPath does not look into shadow roots.
  await expect(frame.locator('//button')).toHaveCount(0);
  await frame.getByRole('button', { name: 'Tea' }).click();
  await expect(result).toHaveText('Last vote: Tea');
  await expect(votes).toHaveText('Tea: 1, Coffee: 0');
  await frame.getByRole('button', { name: 'Coffee' }).click();
  await expect(result).toHaveText('Last vote: Coffee');
  await frame.getByRole('button', { name: 'Coffee' }).click();
  await expect(votes).toHaveText('Tea: 1, Coffee: 2');
});

test('enclosed: the frame in the root counts for itself', async ({ page }) => {
  const [first, second] = [page.getByTestId('wc-framed-result'), page.getByTestId('wc-enclosed-result')];
  const enclosed = page.getByTestId('wc-window').getByTitle('Second poll');
  await expect(enclosed).toHaveAttribute('data-testid', 'wc-enclosed-frame');
  await expect(page.locator('//iframe[@title="Second poll"]')).toHaveCount(0);
  await enclosed.contentFrame().getByRole('button', { name: 'Coffee' }).click();
  await expect(second).toHaveText('Last vote: Coffee');
  await expect(first).toHaveText('');
  const frame = page.getByTestId('wc-frame').contentFrame();
  await expect(frame.getByRole('status')).toHaveText('Tea: 0, Coffee: 0');
  await frame.getByRole('button', { name: 'Tea' }).click();
  await expect(first).toHaveText('Last vote: Tea');
  await expect(second).toHaveText('Last vote: Coffee');
});

/** Runs in the page. The hosts of the open roots that an element is in, from the inside out. */
function rootsAround(element: Element): (string | null)[] {
  const root = element.getRootNode();
  if (!(root instanceof ShadowRoot) || root.mode !== 'open') return [];
  return [root.host.getAttribute('data-testid'), ...rootsAround(root.host)];
}
