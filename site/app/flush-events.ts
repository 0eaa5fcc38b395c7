import { flushSync } from 'react-dom';

const types = [
  'beforeinput',
  'change',
  'click',
  'contextmenu',
  'dblclick',
  'dragend',
  'dragstart',
  'drop',
  'input',
  'keydown',
  'keyup',
  'mousedown',
  'mouseup',
  'paste',
  'pointerdown',
  'pointerup',
  'reset',
  'submit',
  'touchend',
  'touchstart',
];

/**
 * Renders what an event has changed before the next one comes, also if a script dispatches both. React renders in a
 * microtask, which the browser runs after each event of a visitor, but after the whole script with events of its own:
 * a second click would else act on the state before the first.
 */
export function flushEvents(root: HTMLElement) {
  // On React's own root, where its listeners come before, and a handler that stops the event does not stop these. On
  // the document for what React renders elsewhere, such as dialogs.
  for (const target of [root, document]) for (const type of types) target.addEventListener(type, flush);
}

function flush() {
  flushSync(() => {});
}
