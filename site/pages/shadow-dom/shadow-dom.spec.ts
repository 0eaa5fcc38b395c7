import { expect, test } from '../../../tests/fixtures';

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
