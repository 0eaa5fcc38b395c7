import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Dropdowns'],
  title: 'Dropdowns | Test Automation Practice (Web and Mobile Web)',
  own: 'dropdown-native',
  style: ['.dropdown-label', 'font-weight', '600'],
  xpaths: ["//h1[text()='Dropdowns']", "//option[text()='Tokyo']", "//label[text()='Cascader']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('dropdown-listbox').querySelector<HTMLElement>('[role=combobox]')?.click();
    await settled();
    byTestId('dropdown-listbox').querySelectorAll<HTMLElement>('[role=option]')[1]?.click();
    await settled();
    return text('[data-test=dropdown-value-listbox]');
  },
  works: 'athens',
} satisfies Expected;
