/**
 * Every element of a tree, in the order of the document, what is in open shadow roots too. It imports nothing, because
 * tests and `pairs` run it in a page as a text.
 */
export function elementsIn(root: Document | Element | ShadowRoot): Element[] {
  const own = root instanceof Element ? [root] : [];
  return [...own, ...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );
}
