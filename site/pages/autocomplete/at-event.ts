import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Autocomplete'],
  title: 'Autocomplete | Test Automation Practice (Web and Mobile Web)',
  own: 'place-input',
  style: ['.autocomplete', 'max-width', '400px'],
  xpaths: [
    "//h1[text()='Autocomplete']",
    "//label[text()='Place']/following::input[1]",
    "//optgroup[@label='Back']/option[text()='18:00']",
  ],
  use: async ({ byTestId, settled, text }) => {
    const select = byTestId('ferry-select') as HTMLSelectElement;
    select.selectedIndex = 2;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    return text('[data-test=ferry-result]');
  },
  works: 'Ferry: Out, 12:00',
} satisfies Expected;
