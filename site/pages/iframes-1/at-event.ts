import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Nested Frame'],
  title: 'Nested Frame | Test Automation Practice (Web and Mobile Web)',
  own: 'iframe-nested',
  style: ['[data-test=iframe-nested]', 'min-height', '480px'],
  xpaths: ["//h1[text()='Nested Frame']", "//iframe[@data-test='iframe-nested']"],
  use: ({ byTestId }) => (byTestId('iframe-nested') as HTMLIFrameElement).src.endsWith('/iframes-2'),
  works: true,
} satisfies Expected;
