import type { Page } from '../../page';

export default {
  id: 'file-upload',
  title: 'File Upload',
  icon: 'Upload',
  blurb: 'Upload files by a dialog or by dropping them.',
  skill: 'uploads files',
  goal:
    'Files come from a native dialog, from a hidden input or by dropping them. Each upload takes two to four ' +
    'seconds. Practise uploading without the dialog, and waiting for the list instead of for “Uploading...” to ' +
    'disappear.',
  pitfall:
    'Making the hidden input visible by a script: tools can set files on a hidden input, and the script tests a ' +
    'page that no user has.',
  readMore: {
    playwright: 'https://playwright.dev/docs/input#upload-files',
    selenium: 'https://www.selenium.dev/documentation/webdriver/elements/file_upload/',
    webdriverio: 'https://webdriver.io/docs/api/browser/uploadFile',
    cypress: 'https://docs.cypress.io/api/commands/selectfile',
  },
  requirements: {
    chosen:
      '“browse” opens the file dialog, in which several files can be chosen; files that are dropped on `drop-zone` ' +
      'are uploaded too.',
    highlight: '`drop-zone` looks different while something is dragged over it, and only then.',
    busy: '“Uploading...” shows for two to four seconds, and none of the files is listed before.',
    listed:
      'Then every file is listed by its name under “Uploaded Files”, below those that came before, and the same file ' +
      'a second time too.',
    size:
      'A file’s size is given in KB of 1024 bytes with two decimals: 24 bytes are “0.02 KB”, and where that is ' +
      '“0.00 KB” the bytes follow, as in “0.00 KB (2 bytes)”.',
    both: 'Two uploads at once both arrive, each after its own time, and “Uploading...” shows until the second has.',
    local: 'Nothing is sent: an upload makes no request.',
  },
  testIds: [
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
  prose: [
    [
      'Hand over one file or several, by the dialog, straight to the input or by dropping them. Every upload takes ' +
        'two to four seconds of its own, and the files appear below with their sizes. Nothing leaves your machine.',
      'Files come in by the dialog, by the input itself or by a drop, also several at once. After two to four ' +
        'seconds they are listed with their sizes. They stay on this machine.',
    ],
  ],
} as const satisfies Page;
