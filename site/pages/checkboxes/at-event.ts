import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Checkboxes'],
  title: 'Checkboxes | Test Automation Practice (Web and Mobile Web)',
  own: 'checkbox-group',
  style: ['[data-test=checkbox-label-checkbox1]', 'display', 'flex'],
  xpaths: ["//h1[text()='Checkboxes']", "//input[@type='checkbox'][@id='checkbox2']", "//button[text()='Check All']"],
  use: async ({ byTestId, settled }) => {
    byTestId('check-all-button').click();
    await settled();
    return [1, 2, 3].map((number) => (byTestId(`checkbox-checkbox${number}`) as HTMLInputElement).checked);
  },
  works: [true, true, true],
} satisfies Expected;
