import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Web Components'],
  title: 'Web Components | Test Automation Practice (Web and Mobile Web)',
  own: 'wc-vault',
  style: ['.web-component-box', 'padding-top', '16px'],
  xpaths: [
    "//h1[text()='Web Components']",
    "//button[text()='Add guest']",
    "//*[local-name()='ticket-counter'][contains(.,'20 €')]",
  ],
  use: async ({ byTestId, settled, text }) => {
    byTestId('wc-toggle-note').click();
    await settled();
    return [text('[data-test=wc-note]'), byTestId('wc-card').shadowRoot !== null];
  },
  works: ['Bring a cake', true],
} satisfies Expected;
