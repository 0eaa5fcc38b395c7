import type { Page } from '../../page';

export default {
  id: 'about',
  title: 'About',
  blurb: 'What this site is for, and who keeps it.',
  skill: 'reads static text',
  goal:
    'A page that only says something. Practise checking what matters of it, its headings and where its links lead, ' +
    'and letting the words between them change.',
  pitfall: 'Comparing whole paragraphs: every correction of the text fails a test that nothing is wrong with.',
  readMore: {
    playwright: 'https://playwright.dev/docs/test-assertions',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/information/',
    webdriverio: 'https://webdriver.io/docs/api/expect-webdriverio',
    cypress: 'https://docs.cypress.io/app/core-concepts/assertions',
  },
  requirements: {
    heading: 'The page is headed “About Test Automation Practice”.',
    features:
      'It lists “Form validations and dynamic inputs”, “Interactive UI and animations”, “File upload and download”, ' +
      '“Authentication and authorization flows”, “Dynamic content loading and state” and “Cross-browser challenges”.',
    team:
      'Under “Project Team”, `github-link` and `linkedin-link` lead to an address at example.com, and `email-link` ' +
      'writes to one.',
  },
  hooks: [
    { name: 'feature-list', element: 'ul', when: 'always' },
    { name: 'project-owner', element: 'div', when: 'always' },
    { name: 'github-link', element: 'a', when: 'always' },
    { name: 'linkedin-link', element: 'a', when: 'always' },
    { name: 'email-link', element: 'a', when: 'always' },
  ],
} as const satisfies Page;
