import type { Page } from '../../page';

export default {
  id: 'iframes',
  title: 'Iframes',
  blurb: 'Work inside embedded, nested and foreign documents.',
  library: 'mui',
  hooks: [
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
} as const satisfies Page;
