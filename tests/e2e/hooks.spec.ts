import type { Page } from '@playwright/test';
import { type Hook, hooks, shellHooks } from '../../cli/catalogue';
import { drives } from '../drives';
import { expect, test } from '../fixtures';
import { provokedErrors, states } from '../states';

// The one test that imports hooks instead of spelling them out: it compares the list with the pages.

test.use({ expectedErrors: provokedErrors });

for (const [id, drive] of drives) {
  test(`the hooks of ${id} are the listed ones, each on its element, and all of them appear`, async ({ open, page }) => {
    await page.addInitScript(watchHooks);
    const listed: readonly Hook[] = [...hooks[id], ...shellHooks.filter(({ when }) => when.startsWith('always'))];
    const always = listed.filter(({ when }) => when.startsWith('always'));
    await open(`/${id === 'home' ? '' : id}?delayScale=0&downloadFailure=http`);
    await expect.poll(() => absent(always, page, 'present')).toEqual([]);
    await drive(page);
    await expect.poll(() => absent(listed, page, 'seen')).toEqual([]);
    expect(await absent(always, page, 'present')).toEqual([]);
    expect(await unlisted(id, page)).toEqual([]);
  });

  test(`${id} has its hooks on the listed elements in every state`, async ({ open, page }) => {
    await page.addInitScript(watchHooks);
    for (const { address, reach } of states.filter((state) => (/^\/([^?]*)/.exec(state.address)?.[1] || 'home') === id)) {
      await open(address);
      await reach?.(page);
      expect(await unlisted(id, page), address).toEqual([]);
    }
  });
}

test('the open menu of a narrow window has its hooks on the listed elements', async ({ open, page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.addInitScript(watchHooks);
  await open('/');
  expect((await absent(shellHooks, page, 'present')).map(String)).toEqual(['/^menu-overlay <div>$/']);
  await page.getByTestId('mobile-menu-button').click();
  await expect.poll(() => absent(shellHooks, page, 'present')).toEqual([]);
  expect(await unlisted('home', page)).toEqual([]);
});

// Spelled out by hand: XPath and CSS of suites in the wild name these by their tag.
const divs = {
  alerts: ['result-container'],
  auth: ['auth-error', 'auth-success'],
  'broken-images': ['image-container-0', 'image-container-1', 'image-container-2'],
  'context-menu': ['context-menu-trigger'],
  'dynamic-elements': ['invisible-element'],
  'file-download': ['download-card-0', 'download-card-1', 'download-card-2'],
  'file-upload': ['file-uploader', 'upload-loading'],
  iframes: ['iframe-messages'],
  notifications: ['notification-example'],
} as const;

for (const [id, names] of Object.entries(divs)) {
  test(`suites that name the tag find ${names.join(', ')}`, () => {
    const listed = (hooks[id as keyof typeof divs] as readonly Hook[]).flatMap(patterns);
    for (const name of names) expect(listed.filter((pattern) => pattern.test(`${name} <div>`))).toHaveLength(1);
  });
}

/** What was seen of hooks that the catalogue does not have, or not on this element. */
async function unlisted(id: keyof typeof hooks, page: Page): Promise<string[]> {
  const known = [...hooks[id], ...shellHooks].flatMap(patterns);
  return (await found(page, 'seen')).filter((text) => !known.some((pattern) => pattern.test(text)));
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
