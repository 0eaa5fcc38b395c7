import { expect, type Locator, type Page, test } from '@playwright/test';

// High enough for the whole page. If it scrolled between press and drop, the browser would start no drag.
test.use({ viewport: { width: 1280, height: 1600 } });

test.beforeEach(async ({ page }) => {
  await page.goto('/native-drag');
  await expect(page.getByTestId('native-board')).toBeVisible();
});

test('start: the columns have their cards in order', async ({ page }) => {
  await expectBoard(page, { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] });
});

test('between: a card dropped below the others goes to the end', async ({ page }) => {
  for (const [name, column] of [
    ['Write', 'doing'],
    ['Ship', 'todo'],
    // An empty column takes a card, too.
    ['Build', 'done'],
  ] as const) {
    await dropBelow(page, name, column);
    await expect(cardsOf(page, column).last()).toHaveText(name);
    await expect(card(page, name)).toHaveCount(1);
  }
});

test('report: each move is named', async ({ page }) => {
  const { doing, done } = await boardOf(page);
  for (const [name, column, title, place] of [
    ['Write', 'doing', 'Doing', doing.length + 1],
    ['Review', 'done', 'Done', done.length + 1],
  ] as const) {
    await dropBelow(page, name, column);
    await expectReport(page, `Moved ${name} to ${title}, place ${place} of ${place}`);
  }
});

test('place: a card goes right before or after another one', async ({ page }) => {
  const { doing } = await boardOf(page);
  const [first, ...others] = doing;
  await dropOn(page, 'Write', first, 'upper');
  await expectBoard(page, { doing: ['Write', first, ...others] });
  await dropOn(page, 'Review', first, 'lower');
  await expectBoard(page, { doing: ['Write', first, 'Review', ...others] });
});

test('own: a card goes right before or after another one in its own column', async ({ page }) => {
  // Down and up, because the dragged card itself is no longer among the others.
  const board = await boardOf(page);
  const [first, second, third] = board.todo;
  await dropOn(page, first, third, 'upper');
  await expectBoard(page, { ...board, todo: [second, first, third] });
  await dropOn(page, second, third, 'lower');
  await expectBoard(page, { ...board, todo: [first, third, second] });
  await dropOn(page, second, first, 'lower');
  await expectBoard(page, { ...board, todo: [first, second, third] });
});

test('copy: with Control the card stays in its column', async ({ page }) => {
  const { todo, doing } = await boardOf(page);
  await withControl(page, () => dropBelow(page, 'Write', 'done'));
  await expect(cardsOf(page, 'done')).toHaveCount(2);
  await expectBoard(page, { todo, doing });
});

test('named: each copy has its own name', async ({ page }) => {
  for (const copy of ['Build copy', 'Build copy 2']) {
    await withControl(page, () => dropBelow(page, 'Build', 'done'));
    await expect(cardsOf(page, 'done').last()).toHaveText(copy);
  }
});

test('effect: the effect is copy with Control, else move', async ({ page }) => {
  const effect = page.getByTestId('native-effect');
  await withControl(page, () => dropBelow(page, 'Write', 'done'));
  await expect(effect).toHaveText('Effect: copy');
  await dropBelow(page, 'Review', 'done');
  await expect(effect).toHaveText('Effect: move');
});

test('noted: a drop in the note has the effect copy', async ({ page }) => {
  await card(page, 'Test').dragTo(page.getByLabel('Note'));
  await expect(page.getByTestId('native-effect')).toHaveText('Effect: copy');
});

test('none: without a drop the effect is none', async ({ page }) => {
  await dropBelow(page, 'Write', 'done');
  await card(page, 'Test').dragTo(page.getByRole('heading', { name: 'Native Drag and Drop' }));
  await expect(page.getByTestId('native-effect')).toHaveText('Effect: none');
});

test('refused: the archive accepts nothing, and no column accepts a phrase', async ({ page }) => {
  const board = await boardOf(page);
  for (const source of [card(page, 'Write'), page.getByTestId('native-phrase')]) {
    await source.dragTo(page.getByTestId('native-archive'));
    await expect(page.getByTestId('native-report')).toContainText('Not dropped');
    await expectBoard(page, board);
  }
  await page.getByTestId('native-phrase').dragTo(page.getByTestId('native-column-done'));
  await expect(page.getByTestId('native-report')).toContainText('Not dropped');
  await expectBoard(page, board);
});

test('undropped: a drag without a drop is reported', async ({ page }) => {
  await page.getByTestId('native-phrase').dragTo(page.getByTestId('native-archive'));
  await expectReport(page, 'Not dropped: Meeting at ten');
  await card(page, 'Build').dragTo(page.getByRole('heading', { name: 'Native Drag and Drop' }));
  await expectReport(page, 'Not dropped: Build');
});

test('note: phrases and cards are added at the end', async ({ page }) => {
  const [note, phrase] = [page.getByLabel('Note'), page.getByTestId('native-phrase')];
  await phrase.dragTo(note);
  await expect(note).toHaveValue('Meeting at ten');
  await card(page, 'Ship').dragTo(note);
  await expect(note).toHaveValue('Meeting at ten Ship');
  await note.fill('Call Ada');
  await phrase.dragTo(note);
  await expect(note).toHaveValue('Call Ada Meeting at ten');
});

test('add: the button adds the phrase', async ({ page }) => {
  const note = page.getByLabel('Note');
  await page.getByRole('button', { name: 'Add phrase to note' }).click();
  await expect(note).toHaveValue('Meeting at ten');
  await note.fill('Call Ada');
  await page.getByRole('button', { name: 'Add phrase to note' }).click();
  await expect(note).toHaveValue(/^Call Ada ?Meeting at ten$/);
});

test('carried: the data types of the drop are listed', async ({ page }) => {
  const carried = page.getByTestId('native-carried');
  await page.getByTestId('native-phrase').dragTo(page.getByLabel('Note'));
  await expect(carried).toHaveText('Carried: text/plain');
  await dropBelow(page, 'Write', 'done');
  await expect(carried).toHaveText('Carried: application/x-card, text/plain');
});

test('nothing: without a drop nothing is carried', async ({ page }) => {
  await dropBelow(page, 'Write', 'done');
  await card(page, 'Test').dragTo(page.getByRole('heading', { name: 'Native Drag and Drop' }));
  await expect(page.getByTestId('native-carried')).toHaveText('Carried: nothing');
});

test('buttons: “Up” and “Down” move the chosen card by one place', async ({ page }) => {
  const board = await boardOf(page);
  const [first, second, third] = board.todo;
  await choose(page, first);
  await press(page, 'Down');
  await expectBoard(page, { ...board, todo: [second, first, third] });
  await press(page, 'Up');
  await expectBoard(page, board);
});

test('sides: “Left” and “Right” move the chosen card to the next column', async ({ page }) => {
  const board = await boardOf(page);
  const [first, ...others] = board.todo;
  await choose(page, first);
  await press(page, 'Right');
  await expectBoard(page, { ...board, todo: others, doing: [...board.doing, first] });
  await press(page, 'Left');
  await expectBoard(page, { ...board, todo: [...others, first] });
});

test('duplicate: “Copy” copies the chosen card', async ({ page }) => {
  const board = await boardOf(page);
  const [first, ...others] = board.doing;
  await choose(page, first);
  await press(page, 'Copy');
  await expectBoard(page, { ...board, doing: [first, `${first} copy`, ...others] });
});

test('edges: no card moves beyond the columns', async ({ page }) => {
  const board = await boardOf(page);
  const [first, second, third] = board.todo;
  for (const [name, button, place] of [
    [first, 'Up', 'To do, place 1 of 3'],
    [third, 'Down', 'To do, place 3 of 3'],
    [second, 'Left', 'To do, place 2 of 3'],
    ['Ship', 'Right', 'Done, place 1 of 1'],
  ] as const) {
    await choose(page, name);
    await press(page, button);
    await expectReport(page, `${name} stays in ${place}`);
    await expectBoard(page, board);
  }
});

test('announced: the report is a live region', async ({ page }) => {
  await expect(page.getByRole('status').and(page.getByTestId('native-report'))).toBeVisible();
});

function card(page: Page, name: string) {
  return page.getByTestId(`native-card-${name}`);
}

function cardsOf(page: Page, column: string) {
  return page.getByTestId(`native-column-${column}`).getByTestId(/^native-card-/);
}

/** What the columns have now, because only “start” is about what they have at first. */
async function boardOf(page: Page) {
  const namesIn = (column: string) => cardsOf(page, column).allTextContents();
  const [todo, doing, done] = [await namesIn('todo'), await namesIn('doing'), await namesIn('done')];
  return { todo, doing, done } as { todo: [string, string, string]; doing: [string, ...string[]]; done: string[] };
}

/** All columns, because a card may still be in its old place, or be there twice. */
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

/** Holds the key during the whole drag. Only the drop looks at it. */
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
