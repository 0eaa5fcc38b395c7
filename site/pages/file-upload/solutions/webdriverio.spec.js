import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $, browser, expect } from '@wdio/globals';
import { byTestId, byTestIdPrefix } from '../../../../tests/solutions/webdriverio/locators.js';

describe('file-upload', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-'));
  let clock;

  after(() => rmSync(folder, { recursive: true }));

  // The length of an upload is tested, so the address sets the real one: delayScale=1.
  beforeEach(async () => {
    clock = await browser.emulate('clock', { now: new Date(2030, 0, 1) });
    await browser.url('/file-upload?delayScale=1');
  });

  function file(name, size = 24) {
    const path = join(folder, name);
    writeFileSync(path, 'x'.repeat(size));
    return path;
  }

  /** Several files are one text with a line for each. The input accepts them as it is, and no dialog opens. */
  const choose = (...files) => byTestId('file-input').addValue(files.join('\n'));
  const listed = () => byTestIdPrefix('uploaded-file-');
  const loading = () => byTestId('upload-loading');

  /** Chooses a file and waits until it is listed, longer than an upload takes. Another test measures it. */
  async function upload(name, size) {
    const before = await listed().length;
    await choose(file(name, size));
    await clock.tick(10_000);
    await expect(listed()).toBeElementsArrayOfSize(before + 1);
  }

  it('dialog: “browse” opens the file dialog', async () => {
    // WebDriver does not see the dialog. A click on the input opens it, so this notes the click and prevents the
    // dialog.
    await byTestId('file-input').execute((input) =>
      input.addEventListener('click', (event) => {
        event.preventDefault();
        window.opened = true;
      }),
    );
    await $('button=browse').click();
    await browser.waitUntil(() => browser.execute(() => window.opened));
  });

  it('several: several files can be chosen at once', async () => {
    await choose(file('first.txt'), file('second.txt'));
    await clock.tick(10_000);
    await expect(listed()).toHaveText([/^first/, /^second/]);
  });

  it('dropped: a dropped file is uploaded', async () => {
    await drag('drop-zone', 'drop');
    await clock.tick(10_000);
    await expect(listed()).toHaveText([/^dropped/]);
  });

  const look = async () => (await byTestId('drop-zone').getCSSProperty('background-color')).value;

  it('highlight: the drop zone looks different under a drag', async () => {
    const before = await look();
    for (const type of ['dragenter', 'dragover']) {
      await drag('drop-zone', type);
      await browser.waitUntil(async () => (await look()) !== before);
    }
  });

  it('inside: it stays highlighted over the button inside', async () => {
    await drag('drop-zone', 'dragenter');
    const over = await look();
    // Drags onto the button. Then the element of the zone is left, but not the zone.
    await drag('file-select-button', 'dragenter');
    await drag('drop-zone', 'dragleave');
    await browser.waitUntil(async () => (await look()) === over);
  });

  it('plain: it looks as before after the drag', async () => {
    const before = await look();
    for (const type of ['dragleave', 'drop']) {
      await drag('drop-zone', 'dragenter');
      await drag('drop-zone', type);
      await browser.waitUntil(async () => (await look()) === before);
    }
  });

  it('busy: upload-loading shows “Uploading...”', async () => {
    await choose(file('first.txt'));
    await expect(loading()).toHaveText('Uploading...');
    await clock.tick(1999);
    await expect(loading()).toHaveText('Uploading...');
  });

  it('time: an upload takes two to four seconds', async () => {
    await choose(file('first.txt'));
    await clock.tick(1999);
    await expect(listed()).toBeElementsArrayOfSize(0);
    await clock.tick(2001);
    await expect(listed()).toBeElementsArrayOfSize(1);
  });

  it('done: upload-loading is gone afterwards', async () => {
    await choose(file('first.txt'));
    await expect(loading()).toBeDisplayed();
    await clock.tick(10_000);
    await expect(loading()).not.toExist();
  });

  it('listed: a file is listed by its name', async () => {
    await upload('first.txt');
    await expect(byTestId('uploaded-files').$('h3')).toHaveText('Uploaded Files');
    await expect(byTestId('uploaded-file-0')).toHaveText(/^first\.txt/);
  });

  it('order: a new file is listed below the earlier ones', async () => {
    for (const name of ['b.txt', 'a.txt', 'c.txt']) await upload(name);
    await expect(listed()).toHaveText([/^b/, /^a/, /^c/]);
  });

  it('twice: the same file is listed again', async () => {
    for (const _ of ['once', 'twice']) await upload('first.txt');
    await expect(listed()).toHaveText([/^first/, /^first/]);
  });

  /** The file that is listed with this name, without its extension. */
  const listedAs = (name) => listed().find(async (item) => new RegExp(`^${name}\\b`).test(await item.getText()));

  /** Uploads a file of this size, and finds it by its name, because another test checks the order. */
  async function expectSize(size, shown) {
    await upload(`${size}.txt`, size);
    const item = await listedAs(size);
    await expect(item.$('span')).toHaveText(shown);
  }

  it('size: the size is in KB of 1024 bytes', async () => {
    await expectSize(24, '0.02 KB');
    await expectSize(1024, '1.00 KB');
    await expectSize(1536, '1.50 KB');
    await expectSize(2_000_000, '1953.13 KB');
  });

  it('bytes: “0.00 KB” is followed by the bytes', async () => {
    await expectSize(0, '0.00 KB (0 bytes)');
    await expectSize(2, '0.00 KB (2 bytes)');
  });

  /**
   * Uploads two files at once. Returns how many files were listed after each change, and whether upload-loading was
   * there. A seed repeats every choice: with this one the first upload takes 2.3 s and the second 4.0 s.
   */
  async function uploadTwo() {
    await browser.url('/file-upload?delayScale=1&seed=1');
    // Noted in the page, so that the test misses no change and depends on no time.
    await browser.execute(() => {
      window.seen = [];
      const note = () =>
        window.seen.push([
          document.querySelectorAll('[data-testid^=uploaded-file-]').length,
          document.querySelector('[data-testid=upload-loading]') !== null,
        ]);
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
    });
    await choose(file('first.txt'));
    await expect(loading()).toBeDisplayed();
    await choose(file('second.txt'));
    // In steps, so that the page shows the end of the first upload before the second one ends.
    for (let second = 1; second <= 10; second++) await clock.tick(1000);
    await browser.waitUntil(async () => (await listedAs('second')) !== undefined);
    return browser.execute(() => window.seen);
  }

  it('both: two uploads at once are both listed, each after its own time', async () => {
    const seen = await uploadTwo();
    expect(seen.map(([files]) => files)).toContain(1);
    for (const name of ['first', 'second']) await expect(await listedAs(name)).toBeDisplayed();
  });

  it('idle: upload-loading shows until the second has ended', async () => {
    const seen = await uploadTwo();
    const [filesAtTheEnd] = seen.at(-1);
    expect(seen).toContainEqual([1, true]);
    expect(seen.filter(([files, loading]) => files < filesAtTheEnd && !loading)).toEqual([]);
  });

  it('local: an upload makes no request', async () => {
    const requests = [];
    const note = ({ request }) => requests.push(request.url);
    await browser.sessionSubscribe({ events: ['network.beforeRequestSent'] });
    browser.on('network.beforeRequestSent', note);
    await upload('first.txt');
    browser.off('network.beforeRequestSent', note);
    expect(requests).toEqual([]);
  });
});

/** Sends the events of a drag from the desktop, because WebDriver cannot drag from there. */
function drag(name, type) {
  return byTestId(name).execute((element, type) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['hello'], 'dropped.txt'));
    element.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
  }, type);
}
