// Cypress works in one tab, and cannot answer questions of the browser. So these tests send the page the events that
// another tab would cause. They also mock the functions that ask the user.

beforeEach(() => {
  // Cypress empties localStorage and sessionStorage before each test, but no database.
  cy.visit('/storage');
  cy.contains('button', 'Only necessary').click();
  byTestId('note-database-delete').click();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
});

it('banner: no exercise takes a click or the focus while the banner is there', () => {
  cy.contains('button', 'Forget answer').click();
  byTestId('consent-banner').should('be.visible');
  byTestId('note-local-save').scrollIntoView();
  byTestId('note-local-save').then(([button]) => {
    button.focus();
  });
  byTestId('note-local-save').should('not.have.focus');
  // What a click of a visitor would hit there. `click()` would fail.
  byTestId('note-local-save').should(([button]) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    const hit = button.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
    expect(hit?.closest('[data-test=storage-exercises]')).to.equal(null);
  });
  byTestId('storage-exercises').should('have.prop', 'inert', true);
  cy.get('body').type('{esc}');
  byTestId('consent-banner').should('be.visible');
});

it('choices: each choice closes the banner', () => {
  for (const labels of [['Accept all'], ['Only necessary'], ['Choose', 'Save choice']]) {
    cy.contains('button', 'Forget answer').click();
    for (const label of labels) cy.contains('button', label).click();
    byTestId('consent-banner').should('not.exist');
    byTestId('note-local-save').focus();
    byTestId('note-local-save').should('have.focus');
  }
});

const choices = [
  ['All accepted', 'consent-accept'],
  ['Only necessary', 'consent-necessary'],
  ['Chosen: statistics', 'consent-choose', 'consent-statistics', 'consent-save'],
  ['Chosen: marketing', 'consent-choose', 'consent-marketing', 'consent-save'],
];
it('status: the status shows the choice', () => {
  for (const [text, ...buttons] of choices) {
    cy.clearLocalStorage();
    cy.reload();
    for (const button of buttons) byTestId(button).click();
    byTestId('consent-status').should('have.text', text);
  }
});

it('remembered: the choice is kept after a reload', () => {
  for (const [text, ...buttons] of choices) {
    cy.contains('button', 'Forget answer').click();
    for (const button of buttons) byTestId(button).click();
    cy.reload();
    byTestId('consent-status').should('have.text', text);
    byTestId('consent-banner').should('not.exist');
  }
});

it('forgotten: the banner is shown again', () => {
  cy.contains('button', 'Forget answer').click();
  byTestId('consent-banner').should('be.visible');
  cy.reload();
  byTestId('consent-banner').should('be.visible');
});

it('local: the note is kept after reloads', () => {
  for (const text of ['Milk', 'Bread']) {
    save('local', text);
    byTestId('note-local-stored').should('have.text', `Stored: ${text}`);
    cy.reload();
    byTestId('note-local-stored').should('have.text', `Stored: ${text}`);
  }
});

it('tabs: other tabs show a new note', () => {
  save('local', 'Milk');
  tellStored('Milk', 'Tea');
  byTestId('note-local-stored').should('have.text', 'Stored: Tea');
});

it('deleted: the note is deleted in all tabs', () => {
  save('local', 'Milk');
  tellStored('Milk', null);
  byTestId('note-local-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-local-stored').should('have.text', 'Stored: Milk');
  byTestId('note-local-delete').click();
  byTestId('note-local-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-local-stored').should('have.text', 'Nothing stored');
});

it('session: the note is kept over a reload', () => {
  save('session', 'Milk');
  byTestId('note-session-stored').should('have.text', 'Stored: Milk');
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Stored: Milk');
});

it('private: no other tab shows the note', () => {
  save('session', 'Milk');
  byTestId('note-session-stored').should('have.text', 'Stored: Milk');
  // In another tab only the session storage is empty.
  cy.clearAllSessionStorage();
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
});

it('emptied: the deleted note is gone for good', () => {
  save('session', 'Bread');
  byTestId('note-session-delete').click();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
});

it('database: the newest note is kept', () => {
  for (const text of ['Milk', 'Bread']) {
    save('database', text);
    byTestId('note-database-stored').should('have.text', `Stored: ${text}`);
    cy.reload();
    byTestId('note-database-stored').should('have.text', `Stored: ${text}`);
  }
  // Empties all but the database, so that only the database can bring the note back.
  cy.clearAllSessionStorage();
  cy.clearAllLocalStorage();
  cy.reload();
  byTestId('note-database-stored').should('have.text', 'Stored: Bread');
});

it('reading: the status is “Reading” at first', () => {
  // A database that never responds, because a real one may respond before a test looks.
  cy.visit('/storage', {
    onBeforeLoad(win) {
      win.IDBFactory.prototype.open = () => /** @type {IDBOpenDBRequest} */ ({});
    },
  });
  byTestId('note-database-stored').should('have.text', 'Reading');
});

it('removed: the deleted note is gone for good', () => {
  save('database', 'Milk');
  byTestId('note-database-stored').should('have.text', 'Stored: Milk');
  byTestId('note-database-delete').click();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
});

it('clipboard: a text is copied', () => {
  let onClipboard = '';
  replace('clipboard', {
    writeText: async (text) => {
      onClipboard = text;
    },
  });
  for (const text of ['Ticket 4711', 'Ticket 12']) {
    byTestId('clipboard-text').clear();
    byTestId('clipboard-text').type(text);
    byTestId('clipboard-copy').click();
    byTestId('clipboard-copied').should('have.text', `Copied: ${text}`);
    byTestId('clipboard-copied').should(() => expect(onClipboard).to.equal(text));
  }
});

it('pasted: a text is pasted', () => {
  replace('clipboard', { readText: async () => 'Milk' });
  byTestId('clipboard-paste').click();
  byTestId('clipboard-pasted').should('have.text', 'Pasted: Milk');
});

it('clipboard-refused: a refused or missing clipboard is reported', () => {
  const fail = failing('NotAllowedError');
  for (const [clipboard, text] of [
    [{ writeText: fail, readText: fail }, 'Refused'],
    [undefined, 'Not available'],
  ]) {
    replace('clipboard', clipboard);
    byTestId('clipboard-copy').click();
    byTestId('clipboard-copied').should('have.text', text);
    byTestId('clipboard-paste').click();
    byTestId('clipboard-pasted').should('have.text', text);
  }
});

it('location: the place is shown with four decimals', () => {
  for (const [coords, text] of [
    [{ latitude: 52.52, longitude: 13.405 }, 'Granted: 52.5200, 13.4050'],
    [{ latitude: -33.86882, longitude: 151.20929 }, 'Granted: -33.8688, 151.2093'],
  ]) {
    replace('geolocation', { getCurrentPosition: (found) => found({ coords }) });
    byTestId('permission-location-ask').click();
    byTestId('permission-location-result').should('have.text', text);
  }
});

it('location-refused: a refused or missing place is reported', () => {
  for (const [code, text] of [
    [1, 'Refused'],
    [2, 'Not available'],
  ]) {
    replace('geolocation', { getCurrentPosition: (_found, failed) => failed({ code }) });
    byTestId('permission-location-ask').click();
    byTestId('permission-location-result').should('have.text', text);
  }
});

it('permission: the permission follows the browser', () => {
  const status = Object.assign(new EventTarget(), { state: 'prompt' });
  cy.visit('/storage', {
    onBeforeLoad(win) {
      win.navigator.permissions.query = async () => /** @type {PermissionStatus} */ (/** @type {unknown} */ (status));
    },
  });
  byTestId('permission-location-state').should('have.text', 'Permission: prompt');
  for (const state of ['granted', 'denied']) {
    cy.then(() => {
      status.state = state;
      status.dispatchEvent(new Event('change'));
    });
    byTestId('permission-location-state').should('have.text', `Permission: ${state}`);
  }
});

it('asked: notifications are granted or refused', () => {
  for (const [answer, text] of [
    ['denied', 'Refused'],
    ['granted', 'Granted'],
  ]) {
    cy.window().then((win) => {
      win.Notification.requestPermission = async () => /** @type {NotificationPermission} */ (answer);
    });
    byTestId('permission-notifications-ask').click();
    byTestId('permission-notifications-result').should('have.text', text);
  }
});

it('camera: the camera is switched off again', () => {
  const track = { stop: cy.stub().as('stop') };
  replace('mediaDevices', { getUserMedia: async () => ({ getTracks: () => [track] }) });
  byTestId('permission-camera-ask').click();
  byTestId('permission-camera-result').should('have.text', 'Granted, camera off');
  cy.get('@stop').should('be.called');
});

it('online: the status is that of the browser', () => {
  byTestId('connection-status').should('have.text', 'Online');
  for (const [event, text] of [
    ['offline', 'Offline'],
    ['online', 'Online'],
  ]) {
    cy.window().then((win) => {
      win.dispatchEvent(new win.Event(event));
    });
    byTestId('connection-status').should('have.text', text);
  }
  // Offline from the start, as on a page that comes from a cache.
  cy.visit('/storage', {
    onBeforeLoad(win) {
      Object.defineProperty(win.navigator, 'onLine', { value: false });
    },
  });
  byTestId('connection-status').should('have.text', 'Offline');
});

it('changes: each change is counted', () => {
  byTestId('connection-changes').should('have.text', 'Changes: 0');
  for (const [before, event] of ['offline', 'online', 'offline', 'online'].entries()) {
    cy.window().then((win) => {
      win.dispatchEvent(new win.Event(event));
    });
    byTestId('connection-changes').should('have.text', `Changes: ${before + 1}`);
  }
});

it('passkey: a passkey is created and used', () => {
  for (const name of ['Ada', 'Bess']) {
    giveDevice(name);
    byTestId('passkey-name').clear();
    byTestId('passkey-name').type(name);
    byTestId('passkey-create').click();
    byTestId('passkey-status').should('have.text', `Created for ${name}`);
    byTestId('passkey-sign-in').click();
    byTestId('passkey-status').should('have.text', `Signed in as ${name}`);
    cy.reload();
    giveDevice(name);
    byTestId('passkey-sign-in').click();
    byTestId('passkey-status').should('have.text', `Signed in as ${name}`);
  }
});

it('passkey-refused: a refused or missing passkey is reported', () => {
  for (const [error, text] of [
    ['NotAllowedError', 'Refused'],
    ['SecurityError', 'Not available'],
  ]) {
    replace('credentials', { create: failing(error), get: failing(error) });
    for (const name of ['passkey-create', 'passkey-sign-in']) {
      byTestId(name).click();
      byTestId('passkey-status').should('have.text', text);
    }
  }
});

it('challenge: a passkey for another challenge is refused', () => {
  giveDevice('Ada', 'AAAA');
  for (const name of ['passkey-create', 'passkey-sign-in']) {
    byTestId(name).click();
    byTestId('passkey-status').should('have.text', 'Wrong: challenge');
  }
});

function byTestId(/** @type {string} */ name) {
  return cy.get(`[data-test=${name}]`);
}

function save(/** @type {string} */ kind, /** @type {string} */ text) {
  byTestId(`note-${kind}-text`).clear();
  byTestId(`note-${kind}-text`).type(text);
  byTestId(`note-${kind}-save`).click();
}

/** Sends the event by which the browser tells this tab what another tab has stored. */
function tellStored(/** @type {string} */ oldValue, /** @type {string | null} */ newValue) {
  cy.window().then((win) => {
    const key = Object.keys(win.localStorage).find((name) => win.localStorage.getItem(name) === oldValue);
    win.dispatchEvent(new win.StorageEvent('storage', { key, newValue, storageArea: win.localStorage }));
  });
}
/** Mocks an object of the browser that asks the user. */
function replace(/** @type {string} */ name, /** @type {object | undefined} */ value) {
  cy.window().then((win) => {
    Object.defineProperty(win.navigator, name, { configurable: true, value });
  });
}

function failing(/** @type {string} */ error) {
  return () => Promise.reject(new DOMException('', error));
}

/** A device that says yes to everything. It answers the page's challenge, or another one. */
function giveDevice(/** @type {string} */ user, otherChallenge = '') {
  cy.window().then((win) => {
    const answer =
      (/** @type {string} */ type) =>
      async (/** @type {{ publicKey: { challenge: Uint8Array } }} */ { publicKey }) => {
        const base64 = btoa(String.fromCharCode(...publicKey.challenge));
        const own = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
        const data = { type, challenge: otherChallenge || own, origin: win.location.origin };
        const clientDataJSON = new TextEncoder().encode(JSON.stringify(data));
        return { response: { clientDataJSON, userHandle: new TextEncoder().encode(user) } };
      };
    Object.defineProperty(win.navigator, 'credentials', {
      configurable: true,
      value: { create: answer('webauthn.create'), get: answer('webauthn.get') },
    });
  });
}
