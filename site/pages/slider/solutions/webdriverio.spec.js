import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('slider', () => {
  const slider = () => byTestId('slider');
  const expectLine = (value) => expect(byTestId('slider-value')).toHaveText(`Current value: ${value}`);

  beforeEach(() => browser.url('/slider'));

  it('initial: the slider stands at 50, and the line says so', async () => {
    await expect(slider()).toHaveComputedLabel('Value from 0 to 100');
    await expect(slider()).toHaveValue('50');
    await expectLine(50);
  });

  it('follows: the line follows a drag, keys and a value that is set', async () => {
    await slider().click();
    await browser.keys('ArrowRight');
    await expectLine(51);
    // Keys go to an exact value step by step. A drag lands near one at best, so this one goes past the end.
    const half = Math.round((await slider().getSize('width')) / 2);
    await slider().dragAndDrop({ x: half, y: 0 });
    await expectLine(100);
    // WebDriver cannot fill a range: a script sets the value and sends the event of the browser.
    await slider().execute((element) => {
      element.value = 73;
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expectLine(73);
  });

  it('bounds: an arrow changes the value by 1, and beyond either end by nothing', async () => {
    await slider().execute((element) => element.focus());
    for (const [key, value] of [
      ['ArrowRight', 51],
      ['ArrowUp', 52],
      ['ArrowDown', 51],
      ['ArrowLeft', 50],
      ['End', 100],
      ['ArrowRight', 100],
      ['Home', 0],
      ['ArrowLeft', 0],
    ]) {
      await browser.keys(key);
      await expect(slider()).toHaveValue(`${value}`);
      await expectLine(value);
    }
  });

  it('tooltip: it is in the document only while the pointer is over the slider', async () => {
    const movePointerAway = () => browser.action('pointer').move({ x: 0, y: 0 }).perform();
    await movePointerAway();
    await slider().execute((element) => element.focus());
    await expect(byTestId('slider-tooltip')).not.toExist();
    await slider().moveTo();
    await expect(byTestId('slider-tooltip')).toHaveText('50');
    await browser.keys('ArrowRight');
    await expect(byTestId('slider-tooltip')).toHaveText('51');
    await movePointerAway();
    await expect(byTestId('slider-tooltip')).not.toExist();
  });
});
