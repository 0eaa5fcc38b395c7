// Cypress acts in one tab and cannot answer for the browser. So these tests tell the page what another tab would have
// made the browser tell it, and put functions of their own in the place of those that ask the browser's user.

beforeEach(() => {
  // Cypress empties localStorage and sessionStorage before each test, and no database.
  cy.visit('/storage');
  cy.contains('button', 'Only necessary').click();
  byTestId('note-database-delete').click();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
});

it('banner: until it is answered no exercise takes a click or the focus', () => {
  for (const labels of [['Accept all'], ['Only necessary'], ['Choose', 'Save choice']]) {
    cy.contains('button', 'Forget answer').click();
    byTestId('consent-banner').should('be.visible');
    byTestId('note-local-save').scrollIntoView();
    byTestId('note-local-save').then(([button]) => {
      button.focus();
    });
    byTestId('note-local-save').should('not.have.focus');
    // What a visitor would hit at its place: `click()` would refuse to.
    byTestId('note-local-save').should(([button]) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const hit = button.ownerDocument.elementFromPoint(left + width / 2, top + height / 2);
      expect(hit?.closest('[data-test=storage-exercises]')).to.equal(null);
    });
    byTestId('storage-exercises').should('have.prop', 'inert', true);
    cy.get('body').type('{esc}');
    byTestId('consent-banner').should('be.visible');
    for (const label of labels) cy.contains('button', label).click();
    byTestId('consent-banner').should('not.exist');
    byTestId('note-local-save').focus();
    byTestId('note-local-save').should('have.focus');
  }
});

it('remembered: the answer is kept over reloads until it is forgotten', () => {
  for (const [text, ...names] of [
    ['All accepted', 'consent-accept'],
    ['Only necessary', 'consent-necessary'],
    ['Chosen: statistics', 'consent-choose', 'consent-statistics', 'consent-save'],
    ['Chosen: marketing', 'consent-choose', 'consent-marketing', 'consent-save'],
  ]) {
    cy.contains('button', 'Forget answer').click();
    byTestId('consent-banner').should('be.visible');
    cy.reload();
    byTestId('consent-banner').should('be.visible');
    for (const name of names) byTestId(name).click();
    byTestId('consent-status').should('have.text', text);
    cy.reload();
    byTestId('consent-status').should('have.text', text);
    byTestId('consent-banner').should('not.exist');
  }
});

it('local: the note is kept over reloads, and other tabs show it at once', () => {
  for (const text of ['Milk', 'Bread']) {
    save('local', text);
    byTestId('note-local-stored').should('have.text', `Stored: ${text}`);
    cy.reload();
    byTestId('note-local-stored').should('have.text', `Stored: ${text}`);
  }
  // As the browser tells this tab what another one has stored there.
  for (const [newValue, text] of [
    ['Tea', 'Stored: Tea'],
    [null, 'Nothing stored'],
  ]) {
    cy.window().then((win) => {
      const key = Object.keys(win.localStorage).find((name) => win.localStorage.getItem(name) === 'Bread');
      win.dispatchEvent(new win.StorageEvent('storage', { key, newValue, storageArea: win.localStorage }));
    });
    byTestId('note-local-stored').should('have.text', text);
  }
  cy.reload();
  byTestId('note-local-stored').should('have.text', 'Stored: Bread');
  byTestId('note-local-delete').click();
  byTestId('note-local-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-local-stored').should('have.text', 'Nothing stored');
});

it('session: the note is kept for its own tab', () => {
  save('session', 'Milk');
  byTestId('note-session-stored').should('have.text', 'Stored: Milk');
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Stored: Milk');
  // In another tab this storage is empty, and all others are the same.
  cy.clearAllSessionStorage();
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
  save('session', 'Bread');
  byTestId('note-session-stored').should('have.text', 'Stored: Bread');
  byTestId('note-session-delete').click();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-session-stored').should('have.text', 'Nothing stored');
});

it('database: the note is read a moment after the page has opened', () => {
  for (const text of ['Milk', 'Bread']) {
    save('database', text);
    byTestId('note-database-stored').should('have.text', `Stored: ${text}`);
    cy.reload();
    byTestId('note-database-stored').should('have.text', `Stored: ${text}`);
  }
  // What another tab has too: all but the database is emptied.
  cy.clearAllSessionStorage();
  cy.clearAllLocalStorage();
  cy.reload();
  byTestId('note-database-stored').should('have.text', 'Stored: Bread');
  cy.contains('button', 'Only necessary').click();
  byTestId('note-database-delete').click();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
  cy.reload();
  byTestId('note-database-stored').should('have.text', 'Nothing stored');
  // A database that never answers, because a real one may be read before a test can look.
  cy.visit('/storage', {
    onBeforeLoad(win) {
      win.IDBFactory.prototype.open = () => /** @type {IDBOpenDBRequest} */ ({});
    },
  });
  byTestId('note-database-stored').should('have.text', 'Reading');
});

it('clipboard: a text is copied and pasted, if the browser lets the page', () => {
  let onClipboard = '';
  replace('clipboard', {
    writeText: async (text) => {
      onClipboard = text;
    },
    readText: async () => onClipboard,
  });
  for (const text of ['Ticket 4711', 'Ticket 12']) {
    byTestId('clipboard-text').clear();
    byTestId('clipboard-text').type(text);
    byTestId('clipboard-copy').click();
    byTestId('clipboard-copied').should('have.text', `Copied: ${text}`);
    byTestId('clipboard-copied').should(() => expect(onClipboard).to.equal(text));
  }
  cy.then(() => {
    onClipboard = 'Milk';
  });
  byTestId('clipboard-paste').click();
  byTestId('clipboard-pasted').should('have.text', 'Pasted: Milk');

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

it('location: each answer of the browser is shown, and what it says of the permission', () => {
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
  for (const [answer, text] of [
    [{ latitude: 52.52, longitude: 13.405 }, 'Granted: 52.5200, 13.4050'],
    [{ latitude: -33.86882, longitude: 151.20929 }, 'Granted: -33.8688, 151.2093'],
    [1, 'Refused'],
    [2, 'Not available'],
  ]) {
    replace('geolocation', {
      getCurrentPosition: (found, failed) =>
        typeof answer === 'number' ? failed({ code: answer }) : found({ coords: answer }),
    });
    byTestId('permission-location-ask').click();
    byTestId('permission-location-result').should('have.text', text);
  }
});

it('asked: notifications and camera are granted, refused or not available', () => {
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
  const track = { stop: cy.stub().as('stop') };
  replace('mediaDevices', { getUserMedia: async () => ({ getTracks: () => [track] }) });
  byTestId('permission-camera-ask').click();
  byTestId('permission-camera-result').should('have.text', 'Granted, camera off');
  cy.get('@stop').should('be.called');
  for (const [error, text] of [
    ['NotAllowedError', 'Refused'],
    ['NotFoundError', 'Not available'],
  ]) {
    replace('mediaDevices', { getUserMedia: failing(error) });
    byTestId('permission-camera-ask').click();
    byTestId('permission-camera-result').should('have.text', text);
  }
});

it('online: it says whether the browser is online, and counts the changes', () => {
  byTestId('connection-status').should('have.text', 'Online');
  byTestId('connection-changes').should('have.text', 'Changes: 0');
  for (const [before, event] of ['offline', 'online', 'offline', 'online'].entries()) {
    cy.window().then((win) => {
      win.dispatchEvent(new win.Event(event));
    });
    byTestId('connection-status').should('have.text', event === 'offline' ? 'Offline' : 'Online');
    byTestId('connection-changes').should('have.text', `Changes: ${before + 1}`);
  }
  // As on a page that is opened from a cache.
  cy.visit('/storage', {
    onBeforeLoad(win) {
      Object.defineProperty(win.navigator, 'onLine', { value: false });
    },
  });
  byTestId('connection-status').should('have.text', 'Offline');
  byTestId('connection-changes').should('have.text', 'Changes: 0');
});

it('passkey: one is created and used, and wrong answers are found out', () => {
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

/** Has the page find another one in the place of an object that asks the browser. */
function replace(/** @type {string} */ name, /** @type {object | undefined} */ value) {
  cy.window().then((win) => {
    Object.defineProperty(win.navigator, name, { configurable: true, value });
  });
}

function failing(/** @type {string} */ error) {
  return () => Promise.reject(new DOMException('', error));
}

/** A device that says yes to everything. Its answer is to the question of the page, or to another one. */
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
