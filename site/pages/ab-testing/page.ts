import type { Page } from '../../page';

export default {
  id: 'ab-testing',
  title: 'A/B Testing',
  icon: 'FlaskConical',
  blurb: 'Test a page that comes in two variants.',
  skill: 'copes with variants',
  goal:
    'A first visit gets one of two variants at random, and a cookie keeps it. Practise a test that passes on both ' +
    'variants, tests that pin one, and a check of the cookie.',
  pitfall:
    'A test that passes here and fails there: a fresh browser gets a random variant. Pin the variant in the ' +
    'address, or check what both have in common.',
  readMore: {
    playwright: 'https://playwright.dev/docs/api/class-browsercontext#browser-context-add-cookies',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/cookies/',
    webdriverio: 'https://webdriver.io/docs/api/browser/setCookies',
    cypress: 'https://docs.cypress.io/api/commands/setcookie',
  },
  requirements: {
    a: 'Variant A is titled “Welcome to Version A” and centered, with a blue button.',
    b: 'Variant B is titled “Experience Version B” and split, with a green button.',
    counter: 'The button reads “Click Me (0)” at first, and counts up by one with each click.',
    information:
      '“Testing Information” reads “Current variant: A”, “Button clicks: 0” and “Layout style: centered”, or B and ' +
      'split, and follows the clicks.',
    chance:
      'A first visit gets A or B by chance: different seeds in the address lead to both, the same seed to the same ' +
      'one every time.',
    kept: 'The variant is kept for 7 days in the cookie ab-variant, and a later visit shows the one that it names.',
    pinned: '?variant=B shows B whatever the cookie says, and rewrites the cookie.',
  },
  testIds: [
    { name: 'ab-testing-page', element: 'div', when: 'always' },
    { name: 'variant-title', element: 'h2', when: 'always' },
    { name: 'variant-description', element: 'p', when: 'always' },
    { name: 'variant-button', element: 'button', when: 'always' },
    { name: 'current-variant', element: 'li', when: 'always' },
    { name: 'button-clicks', element: 'li', when: 'always' },
    { name: 'layout-style', element: 'li', when: 'always' },
  ],
  prose: [
    [
      'A first visit gets one of two variants by chance, and a cookie keeps it for seven days. Write a test that passes ' +
        'on both, or pin one with ',
      'Chance decides which of two variants a first visit shows, and a cookie remembers it for a week. One test should ' +
        'pass for both of them; to choose one, put ',
    ],
  ],
} as const satisfies Page;
