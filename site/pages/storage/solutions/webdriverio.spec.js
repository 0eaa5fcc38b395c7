import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('storage', () => {
  let first;

  beforeEach(async () => {
    await browser.url('/storage');
    // What browsers store belongs to the site, and all tests share one browser.
    await browser.executeAsync((done) => {
      localStorage.clear();
      sessionStorage.clear();
      indexedDB.databases().then((databases) => {
        for (const { name } of databases) indexedDB.deleteDatabase(name);
        done();
      });
    });
    await browser.refresh();
    first = await browser.getWindowHandle();
  });

  afterEach(async () => {
    await devtools('Browser.resetPermissions');
    for (const tab of await browser.getWindowHandles()) {
      if (tab === first) continue;
      await browser.switchToWindow(tab);
      await browser.closeWindow();
    }
    await browser.switchToWindow(first);
  });

  it('banner: until it is answered no exercise takes a click or the focus', async () => {
    for (const names of [['consent-accept'], ['consent-necessary'], ['consent-choose', 'consent-save']]) {
      await expect(byTestId('consent-banner')).toBeDisplayed();
      await browser.execute(
        (button) => {
          button.scrollIntoView({ block: 'center' });
          button.focus();
        },
        await byTestId('note-local-save'),
      );
      await expect(byTestId('note-local-save')).not.toBeFocused();
      // At its place, whatever lies over it there. `click()` would say what that is instead.
      await browser
        .action('pointer')
        .move({ origin: await byTestId('note-local-save') })
        .down()
        .up()
        .perform();
      await browser.keys('Escape');
      await expect(byTestId('consent-banner')).toBeDisplayed();
      await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
      for (const name of names) await byTestId(name).click();
      await expect(byTestId('consent-banner')).not.toBeExisting();
      await browser.execute((button) => button.focus(), await byTestId('note-local-save'));
      await expect(byTestId('note-local-save')).toBeFocused();
      await press('consent-forget');
    }
  });

  it('remembered: the answer is kept over reloads until it is forgotten', async () => {
    for (const [text, ...names] of [
      ['All accepted', 'consent-accept'],
      ['Only necessary', 'consent-necessary'],
      ['Chosen: statistics', 'consent-choose', 'consent-statistics', 'consent-save'],
      ['Chosen: marketing', 'consent-choose', 'consent-marketing', 'consent-save'],
    ]) {
      for (const name of names) await byTestId(name).click();
      await expect(byTestId('consent-status')).toHaveText(text);
      await browser.refresh();
      await expect(byTestId('consent-status')).toHaveText(text);
      await expect(byTestId('consent-banner')).not.toBeExisting();
      await press('consent-forget');
      await expect(byTestId('consent-banner')).toBeDisplayed();
      await browser.refresh();
      await expect(byTestId('consent-banner')).toBeDisplayed();
    }
  });

  it('local: the note is kept over reloads, and other tabs show it at once', async () => {
    await answerBanner();
    const other = await openTab();
    await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
    for (const text of ['Milk', 'Bread']) {
      await browser.switchToWindow(first);
      await save('local', text);
      await expect(byTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
      await browser.refresh();
      await expect(byTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
      await browser.switchToWindow(other);
      await expect(byTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
    }
    await browser.switchToWindow(first);
    await press('note-local-delete');
    await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
    await browser.switchToWindow(other);
    await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
  });

  it('session: the note is kept for its own tab', async () => {
    await answerBanner();
    await save('session', 'Milk');
    await expect(byTestId('note-session-stored')).toHaveText('Stored: Milk');
    await browser.refresh();
    await expect(byTestId('note-session-stored')).toHaveText('Stored: Milk');
    await openTab();
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
    await browser.switchToWindow(first);
    await press('note-session-delete');
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
    await browser.refresh();
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
  });

  it('database: the note is read a moment after the page has opened', async () => {
    await answerBanner();
    await expect(byTestId('note-database-stored')).toHaveText('Nothing stored');
    for (const text of ['Milk', 'Bread']) {
      await save('database', text);
      await expect(byTestId('note-database-stored')).toHaveText(`Stored: ${text}`);
      await browser.refresh();
      await expect(byTestId('note-database-stored')).toHaveText(`Stored: ${text}`);
    }
    await openTab();
    await expect(byTestId('note-database-stored')).toHaveText('Stored: Bread');
    await browser.switchToWindow(first);
    await press('note-database-delete');
    await expect(byTestId('note-database-stored')).toHaveText('Nothing stored');
    // A database that never answers, because a real one may be read before a test can look.
    const script = await atStart('IDBFactory.prototype.open = () => ({})');
    await browser.refresh();
    await expect(byTestId('note-database-stored')).toHaveText('Reading');
    await devtools('Page.removeScriptToEvaluateOnNewDocument', script);
    await browser.refresh();
    await expect(byTestId('note-database-stored')).toHaveText('Nothing stored');
  });

  it('clipboard: a text is copied and pasted, if the browser lets the page', async () => {
    await answerBanner();
    await grant('clipboardReadWrite', 'clipboardSanitizedWrite');
    for (const text of ['Ticket 4711', 'Ticket 12']) {
      await byTestId('clipboard-text').setValue(text);
      await press('clipboard-copy');
      await expect(byTestId('clipboard-copied')).toHaveText(`Copied: ${text}`);
      expect(await browser.executeAsync((done) => navigator.clipboard.readText().then(done))).toBe(text);
    }
    await browser.executeAsync((done) => navigator.clipboard.writeText('Milk').then(done));
    await press('clipboard-paste');
    await expect(byTestId('clipboard-pasted')).toHaveText('Pasted: Milk');

    await grant('geolocation');
    await press('clipboard-copy');
    await expect(byTestId('clipboard-copied')).toHaveText('Refused');
    await press('clipboard-paste');
    await expect(byTestId('clipboard-pasted')).toHaveText('Refused');

    await browser.execute(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await press('clipboard-copy');
    await expect(byTestId('clipboard-copied')).toHaveText('Not available');
    await press('clipboard-paste');
    await expect(byTestId('clipboard-pasted')).toHaveText('Not available');
  });

  it('location: each answer of the browser is shown, and what it says of the permission', async () => {
    await answerBanner();
    await devtools('Browser.setPermission', { permission: { name: 'geolocation' }, setting: 'prompt' });
    await expect(byTestId('permission-location-state')).toHaveText('Permission: prompt');
    await grant('geolocation');
    await expect(byTestId('permission-location-state')).toHaveText('Permission: granted');
    for (const [latitude, longitude, text] of [
      [52.52, 13.405, 'Granted: 52.5200, 13.4050'],
      [-33.86882, 151.20929, 'Granted: -33.8688, 151.2093'],
    ]) {
      await devtools('Emulation.setGeolocationOverride', { latitude, longitude, accuracy: 1 });
      await press('permission-location-ask');
      await expect(byTestId('permission-location-result')).toHaveText(text);
    }
    // Without a place: where it is cannot be found out.
    await devtools('Emulation.setGeolocationOverride');
    await press('permission-location-ask');
    await expect(byTestId('permission-location-result')).toHaveText('Not available');
    await devtools('Emulation.clearGeolocationOverride');
    await grant('notifications');
    await expect(byTestId('permission-location-state')).toHaveText('Permission: denied');
    await press('permission-location-ask');
    await expect(byTestId('permission-location-result')).toHaveText('Refused');
  });

  it('asked: notifications and camera are granted, refused or not available', async () => {
    await answerBanner();
    for (const [granted, text] of [
      ['geolocation', 'Refused'],
      ['notifications', 'Granted'],
    ]) {
      await grant(granted);
      await press('permission-notifications-ask');
      await expect(byTestId('permission-notifications-result')).toHaveText(text);
    }
    // The browser's answers for the camera, because a machine that runs tests has none.
    await browser.execute(() => {
      window.stream = document.createElement('canvas').captureStream();
      navigator.mediaDevices.getUserMedia = async () => window.stream;
    });
    await press('permission-camera-ask');
    await expect(byTestId('permission-camera-result')).toHaveText('Granted, camera off');
    const states = await browser.execute(() => window.stream.getTracks().map(({ readyState }) => readyState));
    expect(states).toEqual(['ended']);
    for (const [error, text] of [
      ['NotAllowedError', 'Refused'],
      ['NotFoundError', 'Not available'],
    ]) {
      await browser.execute((name) => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
      }, error);
      await press('permission-camera-ask');
      await expect(byTestId('permission-camera-result')).toHaveText(text);
    }
  });

  it('online: it says whether the browser is online, and counts the changes', async () => {
    await answerBanner();
    await expect(byTestId('connection-status')).toHaveText('Online');
    await expect(byTestId('connection-changes')).toHaveText('Changes: 0');
    for (const [before, offline] of [true, false, true, false].entries()) {
      await browser.setNetworkConditions({ offline, latency: 0, throughput: -1 });
      await expect(byTestId('connection-status')).toHaveText(offline ? 'Offline' : 'Online');
      await expect(byTestId('connection-changes')).toHaveText(`Changes: ${before + 1}`);
    }
    await browser.deleteNetworkConditions();
    // As on a page that is opened from a cache.
    const script = await atStart("Object.defineProperty(navigator, 'onLine', { value: false })");
    await browser.refresh();
    await expect(byTestId('connection-status')).toHaveText('Offline');
    await expect(byTestId('connection-changes')).toHaveText('Changes: 0');
    await devtools('Page.removeScriptToEvaluateOnNewDocument', script);
  });

  it('passkey: one is created and used, and wrong answers are found out', async () => {
    await answerBanner();
    // The driver's own device that says yes to everything.
    const device = await browser.addVirtualAuthenticator('ctap2', 'internal', true, true, true, true);
    for (const name of ['Ada', 'Bess']) {
      await byTestId('passkey-name').setValue(name);
      await press('passkey-create');
      await expect(byTestId('passkey-status')).toHaveText(`Created for ${name}`);
      await press('passkey-sign-in');
      await expect(byTestId('passkey-status')).toHaveText(`Signed in as ${name}`);
      await browser.refresh();
      await press('passkey-sign-in');
      await expect(byTestId('passkey-status')).toHaveText(`Signed in as ${name}`);
      await browser.removeAllCredentials(device);
    }
    await browser.removeVirtualAuthenticator(device);

    for (const [error, text] of [
      ['NotAllowedError', 'Refused'],
      ['SecurityError', 'Not available'],
    ]) {
      await browser.execute((name) => {
        const fail = () => Promise.reject(new DOMException('', name));
        Object.assign(navigator.credentials, { create: fail, get: fail });
      }, error);
      for (const name of ['passkey-create', 'passkey-sign-in']) {
        await press(name);
        await expect(byTestId('passkey-status')).toHaveText(text);
      }
    }
    await browser.execute(() => {
      const answer = (type) => async () => {
        const data = { type, challenge: 'AAAA', origin: location.origin };
        return { response: { clientDataJSON: new TextEncoder().encode(JSON.stringify(data)) } };
      };
      Object.assign(navigator.credentials, { create: answer('webauthn.create'), get: answer('webauthn.get') });
    });
    for (const name of ['passkey-create', 'passkey-sign-in']) {
      await press(name);
      await expect(byTestId('passkey-status')).toHaveText('Wrong: challenge');
    }
  });
});

/** Clicks on what is in the middle of the window: the header covers what is scrolled to the top. */
async function press(name) {
  await browser.execute((element) => element.scrollIntoView({ block: 'center' }), await byTestId(name));
  await byTestId(name).click();
}

const answerBanner = () => byTestId('consent-necessary').click();

async function save(kind, text) {
  await byTestId(`note-${kind}-text`).setValue(text);
  await press(`note-${kind}-save`);
}

async function openTab() {
  const { handle } = await browser.createWindow('tab');
  await browser.switchToWindow(handle);
  await browser.url('/storage');
  return handle;
}

function devtools(command, parameters = {}) {
  return browser.sendCommandAndGetResult(command, parameters);
}

/** Chromium refuses all that is not granted. */
function grant(...permissions) {
  return devtools('Browser.grantPermissions', { permissions });
}

/** Runs a script in each document before its own. Resolves to what takes it back. */
function atStart(source) {
  return devtools('Page.addScriptToEvaluateOnNewDocument', { source });
}
