import { $, browser, expect } from '@wdio/globals';
import { Key } from 'webdriverio';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const start = { todo: ['Write', 'Review', 'Test'], doing: ['Build', 'Paint'], done: ['Ship'] };

describe('native-drag', () => {
  beforeEach(async () => {
    // High enough for all of the page: a drag does not scroll.
    await browser.setViewport({ width: 1280, height: 1700 });
    await browser.url('/native-drag');
  });

  it('start: the columns have their cards in order', async () => {
    await expectBoard(start);
  });

  it('between: a card dropped below the cards of another column goes to its end', async () => {
    await dropBelow('Write', 'doing');
    await expectReport('Moved Write to Doing, place 3 of 3');
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'] });
    await dropBelow('Ship', 'todo');
    await expectReport('Moved Ship to To do, place 3 of 3');
    // A column without a card takes one too.
    await dropBelow('Paint', 'done');
    await expectReport('Moved Paint to Done, place 1 of 1');
    await expectBoard({ todo: ['Review', 'Test', 'Ship'], doing: ['Build', 'Write'], done: ['Paint'] });
  });

  it('place: the upper half of a card is the place before it, the lower half the one after it', async () => {
    await dropOn('Write', 'Build', 'upper');
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Write', 'Build', 'Paint'] });
    await dropOn('Review', 'Build', 'lower');
    await expectBoard({ todo: ['Test'], doing: ['Write', 'Build', 'Review', 'Paint'] });
    // In its own column, downwards and upwards: the card itself is gone from among the others.
    await dropOn('Write', 'Review', 'upper');
    await expectBoard({ todo: ['Test'], doing: ['Build', 'Write', 'Review', 'Paint'] });
    await dropOn('Paint', 'Build', 'lower');
    await expectBoard({ todo: ['Test'], doing: ['Build', 'Paint', 'Write', 'Review'] });
  });

  it('copy: with Control held a copy is put at the place, and the card stays', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expectReport('Copied Write to Done as Write copy, place 2 of 2');
    await expectBoard({ ...start, done: ['Ship', 'Write copy'] });
    await withControl(() => dropOn('Write', 'Review', 'upper'));
    await expectReport('Copied Write to To do as Write copy 2, place 2 of 4');
    await expectBoard({ ...start, todo: ['Write', 'Write copy 2', 'Review', 'Test'], done: ['Ship', 'Write copy'] });
  });

  it('effect: it is copy, move or none', async () => {
    await withControl(() => dropBelow('Write', 'done'));
    await expect(byTestId('native-effect')).toHaveText('Effect: copy');
    await dropBelow('Write', 'done');
    await expect(byTestId('native-effect')).toHaveText('Effect: move');
    await drag(await card('Test'), byTestId('native-note'));
    await expect(byTestId('native-effect')).toHaveText('Effect: copy');
    await drag(await card('Test'), byTestId('native-archive'));
    await expect(byTestId('native-effect')).toHaveText('Effect: none');
  });

  it('refused: archive, columns and what is beside them do not take it', async () => {
    await drag(await card('Write'), byTestId('native-archive'));
    await expectReport('Not dropped: Write');
    await drag(byTestId('native-phrase'), byTestId('native-column-done'));
    await expectReport('Not dropped: Meeting at ten');
    await drag(await card('Build'), $('h1'));
    await expectReport('Not dropped: Build');
    await expectBoard(start);
    await expect(byTestId('native-note')).toHaveValue('');
  });

  it('note: phrase and cards are added at the end, and stay', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten');
    await drag(await card('Ship'), byTestId('native-note'));
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten Ship');
    await $('button=Add phrase to note').click();
    await expect(byTestId('native-note')).toHaveValue('Meeting at ten Ship Meeting at ten');
    await expect(byTestId('native-phrase')).toHaveText('Meeting at ten');
    await expectBoard(start);
  });

  it('carried: the types of the last drag are shown', async () => {
    await drag(byTestId('native-phrase'), byTestId('native-note'));
    await expect(byTestId('native-carried')).toHaveText('Carried: text/plain');
    await dropBelow('Write', 'done');
    await expect(byTestId('native-carried')).toHaveText('Carried: application/x-card, text/plain');
    await drag(await card('Test'), byTestId('native-archive'));
    await expect(byTestId('native-carried')).toHaveText('Carried: nothing');
  });

  it('buttons: they move and copy the chosen card', async () => {
    await byTestId('native-chosen').selectByVisibleText('Write');
    await $('button=Down').click();
    await expectBoard({ ...start, todo: ['Review', 'Write', 'Test'] });
    await $('button=Up').click();
    await expectBoard(start);
    await $('button=Right').click();
    await expectBoard({ todo: ['Review', 'Test'], doing: ['Build', 'Paint', 'Write'], done: ['Ship'] });
    await $('button=Left').click();
    await expectBoard({ ...start, todo: ['Review', 'Test', 'Write'] });
    await byTestId('native-chosen').selectByVisibleText('Build');
    await $('button=Copy').click();
    await expectBoard({ todo: ['Review', 'Test', 'Write'], doing: ['Build', 'Build copy', 'Paint'], done: ['Ship'] });
  });

  it('edges: beyond the columns nothing moves, and the report says so', async () => {
    await expect(byTestId('native-report')).toHaveComputedRole('status');
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
});

const cards = (column) => byTestId(`native-column-${column}`).$$('[data-testid^="native-card-"]');

const card = (name) => byTestId(`native-card-${name}`);

const expectReport = (text) => expect(byTestId('native-report')).toHaveText(text);

/** All columns, because a card may have been left where it was, or have come twice. */
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
 * Drops on the middle of the target, or below that. Not `dragAndDrop`, which knows no other place than the middle. The
 * first move starts the drag, which the browser tells the driver a moment later: what comes after it takes longer.
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

/** `perform(true)` keeps the key down, which WebdriverIO releases otherwise. */
async function withControl(act) {
  await browser.action('key').down(Key.Ctrl).perform(true);
  await act();
  await browser.releaseActions();
}
