import { type Activators, defaultKeyboardCoordinateGetter, type SensorInstance, type SensorProps } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { flushSync } from 'react-dom';

// dnd-kit's own sensors let React render later. A test that presses, moves and releases before that would lose its
// drop, and dnd-kit also suppresses a click within the next 50 ms. These sensors render synchronously at every event.

type Coordinates = { x: number; y: number };

/** Mouse, pen and touch. A handle needs `touch-action: none`, or the browser scrolls instead. */
export class PointerSensor implements SensorInstance {
  static activators: Activators<object> = [
    { eventName: 'onPointerDown', handler: ({ nativeEvent: event }) => event.button === 0 && !isOtherFinger(event) },
  ];

  autoScrollEnabled = false;

  constructor(props: SensorProps<object>) {
    const drag = startDrag(props, pointOf(props.event as PointerEvent));
    drag.on(document, 'pointermove', (event) => {
      if (!isOtherFinger(event as PointerEvent)) drag.move(pointOf(event as PointerEvent));
    });
    drag.on(document, 'pointerup', (event) => {
      if (isOtherFinger(event as PointerEvent)) return;
      drag.move(pointOf(event as PointerEvent));
      drag.end();
    });
    drag.on(document, 'pointercancel', drag.cancel);
    drag.on(document, 'keydown', (event) => {
      if (keyOf(event as KeyboardEvent) === 'Escape') drag.cancel();
    });
    // A long press should not open a menu, nor should selected text be dragged.
    drag.on(document, 'contextmenu', (event) => event.preventDefault());
    drag.on(document, 'dragstart', (event) => event.preventDefault());
  }
}

/** Space or Enter starts; Space, Enter or Tab ends; Escape cancels; arrows move. */
export class KeyboardSensor implements SensorInstance {
  static activators: Activators<object> = [
    {
      eventName: 'onKeyDown',
      handler: ({ nativeEvent: event }) => {
        const starts = ['Space', 'Enter'].includes(keyOf(event));
        if (starts) event.preventDefault();
        return starts;
      },
    },
  ];

  autoScrollEnabled = false;

  constructor(props: SensorProps<object>) {
    const { active, activeNode, context } = props;
    const drag = startDrag(props, { x: 0, y: 0 });
    const origin = context.current.collisionRect;

    drag.on(document, 'keydown', (event) => {
      const key = keyOf(event as KeyboardEvent);
      // The event that started the drag bubbles up to the document as well.
      if (event === props.event) return;
      if (!activeNode.node.current?.isConnected) return drag.cancel();
      if (['Space', 'Enter', 'Tab'].includes(key)) {
        event.preventDefault();
        drag.end();
      } else if (key === 'Escape') {
        event.preventDefault();
        drag.cancel();
      } else {
        const rect = context.current.collisionRect;
        const to =
          rect &&
          nextCoordinates(key, { active, context: context.current, currentCoordinates: { x: rect.left, y: rect.top } });
        if (!to || !origin) return;
        event.preventDefault();
        drag.move({ x: to.x - origin.left, y: to.y - origin.top });
      }
    });
  }
}

type CoordinateArguments = Parameters<typeof defaultKeyboardCoordinateGetter>[1];

/** The next item of the list in an arrow's direction, or 25 px beyond the last one. */
function nextCoordinates(key: string, args: CoordinateArguments): Coordinates | undefined {
  const arrow = new KeyboardEvent('keydown', { code: key });
  // `over` is updated one render later: with it, Down and Up in quick succession would end one item too far up.
  const next = sortableKeyboardCoordinates(arrow, { ...args, context: { ...args.context, over: null } });
  return next || defaultKeyboardCoordinateGetter(arrow, args) || undefined;
}

function startDrag({ activeNode, onStart, onMove, onEnd, onCancel }: SensorProps<object>, start: Coordinates) {
  const listeners = new AbortController();
  const on = (target: EventTarget, type: string, listener: (event: Event) => void) =>
    target.addEventListener(type, listener, { signal: listeners.signal });
  const finish = (tell: () => void) => {
    listeners.abort();
    flushSync(tell);
    // Safari does not focus a button that is clicked, so the next keys would not reach the handle.
    activeNode.activatorNode.current?.focus();
  };
  const move = (to: Coordinates) => flushSync(() => onMove(to));
  const end = () => finish(onEnd);
  const cancel = () => finish(onCancel);

  on(window, 'resize', cancel);
  on(document, 'visibilitychange', cancel);
  flushSync(() => onStart(start));
  return { on, move, end, cancel };
}

function pointOf({ clientX, clientY }: PointerEvent): Coordinates {
  return { x: clientX, y: clientY };
}

/** An event without a pointer type was dispatched by a script, and counts as the first finger. */
function isOtherFinger({ isPrimary, pointerType }: PointerEvent) {
  return !isPrimary && pointerType !== '';
}

/** `event.key`, with `Space` for a space. Not `event.code`: Selenium's `Keys.ENTER` is the Enter key of the keypad. */
function keyOf({ key, code }: KeyboardEvent) {
  return key === ' ' ? 'Space' : key || code;
}
