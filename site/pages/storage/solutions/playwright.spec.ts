import { type BrowserContext, expect, type Page, test } from '@playwright/test';

// Each test has its own context, so nothing is stored and nothing is granted at first.
test.beforeEach(async ({ page }) => {
  await page.goto('/storage');
});

test('banner: no exercise takes a click or the focus while the banner is there', async ({ page }) => {
  const save = page.getByTestId('note-local-save');
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  await save.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  await save.focus();
  await expect(save).not.toBeFocused();
  // Clicks at its place, as a visitor does, because a locator would wait until the banner is gone.
  const { x, y, width, height } = (await save.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  await expect(page.getByTestId('note-local-stored')).toHaveText('Nothing stored');
});

test('choices: each choice closes the banner', async ({ page }) => {
  for (const labels of [['Accept all'], ['Only necessary'], ['Choose', 'Save choice']]) {
    for (const label of labels) await page.getByRole('button', { name: label }).click();
    await expect(page.getByTestId('consent-banner')).toHaveCount(0);
    await page.getByTestId('note-local-save').focus();
    await expect(page.getByTestId('note-local-save')).toBeFocused();
    await page.getByRole('button', { name: 'Forget answer' }).click();
  }
});

test('status: the status shows the choice', async ({ page }) => {
  for (const [text, ...buttons] of choices) {
    await press(page, buttons);
    await expect(page.getByTestId('consent-status')).toHaveText(text);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
  }
});

test('remembered: the choice is kept after a reload', async ({ page }) => {
  const status = page.getByTestId('consent-status');
  for (const [, ...buttons] of choices) {
    await press(page, buttons);
    const text = await status.textContent();
    await page.reload();
    await expect(page.getByTestId('consent-banner')).toHaveCount(0);
    await expect(status).toHaveText(`${text}`);
    await page.getByRole('button', { name: 'Forget answer' }).click();
  }
});

test('forgotten: the banner is shown again', async ({ page }) => {
  await page.getByRole('button', { name: 'Accept all' }).click();
  await page.getByRole('button', { name: 'Forget answer' }).click();
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  await page.reload();
  await expect(page.getByTestId('consent-banner')).toBeVisible();
});

test('local: the note is kept after reloads', async ({ page }) => {
  await answerBanner(page);
  for (const text of ['Milk', 'Bread']) {
    await save(page, 'local', text);
    await expect(page.getByTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
    await page.reload();
    await expect(page.getByTestId('note-local-stored')).toHaveText(`Stored: ${text}`);
  }
});

test('tabs: other tabs show a new note', async ({ context, page }) => {
  await answerBanner(page);
  const other = await openTab(context);
  await save(page, 'local', 'Milk');
  await expect(other.getByTestId('note-local-stored')).toHaveText('Stored: Milk');
});

test('deleted: the note is deleted in all tabs', async ({ context, page }) => {
  await answerBanner(page);
  await save(page, 'local', 'Milk');
  const other = await openTab(context);
  await expect(other.getByTestId('note-local-stored')).toHaveText('Stored: Milk');
  await page.getByTestId('note-local-delete').click();
  for (const tab of [page, other]) await expect(tab.getByTestId('note-local-stored')).toHaveText('Nothing stored');
});

test('session: the note is kept over a reload', async ({ page }) => {
  await answerBanner(page);
  await save(page, 'session', 'Milk');
  await expect(page.getByTestId('note-session-stored')).toHaveText('Stored: Milk');
  await page.reload();
  await expect(page.getByTestId('note-session-stored')).toHaveText('Stored: Milk');
});

test('private: no other tab shows the note', async ({ context, page }) => {
  await answerBanner(page);
  await save(page, 'session', 'Milk');
  await expect(page.getByTestId('note-session-stored')).toHaveText('Stored: Milk');
  const other = await openTab(context);
  await expect(other.getByTestId('note-session-stored')).toHaveText('Nothing stored');
});

test('emptied: the deleted note is gone for good', async ({ page }) => {
  await answerBanner(page);
  await save(page, 'session', 'Milk');
  await page.getByTestId('note-session-delete').click();
  await expect(page.getByTestId('note-session-stored')).toHaveText('Nothing stored');
  await page.reload();
  await expect(page.getByTestId('note-session-stored')).toHaveText('Nothing stored');
});

test('database: the newest note is kept', async ({ context, page }) => {
  await answerBanner(page);
  const stored = page.getByTestId('note-database-stored');
  for (const text of ['Milk', 'Bread']) {
    await save(page, 'database', text);
    await expect(stored).toHaveText(`Stored: ${text}`);
    await page.reload();
    await expect(stored).toHaveText(`Stored: ${text}`);
  }
  const other = await openTab(context);
  await expect(other.getByTestId('note-database-stored')).toHaveText('Stored: Bread');
});

test('reading: the status is “Reading” at first', async ({ page }) => {
  // A database that never responds, because a real one may respond before a test looks.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.reload();
  await expect(page.getByTestId('note-database-stored')).toHaveText('Reading');
});

test('removed: the deleted note is gone for good', async ({ page }) => {
  await answerBanner(page);
  const stored = page.getByTestId('note-database-stored');
  await save(page, 'database', 'Milk');
  await expect(stored).toHaveText('Stored: Milk');
  await page.getByTestId('note-database-delete').click();
  await expect(stored).toHaveText('Nothing stored');
  await page.reload();
  await expect(stored).toHaveText('Nothing stored');
});

test('clipboard: a text is copied', async ({ context, page }) => {
  await answerBanner(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const text of ['Ticket 4711', 'Ticket 12']) {
    await page.getByLabel('Text to copy').fill(text);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByTestId('clipboard-copied')).toHaveText(`Copied: ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
});

test('pasted: a text is pasted', async ({ context, page }) => {
  await answerBanner(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Milk'));
  await page.getByRole('button', { name: 'Paste', exact: true }).click();
  await expect(page.getByTestId('clipboard-pasted')).toHaveText('Pasted: Milk');
});

test('clipboard-refused: a refused or missing clipboard is reported', async ({ context, page }) => {
  await answerBanner(page);
  const shouldRead = async (text: string) => {
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(page.getByTestId('clipboard-copied')).toHaveText(text);
    await page.getByRole('button', { name: 'Paste', exact: true }).click();
    await expect(page.getByTestId('clipboard-pasted')).toHaveText(text);
  };
  await refuseAllBut(context, 'geolocation');
  await shouldRead('Refused');
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await shouldRead('Not available');
});

test('location: the place is shown with four decimals', async ({ context, page }) => {
  await answerBanner(page);
  await context.grantPermissions(['geolocation']);
  for (const [latitude, longitude, text] of [
    [52.52, 13.405, 'Granted: 52.5200, 13.4050'],
    [-33.86882, 151.20929, 'Granted: -33.8688, 151.2093'],
  ] as const) {
    await context.setGeolocation({ latitude, longitude });
    await page.getByRole('button', { name: 'Ask for location' }).click();
    await expect(page.getByTestId('permission-location-result')).toHaveText(text);
  }
});

test('location-refused: a refused or missing place is reported', async ({ context, page }) => {
  await answerBanner(page);
  const [ask, result] = [
    page.getByRole('button', { name: 'Ask for location' }),
    page.getByTestId('permission-location-result'),
  ];
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(null);
  await ask.click();
  await expect(result).toHaveText('Not available');
  await refuseAllBut(context, 'notifications');
  await ask.click();
  await expect(result).toHaveText('Refused');
});

test('permission: the permission follows the browser', async ({ context, page }) => {
  const state = page.getByTestId('permission-location-state');
  await expect(state).toHaveText('Permission: prompt');
  await context.grantPermissions(['geolocation']);
  await expect(state).toHaveText('Permission: granted');
  await refuseAllBut(context, 'notifications');
  await expect(state).toHaveText('Permission: denied');
});

test('asked: notifications are granted or refused', async ({ context, page }) => {
  await answerBanner(page);
  for (const [granted, text] of [
    [[], 'Refused'],
    [['notifications'], 'Granted'],
  ] as const) {
    await context.grantPermissions([...granted]);
    await page.getByRole('button', { name: 'Ask for notifications' }).click();
    await expect(page.getByTestId('permission-notifications-result')).toHaveText(text);
  }
});

test('camera: the camera is switched off again', async ({ page }) => {
  await answerBanner(page);
  // Mocks the camera, because a machine that runs tests has none.
  const camera = page.getByTestId('permission-camera-result');
  const tracks = await page.evaluateHandle(() => {
    const stream = document.createElement('canvas').captureStream();
    navigator.mediaDevices.getUserMedia = async () => stream;
    return stream.getTracks();
  });
  await page.getByRole('button', { name: 'Ask for camera' }).click();
  await expect(camera).toHaveText('Granted, camera off');
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended']);
});

test('online: the status is that of the browser', async ({ context, page }) => {
  const status = page.getByTestId('connection-status');
  await expect(status).toHaveText('Online');
  for (const offline of [true, false]) {
    await context.setOffline(offline);
    await expect(status).toHaveText(offline ? 'Offline' : 'Online');
  }
  // Offline from the start, as on a page that comes from a cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.reload();
  await expect(status).toHaveText('Offline');
});

test('changes: each change is counted', async ({ context, page }) => {
  const changes = page.getByTestId('connection-changes');
  await expect(changes).toHaveText('Changes: 0');
  for (const [count, offline] of [true, false, true, false].entries()) {
    await context.setOffline(offline);
    await expect(changes).toHaveText(`Changes: ${count + 1}`);
  }
});

// Needs localhost or https, because passkeys do not work at an IP address.
test('passkey: a passkey is created and used', async ({ context, page }) => {
  await answerBanner(page);
  const status = page.getByTestId('passkey-status');
  // Chromium's own device that says yes to everything.
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  for (const name of ['Ada', 'Bess']) {
    await page.getByLabel('Name').fill(name);
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await expect(status).toHaveText(`Created for ${name}`);
    await page.reload();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(status).toHaveText(`Signed in as ${name}`);
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  }
});

test('passkey-refused: a refused or missing passkey is reported', async ({ page }) => {
  await answerBanner(page);
  for (const [error, text] of [
    ['NotAllowedError', 'Refused'],
    ['SecurityError', 'Not available'],
  ] as const) {
    await page.evaluate((name) => {
      const fail = () => Promise.reject(new DOMException('', name));
      Object.assign(navigator.credentials, { create: fail, get: fail });
    }, error);
    for (const name of ['Create passkey', 'Sign in']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByTestId('passkey-status')).toHaveText(text);
    }
  }
});

test('challenge: a passkey for another challenge is refused', async ({ page }) => {
  await answerBanner(page);
  await page.evaluate(() => {
    const respond = (type: string) => async () => {
      const data = { type, challenge: 'AAAA', origin: location.origin };
      return { response: { clientDataJSON: new TextEncoder().encode(JSON.stringify(data)) } };
    };
    Object.assign(navigator.credentials, { create: respond('webauthn.create'), get: respond('webauthn.get') });
  });
  for (const name of ['Create passkey', 'Sign in']) {
    await page.getByLabel('Name').fill('Ada');
    await page.getByRole('button', { name }).click();
    await expect(page.getByTestId('passkey-status')).toHaveText('Wrong: challenge');
  }
});

/** What the status reads, after these buttons. */
const choices: [text: string, ...buttons: string[]][] = [
  ['All accepted', 'consent-accept'],
  ['Only necessary', 'consent-necessary'],
  ['Chosen: statistics', 'consent-choose', 'consent-statistics', 'consent-save'],
  ['Chosen: marketing', 'consent-choose', 'consent-marketing', 'consent-save'],
];

async function press(page: Page, buttons: string[]) {
  for (const button of buttons) await page.getByTestId(button).click();
}

async function openTab(context: BrowserContext) {
  const tab = await context.newPage();
  await tab.goto('/storage');
  return tab;
}

/** Permissions add up, so this clears them first. Chromium refuses what is not granted. */
async function refuseAllBut(context: BrowserContext, permission: string) {
  await context.clearPermissions();
  await context.grantPermissions([permission]);
}

async function answerBanner(page: Page) {
  await page.getByRole('button', { name: 'Only necessary' }).click();
}

async function save(page: Page, kind: string, text: string) {
  await page.getByTestId(`note-${kind}-text`).fill(text);
  await page.getByTestId(`note-${kind}-save`).click();
}
