import type { Page } from '@playwright/test';
import { startPracticeSite } from '../../../dist/cli/index.js';
import { expect, test } from '../../../tests/fixtures';

test('the banner leaves the focus alone on arrival, and header and menu in reach', async ({ open, page, isMobile }) => {
  await open('/storage');
  await expect(page.getByTestId('consent-banner')).toBeVisible();
  await expect(page.getByTestId('consent-banner')).not.toBeFocused();
  const dark = page.locator('html.dark');
  await page.getByTestId('theme-toggle').click();
  await expect(dark).toHaveCount(1);
  await page.getByTestId('theme-toggle').click();
  await expect(dark).toHaveCount(0);
  if (isMobile) await page.getByTestId('mobile-menu-button').click();
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms and Validation');
  await page.goBack();
  await expect(page.getByTestId('consent-banner')).toBeVisible();
});

test('keys alone answer the banner, and the focus is never lost', async ({ open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-choose').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('consent-statistics')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(page.getByTestId('consent-marketing')).toBeChecked();
  for (const name of ['consent-accept', 'consent-necessary', 'consent-save']) {
    await page.keyboard.press('Tab');
    await expect(page.getByTestId(name)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('consent-status')).toHaveText('Chosen: marketing');
  await expect(page.getByTestId('consent-forget')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('consent-banner')).toBeFocused();
  // Whether a choice was begun is forgotten too.
  await expect(page.getByTestId('consent-choose')).toBeVisible();
  await expect(page.getByTestId('consent-statistics')).toHaveCount(0);
});

test('no key leads into the exercises while the banner is there', async ({ open, page }) => {
  await open('/storage');
  // Not `:focus`, which matches nothing once Tab has led Firefox to its own buttons, from where a driver's click does
  // not bring it back.
  const focusedInside = () =>
    page.getByTestId('storage-exercises').evaluate((exercises) => {
      const focused = document.activeElement;
      return exercises.contains(focused) && focused?.getAttribute('data-test');
    });
  await page.getByTestId('consent-choose').focus();
  for (const key of ['Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focusedInside()).toBe(false);
  }
  await page.getByTestId('consent-accept').click();
  await page.keyboard.press('Tab');
  await expect.poll(focusedInside).toBe('note-local-text');
});

test('an invalid stored answer brings the banner back', async ({ open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-accept').click();
  for (const broken of ['{', '{"statistics":1,"marketing":true}', 'null']) {
    await page.evaluate((text) => {
      for (const key of Object.keys(localStorage)) if (key.endsWith(' consent')) localStorage.setItem(key, text);
    }, broken);
    await open('/storage');
    await expect(page.getByTestId('consent-banner')).toBeVisible();
  }
});

test('notes are there again after another page', async ({ open, page, isMobile }) => {
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  for (const kind of ['local', 'session', 'database']) await save(page, kind, `A ${kind} note`);
  if (isMobile) await page.getByTestId('mobile-menu-button').click();
  await page.getByRole('link', { name: 'Forms', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forms and Validation');
  await page.goBack();
  for (const kind of ['local', 'session', 'database'])
    await expect(page.getByTestId(`note-${kind}-stored`)).toHaveText(`Stored: A ${kind} note`);
});

test('an empty note is stored too', async ({ open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  for (const kind of ['local', 'session', 'database']) {
    await save(page, kind, '');
    await page.getByTestId(`note-${kind}-delete`).click();
    await expect(page.getByTestId(`note-${kind}-stored`)).toHaveText('Nothing stored');
  }
});

test('a tab notices that another one has emptied the storage', async ({ context, open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  await save(page, 'local', 'Milk');
  const other = await context.newPage();
  await other.goto('/about');
  await other.evaluate(() => localStorage.clear());
  await expect(page.getByTestId('note-local-stored')).toHaveText('Nothing stored');
  await other.close();
});

test('sites on one origin keep their notes apart', async ({ open, page, baseURL }) => {
  const site = await startPracticeSite({ port: 0, base: '/practice/' });
  // The same host, and the port of the site that the other tests use.
  await page.route(`${baseURL}/practice/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${new URL(site.url).origin}${pathname}` }) });
  });
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  await save(page, 'local', 'Milk');
  await save(page, 'database', 'Milk');
  await open('/practice/storage');
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('note-local-stored')).toHaveText('Nothing stored');
  await expect(page.getByTestId('note-database-stored')).toHaveText('Nothing stored');
  await open('/storage');
  await expect(page.getByTestId('consent-status')).toHaveText('Only necessary');
  await expect(page.getByTestId('note-local-stored')).toHaveText('Stored: Milk');
  await page.unrouteAll({ behavior: 'wait' });
  await site.close();
});

test('where the browser forbids to store anything, the page works and says so', async ({ open, page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    }
  });
  await open('/storage');
  await page.getByTestId('consent-accept').click();
  await expect(page.getByTestId('consent-status')).toHaveText('All accepted');
  await expect(page.getByTestId('note-database-stored')).toHaveText('Not available');
  for (const kind of ['local', 'session', 'database']) {
    await page.getByTestId(`note-${kind}-text`).fill('Milk');
    await page.getByTestId(`note-${kind}-save`).click();
    await expect(page.getByTestId(`note-${kind}-stored`)).toHaveText('Not available');
  }
});

test('a place on the equator has no minus before its zeros', async ({ open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  await page.evaluate(() => {
    const getCurrentPosition = (found: (place: object) => void) =>
      found({ coords: { latitude: -0.00001, longitude: -0.00006 } });
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition } });
  });
  await page.getByTestId('permission-location-ask').click();
  await expect(page.getByTestId('permission-location-result')).toHaveText('Granted: 0.0000, -0.0001');
});

test('what is asked of the browser reads “Asking” until it answers', async ({ open, page }) => {
  await open('/storage');
  await page.getByTestId('consent-necessary').click();
  await page.evaluate(() => {
    const never = () => new Promise<never>(() => {});
    const have = (owner: object, name: string, value: object) => Object.defineProperty(owner, name, { value });
    have(navigator, 'clipboard', { writeText: never, readText: never });
    have(navigator, 'geolocation', { getCurrentPosition: never });
    have(window, 'Notification', { requestPermission: never });
    have(navigator, 'mediaDevices', { getUserMedia: never });
    have(navigator, 'credentials', { create: never, get: never });
  });
  for (const [button, line] of [
    ['clipboard-copy', 'clipboard-copied'],
    ['clipboard-paste', 'clipboard-pasted'],
    ['permission-location-ask', 'permission-location-result'],
    ['permission-notifications-ask', 'permission-notifications-result'],
    ['permission-camera-ask', 'permission-camera-result'],
    ['passkey-create', 'passkey-status'],
  ] as const) {
    await page.getByTestId(button).click();
    await expect(page.getByTestId(line)).toHaveText('Asking');
  }
  // A browser would refuse a second question, and that answer would replace the first one's.
  await expect(page.getByTestId('passkey-create')).toBeDisabled();
  await expect(page.getByTestId('passkey-sign-in')).toBeDisabled();
});

test('at an address without https, which is not localhost, it says why nothing can be asked', async ({
  open,
  page,
}) => {
  await open('/storage');
  await expect(page.getByTestId('storage-context')).toHaveText(/^This address is a secure context/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    for (const name of ['clipboard', 'mediaDevices', 'credentials'])
      Object.defineProperty(navigator, name, { value: undefined });
  });
  await open('/storage');
  await expect(page.getByTestId('storage-context')).toHaveText(/^This address is no secure context/);
  await page.getByTestId('consent-necessary').click();
  for (const name of ['location', 'notifications', 'camera']) {
    await page.getByTestId(`permission-${name}-ask`).click();
    await expect(page.getByTestId(`permission-${name}-result`)).toHaveText('Not available');
  }
});

test('an address of numbers can have no passkeys', async ({ page, baseURL }) => {
  await page.goto(`${baseURL}/storage`.replace('//localhost:', '//127.0.0.1:'));
  await page.getByTestId('consent-necessary').click();
  for (const name of ['create', 'sign-in']) {
    await page.getByTestId(`passkey-${name}`).click();
    await expect(page.getByTestId('passkey-status')).toHaveText('Not available');
  }
});

async function save(page: Page, kind: string, text: string) {
  await page.getByTestId(`note-${kind}-text`).fill(text);
  await page.getByTestId(`note-${kind}-save`).click();
  await expect(page.getByTestId(`note-${kind}-stored`)).toHaveText(`Stored: ${text}`.trim());
}
