import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['Test Automation Practice (Web and Mobile Web)'],
  title: 'Test Automation Practice (Web and Mobile Web)',
  own: 'feature-card-forms',
  style: ['[data-test=feature-card-forms]', 'display', 'flex'],
  xpaths: [
    "//h1[text()='Test Automation Practice (Web and Mobile Web)']",
    "//a[@data-test='feature-card-forms']",
    "//h2[text()='Advanced']",
  ],
  // A card for each page that the sidebar lists.
  use: () => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const links = count('nav a[data-test^=nav-][href]');
    return links > 0 && count('main a[data-test^=feature-card-][href]') === links;
  },
  works: true,
} satisfies Expected;
