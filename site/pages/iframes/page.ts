import type { Page } from '../../page';

export default {
  id: 'iframes',
  title: 'Iframes',
  icon: 'AppWindow',
  blurb: 'Work in embedded, nested and cross-origin iframes.',
  library: 'mui',
  skill: 'works inside frames',
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
      'Seven buttons, all closed: “Iframe Examples”, “Iframe Complex”, “Iframe same domain”, “Iframe same domain ' +
      'forms”, “Iframe same domain tables”, “Iframe same domain nested level”, “Iframe different domain”.',
    lazy: 'A section’s frames are loaded when it is first opened, not before, and stay loaded when it is closed.',
    sizes:
      'The two forms’ frames are 600 px tall, the complex page’s is 800 px, those of the same domain are as tall as ' +
      'the window, and the map’s is 1000 by 450 px.',
    origins:
      'The page can read the documents of the same-domain frames (/, /forms, /tables and /iframes-1), but not those ' +
      'of the sandboxed frames, nor the map, which comes from another host.',
    messages:
      'Texts that frames post, such as “Button 1 clicked” and “Nested button clicked”, are listed under “Messages ' +
      'from iframes:” in order of arrival, markup as plain text.',
    submissions:
      'A form that was submitted in a frame is listed under “Form Submissions” with “Form ID: simpleForm” and its ' +
      'data as JSON, indented by two spaces.',
    ignored: 'Neither list is in the document before it has an entry, and messages of any other shape add none.',
    required:
      'The simple form is sent only with a name and a valid email, the complex one only with all but the comments ' +
      'and a zip of exactly 5 digits, the complex page’s only with text, email, select, radio, date and time.',
    values:
      'The complex page sends every control’s value, with multiSelect as the list of what is selected and checkboxes ' +
      'as the list of what is ticked.',
    rows:
      'In the interactive table “Add Row” adds an empty row, “Delete” removes its row and renumbers those after it, ' +
      'and “Save Changes” posts the rows as they are.',
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
