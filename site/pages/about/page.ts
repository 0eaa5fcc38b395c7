import type { Page } from '../../page';

export default {
  id: 'about',
  title: 'About',
  icon: 'Info',
  blurb: 'What this site is for, how to start it, and who keeps it.',
  skill: 'reads static text',
  words: ['version', 'licence', 'static text', 'documentation', 'contact'],
  level: 1,
  track: { name: 'First week', place: 180 },
  goal:
    'A page of plain text. Practise checking what matters in it, the headings and the targets of links, and leaving ' +
    'the words in between free to change.',
  pitfall: 'Comparing whole paragraphs: every small correction of the text fails the test, although nothing is broken.',
  readMore: {
    playwright: 'https://playwright.dev/docs/test-assertions',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/information/',
    webdriverio: 'https://webdriver.io/docs/api/expect-webdriverio',
    cypress: 'https://docs.cypress.io/app/core-concepts/assertions',
  },
  requirements: {
    heading: 'The page has the heading “About Test Automation Practice”.',
    features:
      'The page lists “Form validations and dynamic inputs”, “Interactive UI and animations” and “File upload and ' +
      'download”.',
    'more-features':
      'The page lists “Authentication and authorization flows”, “Dynamic content loading and state” and “Cross-browser ' +
      'challenges”.',
    learning: '`about-learning` explains “Requirements”, “Bugs and grade”, “Redesigns” and “Hunt”.',
    install: '`about-install` shows the command that starts the site: “npx practice-site serve”.',
    options:
      '`about-options` lists --seed, --variant, --delay-scale, --slow, --late, --now, --download-failure and ' +
      '--other-origin.',
    locators: '`about-hooks` has a locator for each of Playwright, Selenium, WebdriverIO and Cypress.',
    located: 'Each of these locators finds the test id “submit-button”.',
    data: '`about-data` shows the command that lists the pages as data: “npx practice-site pages --json”.',
    catalogue: '`about-data` shows the import for the same data: “practice-site/catalogue”.',
    version: '`about-version` shows the version that /__practice/health returns.',
    licence: '`about-version` shows the licence MIT.',
    team: 'Under “Project Team”, `github-link` leads to an address at example.com.',
    community: 'Under “Project Team”, `linkedin-link` leads to an address at example.com.',
    contact: 'Under “Project Team”, `email-link` writes to an address at example.com.',
  },
  testIds: [
    { name: 'feature-list', element: 'ul', when: 'always' },
    { name: 'about-learning', element: 'section', when: 'always' },
    { name: 'about-install', element: 'section', when: 'always' },
    { name: 'about-options', element: 'section', when: 'always' },
    { name: 'about-hooks', element: 'section', when: 'always' },
    { name: 'about-data', element: 'section', when: 'always' },
    { name: 'health-link', element: 'a', when: 'always; not in an export' },
    { name: 'about-version', element: 'section', when: 'always' },
    { name: 'project-owner', element: 'div', when: 'always' },
    { name: 'github-link', element: 'a', when: 'always' },
    { name: 'linkedin-link', element: 'a', when: 'always' },
    { name: 'email-link', element: 'a', when: 'always' },
  ],
  prose: [
    [
      'This site is a place to practise browser test automation on real-world scenarios and their edge cases, for ' +
        'QA engineers, testers, learners and developers. Break things, wait for things, and see what your tool does.',
      'Here are the hard cases of browser tests, for those who test and those who learn it: late elements, hidden ' +
        'elements, elements inside of others. Try your tool on all of them.',
    ],
  ],
} as const satisfies Page;
