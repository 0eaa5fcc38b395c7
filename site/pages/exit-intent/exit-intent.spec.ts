import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

const leave = (page: Page) => page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 })));

const focusIsInside = (page: Page) =>
  page.evaluate(() => document.querySelector('[data-test="exit-modal"]')?.contains(document.activeElement) ?? false);

test('the modal is a modal dialog with a name and a description', async ({ open, page }) => {
  await open('/exit-intent');
  await leave(page);
  const modal = page.getByRole('dialog', { name: 'Before you go' });
  await expect(modal).toHaveAttribute('aria-modal', 'true');
  await expect(modal).toHaveAccessibleDescription(/^One more exercise/);
});

test('the modal is there as soon as the event is over', async ({ open, page }) => {
  await open('/exit-intent');
  const shown = await page.evaluate(() => {
    document.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0 }));
    return document.querySelectorAll('[data-test="exit-modal"] [data-test="modal-no"]').length;
  });
  expect(shown).toBe(1);
});

// For a real pointer Firefox dispatches the event at the root element and not at the document.
for (const bubbles of [true, false]) {
  test(`a mouseleave at the root element opens it, ${bubbles ? 'bubbling' : 'not bubbling'}`, async ({
    open,
    page,
  }) => {
    await open('/exit-intent');
    await page.evaluate(
      (bubbles) => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0, bubbles })),
      bubbles,
    );
    await expect(page.getByTestId('exit-modal')).toBeVisible();
  });
}

test('a pointer that goes along the top row of the window has not left it', async ({ open, page }) => {
  await open('/exit-intent');
  await page.evaluate(() => {
    const [from, to] = document.querySelectorAll('header, header *');
    from?.dispatchEvent(new MouseEvent('mouseleave', { clientY: 0, relatedTarget: to }));
  });
  await expect(page.getByText('waiting for the pointer to leave')).toBeVisible();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
});

test('dismissed by Escape, the modal stays away until the page is opened again', async ({ open, page }) => {
  await open('/exit-intent');
  await leave(page);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
  await expect(page.getByTestId('exit-status')).toHaveText('Dialog: open');
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await expect(page.getByTestId('exit-result')).toHaveText('Closed');
  await expect(page.getByTestId('exit-result')).toHaveRole('status');
  await leave(page);
  await expect(page.getByText('dismissed until the page is opened again')).toBeVisible();
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Exit Intent', level: 1 })).toBeVisible();
  await leave(page);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});

test('coming back from another page opens it again, and elsewhere nothing listens', async ({ open, page }) => {
  await open('/');
  await page.getByTestId('feature-card-exit-intent').click();
  await expect(page.getByRole('heading', { name: 'Exit Intent', level: 1 })).toBeVisible();
  await leave(page);
  await page.getByTestId('modal-no').click();
  await page.goBack();
  await expect(page.getByTestId('feature-card-exit-intent')).toBeVisible();
  await leave(page);
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Exit Intent', level: 1 })).toBeVisible();
  await leave(page);
  await expect(page.getByTestId('exit-modal')).toBeVisible();
});

test('the focus moves in, goes round in both directions, and comes back', async ({ open, page }) => {
  await open('/exit-intent');
  await page.getByTestId('theme-toggle').focus();
  await leave(page);
  await expect.poll(() => focusIsInside(page)).toBe(true);

  for (const key of ['Tab', 'Shift+Tab']) {
    const reached = new Set<string | null>();
    for (let step = 0; step < 7; step++) {
      await page.keyboard.press(key);
      expect(await focusIsInside(page)).toBe(true);
      reached.add(await page.evaluate(() => document.activeElement?.getAttribute('data-test') ?? null));
    }
    expect(reached).toEqual(new Set(['close-modal', 'modal-no', 'modal-yes']));
  }

  // Nor does the focus leave the dialog after a click on its text.
  await page.getByRole('heading', { name: 'Before you go' }).click();
  expect(await focusIsInside(page)).toBe(true);
  await page.keyboard.press('Shift+Tab');
  expect(await focusIsInside(page)).toBe(true);

  await page.keyboard.press('Escape');
  await expect(page.getByTestId('exit-modal')).toHaveCount(0);
  await expect(page.getByTestId('theme-toggle')).toBeFocused();
});

test('the focus goes round in a window in the background too', async ({ open, page, browser }) => {
  await open('/exit-intent');
  const front = await browser.newPage();
  await front.setContent('<input autofocus>');
  await leave(page);
  await expect.poll(() => focusIsInside(page)).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await focusIsInside(page)).toBe(true);
  }
  await front.close();
});
