import type { Page } from '../../page';

export default {
  id: 'file-upload',
  title: 'File Upload',
  blurb: 'Hand over files by dialog or by dropping them.',
  hooks: [
    { name: 'file-uploader', element: 'div', when: 'always' },
    { name: 'drop-zone', element: 'div', when: 'always' },
    { name: 'file-select-button', element: 'button', when: 'always' },
    { name: 'file-input', element: 'input', when: 'always' },
    { name: 'upload-loading', element: 'div', when: 'while an upload is under way' },
    { name: 'uploaded-files', element: 'div', when: 'after the first upload' },
    {
      name: 'uploaded-file-<index>',
      parameters: { index: { kind: 'number', description: 'counts from 0 in the order of arrival' } },
      element: 'li',
      when: 'after its upload',
    },
  ],
} as const satisfies Page;
