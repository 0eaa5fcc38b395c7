import type { Page } from '@playwright/test';
import { type Found, isOne } from '../../cli/pairs/absent';
import { shellTestIds, testIds } from '../../cli/public-catalogue';
import { elementsIn } from '../../site/shared/elements-in';

/** The test ids that were found in the page, but are not in the catalogue, or not with this element. */
export function unlisted(id: keyof typeof testIds, elements: readonly Found[]): Found[] {
  const isKnown = [...testIds[id], ...shellTestIds].map(isOne);
  return elements.filter((element) => !isKnown.some((isThis) => isThis(element)));
}

/**
 * The test ids that more than one element has, so that a locator by one of them is ambiguous. Without the one for which
 * that is the exercise: a button that is "twice in the document and once visible".
 */
export function repeated(elements: readonly Found[]): string[] {
  const names = elements.map(({ name }) => name);
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  return [...new Set(twice)].filter((name) => name !== 'pair-button');
}

export function found(page: Page, when: 'present' | 'seen'): Promise<Found[]> {
  return page.evaluate((name) => Reflect.get(window, name)(), when);
}

/** Notes every test id of the pages that are opened from now on, even if it is there briefly or in a shadow root. */
export async function watch(page: Page) {
  await page.addInitScript({ content: `(${watchTestIds})(${elementsIn})` });
}

/**
 * Runs in the page. Gives the visible texts and the controls of the page and of an open dialog that neither have a test
 * id nor are in an element that has one. Headings and the text below them need none.
 */
export function withoutTestId(): string[] {
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

/** Runs in the page. Gives the fields that are marked as wrong while nothing that describes them says why. */
export function wrongForNoReason(): string[] {
  return [...document.querySelectorAll('[aria-invalid=true]')].flatMap((field) => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const reasons = ids.map((id) => document.getElementById(id)?.textContent?.trim() ?? '');
    return reasons.join('') === '' ? [`${field.getAttribute('data-test')}`] : [];
  });
}

/** Runs in the page before its own scripts. */
function watchTestIds(walk: typeof elementsIn) {
  // The documents in frames have test ids of their own.
  if (window.top !== window) return;
  const everSeen = new Map<string, Found>();
  const observer = new MutationObserver((records) => {
    const nodes = records.flatMap(({ addedNodes, target }) => [target, ...addedNodes]);
    for (const one of nodes.flatMap(testIdsIn)) everSeen.set(`${one.name} <${one.element}>`, one);
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
  Object.assign(window, { seen: () => [...everSeen.values()], present: () => testIdsIn(document) });

  function testIdsIn(node: Node): Found[] {
    const isTree = node instanceof Element || node instanceof Document || node instanceof ShadowRoot;
    return (isTree ? walk(node) : [])
      .filter((element) => element.hasAttribute('data-test'))
      .map((element) => {
        const [name, twin] = [element.getAttribute('data-test'), element.getAttribute('data-testid')];
        const text = name === twin ? `${name}` : `data-test ${name} with data-testid ${twin}`;
        return { name: text, element: element.localName };
      });
  }
}
