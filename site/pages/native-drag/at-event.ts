import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Native Drag and Drop'],
  title: 'Native Drag and Drop | Test Automation Practice (Web and Mobile Web)',
  own: 'native-board',
  style: ['[data-test=native-board]', 'display', 'grid'],
  xpaths: [
    "//h1[text()='Native Drag and Drop']",
    "//div[@data-test='native-board']//li[text()='Write']",
    "//button[text()='Up']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('native-down').click();
    await settled();
    return text('[data-test=native-report]');
  },
  works: 'Moved Write to To do, place 2 of 3',
} satisfies Expected;
