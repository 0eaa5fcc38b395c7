import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Shadow DOM'],
  title: 'Shadow DOM | Test Automation Practice (Web and Mobile Web)',
  own: 'shadow-host',
  style: ['main :has(> [data-test=shadow-host])', 'display', 'grid'],
  xpaths: ["//h1[text()='Shadow DOM']", "//div[@data-test='shadow-host']"],
  use: async ({ byTestId, settled, text }) => {
    byTestId('shadow-host').shadowRoot?.querySelector<HTMLElement>('[data-test=shadow-button]')?.click();
    await settled();
    return text('[role=dialog] h2');
  },
  works: 'Shadow DOM Button',
} satisfies Expected;
