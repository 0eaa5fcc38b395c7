import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['About Test Automation Practice'],
  title: 'About | Test Automation Practice (Web and Mobile Web)',
  own: 'github-link',
  style: ['main ul', 'display', 'grid'],
  xpaths: ["//h1[contains(text(),'About')]", "//h2[text()='Project Team']"],
  use: ({ byTestId }) => byTestId('github-link').getAttribute('href'),
  works: 'https://example.com/#source',
} satisfies Expected;
