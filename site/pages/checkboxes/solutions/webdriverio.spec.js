import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const numbers = [1, 2, 3];

describe('checkboxes', () => {
  beforeEach(() => browser.url('/checkboxes'));

  it('initial: only Checkbox 2 is ticked at first', async () => {
    for (const number of numbers) await expect(box(number)).toHaveComputedLabel(`Checkbox ${number}`);
    await expectTicked(2);
  });

  it('toggle: a click on a box or its label, or Space, changes this box and no other', async () => {
    await box(1).click();
    await expectTicked(1, 2);
    await $('label*=Checkbox 2').click();
    await expectTicked(1);
    await box(3).addValue(' ');
    await expectTicked(1, 3);
    await box(1).addValue(' ');
    await expectTicked(3);
  });

  it('all: Check All ticks all three, whatever they were before', async () => {
    await $('button=Check All').click();
    await expectTicked(1, 2, 3);
    await $('button=Check All').click();
    await expectTicked(1, 2, 3);
    for (const number of numbers) await box(number).click();
    await expectTicked();
    await $('button=Check All').click();
    await expectTicked(1, 2, 3);
  });

  it('count: the line below follows every change', async () => {
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 1 of 3');
    await box(3).click();
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 2 of 3');
    await box(2).click();
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 1 of 3');
    await $('button=Check All').click();
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 3 of 3');
    await $('button=Uncheck All').click();
    await expect(byTestId('ticked-count')).toHaveText('Ticked: 0 of 3');
  });

  it('none: Uncheck All leaves none ticked, whatever they were before', async () => {
    await $('button=Uncheck All').click();
    await expectTicked();
    await $('button=Uncheck All').click();
    await expectTicked();
    for (const number of numbers) await box(number).click();
    await expectTicked(1, 2, 3);
    await $('button=Uncheck All').click();
    await expectTicked();
  });
});

const box = (number) => byTestId(`checkbox-checkbox${number}`);

async function expectTicked(...ticked) {
  for (const number of numbers) {
    if (ticked.includes(number)) await expect(box(number)).toBeSelected();
    else await expect(box(number)).not.toBeSelected();
  }
}
