import type { Page } from '../../page';

export default {
  id: 'checkboxes',
  title: 'Checkboxes',
  blurb: 'Tick one, all, or none.',
  hooks: [
    { name: 'checkbox-group', element: 'div', when: 'always' },
    {
      name: 'checkbox-label-<id>',
      parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] },
      element: 'label',
      when: 'always',
    },
    {
      name: 'checkbox-<id>',
      parameters: { id: ['checkbox1', 'checkbox2', 'checkbox3'] },
      element: 'input',
      when: 'always',
    },
    { name: 'check-all-button', element: 'button', when: 'always' },
    { name: 'uncheck-all-button', element: 'button', when: 'always' },
  ],
} as const satisfies Page;
