import type { Locator, Page } from '@playwright/test';
import type { PageId } from '../../site/catalogue';
import { type Hook, hooks, shellHooks } from '../../site/hooks';
import { expect, test } from '../fixtures';

// The one test that imports hooks instead of spelling them out: it compares the list with the pages.

const nothing = async () => {};
const hook = (page: Page, name: string): Locator => page.getByTestId(name);

/** Takes a page through all of its states, so that every hook has been there once. */
const drives: Record<'home' | PageId, (page: Page) => Promise<void>> = {
  home: nothing,
  about: nothing,
  forms: (page) => hook(page, 'submit-button').click(),
  tables: (page) => hook(page, 'editable-action-1').click(),
  'drag-drop': nothing,
  async 'dynamic-elements'(page) {
    await hook(page, 'toggle-hidden-button').click();
    await hook(page, 'dynamic-item-2').waitFor();
  },
  async hover(page) {
    for (const number of [1, 2, 3]) await hook(page, `hover-figure-${number}`).hover();
  },
  async 'key-press'(page) {
    for (const key of 'hooks') await page.keyboard.press(key);
  },
  slider: (page) => hook(page, 'slider').hover(),
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
  'shadow-dom': (page) => hook(page, 'shadow-button').click(),
  'context-menu': (page) => hook(page, 'context-menu-trigger').click({ button: 'right' }),
  'multi-tiered-menu': (page) => hook(page, 'multi-tier-menu-item-products').hover(),
  async notifications(page) {
    for (const type of ['success', 'error', 'info']) await hook(page, `add-${type}`).click();
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
  },
  async alerts(page) {
    page.once('dialog', (dialog) => dialog.accept());
    await hook(page, 'alert-button').click();
  },
};

// Two images are broken on purpose, and the download fails as it is told to.
test.use({ expectedErrors: [/404.*(does-not-exist\.jpg|invalid-url)|503/] });

for (const [id, drive] of Object.entries(drives) as [keyof typeof drives, (page: Page) => Promise<void>][]) {
  test(`the hooks of ${id} are the listed ones, each on its element, and all of them appear`, async ({ open, page }) => {
    await page.addInitScript(watchHooks);
    const listed: readonly Hook[] = [...hooks[id], ...shellHooks];
    const always = listed.filter(({ when }) => when.startsWith('always'));
    await open(`/${id === 'home' ? '' : id}?delayScale=0&downloadFailure=http`);
    await expect.poll(() => absent(always, page, 'present')).toEqual([]);
    await drive(page);
    await expect.poll(() => absent(listed, page, 'seen')).toEqual([]);
    expect(await absent(always, page, 'present')).toEqual([]);
    const known = listed.flatMap(patterns);
    expect((await found(page, 'seen')).filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
  });
}

/** Which of the hooks are not there now, or have not been there at any time. */
async function absent(listed: readonly Hook[], page: Page, when: 'present' | 'seen') {
  const texts = await found(page, when);
  return listed.flatMap(patterns).filter((pattern) => !texts.some((text) => pattern.test(text)));
}

function found(page: Page, when: 'present' | 'seen'): Promise<string[]> {
  return page.evaluate((name) => Reflect.get(window, name)(), when);
}

/** What `name <element>` looks like: one pattern for each value of each parameter. */
function patterns({ name, parameters = {}, element }: Hook): RegExp[] {
  let names = [name];
  for (const [parameter, values] of Object.entries(parameters)) {
    const texts = 'kind' in values ? [values.kind === 'number' ? '\\d+' : '.+'] : values.map(String);
    names = names.flatMap((pattern) => texts.map((text) => pattern.replace(`<${parameter}>`, text)));
  }
  return names.map((pattern) => new RegExp(`^${pattern} <${element}>$`));
}

/** Runs in the page, before its own scripts: notes every hook, however shortly it is there and in whichever shadow root. */
function watchHooks() {
  // Frames have pages, and hooks, of their own.
  if (window.top !== window) return;
  const everSeen = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records) for (const node of [target, ...addedNodes]) for (const text of hooksBelow(node)) everSeen.add(text);
  });
  const observe = (root: Node) => observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-test'] });
  observe(document);
  const attachShadow = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    const root = attachShadow.call(this, options);
    observe(root);
    return root;
  };
  Object.assign(window, { seen: () => [...everSeen], present: () => hooksBelow(document) });

  function hooksBelow(node: Node): string[] {
    const own: string[] = [];
    if (node instanceof Element && node.hasAttribute('data-test')) {
      const [name, twin] = [node.getAttribute('data-test'), node.getAttribute('data-testid')];
      own.push(name === twin ? `${name} <${node.localName}>` : `data-test ${name} with data-testid ${twin}`);
    }
    const shadow = node instanceof Element && node.shadowRoot ? hooksBelow(node.shadowRoot) : [];
    return [...own, ...shadow, ...[...node.childNodes].flatMap(hooksBelow)];
  }
}
