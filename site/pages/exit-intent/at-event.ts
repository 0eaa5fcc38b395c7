import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Exit Intent'],
  title: 'Exit Intent | Test Automation Practice (Web and Mobile Web)',
  own: '',
  style: ['main h1', 'font-size', '28px'],
  xpaths: ["//h1[text()='Exit Intent']"],
  use: async ({ byTestId, settled }) => {
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 }));
    await settled();
    return [
      byTestId('exit-modal').getAttribute('role'),
      getComputedStyle(byTestId('close-modal').parentElement as Element).display,
    ];
  },
  works: ['dialog', 'grid'],
} satisfies Expected;
