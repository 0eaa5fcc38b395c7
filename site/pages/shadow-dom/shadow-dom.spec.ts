import type { Page } from '@playwright/test';
import { expect, test } from '../../../tests/fixtures';

/** The test ids of the focused elements: the document's, then the one in each shadow root. */
const focusPath = (page: Page) =>
  page.evaluate(() => {
    const path: (string | undefined)[] = [];
    for (let element = document.activeElement; element; element = element.shadowRoot?.activeElement ?? null) {
      path.push((element as HTMLElement).dataset.test);
    }
    return path;
  });

test('a click beside the dialog closes it and gives the focus back to the button in the root', async ({
  open,
  page,
}) => {
  await open('/shadow-dom');
  await page.getByTestId('shadow-button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => focusPath(page)).toEqual(['shadow-host', 'shadow-button']);
});

test('the button is worked by keyboard', async ({ open, page }) => {
  await open('/shadow-dom');
  await page.getByTestId('shadow-button').focus();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => focusPath(page)).toEqual(['shadow-host', 'shadow-button']);
  }
});

test('the root is there again after leaving and coming back', async ({ open, page }) => {
  await open('/');
  for (let visit = 0; visit < 3; visit++) {
    await page.getByTestId('feature-card-shadow-dom').click();
    await page.getByTestId('shadow-button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.goBack();
  }
  await page.goForward();
  await expect(page.getByTestId('shadow-button')).toHaveCount(1);
});

test('no style of the page gets in, and none of the root gets out', { tag: '@design' }, async ({ open, page }) => {
  await open('/shadow-dom');
  const looks = () =>
    page.evaluate(() => {
      const root = document.querySelector('[data-test="shadow-host"]')?.shadowRoot;
      if (!root) throw new Error('no root');
      return [...root.querySelectorAll('[data-test], [data-test] *')].map((element) => {
        const style = getComputedStyle(element);
        return [
          style.color,
          style.backgroundColor,
          style.fontFamily,
          style.fontSize,
          style.textTransform,
          style.visibility,
          style.letterSpacing,
          style.padding,
          style.cursor,
        ];
      });
    });
  const before = await looks();
  await page.addStyleTag({
    content: `
      * { color: red !important; font: 40px fantasy !important; letter-spacing: 1em !important; }
      * { text-transform: uppercase !important; cursor: wait !important; }
      button, p, h2 { background: lime !important; padding: 50px !important; visibility: hidden !important; }`,
  });
  await expect(page.locator('section.card .note')).toHaveCSS('color', 'rgb(255, 0, 0)');
  expect(await looks()).toEqual(before);
});

test('a bare button in the page does not look like the one in the root', async ({ open, page }) => {
  await open('/shadow-dom');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<button id="plain">Plain</button>'),
  );
  const shadowColour = await page
    .getByTestId('shadow-button')
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(page.locator('#plain')).not.toHaveCSS('background-color', shadowColour);
});

test('the theme comes through the root', { tag: '@design' }, async ({ open, page }) => {
  await open('/shadow-dom');
  await expect(page.getByTestId('shadow-content')).toHaveCSS('color', 'rgb(24, 33, 47)');
  await expect(page.getByTestId('shadow-button')).toHaveCSS('background-color', 'rgb(31, 95, 208)');
  await page.getByTestId('theme-toggle').click();
  await expect(page.getByTestId('shadow-content')).toHaveCSS('color', 'rgb(230, 235, 242)');
  await expect(page.getByTestId('shadow-button')).toHaveCSS('background-color', 'rgb(122, 169, 255)');
});
