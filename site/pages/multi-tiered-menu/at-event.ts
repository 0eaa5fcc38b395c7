import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Simple Multi Tiered Menu', 'Simple Multi Tiered Menu Use MUI', 'Simple Multi Tiered Menu Use Antd'],
  title: 'Multi Tiered Menu | Test Automation Practice (Web and Mobile Web)',
  own: 'menu-antd',
  style: ['[data-test=menu-simple]', 'position', 'relative'],
  xpaths: [
    "//h1[text()='Simple Multi Tiered Menu']/following-sibling::nav[1]//button[contains(.,'Products')]",
    "//h1[text()='Simple Multi Tiered Menu Use Antd']/following-sibling::*[@role='menu']",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('multi-tier-menu-item-products').click();
    await settled();
    const bars = [
      ...document.querySelectorAll('[data-test=menu-mui] button, [data-test=menu-antd] [role=menu] > [role=menuitem]'),
    ];
    return [text('[data-test=multi-tier-menu-item-electronics]'), bars.length >= 3];
  },
  works: ['Electronics', true],
} satisfies Expected;
