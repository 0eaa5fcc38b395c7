import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

// A button that is gone or disabled after it was pressed loses the focus. By keyboard one would begin at the top again.

async function press(page: Page, name: string) {
  await page.getByTestId(name).focus();
  await page.keyboard.press('Enter');
}

test('“Close help” gives the focus back to “Help”', async ({ open, page }) => {
  await open('/dialogs');
  await press(page, 'popover-help-button');
  await press(page, 'popover-help-close');
  await expect(page.getByTestId('popover-help')).toBeHidden();
  await expect(page.getByTestId('popover-help-button')).toBeFocused();
});

test('without a stroke the focus is on the canvas', async ({ open, page }) => {
  await open('/canvas');
  for (const name of ['draw-undo', 'draw-clear']) {
    await page.getByTestId('draw-canvas').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await page.keyboard.press('Space');
    await expect(page.getByTestId('draw-list').locator('li')).toHaveCount(2);
    await press(page, 'draw-undo');
    await expect(page.getByTestId('draw-undo')).toBeFocused();
    await press(page, name);
    await expect(page.getByTestId('draw-list')).toHaveText('No strokes');
    await expect(page.getByTestId('draw-canvas')).toBeFocused();
  }
});

test('at either end of the zoom the focus is on the map', async ({ open, page }) => {
  await open('/canvas');
  for (const [name, last] of [
    ['map-zoom-in', 'zoom 4'],
    ['map-zoom-out', 'zoom 1'],
  ] as const) {
    await press(page, name);
    await expect(page.getByTestId(name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('map-view')).toContainText(last);
    await expect(page.getByTestId('map')).toBeFocused();
  }
});

test('a bar that has stopped leaves the focus on “Start”', async ({ openWithClockStopped, page }) => {
  await openWithClockStopped('/moving-targets?delayScale=1');
  await press(page, 'bar-start');
  await page.clock.runFor(500);
  await press(page, 'bar-stop');
  await expect(page.getByTestId('bar-start')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByTestId('bar-stop').focus();
  await page.clock.runFor(5000);
  await expect(page.getByTestId('bar-result')).toContainText('Ran to 100%');
  await expect(page.getByTestId('bar-start')).toBeFocused();
});

test('at either end of the list of guests the focus is on the other button', async ({ open, page }) => {
  await open('/web-components');
  await press(page, 'wc-remove-guest');
  await expect(page.getByTestId('wc-remove-guest')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('wc-add-guest')).toBeFocused();
  for (let guest = 1; guest <= 5; guest++) await page.keyboard.press('Enter');
  await expect(page.getByTestId('wc-guest-count')).toHaveText('5 guests');
  await expect(page.getByTestId('wc-remove-guest')).toBeFocused();
});

test('a successful login leaves the focus on “Logout”', async ({ open, page }) => {
  await open('/auth?delayScale=0');
  for (const name of ['login-button', 'password-input']) {
    await page.getByTestId('username-input').fill('admin');
    await page.getByTestId('password-input').fill('admin');
    await press(page, name);
    await expect(page.getByTestId('logout-button')).toBeFocused();
    await page.getByTestId('logout-button').click();
  }
});

test('a successful login leaves the focus where a visitor has put it by then', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/auth?delayScale=1');
  await page.getByTestId('username-input').fill('admin');
  await page.getByTestId('password-input').fill('admin');
  await press(page, 'login-button');
  await page.getByTestId('page-search').focus();
  await page.clock.runFor(3000);
  await expect(page.getByTestId('logout-button')).toBeVisible();
  await expect(page.getByTestId('page-search')).toBeFocused();
});

for (const [path, name] of [
  ['/auth', 'login-button'],
  ['/wizard', 'otp-send'],
] as const) {
  test(`“${name}”, which is disabled while its work is done, has the focus after it`, async ({
    openWithClockStopped,
    page,
  }) => {
    await openWithClockStopped(`${path}?delayScale=1`);
    await press(page, name);
    await expect(page.getByTestId(name)).toBeDisabled();
    await page.clock.runFor(3000);
    await expect(page.getByTestId(name)).toBeEnabled();
    await expect(page.getByTestId(name)).toBeFocused();
  });
}

test('a button that is disabled until a slow response comes has the focus after it', async ({ open, page }) => {
  const button = page.getByTestId('http-ask-slow');
  await page.route('**/http/slow?*', async (route) => {
    await expect(button).toBeDisabled();
    await route.continue();
  });
  await open('/http?delayScale=0');
  await press(page, 'http-ask-slow');
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
});

test('a button that is enabled again leaves the focus where a visitor has put it by then', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/auth?delayScale=1');
  await press(page, 'login-button');
  await page.getByTestId('username-input').focus();
  await page.clock.runFor(3000);
  await expect(page.getByTestId('auth-error')).toBeVisible();
  await expect(page.getByTestId('username-input')).toBeFocused();

  await press(page, 'login-button');
  await expect(page.getByTestId('login-button')).toBeDisabled();
  await page.locator('h1').click();
  await page.clock.runFor(3000);
  await expect(page.getByTestId('login-button')).toBeEnabled();
  await expect(page.getByTestId('login-button')).not.toBeFocused();
});

test('a button that is clicked again while it has the focus has it after its work, too', async ({
  openWithClockStopped,
  page,
}) => {
  await openWithClockStopped('/auth?delayScale=1');
  for (let click = 1; click <= 2; click++) {
    await page.getByTestId('login-button').click();
    await expect(page.getByTestId('login-button')).toBeDisabled();
    await page.clock.runFor(3000);
    await expect(page.getByTestId('login-button')).toBeFocused();
  }
});

test.describe('on Network', () => {
  test.use({ expectedErrors: [/422/] });

  test('the list of orders has the focus once the pressed button is gone or disabled for good', async ({
    open,
    page,
  }) => {
    await open('/network');
    await press(page, 'net-load');
    await press(page, 'net-delete-1001');
    await expect(page.getByTestId('net-status')).toHaveText('Deleted order 1001');
    await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();
    // What is refused later leaves the focus at its own button.
    await press(page, 'net-add');
    await expect(page.getByTestId('net-status')).toHaveText('Failed: 422');
    await expect(page.getByTestId('net-add')).toBeFocused();
    for (let number = 2; number <= 5; number++) {
      await press(page, 'net-next');
      await expect(page.getByTestId('net-count')).toHaveText(`22 orders, page ${number} of 5`);
      if (number < 5) await expect(page.getByTestId('net-next')).toBeFocused();
    }
    await expect(page.getByRole('region', { name: 'Orders' })).toBeFocused();
  });
});

test('of “Listen” and “Stop listening” the one that can be pressed has the focus', async ({ open, page }) => {
  // Nine events come, and then nothing can be stopped.
  await open('/network?delayScale=1000');
  await press(page, 'net-listen');
  await expect(page.getByTestId('net-stop')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('net-events-status')).toHaveText('Stopped');
  await expect(page.getByTestId('net-listen')).toBeFocused();
});

test('of “Connect” and “Disconnect” the one that can be pressed has the focus', async ({ open, page }) => {
  await open('/network');
  await press(page, 'net-connect');
  await expect(page.getByTestId('net-echo-status')).toHaveText('Connected');
  await expect(page.getByTestId('net-disconnect')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('net-echo-status')).toHaveText('Disconnected');
  await expect(page.getByTestId('net-connect')).toBeFocused();
});
