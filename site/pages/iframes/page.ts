import type { Page } from '../../page';

export default {
  id: 'iframes',
  title: 'Iframes',
  icon: 'AppWindow',
  blurb: 'Work in embedded, nested and cross-origin iframes.',
  library: 'mui',
  skill: 'works inside frames',
  words: [
    'frame',
    'nested frame',
    'switch to frame',
    'cross-origin',
    'same origin',
    'postMessage',
    'accordion',
    'collapsible',
    'expand',
    'radio button',
    'map',
    'embedded page',
    'sandbox',
    'lazy loading',
  ],
  level: 2,
  track: { name: 'What is hard', place: 10 },
  goal:
    'Frames load when their section opens: sandboxed, nested, of this site and of another host. Practise switching ' +
    'into a frame and out again, waiting for its document, and reading the messages that it sent to the page.',
  pitfall:
    'Looking for an element of the frame in the page: it is in another document, so the search times out although ' +
    'everybody sees the element.',
  readMore: {
    playwright: 'https://playwright.dev/docs/frames',
    selenium: 'https://www.selenium.dev/documentation/webdriver/interactions/frames/',
    webdriverio: 'https://webdriver.io/docs/api/browser/switchFrame',
    cypress: 'https://www.cypress.io/blog/working-with-iframes-in-cypress',
  },
  requirements: {
    sections:
      'There are seven sections: “Iframe Examples”, “Iframe Complex”, “Iframe same domain”, the same with “forms”, ' +
      '“tables”, “nested level”, and “Iframe different domain”.',
    lazy: 'All sections are closed at first, without any frame in the document.',
    kept: 'The frames of a section stay loaded when it is closed.',
    sizes: 'Frames are 600 px tall for the two forms, 800 px for the complex page, 450 px for the map.',
    window: 'The frames of the same domain are as tall as the window.',
    origins: 'The page can read the documents of the frames /, /forms, /tables and /iframes-1, but no others.',
    messages: 'Texts that frames post are listed under “Messages from iframes:” in the order of their arrival.',
    markup: 'Markup in such a text is shown as plain text.',
    submissions:
      'Each form submitted in a frame is listed under “Form Submissions”: “Form ID: simpleForm” with its data.',
    json: 'The data of a submission is JSON, indented by two spaces.',
    ignored: 'Messages of any other shape are not listed.',
    none: 'Neither list is in the document before its first entry.',
    required: 'The simple form is sent only with a name and a valid email.',
    zip: 'The complex form is sent only with all fields but the comments, the zip with exactly 5 digits.',
    whole: 'The complex page is sent only with text, email, select, radio, date and time.',
    values: 'The complex page sends the value of each control, as a list for multiSelect and checkboxes.',
    rows: '“Add Row” adds an empty row to the interactive table.',
    deleted: '“Delete” removes its row.',
    numbers: 'When a row is deleted, the rows after it are numbered again without a gap.',
    saved: '“Save Changes” posts the rows as they are.',
  },
  testIds: [
    {
      name: 'section-<section>',
      parameters: {
        section: [
          'iframe-examples',
          'iframe-complex',
          'iframe-same-domain',
          'iframe-same-domain-forms',
          'iframe-same-domain-tables',
          'iframe-same-domain-nested-level',
          'iframe-different-domain',
        ],
      },
      element: 'button',
      when: 'always',
    },
    { name: 'frame-note', element: 'p', when: 'once Iframe different domain was opened' },
    { name: 'iframe-container', element: 'div', when: 'once Iframe Examples was opened' },
    {
      name: 'iframe-wrapper-<frame>',
      parameters: { frame: ['iframe1', 'iframe2'] },
      element: 'div',
      when: 'once Iframe Examples was opened',
    },
    {
      name: 'iframe-<frame>',
      parameters: { frame: ['iframe1', 'iframe2'] },
      element: 'iframe',
      when: 'once Iframe Examples was opened',
    },
    { name: 'iframe-complex-container', element: 'div', when: 'once Iframe Complex was opened' },
    {
      name: 'iframe-wrapper-<frame>',
      parameters: { frame: ['simple-form', 'complex-form', 'complex-page'] },
      element: 'div',
      when: 'once Iframe Complex was opened',
    },
    {
      name: 'iframe-<frame>',
      parameters: { frame: ['simple-form', 'complex-form', 'complex-page'] },
      element: 'iframe',
      when: 'once Iframe Complex was opened',
    },
    {
      name: 'iframe-wrapper-<frame>',
      parameters: { frame: ['same-domain', 'same-domain-forms', 'same-domain-tables', 'nested-level'] },
      element: 'div',
      when: 'once its section was opened',
    },
    {
      name: 'iframe-<frame>',
      parameters: { frame: ['same-domain', 'same-domain-forms', 'same-domain-tables', 'nested-level'] },
      element: 'iframe',
      when: 'once its section was opened',
    },
    { name: 'iframe-wrapper-map', element: 'section', when: 'once Iframe different domain was opened' },
    { name: 'iframe-map', element: 'iframe', when: 'once Iframe different domain was opened' },
    { name: 'iframe-messages', element: 'div', when: 'after the first text message from a frame' },
    {
      name: 'iframe-message-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its message',
    },
    { name: 'form-submissions', element: 'section', when: 'after the first form that a frame submitted' },
    {
      name: 'form-submission-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its form was submitted',
    },
  ],
  prose: [
    [
      'Open a section, switch into its frame and work there: in a sandbox, two documents deep, or in a document of ' +
        'another origin. What the frames send to this page is listed below the sections.',
      'Seven sections, and documents within them: sandboxed ones, nested ones, one of a foreign origin. What ' +
        'they report appears at the foot of this page.',
    ],
  ],
} as const satisfies Page;
