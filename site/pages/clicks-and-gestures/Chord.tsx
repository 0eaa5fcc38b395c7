import { useEffect, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { chordTime } from './gestures';
import { testId } from './test-id';

export function Chord() {
  const [chords, setChords] = useState(0);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEventListeners(window, { keydown });

  function endChord() {
    clearTimeout(timer.current);
    timer.current = undefined;
  }

  function keydown(event: KeyboardEvent) {
    const { key } = event;
    // Ctrl and the like send keys of their own, which end nothing.
    if (['Control', 'Meta', 'Shift', 'Alt'].includes(key)) return;
    const isSecond = timer.current !== undefined && key.toLowerCase() === 's';
    endChord();
    if (isSecond) setChords((before) => before + 1);
    else if (key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey))
      timer.current = window.setTimeout(endChord, chordTime);
    else return;
    // Browsers have uses of their own for Ctrl+K and Ctrl+S.
    event.preventDefault();
  }

  return (
    <>
      <h2>Two keys in a row</h2>
      <p className="muted">
        <kbd>Ctrl</kbd>+<kbd>K</kbd> or <kbd>Cmd</kbd>+<kbd>K</kbd>, then <kbd>S</kbd> within a second, anywhere but in
        a field.
      </p>
      <p className="panel" role="status" {...testId('clicks-chord')}>
        {`Chords: ${chords}`}
      </p>
    </>
  );
}
