import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Canvas and Charts'],
  title: 'Canvas and Charts | Test Automation Practice (Web and Mobile Web)',
  own: 'shapes-cross',
  style: ['.players', 'display', 'grid'],
  xpaths: ["//h1[text()='Canvas and Charts']", "//button[text()='Zoom in']", "//p[@data-test='shapes-result']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('map-zoom-in').click();
    await settled();
    return text('[data-test=map-view]');
  },
  works: 'Centre 500, 300, zoom 2',
} satisfies Expected;
