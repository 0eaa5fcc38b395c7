import { expect, type Locator, type Page, test } from '@playwright/test';

// High enough for all of the page: if it had to scroll between press and drop, the browser would start no drag.
test.use({ viewport: { width: 1280, height: 1600 } });

const start = { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] };

test.beforeEach(async ({ page }) => {
  await page.goto('/native-drag');
  await expect(page.getByTestId('native-board')).toBeVisible();
});

test('start: the columns have their cards in order', async ({ page }) => {
  await expectBoard(page, start);
});

test('between: a card dropped below the cards of another column goes to its end', async ({ page }) => {
  await dropBelow(page, 'Write', 'doing');
  await expectReport(page, 'Moved Write to Doing, place 3 of 3');
  await expectBoard(page, { todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'] });
  await dropBelow(page, 'Ship', 'todo');
  await expectReport(page, 'Moved Ship to To do, place 3 of 3');
  await expectBoard(page, { todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Paint', 'Write'], done: [] });
  // A column without a card takes one too.
  await dropBelow(page, 'Paint', 'done');
  await expectReport(page, 'Moved Paint to Done, place 1 of 1');
  await expectBoard(page, { todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Write'], done: ['Paint'] });
});

test('place: the upper half of a card is the place before it, the lower half the one after it', async ({ page }) => {
  await dropOn(page, 'Write', 'Build', 'upper');
  await expectBoard(page, { todo: ['Review', 'Test'], doing: ['Write', 'Build', 'Paint'], done: ['Ship'] });
  await dropOn(page, 'Review', 'Build', 'lower');
  await expectBoard(page, { todo: ['Test'], doing: ['Write', 'Build', 'Review', 'Paint'], done: ['Ship'] });
  // In its own column, downwards and upwards: the card itself is gone from among the others.
  await dropOn(page, 'Write', 'Review', 'upper');
  await expectBoard(page, { todo: ['Test'], doing: ['Build', 'Write', 'Review', 'Paint'], done: ['Ship'] });
  await dropOn(page, 'Build', 'Review', 'lower');
  await expectBoard(page, { todo: ['Test'], doing: ['Write', 'Review', 'Build', 'Paint'], done: ['Ship'] });
  await dropOn(page, 'Paint', 'Write', 'lower');
  await expectBoard(page, { todo: ['Test'], doing: ['Write', 'Paint', 'Review', 'Build'], done: ['Ship'] });
});

test('copy: with Control held a copy is put at the place, and the card stays', async ({ page }) => {
  await withControl(page, () => dropBelow(page, 'Write', 'done'));
  await expectReport(page, 'Copied Write to Done as Write copy, place 2 of 2');
  await expectBoard(page, { ...start, done: ['Ship', 'Write copy'] });
  await withControl(page, () => dropOn(page, 'Write', 'Write', 'lower'));
  await expectReport(page, 'Copied Write to To do as Write copy 2, place 2 of 4');
  await expectBoard(page, {
    ...start,
    todo: ['Write', 'Write copy 2', 'Review', 'Test'],
    done: ['Ship', 'Write copy'],
  });
});

test('effect: it is copy, move or none', async ({ page }) => {
  const effect = page.getByTestId('native-effect');
  await withControl(page, () => dropBelow(page, 'Write', 'done'));
  await expect(effect).toHaveText('Effect: copy');
  await dropBelow(page, 'Write', 'done');
  await expect(effect).toHaveText('Effect: move');
  await card(page, 'Test').dragTo(page.getByLabel('Note'));
  await expect(effect).toHaveText('Effect: copy');
  await card(page, 'Test').dragTo(page.getByTestId('native-archive'));
  await expect(effect).toHaveText('Effect: none');
  await dropOn(page, 'Ship', 'Build', 'upper');
  await expect(effect).toHaveText('Effect: move');
});

test('refused: archive, columns and what is beside them do not take it', async ({ page }) => {
  const phrase = page.getByTestId('native-phrase');
  await card(page, 'Write').dragTo(page.getByTestId('native-archive'));
  await expectReport(page, 'Not dropped: Write');
  await phrase.dragTo(page.getByTestId('native-column-done'));
  await expectReport(page, 'Not dropped: Meeting at ten');
  await card(page, 'Build').dragTo(page.getByRole('heading', { name: 'Native Drag and Drop' }));
  await expectReport(page, 'Not dropped: Build');
  await phrase.dragTo(page.getByTestId('native-archive'));
  await expectReport(page, 'Not dropped: Meeting at ten');
  await expectBoard(page, start);
  await expect(page.getByLabel('Note')).toHaveValue('');
});

test('note: phrase and cards are added at the end, and stay', async ({ page }) => {
  const [note, phrase] = [page.getByLabel('Note'), page.getByTestId('native-phrase')];
  await phrase.dragTo(note);
  await expect(note).toHaveValue('Meeting at ten');
  await card(page, 'Ship').dragTo(note);
  await expect(note).toHaveValue('Meeting at ten Ship');
  await page.getByRole('button', { name: 'Add phrase to note' }).click();
  await expect(note).toHaveValue('Meeting at ten Ship Meeting at ten');
  await note.fill('Call Ada');
  await phrase.dragTo(note);
  await expect(note).toHaveValue('Call Ada Meeting at ten');
  await expect(phrase).toHaveText('Meeting at ten');
  await expectBoard(page, start);
});

test('carried: the types of the last drag are shown', async ({ page }) => {
  const carried = page.getByTestId('native-carried');
  const note = page.getByLabel('Note');
  await page.getByTestId('native-phrase').dragTo(note);
  await expect(carried).toHaveText('Carried: text/plain');
  await dropBelow(page, 'Write', 'done');
  await expect(carried).toHaveText('Carried: application/x-card, text/plain');
  await card(page, 'Test').dragTo(page.getByTestId('native-archive'));
  await expect(carried).toHaveText('Carried: nothing');
  await card(page, 'Test').dragTo(note);
  await expect(carried).toHaveText('Carried: application/x-card, text/plain');
});

test('buttons: they move and copy the chosen card', async ({ page }) => {
  await choose(page, 'Write');
  await press(page, 'Down');
  await expectBoard(page, { ...start, todo: ['Review', 'Write', 'Test'] });
  await press(page, 'Up');
  await expectBoard(page, start);
  await press(page, 'Right');
  await expectBoard(page, { todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
  await press(page, 'Left');
  await expectBoard(page, { ...start, todo: ['Review', 'Test', 'Write'] });
  await choose(page, 'Build');
  await press(page, 'Copy');
  await expectBoard(page, {
    todo: ['Review', 'Test', 'Write'],
    doing: ['Build', 'Build copy', 'Paint'],
    done: ['Ship'],
  });
  await choose(page, 'Build copy');
  await press(page, 'Right');
  await expectBoard(page, {
    todo: ['Review', 'Test', 'Write'],
    doing: ['Build', 'Paint'],
    done: ['Ship', 'Build copy'],
  });
});

test('edges: beyond the columns nothing moves, and the report says so', async ({ page }) => {
  await expect(page.getByRole('status').and(page.getByTestId('native-report'))).toBeVisible();
  for (const [name, button, report] of [
    ['Write', 'Up', 'Write stays in To do, place 1 of 3'],
    ['Test', 'Down', 'Test stays in To do, place 3 of 3'],
    ['Review', 'Left', 'Review stays in To do, place 2 of 3'],
    ['Ship', 'Right', 'Ship stays in Done, place 1 of 1'],
  ] as const) {
    await choose(page, name);
    await press(page, button);
    await expectReport(page, report);
    await expectBoard(page, start);
  }
});

function card(page: Page, name: string) {
  return page.getByTestId(`native-card-${name}`);
}

function cardsOf(page: Page, column: string) {
  return page.getByTestId(`native-column-${column}`).getByTestId(/^native-card-/);
}

/** All columns, because a card may have been left where it was, or have come twice. */
async function expectBoard(page: Page, board: Record<string, string[]>) {
  for (const [column, cards] of Object.entries(board)) await expect(cardsOf(page, column)).toHaveText(cards);
}

async function expectReport(page: Page, text: string) {
  await expect(page.getByTestId('native-report')).toHaveText(text);
}

async function dropBelow(page: Page, name: string, column: string) {
  const target = page.getByTestId(`native-column-${column}`);
  const { width, height } = await boxOf(target);
  await card(page, name).dragTo(target, { targetPosition: { x: width / 2, y: height - 20 } });
}

async function dropOn(page: Page, name: string, other: string, half: 'upper' | 'lower') {
  const target = card(page, other);
  const { width, height } = await boxOf(target);
  const y = half === 'upper' ? height / 4 : (height * 3) / 4;
  await card(page, name).dragTo(target, { targetPosition: { x: width / 2, y } });
}

/** The key is held during all of the drag. What it is at the drop counts. */
async function withControl(page: Page, drag: () => Promise<void>) {
  await page.keyboard.down('Control');
  await drag();
  await page.keyboard.up('Control');
}

async function choose(page: Page, name: string) {
  await page.getByLabel('Card', { exact: true }).selectOption(name);
}

async function press(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).click();
}

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
