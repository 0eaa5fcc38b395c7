import { $, browser, expect } from '@wdio/globals';

const box = (name) => $(`//label[.="${name}"]//input`);
const names = ['Checkbox 1', 'Checkbox 2', 'Checkbox 3'];

describe('checkboxes', () => {
  beforeEach(() => browser.url('/checkboxes'));

  it('all: “Check All” ticks all three', async () => {
    await $('button=Check All').click();
    for (const name of names) await expect(box(name)).toBeSelected();
  });

  it('none: “Uncheck All” removes every tick', async () => {
    for (const name of names) {
      // Not: click() without the condition; “Checkbox 2” is ticked already, so the click would remove its tick.
      if (!(await box(name).isSelected())) await box(name).click();
    }
    await $('button=Uncheck All').click();
    for (const name of names) await expect(box(name)).not.toBeSelected();
  });
});
