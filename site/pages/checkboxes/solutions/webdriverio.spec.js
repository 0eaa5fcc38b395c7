import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const numbers = [1, 2, 3];

describe('checkboxes', () => {
  beforeEach(() => browser.url('/checkboxes'));

  it('initial: only “Checkbox 2” is ticked at first', async () => {
    for (const number of numbers) await expect(box(number)).toHaveComputedLabel(`Checkbox ${number}`);
    await expectTicked(2);
  });

  it('toggle: a click on a box ticks it', async () => {
    await bringTo(false);
    for (const number of [3, 2, 1]) {
      await box(number).click();
      await expect(box(number)).toBeSelected();
    }
  });

  it('untick: a second click removes the tick', async () => {
    await bringTo(true);
    await box(1).click();
    await expect(box(1)).not.toBeSelected();
  });

  it('label: a click on the label ticks the box', async () => {
    await bringTo(false);
    await $('label*=Checkbox 1').click();
    await expect(box(1)).toBeSelected();
  });

  it('space: Space ticks the focused box', async () => {
    await bringTo(false);
    await box(1).addValue(' ');
    await expect(box(1)).toBeSelected();
  });

  it('alone: a click leaves the other boxes as they were', async () => {
    await box(1).click();
    await expectTicked(1, 2);
    await box(3).click();
    await expectTicked(1, 2, 3);
  });

  it('all: “Check All” ticks all three', async () => {
    await $('button=Check All').click();
    await expectTicked(1, 2, 3);
  });

  it('again: “Check All” leaves ticked boxes ticked', async () => {
    await bringTo(true);
    await $('button=Check All').click();
    await expectTicked(1, 2, 3);
  });

  it('none: “Uncheck All” removes every tick', async () => {
    await bringTo(true);
    await $('button=Uncheck All').click();
    await expectTicked();
  });

  it('none-again: “Uncheck All” leaves boxes without a tick as they were', async () => {
    // At the second press no box has a tick.
    await $('button=Uncheck All').click();
    await $('button=Uncheck All').click();
    await expectTicked();
  });

  it('count: the line shows how many boxes are ticked', async () => {
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 1 of 3');
    await box(1).click();
    await expect(box(1)).toBeSelected();
    // Counts the ticks now, because what a click does to the other boxes is another requirement.
    const ticked = await $$('input:checked').length;
    await expect(byTestId('ticked-count')).toHaveText(`Ticked: ${ticked} of 3`);
  });
});

const box = (number) => byTestId(`checkbox-checkbox${number}`);

/** Clicks only the boxes in the other state, because a click always changes the state. */
async function bringTo(state) {
  for (const number of numbers) if ((await box(number).isSelected()) !== state) await box(number).click();
}

async function expectTicked(...ticked) {
  for (const number of numbers) {
    if (ticked.includes(number)) await expect(box(number)).toBeSelected();
    else await expect(box(number)).not.toBeSelected();
  }
}
