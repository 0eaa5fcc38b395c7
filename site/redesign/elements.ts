import type { ReactElement } from 'react';
import type { RedesignId } from '../redesigns';
import { renamedControl } from './form-data';
import { eachWord, renamedClass, renamedId } from './names';
import { prose } from './prose';

export type Props = Record<string, unknown>;
/** React's function that makes an element. */
export type Make = (type: unknown, props: Props, key: unknown) => ReactElement;

/** Attributes that hold an id, or several. */
const references = new Set([
  'id',
  'htmlFor',
  'list',
  'form',
  'popoverTarget',
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
]);

const controls = new Set<unknown>(['input', 'select', 'textarea', 'button']);

/** Other elements of the same meaning: without a role, or of the same role. */
const otherTags: Record<string, string> = { div: 'section', span: 'b', ul: 'ol' };

/** How elements are made under some redesigns. `plain` is React's own function. */
export function createElements(changes: readonly RedesignId[], plain: Make) {
  const has = (id: RedesignId) => changes.includes(id);
  const [ids, classes, nesting, order, words, tags] = (
    ['ids', 'classes', 'nesting', 'order', 'prose', 'tags'] as const
  ).map(has);
  const boxClass = classes ? renamedClass('box') : 'box';
  const wrapper = (tag: string, props: Props, key?: unknown) => plain(tags ? otherTags[tag] : tag, props, key);
  const box = (tag: string, children: unknown, key?: unknown) => wrapper(tag, { className: boxClass, children }, key);
  // A text's wrapper has a box of its own, because drivers take the text of an element without one for scrolled away.
  const inItem = (children: unknown) =>
    typeof children === 'string' ? wrapper('span', { children }) : box('span', children);

  /** The class names that an element was given: by now it may have others, or be in a wrapper. */
  const given = new WeakMap<object, readonly string[]>();

  function element(make: Make, type: unknown, props: Props, key: unknown): ReactElement {
    const classNames = String(props.className ?? '').split(' ');
    let { children } = props;
    if (words) children = inOtherWords(children);
    if (order) children = reordered(children, (child, name) => given.get(child)?.includes(name) ?? false);
    if (nesting && type === 'li' && !isLink(children)) children = inItem(children);
    const changed = attributes(type, 'children' in props ? { ...props, children } : props);
    const tag = tags ? otherTag(type, changed) : type;
    const made = isBoxed(type, classNames, props)
      ? box(type === 'button' ? 'span' : 'div', make(tag, changed, undefined), key)
      : make(tag, changed, key);
    given.set(made, classNames);
    return made;
  }

  function isBoxed(type: unknown, classNames: readonly string[], props: Props): boolean {
    if (!nesting) return false;
    if (classNames.includes('card') || classNames.includes('field')) return true;
    // A handle is the first child of its item: suites look for it there.
    return type === 'button' && !String(props['data-test'] ?? '').startsWith('drag-handle');
  }

  function attributes(type: unknown, props: Props): Props {
    let changed = props;
    if (ids && typeof type === 'string') changed = withOtherIds(type, changed);
    if (classes) changed = withOtherClasses(changed);
    return order && typeof type === 'string' ? Object.fromEntries(Object.entries(changed).reverse()) : changed;
  }

  return { element, attributes };
}

function mapped(props: Props, change: (name: string, value: unknown) => unknown): Props {
  return Object.fromEntries(Object.entries(props).map(([name, value]) => [name, change(name, value)]));
}

function withOtherIds(type: string, props: Props): Props {
  return mapped(props, (name, value) => {
    if (typeof value !== 'string') return value;
    if (references.has(name)) return eachWord(value, renamedId);
    return name === 'name' && controls.has(type) ? renamedControl(value) : value;
  });
}

/** Class names are in `className`, and in properties of components such as `popupClassName`. */
function withOtherClasses(props: Props): Props {
  return mapped(props, (name, value) =>
    /classname$/i.test(name) && typeof value === 'string' ? eachWord(value, renamedClass) : value,
  );
}

/** Where an element has no other meaning and no test id: suites may go by the tags of elements with test ids. */
function otherTag(type: unknown, props: Props): unknown {
  const other = typeof type === 'string' && otherTags[type];
  const isNeutral = !Object.keys(props).some((name) => /^(role|data-test|aria-)/.test(name));
  const isLibrarys = /\b(Mui|css-)/.test(String(props.className));
  return other && isNeutral && !isLibrarys && !isTerm(props.children) ? other : type;
}

/** In a list of terms only `div` may be around them. */
function isTerm(children: unknown): boolean {
  return Array.isArray(children) && children.some((child) => isElement(child) && child.type === 'dt');
}

/** A link of the menu is directly in its item: suites look for it there. */
function isLink(children: unknown): boolean {
  return isElement(children) && 'to' in children.props;
}

function isElement(child: unknown): child is ReactElement<Props> {
  return typeof child === 'object' && child !== null && 'props' in child;
}

function inOtherWords(children: unknown): unknown {
  if (Array.isArray(children))
    return children.map((child) => (typeof child === 'string' ? inOtherWords(child) : child));
  return typeof children === 'string' ? (prose[children] ?? children) : children;
}

/** Cards change places with cards, and fields with fields, among their siblings. */
function reordered(children: unknown, has: (child: object, className: string) => boolean): unknown {
  if (!Array.isArray(children)) return children;
  const result = children.map((child) => reordered(child, has));
  for (const className of ['card', 'field']) {
    const places = result.flatMap((child, index) => (isElement(child) && has(child, className) ? index : []));
    const items = places.map((place) => result[place]).reverse();
    for (const [index, place] of places.entries()) result[place] = items[index];
  }
  return result;
}
