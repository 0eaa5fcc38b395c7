import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const start = { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] };

describe('native-drag', () => {
  beforeEach(async () => {
    // High enough for the whole page, because a drag does not scroll.
    await browser.setViewport({ width: 1280, height: 1700 });
    await browser.url('/native-drag');
  });

  it('start: the columns have their cards in order', async () => {
    await expectBoard(start);
  });

  it('between: a card dropped below the others goes to the end', async () => {
    await dropBelow('Write', 'doing');
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'] });
    await dropBelow('Ship', 'todo');
    await expectBoard({ todo: ['Review', 'Test', 'Ship'], done: [] });
    // An empty column takes a card, too.
    await dropBelow('Paint', 'done');
    await expectBoard({ todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Write'], done: ['Paint'] });
  });

  it('report: each move is named', async () => {
    await dropBelow('Write', 'doing');
    await expectReport('Moved Write to Doing, place 3 of 3');
    await dropBelow('Review', 'done');
    await expectReport('Moved Review to Done, place 2 of 2');
  });

  it('place: a card goes right before or after another one', async () => {
    await dropOn('Write', 'Build', 'upper');
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Write', 'Build', 'Paint'] });
    await dropOn('Review', 'Build', 'lower');
    await expectBoard({ todo: ['Test'], doing: ['Write', 'Build', 'Review', 'Paint'] });
  });

  it('own: a card goes right before or after another one in its own column', async () => {
    // Down and up, because the dragged card itself is no longer among the others.
    await dropOn('Write', 'Test', 'upper');
    await expectBoard({ ...start, todo: ['Review', 'Write', 'Test'] });
    await dropOn('Test', 'Review', 'lower');
    await expectBoard({ ...start, todo: ['Review', 'Test', 'Write'] });
  });

  it('copy: with Control the card stays in its column', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expect(cards('done')).toBeElementsArrayOfSize(2);
    await expectBoard({ todo: start.todo, doing: start.doing });
  });

  it('named: each copy has its own name', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expectReport('Copied Write to Done as Write copy, place 2 of 2');
    await withControl(() => dropBelow('Write', 'done'));
    await expectBoard({ ...start, done: ['Ship', 'Write copy', 'Write copy 2'] });
  });

  it('effect: the effect is copy with Control, else move', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expect(byTestId('native-effect')).toHaveText('Effect: copy');
    await dropBelow('Write', 'done');
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
    for (const source of ['native-card-Write', 'native-phrase']) {
      await drag(await byTestId(source), byTestId('native-archive'));
      await expect(byTestId('native-effect')).toHaveText('Effect: none');
      await expectBoard(start);
    }
    await drag(byTestId('native-phrase'), byTestId('native-column-done'));
    await expect(byTestId('native-effect')).toHaveText('Effect: none');
    await expectBoard(start);
  });

  it('undropped: a drag without a drop is reported', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-archive'));
    await expectReport('Not dropped: Meeting at ten');
    await drag(await card('Build'), $('h1'));
    await expectReport('Not dropped: Build');
    await expectBoard(start);
  });

  it('note: phrases and cards are added at the end', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten');
    await drag(await card('Ship'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten Ship');
    await expectBoard(start);
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
    await byTestId('native-chosen').selectByVisibleText('Write');
    await $('button=Down').click();
    await expectBoard({ ...start, todo: ['Review', 'Write', 'Test'] });
    await $('button=Up').click();
    await expectBoard(start);
  });

  it('sides: “Left” and “Right” move the chosen card to the next column', async () => {
    await byTestId('native-chosen').selectByVisibleText('Write');
    await $('button=Right').click();
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
    await $('button=Left').click();
    await expectBoard({ ...start, todo: ['Review', 'Test', 'Write'] });
  });

  it('duplicate: “Copy” copies the chosen card', async () => {
    await byTestId('native-chosen').selectByVisibleText('Build');
    await $('button=Copy').click();
    await expectBoard({ ...start, doing: ['Build', 'Build copy', 'Paint'] });
  });

  it('edges: no card moves beyond the columns', async () => {
    for (const [name, button, report] of [
      ['Write', 'Up', 'Write stays in To do, place 1 of 3'],
      ['Test', 'Down', 'Test stays in To do, place 3 of 3'],
      ['Review', 'Left', 'Review stays in To do, place 2 of 3'],
      ['Ship', 'Right', 'Ship stays in Done, place 1 of 1'],
    ]) {
      await byTestId('native-chosen').selectByVisibleText(name);
      await $(`button=${button}`).click();
      await expectReport(report);
      await expectBoard(start);
    }
  });

  it('announced: the report is a live region', async () => {
    await expect(byTestId('native-report')).toHaveComputedRole('status');
  });
});

const cards = (column) => byTestId(`native-column-${column}`).$$('[data-testid^="native-card-"]');

const card = (name) => byTestId(`native-card-${name}`);

const expectReport = (text) => expect(byTestId('native-report')).toHaveText(text);

/** All columns, because a card may still be in its old place, or be there twice. */
async function expectBoard(board) {
  await browser.waitUntil(async () => {
    for (const [column, names] of Object.entries(board)) {
      const texts = await cards(column).map((card) => card.getText());
      if (texts.join() !== names.join()) return false;
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
