import { browser, expect } from '@wdio/globals';
import { byTestId } from '../../../../tests/solutions/webdriverio/locators.js';

describe('storage', () => {
  let first;

  beforeEach(async () => {
    await browser.url('/storage');
    // All tests share one browser, so this removes what earlier tests have stored.
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

  it('banner: no exercise takes a click or the focus while the banner is there', async () => {
    await expect(byTestId('consent-banner')).toBeDisplayed();
    await browser.execute(
      (button) => {
        button.scrollIntoView({ block: 'center' });
        button.focus();
      },
      await byTestId('note-local-save'),
    );
    await expect(byTestId('note-local-save')).not.toBeFocused();
    // Clicks at its place, even if something covers it there. `click()` would fail and name what covers it.
    await browser
      .action('pointer')
      .move({ origin: await byTestId('note-local-save') })
      .down()
      .up()
      .perform();
    await browser.keys('Escape');
    await expect(byTestId('consent-banner')).toBeDisplayed();
    await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
  });

  it('choices: each choice closes the banner', async () => {
    for (const names of [['consent-accept'], ['consent-necessary'], ['consent-choose', 'consent-save']]) {
      for (const name of names) await byTestId(name).click();
      await expect(byTestId('consent-banner')).not.toBeExisting();
      await browser.execute((button) => button.focus(), await byTestId('note-local-save'));
      await expect(byTestId('note-local-save')).toBeFocused();
      await press('consent-forget');
    }
  });

  const choices = [
    ['All accepted', 'consent-accept'],
    ['Only necessary', 'consent-necessary'],
    ['Chosen: statistics', 'consent-choose', 'consent-statistics', 'consent-save'],
    ['Chosen: marketing', 'consent-choose', 'consent-marketing', 'consent-save'],
  ];
  it('status: the status shows the choice', async () => {
    for (const [text, ...buttons] of choices) {
      for (const button of buttons) await byTestId(button).click();
      await expect(byTestId('consent-status')).toHaveText(text);
      await browser.execute(() => localStorage.clear());
      await browser.refresh();
    }
  });

  it('remembered: the choice is kept after a reload', async () => {
    for (const [text, ...buttons] of choices) {
      for (const button of buttons) await byTestId(button).click();
      await browser.refresh();
      await expect(byTestId('consent-status')).toHaveText(text);
      await expect(byTestId('consent-banner')).not.toBeExisting();
      await press('consent-forget');
    }
  });

  it('forgotten: the banner is shown again', async () => {
    await byTestId('consent-accept').click();
    await press('consent-forget');
    await expect(byTestId('consent-banner')).toBeDisplayed();
    await browser.refresh();
    await expect(byTestId('consent-banner')).toBeDisplayed();
  });

  it('local: the note is kept after reloads', async () => {
    await answerBanner();
    for (const text of ['Milk', 'Bread']) {
      await save('local', text);
      await expect(byTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
      await browser.refresh();
      await expect(byTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
    }
  });

  it('tabs: other tabs show a new note', async () => {
    await answerBanner();
    const other = await openTab();
    await browser.switchToWindow(first);
    await save('local', 'Milk');
    await browser.switchToWindow(other);
    await expect(byTestId('note-local-stored')).toHaveText('Stored: Milk');
  });

  it('deleted: the note is deleted in all tabs', async () => {
    await answerBanner();
    await save('local', 'Milk');
    const other = await openTab();
    await expect(byTestId('note-local-stored')).toHaveText('Stored: Milk');
    await browser.switchToWindow(first);
    await press('note-local-delete');
    for (const tab of [first, other]) {
      await browser.switchToWindow(tab);
      await expect(byTestId('note-local-stored')).toHaveText('Nothing stored');
    }
  });

  it('session: the note is kept over a reload', async () => {
    await answerBanner();
    await save('session', 'Milk');
    await expect(byTestId('note-session-stored')).toHaveText('Stored: Milk');
    await browser.refresh();
    await expect(byTestId('note-session-stored')).toHaveText('Stored: Milk');
  });

  it('private: no other tab shows the note', async () => {
    await answerBanner();
    await save('session', 'Milk');
    await expect(byTestId('note-session-stored')).toHaveText('Stored: Milk');
    await openTab();
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
  });

  it('emptied: the deleted note is gone for good', async () => {
    await answerBanner();
    await save('session', 'Milk');
    await press('note-session-delete');
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
    await browser.refresh();
    await expect(byTestId('note-session-stored')).toHaveText('Nothing stored');
  });

  it('database: the newest note is kept', async () => {
    await answerBanner();
    for (const text of ['Milk', 'Bread']) {
      await save('database', text);
      await expect(byTestId('note-database-stored')).toHaveText(`Stored: ${text}`);
      await browser.refresh();
      await expect(byTestId('note-database-stored')).toHaveText(`Stored: ${text}`);
    }
    await openTab();
    await expect(byTestId('note-database-stored')).toHaveText('Stored: Bread');
  });

  it('reading: the status is “Reading” at first', async () => {
    // A database that never responds, because a real one may respond before a test looks.
    const script = await atStart('IDBFactory.prototype.open = () => ({})');
    await browser.refresh();
    await expect(byTestId('note-database-stored')).toHaveText('Reading');
    await devtools('Page.removeScriptToEvaluateOnNewDocument', script);
  });

  it('removed: the deleted note is gone for good', async () => {
    await answerBanner();
    await save('database', 'Milk');
    await expect(byTestId('note-database-stored')).toHaveText('Stored: Milk');
    await press('note-database-delete');
    await expect(byTestId('note-database-stored')).toHaveText('Nothing stored');
    await browser.refresh();
    await expect(byTestId('note-database-stored')).toHaveText('Nothing stored');
  });

  it('clipboard: a text is copied', async () => {
    await answerBanner();
    await grant('clipboardReadWrite', 'clipboardSanitizedWrite');
    for (const text of ['Ticket 4711', 'Ticket 12']) {
      await byTestId('clipboard-text').setValue(text);
      await press('clipboard-copy');
      await expect(byTestId('clipboard-copied')).toHaveText(`Copied: ${text}`);
      expect(await browser.executeAsync((done) => navigator.clipboard.readText().then(done))).toBe(text);
    }
  });

  it('pasted: a text is pasted', async () => {
    await answerBanner();
    await grant('clipboardReadWrite', 'clipboardSanitizedWrite');
    await browser.executeAsync((done) => navigator.clipboard.writeText('Milk').then(done));
    await press('clipboard-paste');
    await expect(byTestId('clipboard-pasted')).toHaveText('Pasted: Milk');
  });

  it('clipboard-refused: a refused or missing clipboard is reported', async () => {
    await answerBanner();
    await grant('geolocation');
    const shouldRead = async (text) => {
      await press('clipboard-copy');
      await expect(byTestId('clipboard-copied')).toHaveText(text);
      await press('clipboard-paste');
      await expect(byTestId('clipboard-pasted')).toHaveText(text);
    };
    await shouldRead('Refused');
    await browser.execute(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await shouldRead('Not available');
  });

  it('location: the place is shown with four decimals', async () => {
    await answerBanner();
    await grant('geolocation');
    for (const [latitude, longitude, text] of [
      [52.52, 13.405, 'Granted: 52.5200, 13.4050'],
      [-33.86882, 151.20929, 'Granted: -33.8688, 151.2093'],
    ]) {
      await devtools('Emulation.setGeolocationOverride', { latitude, longitude, accuracy: 1 });
      await press('permission-location-ask');
      await expect(byTestId('permission-location-result')).toHaveText(text);
    }
    await devtools('Emulation.clearGeolocationOverride');
  });

  it('location-refused: a refused or missing place is reported', async () => {
    await answerBanner();
    await grant('geolocation');
    // Without a place, so that the browser finds none.
    await devtools('Emulation.setGeolocationOverride');
    await press('permission-location-ask');
    await expect(byTestId('permission-location-result')).toHaveText('Not available');
    await devtools('Emulation.clearGeolocationOverride');
    await grant('notifications');
    await press('permission-location-ask');
    await expect(byTestId('permission-location-result')).toHaveText('Refused');
  });

  it('permission: the permission follows the browser', async () => {
    await devtools('Browser.setPermission', { permission: { name: 'geolocation' }, setting: 'prompt' });
    await expect(byTestId('permission-location-state')).toHaveText('Permission: prompt');
    await grant('geolocation');
    await expect(byTestId('permission-location-state')).toHaveText('Permission: granted');
    await grant('notifications');
    await expect(byTestId('permission-location-state')).toHaveText('Permission: denied');
  });

  it('asked: notifications are granted or refused', async () => {
    await answerBanner();
    for (const [granted, text] of [
      ['geolocation', 'Refused'],
      ['notifications', 'Granted'],
    ]) {
      await grant(granted);
      await press('permission-notifications-ask');
      await expect(byTestId('permission-notifications-result')).toHaveText(text);
    }
  });

  it('camera: the camera is switched off again', async () => {
    await answerBanner();
    // Mocks the camera, because a machine that runs tests has none.
    await browser.execute(() => {
      window.stream = document.createElement('canvas').captureStream();
      navigator.mediaDevices.getUserMedia = async () => window.stream;
    });
    await press('permission-camera-ask');
    await expect(byTestId('permission-camera-result')).toHaveText('Granted, camera off');
    const states = await browser.execute(() => window.stream.getTracks().map(({ readyState }) => readyState));
    expect(states).toEqual(['ended']);
  });

  it('online: the status is that of the browser', async () => {
    await expect(byTestId('connection-status')).toHaveText('Online');
    for (const offline of [true, false]) {
      await browser.setNetworkConditions({ offline, latency: 0, throughput: -1 });
      await expect(byTestId('connection-status')).toHaveText(offline ? 'Offline' : 'Online');
    }
    await browser.deleteNetworkConditions();
    // Offline from the start, as on a page that comes from a cache.
    const script = await atStart("Object.defineProperty(navigator, 'onLine', { value: false })");
    await browser.refresh();
    await expect(byTestId('connection-status')).toHaveText('Offline');
    await devtools('Page.removeScriptToEvaluateOnNewDocument', script);
  });

  it('changes: each change is counted', async () => {
    await expect(byTestId('connection-changes')).toHaveText('Changes: 0');
    for (const [before, offline] of [true, false, true, false].entries()) {
      await browser.setNetworkConditions({ offline, latency: 0, throughput: -1 });
      await expect(byTestId('connection-changes')).toHaveText(`Changes: ${before + 1}`);
    }
    await browser.deleteNetworkConditions();
  });

  it('passkey: a passkey is created and used', async () => {
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
  });

  it('passkey-refused: a refused or missing passkey is reported', async () => {
    await answerBanner();
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
  });

  it('challenge: a passkey for another challenge is refused', async () => {
    await answerBanner();
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

const press = (name) => byTestId(name).click();

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

/** Runs a script in each document before the document's own scripts. Resolves to the id that removes it. */
function atStart(source) {
  return devtools('Page.addScriptToEvaluateOnNewDocument', { source });
}
