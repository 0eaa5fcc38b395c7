import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['File Download'],
  title: 'File Download | Test Automation Practice (Web and Mobile Web)',
  own: 'download-card-0',
  style: ['[data-test=download-card-0]', 'display', 'grid'],
  xpaths: ["//h1[text()='File Download']", "//div[@data-test='download-card-0']//button[contains(.,'Download')]"],
  use: async ({ byTestId, settled }) => {
    byTestId('download-button-1').click();
    await settled();
    return [0, 1, 2].map((index) => (byTestId(`download-button-${index}`) as HTMLButtonElement).disabled);
  },
  works: [false, true, false],
} satisfies Expected;
