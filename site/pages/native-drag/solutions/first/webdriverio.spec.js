import { browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('native-drag', () => {
  const columns = () => byTestIdPrefix('native-column-');

  beforeEach(async () => {
    // High enough for the whole page, because a drag does not scroll.
    await browser.setViewport({ width: 1280, height: 1700 });
    await browser.url('/native-drag');
  });

  it('start: the columns have their cards in order', async () => {
    await expect(columns()).toHaveText(['To do\nWrite\nReview\nTest', 'Doing\nBuild\nPaint', 'Done\nShip']);
  });

  it('between: a card dropped below the others goes to the end', async () => {
    const [card, doing] = [await byTestId('native-card-Write'), await byTestId('native-column-doing')];
    const y = Math.floor((await doing.getSize('height')) / 2) - 20;
    // Not: mouse events sent by browser.execute(); events of a script start no native drag, so nothing moves.
    const act = browser.action('pointer').move({ origin: card }).down().move({ origin: card, x: 5, y: 5 });
    await act.move({ origin: doing, y, duration: 250 }).move({ origin: 'pointer', y: 1, duration: 250 }).up().perform();
    await expect(columns()).toHaveText(['To do\nReview\nTest', 'Doing\nBuild\nPaint\nWrite', 'Done\nShip']);
  });
});
