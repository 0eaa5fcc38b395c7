import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../../tests/solutions/webdriverio/locators.js';

describe('text-and-locators', () => {
  beforeEach(() => browser.url('/text-and-locators'));

  it('quotes: the label has both kinds of quotes', async () => {
    await expect(byTestId('text-row-quotes').$('button')).toHaveText(`Rename "Tom's list"`);
  });

  it('spaces: the label has plain spaces when normalised', async () => {
    const label = await byTestId('text-row-spaces').$('button').getProperty('textContent');
    // Not: expect(label).toBe('Book 2 seats now'); its no-break spaces look like yours, but differ.
    expect(label.replace(/\s+/g, ' ')).toBe('Book 2 seats now');
  });

  it('twin: only one of two buttons is visible', async () => {
    // Not: byTestId('text-row-twin').$('button'), which is the hidden one.
    const twins = byTestId('text-row-twin').$$('button');
    expect((await twins.map((twin) => twin.isDisplayed())).filter(Boolean)).toHaveLength(1);
  });
});
