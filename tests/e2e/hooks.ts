import type { Page } from '@playwright/test';
import { patterns } from '../../cli/pairs/hook-patterns';
import { hooks, shellHooks } from '../../cli/public-catalogue';

/** The hooks that were found in the page, but are not in the catalogue, or not with this element. */
export function unlisted(id: keyof typeof hooks, texts: string[]): string[] {
  const known = [...hooks[id], ...shellHooks].flatMap(patterns);
  return texts.filter((text) => !known.some((pattern) => pattern.test(text)));
}

/**
 * The hooks that more than one element has, so that a locator by one of them is ambiguous. Without the one for which
 * that is the exercise: a button that is "twice in the document and once visible".
 */
export function repeated(texts: string[]): string[] {
  const twice = texts.filter((text, index) => texts.indexOf(text) !== index);
  return [...new Set(twice)].filter((text) => text !== 'pair-button <button>');
}

export function found(page: Page, when: 'present' | 'seen'): Promise<string[]> {
  return page.evaluate((name) => Reflect.get(window, name)(), when);
}

/**
 * Runs in the page. Gives the visible texts and the controls of the page and of an open dialog that neither have a hook
 * nor are in an element that has one. Headings and the text below them need none.
 */
export function withoutHook(): string[] {
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

/**
 * Runs in the page. Gives the elements that hold outcomes, such as messages, and are visible while they are empty: a
 * suite tests that such an element is not visible before the first message and after the last one.
 */
export function visibleWhileEmpty(): string[] {
  const outcomes = document.querySelectorAll(
    '[data-test]:is([role=status], [role=alert], [role=log], [aria-live], output)',
  );
  return [...outcomes].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    // What is for screen readers alone has a pixel.
    const isVisible = width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
    const isEmpty = element.childElementCount === 0 && element.textContent?.trim() === '';
    return isEmpty && isVisible ? [`${element.getAttribute('data-test')}`] : [];
  });
}

/** Runs in the page before its own scripts. Notes every hook, even if it is there briefly or in a shadow root. */
export function watchHooks() {
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
