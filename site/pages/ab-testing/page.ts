import type { Page } from '../../page';

export default {
  id: 'ab-testing',
  title: 'A/B Testing',
  icon: 'FlaskConical',
  blurb: 'Test a page that comes in two variants.',
  skill: 'copes with variants',
  words: ['A/B test', 'split test', 'experiment', 'variant', 'cookies', 'random', 'randomness', 'feature flag'],
  level: 2,
  track: { name: 'What is hard', place: 70 },
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
    a: 'Variant A has the title “Welcome to Version A”.',
    'a-layout': 'Variant A is centered: the button is below the title.',
    'a-color': 'Variant A has a blue button.',
    b: 'Variant B has the title “Experience Version B”.',
    'b-layout': 'Variant B is split: the button is beside the title.',
    'b-color': 'Variant B has a green button.',
    counter: 'At first the button shows “Click Me (0)”.',
    counted: 'Each click adds one to the number in the button: “Click Me (1)”.',
    information: '“Testing Information” names the variant: “Current variant: A”.',
    clicks: '“Testing Information” counts the clicks: “Button clicks: 0”.',
    layout: '“Testing Information” names the layout: “Layout style: centered” or “Layout style: split”.',
    chance: 'A first visit gets A or B by chance: different seeds in the address lead to both.',
    seeded: 'The same seed always leads to the same variant.',
    kept: 'The cookie ab-variant keeps the variant for 7 days.',
    returning: 'A later visit shows the variant that the cookie names.',
    pinned: '?variant=B in the address shows variant B, even when the cookie names A.',
    rewritten: 'The cookie names the variant of the address from then on.',
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
