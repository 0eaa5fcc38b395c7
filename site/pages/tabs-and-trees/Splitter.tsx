import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useEventListeners } from '../../shared/useEventListeners';
import { largest, sizeAfter, sizeAt, smallest } from './split';
import { testId } from './test-id';

export function Splitter() {
  const [size, setSize] = useState(50);
  const box = useRef<HTMLDivElement>(null);
  const dragging = useRef<number | null>(null);

  // On the window, because a pointer leaves the narrow bar. It is not captured, because Chromium forgets that between
  // two commands of a WebDriver.
  useEventListeners(window, {
    pointermove({ clientX, pointerId }) {
      if (dragging.current !== pointerId || !box.current) return;
      setSize(sizeAt(clientX, box.current.getBoundingClientRect()));
    },
    pointerup: endDrag,
    pointercancel: endDrag,
  });

  function endDrag({ pointerId }: { pointerId: number }) {
    if (dragging.current === pointerId) dragging.current = null;
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = sizeAfter(size, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setSize(next);
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    dragging.current = event.pointerId;
  }

  return (
    <>
      <h2>Splitter</h2>
      <p className="muted">Drag the bar between the two parts, or move it by the arrow keys.</p>
      <div className="split" ref={box} style={{ '--split-size': `${size}%` } as CSSProperties}>
        <div id="split-left" className="split-part" {...testId('split-left')}>
          Inbox
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved. */}
        <div
          className="split-handle"
          role="separator"
          tabIndex={0}
          aria-label="Width of the inbox"
          aria-controls="split-left"
          aria-orientation="vertical"
          aria-valuemin={smallest}
          aria-valuemax={largest}
          aria-valuenow={size}
          onKeyDown={onKeyDown}
          onPointerDown={onPointerDown}
          {...testId('split-handle')}
        />
        <div className="split-part" {...testId('split-right')}>
          Letter
        </div>
      </div>
      <p className="panel" {...testId('split-size')}>
        {`${size} %`}
      </p>
    </>
  );
}
