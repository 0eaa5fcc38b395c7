import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('file-upload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  let clock;

  after(() => rmSync(folder, { recursive: true }));

  // The length of an upload is part of what is tested, so it is the real one wherever this site is served.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/file-upload?delayScale=1');
  });

  function file(name, size = 24) {
    const path = join(folder, name);
    writeFileSync(path, 'x'.repeat(size));
    return path;
  }

  /** Several files are one text with a line for each. The input takes them as it is: no dialog opens. */
  const upload = (...files) => byTestId('file-input').addValue(files.join('\n'));

  it('chosen: browse opens the dialog for several files, and dropped files are uploaded too', async () => {
    // No driver sees the dialog. What opens it is a click on the input, which this keeps from going on.
    await byTestId('file-input').execute((input) =>
      input.addEventListener('click', (event) => {
        event.preventDefault();
        window.opened = true;
      }),
    );
    await expect(byTestId('file-select-button')).toHaveText('browse');
    await byTestId('file-select-button').click();
    await browser.waitUntil(() => browser.execute(() => window.opened));
    await expect(byTestId('file-input')).toHaveElementProperty('multiple', true);

    await upload(file('first.txt'), file('second.txt'));
    await clock.tick(4000);
    await expect(byTestIdPrefix('uploaded-file-')).toHaveText([/^first\.txt/, /^second\.txt/]);
    await drag('drop-zone', 'drop');
    await clock.tick(4000);
    await expect(byTestId('uploaded-file-2')).toHaveText(/^dropped\.txt/);
  });

  it('highlight: the drop zone looks different while something is dragged over it', async () => {
    const look = async () => (await byTestId('drop-zone').getCSSProperty('background-color')).value;
    const plain = await look();
    const untilPlain = () => browser.waitUntil(async () => (await look()) === plain);
    const untilMarked = () => browser.waitUntil(async () => (await look()) !== plain);
    await drag('drop-zone', 'dragenter');
    await untilMarked();
    // Onto the button inside: the zone is left by its own element only.
    await drag('file-select-button', 'dragenter');
    await drag('drop-zone', 'dragleave');
    await untilMarked();
    await drag('file-select-button', 'dragleave');
    await untilPlain();
    await drag('drop-zone', 'dragover');
    await untilMarked();
    await drag('drop-zone', 'drop');
    await untilPlain();
  });

  it('busy: Uploading... shows for two to four seconds, and no file is listed before', async () => {
    await upload(file('first.txt'), file('second.txt'));
    await expect(byTestId('upload-loading')).toHaveText('Uploading...');
    await clock.tick(1999);
    await expect(byTestId('upload-loading')).toBeDisplayed();
    await expect(byTestId('uploaded-files')).not.toExist();
    await clock.tick(2001);
    await expect(byTestId('upload-loading')).not.toExist();
    await expect(byTestIdPrefix('uploaded-file-')).toBeElementsArrayOfSize(2);
  });

  it('listed: files are listed by name below those before, the same one a second time too', async () => {
    for (const names of [['b.txt', 'a.txt'], ['c.txt'], ['b.txt']]) {
      await upload(...names.map((name) => file(name)));
      await expect(byTestId('upload-loading')).toBeDisplayed();
      await clock.tick(4000);
      await expect(byTestId('upload-loading')).not.toExist();
    }
    await expect(byTestId('uploaded-files').$('h3')).toHaveText('Uploaded Files');
    await expect(byTestIdPrefix('uploaded-file-')).toHaveText([/^b\.txt/, /^a\.txt/, /^c\.txt/, /^b\.txt/]);
  });

  it('size: it is given in KB of 1024 bytes with two decimals', async () => {
    await upload(...[0, 24, 1024, 1536, 2_000_000].map((size) => file(`${size}.txt`, size)));
    await clock.tick(4000);
    await expect(byTestIdPrefix('uploaded-file-')).toHaveText([
      /\b0\.00 KB \(0 bytes\)$/,
      /\b0\.02 KB$/,
      /\b1\.00 KB$/,
      /\b1\.50 KB$/,
      /\b1953\.13 KB$/,
    ]);
  });

  it('both: two uploads at once both arrive, each after its own time', async () => {
    // A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
    await browser.url('/file-upload?delayScale=1&seed=1');
    await upload(file('first.txt'));
    await expect(byTestId('upload-loading')).toBeDisplayed();
    await upload(file('second.txt'));
    await clock.tick(3000);
    await expect(byTestIdPrefix('uploaded-file-')).toHaveText([/^first\.txt/]);
    await expect(byTestId('upload-loading')).toBeDisplayed();
    await clock.tick(1000);
    await expect(byTestIdPrefix('uploaded-file-')).toHaveText([/^first\.txt/, /^second\.txt/]);
    await expect(byTestId('upload-loading')).not.toExist();
  });

  it('local: an upload makes no request', async () => {
    const requests = [];
    const note = ({ request }) => requests.push(request.url);
    await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
    browser.on('network.beforeRequestSent', note);
    await upload(file('first.txt'));
    await clock.tick(4000);
    await expect(byTestId('uploaded-file-0')).toBeDisplayed();
    browser.off('network.beforeRequestSent', note);
    expect(requests).toEqual([]);
  });
});

/** What a drag from the desktop sends, which no driver can do. */
function drag(name, type) {
  return byTestId(name).execute((element, type) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['hello'], 'dropped.txt'));
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, type);
}
