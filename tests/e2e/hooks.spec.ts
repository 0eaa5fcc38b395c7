import type { Page } from '@playwright/test';
import { type Hook, hooks, shellHooks } from '../../cli/catalogue';
import { expect, test } from '../fixtures';
import { playwrightVisitor } from '../playwright-visitor';
import { addressOf } from '../state';
import { pagesWithStates, provokedErrors } from '../states';

// This test imports the hooks, which others spell out, because it compares the catalogue with the pages.

test.use({ expectedErrors: provokedErrors });

for (const [id, states] of pagesWithStates) {
  test(`${id}: the hooks are the listed ones and on their elements, and no text or control is without one`, async ({
    open,
    page,
  }) => {
    await page.addInitScript(watchHooks);
    const listed: readonly Hook[] = [...hooks[id], ...shellHooks.filter(({ when }) => when.startsWith('always'))];
    const always = listed.filter(({ when }) => when.startsWith('always'));
    const seen = new Set<string>();
    for (const { name, parameters, reach } of states) {
      await open(addressOf(id, parameters));
      expect(absent(always, await found(page, 'present')), name).toEqual([]);
      expect(await page.evaluate(withoutHook), name).toEqual([]);
      await reach?.(playwrightVisitor(page));
      expect(await page.evaluate(withoutHook), name).toEqual([]);
      expect(absent(always, await found(page, 'present')), name).toEqual([]);
      const texts = await found(page, 'seen');
      expect(unlisted(id, texts), name).toEqual([]);
      for (const text of texts) seen.add(text);
      // The fixture cannot notice what these hints do: they make the browser look up a name or connect to a host.
      await expect(page.locator('link[rel~="preconnect"], link[rel~="dns-prefetch"]')).toHaveCount(0);
    }
    expect(absent(listed, [...seen])).toEqual([]);
  });
}

test('the open menu of a narrow window has its hooks on the listed elements', async ({ open, page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await page.addInitScript(watchHooks);
  await open('/');
  const listed = shellHooks.filter(({ when }) => when !== 'while the practice panel is open');
  expect(absent(listed, await found(page, 'present')).map(String)).toEqual(['/^menu-overlay <div>$/']);
  await page.getByTestId('mobile-menu-button').click();
  await expect.poll(async () => absent(listed, await found(page, 'present'))).toEqual([]);
  expect(unlisted('home', await found(page, 'seen'))).toEqual([]);
});

test('the practice panel has its hooks on the listed elements while it is open', async ({ open, page }) => {
  const listed = shellHooks.filter(({ when }) => when === 'while the practice panel is open');
  await page.addInitScript(watchHooks);
  await open('/forms');
  expect(absent(listed, await found(page, 'present'))).toHaveLength(listed.flatMap(patterns).length);
  await page.getByTestId('practice-toggle').click();
  await expect.poll(async () => absent(listed, await found(page, 'present'))).toEqual([]);
  expect(unlisted('forms', await found(page, 'seen'))).toEqual([]);
});

// Spelled out by hand, because test suites address these elements as `div` in XPath and CSS.
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

test('suites that name the tag find it', () => {
  for (const [id, names] of Object.entries(divs)) {
    const listed = (hooks[id as keyof typeof divs] as readonly Hook[]).flatMap(patterns);
    for (const name of names) {
      expect(
        listed.filter((pattern) => pattern.test(`${name} <div>`)),
        name,
      ).toHaveLength(1);
    }
  }
});

/** The hooks that were found in the page, but are not in the catalogue, or not with this element. */
function unlisted(id: keyof typeof hooks, texts: string[]): string[] {
  const known = [...hooks[id], ...shellHooks].flatMap(patterns);
  return texts.filter((text) => !known.some((pattern) => pattern.test(text)));
}

/** The listed hooks that are not among the texts. */
function absent(listed: readonly Hook[], texts: string[]): RegExp[] {
  return listed.flatMap(patterns).filter((pattern) => !texts.some((text) => pattern.test(text)));
}

function found(page: Page, when: 'present' | 'seen'): Promise<string[]> {
  return page.evaluate((name) => Reflect.get(window, name)(), when);
}

/** Patterns for `name <element>`, one for each value of each parameter. */
function patterns({ name, parameters = {}, element }: Hook): RegExp[] {
  let names = [name];
  for (const [parameter, values] of Object.entries(parameters)) {
    const texts = 'kind' in values ? [values.kind === 'number' ? '\\d+' : '.+'] : values.map(String);
    names = names.flatMap((pattern) => texts.map((text) => pattern.replace(`<${parameter}>`, text)));
  }
  return names.map((pattern) => new RegExp(`^${pattern} <${element}>$`));
}

/**
 * Runs in the page. Gives the visible texts and the controls of the page and of an open dialog that neither have a hook
 * nor are in an element that has one. Headings and the text below them need none.
 */
function withoutHook(): string[] {
  const controls = 'a, button, input, select, textarea, summary, img, iframe, [tabindex], [role=button]';
  const roots = document.querySelectorAll('main, [role=dialog]');
  return [...roots].flatMap((root) => (root.localName === 'main' ? [...root.children].flatMap(bare) : bare(root)));

  function bare(element: Element): string[] {
    if (element.matches('[data-test], h1, h2, h3, h4, h5, h6, .intro, style')) return [];
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const texts = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const own = texts.map(({ textContent }) => textContent?.trim()).filter((text) => text !== undefined && text !== '');
    const control = element.matches(controls) ? [`<${element.localName}>`] : [];
    const below = [...element.children, ...(element.shadowRoot?.children ?? [])].flatMap(bare);
    return [...control, ...own, ...below] as string[];
  }
}

/** Runs in the page before its own scripts. Notes every hook, even if it is there briefly or in a shadow root. */
function watchHooks() {
  // The documents in frames have hooks of their own.
  if (window.top !== window) return;
  const everSeen = new Set<string>();
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target } of records)
      for (const node of [target, ...addedNodes]) for (const text of hooksBelow(node)) everSeen.add(text);
  });
  const observe = (root: Node) =>
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['data-test'] });
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
