import type { Page } from '../../page';

export default {
  id: 'file-download',
  title: 'File Download',
  icon: 'Download',
  blurb: 'Download a file, check its bytes, handle a failure.',
  skill: 'checks downloads',
  goal:
    'Three files to download, and failures on request. Practise catching a download, waiting until it is complete ' +
    'and checking its bytes. For a failure, prove that no file came.',
  pitfall:
    'Looking for the file in the folder right after the click: it is not there yet, it is not complete, or it is ' +
    'from the last run.',
  readMore: {
    playwright: 'https://playwright.dev/docs/downloads',
    selenium: 'https://www.selenium.dev/documentation/test_practices/discouraged/file_downloads/',
    webdriverio: 'https://webdriver.io/docs/best-practices/file-download',
    cypress: 'https://docs.cypress.io/api/commands/readfile',
  },
  requirements: {
    cards:
      'Three cards read “Sample Text”, “TXT • 1 KB”; “Sample CSV”, “CSV • 2 KB”; “Sample PDF”, “PDF • 20 KB”; their ' +
      'buttons are named “Download Sample Text” and so on.',
    saved: 'The files are saved as sample.txt with 1024 bytes, sample.csv with 2048 and sample.pdf with 20480.',
    contents:
      'sample.txt is text, sample.csv has a header row and rows of as many values, and sample.pdf is a PDF of one ' +
      'page.',
    busy: 'Only the button that was pressed is disabled, for half a second at least and until its file is there.',
    failed:
      'With ?downloadFailure=http, “Failed to download Sample Text. Please try again later or contact support if the ' +
      'issue persists.” is alerted in red, and no file is saved.',
    empty: 'An empty file, as with ?downloadFailure=empty, is refused with the same message and not saved.',
    reason: 'The console says why a download failed: “HTTP error! status: 503” or “File is empty”.',
    cleared: 'The message is gone as soon as the next download begins.',
  },
  testIds: [
    { name: 'download-card-<index>', parameters: { index: [0, 1, 2] }, element: 'div', when: 'always' },
    { name: 'download-button-<index>', parameters: { index: [0, 1, 2] }, element: 'button', when: 'always' },
    {
      name: 'download-error-<index>',
      parameters: { index: [0, 1, 2] },
      element: 'p',
      when: 'after its download failed, until the next attempt',
    },
    { name: 'error-message', element: 'p', when: 'after a download failed, until the next attempt' },
  ],
  prose: [
    [
      'Save each file and compare its name and its bytes: they are exact, down to the size. The pressed button stays ' +
        'busy until its file is there. With ',
      'Three files to save, each with a fixed name and fixed bytes. A button is busy for as long as its file takes. Put ',
    ],
    [' in the address every download fails.', ' in the address, and each download fails.'],
  ],
} as const satisfies Page;
