import { type FocusEvent, type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isOfRestingMouse } from '../../components/resting-mouse';
import { elementsOf } from './elements';
import { headsFor, type Point } from './geometry';
import type { MenuNode } from './menu-tree';
import { press } from './press';
import { isLeaf, nodeAt, pathTo } from './tree';

/** Milliseconds from the pointer's arrival or leaving until a menu opens or closes. */
const delay = 100;
/** Milliseconds that it may rest on its way to an open submenu. */
const patience = 300;

export type Menu = ReturnType<typeof useMenu>;

/** What the three menus have in common: which path is open, and what mouse, touch and keyboard do to it. */
export function useMenu(name: string, onChoose: (label: string) => void) {
  const { itemId, popupId, itemElement, popupElement, itemAt, opensAt } = elementsOf(name);
  const [open, setOpen] = useState<string[]>([]);
  const shown = useRef(open);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const aim = useRef('');
  const pointer = useRef<Point>(undefined);
  const pressedWith = useRef('');
  const awaited = useRef<string>(undefined);

  function show(path: string[]) {
    clearTimeout(timer.current);
    timer.current = undefined;
    awaited.current = undefined;
    const closing = shown.current.find((id) => !path.includes(id));
    if (closing && popupElement(closing)?.contains(document.activeElement)) itemElement(closing)?.focus({ preventScroll: true });
    shown.current = path;
    setOpen(path);
  }

  function later(path: string[], after: number) {
    clearTimeout(timer.current);
    timer.current = path.join() === shown.current.join() ? undefined : setTimeout(() => show(path), after);
  }

  function choose(path: string[]) {
    show([]);
    // The leaf is gone when the dialog closes: focus goes back to the item that its menu hung from.
    itemElement(path[0])?.focus();
    onChoose(nodeAt(path)?.label ?? '');
  }

  // antd shows a popup some frames after it was told to: keys pressed meanwhile count from the item that is awaited,
  // until another menu is shown or all are closed.
  function focusWhenShown(id: string) {
    const element = itemElement(id);
    element?.focus();
    const waiting = document.activeElement !== element;
    awaited.current = waiting ? id : undefined;
    if (waiting) requestAnimationFrame(() => awaited.current === id && focusWhenShown(id));
  }

  function track(event: MouseEvent) {
    if (isOfRestingMouse(event.nativeEvent)) return;
    const from = pointer.current;
    const to = { x: event.clientX, y: event.clientY };
    // A menu that opens under a resting pointer is no move of the pointer.
    if (event.isTrusted && from?.x === to.x && from.y === to.y) return;
    pointer.current = to;
    const path = event.type === 'mouseleave' ? [] : opensAt(event.target);
    const arrived = aim.current !== path.join();
    aim.current = path.join();
    // On its way to an open submenu the pointer may cross other items.
    const closing = shown.current.filter((id) => !path.includes(id)).map((id) => popupElement(id)?.getBoundingClientRect());
    const onItsWay = closing.some((box) => box && from && headsFor(from, to, box));
    if (arrived || (timer.current && onItsWay)) later(path, onItsWay ? patience : delay);
  }

  function onClick(event: MouseEvent) {
    const path = itemAt(event.target);
    const node = nodeAt(path);
    const withMouse = pressedWith.current === 'mouse';
    pressedWith.current = '';
    if (!node) return;
    if (isLeaf(node)) choose(path);
    // Hovering opened it already: a click with the mouse does nothing.
    else if (!withMouse) show(path);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const path = awaited.current ? pathTo(awaited.current) : itemAt(event.target);
    // antd's bar takes the focus itself, and hands it to an item with the first key.
    if (!path.length && (event.target as Element).id !== name) return;
    const step = press(event.key, path, shown.current);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    if ('choose' in step) return choose(step.choose);
    flushSync(() => show(step.open));
    focusWhenShown(step.focus);
  }

  function onBlur(event: FocusEvent) {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) show([]);
  }

  const anyOpen = open.length > 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: everything that the listeners read is in refs
  useEffect(() => {
    if (!anyOpen) return;
    const onPointerDown = (event: globalThis.PointerEvent) => {
      if (event.target && !opensAt(event.target).length) show([]);
    };
    const onEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') show([]);
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onEscape);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onEscape);
    };
  }, [anyOpen]);
  useEffect(() => {
    return () => {
      clearTimeout(timer.current);
      awaited.current = undefined;
    };
  }, []);

  return {
    open,
    openNodes: open.map((id) => nodeAt(pathTo(id))).filter((node) => node !== undefined),
    popupId,
    itemElement,
    /** For the section that holds the bar and all its popups. */
    sectionProps: {
      onMouseOver: track,
      onMouseMove: track,
      onMouseLeave: track,
      onPointerDown: (event: PointerEvent) => {
        pressedWith.current = event.pointerType;
      },
      onClick,
      onKeyDownCapture: onKeyDown,
      onBlur,
    },
    itemProps: (node: MenuNode) => ({
      'data-menu-id': itemId(node.id),
      ...(!isLeaf(node) && {
        'aria-haspopup': true as const,
        'aria-expanded': open.includes(node.id),
        'aria-controls': open.includes(node.id) ? popupId(node.id) : undefined,
      }),
    }),
  };
}
