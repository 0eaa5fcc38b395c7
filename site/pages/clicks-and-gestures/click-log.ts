/** What the log reads of an event. */
type Click = {
  type: string;
  button: number;
  detail: number;
  ctrlKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
  metaKey: boolean;
  isTrusted: boolean;
  /** Firefox and WebKit have it only in some of these events. */
  pointerType?: string;
};

export const longest = 10;

/** `click left Ctrl+Shift mouse trusted`. `pressedWith` is the kind of pointer that was pressed last. */
export function entryOf(click: Click, pressedWith: string): string {
  const { type, button, ctrlKey, altKey, shiftKey, metaKey, isTrusted } = click;
  const held = Object.entries({ Ctrl: ctrlKey, Alt: altKey, Shift: shiftKey, Meta: metaKey });
  const modifiers = held.flatMap(([name, isHeld]) => (isHeld ? name : []));
  const parts = [
    type,
    // A long press by touch opens a context menu without a button.
    button < 0 ? '' : (['left', 'middle', 'right'][button] ?? `button ${button}`),
    modifiers.join('+'),
    pointerOf(click, pressedWith),
    isTrusted ? 'trusted' : 'not trusted',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

export function withEntry(log: readonly string[], entry: string): string[] {
  return [entry, ...log].slice(0, longest);
}

/** A click that Enter or Space makes has no pointer, and neither has one that a script makes. */
function pointerOf({ pointerType, detail, isTrusted }: Click, pressedWith: string): string {
  if (pointerType) return pointerType;
  if (!isTrusted) return '';
  return detail > 0 ? pressedWith : 'keyboard';
}
