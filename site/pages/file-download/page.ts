import type { Page } from '../../page';

export default {
  id: 'file-download',
  title: 'File Download',
  blurb: 'Save a file, check its bytes, survive a failure.',
  hooks: [
    { name: 'download-card-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: 'always' },
    { name: 'download-button-<index>', parameters: { index: [0, 1, 2] }, element: 'button', when: 'always' },
    { name: 'error-message', element: 'p', when: 'after a download failed, until the next attempt' },
  ],
} as const satisfies Page;
