import { expect, type Page } from '@playwright/test';
import { pages } from '../site/catalogue';

/** A page as a visitor can have it: where it is opened, and what is done there. */
export type State = { name: string; address: string; reach?: (page: Page) => Promise<unknown> };

const sections = [
  ['Iframe Examples', 'iframe-iframe2'],
  ['Iframe Complex', 'iframe-complex-page'],
  ['Iframe same domain', 'iframe-same-domain'],
  ['Iframe same domain forms', 'iframe-same-domain-forms'],
  ['Iframe same domain tables', 'iframe-same-domain-tables'],
  ['Iframe same domain nested level', 'iframe-nested-level'],
  ['Iframe different domain', 'iframe-map'],
] as const;

async function sendMessage(page: Page) {
  await page.getByTestId('iframe-iframe1').contentFrame().getByRole('button', { name: 'Click Me' }).click();
  await expect(page.getByTestId('iframe-message-0')).toBeVisible();
}

async function sendForm(page: Page) {
  const form = page.getByTestId('iframe-simple-form').contentFrame();
  await form.locator('#name').fill('Nancy');
  await form.locator('#email').fill('nancy@example.com');
  await form.getByRole('button', { name: 'Submit Form' }).click();
  await expect(page.getByTestId('form-submission-0')).toBeVisible();
}

const file = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('practice') };
const asOpened = ['', ...pages.map(({ id }) => id)].map((id): State => ({ name: `${id || 'home'}, as opened`, address: `/${id}` }));

/** Every page in every state that a visitor can bring about. A scale of 1000 holds a wait, of 0 ends it. */
export const states: readonly State[] = [
  ...asOpened,
  {
    name: 'forms, with errors',
    address: '/forms',
    reach: async (page) => {
      await page.getByTestId('submit-button').click();
      await expect(page.getByTestId('password-error')).toBeVisible();
    },
  },
  {
    name: 'forms, submitting',
    address: '/forms?delayScale=1000',
    reach: async (page) => {
      await page.getByTestId('username-input').fill('nancy');
      await page.getByTestId('email-input').fill('nancy@example.com');
      await page.getByTestId('password-input').fill('secret1');
      await page.getByTestId('submit-button').click();
      await expect(page.getByTestId('submit-button')).toHaveText('Loading...');
    },
  },
  {
    name: 'tables, sorted and edited, with the dialog',
    address: '/tables',
    reach: async (page) => {
      await page.getByTestId('table-header-role').getByRole('button').click();
      await page.getByTestId('editable-name-1').fill('Nancy');
      await page.getByTestId('editable-action-1').click();
      await expect(page.getByRole('dialog', { name: 'Action' })).toBeVisible();
    },
  },
  {
    name: 'iframes-2, with the dialog',
    address: '/iframes-2',
    reach: async (page) => {
      await page.getByTestId('editable-action-2').click();
      await expect(page.getByRole('dialog', { name: 'Action' })).toBeVisible();
    },
  },
  {
    name: 'drag-drop, an item lifted',
    address: '/drag-drop',
    reach: async (page) => {
      await page.getByTestId('drag-handle-Item 2').focus();
      await page.keyboard.press('Space');
      await expect(page.getByText(/Picked up|lifted/i).first()).toBeAttached();
    },
  },
  {
    name: 'dynamic-elements, loading, with hidden content shown',
    address: '/dynamic-elements?delayScale=1000',
    reach: async (page) => {
      await page.getByTestId('toggle-hidden-button').click();
      await expect(page.getByTestId('loading-indicator')).toBeVisible();
    },
  },
  {
    name: 'dynamic-elements, loaded',
    address: '/dynamic-elements?delayScale=0',
    reach: async (page) => {
      await page.getByTestId('reload-button').click();
      await expect(page.getByTestId('dynamic-item-2')).toBeVisible();
    },
  },
  {
    name: 'hover, with a caption',
    address: '/hover',
    reach: async (page) => {
      await page.getByTestId('hover-figure-2').hover();
      await expect(page.getByTestId('hover-caption-2')).toBeVisible();
    },
  },
  {
    name: 'key-press, with keys',
    address: '/key-press',
    reach: async (page) => {
      for (const key of ['a', 'Shift', 'ArrowUp', 'ArrowLeft', 'Escape', '5']) await page.keyboard.press(key);
      await expect(page.getByTestId('key-4')).toBeVisible();
    },
  },
  {
    name: 'slider, with its tooltip',
    address: '/slider',
    reach: async (page) => {
      await page.getByTestId('slider').fill('70');
      await page.getByTestId('slider').hover();
      await expect(page.getByTestId('slider-tooltip')).toBeVisible();
    },
  },
  {
    name: 'file-upload, uploading',
    address: '/file-upload?delayScale=1000',
    reach: async (page) => {
      await page.getByTestId('file-input').setInputFiles([file]);
      await expect(page.getByTestId('upload-loading')).toBeVisible();
    },
  },
  {
    name: 'file-upload, uploaded',
    address: '/file-upload?delayScale=0',
    reach: async (page) => {
      await page.getByTestId('file-input').setInputFiles([file, { ...file, name: 'second.txt' }]);
      await expect(page.getByTestId('uploaded-file-1')).toBeVisible();
    },
  },
  {
    name: 'file-download, downloading',
    address: '/file-download?delayScale=1000',
    reach: async (page) => {
      await page.getByTestId('download-button-1').click();
      await expect(page.getByTestId('download-button-1')).toBeDisabled();
    },
  },
  {
    name: 'file-download, failed',
    address: '/file-download?delayScale=0&downloadFailure=http',
    reach: async (page) => {
      await page.getByTestId('download-button-2').click();
      await expect(page.getByTestId('error-message')).toBeVisible();
    },
  },
  {
    name: 'iframes, every section open, with messages and submissions',
    address: '/iframes',
    reach: async (page) => {
      for (const [section, frame] of sections) {
        await page.getByRole('button', { name: section, exact: true }).click();
        await page.getByTestId(frame).scrollIntoViewIfNeeded();
        await expect(page.getByTestId(frame).contentFrame().locator('h1:visible, iframe:visible, button:visible').first()).toBeVisible();
        // At once: a busy browser can still take a sandboxed frame for where it was before the page scrolled.
        if (section === 'Iframe Examples') await sendMessage(page);
        if (section === 'Iframe Complex') await sendForm(page);
      }
      await page.getByTestId('iframe-complex-page').contentFrame().getByRole('button', { name: 'Open Dialog' }).click();
    },
  },
  {
    name: 'shadow-dom, with the dialog',
    address: '/shadow-dom',
    reach: async (page) => {
      await page.getByTestId('shadow-button').click();
      await expect(page.getByRole('dialog', { name: 'Shadow DOM Button' })).toBeVisible();
    },
  },
  {
    name: 'context-menu, open',
    address: '/context-menu',
    reach: async (page) => {
      await page.getByTestId('context-menu-trigger').click({ button: 'right' });
      await expect(page.getByTestId('context-menu')).toBeVisible();
    },
  },
  ...['menu-simple', 'menu-mui', 'menu-antd'].map(
    (menu): State => ({
      name: `multi-tiered-menu, ${menu} open`,
      address: '/multi-tiered-menu',
      reach: async (page) => {
        for (const label of ['Products', 'Electronics', 'Laptops']) {
          await page.getByTestId(menu).locator('button, [role=menuitem]').getByText(label, { exact: true }).first().click();
        }
        await expect(
          page
            .getByTestId(menu)
            .getByText(/Gaming/)
            .first(),
        ).toBeVisible();
      },
    }),
  ),
  {
    name: 'multi-tiered-menu, with the dialog',
    address: '/multi-tiered-menu',
    reach: async (page) => {
      const menu = page.getByTestId('menu-simple');
      for (const label of ['Support', 'Documentation', 'Tutorials']) await menu.getByRole('button', { name: label, exact: true }).click();
      await expect(page.getByRole('dialog', { name: 'Item Clicked' })).toBeVisible();
    },
  },
  {
    name: 'notifications, one of each',
    address: '/notifications',
    reach: async (page) => {
      // They would leave while they are looked at, and a clock that stands still would stop the one who looks as well.
      await page.evaluate(() => {
        const later = window.setTimeout;
        window.setTimeout = ((call: () => void, ms?: number) => (ms === 5000 ? 0 : later(call, ms))) as typeof setTimeout;
      });
      for (const type of ['success', 'error', 'info']) await page.getByTestId(`add-${type}`).click();
      await expect(page.getByTestId('notification-3')).toBeVisible();
    },
  },
  {
    name: 'ab-testing, variant B, clicked',
    address: '/ab-testing?variant=B',
    reach: async (page) => {
      await page.getByTestId('variant-button').click();
      await expect(page.getByText('Button clicks: 1')).toBeVisible();
    },
  },
  {
    name: 'auth, submitting',
    address: '/auth?delayScale=1000',
    reach: async (page) => {
      await page.getByTestId('login-button').click();
      await expect(page.getByTestId('login-button')).toHaveText('Loading...');
    },
  },
  {
    name: 'auth, refused',
    address: '/auth?delayScale=0',
    reach: async (page) => {
      await page.getByTestId('login-button').click();
      await expect(page.getByTestId('auth-error')).toBeVisible();
    },
  },
  {
    name: 'auth, logged in',
    address: '/auth?delayScale=0',
    reach: async (page) => {
      await page.getByTestId('username-input').fill('admin');
      await page.getByTestId('password-input').fill('admin');
      await page.getByTestId('login-button').click();
      await expect(page.getByTestId('auth-success')).toBeVisible();
    },
  },
  {
    name: 'checkboxes, all checked',
    address: '/checkboxes',
    reach: (page) => page.getByTestId('check-all-button').click(),
  },
  {
    name: 'exit-intent, with the modal',
    address: '/exit-intent',
    reach: async (page) => {
      await page.evaluate(() => document.dispatchEvent(new MouseEvent('mouseleave', { clientX: 300, clientY: -1 })));
      await expect(page.getByTestId('exit-modal')).toBeVisible();
    },
  },
  {
    name: 'alerts, with the dialog and a result',
    address: '/alerts',
    reach: async (page) => {
      page.once('dialog', (dialog) => dialog.accept('Nancy'));
      await page.getByTestId('prompt-button').click();
      await expect(page.getByTestId('result-container')).toContainText('Nancy');
      await page.getByTestId('dialog-button').click();
      await expect(page.getByRole('dialog', { name: 'Alert' })).toBeVisible();
    },
  },
];

/** Console errors of pages in their states: two images are broken on purpose, and a download fails as it is told to. */
export const provokedErrors = [/404.*(does-not-exist\.jpg|invalid-url)|503/];
