import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Shop'],
  title: 'Shop | Test Automation Practice (Web and Mobile Web)',
  own: 'shop-count',
  style: ['.shop-products', 'display', 'grid'],
  xpaths: ["//h1[text()='Shop']", "//a[text()='Copper Kettle']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('shop-category-kitchen').click();
    await settled();
    return text('[data-test=shop-count]');
  },
  works: '10 products',
} satisfies Expected;
