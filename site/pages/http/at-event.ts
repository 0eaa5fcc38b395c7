import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['HTTP'],
  title: 'HTTP | Test Automation Practice (Web and Mobile Web)',
  own: 'http-cookies-seen',
  style: ['.http .field', 'max-width', 'none'],
  xpaths: ["//h1[text()='HTTP']", "//a[text()='Basic authentication']", "//button[text()='Set cookies']"],
  use: async ({ byTestId, settled }) => {
    const select = byTestId('http-code') as HTMLSelectElement;
    select.value = '500';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    // An export has no server, and so no link.
    const href = byTestId('http-open-status').getAttribute('href');
    return href ? href.endsWith('/http/status/500') : select.value === '500';
  },
  works: true,
} satisfies Expected;
