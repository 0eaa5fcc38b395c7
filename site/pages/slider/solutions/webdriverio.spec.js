import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('slider', () => {
  const slider = () => byTestId('slider');
  const expectLine = (value) => expect(byTestId('slider-value')).toHaveText(`Current value: ${value}`);
  const focus = () => slider().execute((element) => element.focus());
  const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();

  beforeEach(async () => {
    await movePointerAway();
    await browser.url('/slider');
  });

  it('initial: the slider is at 50 at first', async () => {
    await expect(slider()).toHaveValue('50');
  });

  it('label: the slider is found by its label', async () => {
    await expect(slider()).toHaveComputedLabel('Value from 0 to 100');
  });

  it('follows: the line shows a value that is set', async () => {
    // WebDriver cannot fill a range, so a script sets the value and sends the browser's event.
    await slider().execute((element) => {
      element.value = 75;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectLine(75);
  });

  it('keyed: the line follows the arrow keys', async () => {
    await focus();
    await browser.keys('ArrowRight');
    await expectLine(51);
  });

  it('dragged: the line follows during a drag', async () => {
    const quarter = Math.round((await slider().getSize('width')) / 4);
    const pointer = () => browser.action('pointer');
    await pointer().move({ origin: slider() }).down().move({ origin: 'pointer', x: quarter, y: 0 }).perform(true);
    // Reads the value from the slider, because the end of a drag depends on the width of the window.
    await expect(slider()).toHaveValue(/^7\d$/);
    await expectLine(await slider().getValue());
    await browser.releaseActions();
  });

  it('step: an arrow key changes the value by 1', async () => {
    await focus();
    for (const [key, value] of [
      ['ArrowRight', '51'],
      ['ArrowUp', '52'],
      ['ArrowDown', '51'],
      ['ArrowLeft', '50'],
    ]) {
      await browser.keys(key);
      await expect(slider()).toHaveValue(value);
    }
  });

  it('bounds: the lowest value is 0', async () => {
    await focus();
    for (const key of ['Home', 'ArrowLeft']) {
      await browser.keys(key);
      await expect(slider()).toHaveValue('0');
    }
  });

  it('highest: the highest value is 100', async () => {
    await focus();
    for (const key of ['End', 'ArrowRight']) {
      await browser.keys(key);
      await expect(slider()).toHaveValue('100');
    }
  });

  it('tooltip: the tooltip shows the current value under the pointer', async () => {
    await focus();
    await slider().moveTo();
    await expect(byTestId('slider-tooltip')).toHaveText('50');
    await browser.keys('End');
    await expect(byTestId('slider-tooltip')).toHaveText('100');
  });

  it('left: no tooltip is in the document without the pointer', async () => {
    await focus();
    await browser.keys('ArrowRight');
    await expect(byTestId('slider-tooltip')).not.toExist();
    await slider().moveTo();
    await expect(byTestId('slider-tooltip')).toBeDisplayed();
    await movePointerAway();
    await expect(byTestId('slider-tooltip')).not.toExist();
  });
});
