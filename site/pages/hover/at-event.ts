import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Hover States'],
  title: 'Hover States | Test Automation Practice (Web and Mobile Web)',
  own: 'hover-example',
  style: ['[data-test=hover-figure-1]', 'position', 'relative'],
  xpaths: ["//h1[text()='Hover States']", "//div[@data-test='hover-figure-1']/img"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('hover-figure-2').dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    await settled();
    return text('[data-test=hover-caption-2]');
  },
  works: 'Figure 2',
} satisfies Expected;
