import type { Page } from '../../page';

export default {
  id: 'file-download',
  title: 'File Download',
  icon: 'Download',
  blurb: 'Download a file, check its bytes, handle a failure.',
  skill: 'checks downloads',
  words: ['download', 'save file', 'csv', 'pdf', 'txt', 'file size', 'error message', '503', 'server error'],
  level: 2,
  track: { name: 'First week', place: 110 },
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
    cards: 'The titles of the three cards are “Sample Text”, “Sample CSV”, “Sample PDF”.',
    details: 'Each card shows type and size of its file: “TXT • 1 KB”, “CSV • 2 KB”, “PDF • 20 KB”.',
    buttons: 'Each button is named after its file: “Download Sample Text”.',
    saved: 'The files are saved as sample.txt, sample.csv and sample.pdf.',
    sizes: 'The files have exactly 1024, 2048 and 20480 bytes.',
    text: 'sample.txt is readable text.',
    table: 'Each row of sample.csv has as many values as its header.',
    pdf: 'sample.pdf is a PDF of one page.',
    busy: 'The pressed button is disabled for at least half a second.',
    until: 'The pressed button stays disabled until its file is there.',
    others: 'The other buttons stay enabled during a download.',
    failed:
      'With ?downloadFailure=http `error-message` is “Failed to download Sample Text. Please try again later or ' +
      'contact support if the issue persists.”.',
    red: '`error-message` is red.',
    alert: 'Screen readers hear `error-message` at once, because its role is “alert”.',
    unsaved: 'No file is saved when a download fails.',
    empty: 'An empty file, as with ?downloadFailure=empty, is a failure too.',
    reason: 'The console shows why a download failed: “HTTP error! status: 503” or “File is empty”.',
    cleared: '`error-message` is gone as soon as the next download begins.',
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
