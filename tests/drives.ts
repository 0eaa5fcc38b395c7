import type { Locator, Page } from '@playwright/test';
import type { PageId } from '../site/catalogue';

const nothing = async () => {};
const hook = (page: Page, name: string): Locator => page.getByTestId(name);

/** Takes a page through its states until what came last is there, so that every hook has been in the document once. */
const drivesById: Record<'home' | PageId, (page: Page) => Promise<void>> = {
  home: nothing,
  about: nothing,
  async forms(page) {
    await hook(page, 'submit-button').click();
    await hook(page, 'password-error').waitFor();
  },
  async tables(page) {
    await hook(page, 'editable-action-1').click();
    await page.getByRole('dialog').waitFor();
  },
  'drag-drop': nothing,
  async 'dynamic-elements'(page) {
    await hook(page, 'toggle-hidden-button').click();
    await hook(page, 'dynamic-item-2').waitFor();
  },
  async hover(page) {
    for (const number of [1, 2, 3]) {
      await hook(page, `hover-figure-${number}`).hover();
      await hook(page, `hover-caption-${number}`).waitFor();
    }
  },
  async 'key-press'(page) {
    for (const key of 'hooks') await page.keyboard.press(key);
    await hook(page, 'key-4').waitFor();
  },
  async slider(page) {
    await hook(page, 'slider').hover();
    await hook(page, 'slider-tooltip').waitFor();
  },
  async 'file-upload'(page) {
    await hook(page, 'file-input').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') });
    await hook(page, 'uploaded-file-0').waitFor();
  },
  async 'file-download'(page) {
    await hook(page, 'download-button-0').click();
    await hook(page, 'error-message').waitFor();
  },
  async iframes(page) {
    for (const section of await page
      .getByRole('main')
      .getByRole('button', { name: /^Iframe/ })
      .all())
      await section.click();
    await page.frameLocator('[data-test=iframe-iframe1]').getByRole('button', { name: 'Click Me' }).click();
    const form = page.frameLocator('[data-test=iframe-simple-form]');
    await form.locator('#name').fill('Nancy');
    await form.locator('#email').fill('nancy@example.com');
    await form.getByRole('button', { name: 'Submit Form' }).click();
    await hook(page, 'iframe-message-0').waitFor();
    await hook(page, 'form-submission-0').waitFor();
  },
  'iframes-1': nothing,
  'iframes-2': nothing,
  'broken-images': nothing,
  async 'shadow-dom'(page) {
    await hook(page, 'shadow-button').click();
    await page.getByRole('dialog').waitFor();
  },
  async 'context-menu'(page) {
    await hook(page, 'context-menu-trigger').click({ button: 'right' });
    await hook(page, 'context-menu').waitFor();
  },
  async 'multi-tiered-menu'(page) {
    await hook(page, 'multi-tier-menu-item-products').hover();
    await hook(page, 'multi-tier-menu-item-electronics').waitFor();
  },
  async notifications(page) {
    for (const type of ['success', 'error', 'info']) await hook(page, `add-${type}`).click();
    await hook(page, 'notification-3').waitFor();
  },
  'ab-testing': (page) => hook(page, 'variant-button').click(),
  async auth(page) {
    for (const name of ['nobody', 'admin']) {
      await hook(page, 'username-input').fill(name);
      await hook(page, 'password-input').fill(name);
      await hook(page, 'login-button').click();
      await hook(page, name === 'admin' ? 'auth-success' : 'auth-error').waitFor();
    }
  },
  checkboxes: (page) => hook(page, 'check-all-button').click(),
  async 'exit-intent'(page) {
    await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));
    await hook(page, 'exit-modal').waitFor();
  },
  async alerts(page) {
    page.once('dialog', (dialog) => dialog.accept());
    await hook(page, 'alert-button').click();
    await hook(page, 'result-container').waitFor();
  },
};

export const drives = Object.entries(drivesById) as [keyof typeof drivesById, (page: Page) => Promise<void>][];
