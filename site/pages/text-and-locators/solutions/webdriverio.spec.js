import { $, browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

const keys = [
  ...['quotes', 'spaces', 'hyphen', 'zero-width', 'composed', 'decomposed', 'uppercase', 'generated', 'split', 'break'],
  ...['cut', 'bidi', 'emoji', 'braces', 'value', 'labelled-by', 'aria-label', 'title', 'alt', 'svg', 'odd-id'],
  ...['digit-id', 'twice-first', 'twice-second', 'changing', 'section-a', 'section-b', 'twin'],
];

describe('text-and-locators', () => {
  beforeEach(() => browser.url('/text-and-locators'));

  /** The visible button of a row. */
  const buttonIn = (key) => byTestId(`text-row-${key}`).$(':is(button:not(.hidden), input[type=button])');

  /**
   * A text as a reader sees it: without invisible characters, with plain spaces, and with accents as part of their
   * letters.
   */
  const asRead = (text) =>
    text
      .normalize('NFC')
      .replace(/[\u00ad\u200b]/g, '')
      .replace(/\s+/g, ' ')
      .trim();

  const labelOf = async (key) => asRead(await buttonIn(key).getProperty('textContent'));

  it('pressed: each button shows its key', async () => {
    for (const key of keys) {
      await buttonIn(key).click();
      await expect(byTestId('text-pressed')).toHaveText(`Pressed: ${key}`);
    }
  });

  it('keyboard: Enter and Space press the focused button', async () => {
    for (const [key, name] of [
      ['hyphen', 'Enter'],
      ['title', 'Space'],
    ]) {
      await browser.execute((button) => button.focus(), await buttonIn(key));
      await browser.keys(name);
      await expect(byTestId('text-pressed')).toHaveText(expect.stringContaining(key));
    }
  });

  it('quotes: the label has both kinds of quotes', async () => {
    expect(await labelOf('quotes')).toBe(`Rename "Tom's list"`);
  });

  it('spaces: the label has plain spaces when normalised', async () => {
    expect(await labelOf('spaces')).toBe('Book 2 seats now');
  });

  it('invisible: invisible characters are left out', async () => {
    expect(await labelOf('hyphen')).toBe('Accessibility statement');
    expect(await labelOf('zero-width')).toBe('ada.lovelace@example.test');
  });

  it('accents: both spellings are equal when normalised', async () => {
    for (const key of ['composed', 'decomposed']) expect(await labelOf(key)).toBe('Résumé');
  });

  it('uppercase: the reader sees capitals', async () => {
    // `getText` reads what is shown, as WebDriver does.
    expect(await buttonIn('uppercase').getText()).toBe('SUBMIT ORDER');
  });

  it('generated: the style sheet adds the first word', async () => {
    expect(await buttonIn('generated').getComputedLabel()).toBe('New: Inbox');
  });

  it('parts: spaces and line breaks keep words apart', async () => {
    expect(asRead(await buttonIn('split').getText())).toBe('Add 3 items');
    expect(asRead(await buttonIn('break').getText())).toBe('Terms and conditions');
  });

  it('cut: the accessible name is whole', async () => {
    expect(await buttonIn('cut').getComputedLabel()).toBe('Download the complete annual report');
  });

  it('literal: emoji, braces and Arabic are unchanged', async () => {
    expect(await labelOf('emoji')).toBe('Family 👨‍👩‍👧‍👦');
    expect(await labelOf('braces')).toBe('Insert {{name}}');
    expect(await labelOf('bidi')).toBe('طلب 4512');
  });

  it('value: the value names the button', async () => {
    expect(await buttonIn('value').getComputedLabel()).toBe('Calculate');
  });

  it('names: each name has another source', async () => {
    for (const [key, name] of [
      ['labelled-by', 'Delete invoice 7'],
      ['aria-label', 'Open basket'],
      ['title', 'Print'],
      ['alt', 'Search'],
      ['svg', 'Settings'],
    ]) {
      expect(await buttonIn(key).getComputedLabel()).toBe(name);
    }
  });

  it('changing: the label is the same with every seed', async () => {
    for (const seed of [1, 2, 3]) {
      await browser.url(`/text-and-locators?seed=${seed}`);
      expect(await buttonIn('changing').getComputedLabel()).toBe('Track parcel');
    }
  });

  it('sections: each region has one “Edit”', async () => {
    for (const name of ['Billing', 'Delivery']) {
      const region = await $(`//section[@aria-labelledby=//h3[.="${name}"]/@id]`);
      await expect(region.$$('button')).toBeElementsArrayOfSize(1);
      await expect(region.$('button')).toHaveText('Edit');
    }
  });

  it('twin: only one of two buttons is visible', async () => {
    const shown = await byTestId('text-row-twin')
      .$$('button')
      .map((button) => button.isDisplayed());
    expect(shown.toSorted()).toEqual([false, true]);
  });
});
