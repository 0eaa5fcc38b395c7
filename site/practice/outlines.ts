import { elementsIn } from '../shared/elements-in';
import styles from './outlines.css?inline';
import { viewOfPage } from './view';

type FoundTestId = { name: string; element: Element };
type Box = { left: number; top: number; right: number; bottom: number };

const hostClass = 'practice-outlines';

/**
 * The test ids of the page in the document, and of its dialogs, in open shadow roots too; not those around the page.
 */
export function testIdsOnPage(): FoundTestId[] {
  return rootsOfPage()
    .flatMap(elementsIn)
    .flatMap((element) => {
      const name = element.getAttribute('data-test');
      return name === null ? [] : [{ name, element }];
    });
}

/**
 * Outlines the test ids of the page that are wanted, with their names, until the returned function is called. The
 * outlines follow the page. They are in a closed shadow root outside the site's root, so that no test finds an element
 * of them, and in the top layer, so that a dialog does not cover them.
 */
export function outlineTestIds(isWanted: (name: string) => boolean, { strong = false } = {}): () => void {
  const host = Object.assign(document.createElement('div'), { className: hostClass, popover: 'manual' });
  host.ariaHidden = 'true';
  const shadow = host.attachShadow({ mode: 'closed' });
  const onPage = document.createElement('div');
  const above = document.createElement('div');
  shadow.append(Object.assign(document.createElement('style'), { textContent: styles }), onPage, above);
  if (strong) for (const part of [onPage, above]) part.className = 'strong';
  document.body.append(host);
  host.showPopover();

  const stop = new AbortController();
  let frame = 0;
  const schedule = () => {
    frame ||= requestAnimationFrame(draw);
  };
  const changes = new MutationObserver(schedule);
  const sizes = new ResizeObserver(schedule);
  const observed = new WeakSet<Node>();
  let topLayer = '';

  function observe(node: Node) {
    // Observing an element's size again would report it again, and so draw in every frame.
    if (observed.has(node)) return;
    observed.add(node);
    if (node instanceof Element) sizes.observe(node);
    else changes.observe(node, { subtree: true, childList: true, attributes: true, characterData: true });
  }

  function draw() {
    frame = 0;
    const all = testIdsOnPage();
    for (const { element } of all) {
      observe(element);
      observe(element.getRootNode());
    }
    const main = document.getElementById('main');
    const labels: Box[] = [];
    const view = viewOfPage();
    const drawn = all
      .filter(({ name, element }) => isWanted(name) && element.checkVisibility({ visibilityProperty: true }))
      .map(({ name, element }) => ({ name, inMain: isIn(main, element), box: seenPartOf(element) }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top && isInWindow(box))
      .map(({ name, inMain, box }) => ({ inMain, outline: outlineOf(name, box, labels) }));
    onPage.replaceChildren(...drawn.filter(({ inMain }) => inMain).map(({ outline }) => outline));
    above.replaceChildren(...drawn.filter(({ inMain }) => !inMain).map(({ outline }) => outline));
    const insets = [view.top, innerWidth - view.right, innerHeight - view.bottom, view.left];
    onPage.style.clipPath = `inset(${insets.map((inset) => `${inset}px`).join(' ')})`;
    stayOnTop();
    if (isMoving()) schedule();
  }

  /** A dialog that is opened later is above the outlines, unless they are shown again. */
  function stayOnTop() {
    const others = [...document.querySelectorAll(`:is(:modal, :popover-open):not(.${hostClass})`)];
    const now = others.map((element) => numberOf(element)).join(' ');
    if (now === topLayer) return;
    topLayer = now;
    host.hidePopover();
    host.showPopover();
  }

  observe(document);
  sizes.observe(document.documentElement);
  const options = { capture: true, passive: true, signal: stop.signal };
  for (const type of ['scroll', 'resize', 'transitionrun', 'animationstart', 'load', 'toggle'])
    window.addEventListener(type, schedule, options);
  draw();

  return () => {
    stop.abort();
    changes.disconnect();
    sizes.disconnect();
    cancelAnimationFrame(frame);
    host.remove();
  };
}

function rootsOfPage(): Element[] {
  const main = document.getElementById('main');
  // Libraries put their dialogs and menus at the end of the body.
  const beside = [...document.body.children].filter(({ id, className }) => id !== 'root' && className !== hostClass);
  return main ? [main, ...beside] : beside;
}

function isIn(main: Element | null, element: Element): boolean {
  const root = element.getRootNode();
  const outer = root instanceof ShadowRoot ? root.host : element;
  // A modal dialog is in the top layer, wherever it is in the document.
  return !!main?.contains(outer) && !outer.closest(':modal, :popover-open');
}

/** The part of an element that boxes around it, which scroll, leave to be seen. */
function seenPartOf(element: Element): Box {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const seen = { left, top, right, bottom };
  for (let outer = outside(element); outer && outer !== document.body; outer = outside(outer)) {
    if (getComputedStyle(outer).overflow === 'visible') continue;
    const edge = outer.getBoundingClientRect();
    seen.left = Math.max(seen.left, edge.left);
    seen.top = Math.max(seen.top, edge.top);
    seen.right = Math.min(seen.right, edge.right);
    seen.bottom = Math.min(seen.bottom, edge.bottom);
  }
  return seen;
}

function outside(element: Element): Element | null {
  const { parentNode } = element;
  if (parentNode instanceof ShadowRoot) return parentNode.host;
  return parentNode instanceof Element ? parentNode : null;
}

function isInWindow({ left, top, right, bottom }: Box): boolean {
  return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

/** A frame around the box, and the name at a corner where no other name is. */
function outlineOf(name: string, { left, top, right, bottom }: Box, labels: Box[]): Element {
  const outline = document.createElement('div');
  outline.className = 'outline';
  outline.style.cssText = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
  const label = document.createElement('span');
  label.textContent = name;
  const { x, y } = placeOf(name, { left, top, right, bottom }, labels);
  label.style.cssText = `left:${x - left}px;top:${y - top}px`;
  outline.append(label);
  return outline;
}

const labelHeight = 16;

function placeOf(name: string, { left, top, right, bottom }: Box, labels: Box[]): { x: number; y: number } {
  // The label's font is monospaced, 11 px high: see outlines.css.
  const width = name.length * 6.7 + 10;
  const atLeft = Math.max(0, left);
  const atRight = Math.max(0, right - width);
  const corners = [
    [atLeft, top - labelHeight],
    [atLeft, top],
    [atRight, top - labelHeight],
    [atRight, top],
    [atLeft, bottom],
    [atRight, bottom],
    [atRight, bottom - labelHeight],
    [right, top],
  ].map(([x = 0, y = 0]) => ({ left: x, top: y, right: x + width, bottom: y + labelHeight }));
  const free = corners.find((corner) => isInWindow(corner) && !labels.some((label) => overlap(label, corner)));
  const chosen = free ?? { left: atLeft, top, right: atLeft + width, bottom: top + labelHeight };
  labels.push(chosen);
  return { x: chosen.left, y: chosen.top };
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** Whether something on the page moves by itself for a while, which nothing else reports. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}

const numbers = new WeakMap<Element, number>();
let lastNumber = 0;

function numberOf(element: Element): number {
  const number = numbers.get(element) ?? ++lastNumber;
  numbers.set(element, number);
  return number;
}
