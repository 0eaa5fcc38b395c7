/**
 * Makes an editor's handling of the cursor independent of time. A browser tells by `selectionchange` where the cursor
 * is now, some time after it got there. A driver's next key can be sooner, and would act at the place before; and an
 * event that comes late would have Lexical forget that “Bold” was pressed before it. So the event is sent before
 * anything is done in the box, and the browser's own is kept from Lexical where it says nothing new.
 */
export function watchCursor(box: HTMLElement) {
  let known = cursor();

  function onSelectionChange(event: Event) {
    const now = cursor();
    if (isIn(box, now) && isSame(now, known)) event.stopImmediatePropagation();
    known = now;
  }

  function tellNow() {
    if (!isSame(cursor(), known)) document.dispatchEvent(new Event('selectionchange'));
  }

  // Capture phase, because Lexical listens to the same events.
  const capture = { capture: true };
  window.addEventListener('selectionchange', onSelectionChange, capture);
  for (const action of actions) box.addEventListener(action, tellNow, capture);
  return {
    tellNow,
    stop() {
      window.removeEventListener('selectionchange', onSelectionChange, capture);
      for (const action of actions) box.removeEventListener(action, tellNow, capture);
    },
  };
}

const actions = ['keydown', 'paste'] as const;

type Cursor = Pick<Selection, 'anchorNode' | 'anchorOffset' | 'focusNode' | 'focusOffset'>;

function cursor(): Cursor | null {
  const selection = getSelection();
  if (!selection) return null;
  // A copy, because the selection itself changes.
  const { anchorNode, anchorOffset, focusNode, focusOffset } = selection;
  return { anchorNode, anchorOffset, focusNode, focusOffset };
}

function isIn(box: HTMLElement, place: Cursor | null): boolean {
  return box.contains(place?.anchorNode ?? null);
}

function isSame(one: Cursor | null, other: Cursor | null): boolean {
  return (
    one?.anchorNode === other?.anchorNode &&
    one?.anchorOffset === other?.anchorOffset &&
    one?.focusNode === other?.focusNode &&
    one?.focusOffset === other?.focusOffset
  );
}
