import type { elementsIn } from '../shared/elements-in';

/** What a locator could find an element by, as the document has it. */
export type Described = {
  testId: string;
  css: string;
  xpath: string;
  id: string;
  classes: string[];
  tag: string;
  text: string;
  /** In CSS pixels of the page, whose top left corner is 0, 0. Null if the element has none. */
  box: { x: number; y: number; width: number; height: number } | null;
};

/** Describes every element with a test id. Runs in a page by itself, so it imports nothing, and is given the walk. */
export function describeTestIds(walk: typeof elementsIn): Described[] {
  const rounded = (value: number) => Math.round(value * 10) / 10;

  const siblings = (element: Element) =>
    [...(element.parentNode?.children ?? [])].filter(({ localName }) => localName === element.localName);

  /** From the root of the document, or of the shadow tree. The place counts from 1, and is null of an only child. */
  function path(element: Element): { tag: string; place: number | null }[] {
    const steps = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const same = siblings(at);
      steps.unshift({ tag: at.localName, place: same.length > 1 ? same.indexOf(at) + 1 : null });
    }
    return steps;
  }

  const boxOf = (element: Element) => {
    if (element.getClientRects().length === 0) return null;
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: rounded(x + scrollX), y: rounded(y + scrollY), width: rounded(width), height: rounded(height) };
  };

  return walk(document)
    .filter((element) => element.hasAttribute('data-test'))
    .map((element) => {
      const steps = path(element);
      return {
        testId: `${element.getAttribute('data-test')}`,
        css: steps.map(({ tag, place }) => (place ? `${tag}:nth-of-type(${place})` : tag)).join(' > '),
        xpath: steps.map(({ tag, place }) => (place ? `/${tag}[${place}]` : `/${tag}`)).join(''),
        id: element.id,
        classes: [...element.classList],
        tag: element.localName,
        text: (element.textContent ?? '').trim().replace(/\s+/g, ' '),
        box: boxOf(element),
      };
    });
}
