import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/windows?delayScale=1');
  await expect(page.getByTestId('windows')).toBeVisible();
});

test('opener: one link lets the new tab know its opener, the other does not', async ({ page }) => {
  for (const [link, text] of [
    ['Open with opener', 'Opener: yes'],
    ['Open without opener', 'Opener: no'],
  ] as const) {
    const tab = await openedBy(page, page.getByRole('link', { name: link }));
    await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
    await expect(tab.getByText(text)).toBeVisible();
  }
});

test('size: “Open window” opens a window of the chosen size and of its name', async ({ page }) => {
  for (const size of ['480 × 360', '640 × 400']) {
    await page.getByLabel('Size').selectOption(size);
    const opened = await openedBy(page, page.getByRole('button', { name: 'Open window' }));
    await expect(opened.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
    await expect(opened.getByText(`Size: ${size}`)).toBeVisible();
    await expect(opened.getByText('Name: preview', { exact: true })).toBeVisible();
    await expect(page.getByTestId('windows-result')).toHaveText(`Last action: opened ${size}`);
    await opened.close();
  }
});

test('again: the open window is used again, and closed', async ({ page, context }) => {
  const open = page.getByRole('button', { name: 'Open window' });
  const close = page.getByRole('button', { name: 'Close window' });
  const result = page.getByTestId('windows-result');
  const opened = await openedBy(page, open);
  await expect(opened).toHaveTitle('Opened Document');
  // What a document that is loaded again does not have any more.
  await opened.evaluate(() => {
    document.title = 'Seen';
  });
  await open.click();
  await expect(opened).toHaveTitle('Opened Document');
  await expect(result).toHaveText('Last action: loaded again');
  expect(context.pages()).toHaveLength(2);

  await close.click();
  await expect(result).toHaveText('Last action: closed');
  await expect.poll(() => opened.isClosed()).toBe(true);
  await close.click();
  await expect(result).toHaveText('Last action: nothing to close');
});

test('answer: the popup sends a colour and closes itself, or is cancelled', async ({ page }) => {
  const [status, answers] = [page.getByTestId('windows-ask-status'), page.getByTestId('windows-answers')];
  for (const [answer, newStatus, newAnswers] of [
    ['Green', 'Answered', 'Answers: Green'],
    ['Red', 'Answered', 'Answers: Green, Red'],
    ['Cancel', 'Cancelled', 'Answers: Green, Red'],
    ['Blue', 'Answered', 'Answers: Green, Red, Blue'],
  ] as const) {
    const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
    await expect(status).toHaveText('Waiting');
    await expect(popup.getByRole('heading', { name: 'Question' })).toBeVisible();
    await closeBy(popup.getByRole('button', { name: answer }));
    await expect(status).toHaveText(newStatus);
    await expect(answers).toHaveText(newAnswers);
    await expect.poll(() => popup.isClosed()).toBe(true);
  }
});

test('ignored: only the colours that the popup sends are listed', async ({ page }) => {
  const other = await openedBy(page, page.getByRole('link', { name: 'Open with opener' }));
  const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
  await page.evaluate(() => window.postMessage({ answer: 'Red' }));
  await other.evaluate(() => window.opener.postMessage({ answer: 'Red' }));
  await popup.evaluate(() => {
    for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }])
      window.opener.postMessage(message);
    // What the browser would make of a message that a document of another site sends from this window.
    const foreign = { data: { answer: 'Blue' }, origin: 'https://other.example', source: window };
    window.opener.dispatchEvent(new MessageEvent('message', foreign));
  });
  // Messages keep their order: once this answer is listed, the page has seen all others.
  await closeBy(popup.getByRole('button', { name: 'Green' }));
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Green');
});

test('counter: all tabs count together, and “Reset” is for all of them', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Open counter' });
  const counters = [page, await openedBy(page, link), await openedBy(page, link)];
  for (const counter of counters) await expect(countOf(counter)).toHaveText('Count: 0');
  for (const [index, counting] of [...counters, page].entries()) {
    await counting.getByRole('button', { name: 'Add one' }).click();
    for (const counter of counters) await expect(countOf(counter)).toHaveText(`Count: ${index + 1}`);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  for (const counter of counters) await expect(countOf(counter)).toHaveText('Count: 0');
});

test('newcomer: a counter begins with the count of those that are open', async ({ page }) => {
  for (const count of [1, 2, 3]) {
    await page.getByRole('button', { name: 'Add one' }).click();
    await expect(countOf(page)).toHaveText(`Count: ${count}`);
  }
  const tab = await openedBy(page, page.getByRole('link', { name: 'Open counter' }));
  await expect(countOf(tab)).toHaveText('Count: 3');
  for (const reloaded of [page, tab]) {
    await reloaded.reload();
    await expect(countOf(reloaded)).toHaveText('Count: 3');
  }
});

test('blocked: without a window there is a link, and with one it is gone', async ({ page }) => {
  const status = page.getByTestId('windows-blocked');
  const link = page.getByTestId('windows-blocked-link');
  // Browsers under test block no window, so the page gets the answer of one that does.
  await blockNextWindow(page);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(status).toHaveText('Blocked');
  const tab = await openedBy(page, link);
  await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();

  const opened = await openedBy(page, page.getByRole('button', { name: 'Open now' }));
  await expect(opened.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
  await expect(status).toHaveText('Opened');
  await expect(link).toHaveCount(0);
});

test('later: the window opens after 6 seconds, or is blocked then', async ({ page, context }) => {
  const [later, status] = [
    page.getByRole('button', { name: 'Open after a wait' }),
    page.getByTestId('windows-blocked'),
  ];
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  await page.clock.pauseAt('2030-01-01T09:00:00');
  for (const isBlocked of [false, true]) {
    await later.click();
    await page.clock.runFor(5999);
    await expect(status).toHaveText('Waiting');
    await expect(later).toBeDisabled();
    expect(context.pages()).toHaveLength(1);
    if (isBlocked) await blockNextWindow(page);
    const opening = isBlocked ? undefined : page.waitForEvent('popup');
    await page.clock.runFor(1);
    await expect(status).toHaveText(isBlocked ? 'Blocked' : 'Opened');
    await expect(later).toBeEnabled();
    await expect(page.getByTestId('windows-blocked-link')).toHaveCount(isBlocked ? 1 : 0);
    const opened = await opening;
    if (opened) await expect(opened).toHaveTitle('Opened Document');
    await opened?.close();
  }
});

test('unsaved: only with an unsaved note the browser asks before leaving', async ({ page }) => {
  const [note, status] = [page.getByLabel('Note'), page.getByTestId('windows-note-status')];
  const [save, leave] = [
    page.getByRole('button', { name: 'Save' }),
    page.getByRole('link', { name: 'Leave this page' }),
  ];
  const asked: string[] = [];
  let stay = true;
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await (stay ? dialog.dismiss() : dialog.accept());
  });

  // Typed, because a browser asks only where a visitor has done something.
  await note.pressSequentially('Ada');
  await expect(status).toHaveText('Unsaved changes');
  await leave.click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(note).toHaveValue('Ada');
  await save.click();
  await expect(status).toHaveText('All changes saved');
  await note.pressSequentially('?');
  await expect(status).toHaveText('Unsaved changes');
  stay = false;
  await page.reload();
  expect(asked).toEqual(['beforeunload', 'beforeunload']);

  await note.pressSequentially('Bess');
  await save.click();
  await note.press('Backspace');
  await expect(status).toHaveText('Unsaved changes');
  await note.pressSequentially('s');
  await expect(status).toHaveText('All changes saved');
  await leave.click();
  await expect(page.getByTestId('windows')).toHaveCount(0);
  expect(asked).toHaveLength(2);
});

/** The window or tab that a click opens. The page is asked for it before the click, so that it cannot be missed. */
async function openedBy(page: Page, button: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button.click();
  return opening;
}

/** A click that closes its window. Playwright may find it closed before the click has ended, which is no failure. */
async function closeBy(button: Locator) {
  await expect(button).toBeEnabled();
  await button.click().catch(() => {});
}

const countOf = (page: Page) => page.getByText(/^Count: \d+$/);

/** The next call of `window.open` returns null, as in a browser that blocks windows. */
async function blockNextWindow(page: Page) {
  await page.evaluate(() => {
    const { open } = window;
    window.open = () => {
      window.open = open;
      return null;
    };
  });
}
