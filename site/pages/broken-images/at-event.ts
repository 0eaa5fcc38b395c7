import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Broken Images'],
  title: 'Broken Images | Test Automation Practice (Web and Mobile Web)',
  own: 'image-0',
  style: ['[data-test=image-0]', 'width', '200px'],
  xpaths: ["//h1[text()='Broken Images']", "//div[@data-test='image-container-0']/img"],
  use: () => document.querySelectorAll('main img[data-test^=image-]').length,
  works: 3,
} satisfies Expected;
