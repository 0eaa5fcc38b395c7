import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '../fixtures';
import { emptyFrames, toggle } from './iframes';

test.beforeEach(({ open }) => open('/iframes'));

for (const theme of ['light', 'dark']) {
  test(`open sections and received messages have no accessibility violation in the ${theme} theme`, async ({
    page,
  }) => {
    await emptyFrames(page);
    if (theme === 'dark') await page.getByRole('button', { name: 'Toggle theme' }).click();
    await toggle(page, 'Iframe Examples');
    await toggle(page, 'Iframe different domain');
    await page.evaluate(() => {
      window.postMessage('Button 1 clicked', '*');
      window.postMessage({ type: 'FORM_SUBMIT', formId: 'simpleForm', data: { name: 'Nancy' } }, '*');
    });
    await expect(page.getByTestId('form-submission-0')).toBeVisible();
    // The frames' own documents are examined on their own.
    expect((await new AxeBuilder({ page }).exclude('iframe').analyze()).violations).toEqual([]);
  });
}
