import { expect, type Locator, type Page, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/windows?delayScale=1');
  await expect(page.getByTestId('windows')).toBeVisible();
});

test('opener: the new tab knows its opener', async ({ page }) => {
  const tab = await openedBy(page, page.getByRole('link', { name: 'Open with opener' }));
  await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
  await expect(tab.getByText('Opener: yes')).toBeVisible();
});

test('noopener: the new tab has no opener', async ({ page }) => {
  const tab = await openedBy(page, page.getByRole('link', { name: 'Open without opener' }));
  await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
  await expect(tab.getByText('Opener: no')).toBeVisible();
});

test('size: the window has the chosen size', async ({ page }) => {
  for (const size of ['480 × 360', '640 × 400']) {
    await page.getByLabel('Size').selectOption(size);
    const opened = await openedBy(page, page.getByRole('button', { name: 'Open window' }));
    await expect(opened.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
    await expect(opened.getByText(`Size: ${size}`)).toBeVisible();
    await opened.close();
  }
});

test('named: the window has a name', async ({ page }) => {
  const opened = await openedBy(page, page.getByRole('button', { name: 'Open window' }));
  await expect(opened.getByText('Name: preview', { exact: true })).toBeVisible();
});

test('opened: the result shows the size', async ({ page }) => {
  await page.getByLabel('Size').selectOption('640 × 400');
  await openedBy(page, page.getByRole('button', { name: 'Open window' }));
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: opened 640 × 400');
});

test('again: “Open window” loads the open window again', async ({ page, context }) => {
  const open = page.getByRole('button', { name: 'Open window' });
  const opened = await openedBy(page, open);
  await expect(opened).toHaveTitle('Opened Document');
  // A mark that is gone when the document is loaded again.
  await opened.evaluate(() => {
    document.title = 'Seen';
  });
  await open.click();
  await expect(opened).toHaveTitle('Opened Document');
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: loaded again');
  expect(context.pages()).toHaveLength(2);
});

test('closed: “Close window” closes the window', async ({ page }) => {
  const opened = await openedBy(page, page.getByRole('button', { name: 'Open window' }));
  await page.getByRole('button', { name: 'Close window' }).click();
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: closed');
  await expect.poll(() => opened.isClosed()).toBe(true);
});

test('nothing-open: without a window there is nothing to close', async ({ page }) => {
  await page.getByRole('button', { name: 'Close window' }).click();
  await expect(page.getByTestId('windows-result')).toHaveText('Last action: nothing to close');
});

test('answer: the chosen colours are listed in order', async ({ page }) => {
  for (const [colour, answers] of [
    ['Green', 'Answers: Green'],
    ['Red', 'Answers: Green, Red'],
  ] as const) {
    const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
    await expect(page.getByTestId('windows-ask-status')).toHaveText('Waiting');
    await expect(popup.getByRole('heading', { name: 'Question' })).toBeVisible();
    await closeBy(popup.getByRole('button', { name: colour }));
    await expect(page.getByTestId('windows-ask-status')).toHaveText('Answered');
    await expect(page.getByTestId('windows-answers')).toHaveText(answers);
    await popup.close();
  }
});

test('closes: the popup closes itself', async ({ page }) => {
  const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
  await closeBy(popup.getByRole('button', { name: 'Green' }));
  await expect.poll(() => popup.isClosed()).toBe(true);
});

test('cancelled: “Cancel” adds no colour', async ({ page }) => {
  const answers = page.getByTestId('windows-answers');
  const before = await answers.textContent();
  const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
  await closeBy(popup.getByRole('button', { name: 'Cancel' }));
  await expect(page.getByTestId('windows-ask-status')).toHaveText('Cancelled');
  await expect(answers).toHaveText(`${before}`);
});

test('ignored: only the colours that the popup sends are listed', async ({ page }) => {
  const popup = await openedBy(page, page.getByRole('button', { name: 'Ask' }));
  await page.evaluate(() => window.postMessage({ answer: 'Red' }));
  await popup.evaluate(() => {
    for (const message of ['Red', null, {}, { answer: 'Grey' }, { answer: ['Red'] }])
      window.opener.postMessage(message);
    // The event of a message that a document of another site sends from this window.
    const foreign = { data: { answer: 'Blue' }, origin: 'https://other.example', source: window };
    window.opener.dispatchEvent(new MessageEvent('message', foreign));
  });
  // Messages keep their order. Once this answer is listed, the page has seen all others.
  await closeBy(popup.getByRole('button', { name: 'Green' }));
  await expect(page.getByTestId('windows-answers')).toHaveText('Answers: Green');
});

test('counter: “Add one” counts in all tabs', async ({ page }) => {
  const link = page.getByRole('link', { name: 'Open counter' });
  const counters = [page, await openedBy(page, link), await openedBy(page, link)];
  for (const counter of counters) await expect(countOf(counter)).toHaveText('Count: 0');
  for (const [index, counting] of [...counters, page].entries()) {
    await counting.getByRole('button', { name: 'Add one' }).click();
    for (const counter of counters) await expect(countOf(counter)).toHaveText(`Count: ${index + 1}`);
  }
});

test('reset: “Reset” resets all tabs', async ({ page }) => {
  const tab = await openedBy(page, page.getByRole('link', { name: 'Open counter' }));
  await expect(countOf(tab)).toHaveText('Count: 0');
  for (const counter of [page, tab]) await counter.getByRole('button', { name: 'Add one' }).click();
  await expect(countOf(tab)).not.toHaveText('Count: 0');
  await page.getByRole('button', { name: 'Reset' }).click();
  for (const counter of [page, tab]) await expect(countOf(counter)).toHaveText('Count: 0');
});

test('newcomer: a new counter starts with the current count', async ({ page }) => {
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

test('blocked: the page reads “Blocked” when no window opens', async ({ page }) => {
  // Test browsers block no window, so this mocks the result of a browser that does.
  await blockNextWindow(page);
  await page.getByRole('button', { name: 'Open now' }).click();
  await expect(page.getByTestId('windows-blocked')).toHaveText('Blocked');
});

test('link: the link opens the blocked document', async ({ page }) => {
  await block(page);
  const tab = await openedBy(page, page.getByTestId('windows-blocked-link'));
  await expect(tab.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
});

test('allowed: the link is gone once a window opens', async ({ page }) => {
  await block(page);
  await expect(page.getByTestId('windows-blocked-link')).toBeVisible();
  const opened = await openedBy(page, page.getByRole('button', { name: 'Open now' }));
  await expect(opened.getByRole('heading', { name: 'Opened Document' })).toBeVisible();
  await expect(page.getByTestId('windows-blocked')).toHaveText('Opened');
  await expect(page.getByTestId('windows-blocked-link')).toHaveCount(0);
});

test('later: the window opens after 6 seconds', async ({ page, context }) => {
  await openWithClockStopped(page);
  await page.getByRole('button', { name: 'Open after a wait' }).click();
  await page.clock.runFor(5999);
  await expect(page.getByTestId('windows-blocked')).toHaveText('Waiting');
  expect(context.pages()).toHaveLength(1);
  const opening = page.waitForEvent('popup');
  await page.clock.runFor(1);
  const opened = await opening;
  await expect(opened).toHaveTitle('Opened Document');
  await expect(page.getByTestId('windows-blocked')).toHaveText('Opened');
});

test('waiting: the button is disabled while it waits', async ({ page }) => {
  await openWithClockStopped(page);
  const later = page.getByRole('button', { name: 'Open after a wait' });
  await later.click();
  await expect(page.getByTestId('windows-blocked')).toHaveText('Waiting');
  await expect(later).toBeDisabled();
  await blockNextWindow(page);
  await page.clock.runFor(10_000);
  await expect(page.getByTestId('windows-blocked')).not.toHaveText('Waiting');
  await expect(later).toBeEnabled();
});

test('unsaved: with an unsaved note the browser warns', async ({ page }) => {
  const [note, status] = [page.getByLabel('Note'), page.getByTestId('windows-note-status')];
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  // Types key by key, because a browser asks only after a real action of the visitor.
  await note.pressSequentially('Ada');
  await expect(status).toHaveText('Unsaved changes');
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(note).toHaveValue('Ada');
  await page.getByRole('button', { name: 'Save' }).click();
  await note.pressSequentially('?');
  await expect(status).toHaveText('Unsaved changes');
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect.poll(() => asked).toHaveLength(2);
});

test('saved: with a saved note the browser does not warn', async ({ page }) => {
  const [note, status] = [page.getByLabel('Note'), page.getByTestId('windows-note-status')];
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await note.pressSequentially('Bess');
  await page.getByRole('button', { name: 'Save' }).click();
  await note.press('Backspace');
  await expect(status).toHaveText('Unsaved changes');
  await note.pressSequentially('s');
  await expect(status).toHaveText('All changes saved');
  await page.getByRole('link', { name: 'Leave this page' }).click();
  await expect(page.getByTestId('windows')).toHaveCount(0);
  expect(asked).toEqual([]);
});

/** The window or tab that a click opens. Waiting begins before the click, so that the test cannot miss it. */
async function openedBy(page: Page, button: Locator): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await button.click();
  return opening;
}

/** A click that closes its window. The window may be closed before the click has ended, which is no failure. */
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

async function block(page: Page) {
  await blockNextWindow(page);
  await page.getByRole('button', { name: 'Open now' }).click();
}

/** With a stopped clock, the wait is exact and takes no time. */
async function openWithClockStopped(page: Page) {
  await page.clock.install({ time: '2030-01-01T08:00:00' });
  await page.reload();
  await page.clock.pauseAt('2030-01-01T09:00:00');
}
