import type { Page } from '../../page';

export default {
  id: 'file-upload',
  title: 'File Upload',
  icon: 'Upload',
  blurb: 'Upload files by a dialog or by dropping them.',
  skill: 'uploads files',
  words: [
    'upload',
    'file input',
    'file chooser',
    'file picker',
    'drop zone',
    'dropzone',
    'drag a file',
    'attachment',
    'multiple files',
    'multiple upload',
    'image upload',
  ],
  level: 2,
  track: { name: 'First week', place: 100 },
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
    dialog: '“browse” opens the file dialog.',
    several: 'Several files can be chosen at once.',
    dropped: 'A file that is dropped on `drop-zone` is uploaded too.',
    highlight: '`drop-zone` looks different while something is dragged over it.',
    inside: '`drop-zone` stays highlighted while something is dragged over the button inside.',
    plain: '`drop-zone` looks as before once the file is dropped or dragged away.',
    busy: '`upload-loading` shows “Uploading...” during an upload.',
    time: 'A file is listed two to four seconds after it was chosen.',
    done: '`upload-loading` is gone once the file is listed.',
    listed: 'A file is listed by its name under “Uploaded Files”.',
    order: 'A new file is listed below the earlier ones.',
    twice: 'The same file is listed again when it is uploaded a second time.',
    size: 'The size is in KB of 1024 bytes with two decimals: “0.02 KB” for 24 bytes.',
    bytes: 'A size of “0.00 KB” is followed by the bytes: “0.00 KB (2 bytes)”.',
    both: 'Two uploads at once are both listed, each after its own time.',
    idle: '`upload-loading` stays until the last of several uploads has ended.',
    local: 'An upload makes no request.',
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
