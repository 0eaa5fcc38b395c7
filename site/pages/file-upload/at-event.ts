import type { Expected } from '../../../tests/at-event/expected';

export default {
  h1: ['File Upload'],
  title: 'File Upload | Test Automation Practice (Web and Mobile Web)',
  own: 'drop-zone',
  style: ['[data-test=drop-zone]', 'border-top-style', 'dashed'],
  xpaths: [
    "//h1[text()='File Upload']",
    "//div[@data-test='file-uploader']//input[@type='file']",
    "//button[text()='browse']",
  ],
  use: async ({ byTestId, settled, text }) => {
    const files = new DataTransfer();
    files.items.add(new File(['a'], 'a.txt'));
    const input = byTestId('file-input') as HTMLInputElement;
    input.files = files.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
    await settled();
    return text('[data-test=upload-loading]');
  },
  works: 'Uploading...',
} satisfies Expected;
