import type { Page } from '../../page';

export default {
  id: 'broken-images',
  title: 'Broken Images',
  icon: 'ImageOff',
  blurb: 'Find the images that did not load.',
  skill: 'detects broken images',
  goal:
    'Three images are visible, and only one of them loaded. Practise finding the broken ones by their natural width ' +
    'or by the response of the server, not by how they look.',
  pitfall: 'Checking that the image is visible: a broken image is visible too, with its size and its alternative text.',
  readMore: {
    playwright: 'https://playwright.dev/docs/evaluating',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/information/',
    webdriverio: 'https://webdriver.io/docs/api/element/getProperty',
    cypress: 'https://docs.cypress.io/api/commands/its',
  },
  requirements: {
    three: 'Three images are shown, each with an alternative text and a description below it.',
    loaded:
      'The first is loaded and 200 pixels wide by nature, the other two are not loaded: their natural width is 0.',
    status:
      'The server answers 404 for the other two, photos/does-not-exist.jpg and invalid-url, and never with a page.',
  },
  testIds: [
    { name: 'image-container-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: 'always' },
    { name: 'image-<index>', parameters: { index: [0, 1, 2] }, element: 'img', when: 'always' },
  ],
  prose: [
    [
      'Three images are in the document and only one of them loaded. Find the broken ones by their natural width ' +
        'or by the status of their requests: all three are there, and visible.',
      'One of these three images has arrived. The natural width of the others, or the responses to their requests, ' +
        'tells them apart.',
    ],
  ],
} as const satisfies Page;
