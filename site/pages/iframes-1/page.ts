import type { Page } from '../../page';

export default {
  id: 'iframes-1',
  title: 'Nested Frame',
  blurb: 'A page that holds /iframes-2 in a sandboxed frame.',
  skill: 'enters nested frames',
  goal:
    'This page embeds another page of the site in a frame. Opened from the Iframes page that makes two levels. ' +
    'Practise going from frame to frame, and back to the level that you want.',
  pitfall: 'Switching to the inner frame from the top: a frame is found only from the document that contains it.',
  readMore: {
    playwright: 'https://playwright.dev/docs/frames',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/frames/',
    webdriverio: 'https://webdriver.io/docs/api/browser/switchFrame',
    cypress: 'https://www.cypress.io/blog/working-with-iframes-in-cypress',
  },
  requirements: {
    frame: 'The frame `iframe-nested` shows /iframes-2 with its heading “Dynamic Tables Have Input”.',
    single: 'The page has no other frame.',
    works: 'The table in the frame can be sorted as on its own page.',
    typed: 'The fields of the table in the frame take values as on their own page.',
    inside: 'The dialog of this table opens inside the frame.',
    sandbox: 'The sandbox of the frame allows same origin, scripts, popups, forms and modals.',
    'nothing-else': 'The sandbox allows nothing else.',
  },
  testIds: [{ name: 'iframe-nested', element: 'iframe', when: 'always' }],
  prose: [
    [
      'This page holds another page in a frame. Opened from a frame of the Iframes page, that makes two levels to ' +
        'switch through before you reach the table.',
      'A frame on this page shows another page. If this one is in a frame already, the table is two levels down.',
    ],
  ],
} as const satisfies Page;
