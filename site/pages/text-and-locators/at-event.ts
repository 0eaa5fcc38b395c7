import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Text and Locators'],
  title: 'Text and Locators | Test Automation Practice (Web and Mobile Web)',
  own: 'text-row-twin',
  style: ['[data-test=text-row-twin]', 'display', 'grid'],
  xpaths: [
    "//h1[text()='Text and Locators']",
    "//button[normalize-space()='Track parcel']",
    "//div[@data-test='text-row-value']//input[@value='Calculate']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('text-row-split').querySelector('button')?.click();
    await settled();
    return text('[data-test=text-pressed]');
  },
  works: 'Pressed: split',
} satisfies Expected;
