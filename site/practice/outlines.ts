import { elementsIn } from '../shared/elements-in';
import { type Box, isInWindow, placeBeside, seenPartOf, textOnPage } from './boxes';
import styles from './outlines.css?inline';
import { viewOfPage } from './view';

type FoundTestId = { name: string; element: Element };

const hostClass = 'practice-outlines';

/**
 * The test ids of the page in the document, and of its dialogs, in open shadow roots too; not those around the page.
 */
export function testIdsOnPage(): FoundTestId[] {
  return named(rootsOfPage().flatMap(elementsIn));
}

/** The elements with a test id at this place and around it, from the inmost outwards. Empty outside of the page. */
export function testIdsAround(path: readonly EventTarget[]): FoundTestId[] {
  const elements = path.filter((target) => target instanceof Element);
  if (!rootsOfPage().some((root) => elements.includes(root))) return [];
  return named(elements);
}

/** Marks the elements of the page with the test ids that are wanted, until the returned function is called. */
export function outlineTestIds(isWanted: (name: string) => boolean): () => void {
  return drawOutlines({ isWanted, className: 'strong' }).stop;
}

type Outlines = {
  /** Draws them again, with the names of these elements. */
  name: (elements: readonly FoundTestId[], copied?: boolean) => void;
  stop: () => void;
};

/**
 * Outlines test ids of the page until they are stopped. The outlines follow the page. They are in a closed shadow root
 * outside the site's root, so that no test finds an element of them, and in the top layer, so that a dialog does not
 * cover them.
 */
export function drawOutlines({ isWanted = (_name: string): boolean => true, className = '' } = {}): Outlines {
  const host = Object.assign(document.createElement('div'), { className: hostClass, popover: 'manual' });
  host.ariaHidden = 'true';
  const shadow = host.attachShadow({ mode: 'closed' });
  const onPage = document.createElement('div');
  const above = document.createElement('div');
  const labels = document.createElement('div');
  shadow.append(Object.assign(document.createElement('style'), { textContent: styles }), onPage, above, labels);
  for (const part of [onPage, above]) part.className = className;
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
  let topLayer: Element[] = [];
  let labelled: readonly FoundTestId[] = [];
  let isCopied = false;

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
    const view = viewOfPage();
    const drawn = all
      .filter(({ name, element }) => isWanted(name) && element.checkVisibility({ visibilityProperty: true }))
      .map(({ name, element }) => ({ name, element, inMain: isIn(main, element), box: seenPartOf(element) }))
      .filter(({ box }) => box.right > box.left && box.bottom > box.top && isInWindow(box));
    const outlines = drawn.map(({ name, element, inMain, box }) => {
      const index = labelled.findIndex((one) => one.element === element);
      return { inMain, outline: outlineOf(name, box, index < 0 ? '' : index === 0 ? ' rested' : ' around') };
    });
    onPage.replaceChildren(...outlines.filter(({ inMain }) => inMain).map(({ outline }) => outline));
    above.replaceChildren(...outlines.filter(({ inMain }) => !inMain).map(({ outline }) => outline));
    const insets = [view.top, innerWidth - view.right, innerHeight - view.bottom, view.left];
    onPage.style.clipPath = `inset(${insets.map((inset) => `${inset}px`).join(' ')})`;
    const shown = labelled.flatMap((one) => drawn.filter(({ element }) => element === one.element));
    labels.replaceChildren(...labelsOf(shown, view));
    stayOnTop();
    if (isMoving()) schedule();
  }

  /** From the rested element outwards: if there is no room for all, the outer names are missing. */
  function labelsOf(shown: readonly { name: string; inMain: boolean; box: Box }[], view: Box): Element[] {
    if (shown.length === 0) return [];
    const room = shown[0]?.inMain ? view : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const occupied = textOnPage(rootsOfPage(), room);
    return shown.flatMap(({ name, box }, index) => {
      const label = document.createElement('span');
      label.textContent = index === 0 && isCopied ? `${name} copied` : name;
      label.className = index === 0 ? 'rested' : '';
      labels.append(label);
      const { width, height } = label.getBoundingClientRect();
      const place = placeBeside(box, { width, height }, room, occupied);
      if (!place) return [];
      occupied.push(place);
      label.style.cssText = `left:${place.left}px;top:${place.top}px`;
      return [label];
    });
  }

  /** A dialog that is opened later is above the outlines, unless they are shown again. */
  function stayOnTop() {
    const now = [...document.querySelectorAll(`:is(:modal, :popover-open):not(.${hostClass})`)];
    if (now.length === topLayer.length && now.every((element, index) => element === topLayer[index])) return;
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

  return {
    name(elements, copied = false) {
      labelled = elements;
      isCopied = copied;
      schedule();
    },
    stop() {
      stop.abort();
      changes.disconnect();
      sizes.disconnect();
      cancelAnimationFrame(frame);
      host.remove();
    },
  };
}

/** Those of the elements that have a test id. */
function named(elements: readonly Element[]): FoundTestId[] {
  return elements.flatMap((element) => {
    const name = element.getAttribute('data-test');
    return name === null ? [] : [{ name, element }];
  });
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

function outlineOf(name: string, { left, top, right, bottom }: Box, more: string): Element {
  const outline = document.createElement('div');
  outline.className = `outline${more}`;
  outline.dataset.name = name;
  outline.style.cssText = `left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
  return outline;
}

/** Whether something on the page moves by itself for a while, which nothing else reports. */
function isMoving(): boolean {
  return document
    .getAnimations()
    .some(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
}
