import styles from './elements.css?inline';

/**
 * Defines an element once in its document. Parts of the page call it when they render and not when their module is
 * loaded, because with a bug two copies of a module are loaded, and the one that is shown has to have its own element.
 */
export function define(name: string, element: CustomElementConstructor) {
  if (!customElements.get(name)) customElements.define(name, element);
}

/** Gives an element a shadow root with the styles that all of them have, and this content. */
export function attachRoot(
  host: HTMLElement,
  options: Omit<ShadowRootInit, 'mode'> & { closed?: boolean },
  ...content: Node[]
) {
  const { closed = false, ...rest } = options;
  const root = host.attachShadow({ mode: closed ? 'closed' : 'open', ...rest });
  root.append(make('style', {}, styles), ...content);
  return root;
}

export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...content);
  return element;
}
