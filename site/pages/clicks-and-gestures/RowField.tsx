import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { testId } from './test-id';

type RowFieldProps = {
  row: number;
  text: string;
  /** `next` is null when the old text is kept. `refocus`: the focus was in the field. */
  onEnd: (next: string | null, refocus: boolean) => void;
};

export function RowField({ row, text, onEnd }: RowFieldProps) {
  const [typed, setTyped] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Once, because a field that leaves the document with the focus may still report that it has lost it.
  const ended = useRef(false);

  useLayoutEffect(() => {
    input.current?.focus();
    input.current?.select();
  }, []);

  function end(next: string | null, refocus: boolean) {
    if (ended.current) return;
    ended.current = true;
    onEnd(next, refocus);
  }

  function keyDown(event: KeyboardEvent<HTMLInputElement>) {
    // The row has other uses for the same keys.
    event.stopPropagation();
    // Enter confirms what an input method has composed, and Escape gives that up.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') end(event.currentTarget.value, true);
    if (event.key === 'Escape') end(null, true);
  }

  const stop = (event: SyntheticEvent) => event.stopPropagation();

  return (
    <input
      ref={input}
      className="input"
      aria-label={`Text of row ${row}`}
      autoComplete="off"
      value={typed}
      // Not onChange: React does not call it if a tool has set the value before it dispatches the event.
      onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      onKeyDown={keyDown}
      onBlur={({ currentTarget }) => end(currentTarget.value, false)}
      onClick={stop}
      onDoubleClick={stop}
      {...testId(`clicks-edit-${row}`)}
    />
  );
}
