import { $, $$, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('native-drag', () => {
  beforeEach(async () => {
    // High enough for the whole page, because a drag does not scroll.
    await browser.setViewport({ width: 1280, height: 1700 });
    await browser.url('/native-drag');
  });

  it('start: the columns have their cards in order', async () => {
    await expectBoard({ todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] });
  });

  it('between: a card dropped below the others goes to the end', async () => {
    for (const [name, column] of [
      ['Write', 'doing'],
      ['Ship', 'todo'],
      // An empty column takes a card, too.
      ['Build', 'done'],
    ]) {
      const { [column]: names } = await boardOf();
      await dropBelow(name, column);
      await expectBoard({ [column]: [...names, name] });
      await expect($$(`[data-testid="native-card-${name}"]`)).toBeElementsArrayOfSize(1);
    }
  });

  it('report: each move is named', async () => {
    const { doing, done } = await boardOf();
    for (const [name, column, title, place] of [
      ['Write', 'doing', 'Doing', doing.length + 1],
      ['Review', 'done', 'Done', done.length + 1],
    ]) {
      await dropBelow(name, column);
      await expectReport(`Moved ${name} to ${title}, place ${place} of ${place}`);
    }
  });

  it('place: a card goes right before or after another one', async () => {
    const { doing } = await boardOf();
    const [first, ...others] = doing;
    await dropOn('Write', first, 'upper');
    await expectBoard({ doing: ['Write', first, ...others] });
    await dropOn('Review', first, 'lower');
    await expectBoard({ doing: ['Write', first, 'Review', ...others] });
  });

  it('own: a card goes right before or after another one in its own column', async () => {
    // Down and up, because the dragged card itself is no longer among the others.
    const board = await boardOf();
    const [first, second, third] = board.todo;
    await dropOn(first, third, 'upper');
    await expectBoard({ ...board, todo: [second, first, third] });
    await dropOn(third, second, 'lower');
    await expectBoard({ ...board, todo: [second, third, first] });
  });

  it('copy: with Control the card stays in its column', async () => {
    const { todo, doing } = await boardOf();
    await withControl(() => dropBelow('Write', 'done'));
    await expect(cards('done')).toBeElementsArrayOfSize(2);
    await expectBoard({ todo, doing });
  });

  it('named: each copy has its own name', async () => {
    for (const copies of [['Build copy'], ['Build copy', 'Build copy 2']]) {
      await withControl(() => dropBelow('Build', 'done'));
      await expectBoard({ done: ['Ship', ...copies] });
    }
  });

  it('effect: the effect is copy with Control, else move', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expect(byTestId('native-effect')).toHaveText('Effect: copy');
    await dropBelow('Review', 'done');
    await expect(byTestId('native-effect')).toHaveText('Effect: move');
  });

  it('noted: a drop in the note has the effect copy', async () => {
    await drag(await card('Test'), byTestId('native-note'));
    await expect(byTestId('native-effect')).toHaveText('Effect: copy');
  });

  it('none: without a drop the effect is none', async () => {
    await dropBelow('Write', 'done');
    await drag(await card('Test'), byTestId('native-archive'));
    await expect(byTestId('native-effect')).toHaveText('Effect: none');
  });

  it('refused: the archive accepts nothing, and no column accepts a phrase', async () => {
    const board = await boardOf();
    for (const source of ['native-card-Write', 'native-phrase']) {
      await drag(await byTestId(source), byTestId('native-archive'));
      await expect(byTestId('native-report')).toHaveText(expect.stringContaining('Not dropped'));
      await expectBoard(board);
    }
    await drag(byTestId('native-phrase'), byTestId('native-column-done'));
    await expect(byTestId('native-report')).toHaveText(expect.stringContaining('Not dropped'));
    await expectBoard(board);
  });

  it('undropped: a drag without a drop is reported', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-archive'));
    await expectReport('Not dropped: Meeting at ten');
    await drag(await card('Build'), $('h1'));
    await expectReport('Not dropped: Build');
  });

  it('note: phrases and cards are added at the end', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten');
    await drag(await card('Ship'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten Ship');
  });

  it('add: the button adds the phrase', async () => {
    await byTestId('native-note').setValue('Call Ada');
    await $('button=Add phrase to note').click();
    await expect(byTestId('native-note')).toHaveValue('Call Ada Meeting at ten');
  });

  it('carried: the data types of the drop are listed', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-note'));
    await expect(byTestId('native-carried')).toHaveText('Carried: text/plain');
    await dropBelow('Write', 'done');
    await expect(byTestId('native-carried')).toHaveText('Carried: application/x-card, text/plain');
  });

  it('nothing: without a drop nothing is carried', async () => {
    await dropBelow('Write', 'done');
    await drag(await card('Test'), byTestId('native-archive'));
    await expect(byTestId('native-carried')).toHaveText('Carried: nothing');
  });

  it('buttons: “Up” and “Down” move the chosen card by one place', async () => {
    const board = await boardOf();
    const [first, second, third] = board.todo;
    await byTestId('native-chosen').selectByVisibleText(first);
    await $('button=Down').click();
    await expectBoard({ ...board, todo: [second, first, third] });
    await $('button=Up').click();
    await expectBoard(board);
  });

  it('sides: “Left” and “Right” move the chosen card to the next column', async () => {
    const board = await boardOf();
    const [first, ...others] = board.todo;
    await byTestId('native-chosen').selectByVisibleText(first);
    await $('button=Right').click();
    await expectBoard({ ...board, todo: others, doing: [...board.doing, first] });
    await $('button=Left').click();
    await expectBoard({ ...board, todo: [...others, first] });
  });

  it('duplicate: “Copy” copies the chosen card', async () => {
    const board = await boardOf();
    const [first, ...others] = board.doing;
    await byTestId('native-chosen').selectByVisibleText(first);
    await $('button=Copy').click();
    await expectBoard({ ...board, doing: [first, `${first} copy`, ...others] });
  });

  it('edges: no card moves beyond the columns', async () => {
    const board = await boardOf();
    const [first, second, third] = board.todo;
    for (const [name, button, place] of [
      [first, 'Up', 'To do, place 1 of 3'],
      [third, 'Down', 'To do, place 3 of 3'],
      [second, 'Left', 'To do, place 2 of 3'],
      ['Ship', 'Right', 'Done, place 1 of 1'],
    ]) {
      await byTestId('native-chosen').selectByVisibleText(name);
      await $(`button=${button}`).click();
      await expectReport(`${name} stays in ${place}`);
      await expectBoard(board);
    }
  });

  it('announced: the report is a live region', async () => {
    await expect(byTestId('native-report')).toHaveComputedRole('status');
  });
});

const cards = (column) => byTestId(`native-column-${column}`).$$('[data-testid^="native-card-"]');

const card = (name) => byTestId(`native-card-${name}`);

const expectReport = (text) => expect(byTestId('native-report')).toHaveText(text);

const namesIn = (column) => cards(column).map((card) => card.getText());

/** What the columns have now, because only “start” is about what they have at first. */
async function boardOf() {
  await byTestId('native-board').waitForDisplayed();
  return { todo: await namesIn('todo'), doing: await namesIn('doing'), done: await namesIn('done') };
}

/** All columns, because a card may still be in its old place, or be there twice. */
async function expectBoard(board) {
  await browser.waitUntil(async () => {
    for (const [column, names] of Object.entries(board)) {
      if ((await namesIn(column)).join() !== names.join()) return false;
    }
    return true;
  });
}

/**
 * Drops on the middle of the target, or below it. Not `dragAndDrop`, which drops only on the middle. The first move
 * starts the drag. The driver learns of that a moment later, so the next move takes longer.
 */
async function drag(source, target, y = 0) {
  await browser
    .action('pointer')
    .move({ origin: await source })
    .down()
    .move({ origin: await source, x: 5, y: 5 })
    .move({ origin: await target, y: y - 1, duration: 250 })
    .move({ origin: await target, y, duration: 250 })
    .up()
    .perform();
}

async function dropBelow(name, column) {
  const target = byTestId(`native-column-${column}`);
  await drag(await card(name), target, Math.floor((await target.getSize('height')) / 2) - 20);
}

async function dropOn(name, other, half) {
  await drag(await card(name), await card(other), half === 'upper' ? -10 : 10);
}

/** `perform(true)` keeps the key down. Otherwise WebdriverIO releases it. */
async function withControl(act) {
  await browser.action('key').down(Key.Ctrl).perform(true);
  await act();
  await browser.releaseActions();
}
