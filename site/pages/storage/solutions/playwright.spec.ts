import { type BrowserContext, expect, type Page, test } from '@playwright/test';

// Each test has a context of its own, so nothing is stored and nothing granted at its beginning.
test.beforeEach(async ({ page }) => {
  await page.goto('/storage');
});

test('banner: until it is answered no exercise takes a click or the focus', async ({ page }) => {
  const banner = page.getByTestId('consent-banner');
  const save = page.getByTestId('note-local-save');
  for (const labels of [['Accept all'], ['Only necessary'], ['Choose', 'Save choice']]) {
    await expect(banner).toBeVisible();
    await save.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    await save.focus();
    await expect(save).not.toBeFocused();
    // At its place, as a visitor clicks: a locator would wait until the banner is gone.
    const { x, y, width, height } = (await save.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.keyboard.press('Escape');
    await expect(banner).toBeVisible();
    await expect(page.getByTestId('note-local-stored')).toHaveText('Nothing stored');
    for (const label of labels) await page.getByRole('button', { name: label }).click();
    await expect(banner).toHaveCount(0);
    await save.focus();
    await expect(save).toBeFocused();
    await page.getByRole('button', { name: 'Forget answer' }).click();
  }
});

test('remembered: the answer is kept over reloads until it is forgotten', async ({ page }) => {
  const status = page.getByTestId('consent-status');
  const press = (label: string) => page.getByRole('button', { name: label }).click();
  for (const [text, answer] of [
    ['All accepted', () => press('Accept all')],
    ['Only necessary', () => press('Only necessary')],
    ['Chosen: statistics', () => choose('Statistics')],
    ['Chosen: marketing', () => choose('Marketing')],
  ] as const) {
    await answer();
    await expect(status).toHaveText(text);
    await page.reload();
    await expect(status).toHaveText(text);
    await expect(page.getByTestId('consent-banner')).toHaveCount(0);
    await press('Forget answer');
    await expect(page.getByTestId('consent-banner')).toBeVisible();
    await page.reload();
    await expect(page.getByTestId('consent-banner')).toBeVisible();
  }

  async function choose(label: string) {
    await press('Choose');
    await page.getByLabel(label).check();
    await press('Save choice');
  }
});

test('local: the note is kept over reloads, and other tabs show it at once', async ({ context, page }) => {
  await answerBanner(page);
  const other = await context.newPage();
  await other.goto('/storage');
  const [stored, storedThere] = [page, other].map((tab) => tab.getByTestId('note-local-stored')) as [Stored, Stored];
  await expect(storedThere).toHaveText('Nothing stored');
  for (const text of ['Milk', 'Bread']) {
    await save(page, 'local', text);
    await expect(stored).toHaveText(`Stored: ${text}`);
    await expect(storedThere).toHaveText(`Stored: ${text}`);
    await page.reload();
    await expect(stored).toHaveText(`Stored: ${text}`);
  }
  await page.getByTestId('note-local-delete').click();
  await expect(stored).toHaveText('Nothing stored');
  await expect(storedThere).toHaveText('Nothing stored');
  await page.reload();
  await expect(stored).toHaveText('Nothing stored');
});

test('session: the note is kept for its own tab', async ({ context, page }) => {
  await answerBanner(page);
  const stored = page.getByTestId('note-session-stored');
  await save(page, 'session', 'Milk');
  await expect(stored).toHaveText('Stored: Milk');
  await page.reload();
  await expect(stored).toHaveText('Stored: Milk');
  const other = await context.newPage();
  await other.goto('/storage');
  await expect(other.getByTestId('note-session-stored')).toHaveText('Nothing stored');
  await page.getByTestId('note-session-delete').click();
  await expect(stored).toHaveText('Nothing stored');
  await page.reload();
  await expect(stored).toHaveText('Nothing stored');
});

test('database: the note is read a moment after the page has opened', async ({ context, page }) => {
  await answerBanner(page);
  const stored = page.getByTestId('note-database-stored');
  await expect(stored).toHaveText('Nothing stored');
  for (const text of ['Milk', 'Bread']) {
    await save(page, 'database', text);
    await expect(stored).toHaveText(`Stored: ${text}`);
    await page.reload();
    await expect(stored).toHaveText(`Stored: ${text}`);
  }
  const other = await context.newPage();
  await other.goto('/storage');
  await expect(other.getByTestId('note-database-stored')).toHaveText('Stored: Bread');

  await page.getByTestId('note-database-delete').click();
  await expect(stored).toHaveText('Nothing stored');
  await page.reload();
  await expect(stored).toHaveText('Nothing stored');

  // A database that never answers, because a real one may be read before a test can look.
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => ({}) as IDBOpenDBRequest;
  });
  await page.reload();
  await expect(stored).toHaveText('Reading');
});

test('clipboard: a text is copied and pasted, if the browser lets the page', async ({ context, page }) => {
  await answerBanner(page);
  const [copied, pasted] = [page.getByTestId('clipboard-copied'), page.getByTestId('clipboard-pasted')];
  const copy = () => page.getByRole('button', { name: 'Copy', exact: true }).click();
  const paste = () => page.getByRole('button', { name: 'Paste', exact: true }).click();

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const text of ['Ticket 4711', 'Ticket 12']) {
    await page.getByLabel('Text to copy').fill(text);
    await copy();
    await expect(copied).toHaveText(`Copied: ${text}`);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text);
  }
  await page.evaluate(() => navigator.clipboard.writeText('Milk'));
  await paste();
  await expect(pasted).toHaveText('Pasted: Milk');

  await refuseAllBut(context, 'geolocation');
  await copy();
  await expect(copied).toHaveText('Refused');
  await paste();
  await expect(pasted).toHaveText('Refused');

  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await copy();
  await expect(copied).toHaveText('Not available');
  await paste();
  await expect(pasted).toHaveText('Not available');
});

test('location: each answer of the browser is shown, and what it says of the permission', async ({ context, page }) => {
  await answerBanner(page);
  const [state, result] = [
    page.getByTestId('permission-location-state'),
    page.getByTestId('permission-location-result'),
  ];
  const ask = () => page.getByRole('button', { name: 'Ask for location' }).click();
  await expect(state).toHaveText('Permission: prompt');

  await context.grantPermissions(['geolocation']);
  await expect(state).toHaveText('Permission: granted');
  for (const [latitude, longitude, text] of [
    [52.52, 13.405, 'Granted: 52.5200, 13.4050'],
    [-33.86882, 151.20929, 'Granted: -33.8688, 151.2093'],
  ] as const) {
    await context.setGeolocation({ latitude, longitude });
    await ask();
    await expect(result).toHaveText(text);
  }
  await context.setGeolocation(null);
  await ask();
  await expect(result).toHaveText('Not available');

  await refuseAllBut(context, 'notifications');
  await expect(state).toHaveText('Permission: denied');
  await ask();
  await expect(result).toHaveText('Refused');
});

test('asked: notifications and camera are granted, refused or not available', async ({ context, page }) => {
  await answerBanner(page);
  const notifications = page.getByTestId('permission-notifications-result');
  for (const [granted, text] of [
    [[], 'Refused'],
    [['notifications'], 'Granted'],
  ] as const) {
    await context.grantPermissions([...granted]);
    await page.getByRole('button', { name: 'Ask for notifications' }).click();
    await expect(notifications).toHaveText(text);
  }

  // The browser's answers for the camera, because a machine that runs tests has none.
  const camera = page.getByTestId('permission-camera-result');
  const askForCamera = () => page.getByRole('button', { name: 'Ask for camera' }).click();
  const tracks = await page.evaluateHandle(() => {
    const { stream } = { stream: document.createElement('canvas').captureStream() };
    navigator.mediaDevices.getUserMedia = async () => stream;
    return stream.getTracks();
  });
  await askForCamera();
  await expect(camera).toHaveText('Granted, camera off');
  expect(await tracks.evaluate((all) => all.map(({ readyState }) => readyState))).toEqual(['ended']);
  for (const [error, text] of [
    ['NotAllowedError', 'Refused'],
    ['NotFoundError', 'Not available'],
  ] as const) {
    await page.evaluate((name) => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', name));
    }, error);
    await askForCamera();
    await expect(camera).toHaveText(text);
  }
});

test('online: it says whether the browser is online, and counts the changes', async ({ context, page }) => {
  const [status, changes] = [page.getByTestId('connection-status'), page.getByTestId('connection-changes')];
  await expect(status).toHaveText('Online');
  await expect(changes).toHaveText('Changes: 0');
  for (const [count, offline] of [true, false, true, false].entries()) {
    await context.setOffline(offline);
    await expect(status).toHaveText(offline ? 'Offline' : 'Online');
    await expect(changes).toHaveText(`Changes: ${count + 1}`);
  }
  // As on a page that is opened from a cache.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }));
  await page.reload();
  await expect(status).toHaveText('Offline');
  await expect(changes).toHaveText('Changes: 0');
});

// At localhost or by https: an address of numbers can have no passkeys.
test('passkey: one is created and used, and wrong answers are found out', async ({ context, page }) => {
  await answerBanner(page);
  const status = page.getByTestId('passkey-status');
  const create = () => page.getByRole('button', { name: 'Create passkey' }).click();
  const signIn = () => page.getByRole('button', { name: 'Sign in' }).click();

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
    await create();
    await expect(status).toHaveText(`Created for ${name}`);
    await signIn();
    await expect(status).toHaveText(`Signed in as ${name}`);
    await page.reload();
    await signIn();
    await expect(status).toHaveText(`Signed in as ${name}`);
    await devtools.send('WebAuthn.clearCredentials', { authenticatorId });
  }

  for (const [error, text] of [
    ['NotAllowedError', 'Refused'],
    ['SecurityError', 'Not available'],
  ] as const) {
    await page.evaluate((name) => {
      const fail = () => Promise.reject(new DOMException('', name));
      Object.assign(navigator.credentials, { create: fail, get: fail });
    }, error);
    for (const act of [create, signIn]) {
      await act();
      await expect(status).toHaveText(text);
    }
  }
  await page.evaluate(() => {
    const answer = (type: string) => async () => {
      const data = { type, challenge: 'AAAA', origin: location.origin };
      return { response: { clientDataJSON: new TextEncoder().encode(JSON.stringify(data)) } };
    };
    Object.assign(navigator.credentials, { create: answer('webauthn.create'), get: answer('webauthn.get') });
  });
  for (const act of [create, signIn]) {
    await page.getByLabel('Name').fill('Ada');
    await act();
    await expect(status).toHaveText('Wrong: challenge');
  }
});

type Stored = ReturnType<Page['getByTestId']>;

/** What is granted comes on top of what was granted before, and Chromium refuses all the rest. */
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
