import type { Page } from '../../page';

export default {
  id: 'broken-images',
  title: 'Broken Images',
  icon: 'ImageOff',
  blurb: 'Find the images that did not load.',
  skill: 'detects broken images',
  words: ['image', 'img', 'picture', '404', 'not found', 'alt text', 'natural width', 'missing image'],
  level: 1,
  track: { name: 'First week', place: 130 },
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
    three: 'The page shows three images.',
    described: 'Each image has a description below it.',
    named: 'Each image has an alternative text.',
    loaded: 'The first image is loaded, with a natural width of 200 pixels.',
    broken: 'The other two images are not loaded: their natural width is 0.',
    status: 'The server returns 404 for photos/does-not-exist.jpg and invalid-url, never a page.',
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
